import type { WorkflowJob, WorkflowJobs, WorkflowRunState } from '../outcomes.ts'
import { wholeSecond } from './lookup.ts'
import type { NotRerun } from './reasons.ts'
import { stepJob } from './trigger.ts'
import type { MarkedComment } from './view.ts'

// Which requests wait for the hourly limit, in which order they are started again, and how many may be now. Times are ms.

/** What is kept of every request to be counted: its marker without the texts. */
export type RequestRecord = ReturnType<typeof recordOf>

export function recordOf({ marker, comment: { createdAt, updatedAt } }: MarkedComment) {
  const { trigger, phase, outcome, run, attempt, startedAt, settledAt, retryAt, prLink, became } = marker
  const time = (date: string | undefined): number | undefined => Date.parse(date ?? '') || undefined
  // No marker says when: so the comment does, or its edit.
  const mayBeSent = phase === 'intent' || phase === 'unknown'
  const sentAt = marker.comment === undefined ? createdAt : updatedAt
  return {
    trigger,
    phase,
    outcome,
    run,
    postedAt: Date.parse(createdAt),
    changedAt: Date.parse(updatedAt),
    waitsUntil: phase === 'waiting' && outcome === undefined ? time(retryAt) : undefined,
    usedAt: time(startedAt ?? (mayBeSent ? sentAt : undefined)), // when it counted against the hourly limit
    endedAt: phase === 'settled' && attempt === 1 ? time(settledAt) : undefined,
    isFirst: attempt === 1, // the comment is as old as the request
    prLink,
    became,
  }
}

export interface Requests {
  readonly waiting: ReadonlyMap<number, MarkedComment>
  readonly requests: ReadonlyMap<number, RequestRecord>
}

const hour = 3_600_000
/** The service allows 100 new jobs and follow-ups; ten are left to people who ask meanwhile. */
export const mostAnHour = 90
const beginsWithinMs = 600_000

/** The requests of one workflow run, the legs of a matrix for example: one re-run sends them all. */
export interface LimitedRun {
  run: string
  requests: MarkedComment[]
  uses: number // how many requests a re-run sends, and of how many workflow jobs
  jobs: number
  startedAt: number | undefined // a sweep started it again, and no run of it has answered since
}

/** Of several comments of one request another one decides if it came further, or is newer. */
export function requestsThatWait({ waiting, requests }: Requests): MarkedComment[] {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger)
  return [...waiting.values()].filter(({ comment, marker }) => {
    const same = byTrigger.get(marker.trigger) ?? []
    return same.every(([id, { phase }]) => phase === 'waiting' && id <= comment.id)
  })
}

const isRateLimited = ({ marker }: MarkedComment): boolean => marker.outcome === 'rate-limited'

/** The workflow runs whose requests wait for the limit: people's before those of schedules, the oldest first. */
export function limitedRuns(openComments: Requests): LimitedRun[] {
  const records = [...openComments.requests.values()]
  const counting = requestsThatWait(openComments).filter((found) => isRateLimited(found) && found.marker.run)
  const further = new Set(records.flatMap(({ phase, trigger }) => (phase === 'waiting' ? [] : trigger)))
  const unsent = records.filter(({ trigger }) => !further.has(trigger))
  const runs = [...Map.groupBy(counting, ({ marker }) => marker.run ?? '')].map(([run, found]): LimitedRun => {
    const triggers = new Set(unsent.flatMap((request) => (request.run === run ? request.trigger : [])))
    const started = found.flatMap((request) => pendingSince(request) ?? [])
    return {
      run,
      requests: found,
      uses: triggers.size,
      jobs: new Set([...triggers].map((trigger) => stepJob(trigger) ?? trigger)).size,
      startedAt: started.length > 0 ? Math.max(...started) : undefined,
    }
  })
  const isPersons = ({ requests: [first] }: LimitedRun): boolean => first?.marker.requester !== undefined
  return runs.sort((a, b) => Number(isPersons(b)) - Number(isPersons(a)) || Number(a.run) - Number(b.run))
}

/** How many requests may be sent now. `going`: workflow runs known to be in progress. */
export function roomNow(openComments: Requests, { now, going }: { now: number; going: ReadonlySet<string> }): number {
  const records = [...openComments.requests.values()]
  const used = records.filter(({ usedAt = Number.NaN }) => usedAt > now - hour).length
  const waitInRun = records.filter((request) => waitsInRun(request, now)).length
  const mayStillSend = limitedRuns(openComments).filter((run) => isPending(run, now) || going.has(run.run))
  const pending = mayStillSend.reduce((sum, { uses }) => sum + uses, 0)
  return mostAnHour - used - waitInRun - pending
}

export const isPending = ({ startedAt = Number.NaN }: LimitedRun, now: number): boolean => startedAt > now - hour

/** The latest time that the service gave within the last hour; if it gave none to a re-run, an hour after that. */
export function blockedUntil({ waiting, requests }: Requests, now: number): number {
  const times = [...waiting.values()].filter(isRateLimited).map((request) => {
    const { marker, comment } = request
    const anHourAfter = Date.parse(comment.updatedAt) + hour
    if (anHourAfter <= now || pendingSince(request) !== undefined) return 0
    if (marker.retryAt !== undefined) return Math.min(Date.parse(marker.retryAt) || 0, anHourAfter)
    return marker.reruns === undefined ? 0 : Date.parse(comment.createdAt) + hour
  })
  const inRuns = [...requests.values()].flatMap((request) =>
    waitsInRun(request, now) ? Math.min(request.waitsUntil ?? 0, request.changedAt + hour) : [],
  )
  return Math.max(0, ...times, ...inRuns)
}

const waitsInRun = ({ phase, outcome, changedAt }: RequestRecord, now: number): boolean =>
  phase === 'waiting' && outcome === undefined && changedAt > now - hour

/** When a sweep started the run again, if no run of it has answered since: a re-run posts a comment of its own. */
function pendingSince({ marker: { reruns }, comment }: MarkedComment): number | undefined {
  if (reruns === undefined || wholeSecond(comment.createdAt) >= wholeSecond(reruns.at)) return undefined
  return Date.parse(reruns.at)
}

const mostReruns = 3
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
  const mayDepend = succeeded.some((job) =>
    failed.some((earlier) => !(Date.parse(job.startedAt) < Date.parse(earlier.completedAt))),
  )
  return mayDepend ? 'may-depend' : 'rerun'
}

const hasFailed = ({ conclusion }: WorkflowJob): boolean => !['success', 'skipped', 'neutral'].includes(conclusion)

// A later attempt may have ended before it posted any comment.
const mayHavePosted = ({ startedAt }: WorkflowJob, { marker, comment }: MarkedComment, attempt: number): boolean =>
  wholeSecond(startedAt) <= wholeSecond(comment.createdAt) || (marker.attempt !== attempt && startedAt !== '')

const isTried = ({ requests }: LimitedRun): boolean =>
  requests.some(({ marker }) => (marker.reruns?.count ?? 0) >= mostReruns)
