import { afterEach, beforeEach, expect, it } from 'vitest'
import { withoutHtmlComments } from '../local/github/comment-view.ts'
import { commentCreated, scheduled } from '../local/github/events.ts'
import type { LocalGitHub } from '../local/github/github.ts'
import { succeededRun } from '../local/github/workflow-runs.ts'
import { createRepository } from '../local/repository.ts'
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

it('code-repository.yml reports on the docs pull request, and the starter continues the job there', async () => {
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
  const next = await stage.run('examples/starter.yml', await commentCreated(docs, comment), {
    secrets,
    github: docs,
  })
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

it('docs-repository-nightly.yml asks for what was merged in two repositories of the code, one of them private', async () => {
  const code = [
    { name: 'app', private: false, repository: await createRepository({ daysAgo: 2 }) },
    { name: 'engine', private: true, repository: await createRepository({ daysAgo: 2 }) },
  ]
  const own = await openStage({ code })
  try {
    const { github } = own
    await github.as('rosa').openIssue('Nightly documentation')
    const createdAt = new Date(Date.now() - 3_600_000).toISOString()
    const sha = (await own.repository.git('rev-parse', 'main')).trim()
    const workflow = 'docs-repository-nightly.yml'
    github.runs.set(1, succeededRun({ workflow, event: 'schedule', sha, createdAt }))
    for (const { name, repository } of code) {
      const there = github.other(`my-org/${name}`)
      const opened = { title: `Retry in the ${name}`, head: 'retries', body: 'It lost work.' }
      const { number } = await there.as('mara').openPullRequest(opened)
      const file = { message: 'Retry', path: `src/${name}.ts`, text: 'retry()\n', as: 'mara' }
      await there.as('wim').merge(number, await repository.merge(number, 'retries', file))
    }
    const token = github.createToken({
      login: 'wim',
      repositories: ['my-org/app', 'my-org/engine'],
      grants: { contents: 'read', pull_requests: 'read', issues: 'none', actions: 'none' },
    })
    const night = (more: Record<string, string>) =>
      own.run('examples/docs-repository-nightly.yml', scheduled(github), {
        secrets: { DOCS_AGENT_MEMORY_KEY: secrets.DOCS_AGENT_MEMORY_KEY, ...more },
      })
    const refused = await night({})
    expect(outputs(refused).reason).toContain('my-org/engine cannot be read (HTTP 404).')
    const ran = await night({ DOCS_AGENT_CODE_TOKEN: token })
    expect(ran.code, ran.log).toBe(0)
    expect(outputs(ran)).toMatchObject({ outcome: 'completed' })
    const [prompt] = own.service.posts().map(({ json }) => (json as { prompt: string }).prompt)
    for (const { name } of code) {
      expect(prompt).toContain(`Changes in my-org/${name} since the last successful run`)
      expect(prompt).toContain(`  #1 Retry in the ${name}\n    It lost work.\n`)
      expect(prompt).toContain(`  src/${name}.ts\n    @@ -0,0 +1 @@\n    +retry()\n`)
    }
    expect((await bodies(own, 1)).at(-1)).toContain('Covers my-org/app#1.')
    expect(github.violations).toEqual([])
  } finally {
    await own.close()
    for (const { repository } of code) await repository.remove()
  }
})
