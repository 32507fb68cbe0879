import { expect, it } from 'vitest'
import type { LocalEvent } from '../../dev/local/github/events.ts'
import type { WorkflowRun } from '../../dev/local/github/state.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, states, status } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type Run, warningsOf } from '../helpers/world.ts'

// What is started again, and when, is in unit/sweep/rerun-limited.test.ts.
const here = await fileWorld()

const wanted = { 'rerun-limited': 'true' }
const limitReached = (headers: Record<string, string> = {}) =>
  here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }, headers))
const reruns = () => here.github.ledger.filter(({ path }) => path.endsWith('/rerun-failed-jobs'))
const swept = async (inputs = wanted) => {
  const run = await sweep(here, inputs)
  expect(run.ended.code).toBe(0)
  return run
}

/** GitHub knows the workflow run, which has ended. */
function ended(runId: number, { name }: LocalEvent, more: Partial<WorkflowRun> = {}): void {
  const createdAt = new Date(Date.now() - 60_000).toISOString()
  here.github.runs.set(runId, {
    event: name,
    attempt: 1,
    status: 'completed',
    conclusion: 'failure',
    createdAt,
    ...more,
  })
}

/** Runs the action, and tells GitHub of the workflow run. */
async function attempt(event: LocalEvent, runId: number, number = 1): Promise<Run> {
  const run = await here.run(event, { runId, attempt: number })
  ended(runId, event, { attempt: number, conclusion: run.ended.code === 0 ? 'success' : 'failure' })
  return run
}

/** A request whose run found the limit reached. */
async function limited(runId: number, headers: Record<string, string> = {}) {
  const asked = await asks(here)
  limitReached(headers)
  expect((await attempt(asked.event, runId)).ended.outputs.outcome).toBe('rate-limited')
  return { ...asked, runId, again: (number: number) => attempt(asked.event, runId, number) }
}

it('a request that waits for the limit is started again by the sweep, and sent once', async () => {
  const { number, runId, again } = await limited(700)
  expect((await swept({} as typeof wanted)).ended.outputs.rerun).toBe('0')
  const first = await swept()
  expect(first.ended.outputs).toMatchObject({ rerun: '1', open: '0' })
  expect(first.ended.summary).toContain('Workflow runs started again: 1.')
  expect(here.github.runs.get(runId)).toMatchObject({ attempt: 2, status: 'queued' })
  expect((await status(here, number)).text).toContain('Started again by a sweep at ')
  // A second sweep leaves it to the run, which finds the limit reached once more and keeps the count.
  expect((await swept()).ended.outputs.rerun).toBe('0')
  limitReached()
  expect((await again(2)).ended.outputs.outcome).toBe('rate-limited')
  expect((await status(here, number)).marker).toMatchObject({ phase: 'waiting', attempt: 2, reruns: { count: 1 } })
  // The service did not say when it has room: nothing more for an hour.
  expect((await swept()).ended.outputs.rerun).toBe('0')

  const { jobId } = (await again(3)).ended.outputs
  expect(await states(here, number)).toEqual([`settled completed ${jobId}`])
  expect(here.service.jobs.size).toBe(1)
  expect((await swept()).ended.outputs.rerun).toBe('0')
  expect(reruns()).toHaveLength(1)
})

const notStarted = 'A request that waits for the limit is not started again\\. .*'
it.each<[string, () => unknown, RegExp]>([
  [
    'actions: read',
    () => Object.assign(here.github.grants, { actions: 'read' }),
    new RegExp(`^${notStarted}\`actions: write\``),
  ],
  [
    'actions: none',
    () => Object.assign(here.github.grants, { actions: 'none' }),
    new RegExp(`^${notStarted}\`actions: read\``),
  ],
])('with %s one warning says what is missing, and nothing is counted', async (_, prepare, warning) => {
  const { number } = await limited(707)
  await limited(708)
  prepare()
  const run = await swept()
  expect(run.ended.outputs.rerun).toBe('0')
  expect(warningsOf(run)).toEqual([expect.stringMatching(warning)])
  expect(reruns().filter(({ status }) => status === 201)).toEqual([])
  expect((await status(here, number)).marker).not.toHaveProperty('reruns')
})
