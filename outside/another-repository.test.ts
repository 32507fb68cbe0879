import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutHtmlComments } from '../local/github/comment-view.ts'
import { commentCreated } from '../local/github/events.ts'
import { bodies, openStage, outputs, type Stage } from './stage.ts'

const docsName = 'my-organisation/docs'
let stage: Stage
beforeAll(async () => {
  stage = await openStage({ pullsIn: docsName })
})
afterAll(() => stage.close())

it('code-repository.yml reports on the docs pull request, and docs-repository.yml continues the job there', async () => {
  const { github } = stage
  const docs = github.other(docsName)
  const appToken = github.createToken({ login: 'docs-app[bot]', repositories: [docsName] })
  const secrets = { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID(), DOCS_APP_PRIVATE_KEY: 'not used' }
  const { number } = await github.as('rosa').openIssue('Retries', 'What is tried again?')
  const asked = await commentCreated(github, await github.as('wim').comment(number, '/docs explain the retries'))
  const ran = await stage.run('examples/code-repository.yml', asked, { secrets, appToken })
  expect(ran.code, ran.log).toBe(0)
  const { outcome, prLink, prNumber } = outputs(ran)
  expect({ outcome, prLink }).toEqual({
    outcome: 'completed',
    prLink: `${github.serverUrl}/${docsName}/pull/${prNumber}`,
  })
  expect((await bodies(stage, number)).at(-1)).toContain('the pull request is ready')
  const there = await docs.conversation(Number(prNumber))
  expect(there.map(({ user }) => user.login)).toEqual(['docs-app[bot]'])

  const comment = await docs.as('wim').comment(Number(prNumber), '/docs name the errors')
  const next = await stage.run('examples/docs-repository.yml', await commentCreated(docs, comment), {
    secrets,
    github: docs,
  })
  expect(outputs(next), next.log).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(stage.service.posts().map(({ path }) => path)).toEqual([
    '/v2/agent/my-project/job',
    '/v2/agent/my-project/job/job-0001/message',
  ])
  const shown = (await docs.conversation(Number(prNumber))).map(({ body }) => withoutHtmlComments(body))
  expect(shown.at(-1)).toContain('the pull request is ready')
  expect(github.violations).toEqual([])
})
