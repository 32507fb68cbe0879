import { type Outcome, outcomeRow } from '../outcomes.ts'
import type { Job, KnownJob } from '../outside-answers.ts'
import type { Action, Go, Line, RunStep, StepAt } from './action.ts'
import { decidingMarker } from './deciding-marker.ts'
import { leftByNext, mayHaveNext, resultWhenHandedOver } from './hand-over.ts'
import { isHeldComment } from './held-comment.ts'
import type { MarkedComment } from './marked-comment.ts'
import { type MarkerChange, shownRecord } from './marker.ts'
import { endOfWaiting, endUnsent, info, nothingSent, outcomeOf } from './outcome.ts'
import {
  decidePoll,
  limitsOf,
  type Polled,
  type PollResult,
  resultSoFar,
  startPolling,
} from './poll.ts'
import type { Polling } from './polling.ts'
import { isStepTrigger } from './trigger.ts'
import type { View, ViewAt } from './view.ts'
import { personOf, withoutClaim, wordMs } from './who-is-told.ts'

// A job that exists: it is waited for, and what it became is told. Nothing is sent from here on.

export const decideWait = (view: ViewAt<'poll'>, step: StepAt<'poll'>): Action | Go =>
  step.isOfEarlierRequest ? waitForEarlierJob(view, step) : waitForOwnJob(view, step)

/** The job has an earlier request: ours is sent when it has settled. */
function waitForEarlierJob(view: ViewAt<'poll'>, { polling }: StepAt<'poll'>): Action | Go {
  if (view.isAnothers) return { do: 'go', to: { at: 'paused', until: view.now } }
  const polled = decidePoll(view, polling)
  if (polled.kind === 'end') return withLog(polled.log, afterEarlierJob(view, polled))
  const { query, log } = polled
  return {
    do: 'query',
    ...query,
    log,
    to: { ...keptPoll(view, polling, polled), isOfEarlierRequest: true },
  }
}

function waitForOwnJob(view: ViewAt<'poll'>, { polling, isRead }: StepAt<'poll'>): Action {
  const { marker, here, request, link } = view
  if (isRead && marker.handedOver === undefined) {
    const handedOver = leftByNext(here.marked, marker)
    const to: RunStep = { at: 'poll', polling }
    if (handedOver) return { do: 'write', move: 'accept', change: { handedOver }, to }
  }
  const result = resultWhenHandedOver(marker, link)
  if (result) return waitOver(view, { result, polling })

  const polled = decidePoll(view, polling)
  const to = keptPoll(view, polling, polled)
  if (polled.kind === 'query') {
    const { query, log } = polled
    return { do: 'query', ...query, log, job: resultSoFar(polled.polling), to }
  }
  const mayBeOfNext = request.remembers && to.polling.wasAway === true && !isRead
  if (mayBeOfNext && polled.result.kind === 'settled')
    return { do: 'read', pause: 0, to: { at: 'poll', polling, isRead: true } }
  return withLog(polled.log, waitOver(view, polled))
}

function keptPoll(
  { marker, now }: ViewAt<'poll'>,
  last: Polling,
  { polling }: Polled,
): StepAt<'poll'> {
  const wasAway = last.wasAway === true || mayHaveNext(marker, last, now)
  return { at: 'poll', polling: { ...polling, wasAway } }
}

const withLog = <Next extends Action | Go>(log: Line[], next: Next): Next => ({
  ...next,
  log: [...log, ...(next.log ?? [])],
})

type Ended = Pick<Polled & { kind: 'end' }, 'result' | 'polling'>

function afterEarlierJob(view: ViewAt<'poll'>, { result, polling }: Ended): Action | Go {
  const again: Go = { do: 'go', to: { at: 'paused', until: view.now } }
  switch (result.kind) {
    case 'settled':
      return again
    // Whether a job that is not found takes the request, the service says.
    case 'missing':
      return { ...again, past: { ...view.past, notFound: polling.id } }
    case 'cancelled':
      return nothingSent(view)
    case 'denied': {
      const reason = `${result.fault} The follow-up was not sent.`
      return endUnsent(view, { name: 'error', reason })
    }
    default: {
      const why = result.isMissing
        ? result.fault
        : `Job ${polling.id} was still running at the timeout.`
      return endUnsent(view, { name: 'timed-out', reason: `${why} The follow-up was not sent.` })
    }
  }
}

