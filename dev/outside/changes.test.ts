import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dispatched, type LocalEvent, pushed, scheduled } from '../local/github/events.ts'
import { succeededRun } from '../local/github/workflow-runs.ts'
import { bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await withIssues()
})
afterEach(() => stage.close())

/** A stage with the issues that the examples name. */
async function withIssues(projectId = 'my-project'): Promise<Stage> {
  const opened = await openStage({ projectId })
  for (let number = 1; number <= 4; number++)
    await opened.github.as('rosa').openIssue(`Docs ${number}`)
  return opened
}

/** The workflow succeeded on the newest commit. */
async function succeeded(workflow: string, event: string): Promise<void> {
  const sha = (await stage.repository.git('rev-parse', 'main')).trim()
  const createdAt = new Date(Date.now() - 60_000).toISOString()
  stage.github.runs.set(1, succeededRun({ workflow, event, sha, createdAt }))
}

async function commit(file: string, message = 'Add a file'): Promise<string> {
  const { folder, git } = stage.repository
  await mkdir(join(folder, dirname(file)), { recursive: true })
  await writeFile(join(folder, file), 'A new line.\n')
  await git('add', '.')
  await git('commit', '--quiet', `--message=${message}`)
  return (await git('rev-parse', 'HEAD')).trim()
}

/** The prompts that the service took. */
const prompts = () =>
  stage.service
    .posts()
    .filter(({ acted }) => acted)
    .map(({ json }) => (json as { prompt: string }).prompt)

const events = { schedule: scheduled, workflow_dispatch: dispatched, push: pushed }

it.each<[string, keyof typeof events, string, number]>([
  ['examples/nightly.yml', 'schedule', 'docs/retries.md', 1],
  ['examples/nightly.yml', 'workflow_dispatch', 'docs/retries.md', 1],
  ['examples/merged.yml', 'push', 'src/retry.ts', 1],
])('%s, on %s, sends that %s was added', async (workflow, event, file, issue) => {
  const made = events[event](stage.github)
  await succeeded(basename(workflow), made.name)
  await commit(file)
  const ran = await stage.run(workflow, made)
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ outcome: 'completed' })
  expect(prompts()).toEqual([expect.stringContaining(file)])
  if (workflow === 'examples/nightly.yml')
    expect(prompts()[0]).toContain('repository\n\nWrite American English,')
  expect((await bodies(stage, issue)).join('\n')).toContain('is ready')
  expect(stage.github.violations).toEqual([])
})

it.each<[string, keyof typeof events, string, string[]]>([
  ['examples/nightly.yml', 'schedule', 'nothing changed', []],
  ['examples/merged.yml', 'push', 'only a test changed', ['src/retry.test.ts']],
])('%s, on %s, sends nothing if %s', async (workflow, event, _, files) => {
  const made = events[event](stage.github)
  await succeeded(basename(workflow), made.name)
  for (const file of files) await commit(file)
  const ran = await stage.run(workflow, made)
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ outcome: 'skipped' })
  expect(prompts()).toEqual([])
})

it.each<[string, (number: number) => LocalEvent]>([
  ['examples/merged-pull-request.yml', () => pushed(stage.github)],
  [
    'examples/replay.yml',
    (number) => ({ ...dispatched(stage.github), payload: { inputs: { number: `${number}` } } }),
  ],
])('%s asks in a merged pull request from a fork', async (workflow, make) => {
  const { number } = await stage.github
    .as('rosa')
    .openPullRequest({ title: 'Retries', head: 'rosa:retries' })
  await commit('src/retry.ts')
  await stage.github
    .as('wim')
    .merge(number, (await stage.repository.git('rev-parse', 'main')).trim())
  const ran = await stage.run(workflow, make(number))
  expect(outputs(ran), ran.log).toMatchObject({ outcome: 'completed' })
  expect(prompts()).toEqual([expect.stringContaining('Title: Retries')])
  expect((await bodies(stage, number)).join('\n')).toContain('is ready')
  expect(stage.github.violations).toEqual([])
})

it('examples/merged.yml sends nothing about a merged pull request with the label', async () => {
  const made = pushed(stage.github)
  await succeeded('merged.yml', made.name)
  const mara = stage.github.as('mara')
  const { number } = await mara.openPullRequest({ title: 'Retries', head: 'retries' })
  await mara.label(number, 'skip-docs')
  await mara.merge(number, await commit('src/retry.ts', `Retries (#${number})`))
  const ran = await stage.run('examples/merged.yml', pushed(stage.github))
  expect(outputs(ran)).toMatchObject({
    outcome: 'skipped',
    reason: expect.stringContaining(`label (#${number})`),
  })
  expect(prompts()).toEqual([])
})

it.each([
  ['my-api', 'api/retry.ts', 3],
  ['my-web', 'web/page.ts', 4],
])(
  'monorepo.yml asks %s about its folder on its issue, even if the other project fails',
  async (project, file, issue) => {
    // The key is for one project: the service rejects the other one.
    await stage.close()
    stage = await withIssues(project)
    await succeeded('monorepo.yml', 'schedule')
    for (const path of ['api/retry.ts', 'web/page.ts']) await commit(path)
    const ran = await stage.run('examples/monorepo.yml', scheduled(stage.github))
    expect(ran.code, ran.log).toBe(1)
    const ours = ran.steps.filter(({ stage }) => stage === 'Main')
    const results = ours.map(({ matrix, result }) => [matrix.project, result])
    expect(Object.fromEntries(results)).toEqual({
      'my-api': 'failure',
      'my-web': 'failure',
      [project]: 'success',
    })
    expect(prompts()).toEqual([expect.stringContaining(file)])
    expect((await bodies(stage, issue)).join('\n')).toContain('is ready')
  },
)
