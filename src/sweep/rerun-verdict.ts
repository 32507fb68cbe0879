import type { WorkflowRun } from '../io/github-runs.ts'
import { beginsWithinMs, isPending, type LimitedRun } from './rerun-queue.ts'

const mostReruns = 3
const hour = 3_600_000
/** GitHub re-runs no older workflow run: https://docs.github.com/en/actions/how-tos/manage-workflow-runs/re-run-workflows-and-jobs */
const oldestRunMs = 30 * 24 * hour

/** Why a sweep does not start a workflow run again, as its comment says it. */
export const notRerun = {
  tried:
    'A sweep asked GitHub three times to start this request again, and it still waits for the limit. No sweep asks again.',
  old: 'This request is too old. No sweep starts it again.',
  deleted: 'The workflow run of this request was deleted. No sweep can start it again.',
  other: 'The workflow run that this comment names is not the one of this request. No sweep starts it again.',
  'did not fail': 'The workflow run of this request did not fail. No sweep starts it again.',
  refused: 'GitHub does not re-run the workflow run of this request. No sweep can start it again.',
  'still going': 'The workflow run of this request is still in progress. A sweep starts it again when it has ended.',
} as const

/** What a sweep does with a workflow run. `leave`: it says nothing, and looks again later. */
export type RerunVerdict = 'rerun' | 'leave' | keyof typeof notRerun

/** Whether its comments say already that no sweep starts it again: it is not read any more. */
export const isGivenUp = ({ requests }: LimitedRun): boolean =>
  requests.every(({ marker: { notes = [] } }) =>
    Object.entries(notRerun).some(([name, note]) => name !== 'still going' && notes.includes(note)),
  )

/**
 * What the comments alone decide. A sweep does not read a comment for ever, so one that waits for longer than a job may be
 * open is given up.
 */
export function judgeRequests(
  limited: LimitedRun,
  { now, sinceHours }: { now: number; sinceHours: number },
): 'read' | RerunVerdict {
  const { requests, startedAt } = limited
  if (startedAt !== undefined && startedAt > now - beginsWithinMs) return 'leave'
  if (isPending(limited, now)) return 'read'
  if (requests.some(({ comment }) => Date.parse(comment.createdAt) < now - (sinceHours - 1) * hour)) return 'old'
  return startedAt === undefined && isTried(limited) ? 'tried' : 'read'
}

/** What the workflow run decides, as it is now; undefined: it was deleted. */
export function judgeRun(limited: LimitedRun, run: WorkflowRun | undefined, now: number): RerunVerdict {
  const { requests, startedAt } = limited
  if (run === undefined) return 'deleted'
  const isOwn = requests.every(
    ({ marker: { event, attempt } }) => event === run.event && attempt !== undefined && attempt <= run.attempt,
  )
  if (!isOwn) return 'other'
  if (Date.parse(run.createdAt) < now - oldestRunMs) return 'old'
  if (run.isCompleted && run.conclusion !== 'failure') return 'did not fail'
  if (run.isCompleted) return isTried(limited) ? 'tried' : 'rerun'
  // A later attempt: somebody started it again.
  const isAnswering = startedAt !== undefined || requests.some(({ marker }) => (marker.attempt ?? 0) < run.attempt)
  const isRecent = requests.some(({ updatedAt }) => Date.parse(updatedAt) > now - beginsWithinMs)
  return isAnswering || isRecent ? 'leave' : 'still going'
}

const isTried = ({ requests }: LimitedRun): boolean =>
  requests.some(({ marker }) => (marker.reruns?.count ?? 0) >= mostReruns)
