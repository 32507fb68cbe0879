import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { summaryText } from '../../../src/tell/summary-text.ts'
import { linkTo } from '../../helpers/links.ts'
import { deepList } from '../../helpers/odd-json.ts'
import { hasJob, oneRun, type Setup } from '../../helpers/one-run.ts'
import {
  denied,
  inWords,
  link,
  type MarkedComment,
  notFound,
  now,
  shows,
  twin,
} from '../../helpers/view.ts'
import { created, type Waiting, waited } from '../../helpers/waited.ts'

const isLast = { deadline: now }
const isLong = { polling: { missingSince: -60 } }
const cancelled = { cancelled: true }

describe('a run waits for the job of an earlier request, and then looks again where to send', () => {
  const known: MarkedComment = twin(104, { ...created, trigger: 'comment:54', phase: 'settled' })
  const earlier = (says: StatusCheck, how: Waiting = {}) =>
    waited(says, {
      isOfEarlierRequest: true,
      mine: { phase: 'waiting', comment: 110 },
      marked: [known],
      polling: { kind: 'watch', ...how.polling },
      ...how,
    })
  const read = 'read in 0 s'

  it.each<[string, StatusCheck, Waiting, string]>([
    ['it is at work', shows('active'), {}, 'query job-1 in 20 s'],
    ['it completed: the conversation is read', shows('completed', link), {}, read],
    ['it failed', shows('failed'), {}, read],
    ['it was not found for two minutes', notFound, isLong, read],
    ['it may not be seen', denied, {}, 'hold: No → error'],
    [
      'the time is up',
      shows('active'),
      isLast,
      'hold: Job job-1 was still running at the timeout → timed-out',
    ],
    ['the time is up, and it was not found', notFound, isLast, 'hold: Not found → timed-out'],
    ['the run is cancelled', shows('active'), cancelled, 'hold: The run was cancelled → cancelled'],
    [
      'another run has our comment',
      shows('active'),
      { isAnothers: true },
      'skipped: Another run already handles this request',
    ],
  ])('%s', (_, says, how, expected) => expect(inWords(earlier(says, how))).toBe(expected))

  it('that it was not found is remembered: then the message decides', () => {
    expect(earlier(notFound, isLong).past).toEqual({ notFound: 'job-1' })
    expect(earlier(shows('failed')).past).toBeUndefined()
  })

  it('what it shows is not what our request became', () => {
    expect(earlier(shows('active')).job).toBeUndefined()
    expect(waited(shows('active')).job).toEqual({ id: 'job-1', status: 'active' })
  })
})

const { url: prLink } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const missing = { status: 404 }
const refusedLink = 'https://evil.test/o/r/pull/7'

describe('a whole run keeps in its marker', () => {
  const cancels: Setup['before'] = ({ clock, cancel }) => clock.at(30, () => cancel.abort())
  const for120 = expect.stringMatching(
    / 404 .* for 120 s\. Job job-1 was not found in project p1 \(404\)\./,
  )

  it.each<[Partial<Marker> & { outcome: string }, Setup]>([
    [
      { phase: 'settled', outcome: 'completed', prLink, status: 'completed', model: 'm' },
      { found: [{ ...done, model: 'm' }] },
    ],
    [{ phase: 'created', outcome: 'error', reason: for120 }, { found: [missing] }],
    [{ phase: 'created', outcome: 'timed-out', waitsUntil: undefined }, { found: ['active'] }],
    [
      { phase: 'created', outcome: 'unconfirmed' },
      { found: [done], before: hasJob(done) },
    ],
    [
      { phase: 'created', outcome: 'cancelled' },
      { found: ['active'], before: cancels },
    ],
  ])('%j', async (expected, setup) => {
    const { context, outcome } = await oneRun(setup)
    expect(context.state.marker).toMatchObject({ jobId: 'job-1', ...expected })
    expect(outcome).toMatchObject({ name: expected.outcome, reason: context.state.marker.reason })
  })
})

it('a whole run goes on waiting after a record that is nested too deeply to be walked through', async () => {
  const nested = { status: 200, body: `{"status":"active","prLink":${deepList()}}` }
  const { outcome, context } = await oneRun({ found: [nested, done] })
  expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1', link: linkTo(7) } })
  expect(context.state.marker).toMatchObject({ phase: 'settled', prLink })
})

it.each<[string, Setup]>([
  ['a created job, timed-out', { minutes: 1 }],
  ['a created job, detached', { work: { wait: false } }],
  ['an attach, timed-out', { minutes: 1, work: { kind: 'attach', jobId: 'job-1', wait: true } }],
  ['an attach, detached', { work: { kind: 'attach', jobId: 'job-1', wait: false } }],
  [
    'a job whose end is mentioned, timed-out',
    { minutes: 1, trigger: 'run:900/docs/0/docs/0', mention: ['mara'] },
  ],
])('a whole run does not say that a job runs which was never found: %s', async (end, setup) => {
  const { github, outcome } = await oneRun({ ...setup, found: [missing] })
  expect(end).toContain(outcome.name)
  const comments = github.conversation(1).map(({ body }) => body)
  expect(comments).toHaveLength(setup.mention ? 2 : 1)
  for (const text of [
    ...comments,
    summaryText({ ...outcome, job: { id: 'job-1' } }, { seconds: 1 }),
  ]) {
    expect(text).toMatch(/^### ⏳ Docs agent: an error occurred$|\): an error occurred\.$/m)
    expect(text).toContain('not found')
    expect(text).not.toMatch(/running|sweep/)
  }
})

it('a whole re-run notes a link that may not be shown once', async () => {
  const refused: Job = { status: 'completed', refusedLink }
  const note = `The service gave this as the pull request. It is not linked: "${refusedLink}"`
  const { github } = await oneRun({ found: [{ status: 'active', refusedLink }], minutes: 1 })
  const { context } = await oneRun({ github, attempt: 2, found: [refused] })
  expect(context.state.marker).toMatchObject({ phase: 'settled', notes: [note] })
})

it.each<[string, Setup, string[]]>([
  ['each record', { found: ['active', 'active', 'completed', done] }, ['active', 'completed']],
  [
    'not the earlier result',
    {
      before: hasJob(done),
      found: [done, done, done, 'active', { status: 'completed', link: linkTo(8) }],
    },
    ['active'],
  ],
])('a whole run knows of its job while it waits: %s', async (_, setup, expected) => {
  const { statuses, outcome } = await oneRun(setup)
  expect([statuses, outcome]).toEqual([expected, expect.objectContaining({ name: 'completed' })])
})

it.each([
  ['by a second comment after a job of more than two minutes', 7, 1],
  ['by no further comment after a shorter one', 4, 0],
])('the requester of a job without a pull request is notified %s', async (_, checks, notes) => {
  const { github } = await oneRun({ found: [...Array<string>(checks).fill('active'), 'failed'] })
  const [, ...more] = github.conversation(1).map(({ body }) => body)
  expect(more).toEqual(Array(notes).fill(expect.stringContaining('\n@wim [the docs agent]')))
})
