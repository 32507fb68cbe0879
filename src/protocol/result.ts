import { type Job, type KnownJob, type Outcome, outcomeRow } from '../outcomes.ts'
import { isHeld } from './alive.ts'
import { endUnsent, info, nothingSent, waitsUntil } from './end.ts'
import { decidingMarker } from './lookup.ts'
import { type MarkerChange, shownRecord } from './marker.ts'
import { outcomeOf } from './outcome.ts'
import { decidePoll, startPolling } from './poll.ts'
import { briefly, type Polling, type PollResult } from './poll-state.ts'
import { isStepTrigger } from './trigger.ts'
import type { Action, Go, Line, MarkedComment, Past, Step, Told, View } from './view.ts'

// A job that exists: it is waited for, and what it became is told. Nothing is sent from here on.

/** Goes on waiting for a job: ours, or (`past`) an earlier one, which the request follows. */
export function decideWait(view: View, { polling, past }: { polling: Polling; past?: Past | undefined }): Action | Go {
  if (past && view.isReader) return { go: { at: 'paused', until: view.now, past } }
  const polled = decidePoll(view, polling)
  if (polled.kind === 'ask') {
    const { question, log } = polled
    const job = past ? undefined : polled.polling.state.job
    return { do: 'ask', ...question, log, job, to: { at: 'poll', polling: polled.polling, past } }
  }
  const next = past ? afterEarlierJob(view, polled, past) : finish(view, polled.result, polled.polling)
  return { ...next, log: [...polled.log, ...(next.log ?? [])] }
}

function afterEarlierJob(
  view: View,
  { result, polling }: { result: PollResult; polling: Polling },
  past: Past,
): Action | Go {
  switch (result.kind) {
    case 'settled':
      return { go: { at: 'paused', until: view.now, past } }
    case 'cancelled':
      return nothingSent(view)
    case 'denied':
    case 'missing':
      return endUnsent(view, { name: 'error', reason: `${result.message} The follow-up was not sent.` })
    default: {
      const reason = `Job ${polling.target.id} was still running at the timeout. The follow-up was not sent.`
      return endUnsent(view, { name: 'timed-out', reason })
    }
  }
}

/** Attaches to a job: with a conversation, what an earlier attempt reported of it is read first. */
export function attach(view: View, step: Step & { at: 'attach' }): Action | Go {
  const { asked, here, marker, answers, now, deadline } = view
  const { jobId, isRead } = step
  if (!isRead && asked.attempt > 1 && asked.remembers) return { do: 'read', pause: 0, to: { ...step, isRead: true } }
  const earlier = step.found ?? decidingMarker(here.marked, marker.trigger, undefined)
  const found = earlier?.marker.phase === 'unknown' ? undefined : earlier
  if (found?.marker.phase === 'settled') return { go: { at: 'repeat', found, isChecked: false } }
  const isOthers = found?.marker.run !== undefined && found.marker.run !== asked.run
  if (isOthers && answers.run === undefined)
    return { do: 'ask', pause: 0, run: found.marker.run, to: { ...step, isRead: true } }
  const before = found?.marker.kind === 'follow-up' ? found.marker.before : undefined
  const limits = asked.waits ? { deadline } : briefly(now, deadline)
  const polling = startPolling({ id: jobId, kind: 'attach', startedAt: now, before }, limits)
  const log = asked.attempt > 1 ? [info(`This run attaches to job ${jobId} of an earlier attempt.`)] : []
  const to: Step = { at: 'poll', polling }
  const isReader = isOthers && found !== undefined && isHeldByRun(view, found)
  const about = { log, take: found, isReader, job: { id: jobId } }
  if (isReader) return { do: 'sleep', ms: 0, ...about, to }
  const { run, attempt } = asked
  const ended = { outcome: undefined, reason: undefined, missingSince: undefined, lost: undefined }
  return {
    do: 'write',
    move: 'accept',
    ...about,
    change: { ...ended, jobId, run, attempt, waitsUntil: waitsUntil(view) },
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: found !== undefined,
    pending: attempt === 1,
    to,
  }
}

const isHeldByRun = ({ answers, date }: View, { marker, comment }: MarkedComment): boolean =>
  isHeld({
    marker,
    run: answers.run ?? 'unread',
    now: date,
    changedAt: Date.parse(comment.updatedAt ?? comment.createdAt),
  })

