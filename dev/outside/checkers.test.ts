// Programs that check files, on all that runs in GitHub Actions here and in what readers copy.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderAction } from '../scripts/tables.ts'
import { fragments } from './fragments.ts'
import { tools } from './tools.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const within = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
const workflows = within('.github/workflows')
const examples = within('examples')

/** The steps that the pages show, as workflows in a folder of their own. */
const folder = mkdtempSync(join(tmpdir(), 'fragments-'))
const shown = fragments.map(({ text }, index) => ({
  path: join(folder, `.github/workflows/${index}.yml`),
  text,
}))
beforeAll(() => {
  mkdirSync(join(folder, '.github/workflows'), { recursive: true })
  for (const { path, text } of shown) writeFileSync(path, text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pieces = shown.map(({ path }) => path)

/** Runs a program in this repository; returns its exit code and what it writes. */
function run(program: string, args: string[]): { code: number; output: string } {
  try {
    return {
      code: 0,
      output: execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

const good = expect.objectContaining({ code: 0 })

describe('shellcheck', () => {
  it.each(['.ci/run', 'dev/outside/stand-ins/bin/bash'])('%s', (file) => {
    expect(run(tools.shellcheck, [file])).toEqual({ code: 0, output: '' })
  })
})

describe('zizmor', () => {
  const audit = (...args: string[]) =>
    run(tools.zizmor, ['--offline', '--quiet', '--format=plain', '--color=never', ...args])

  it('reports nothing about this repository', () => {
    expect(
      audit(
        ...workflows,
        '.github/dependabot.yml',
        'action.yml',
        'sweep/action.yml',
        folderAction.path,
        ...examples,
      ),
    ).toEqual(good)
  })

  it("reports nothing about Dependabot's settings in the page about updates", () => {
    const path = join(folder, '.github/dependabot.yml')
    const [, settings = ''] =
      /^```yaml\n(version: 2\n[\s\S]*?)^```$/m.exec(
        readFileSync(join(root, 'docs/updates.md'), 'utf8'),
      ) ?? []
    writeFileSync(path, settings)
    expect(audit('--no-config', path)).toEqual(good)
    writeFileSync(path, settings.replace('directory', 'folder'))
    expect(audit('--no-config', path)).not.toEqual(good)
  })

  it('reports of the examples, as a reader has them, only what SECURITY.md answers', () => {
    const { output } = audit('--no-config', '--persona=auditor', ...examples, ...pieces)
    const reported = new Set([...output.matchAll(/^\w+\[([\w-]+)\]: /gm)].map((found) => found[1]))
    const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')
    const section = page.split(/^## /m).find((part) => part.startsWith('What zizmor reports')) ?? ''
    const answered = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map((row) => row[1])
    expect([...reported].toSorted()).toEqual(answered.toSorted())
  })

  it.each(examples)('%s says itself why its trigger is no risk', (example) => {
    const { output } = audit('--no-config', '--no-ignores', example)
    const dangerous = output.includes('[dangerous-triggers]')
    expect(dangerous).toBe(
      /zizmor: ignore\[dangerous-triggers\] \w/.test(readFileSync(join(root, example), 'utf8')),
    )
  })
})
