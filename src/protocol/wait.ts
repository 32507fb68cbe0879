import { type Job, type KnownJob, type Outcome, outcomeRow } from '../outcomes.ts'
import { decidingMarker } from './deciding-marker.ts'
import { leftByNext, mayHaveNext, resultWhenHandedOver } from './hand-over.ts'
import { isHeldComment } from './held.ts'
import { type MarkerChange, shownRecord } from './marker.ts'
import { endOfWaiting, endUnsent, info, nothingSent, outcomeOf } from './outcome.ts'
import { decidePoll, limitsOf, type Polled, resultSoFar, startPolling } from './poll.ts'
import { personOf, withoutClaim, wordMs } from './telling.ts'
import { isStepTrigger } from './trigger.ts'
import type { Action, Go, Line, MarkedComment, RunStep, StepAt, View } from './view.ts'

// A job that exists: it is waited for, and what it became is told. Nothing is sent from here on.

export function decideWait(view: View, step: StepAt<'poll'>): Action | Go {
  const { polling, isEarlier = false } = step
  if (isEarlier && view.isReader) return { go: { at: 'paused', until: view.now } }
  const left = step.isRead && leftByNext(view.here.marked, view.marker)
  if (left && view.marker.handedOver === undefined)
    return {
      do: 'write',
      move: 'accept',
      change: { handedOver: left },
      to: { at: 'poll', polling },
    }
  const handedOver = isEarlier ? undefined : resultWhenHandedOver(view.marker, view.link)
  if (handedOver) return waitOver(view, { kind: 'end', result: handedOver, polling, log: [] })
  const polled = decidePoll(view, polling)
  const wasAway = polling.wasAway === true || mayHaveNext(view.marker, polling, view.now)
  if (polled.kind === 'ask') {
    const { question, log } = polled
    const to: RunStep = { at: 'poll', polling: { ...polled.polling, wasAway }, isEarlier }
    const job = isEarlier ? undefined : resultSoFar(polled.polling)
    return { do: 'ask', ...question, log, job, to }
  }
  const mustRead = view.asked.remembers && !isEarlier && !step.isRead && wasAway
  if (mustRead && polled.result.kind === 'settled')
    return { do: 'read', pause: 0, to: { at: 'poll', polling, isRead: true } }
  const next = isEarlier ? afterEarlierJob(view, polled) : waitOver(view, polled)
  return { ...next, log: [...polled.log, ...(next.log ?? [])] }
}

function afterEarlierJob(view: View, { result, polling }: Polled & { kind: 'end' }): Action | Go {
  const again: Go = { go: { at: 'paused', until: view.now } }
  if (result.kind === 'settled') return again
  // Whether a job that is not found takes the request, the service says.
  if (result.kind === 'missing') return { ...again, past: { ...view.past, notFound: polling.id } }
  if (result.kind === 'cancelled') return nothingSent(view)
  if (result.kind === 'denied')
    return endUnsent(view, { name: 'error', reason: `${result.fault} The follow-up was not sent.` })
  const reason = result.isMissing
    ? `${result.fault} The follow-up was not sent.`
    : `Job ${polling.id} was still running at the timeout. The follow-up was not sent.`
  return endUnsent(view, { name: 'timed-out', reason })
}

/** With what the next request says of its end. */
function asLeft(found: MarkedComment, marked: MarkedComment[]): MarkedComment {
  const { marker } = found
  if (marker.phase !== 'created' || marker.handedOver !== undefined) return found
  const handedOver = leftByNext(marked, marker)
  return handedOver ? { ...found, marker: { ...marker, handedOver } } : found
}

