import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  dispatched,
  type LocalEvent,
  pullRequestOpened,
  reviewSubmitted,
  scheduled,
} from '../local/github/events.ts'
import { bodies, type How, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

interface Pull {
  by?: string
  head?: string
  labels?: string[]
  draft?: boolean
  review?: 'APPROVE' | 'COMMENT'
  reviewer?: string
}

/** A pull request was opened, or reviewed. */
async function happened({
  by = 'wim',
  head = 'retries',
  labels = [],
  draft = false,
  review,
  reviewer = 'mara',
}: Pull) {
  const { github } = stage
  const { number } = await github
    .as(by)
    .openPullRequest({ title: 'Retries', head, body: 'Retry five times.' })
  for (const name of labels) await github.as('wim').label(number, name)
  const event =
    review === undefined
      ? pullRequestOpened(github, await github.get(`pulls/${number}`))
      : await reviewSubmitted(
          github,
          await github.as(reviewer).review(number, 'Fine.', { event: review }),
        )
  Object.assign(event.payload.pull_request as object, { draft })
  return { number, event }
}

const prompts = () => stage.service.posts().map(({ json }) => (json as { prompt: string }).prompt)

describe.each<[string, Pull, { checks?: string[]; labels?: string[] }]>([
  ['examples/pull-request.yml', {}, { checks: ['docs-agent pending', 'docs-agent success'] }],
  ['examples/approved.yml', { review: 'APPROVE' }, { labels: ['docs-asked'] }],
])('%s', (workflow, pull, { checks = [], labels = [] }) => {
  it('asks', async () => {
    const { number, event } = await happened(pull)
    const ran = await stage.run(workflow, event)
    expect(ran.code, ran.log).toBe(0)
    expect(outputs(ran)).toMatchObject({ outcome: 'completed' })
    expect(prompts()).toEqual([expect.stringContaining('Retry five times.')])
    expect((await bodies(stage, number)).join('\n')).toMatch(/pull request \S+ is ready/)
    expect(stage.github.statuses.map(({ context, state }) => `${context} ${state}`)).toEqual(checks)
    const label = [
      'api',
      '--method',
      'POST',
      `repos/octo-org/handbook/issues/${number}/labels`,
      '--field',
    ]
    expect((await stage.gh.read()).calls).toEqual(
      labels.map((name) => [...label, `labels[]=${name}`, '--silent']),
    )
    expect(stage.github.violations).toEqual([])
  })

  it('leaves no trace if the person may not ask', async () => {
    const { event } = await happened({ ...pull, by: 'tom', reviewer: 'tom' })
    expect(outputs(await stage.run(workflow, event))).toMatchObject({ outcome: 'refused' })
    expect((await stage.gh.read()).calls).toEqual([])
  })

  it.each<[string, Pull, How?]>([
    ['from a fork', { head: 'rosa:retries' }],
    ["of the agent's own", { by: 'my-docs-agent[bot]' }],
    ['of anybody while DOCS_AGENT_LOGIN is not set', {}, { vars: { DOCS_AGENT_LOGIN: '' } }],
    ['with the label', { labels: ['skip-docs', 'docs-asked'] }],
  ])('starts no step for one %s', async (_, more, how) => {
    const { event } = await happened({ ...pull, ...more })
    expect(await stage.run(workflow, event, how)).toMatchObject({ code: 0, steps: [] })
  })
})

it.each<[string, Pull]>([
  ['examples/pull-request.yml', { draft: true }],
  ['examples/approved.yml', { review: 'COMMENT' }],
])('%s starts no step for one with %j', async (workflow, pull) => {
  expect(await stage.run(workflow, (await happened(pull)).event)).toMatchObject({
    code: 0,
    steps: [],
  })
})

it.each([
  [[], 1],
  [['bug'], 1],
  [['bug', 'docs-done'], 0],
  [['skip-docs'], 0],
])('gate.yml ends a pull request with the labels %j with %i', async (labels, code) => {
  const ran = await stage.run(
    'examples/gate.yml',
    (await happened({ labels, head: 'rosa:retries' })).event,
  )
  expect(ran.code, ran.log).toBe(code)
})

const steps = (number: number): [string, LocalEvent] => [
  `docs/recipes.md, steps ${number}`,
  dispatched(stage.github),
]

it.each(['completed', 'failed'] as const)(
  'Slack gets a message about a job that is %s',
  async (scenario) => {
    stage.service.settings.scenario = scenario
    const got: string[] = []
    const slack = createServer(async (request, response) => {
      got.push(Buffer.concat(await request.toArray()).toString())
      response.end('ok')
    })
    await new Promise<void>((done) => slack.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(slack.address() as AddressInfo).port}`
    const ran = await stage.run(...steps(1), { secrets: { SLACK_WEBHOOK_URL: address } })
    slack.close()
    const { reason = '', prLink = '' } = outputs(ran)
    expect(
      got.map((body) => JSON.parse(body)),
      ran.log,
    ).toEqual([{ text: expect.stringContaining(`${scenario} `) }])
    expect(got[0]).toContain(prLink)
    expect(reason).not.toBe('')
  },
)

it('the generated prompt is sent', async () => {
  const files = { 'style.md': 'American English.\n', 'release.md': 'Write about the release.\n' }
  const named = Object.entries(files).map(([name, text]) => [`.github/prompts/${name}`, text])
  await stage.repository.commit('Add prompts', Object.fromEntries(named))
  const ran = await stage.run(...steps(2))
  expect(ran.code, ran.log).toBe(0)
  expect(prompts()).toEqual([
    expect.stringContaining('American English.\nWrite about the release.'),
  ])
})

describe('what another tool wrote is sent as data', () => {
  const scripts = (lines: Record<string, string>) => ({
    'package.json': JSON.stringify({ scripts: lines }),
  })
  it('the changes of an API', async () => {
    const { git, commit } = stage.repository
    await commit('Describe the API', { 'api/openapi.yaml': 'paths:\n' })
    await git('tag', 'v1.0.0')
    await commit('Add retries', { 'api/openapi.yaml': 'paths:\n  /retries:\n' })
    const ran = await stage.run(...steps(3))
    expect(ran.code, ran.log).toBe(0)
    expect(prompts()).toEqual([expect.stringContaining('  +  /retries:\n```\n')])
  })

  it('the report of a linter, which fails', async () => {
    await stage.repository.commit(
      'Lint',
      scripts({ 'lint:docs': 'echo docs/a.md: no title; exit 1' }),
    )
    const ran = await stage.run(...steps(4))
    expect(ran.code, ran.log).toBe(0)
    expect(prompts()).toEqual([expect.stringContaining('```\n  docs/a.md: no title\n```\n')])
  })

  it('nothing, if the linter has nothing to say', async () => {
    await stage.repository.commit('Lint', scripts({ 'lint:docs': 'true' }))
    const ran = await stage.run(...steps(4))
    expect(outputs(ran), ran.log).toMatchObject({ outcome: 'skipped' })
    expect(prompts()).toEqual([])
  })

  it('the log of a build that failed, to the job that wrote the pages', async () => {
    await stage.repository.commit(
      'Build',
      scripts({ 'build:docs': 'echo docs/a.md: bad link >&2; exit 1' }),
    )
    stage.service.put({ id: 'job-0007', status: 'completed' })
    const [name, event] = steps(5)
    Object.assign(event.payload, { inputs: { 'job-id': 'job-0007' } })
    const ran = await stage.run(name, event)
    expect(ran.log).toContain('job-0007')
    expect(stage.service.posts().map(({ path }) => path)).toEqual([
      '/v2/agent/my-project/job/job-0007/message',
    ])
    expect(prompts()).toEqual([expect.stringContaining('  docs/a.md: bad link\n```\n')])
  })
})

it.each<[string, () => Promise<LocalEvent[]>]>([
  ['examples/nightly.yml', async () => [scheduled(stage.github), scheduled(stage.github)]],
  [
    'examples/pull-request.yml',
    async () => {
      const { event } = await happened({})
      return [event, { ...event, payload: { ...event.payload, action: 'synchronize' } }]
    },
  ],
])('%s sends what comes next to the same job', async (workflow, occur) => {
  await stage.github.as('rosa').openIssue('Nightly documentation')
  for (const event of await occur()) {
    const ran = await stage.run(workflow, event)
    expect(outputs(ran), ran.log).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    await stage.repository.commit('Retry', { 'src/retry.ts': `${stage.service.posts().length}` })
  }
  expect(stage.service.posts()).toHaveLength(2)
})
