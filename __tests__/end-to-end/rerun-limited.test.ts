import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { LocalEvent } from '../../dev/local/github/events.ts'
import type { WorkflowRun } from '../../dev/local/github/state.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { notRerun } from '../../src/protocol/reasons.ts'
import { asks, signed, states, status, unwrapped } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { type Run, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const wanted = { 'rerun-limited': 'true' }
const limitReached = (headers: Record<string, string> = {}) =>
  here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }, headers))
const reruns = () => here.github.ledger.filter(({ path }) => path.endsWith('/rerun-failed-jobs'))

/** Runs the action, and tells GitHub of the workflow run. */
async function attempt(event: LocalEvent, runId: number, number = 1): Promise<Run> {
  const run = await here.run(event, { runId, attempt: number })
  const conclusion = run.ended.code === 0 ? 'success' : 'failure'
  const ended: WorkflowRun = {
    event: event.name,
    attempt: number,
    status: 'completed',
    conclusion,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
  }
  here.github.runs.set(runId, ended)
  return run
}

/** A request whose run found the limit reached. */
async function limited(runId: number, headers: Record<string, string> = {}) {
  const asked = await asks(here)
  limitReached(headers)
  const { ended } = await attempt(asked.event, runId)
  expect(ended.outputs.outcome).toBe('rate-limited')
  return { ...asked, runId, again: (number: number) => attempt(asked.event, runId, number) }
}

it('a request that waits for the limit is started again by the sweep, and sent once', async () => {
  const { number, runId, again } = await limited(700)
  const { ended } = await sweep(here, wanted)
  expect(ended).toMatchObject({ code: 0, outputs: { rerun: '1', open: '0' } })
  expect(ended.summary).toContain('Workflow runs started again: 1.')
  expect(here.github.runs.get(runId)).toMatchObject({ attempt: 2, status: 'queued' })
  expect((await status(here, number)).text).toContain('Started again by a sweep at ')
  // A second sweep leaves it to the run.
  expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('0')

  const second = await again(2)
  expect(second.ended.outputs).toMatchObject({ outcome: 'completed' })
  expect(await states(here, number)).toEqual([`settled completed ${second.ended.outputs.jobId}`])
  expect(here.service.jobs.size).toBe(1)
  expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('0')
  expect(reruns()).toHaveLength(1)
})

it('a request whose runner was lost while it waited for the limit is started again too, and sent once', async () => {
  const { number, event } = await asks(here)
  limitReached({ 'retry-after': '60' })
  const started = await here.start(event, { runId: 721 })
  await expect.poll(() => states(here, number)).toEqual(['waiting - -'])
  await started.kill()
  const run = { event: event.name, attempt: 1, status: 'completed', conclusion: 'failure' } as const
  here.github.runs.set(721, { ...run, createdAt: new Date(Date.now() - 60_000).toISOString() })
  const { marker } = await status(here, number)
  const past = new Date(Date.now() - 1_000).toISOString()
  await here.github
    .as('github-actions[bot]')
    .edit((await status(here, number)).id, `${signed(here, { ...marker, retryAt: past })}\n`)

  expect((await sweep(here, wanted)).ended).toMatchObject({ code: 0, outputs: { rerun: '1' } })
  expect(await states(here, number)).toEqual(['waiting rate-limited -'])
  expect((await attempt(event, 721, 2)).ended.outputs.outcome).toBe('completed')
  expect(await states(here, number)).toEqual(['settled completed job-0001'])
  expect(here.service.jobs.size).toBe(1)
})

it('a reader copies its status comment as it was first: it is started again all the same', async () => {
  const { number } = await limited(720)
  const { marker } = await status(here, number)
  // Every reader can see the first version in the history of the comment.
  const { comment: _, outcome: _outcome, reason: _reason, retryAt: _retryAt, ...first } = marker
  await here.github.as('rosa').comment(number, `${signed(here, { ...first, phase: 'intent' })}\n`)
  const { ended } = await sweep(here, wanted)
  expect(ended.outputs.rerun).toBe('1')
  expect(ended.summary).toContain('`rate-limited` | 1')
})

it('without rerun-limited nothing is started again', async () => {
  const { number } = await limited(701)
  const { ended } = await sweep(here)
  expect(ended).toMatchObject({ code: 0, outputs: { rerun: '0' } })
  expect(reruns()).toEqual([])
  expect((await status(here, number)).marker).not.toHaveProperty('reruns')
})

it('it is not started again before the time that the service said', async () => {
  await limited(702, { 'retry-after': '36000' })
  expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('0')
  expect(reruns()).toEqual([])
})

