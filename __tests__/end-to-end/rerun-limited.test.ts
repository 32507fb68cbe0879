import { expect, it } from 'vitest'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, states, status } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { fileWorld } from '../helpers/world.ts'

// What is started again, and when, is in unit/sweep/rerun-limited.test.ts.
const here = await fileWorld()

it('a request that waits for the limit is started again by the sweep, and sent once', async () => {
  const runId = 700
  const { event, number } = await asks(here)
  const limitReached = () => here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }))
  /** Runs the action, and tells GitHub of the workflow run, which has ended. */
  async function attempt(number: number) {
    const { ended } = await here.run(event, { runId, attempt: number })
    const conclusion = ended.code === 0 ? 'success' : 'failure'
    const createdAt = new Date(Date.now() - 60_000).toISOString()
    here.github.runs.set(runId, { event: event.name, attempt: number, status: 'completed', conclusion, createdAt })
    return ended.outputs
  }
  async function swept(inputs: Record<string, string> = { 'rerun-limited': 'true' }) {
    const { ended } = await sweep(here, inputs)
    expect(ended.code).toBe(0)
    return ended
  }

  limitReached()
  expect((await attempt(1)).outcome).toBe('rate-limited')
  expect((await swept({})).outputs.rerun).toBe('0')
  const first = await swept()
  expect(first.outputs).toMatchObject({ rerun: '1', open: '0' })
  expect(first.summary).toContain('Workflow runs started again: 1.')
  expect(here.github.runs.get(runId)).toMatchObject({ attempt: 2, status: 'queued' })
  expect((await status(here, number)).text).toContain('Started again by a sweep at ')
  // A second sweep leaves it to the run, which finds the limit reached once more and keeps the count.
  expect((await swept()).outputs.rerun).toBe('0')
  limitReached()
  expect((await attempt(2)).outcome).toBe('rate-limited')
  expect((await status(here, number)).marker).toMatchObject({ phase: 'waiting', attempt: 2, reruns: { count: 1 } })
  // The service did not say when it has room: nothing more for an hour.
  expect((await swept()).outputs.rerun).toBe('0')

  const { jobId } = await attempt(3)
  expect(await states(here, number)).toEqual([`settled completed ${jobId}`])
  expect(here.service.jobs.size).toBe(1)
  expect((await swept()).outputs.rerun).toBe('0')
  expect(here.github.ledger.filter(({ path }) => path.endsWith('/rerun-failed-jobs'))).toHaveLength(1)
})