/** The comment with the job to attach to, if there is one, and what the next request says of its end. */
function commentToAttach({ here, marker, request }: ViewAt<'attach'>): MarkedComment | undefined {
  const earlier = decidingMarker(here.marked, marker.trigger, request.since)
  if (earlier === undefined || earlier.marker.phase === 'unknown') return undefined
  return withHandedOver(earlier, here.marked)
}

function withHandedOver(earlier: MarkedComment, marked: MarkedComment[]): MarkedComment {
  const { marker } = earlier
  if (marker.phase !== 'created' || marker.handedOver !== undefined) return earlier
  const handedOver = leftByNext(marked, marker)
  return handedOver ? { ...earlier, marker: { ...marker, handedOver } } : earlier
}

export function attach(view: ViewAt<'attach'>): Action | Go {
  const { request, answers, now, date, cancelled } = view
  const earlier = commentToAttach(view)
  const id = earlier?.marker.jobId ?? request.jobId ?? ''
  if (earlier?.marker.phase === 'settled')
    return { do: 'query', pause: 0, check: id, take: earlier, to: { at: 'repeat' } }

  const holder = earlier?.marker.run
  const isOthers = earlier !== undefined && holder !== undefined && holder !== request.run
  const reading = answers.workflowRun?.id === holder ? answers.workflowRun?.is : undefined
  if (isOthers && reading === undefined && !cancelled)
    return { do: 'query', pause: 0, run: holder, to: { at: 'attach' } }

  const before = earlier?.marker.kind === 'follow-up' ? earlier.marker.before : undefined
  const polling = startPolling({ id, kind: 'watch', startedAt: now, before }, limitsOf(view))
  const attaching = {
    log: request.attempt > 1 ? [info(`This run attaches to job ${id} of an earlier attempt.`)] : [],
    take: earlier,
    job: { id },
    to: { at: 'poll', polling } satisfies RunStep,
  }
  if (isOthers && isHeldComment(earlier, reading ?? 'unread', date))
    return { do: 'sleep', ms: 0, ...attaching, isAnothers: true }
  return {
    do: 'write',
    move: 'accept',
    ...attaching,
    isAnothers: false,
    change: changeOfAttach(view, earlier, id),
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: earlier !== undefined,
    setsCommitStatus: request.attempt === 1,
  }
}

const noEnd: MarkerChange = {
  outcome: undefined,
  reason: undefined,
  unseen: undefined,
  missingSince: undefined,
  lost: undefined,
}

/** Our run has the job from now on, and whoever was about to tell of its result leaves it to us. */
const changeOfAttach = (
  view: ViewAt<'attach'>,
  earlier: MarkedComment | undefined,
  jobId: string,
): MarkerChange => ({
  ...noEnd,
  ...withoutClaim(earlier?.marker ?? view.marker),
  jobId,
  run: view.request.run,
  attempt: view.request.attempt,
  waitsUntil: endOfWaiting(view),
})