it('a re-run that finds the limit reached again keeps the count, and so does one by hand', async () => {
  const { number, again } = await limited(703)
  expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('1')
  for (const attempt of [2, 3]) {
    limitReached()
    expect((await again(attempt)).ended.outputs.outcome).toBe('rate-limited')
    const { marker } = await status(here, number)
    expect(marker).toMatchObject({ phase: 'waiting', attempt, reruns: { count: 1 } })
    // The service did not say when it has room: nothing more for an hour.
    expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('0')
  }
  expect(reruns()).toHaveLength(1)
})

it('a run that a person started again by hand meanwhile is not touched', async () => {
  const { number, again } = await limited(704)
  here.github.runs.set(704, { ...(here.github.runs.get(704) as WorkflowRun), attempt: 2, status: 'in_progress' })
  expect((await sweep(here, wanted)).ended.outputs.rerun).toBe('0')
  expect(reruns()).toEqual([])
  await again(2)
  expect(await states(here, number)).toEqual([expect.stringMatching(/^settled completed/)])
})

it('two sweeps at once start a request at most once', async () => {
  const { number, again } = await limited(705)
  const both = await Promise.all([sweep(here, wanted), sweep(here, wanted)])
  expect(both.map(({ ended }) => ended.code)).toEqual([0, 0])
  expect(here.github.runs.get(705)).toMatchObject({ attempt: 2 })
  await again(2)
  expect(await states(here, number)).toEqual([expect.stringMatching(/^settled completed/)])
})

it.each<[string, Partial<WorkflowRun> | 'deleted', string]>([
  ['deleted', 'deleted', notRerun.deleted],
  ['too old', { createdAt: '2020-01-01T00:00:00Z' }, notRerun.old],
  ['one that did not fail', { conclusion: 'success' }, notRerun['did-not-fail']],
])('a run that is %s is named in the comment', async (_, change, note) => {
  const { number } = await limited(706)
  const known = here.github.runs.get(706) as WorkflowRun
  here.github.runs.set(706, change === 'deleted' ? change : { ...known, ...change })
  expect((await sweep(here, wanted)).ended).toMatchObject({ code: 0, outputs: { rerun: '0' } })
  expect(unwrapped((await status(here, number)).text)).toContain(note)
  expect(reruns()).toEqual([])
})

it('a run in which another workflow job failed is not re-run, and its comment says so once', async () => {
  const { number } = await limited(709)
  const known = here.github.runs.get(709) as WorkflowRun
  const job = { conclusion: 'failure', startedAt: known.createdAt, completedAt: known.createdAt } as const
  here.github.runs.set(709, { ...known, jobs: [job, { ...job, conclusion: 'cancelled' }] })
  for (const edits of [1, 0]) {
    here.github.ledger.length = 0
    expect((await sweep(here, wanted)).ended).toMatchObject({ code: 0, outputs: { rerun: '0' } })
    expect(here.github.ledger.filter(({ method }) => method !== 'GET')).toHaveLength(edits)
  }
  const { text, marker } = await status(here, number)
  expect(marker).toMatchObject({ notRerun: 'others-failed' })
  expect(unwrapped(text)).toContain(notRerun['others-failed'])
})

it('on a server that does not list the jobs of a run one warning says so, and nothing is re-run', async () => {
  await limited(710)
  await limited(711)
  here.github.faults.add('GET /repos/*/*/actions/runs/*/jobs', reply(404, { message: 'Not Found' }), {
    times: Number.POSITIVE_INFINITY,
  })
  const { ended } = await sweep(here, wanted)
  expect(ended).toMatchObject({ code: 0, outputs: { rerun: '0' } })
  expect(ended.stdout.match(/::warning::/g)).toHaveLength(1)
  expect(ended.stdout).toContain('Reading the jobs of workflow run 710')
  expect(reruns()).toEqual([])
})

it.each([
  ['read', /::warning::A request that waits for the limit is not started again\. .*`actions: write`/],
  ['none', /::warning::A request that waits for the limit is not started again\. .*`actions: read`/],
] as const)('with actions: %s one warning names the permission, and nothing is counted', async (level, warning) => {
  const { number } = await limited(707)
  await limited(708)
  here.github.grants.actions = level
  const { ended } = await sweep(here, wanted)
  expect(ended).toMatchObject({ code: 0, outputs: { rerun: '0' } })
  expect(ended.stdout.match(/::warning::/g)).toHaveLength(1)
  expect(ended.stdout).toMatch(warning)
  expect((await status(here, number)).marker).not.toHaveProperty('reruns')
})
