import {
  cancelledOutcome,
  cancelledReason,
  type KnownJob,
  type Outcome,
  type Sent,
} from '../outcomes.ts'
import { earlierPull } from './follow-up-or-new.ts'
import { shownRecord } from './marker.ts'
import { endOfWaiting, endUnsent, info, nothingSent } from './outcome.ts'
import { limitsOf, startPolling } from './poll.ts'
import { newJobText, reviewReason } from './reasons.ts'
import { writtenAnew } from './turn.ts'
import type { Action, Go, Goal, StepAt, View } from './view.ts'

// What becomes of a request at the service. Only what was certainly not sent, or rejected, may be sent again.

type Sending = StepAt<'send' | 'sent'>

const mostTries = 3
const leastLimitMs = 1_000
const mostLimitMs = 600_000

const surelyUnsent: Sent['kind'][] = ['not-sent', 'limited', 'rejected']

/** The view's `kind` once this action has begun: what was sent, unless it surely had no effect; else `attach`. */
export function kindSoFar({ kind, job, answers: { sent } }: View, action: Action): View['kind'] {
  if (action.do === 'send') return action.jobId === undefined ? 'create' : 'follow-up'
  if (sent !== undefined && !surelyUnsent.includes(sent.kind)) return kind
  return (action.job ?? job) && 'attach'
}

export function decideSend(view: View, step: Sending): Action | Go {
  const jobId = step.goal.kind === 'job' ? step.goal.id : undefined
  return writtenAnew(view) ?? { do: 'send', jobId, to: { ...step, at: 'sent' } }
}

export function decideSent(view: View, step: Sending): Action | Go {
  const { sent } = view.answers
  if (sent === undefined) throw new Error('Nothing was sent yet.')
  if (sent.kind === 'accepted') return accepted(view, sent.job, step)
  if (sent.kind === 'not-sent') return notSent(view, sent.message, step)
  if (sent.kind === 'limited') return limited(view, sent)
  return sent.kind === 'rejected'
    ? rejected(view, sent, step)
    : answerLost(view, sent.message, step)
}

const kindOf = ({ goal }: Sending): 'create' | 'follow-up' =>
  goal.kind === 'job' ? 'follow-up' : 'create'

/** Whatever happens from here on, nobody may send again. */
function accepted(view: View, job: KnownJob, step: Sending): Action {
  const { goal, notes } = step
  const kind = kindOf(step)
  // The record that answers a follow-up is the one from before it: only its id counts.
  const record = kind === 'create' ? job : { id: job.id }
  // A cancelled run has time for one edit.
  const outcome = view.cancelled ? cancelledOutcome({ jobId: job.id }) : undefined
  const known = goal.kind === 'job' ? { before: goal.before } : { earlier: goal.earlier }
  const isLeftOpen = goal.kind === 'job' && goal.isLeftOpen
  const link = goal.kind === 'job' ? view.answers.pull?.link : undefined
  const target = { id: job.id, kind, startedAt: view.now, before: known.before, link, isLeftOpen }
  return {
    do: 'write',
    move: 'accept',
    change: {
      kind,
      notes,
      jobId: job.id,
      startedAt: new Date(view.date).toISOString(),
      waitsUntil: endOfWaiting(view),
      ...shownRecord(record),
      ...known,
      ...(outcome && { outcome: outcome.name, reason: outcome.reason }),
    },
    job: record,
    log: [info(`Job ${job.id} ${kind === 'create' ? 'was created' : 'accepted the follow-up'}.`)],
    pending: outcome === undefined,
    to: outcome
      ? { at: 'over', outcome: { ...outcome, job: record } }
      : { at: 'poll', polling: startPolling(target, limitsOf(view)) },
  }
}

function notSent(view: View, message: string, step: Sending): Action {
  const tries = step.tries + 1
  if (view.cancelled) return nothingSent(view)
  if (tries >= mostTries) return endUnsent(view, { name: 'error', reason: message })
  return {
    do: 'sleep',
    ms: 1_000 * 2 ** tries * (0.5 + view.random),
    to: { ...step, tries, at: 'send' },
  }
}

function rejected(
  view: View,
  { status, message }: Sent & { kind: 'rejected' },
  { goal, notes }: Sending,
): Action | Go {
  if (goal.kind !== 'job' || !goal.newIf.includes(status))
    return endUnsent(view, { name: 'error', reason: `${message} Nothing was started.` })
  const cause = `Job ${goal.id} of this conversation does not accept the follow-up (${status}).`
  if (view.asked.review) return endUnsent(view, { name: 'skipped', reason: reviewReason(cause) })
  if (view.cancelled) return nothingSent(view)
  const why = `${cause} ${newJobText}`
  const newJob: Goal & { kind: 'new' } = {
    kind: 'new',
    note: why,
    earlier: earlierPull(view.answers.pull),
  }
  return {
    go: { at: 'send', goal: newJob, notes: [...notes, why], tries: 0 },
    past: { ...view.past, instead: cause },
    log: [info(why)],
  }
}

function limited(view: View, { message, retryAfterMs }: Sent & { kind: 'limited' }): Action {
  if (view.cancelled) return nothingSent(view)
  const { hint, ...change } = retryTime(retryAfterMs, view.date)
  const known = `${message}${hint}`
  const times = view.past?.limited ?? 0
  const least = Math.min(mostLimitMs, leastLimitMs * 2 ** times)
  // Without a time it never waits.
  const until = view.now + Math.max(least, retryAfterMs ?? Number.POSITIVE_INFINITY)
  if (until >= view.deadline) {
    // The heading and the second line of the comment say the rest.
    const shown = { ...change, reason: change.retryAt === undefined ? known : message }
    return endUnsent(view, { name: 'rate-limited', reason: `${known} Nothing was started.` }, shown)
  }
  const reason = `${known} The run waits until then.`
  return {
    do: 'write',
    move: 'hold',
    change: { ...change, reason, waitsUntil: endOfWaiting(view) },
    log: [info(reason)],
    past: { ...view.past, limited: times + 1 },
    to: { at: 'paused', until },
  }
}

function answerLost({ cancelled, date }: View, message: string, step: Sending): Action {
  const outcome: Outcome = cancelled
    ? { name: 'cancelled', reason: cancelledReason('sending') }
    : {
        name: 'unknown',
        reason: `${message} Check the project's dashboard before you ask again. It is not sent again.`,
      }
  return {
    do: 'write',
    move: 'lose',
    change: {
      kind: kindOf(step),
      outcome: 'unknown',
      reason: message,
      startedAt: new Date(date).toISOString(),
    },
    to: { at: 'over', outcome },
  }
}

function retryTime(wait: number | undefined, now: number): { hint: string; retryAt?: string } {
  if (wait === undefined) return { hint: ' The service does not say when to try again.' }
  const at = new Date(now + wait)
  // A later year has another form, which no marker takes.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return { hint: '' }
  return { hint: ` Try again at ${at.toISOString().slice(11, 16)} UTC.`, retryAt: at.toISOString() }
}
