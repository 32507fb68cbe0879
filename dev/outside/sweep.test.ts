import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  dispatched,
  type LocalEvent,
  pullRequestClosed,
  pullRequestOpened,
  scheduled,
} from '../local/github/events.ts'
import { asks, bodies, editCall, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

/** The agent opens its pull request, and the job completes. */
async function finishes(jobId: string): Promise<LocalEvent> {
  const pull = { title: 'Docs', head: `docs-agent/${jobId}` }
  const { number, html_url } = await stage.github.as('my-docs-agent[bot]').openPullRequest(pull)
  stage.service.put({ id: jobId, status: 'completed', prLink: html_url })
  return pullRequestOpened(stage.github, await stage.github.get(`pulls/${number}`))
}

async function isReported(number: number): Promise<void> {
  expect((await bodies(stage, number)).at(-1)).toContain('is ready')
  expect(stage.service.posts()).toHaveLength(1)
  expect(stage.github.violations).toEqual([])
}

/** A starter that knows the agent's account. */
const knowing = { edit: editCall({ 'agent-login': 'my-docs-agent[bot]' }) }

it('detached.yml leaves the job and starts sweep.yml, which finishes the job', async () => {
  stage.service.settings.scenario = 'slow'
  const { number, event } = await asks(stage)
  const left = await stage.run('examples/detached.yml', event)
  expect(left.code, left.log).toBe(0)
  expect(outputs(left)).toMatchObject({ outcome: 'detached', jobId: 'job-0001' })
  const [[command, subcommand, file = '', ...options] = [], ...more] = (await stage.gh.read()).calls
  expect([command, subcommand, file, ...options, ...more]).toEqual([
    ...['workflow', 'run', 'sweep.yml', '--repo', 'octo-org/handbook', '--field', 'max-minutes=60'],
  ])

  const [name = '', minutes] = options.at(-1)?.split('=') ?? []
  const { payload } = dispatched(stage.github)
  const sweeping = await stage.start(`examples/${file}`, {
    name: 'workflow_dispatch',
    payload: { ...payload, inputs: { [name]: minutes } },
  })
  const checks = () => stage.service.ledger.filter(({ method }) => method === 'GET').length
  const before = checks()
  await expect.poll(checks, { timeout: 60_000 }).toBeGreaterThan(before + 1)
  await finishes('job-0001')
  const swept = await sweeping.ended
  expect(outputs(swept), swept.log).toMatchObject({ settled: '1', open: '0' })
  await isReported(number)
})

it.each([
  ['examples/sweep.yml', 'examples/detached.yml'],
  ['examples/starter.yml', 'examples/starter.yml'],
  ['examples/own-jobs.yml', 'examples/detached.yml'],
  ['examples/repository.yml', 'examples/repository.yml'],
])(
  "%s finishes what %s left when the agent's pull request is opened, and says when it is merged",
  async (sweep, workflow) => {
    stage.service.settings.scenario = 'slow'
    const { number, event } = await asks(stage, '/docs --no-wait explain the retries')
    const left = await stage.run(workflow, event)
    expect(outputs(left), left.log).toMatchObject({ outcome: 'detached' })
    const opened = await finishes('job-0001')
    const swept = await stage.run(sweep, opened, knowing)
    expect(swept.code, swept.log).toBe(0)
    expect(outputs(swept)).toMatchObject({ settled: '1', open: '0' })
    await isReported(number)
    const pull = Number(opened.payload.number)
    await stage.github.as('mara').merge(pull)
    const told = await stage.run(
      sweep,
      pullRequestClosed(stage.github, await stage.github.get(`pulls/${pull}`)),
      knowing,
    )
    expect(told.code, told.log).toBe(0)
    expect((await bodies(stage, number)).at(-1)).toContain('was merged')
  },
)

it.each([
  'examples/sweep.yml',
  'examples/starter.yml',
  'examples/own-jobs.yml',
  'examples/repository.yml',
])("%s starts nothing for somebody else's pull request", async (workflow) => {
  const { number } = await stage.github
    .as('wim')
    .openPullRequest({ title: 'Retries', head: 'retries' })
  const event = pullRequestOpened(stage.github, await stage.github.get(`pulls/${number}`))
  const ran = await stage.run(workflow, event, knowing)
  expect(ran, ran.log).toMatchObject({ code: 0, steps: [] })
  expect(stage.github.ledger).toEqual([])
})

it.each(['examples/sweep.yml', 'examples/starter.yml', 'examples/own-jobs.yml'])(
  '%s starts nothing for a pull request while nobody says which account the agent has',
  async (workflow) => {
    const event = await finishes('job-0001')
    const ran = await stage.run(workflow, event, { vars: { DOCS_AGENT_LOGIN: '' } })
    expect(ran, ran.log).toMatchObject({ code: 0, steps: [] })
  },
)

it.each([
  'examples/starter.yml',
  'examples/own-jobs.yml',
  'examples/repository.yml',
  'examples/sweep.yml',
])('%s starts nothing while DOCS_AGENT_PAUSED is true', async (workflow) => {
  const vars = { DOCS_AGENT_PAUSED: 'true' }
  const ran = await stage.run(workflow, scheduled(stage.github), { vars })
  expect(ran, ran.log).toMatchObject({ code: 0, steps: [] })
  if (workflow === 'examples/sweep.yml') return
  const { event } = await asks(stage)
  const asked = await stage.run(workflow, event, { vars })
  expect(asked, asked.log).toMatchObject({ code: 0, steps: [] })
})

it.each([
  'examples/sweep.yml',
  'examples/starter.yml',
  'examples/own-jobs.yml',
  'examples/repository.yml',
  'examples/public.yml',
])('%s makes one pass on its schedule', async (workflow) => {
  const secrets = { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID() }
  const ran = await stage.run(workflow, scheduled(stage.github), { secrets })
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ settled: '0', open: '0' })
})

it('public.yml answers a comment, signs with the key of its own, and its sweep knows that', async () => {
  const secrets = { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID() }
  const { number, event } = await asks(stage)
  const ran = await stage.run('examples/public.yml', event, { secrets })
  expect(outputs(ran), ran.log).toMatchObject({ outcome: 'completed' })
  await isReported(number)
  const swept = await stage.run('examples/public.yml', scheduled(stage.github), { secrets })
  expect(swept.code, swept.log).toBe(0)
  const stranger = await stage.run('examples/public.yml', scheduled(stage.github), {
    secrets: { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID() },
  })
  expect(stranger.code, 'without the key that signed, a sweep fails').toBe(1)
})
