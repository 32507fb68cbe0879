// From an empty repository to the first pull request, by the README alone: its commands are run as they stand there.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatched } from '../local/github/events.ts'
import { account, repositoryName } from '../scripts/account.ts'
import { committer, git } from './own-copy.ts'
import { machineEnvironment } from './replaced.ts'
import { asks, bodies, noCalls, openStage, outputs, type Stage } from './stage.ts'

const root = new URL('../../', import.meta.url)
const project = 'the-first-project'

let stage: Stage
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  stage = await openStage({ projectId: project })
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** The commands of the quick start, one for each block, and the first words of the comment that asks. */
async function quickStart(): Promise<{ commands: string[]; comment: string }> {
  const readme = (await readFile(new URL('README.md', root), 'utf8')).replaceAll('\r\n', '\n')
  const [, rest = ''] = readme.split('\n## Quick start\n')
  const [section = ''] = rest.split('\n## ')
  const blocks = (language: string) =>
    [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, text = '']) => text.trim(),
    )
  const [comment = ''] = blocks('text')
  return { commands: blocks('sh'), comment }
}

/** A checkout of an empty repository on its branch `main`, and the repository that it pushes to. */
async function emptyRepository(): Promise<{ checkout: string; remote: string }> {
  const [checkout, remote] = [join(folder, 'checkout'), join(folder, 'remote.git')]
  await Promise.all([mkdir(checkout), mkdir(remote)])
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main')
  git(checkout, 'init', '--quiet', '--initial-branch=main')
  git(checkout, 'remote', 'add', 'origin', remote)
  return { checkout, remote }
}

it('the commands of the README lead to the first pull request, within a minute', async () => {
  const { commands, comment } = await quickStart()
  const { checkout, remote } = await emptyRepository()
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await symlink(fileURLToPath(new URL('stand-ins/bin/gh', import.meta.url)), join(bin, 'gh'))
  const gh = join(folder, 'gh.json')
  await writeFile(gh, JSON.stringify(noCalls))
  const env = {
    ...machineEnvironment(),
    ...committer,
    PATH: [bin, process.env.PATH].join(delimiter),
    GH_STATE: gh,
  }
  const file = '.github/workflows/docs-agent.yml'
  const published = `https://raw.githubusercontent.com/${account}/${repositoryName}/v1/`
  const began = performance.now()
  for (const command of commands) {
    execFileSync('bash', ['-c', command.replace(published, root.href)], {
      cwd: checkout,
      env,
      // The key, at the prompt of the first command.
      input: `${stage.service.apiKey}\n`,
      stdio: 'pipe',
    })
    if (!command.startsWith('curl ')) continue
    // What the reader writes into the file.
    const text = await readFile(join(checkout, file), 'utf8')
    const filled = text
      .replace('my-project', project)
      .replace('https://agent.example.com', stage.service.url)
    await writeFile(join(checkout, file), filled)
  }
  const { calls, stored } = JSON.parse(await readFile(gh, 'utf8'))
  expect(calls.at(-1)).toEqual(['workflow', 'run', 'docs-agent.yml'])
  const secrets = Object.fromEntries(
    stored.map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  expect(secrets).toEqual({ DOCS_AGENT_API_KEY: stage.service.apiKey })

  // What GitHub has now, without any variable.
  const pushed = git(remote, 'show', `main:${file}`)
  const unset = { DOCS_AGENT_PROJECT: '', DOCS_AGENT_URL: '', DOCS_AGENT_LOGIN: '' }
  const how = { secrets, vars: unset, edit: () => `${pushed}\n` }
  const check = await stage.run(file, dispatched(stage.github), { ...how, fast: false })
  expect(check.code, check.log).toBe(0)
  expect(outputs(check).reason).toContain('The setup check found no problem.')

  const { number, event } = await asks(stage, comment)
  const ran = await stage.run(file, event, how)
  expect(ran.code, ran.log).toBe(0)
  const { outcome, prLink = '' } = outputs(ran)
  expect(outcome).toBe('completed')
  expect((await bodies(stage, number)).at(-1)).toContain(prLink)
  expect(stage.service.posts().map(({ path }) => path)).toEqual([`/v2/agent/${project}/job`])
  expect(stage.github.violations).toEqual([])
  expect(performance.now() - began).toBeLessThan(60_000)
})
