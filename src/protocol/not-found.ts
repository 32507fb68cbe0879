import type { Goal, Query, RunStep, StepAt } from './action.ts'
import { otherTriggers, untouchedMs } from './deciding-marker.ts'
import { waiting } from './pace.ts'
import type { ViewAt } from './view.ts'

// All that a 404 of the service about a job means. A service may show a new job late, and no longer show one that
// works: so it is believed only after a time, and until then the job counts as open. Where the rule is not in this file,
// the row names its place.
//
// | who gets it | believed after | what follows |
// | --- | --- | --- |
// | a request, before it is sent | 2, 5 and 10 s | it waits while an earlier request is open, and else is sent |
// | a request that waits for an earlier one's job | 2 min | it is sent: the answer decides |
// | a follow-up, as the answer to it | at once | a new job, but not with job-id (`newIf` of its goal: send.ts) |
// | a review, as the answer to it | at once | it is skipped: a review starts no job (send.ts) |
// | a run that waits for its job, or attaches to it | 2 min | the outcome `error` |
// | the same, as the last answer before it leaves | at once | the job is not said to run (`unseen`) |
// | a re-run of a request whose result was told | at once | the same result, without the job's record (attach.ts) |
// | a sweep, for a job of this service | 10 min | the job is lost |
// | a sweep, for a job of another service | never | the job is open |
// | a sweep, for more than half of at least three jobs | at once | it changes nothing and fails (sweep/pass.ts) |
// | the status command | at once | the job is not said to run; the sweep's ten minutes begin, or go on (job-check.ts) |
// | the post step, if its run got it last | at once | the job is not said to run (stopped.ts) |
// | the set-up check, for a job that it made up | at once | the service knows the key (check/service-findings.ts) |

export function checkAgainWhenNotFound(
  id: string,
  step: StepAt<'survey' | 'surveyed'>,
): Query | undefined {
  const seconds = waiting.missingBefore[step.missing]
  if (seconds === undefined) return undefined
  const to: RunStep = { ...step, missing: step.missing + 1 }
  return { do: 'query', pause: seconds * 1_000, check: id, to }
}

/** A 404 of the status check decides nothing: the answer to the message does. What was shown before is not known. */
export function goalWhenNotFound(view: ViewAt<'surveyed'>, id: string, newIf: number[]): Goal {
  const { here, answers, marker, date, past } = view
  const others = otherTriggers([...here.marked, ...(answers.there ?? [])], marker.trigger)
  const open = others.filter(
    (other) => other.marker.phase === 'created' && other.marker.jobId === id,
  )
  const unclear = others.filter((other) => ['intent', 'unknown'].includes(other.marker.phase))
  // A service may show a new job late, and no longer show one that works.
  const isNew = open.some((other) => date - Date.parse(other.marker.startedAt ?? '') < untouchedMs)
  const wasWaitedFor = past?.notFound === id
  if (isNew || (open.length > 0 && !wasWaitedFor)) return { kind: 'busy', id, isMissing: true }

  const isUnclear = open.length > 0 || unclear.length > 0
  if (isUnclear)
    return { kind: 'job', id, before: { mayBeAtWork: isUnclear }, newIf, note: notFoundNote(id) }
  const { pull } = answers
  return { kind: 'job', id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf }
}

const notFoundNote = (id: string): string =>
  `The service did not find job ${id}, so it is not known whether an earlier request is still at work.`

/** Why a run does not wait any longer for a job that was not found for so many seconds. Undefined: it still waits. */
export function notFoundTooLong(id: string, seconds: number, message: string): string | undefined {
  if (seconds < waiting.missing.giveUpAfter) return undefined
  return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`
}

const lostAfterMs = 600_000

/** Whether a job is lost that a sweep did not find first at `since` (ISO 8601), and has not found since. `now` is ms. */
export const isLostSince = (since: string, now: number): boolean =>
  now - Date.parse(since) >= lostAfterMs
