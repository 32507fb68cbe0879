import { cancelledOutcome, cancelledReason, type KnownJob, type Outcome, type Sent } from '../outcomes.ts'
import { endUnsent, info, nothingSent, waitsUntil } from './end.ts'
import { type Marker, shownRecord } from './marker.ts'
import { startPolling } from './poll.ts'
import { briefly } from './poll-state.ts'
import { newJobText, reviewReason } from './reasons.ts'
import { writtenAnew } from './target.ts'
import type { Action, Go, Past, Sending, View } from './view.ts'

// What becomes of a request at the service. Only what was certainly not sent, or rejected, may be sent again.

type Sends = Omit<Sending, 'at'>

const mostTries = 3
const leastLimitMs = 1_000
const mostLimitMs = 600_000

/** Sends once, unless our intent is so old that others may pass it by. */
export const send = (view: View, { target, ...step }: Sending): Action | Go =>
  writtenAnew(view, step.past) ?? {
    do: 'send',
    jobId: target.kind === 'job' ? target.id : undefined,
    to: { ...step, target, at: 'sent' },
  }

/** The service answered, or its answer was lost. */
export function sent(view: View, step: Sends): Action | Go {
  const { sent } = view.answers
  if (sent === undefined) throw new Error('Nothing was sent yet.')
  switch (sent.kind) {
    case 'accepted':
      return accepted(view, sent.job, step)
    case 'not-sent':
      return notSent(view, sent.message, step)
    case 'limited':
      return limited(view, sent, step.past)
    case 'rejected':
      return rejected(view, sent, step)
    default:
      return lost(view, sent.message, step)
  }
}

const kindOf = ({ target }: Sends): 'create' | 'follow-up' => (target.kind === 'job' ? 'follow-up' : 'create')

/** Whatever happens from here on, nobody may send again. */
function accepted(view: View, job: KnownJob, step: Sends): Action {
  const { date, now, deadline, cancelled, asked } = view
  const { target, notes } = step
  const kind = kindOf(step)
  const before = target.kind === 'job' ? { before: target.before } : {}
  // A cancelled run has time for one edit.
  const outcome = cancelled ? cancelledOutcome({ jobId: job.id }) : undefined
  const startedAt = new Date(date).toISOString()
  const end = outcome && { outcome: outcome.name, reason: outcome.reason }
  const limits = asked.waits ? { deadline } : briefly(now, deadline)
  const { link } = view.answers.pull ?? {}
  const polling = startPolling(
    {
      id: job.id,
      kind,
      startedAt: now,
      ...(target.kind === 'job' ? { before: target.before, link, isLeftOpen: target.isLeftOpen } : {}),
    },
    limits,
  )
  return {
    do: 'write',
    move: 'accept',
    change: {
      kind,
      notes,
      jobId: job.id,
      startedAt,
      waitsUntil: waitsUntil(view),
      ...shownRecord(job),
      ...before,
      ...end,
    },
    job,
    log: [info(`Job ${job.id} ${kind === 'create' ? 'was created' : 'accepted the follow-up'}.`)],
    pending: outcome === undefined,
    to: outcome ? { at: 'over', outcome: { ...outcome, job } } : { at: 'poll', polling },
  }
}

function notSent(view: View, message: string, step: Sends): Action {
  const tries = step.tries + 1
  if (view.cancelled) return nothingSent(view)
  if (tries >= mostTries) return endUnsent(view, { name: 'error', reason: message })
  return { do: 'sleep', ms: 1_000 * 2 ** tries * (0.5 + view.random), to: { ...step, tries, at: 'send' } }
}

function rejected(
  view: View,
  { status, message }: Sent & { kind: 'rejected' },
  { target, notes, past }: Sends,
): Action | Go {
  if (target.kind !== 'job' || !target.newIf.includes(status))
    return endUnsent(view, { name: 'error', reason: `${message} Nothing was started.` })
  const cause = `Job ${target.id} of this conversation does not accept the follow-up (${status}).`
  if (view.asked.review) return endUnsent(view, { name: 'skipped', reason: reviewReason(cause) })
  if (view.cancelled) return nothingSent(view)
  const why = `${cause} ${newJobText}`
  const next: Sending = {
    at: 'send',
    target: { kind: 'new', why },
    notes: [...notes, why],
    tries: 0,
    past: { ...past, instead: cause },
  }
  return { go: next, log: [info(why)] }
}

function limited(view: View, { message, retryAfterMs }: Sent & { kind: 'limited' }, past: Past): Action {
  if (view.cancelled) return nothingSent(view)
  const retry = retryTime(retryAfterMs, view.date)
  const reason = `${message}${retry.hint}`
  // A service that names a short wait again and again is asked less often.
  const least = Math.min(mostLimitMs, leastLimitMs * 2 ** past.limited)
  const until = view.now + Math.max(least, retryAfterMs ?? Number.POSITIVE_INFINITY)
  const change: Pick<Marker, 'retryAt'> = retry.at === undefined ? {} : { retryAt: retry.at }
  if (until >= view.deadline)
    return endUnsent(view, { name: 'rate-limited', reason: `${reason} Nothing was started.` }, change)
  const waits = `${reason} The run waits until then.`
  return {
    do: 'write',
    move: 'hold',
    change: { ...change, reason: waits, waitsUntil: waitsUntil(view) },
    log: [info(waits)],
    to: { at: 'paused', until, past: { ...past, limited: past.limited + 1 } },
  }
}

function lost({ cancelled, date }: View, message: string, step: Sends): Action {
  const reason = `${message} It is not sent again.`
  const outcome: Outcome = cancelled
    ? { name: 'cancelled', reason: cancelledReason('sending') }
    : { name: 'unknown', reason }
  const startedAt = new Date(date).toISOString()
  return {
    do: 'write',
    move: 'lose',
    change: { kind: kindOf(step), outcome: 'unknown', reason, startedAt },
    to: { at: 'over', outcome },
  }
}

// By GitHub's clock, as a sweep reads it.
function retryTime(wait: number | undefined, now: number): { hint: string; at?: string } {
  if (wait === undefined) return { hint: ' The service does not say when to try again.' }
  const at = new Date(now + wait)
  // A later year has another form, which no marker takes.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return { hint: '' }
  return { hint: ` Try again at ${at.toISOString().slice(11, 16)} UTC.`, at: at.toISOString() }
}
