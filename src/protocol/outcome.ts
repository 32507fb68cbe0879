import { cancelledOutcome, cancelledReason, type Outcome } from '../outcomes.ts'
import type { KnownJob } from '../outside-answers.ts'
import type { Action, Go, Line, Noted, RunStep } from './action.ts'
import { isAnchored } from './deciding-marker.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker, MarkerChange } from './marker.ts'
import type { PollResult } from './poll.ts'
import type { View } from './view.ts'

export const takenElsewhere: Outcome = {
  name: 'skipped',
  reason: 'Another run already handles this request.',
}

/**
 * What the end of a request looks at that was not sent. Behind the look at the conversation `past`
 * says what the eyes would: they are not shown any more.
 */
type Unsent = Pick<View, 'own' | 'marker' | 'request' | 'past'> & Partial<Pick<View, 'eyes'>>

export function endUnsent(view: Unsent, outcome: Outcome, change: MarkerChange = {}): Action {
  const { own, marker, request, past, eyes } = view
  if (own === undefined || !['waiting', 'intent'].includes(marker.phase))
    return { do: 'end', outcome }
  // `waiting` lets a later attempt send: a re-run leaves it behind only if it knows that no earlier attempt has sent.
  const mayLeaveWaiting =
    request.attempt === 1 || past?.isOurs || eyes === 'first' || isAnchored(view)
  if (!mayLeaveWaiting) return { do: 'remove', found: [own], to: { at: 'over', outcome } }
  const { name, reason } = outcome
  return {
    do: 'write',
    move: 'hold',
    change: { outcome: name, reason, ...change },
    to: { at: 'over', outcome },
  }
}

/** The run ends with this in place of the action. What the action notes is noted all the same. */
export const endInstead = (
  { log, take, isAnothers, past, job }: Noted,
  outcome: Outcome,
): Action => ({ do: 'end', outcome, log, take, isAnothers, past, job })

export const nothingSent = (view: Unsent): Action =>
  endUnsent(view, cancelledOutcome('nothing-sent'))

/** It is not known whether the request was sent, and `why`: the outcome adds what to do. */
export const unknownOutcome = ({ marker }: Pick<View, 'marker'>, why: string): Outcome => ({
  name: 'unknown',
  reason: `${why} Check the project's dashboard. \`${marker.command ?? '/docs'} --new …\` in a new comment starts a new job.`,
})

export const endUnknown = (
  view: Pick<View, 'marker'>,
  why: string,
  take?: MarkedComment,
): Action => ({
  do: 'write',
  move: 'lose',
  take,
  change: { outcome: 'unknown', reason: why },
  to: { at: 'over', outcome: unknownOutcome(view, why) },
})

type Clocks = Pick<View, 'request' | 'date' | 'deadline' | 'now'>

/** When a run that waits stops waiting, by GitHub's clock: the first marker could only have the runner's. */
export const endOfWaiting = ({ request, date, deadline, now }: Clocks): string | undefined =>
  request.waits ? new Date(date + deadline - now).toISOString() : undefined

/** Writes that nothing is sent yet, and why: once for each reason, however often it is checked again. */
export function pause(
  view: Clocks & Pick<View, 'marker'>,
  reason: string,
  to: RunStep,
): Action | Go {
  const { marker } = view
  if (marker.phase === 'waiting' && marker.reason === reason) return { do: 'go', to: to }
  const change = { reason, retryAt: undefined, waitsUntil: endOfWaiting(view) }
  return { do: 'write', move: 'hold', change, log: [info(reason)], to }
}

export const info = (text: string): Line => ({ level: 'info', text })

/** What the heading says too: how the reasons of these outcomes begin. */
export const leads: Partial<Record<Outcome['name'], (jobId: string) => string>> = {
  archived: (id) => `Job ${id} was archived.`,
  cancelled: () => cancelledReason('unclear'),
  detached: (id) => `Job ${id} was left running on purpose.`,
  failed: (id) => `Job ${id} failed at the service.`,
  'no-pull-request': (id) => `Job ${id} completed and no pull request appeared:`,
  'timed-out': (id) => `Job ${id} was still running at the timeout. It keeps running.`,
  unconfirmed: (id) =>
    `The service accepted the follow-up to job ${id}, but the job shows no sign of having started on it.`,
}

const reasonOf = (name: Outcome['name'], id: string): string => leads[name]?.(id) ?? ''

/** Whether a follow-up shows no sign, and the run fails so that the next one asks for its changes again. */
export const isAskedAgain = (
  { asksAgain }: Pick<Marker, 'asksAgain'>,
  outcome: Outcome['name'] | undefined,
): boolean => outcome === 'unconfirmed' && asksAgain === true

/** What a finished wait means. Throws nothing: a fault at the service is an outcome too. */
export function outcomeOf(
  result: PollResult,
  jobId: string,
  marker: Pick<Marker, 'asksAgain'> = {},
): Outcome {
  const { kind, job, isMissing, fault = '' } = result
  if (kind === 'settled') return settledOutcome(result.job)
  if (kind === 'cancelled')
    return { name: kind, reason: cancelledReason({ jobId, isMissing }), job }
  if (kind === 'missing' || kind === 'denied') return { name: 'error', reason: fault, job }
  // A job that was not found is not said to run, even if it was found before.
  if (isMissing) return { name: kind, reason: fault, job, unseen: true }
  const details = isAskedAgain(marker, kind) ? 'The next run asks for these changes again.' : fault
  return {
    name: kind,
    reason: `${reasonOf(kind, jobId)} ${details}`.trimEnd(),
    job,
    unseen: undefined,
  }
}

export function statusOutcome(result: PollResult, id: string, now: number): Outcome {
  const { kind, fault, job } = result
  if (kind === 'unconfirmed')
    return {
      name: kind,
      reason: `Job ${id} shows no sign yet of having started on the follow-up.`,
      job,
    }
  if (kind !== 'timed-out') return outcomeOf(result, id)
  const at = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  const reason =
    fault === undefined
      ? `Job ${id} was still running at ${at} UTC.`
      : `It is not known whether job ${id} is still running. ${fault}`
  return { ...outcomeOf(result, id), name: 'detached', reason }
}

function settledOutcome(job: KnownJob): Outcome {
  const { id, status, link, refusedLink } = job
  if (status === 'failed' || (status === 'archived' && !link))
    return { name: status, reason: reasonOf(status, id), job }
  if (link) {
    // A service may archive what is finished.
    const ended = status === 'archived' ? 'was archived' : 'completed'
    return { name: 'completed', reason: `Job ${id} ${ended} with a pull request.`, job }
  }
  const reason =
    refusedLink === undefined
      ? `${reasonOf('no-pull-request', id)} nothing had to change, or the project commits directly.`
      : `Job ${id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`
  return { name: 'no-pull-request', reason, job }
}