/** The same outcome again, with the record as it is now. */
export function repeat(view: View, { found, isChecked }: { found: MarkedComment; isChecked: boolean }): Action {
  const { marker } = found
  const id = marker.jobId ?? ''
  if (!isChecked) return { do: 'ask', pause: 0, check: id, take: found, to: { at: 'repeat', found, isChecked: true } }
  const says = view.answers.check?.says
  const { link: _, ...record }: Job = says?.kind === 'record' ? says.job : {}
  // The job may show a later follow-up's result by now: the link is the one that was reported.
  const link = marker.prLink === undefined ? undefined : view.link
  const job: KnownJob = { ...record, id, ...(link ? { link } : {}) }
  const reason = marker.reason ?? `Job ${id} settled in an earlier attempt.`
  const outcome: Outcome = { name: marker.outcome ?? 'completed', reason, job }
  // From now on this attempt holds the marker: the other steps of it are told apart by that.
  if (!isStepTrigger(marker.trigger)) return { do: 'end', outcome, job }
  return { do: 'write', move: 'settle', change: { attempt: view.asked.attempt }, job, to: { at: 'over', outcome } }
}

/** The wait is over. Everybody else is told before the comment says so: what is cut off in between is done again. */
function finish(view: View, result: PollResult, polling: Polling): Action {
  const { target, state } = polling
  const outcome = outcomeOf(result, target.id)
  const { change, log } = resultChange(view, outcome)
  const job = 'job' in result ? result.job : undefined
  if (view.isReader) return { do: 'end', outcome, log, job }
  const isEndSeen = target.kind !== 'attach' || state.wasActive
  const seconds = target.kind === 'attach' ? sinceStart(view) : (view.now - target.startedAt) / 1_000
  const took = isEndSeen && seconds !== undefined ? Math.round(seconds) : undefined
  // Another run may have told of the same job: an earlier one, or one that took this for over.
  const readsFirst = target.kind === 'attach' || result.kind === 'timed-out' || view.now > view.deadline
  if (result.kind === 'settled') {
    const size = result.job.link?.url === target.link?.url ? state.size : undefined
    const mayRepeat = readsFirst || target.isLeftOpen === true
    const to: Told = { at: 'told', outcome, change: { ...change, took, size }, readsFirst }
    return { do: 'tell', outcome, took: took ?? Number.POSITIVE_INFINITY, isSettled: true, mayRepeat, to, log, job }
  }
  const { before } = view.marker
  const pickedUp = state.job !== undefined && before ? { before: { ...before, pickedUp: true } } : {}
  return {
    do: 'write',
    move: 'accept',
    change: { ...change, ...pickedUp },
    readsFirst,
    log,
    job,
    to: { at: 'told', outcome, change: {}, readsFirst },
  }
}

/** The status comment comes last. */
export function told(view: View, { outcome, change, readsFirst }: Told): Action {
  const to: Step = { at: 'over', outcome }
  if (!outcomeRow(outcome.name).settled) return { do: 'tell', outcome, took: 0, isSettled: false, mayRepeat: false, to }
  const size = view.answers.size ?? change.size
  return { do: 'write', move: 'settle', change: { ...change, size }, readsFirst, to }
}

/** What a marker keeps of an outcome, and what the log says of it. */
export function resultChange(
  view: Pick<View, 'marker' | 'date'>,
  outcome: Outcome,
): { change: MarkerChange; log: Line[] } {
  const { name, reason, job } = outcome
  const notes = [...(view.marker.notes ?? [])]
  const log: Line[] = []
  if (job?.refusedLink !== undefined) {
    const note = `The service gave this as the pull request. It is not linked: ${job.refusedLink}`
    const help =
      'A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.'
    log.push({ level: 'warning', text: `${note}\n${help}` })
    if (!notes.includes(note)) notes.push(note)
  }
  const change: MarkerChange = { outcome: name, reason, waitsUntil: undefined, notes, ...(job ? shownRecord(job) : {}) }
  if (job?.link) change.prLink = job.link.url
  if (outcomeRow(name).settled) change.settledAt = new Date(view.date).toISOString()
  return { change, log }
}

/** How long ago an earlier attempt's request was accepted, seconds; undefined if that is not known. */
function sinceStart({ marker, date }: View): number | undefined {
  const ms = date - Date.parse(marker.startedAt ?? '')
  return ms >= 0 ? ms / 1_000 : undefined
}
