import { expect, it } from 'vitest'
import { type Fault, reply, reset } from '../../dev/local/http/faults.ts'
import { asks, states } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()

const repo = '/repos/octo-org/handbook'
const editing = `PATCH ${repo}/issues/comments/*`

/** The edits of a status comment and the readings of it alone, with what they were answered. */
const touched = () =>
  here.github.ledger
    .filter(({ method, path }) => /^(PATCH|GET)$/.test(method) && /\/issues\/comments\/\d+$/.test(path))
    .map(({ method, at, status }) => ({ method, at, status }))
const secondaryLimit = () =>
  reply(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '80' })

// A request that is answered so is repeated at once: three times is once for the run.
it.each<[string, fault: () => Fault, times: number, after: number]>([
  ['403 and Retry-After', secondaryLimit, 1, 0],
  ['a reset', reset, 3, 1],
])('an edit that GitHub refuses, with %s, is made later', async (_title, fault, times, after) => {
  const { number, event } = await asks(here)
  here.github.faults.add(editing, fault(), { after, times })
  const { ended } = await here.run(event)
  expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
  expect(ended.outputs.reason).not.toContain('status comment')
  expect(ended.stdout).not.toMatch(/^::warning/m)
  expect(await states(here, number)).toEqual(['settled completed job-0001'])
  const requests = touched()
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(1)
  const at = requests.findIndex(({ status }) => status === 403)
  // Time goes 40 times as fast.
  if (at >= 0) expect((requests[at + 1]?.at ?? 0) - (requests[at]?.at ?? 0)).toBeGreaterThan(1_950)

  const again = await here.run(event, { attempt: 2 })
  expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(here.service.posts()).toHaveLength(1)
})

it('a sweep leaves the comment to the run, and a run that is cancelled meanwhile leaves it to the post step', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  here.github.faults.add(editing, secondaryLimit())
  const run = await here.start(event)
  await expect.poll(() => touched().length).toBe(1)
  expect((await sweep(here)).ended.outputs).toMatchObject({ settled: '0', lost: '0' })
  const ended = await run.cancel()
  expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'cancelled', jobId: 'job-0001' } })
  expect(ended.outputs.reason).toContain('it may not show job job-0001')
  expect((await run.post(true))?.code).toBe(0)
  expect(await states(here, number)).toEqual(['created cancelled job-0001'])
})

it('the post step leaves a comment settled that a sweep settled after the run', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  // The first edit says that the job was created.
  here.github.faults.add(editing, reply(502), { after: 1, times: 99 })
  const run = await here.start(event, { inputs: { 'timeout-minutes': '1' } })
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
