import { describe, expect, it } from 'vitest'
import type { WorkflowJob, WorkflowRunState } from '../../../src/io/github-history.ts'
import type { LimitedRun } from '../../../src/protocol/limited-queue.ts'
import { isGivenUp, judgeJobs, judgeRequests, judgeRun } from '../../../src/protocol/limited-queue.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { type NotRerun, notRerun } from '../../../src/protocol/reasons.ts'
import { markerWith } from '../../helpers/one-run.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
const hour = 60
const day = 24 * hour
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString()

/** A workflow run whose request waits. `posted`: minutes since its comment was posted, `started`: since a sweep started it. */
function limited(marker: Partial<Marker> = {}, { posted = 30, started }: { posted?: number; started?: number } = {}) {
  const waits = { phase: 'waiting', outcome: 'rate-limited', run: '900', attempt: 1, event: 'issue_comment' } as const
  const whole = markerWith({ ...waits, ...marker })
  const comment = { id: 9, url: '', createdAt: ago(posted), updatedAt: ago(started ?? posted) }
  const requests = [{ marker: whole, comment }]
  const startedAt = started === undefined ? undefined : now - started * 60_000
  return { run: '900', requests, uses: 1, jobs: 1, startedAt } satisfies LimitedRun
}

const event = 'issue_comment'
const failed: WorkflowRunState = { isCompleted: true, conclusion: 'failure', event, attempt: 1, createdAt: ago(30) }
const going: WorkflowRunState = { ...failed, isCompleted: false, conclusion: '' }
const reruns = (count: number): Partial<Marker> => ({ reruns: { count, at: ago(100) } })

describe('its comment decides', () => {
  it.each<[string, LimitedRun, ReturnType<typeof judgeRequests>]>([
    ['it waits', limited(), 'read'],
    ['it was started again twice', limited(reruns(2)), 'read'],
    ['it was started again three times', limited(reruns(3)), 'tried'],
    ['the third re-run has not answered', limited(reruns(3), { posted: 60, started: 20 }), 'read'],
    ['it was started again a moment ago', limited(reruns(1), { started: 9 }), 'leave'],
    ['it is as old as a job may be', limited({}, { posted: 71 * hour - 1 }), 'read'],
    ['it is older', limited({}, { posted: 71 * hour + 1 }), 'old'],
    ['it is older, and was started again', limited(reruns(1), { posted: 71 * hour + 1, started: 20 }), 'read'],
  ])('%s', (_, run, expected) => {
    expect(judgeRequests(run, { now, sinceHours: 72 })).toBe(expected)
  })
})

describe('its workflow run decides', () => {
  it.each<[string, LimitedRun, WorkflowRunState | undefined, ReturnType<typeof judgeRun>]>([
    ['it failed', limited(), failed, 'rerun'],
    ['it failed, in a later attempt that left no comment', limited(), { ...failed, attempt: 2 }, 'rerun'],
    ['it failed again, and that was the third re-run', limited(reruns(3), { started: 20 }), failed, 'tried'],
    ['it succeeded', limited(), { ...failed, conclusion: 'success' }, 'did-not-fail'],
    ['it was cancelled', limited(), { ...failed, conclusion: 'cancelled' }, 'did-not-fail'],
    ['it was deleted', limited(), undefined, 'deleted'],
    ['it is of another event', limited(), { ...failed, event: 'push' }, 'other'],
    ['the marker names no event', limited({ event: undefined }), failed, 'other'],
    ['its attempt is an earlier one', limited({ attempt: 2 }), failed, 'other'],
    ['the marker names no attempt', limited({ attempt: undefined }), failed, 'other'],
    ['it is 30 days old', limited(), { ...failed, createdAt: ago(30 * day - 1) }, 'rerun'],
    ['it is older than 30 days', limited(), { ...failed, createdAt: ago(30 * day + 1) }, 'old'],
    ['it has only just been limited, and still ends', limited({}, { posted: 9 }), going, 'leave'],
    ['it is still going though nobody started it again', limited(), going, 'still-going'],
    ['somebody started it again by hand', limited(), { ...going, attempt: 2 }, 'leave'],
    ['a sweep started it again', limited(reruns(1), { started: 20 }), { ...going, attempt: 2 }, 'leave'],
  ])('%s', (_, run, found, expected) => {
    expect(judgeRun(run, found, now)).toBe(expected)
  })
})

describe('its workflow jobs decide', () => {
  const time = (minute: number | undefined): string => (minute === undefined ? '' : `2026-03-04T11:${minute}:00Z`)
  /** From one minute to another, as GitHub gives times. */
  const job = (conclusion: string, began?: number, ended?: number): WorkflowJob => ({
    conclusion,
    startedAt: time(began),
    completedAt: time(ended),
  })
  const own = job('failure', 10, 12)

  type More = { unread?: number; jobs?: number; attempt?: number }
  type Row = [string, WorkflowJob[], ReturnType<typeof judgeJobs>, More?]
  it.each<Row>([
    ['it alone failed', [own], 'rerun'],
    ['another one succeeded beside it', [own, job('success', 11, 20)], 'rerun'],
    ['another one succeeded before it', [job('success', 10, 11), own], 'rerun'],
    ['another one was skipped after it', [own, job('skipped', 13, 13)], 'rerun'],
    ...['failure', 'timed_out', 'cancelled', 'action_required', 'stale', 'startup_failure', ''].map(
      (end): Row => [`another one ended "${end}"`, [own, job(end, 10, 12)], 'others-failed'],
    ),
    ['another one succeeded after it', [own, job('success', 13, 14)], 'may-depend'],
    ['another one succeeded after it in the same second', [own, job('success', 12, 14)], 'may-depend'],
    ['another one was neutral after it', [own, job('neutral', 13, 14)], 'may-depend'],
    ['nobody knows when another one began', [own, job('success')], 'may-depend'],
    ['another one failed after the comment', [job('success', 10, 50), job('failure', 51, 52)], 'others-failed'],
    ['nobody knows when the failed one began', [job('failure')], 'others-failed'],
    ['nobody knows when it ended', [job('failure', 10), job('success', 11, 12)], 'may-depend'],
    ['of two legs, one after the other, both failed', [own, job('failure', 13, 14)], 'rerun', { jobs: 2 }],
    ['it began in the second of its comment', [{ ...own, startedAt: '2026-03-04T11:30:00.500Z' }], 'rerun'],
    ['a later attempt that left no comment failed', [job('failure', 51, 52)], 'rerun', { attempt: 2 }],
    ['not all of them were read', [own], 'others-failed', { unread: 1 }],
  ])('%s', (_, read, expected, { unread = 0, jobs = 1, attempt = 1 } = {}) => {
    expect(judgeJobs({ ...limited(), jobs }, { jobs: read, unread }, attempt)).toBe(expected)
  })
})

it.each(Object.keys(notRerun) as NotRerun[])('a comment that says "%s" is not read again', (name) => {
  expect(isGivenUp(limited())).toBe(false)
  expect(isGivenUp(limited({ notRerun: name }))).toBe(name !== 'still-going')
})
