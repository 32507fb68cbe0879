import { afterEach, beforeEach, expect, it } from 'vitest'
import { withoutHtmlComments } from '../local/github/comment-view.ts'
import { commentCreated, dispatched, scheduled } from '../local/github/events.ts'
import type { LocalGitHub } from '../local/github/github.ts'
import { asks, bodies, openStage, outputs, type Stage } from './stage.ts'

const docsName = 'my-org/handbook'
const secrets = { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID(), DOCS_APP_PRIVATE_KEY: 'not used' }
let stage: Stage
let docs: LocalGitHub
let appToken: string
beforeEach(async () => {
  stage = await openStage({ pullsIn: docsName })
  docs = stage.github.other(docsName)
  appToken = stage.github.createToken({ login: 'docs-app[bot]', repositories: [docsName] })
})
afterEach(() => stage.close())

/** Runs the workflow of the repository of the code for a command on a new issue. */
async function askHere(text: string, how: { appToken?: string } = { appToken }) {
  const { number, event } = await asks(stage, text)
  return {
    number,
    ran: await stage.run('examples/code-repository.yml', event, { secrets, ...how }),
  }
}

async function writersOn(pull: number): Promise<(string | undefined)[]> {
  return (await docs.conversation(pull)).map(({ user }) => user.login)
}

it('code-repository.yml reports on the docs pull request, and docs-repository.yml continues the job there', async () => {
  const { github } = stage
  const { number, ran } = await askHere('/docs explain the retries')
  expect(ran.code, ran.log).toBe(0)
  const { outcome, prLink, prNumber } = outputs(ran)
  expect({ outcome, prLink }).toEqual({
    outcome: 'completed',
    prLink: `${github.serverUrl}/${docsName}/pull/${prNumber}`,
  })
  expect((await bodies(stage, number)).at(-1)).toContain('is ready')
  expect(await writersOn(Number(prNumber))).toEqual(['docs-app[bot]'])

  const comment = await docs.as('wim').comment(Number(prNumber), '/docs name the errors')
  const next = await stage.run(
    'examples/docs-repository.yml',
    await commentCreated(docs, comment),
    {
      secrets,
      github: docs,
    },
  )
  expect(outputs(next), next.log).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(stage.service.posts().map(({ path }) => path)).toEqual([
    '/v2/agent/my-project/job',
    '/v2/agent/my-project/job/job-0001/message',
  ])
  const shown = (await docs.conversation(Number(prNumber))).map(({ body }) =>
    withoutHtmlComments(body),
  )
  expect(shown.at(-1)).toContain('the changes are in this pull request')
  expect(github.violations).toEqual([])
})

it('code-repository.yml runs without the token if the app gives none, and writes nothing on the docs pull request', async () => {
  const { number, ran } = await askHere('/docs explain the retries', {})
  expect(ran.code, ran.log).toBe(0)
  const { outcome, prNumber } = outputs(ran)
  expect(outcome).toBe('completed')
  expect((await bodies(stage, number)).at(-1)).toContain('is ready')
  expect(await writersOn(Number(prNumber))).toEqual([])
})

it('code-sweep.yml finishes what a run of code-repository.yml left, and comments on the docs pull request', async () => {
  stage.service.settings.scenario = 'slow'
  const { number, ran } = await askHere('/docs --no-wait explain the retries')
  expect(outputs(ran), ran.log).toMatchObject({ outcome: 'detached', jobId: 'job-0001' })
  const pull = await docs
    .as('my-docs-agent[bot]')
    .openPullRequest({ title: 'Docs', head: 'docs-agent/job-0001' })
  stage.service.put({ id: 'job-0001', status: 'completed', prLink: pull.html_url })

  const swept = await stage.run('examples/code-sweep.yml', scheduled(stage.github), {
    secrets,
    appToken,
  })
  expect(swept.code, swept.log).toBe(0)
  expect(outputs(swept)).toMatchObject({ settled: '1', open: '0' })
  expect((await bodies(stage, number)).at(-1)).toContain('is ready')
  expect(await writersOn(pull.number)).toEqual(['docs-app[bot]'])
  expect(stage.github.violations).toEqual([])
})

it('code-nightly.yml continues its job until its pull request is merged, and then starts another one', async () => {
  await stage.github.as('rosa').openIssue('Nightly documentation')
  const night = async () =>
    outputs(
      await stage.run('examples/code-nightly.yml', dispatched(stage.github), { secrets, appToken }),
    )
  const first = await night()
  expect(first).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  const pull = Number(first.prNumber)
  expect(await writersOn(pull)).toEqual(['docs-app[bot]'])
  expect((await bodies(stage, 1)).at(-1)).toContain('is ready')
  expect(await night()).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  await docs.as('wim').merge(pull)
  expect(await night()).toMatchObject({ outcome: 'completed', jobId: 'job-0002' })
  expect(stage.github.violations).toEqual([])
})
