import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dispatched } from '../../dev/local/github/events.ts'
import { type Fault, reply, reset } from '../../dev/local/http/faults.ts'
import { asks, states } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const inputs = { 'poll-interval': '5' }
const repo = '/repos/octo-org/handbook'
const editing = `PATCH ${repo}/issues/comments/*`
const creating = 'POST /v2/agent/*/job'
const done = 'settled completed job-0001'

// A request that is answered so is repeated at once: three times is once for the run.
const refusals: [string, Fault, times: number][] = [
  [
    '403 and Retry-After',
    reply(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '80' }),
    1,
  ],
  ['502', reply(502, 'Bad Gateway'), 3],
  ['a reset', reset(), 3],
]
const edits: [state: string, after: number][] = [
  ['created', 0],
  ['settled', 1],
]

/** The edits of a status comment and the readings of it alone, with what they were answered. */
const touched = () =>
  here.github.ledger
    .filter(({ method, path }) => /^(PATCH|GET)$/.test(method) && /\/issues\/comments\/\d+$/.test(path))
    .map(({ method, at, status }) => ({ method, at, status }))

describe.each(edits)('an edit to %s that GitHub refuses', (_state, after) => {
  it.each(refusals)('%s: is made later', async (_title, fault, times) => {
    const { number, event } = await asks(here)
    here.github.faults.add(editing, fault, { after, times })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(ended.outputs.reason).not.toContain('status comment')
    expect(ended.stdout).not.toMatch(/^::warning/m)
    expect(await states(here, number)).toEqual([done])
    expect(here.service.posts()).toHaveLength(1)
    const requests = touched()
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(1)
    const at = requests.findIndex(({ status }) => status === 403)
    // Time goes 20 times as fast.
    if (at >= 0) expect((requests[at + 1]?.at ?? 0) - (requests[at]?.at ?? 0)).toBeGreaterThan(3_900)

    const again = await here.run(event, { inputs, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(here.service.posts()).toHaveLength(1)
  })
})

it.each(refusals)(
  'an edit of a request that waits for the limit, %s: nothing is sent before it is made',
  async (...given) => {
    const [, fault, times] = given
    const { number, event } = await asks(here)
    here.service.faults.add(creating, reply(429, { error: 'reached' }, { 'retry-after': '10' }))
    here.github.faults.add(editing, fault, { times })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(await states(here, number)).toEqual([done])
    expect(here.service.posts()).toHaveLength(2)
    const read = touched().find(({ method }) => method === 'GET')
    expect(here.service.posts()[1]?.at).toBeGreaterThan(read?.at ?? Number.POSITIVE_INFINITY)
  },
)

it('a sweep beside a run whose edit is kept leaves the comment to it', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  here.github.faults.add(editing, refusals[0]?.[1] as Fault)
  const run = await here.start(event, { inputs: { ...inputs, 'timeout-minutes': '2' } })
  await expect.poll(() => touched().length).toBe(1)
  const swept = await sweep(here)
  expect(swept.ended.outputs).toMatchObject({ settled: '0', lost: '0' })
  expect((await run.done()).ended.outputs.outcome).toBe('timed-out')
  expect(await states(here, number)).toEqual(['created timed-out job-0001'])
})

it.each(refusals.slice(0, 2))('the first comment of a run that attaches, %s: is posted later', async (...given) => {
  const [, fault, times] = given
  const { number } = await here.github.as('rosa').openIssue('Retries')
  here.service.put({ id: 'known', status: 'active', prLink: null })
  here.github.faults.add(`POST ${repo}/issues/*/comments`, fault, { times })
  const about = { 'job-id': 'known', 'issue-number': String(number) }
  const run = await here.start(dispatched(here.github), { inputs: { ...inputs, ...about } })
  await expect.poll(() => states(here, number), { timeout: 15_000 }).toEqual(['created - known'])
  here.service.put({ id: 'known', status: 'completed', prLink: null })
  const { ended } = await run.done()
  expect(ended.outputs).toMatchObject({ outcome: 'no-pull-request', jobId: 'known' })
  expect(ended.stdout).not.toMatch(/^::warning::.*comment/m)
  expect(await states(here, number)).toEqual(['settled no-pull-request known'])
})

it('a run that is cancelled meanwhile leaves it to the post step', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  here.github.faults.add(editing, refusals[0]?.[1] as Fault)
  const run = await here.start(event, { inputs })
  await expect.poll(() => touched().length).toBe(1)
  const ended = await run.cancel()
  expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'cancelled', jobId: 'job-0001' } })
  expect(ended.outputs.reason).toContain('it may not show job job-0001')
  expect(touched()).toHaveLength(1)
  expect((await run.post(true))?.code).toBe(0)
  expect(await states(here, number)).toEqual(['created cancelled job-0001'])
})

it('the answer to /docs status is written later too', async () => {
  const { number } = await leftRunning(here, { status: 'active', prLink: null })
  const { event } = await asks(here, { number, text: '/docs status' })
  here.github.faults.add(editing, reply(502), { times: 3 })
  const { ended } = await here.run(event, { inputs })
  expect(ended.outputs.outcome).toBe('detached')
  expect(await states(here, number)).toEqual([`created detached left-${number}`])
  expect(touched().at(-1)).toMatchObject({ method: 'PATCH', status: 200 })
})

it('the post step leaves a comment settled that a sweep settled after the run', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  // The first edit says that the job was created.
  here.github.faults.add(editing, reply(502), { after: 1, times: 99 })
  const run = await here.start(event, { env: { FAST_TIME: '60' }, inputs: { ...inputs, 'timeout-minutes': '1' } })
  expect((await run.done()).ended.outputs.outcome).toBe('timed-out')
  here.github.faults.clear()
  here.service.put({ id: 'job-0001', status: 'failed' })
  expect((await sweep(here)).ended.outputs.settled).toBe('1')
  expect(await states(here, number)).toEqual(['settled failed job-0001'])
  const before = here.github.ledger.length
  expect((await run.post())?.code).toBe(0)
  expect(here.github.ledger.slice(before).map(({ method }) => method)).toEqual(['GET'])
  expect(await states(here, number)).toEqual(['settled failed job-0001'])
})
