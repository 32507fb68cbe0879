import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import { type Action, type Go, info, type RunStep } from './action.ts'
import { isAnchored } from './deciding-marker.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { MarkerChange } from './marker.ts'
import type { View } from './view.ts'

// How a request ends, or waits, that was not sent, or of which that is not known.

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
