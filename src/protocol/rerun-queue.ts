import type { RequestRecord } from './request-record.ts'
import { stepJob } from './trigger.ts'
import type { MarkedComment } from './view.ts'

/** A listed comment. `updatedAt`: its last change, ISO 8601. */
export interface ListedComment extends MarkedComment {
  updatedAt: string
}

/** What the comments of a repository remember of requests, by comment. */
export interface Requests {
  readonly waiting: ReadonlyMap<number, ListedComment>
  readonly requests: ReadonlyMap<number, RequestRecord>
}

const minute = 60_000
const hour = 60 * minute
/** The service allows 100 new jobs and follow-ups an hour; ten are left to people who ask meanwhile. */
export const mostAnHour = 90
/** So long a re-run has to begin: until then nobody asks what became of it. */
export const beginsWithinMs = 10 * minute

/** The requests of one workflow run, the legs of a matrix for example: one re-run sends them all. */
export interface LimitedRun {
  run: string
  requests: ListedComment[]
  /** How many requests a re-run sends. */
  uses: number
  /** Of how many of its workflow jobs they are. */
  jobs: number
  /** A sweep started it again, and no run of it has answered since. */
  startedAt: number | undefined
}

/** The requests that wait. Of several comments of one request another one decides if it came further, or is newer. */
export function waitingRequests({ waiting, requests }: Requests): ListedComment[] {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger)
  return [...waiting.values()].filter(({ comment, marker }) => {
    const same = byTrigger.get(marker.trigger) ?? []
    return same.every(([id, { phase }]) => phase === 'waiting' && id <= comment.id)
  })
}

const isLimited = ({ marker }: ListedComment): boolean => marker.outcome === 'rate-limited'

/**
 * The workflow runs whose requests wait for the limit, in the order in which they are started again: people's before those
 * of schedules, the oldest first. Numbers of workflow runs only grow.
 */
export function limitedRuns(openComments: Requests): LimitedRun[] {
  const { requests } = openComments
  const counting = waitingRequests(openComments).filter(
    (request) => isLimited(request) && request.marker.run !== undefined,
  )
  const further = new Set([...requests.values()].flatMap(({ phase, trigger }) => (phase === 'waiting' ? [] : trigger)))
  const unsent = [...requests.values()].filter(({ trigger }) => !further.has(trigger))
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

/**
 * How many requests may be sent now, as far as the comments of this repository show. `going`: workflow runs that are known
 * to be in progress.
 */
export function roomNow(openComments: Requests, { now, going }: { now: number; going: ReadonlySet<string> }): number {
  const { requests } = openComments
  const used = [...requests.values()].filter(({ usedAt = Number.NaN }) => usedAt > now - hour).length
  const waitInRun = [...requests.values()].filter((request) => waitsInRun(request, now)).length
  const mayStillSend = limitedRuns(openComments).filter((run) => isPending(run, now) || going.has(run.run))
  const pending = mayStillSend.reduce((sum, { uses }) => sum + uses, 0)
  return mostAnHour - used - waitInRun - pending
}

/** Whether a re-run that a sweep asked for within the hour may still send its requests. */
export const isPending = ({ startedAt = Number.NaN }: LimitedRun, now: number): boolean => startedAt > now - hour

/**
 * Until when the service has no room, ms: the latest of the times that it gave within the last hour. If it gave none and a
 * re-run found the limit reached, that is an hour after.
 */
export function blockedUntil({ waiting, requests }: Requests, now: number): number {
  const times = [...waiting.values()].filter(isLimited).map((request) => {
    const { marker, comment, updatedAt } = request
    const anHourAfter = Date.parse(updatedAt) + hour
    if (anHourAfter <= now || pendingSince(request) !== undefined) return 0
    if (marker.retryAt !== undefined) return Math.min(Date.parse(marker.retryAt) || 0, anHourAfter)
    return marker.reruns === undefined ? 0 : Date.parse(comment.createdAt) + hour
  })
  const inRuns = [...requests.values()].flatMap((request) =>
    waitsInRun(request, now) ? Math.min(request.waitsUntil ?? 0, request.changedAt + hour) : [],
  )
  return Math.max(0, ...times, ...inRuns)
}

/** Whether a run waits for its turn, for the limit for example, and sends its request itself. */
const waitsInRun = ({ phase, outcome, changedAt }: RequestRecord, now: number): boolean =>
  phase === 'waiting' && outcome === undefined && changedAt > now - hour

/** When a sweep started the run again, ms, if no run of it has answered since: a re-run posts a comment of its own. */
function pendingSince({ marker, comment }: ListedComment): number | undefined {
  const at = Date.parse(marker.reruns?.at ?? '')
  const hasAnswered = second(comment.createdAt) >= Math.floor(at / 1_000)
  return Number.isNaN(at) || hasAnswered ? undefined : at
}

// GitHub gives whole seconds.
export const second = (date: string): number => Math.floor(Date.parse(date) / 1_000)
