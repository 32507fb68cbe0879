import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { example } from '../../dev/local/github/examples.ts'
import { outputNames } from '../../src/io/outputs.ts'
import { change, environment } from '../helpers/payload.ts'

const folder = mkdtempSync(join(tmpdir(), 'entry-'))
afterAll(() => rmSync(folder, { recursive: true }))
const source = fileURLToPath(new URL('../../src/index.ts', import.meta.url))

/** Starts the program as the runner does, and reads what it wrote. `before` is a module that is loaded first. */
function start(payload: unknown, env: Record<string, string> = {}, before = '') {
  const files = ['EVENT_PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY'].map((name) => [
    `GITHUB_${name}`,
    join(folder, name),
  ])
  for (const [, file] of files) writeFileSync(file as string, '')
  writeFileSync(join(folder, 'EVENT_PATH'), JSON.stringify(payload))
  writeFileSync(join(folder, 'before.mjs'), before)
  const first = pathToFileURL(join(folder, 'before.mjs')).href
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', first, source], {
    env: {
      ...environment,
      GITHUB_EVENT_NAME: 'issue_comment',
      ...Object.fromEntries(files),
      ...env,
    },
    encoding: 'utf8',
    timeout: 20_000,
  })
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)
  const outputs = Object.fromEntries(
    lines('OUTPUT').map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  return { status, stdout, stderr, outputs, state: lines('STATE') }
}

const empty = Object.fromEntries(outputNames.map((name) => [name, '']))
const comment = (body: string) => change(example('issue_comment', 'created'), 'comment.body', body)

describe('an event that is not handled', () => {
  it('sets every output, and the step succeeds', () => {
    const reason = 'The text does not begin with the command.'
    expect(start(comment('Thanks'))).toEqual({
      status: 0,
      stdout: `Skipped: ${reason}\n`,
      stderr: '',
      outputs: { ...empty, outcome: 'skipped', reason },
      state: [],
    })
  })

  it.each([
    ['hidden markup', '<? /docs ?> Thanks'],
    ['markup that is shown', 'Thanks, `<?php` is right'],
    ['hidden markup that has a command', '<![CDATA[\n/docs x\n]]>'],
  ])('with %s: skipped', (_, body) => {
    expect(start(comment(body))).toMatchObject({
      status: 0,
      stderr: '',
      outputs: { outcome: 'skipped' },
    })
  })

  it('loads nothing but files of its own', () => {
    const report = `
      import { registerHooks } from 'node:module'
      import { writeSync } from 'node:fs'
      registerHooks({ load(url, context, next) {
        if (!url.startsWith('node:')) writeSync(1, url.replace(/.*\\/src\\//, 'src/') + '\\n')
        return next(url, context)
      } })`
    const loaded = start(comment('Thanks'), {}, report)
      .stdout.split('\n')
      .filter((line) => !/^(Skipped.*)?$/.test(line))
    expect(loaded).toContain('src/index.ts')
    expect(
      loaded.filter(
        (url) =>
          !/^src\/(index|ask\/[\w-]+|protocol\/trigger|io\/(?:command-file|outputs|visibility)|formats|foreign-json|text-beginning|schema)\.ts$/.test(
            url,
          ),
      ),
    ).toEqual([])
  })
})

it('a Node that is too old is one error', () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.11.1' })"
  const reason =
    'This action needs Node 24, and the runner started it on Node 20.11.1: update the runner.'
  expect(start(comment('/docs x'), {}, old)).toEqual({
    status: 1,
    stdout: `::error::${reason}\n`,
    stderr: '',
    outputs: { ...empty, outcome: 'error', reason },
    state: [],
  })
})

describe('an internal error', () => {
  const later = (statement: string) =>
    `setTimeout(() => { ${statement} }, 0); setTimeout(() => {}, 60_000)`
  const words =
    "Object.assign(new TypeError('::add-mask::x\\\\n##[error]y'), { code: 'ECONNRESET', cause: new Error('::error::z') })"

  it.each([
    ['thrown', `throw ${words}`, ' (TypeError, ECONNRESET)'],
    ['a rejection', `Promise.reject(${words})`, ' (TypeError, ECONNRESET)'],
    ['with a name that is a command', "throw { name: '::error::x', code: '\\\\n::error::y' }", ''],
    ['nothing', 'throw undefined', ''],
  ])('%s: no foreign text is printed', (_, statement, kind) => {
    const reason = `The action hit an internal error${kind}. Please report it.`
    expect(start(comment('Thanks'), {}, later(statement))).toMatchObject({
      status: 1,
      stdout: `Skipped: The text does not begin with the command.\n::error::${reason}\n`,
      stderr: '',
      outputs: { outcome: 'error', reason },
    })
  })

  it('keeps the output of a job that is known already', () => {
    const write =
      "import { appendFileSync } from 'node:fs'; appendFileSync(process.env.GITHUB_OUTPUT, 'jobId=job-1\\n');"
    const { outputs } = start(comment('Thanks'), {}, write + later("throw new Error('x')"))
    expect(outputs).toMatchObject({ outcome: 'error', jobId: 'job-1', status: '' })
  })
})
