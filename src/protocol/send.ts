import { cancelledOutcome, cancelledReason, type Outcome } from '../outcomes.ts'
import type { KnownJob, Sent } from '../outside-answers.ts'
import { type Action, type Go, type Goal, info, type StepAt } from './action.ts'
import { earlierPull } from './follow-up-or-new.ts'
import { type MarkerChange, shownRecord } from './marker.ts'
import { limitsOf, startPolling } from './poll.ts'
import type { PollTarget } from './polling.ts'
import { newJobText, reviewReason } from './shared-reasons.ts'
import { writtenAnew } from './turn.ts'
import { endOfWaiting, endUnsent, nothingSent } from './unsent-request.ts'
import type { View, ViewAt } from './view.ts'

// What becomes of a request at the service. Only what was certainly not sent, or rejected, may be sent again.

type Sending = StepAt<'send' | 'sent'>

const mostTries = 3
const leastLimitMs = 1_000
const mostLimitMs = 600_000

/** What this run has done with the service, once this action has begun. */
export function kindSoFar(view: View, action: Action): View['kind'] {
  if (action.do === 'send') return action.jobId === undefined ? 'create' : 'follow-up'
  if (mayHaveSent(view)) return view.kind
  const job = action.job ?? view.job
  return job === undefined ? undefined : 'attach'
}

const mayHaveSent = ({ answers: { sent } }: View): boolean =>
  sent?.kind === 'accepted' || sent?.kind === 'unknown'

/** Whether so much time (ms) has passed before the request was sent that it is decided once more whether it is. */
export const isLookOld = (ms: number): boolean => ms >= 1_000

export function decideSend(view: ViewAt<'send'>, step: Sending): Action | Go {
  const jobId = step.goal.kind === 'job' ? step.goal.id : undefined
  return writtenAnew(view) ?? { do: 'send', jobId, to: { ...step, at: 'sent' } }
}

export function decideSent(view: ViewAt<'sent'>, step: Sending): Action | Go {
  const { sent } = view.answers
  if (sent === undefined) throw new Error('Nothing was sent yet.')
  switch (sent.kind) {
    case 'accepted':
      return accepted(view, sent.job, step)
    case 'not-sent':
      return notSent(view, sent.message, step)
    case 'limited':
      return limited(view, sent)
    case 'rejected':
      return rejected(view, sent, step)
    case 'unknown':
      return answerLost(view, sent.message, step)
  }
}

const kindOf = ({ goal }: Sending): 'create' | 'follow-up' =>
  goal.kind === 'job' ? 'follow-up' : 'create'

/** Whatever happens from here on, nobody may send again. */
function accepted(view: ViewAt<'sent'>, job: KnownJob, step: Sending): Action {
  const { goal, notes } = step
  const kind = kindOf(step)
  const isFollowUp = goal.kind === 'job'
  // The record that answers a follow-up is the one from before it: only its id counts.
  const record = isFollowUp ? { id: job.id } : job
  const known = isFollowUp ? { before: goal.before } : { earlier: goal.earlierPull }
  const change: MarkerChange = {
    kind,
    notes,
    jobId: job.id,
    startedAt: new Date(view.date).toISOString(),
    waitsUntil: endOfWaiting(view),
    ...shownRecord(record),
    ...known,
  }
  const log = [info(`Job ${job.id} ${isFollowUp ? 'accepted the follow-up' : 'was created'}.`)]
  if (view.cancelled) {
    // A cancelled run has time for one edit.
    const { name, reason } = cancelledOutcome({ jobId: job.id })
    return {
      do: 'write',
      move: 'accept',
      change: { ...change, outcome: name, reason },
      job: record,
      log,
      setsCommitStatus: false,
      to: { at: 'over', outcome: { name, reason, job: record } },
    }
  }
  return {
    do: 'write',
    move: 'accept',
    change,
    job: record,
    log,
    setsCommitStatus: true,
    to: { at: 'poll', polling: startPolling(targetOf(view, job.id, step), limitsOf(view)) },
  }
}

function targetOf(view: ViewAt<'sent'>, id: string, { goal }: Sending): PollTarget {
  const startedAt = view.now
  if (goal.kind === 'new') return { id, kind: 'create', startedAt, isLeftOpen: false }
  const { before, isLeftOpen } = goal
  const link = view.answers.pull?.link
  return { id, kind: 'follow-up', startedAt, before, link, isLeftOpen }
}

function notSent(view: ViewAt<'sent'>, message: string, step: Sending): Action {
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
  view: ViewAt<'sent'>,
  { status, message }: Sent & { kind: 'rejected' },
  { goal, notes }: Sending,
): Action | Go {
  if (goal.kind !== 'job' || !goal.newIf.includes(status))
    return endUnsent(view, { name: 'error', reason: `${message} Nothing was started.` })
  const cause = `Job ${goal.id} of this conversation does not accept the follow-up (${status}).`
  if (view.request.review) return endUnsent(view, { name: 'skipped', reason: reviewReason(cause) })
  if (view.cancelled) return nothingSent(view)
  const why = `${cause} ${newJobText}`
  const newJob: Goal & { kind: 'new' } = {
    kind: 'new',
    note: why,
    earlierPull: earlierPull(view.answers.pull),
  }
  return {
    do: 'go',
    to: { at: 'send', goal: newJob, notes: [...notes, why], tries: 0 },
    past: { ...view.past, newJobBecause: cause },
    log: [info(why)],
  }
}

function limited(
  view: ViewAt<'sent'>,
  { message, retryAfterMs }: Sent & { kind: 'limited' },
): Action {
  if (view.cancelled) return nothingSent(view)
  const { hint, ...change } = retryTime(retryAfterMs, view.date)
  const known = `${message}${hint}`
  const timesBefore = view.past?.limited ?? 0
  const leastMs = Math.min(mostLimitMs, leastLimitMs * 2 ** timesBefore)
  // Without a time it never waits.
  const until = view.now + Math.max(leastMs, retryAfterMs ?? Number.POSITIVE_INFINITY)
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
    past: { ...view.past, limited: timesBefore + 1 },
    to: { at: 'paused', until },
  }
}

function answerLost({ cancelled, date }: ViewAt<'sent'>, message: string, step: Sending): Action {
  const advice = "Check the project's dashboard before you ask again. It is not sent again."
  const outcome: Outcome = cancelled
    ? { name: 'cancelled', reason: cancelledReason('sending') }
    : { name: 'unknown', reason: `${message} ${advice}` }
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