export function attach(view: View): Action | Go {
  const { asked, here, marker, answers, now, date, cancelled } = view
  const { run, attempt } = asked
  const earlier = decidingMarker(here.marked, marker.trigger, asked.since)
  const found =
    earlier?.marker.phase === 'unknown' ? undefined : earlier && asLeft(earlier, here.marked)
  const id = found?.marker.jobId ?? asked.jobId ?? ''
  if (found?.marker.phase === 'settled')
    return { do: 'ask', pause: 0, check: id, take: found, to: { at: 'repeat' } }
  const isOthers = found?.marker.run !== undefined && found.marker.run !== run
  const reading = answers.run?.id === found?.marker.run ? answers.run?.is : undefined
  if (isOthers && reading === undefined && !cancelled)
    return { do: 'ask', pause: 0, run: found.marker.run, to: { at: 'attach' } }
  const before = found?.marker.kind === 'follow-up' ? found.marker.before : undefined
  const polling = startPolling({ id, kind: 'attach', startedAt: now, before }, limitsOf(view))
  const log = attempt > 1 ? [info(`This run attaches to job ${id} of an earlier attempt.`)] : []
  const to: RunStep = { at: 'poll', polling }
  const isReader = isOthers && isHeldComment(found, reading ?? 'unread', date)
  const about = { log, take: found, isReader, job: { id } }
  if (isReader) return { do: 'sleep', ms: 0, ...about, to }
  const ended = {
    outcome: undefined,
    reason: undefined,
    unseen: undefined,
    missingSince: undefined,
    lost: undefined,
  }
  // Whoever was about to tell of its result leaves it to this run.
  const unclaimed = withoutClaim(found?.marker ?? marker)
  return {
    do: 'write',
    move: 'accept',
    ...about,
    change: { ...ended, ...unclaimed, jobId: id, run, attempt, waitsUntil: endOfWaiting(view) },
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: found !== undefined,
    pending: attempt === 1,
    to,
  }
}

export function repeat({ marker, answers, link, asked }: View): Action {
  const id = marker.jobId ?? ''
  const says = answers.check?.says
  const { link: _, ...record }: Job = says?.kind === 'record' ? says.job : {}
  // The job may show a later follow-up's result by now: the link is the one that was reported.
  const job: KnownJob = { ...record, id, ...(link && marker.prLink !== undefined ? { link } : {}) }
  const reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`
  const outcome: Outcome = { name: marker.outcome ?? 'completed', reason, job }
  // From now on this attempt holds the marker: the other steps of it are told apart by that.
  if (!isStepTrigger(marker.trigger)) return { do: 'end', outcome, job }
  return {
    do: 'write',
    move: 'settle',
    change: { attempt: asked.attempt },
    job,
    to: { at: 'over', outcome },
  }
}

/** The wait is over. Everybody else is told before the comment says so: what is cut off in between is done again. */
function waitOver(view: View, { result, polling }: Polled & { kind: 'end' }): Action {
  const isAttach = polling.kind === 'attach'
  const outcome = outcomeOf(result, polling.id, view.marker)
  const { change, log } = resultChange(view, outcome)
  const { job } = result
  if (view.isReader) return { do: 'end', outcome, log, job }
  // Another run may have told of the same job: an earlier one, or one that took this for over.
  const readsFirst = isAttach || result.kind === 'timed-out' || view.now > view.deadline
  if (result.kind === 'settled') {
    const ms = isAttach
      ? view.date - Date.parse(view.marker.startedAt ?? '')
      : view.now - polling.startedAt
    const took = (!isAttach || polling.wasActive) && ms >= 0 ? Math.round(ms / 1_000) : undefined
    const size = result.job.link?.url === polling.link?.url ? polling.size : undefined
    const mayRepeat = readsFirst || polling.isLeftOpen === true
    const to: StepAt<'told'> = {
      at: 'told',
      outcome,
      change: { ...change, took, size },
      readsFirst,
    }
    const claim = readsFirst ? { pause: leftOfWord(view) } : undefined
    return {
      do: 'tell',
      outcome,
      took: took ?? Number.POSITIVE_INFINITY,
      readsFirst: claim,
      mayRepeat,
      to,
      log,
      job,
    }
  }
  const { before } = view.marker
  const pickedUp = before && resultSoFar(polling) ? { before: { ...before, pickedUp: true } } : {}
  const to: StepAt<'told'> = { at: 'told', outcome, change: {}, readsFirst }
  return {
    do: 'write',
    move: 'accept',
    change: { ...change, ...pickedUp },
    readsFirst,
    log,
    job,
    to,
  }
}

/**
 * The edit with which a run took the comment is its word: others who wrote theirs before have read
 * by then that it stands.
 */
function leftOfWord({ marker, writtenAt, now }: View): number {
  if (personOf(marker) === undefined || writtenAt === undefined) return 0
  return Math.max(0, writtenAt + wordMs - now)
}

export function told(
  view: View,
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