export function repeat({ marker, answers, link, request }: ViewAt<'repeat'>): Action {
  const id = marker.jobId ?? ''
  const says = answers.check?.says
  const { link: _, ...record }: Job = says?.kind === 'record' ? says.job : {}
  // The job may show a later follow-up's result by now: the link is the one that was reported.
  const job: KnownJob = { ...record, id }
  if (link !== undefined && marker.prLink !== undefined) job.link = link
  const reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`
  const outcome: Outcome = { name: marker.outcome ?? 'completed', reason, job }
  // From now on this attempt holds the marker: the other steps of it are told apart by that.
  if (!isStepTrigger(marker.trigger)) return { do: 'end', outcome, job }
  return {
    do: 'write',
    move: 'settle',
    change: { attempt: request.attempt },
    job,
    to: { at: 'over', outcome },
  }
}

/** The wait is over. Everybody else is told before the comment says so: what is cut off in between is done again. */
function waitOver(view: ViewAt<'poll'>, { result, polling }: Ended): Action {
  const outcome = outcomeOf(result, polling.id, view.marker)
  const { job } = result
  if (view.isAnothers) return { do: 'end', outcome, log: resultChange(view, outcome).log, job }
  return result.kind === 'settled'
    ? tellSettled(view, outcome, result.job, polling)
    : writeOpen(view, outcome, result, polling)
}

/** Another run may have told of the same job: an earlier one, or one that took this for over. */
const mayBeToldByOthers = ({ now, deadline }: ViewAt<'poll'>, { kind }: Polling): boolean =>
  kind === 'watch' || now > deadline

function tellSettled(
  view: ViewAt<'poll'>,
  outcome: Outcome,
  job: KnownJob,
  polling: Polling,
): Action {
  const { change, log } = resultChange(view, outcome)
  const readsFirst = mayBeToldByOthers(view, polling)
  const took = secondsTaken(view, polling)
  const isSizeOfLink = job.link?.url === polling.link?.url
  const size = isSizeOfLink ? polling.size : undefined
  return {
    do: 'tell',
    outcome,
    took: took ?? Number.POSITIVE_INFINITY,
    readsFirst: readsFirst ? { pause: leftOfWord(view) } : undefined,
    mayRepeat: readsFirst || polling.isLeftOpen === true,
    to: { at: 'told', outcome, change: { ...change, took, size }, readsFirst },
    log,
    job,
  }
}

/** Undefined: this run has not seen how long the job took. */
function secondsTaken({ now, date, marker }: ViewAt<'poll'>, polling: Polling): number | undefined {
  const isWatch = polling.kind === 'watch'
  if (isWatch && !polling.wasActive) return undefined
  const ms = isWatch ? date - Date.parse(marker.startedAt ?? '') : now - polling.startedAt
  return ms >= 0 ? Math.round(ms / 1_000) : undefined
}

function writeOpen(
  view: ViewAt<'poll'>,
  outcome: Outcome,
  result: PollResult,
  polling: Polling,
): Action {
  const { change, log } = resultChange(view, outcome)
  const readsFirst = result.kind === 'timed-out' || mayBeToldByOthers(view, polling)
  const { before } = view.marker
  const hasSign = before !== undefined && resultSoFar(polling) !== undefined
  return {
    do: 'write',
    move: 'accept',
    change: hasSign ? { ...change, before: { ...before, pickedUp: true } } : change,
    readsFirst,
    log,
    job: result.job,
    to: { at: 'told', outcome, change: {}, readsFirst },
  }
}

/**
 * The edit with which a run took the comment is its word: others who wrote theirs before have read
 * by then that it stands.
 */
function leftOfWord({ marker, writtenAt, now }: ViewAt<'poll'>): number {
  if (personOf(marker) === undefined || writtenAt === undefined) return 0
  return Math.max(0, writtenAt + wordMs - now)
}

export function told(
  view: ViewAt<'told'>,
  { outcome, change, readsFirst, mentions }: StepAt<'told'>,
): Action {
  const to: RunStep = { at: 'over', outcome, mentions }
  const isSettled = outcomeRow(outcome.name).settled
  if (!isSettled) return { do: 'tell', outcome, took: 0, mayRepeat: false, to }
  const size = view.answers.size ?? change.size
  return { do: 'write', move: 'settle', change: { ...change, size }, readsFirst, to }
}

export function resultChange(
  { marker, date }: Pick<View, 'marker' | 'date'>,
  { name, reason, job, unseen }: Outcome,
): { change: MarkerChange; log: Line[] } {
  const notes = [...(marker.notes ?? [])]
  const log: Line[] = []
  if (job?.refusedLink !== undefined) {
    const note = `The service gave this as the pull request. It is not linked: ${JSON.stringify(job.refusedLink)}`
    const help =
      'A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.'
    log.push({ level: 'warning', text: `${note}\n${help}` })
    if (!notes.includes(note)) notes.push(note)
  }
  const shown = job ? shownRecord(job) : {}
  const change: MarkerChange = {
    outcome: name,
    reason,
    unseen,
    waitsUntil: undefined,
    notes,
    ...shown,
  }
  if (job?.link) change.prLink = job.link.url
  if (outcomeRow(name).settled)
    change.settledAt = marker.handedOver?.at ?? new Date(date).toISOString()
  return { change, log }
}
