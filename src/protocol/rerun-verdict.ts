import type { WorkflowJob, WorkflowJobs, WorkflowRunState } from '../outcomes.ts'
import { wholeSecond } from './lookup.ts'
import type { NotRerun } from './reasons.ts'
import { beginsWithinMs, isPending, type LimitedRun } from './rerun-queue.ts'
import type { MarkedComment } from './view.ts'

const mostReruns = 3
const hour = 3_600_000
/** GitHub re-runs no older workflow run: https://docs.github.com/en/actions/how-tos/manage-workflow-runs/re-run-workflows-and-jobs */
const oldestRunMs = 30 * 24 * hour

/** `leave`: the sweep says nothing, and looks again later. */
export type RerunVerdict = 'rerun' | 'leave' | NotRerun

export const isGivenUp = ({ requests }: LimitedRun): boolean =>
  requests.every(({ marker: { notRerun } }) => notRerun !== undefined && notRerun !== 'still-going')

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

export function judgeRun(limited: LimitedRun, run: WorkflowRunState | undefined, now: number): RerunVerdict {
  const { requests, startedAt } = limited
  if (run === undefined) return 'deleted'
  const isOwn = requests.every(
    ({ marker: { event, attempt } }) => event === run.event && attempt !== undefined && attempt <= run.attempt,
  )
  if (!isOwn) return 'other'
  if (Date.parse(run.createdAt) < now - oldestRunMs) return 'old'
  if (run.isCompleted && run.conclusion !== 'failure') return 'did-not-fail'
  if (run.isCompleted) return isTried(limited) ? 'tried' : 'rerun'
  // A later attempt: somebody started it again.
  const isAnswering = startedAt !== undefined || requests.some(({ marker }) => (marker.attempt ?? 0) < run.attempt)
  const isRecent = requests.some(({ comment }) => Date.parse(comment.updatedAt) > now - beginsWithinMs)
  return isAnswering || isRecent ? 'leave' : 'still-going'
}

/** What the jobs of a failed workflow run decide: a re-run repeats all that failed, and whatever depends on one of them. */
export function judgeJobs(limited: LimitedRun, { jobs, unread }: WorkflowJobs, attempt: number): RerunVerdict {
  const failed = jobs.filter(hasFailed)
  const isOwn = (job: WorkflowJob): boolean => limited.requests.some((request) => mayHavePosted(job, request, attempt))
  if (unread > 0 || failed.length > limited.jobs || !failed.every(isOwn)) return 'others-failed'
  const succeeded = jobs.filter((job) => !hasFailed(job) && job.conclusion !== 'skipped')
  const mayDepend = succeeded.some((job) => failed.some((earlier) => !beganBefore(job, earlier)))
  return mayDepend ? 'may-depend' : 'rerun'
}

const hasFailed = ({ conclusion }: WorkflowJob): boolean => !['success', 'skipped', 'neutral'].includes(conclusion)

const beganBefore = ({ startedAt }: WorkflowJob, { completedAt }: WorkflowJob): boolean =>
  Date.parse(startedAt) < Date.parse(completedAt)

// A later attempt may have ended before it posted any comment.
const mayHavePosted = ({ startedAt }: WorkflowJob, { marker, comment }: MarkedComment, attempt: number): boolean =>
  wholeSecond(startedAt) <= wholeSecond(comment.createdAt) || (marker.attempt !== attempt && startedAt !== '')

const isTried = ({ requests }: LimitedRun): boolean =>
  requests.some(({ marker }) => (marker.reruns?.count ?? 0) >= mostReruns)
