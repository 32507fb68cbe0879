import { expect, it } from 'vitest'
import { scheduled } from '../../dev/local/github/events.ts'
import { change, reply } from '../../dev/local/http/faults.ts'
import { asks, states } from '../helpers/comments.ts'
import { opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld } from '../helpers/world.ts'

// The answers of a forge that speaks GitHub's interface nearly, as Gitea 1.26 gave them.
const here = await fileWorld()

const always = { times: Number.POSITIVE_INFINITY }

it('whoever has the repository has the permission "owner"', async () => {
  const owner = (body: unknown) => {
    const { permissions: _, ...user } = (body as { user: Record<string, unknown> }).user
    return { permission: 'owner', role_name: 'owner', user }
  }
  here.github.faults.add('GET /repos/*/*/collaborators/*/permission', change(owner), always)
  const { event } = await asks(here)
  const run = await here.run(event, { inputs: { 'min-permission': 'admin' } })
  expect(run.ended.outputs.outcome).toBe('completed')
})

it('a comment of a pull request has an empty issue_url: a sweep finds it all the same', async () => {
  here.service.settings.scenario = 'slow'
  const { number } = await opened(here)
  await here.run((await asks(here, { number })).event, { inputs: { wait: 'false' } })
  here.service.put({ id: 'job-0001', status: 'completed', prLink: null })
  const withoutIssue = (body: unknown) =>
    (body as { issue_url: string }[]).map(({ issue_url, ...comment }) => ({
      ...comment,
      issue_url: '',
      pull_request_url: issue_url.replace('/issues/', '/pulls/'),
    }))
  here.github.faults.add('GET /repos/*/*/issues/comments', change(withoutIssue), always)
  expect((await sweep(here, {})).ended.outputs).toMatchObject({ settled: '1', open: '0' })
  expect(await states(here, number)).toEqual([expect.stringMatching(/^settled/)])
})

it.each<[string, unknown, number]>([
  ['there is no list of the runs of a workflow', { message: 'Not Found' }, 404],
  ['the list has every run, also this one', { workflow_runs: [{ head_sha: 'a'.repeat(40), conclusion: null }] }, 200],
  ['the answer is another one', {}, 200],
])('%s: last-success is an error that says what to use, and never "nothing changed"', async (_, body, code) => {
  here.github.faults.add('GET /repos/*/*/actions/workflows/*/runs', reply(code, body), always)
  const run = await here.run(scheduled(here.github), {
    env: {
      FAST_TIME: '40',
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_WORKFLOW_REF: 'octo-org/handbook/.github/workflows/nightly.yml@refs/heads/main',
    },
    inputs: { prompt: 'x', 'changes-since': 'last-success' },
  })
  expect(run.ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
  expect(run.ended.outputs.reason).toContain('use a duration or a ref in changes-since.')
  expect(here.service.ledger).toEqual([])
})

it('a comparison has no files: an error, and never "nothing changed"', async () => {
  here.github.faults.add('GET /repos/*/*/compare/*', reply(200, { total_commits: 1, commits: [] }), always)
  const run = await here.run(scheduled(here.github), {
    env: { FAST_TIME: '40', GITHUB_SHA: 'a'.repeat(40) },
    inputs: { prompt: 'x', 'changes-since': 'v1.0.0' },
  })
  expect(run.ended.outputs.reason).toContain('the answer is not a comparison.')
  expect(here.service.ledger).toEqual([])
})
