import { describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import { states } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type World } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 })
const enterprise = await fileWorld(
  { activeChecks: 0 },
  { prefix: '/api/v3', serverUrl: 'https://git.example:8443' },
)

const inputs = { context: 'none' }

async function asked({ github }: World) {
  const issue = await github.as('mara').openIssue('Retries')
  return commentCreated(github, await github.as('wim').comment(issue.number, '/docs explain it'))
}

it('an enterprise server is called under its own path, and pull request links may point to it', async () => {
  const { ended } = await enterprise.run(await asked(enterprise), { inputs })
  expect(ended.outputs).toMatchObject({
    outcome: 'completed',
    prLink: 'https://git.example:8443/octo-org/handbook/pull/2',
    commentUrl: 'https://git.example:8443/octo-org/handbook/issues/1#issuecomment-2',
  })
  const pull = await enterprise.github.conversation(2)
  expect(pull.map(({ body }) => body).join()).toContain(
    '<https://git.example:8443/octo-org/handbook/issues/1>',
  )
})

describe('a runner that sets no', () => {
  it('output file: an error before anything is sent', async () => {
    const { ended } = await here.run(dispatched(here.github), {
      env: { GITHUB_OUTPUT: null },
      inputs: { prompt: 'x' },
    })
    expect(ended.code).toBe(1)
    expect(ended.log).toMatch(
      /::error::GITHUB_OUTPUT names no file that can be written.*Nothing was started/,
    )
    expect(here.service.ledger).toEqual([])
  })

  it('summary, state file, workspace and server address: the run completes without them', async () => {
    const names = ['GITHUB_STEP_SUMMARY', 'GITHUB_STATE', 'GITHUB_WORKSPACE', 'GITHUB_SERVER_URL']
    const env = Object.fromEntries(names.map((name) => [name, null]))
    const { ended } = await here.run(dispatched(here.github), {
      env,
      inputs: { ...inputs, prompt: 'x' },
    })
    expect([ended.outputs.jobId, ended.code]).toEqual(['job-0001', 0])
  })
})

describe('a runner that names too little', () => {
  it.each<
    [
      title: string,
      variable: Record<string, string | null>,
      inputs: Record<string, string>,
      reason: RegExp,
    ]
  >([
    [
      'no run',
      { GITHUB_RUN_ID: null },
      {},
      /^GITHUB_RUN_ID is not the number of a workflow run\. Nothing was sent\./,
    ],
    [
      'no workflow, for last-success',
      { GITHUB_WORKFLOW_REF: null },
      { 'changes-since': 'last-success' },
      /^changes-since needs GITHUB_WORKFLOW_REF, .*Nothing was sent\. .*use a duration or a ref\.$/,
    ],
    [
      'no commit',
      { GITHUB_SHA: null },
      { 'changes-since': '24h' },
      /^changes-since needs GITHUB_SHA, which the runner does not give\. Nothing was sent\. Update the runner\.$/,
    ],
  ])('%s: one error that names the variable', async (_title, variable, more, reason) => {
    const { ended } = await here.run(dispatched(here.github), {
      env: variable,
      inputs: { ...inputs, prompt: 'x', ...more },
    })
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'error', reason: expect.stringMatching(reason) },
    })
    expect(here.service.ledger).toEqual([])
  })

  it('no id of the repository: the event gives it, to a run and to a sweep', async () => {
    const without = { env: { GITHUB_REPOSITORY_ID: null } }
    const { number } = await leftRunning(here, { status: 'completed' })
    const { ended } = await sweep(here, {}, without)
    expect(ended.outputs).toMatchObject({ settled: '1', open: '0' })
    expect(await states(here, number)).toEqual([expect.stringMatching(/^settled/)])
    const run = await here.run(await asked(here), { ...without, inputs })
    expect(run.ended.outputs.outcome).toBe('completed')
  })

  it('no id of the repository anywhere: a sweep fails, and does not say that nothing is open', async () => {
    await leftRunning(here, { status: 'completed' })
    const event = { name: 'schedule', payload: { schedule: '0 3 * * *' } }
    const { ended } = await sweep(here, {}, { event, env: { GITHUB_REPOSITORY_ID: null } })
    expect(ended.code).toBe(1)
    expect(ended.log).toMatch(
      /::error::GITHUB_REPOSITORY_ID is empty and the event does not name the repository/,
    )
    expect(here.github.ledger).toEqual([])
  })
})
