import { describe, expect, it } from 'vitest'
import { dispatched } from '../../dev/local/github/events.ts'
import { acting, reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { fileWorld, pullOf, type Run, type With } from '../helpers/world.ts'

const here = await fileWorld()

const repo = '/repos/octo-org/handbook'
const posting = `POST ${repo}/issues/*/comments`
const outcomes = (runs: Run[]) => runs.map(({ ended }) => ended.outputs.outcome).toSorted()
const ofBot = async (number: number) =>
  (await shown(here, number)).filter(({ login }) => login === 'github-actions[bot]')

// Two runs check one job, and neither may use up the checks of the other: jobs are active for 20 s.
const activeForAWhile = () =>
  Object.assign(here.service.settings, { activeMs: 1_000, activeChecks: 0 })

describe('in one conversation and one workflow run', () => {
  it.each<[string, With[]]>([
    ['two steps', [{ step: 'explain' }, { step: 'check' }]],
    ['two legs of a matrix', [{ jobIndex: 0 }, { jobIndex: 1 }]],
  ])('%s: each sends its own', async (_title, hows) => {
    activeForAWhile()
    const { number } = await here.github.as('rosa').openIssue('Nightly')
    const event = dispatched(here.github)
    const given = (prompt: string) => ({ prompt, 'issue-number': String(number) })
    const started = hows.map((how, at) =>
      here.start(event, { ...how, runId: 7, inputs: given(`Part ${at}`) }),
    )
    const runs = await Promise.all(started.map(async (run) => (await run).done()))
    expect(outcomes(runs)).toEqual(['completed', 'completed'])
    expect(here.service.posts().map(({ json }) => json)).toHaveLength(2)
    expect(new Set(here.service.posts().map(({ body }) => body)).size).toBe(2)
    expect(await states(here, number)).toEqual([
      'settled completed job-0001',
      'settled completed job-0001',
    ])

    const again = await here.run(event, {
      ...hows[0],
      runId: 7,
      attempt: 2,
      inputs: given('Part 0'),
    })
    expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(here.service.posts()).toHaveLength(2)
    expect(await states(here, number)).toHaveLength(2)
  })
})

it('GitHub posts it and then answers 502: the comment on the pull request and the usage are there once', async () => {
  const { number, event } = await asks(here)
  const badGateway = acting(reply(502, { message: 'Bad gateway' }))
  here.github.faults.add(posting, badGateway, { after: 1 })
  const run = await here.run(event)
  expect(await states(here, pullOf(run))).toHaveLength(1)
  expect(await states(here, number)).toEqual(['settled completed job-0001'])

  const usage = await asks(here, { text: '/docs help' })
  here.github.faults.add(posting, badGateway)
  expect((await here.run(usage.event)).ended).toMatchObject({
    code: 0,
    outputs: { outcome: 'skipped' },
  })
  expect(await ofBot(usage.number)).toHaveLength(1)
})

it('without a conversation the id is a notice at once, and a re-run starts anew and says how to keep state', async () => {
  const event = dispatched(here.github)
  const given = { prompt: 'Refresh the index' }
  const first = await here.run(event, { inputs: given, runId: 7 })
  const second = await here.run(event, { inputs: given, runId: 7, attempt: 2 })
  expect(outcomes([first, second])).toEqual(['completed', 'completed'])
  expect(first.ended.stdout).toMatch(/^::notice::.*job-0001/m)
  expect(second.ended.stdout).toMatch(/^::warning::.*issue-number/m)
  expect(here.github.ledger).toEqual([])
})
