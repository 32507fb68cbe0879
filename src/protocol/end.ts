import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import { copiesOf } from './lookup.ts'
import type { MarkerChange } from './marker.ts'
import { startNewText } from './reasons.ts'
import type { Action, Line, MarkedComment, View } from './view.ts'

/** Another run holds the trigger. */
export const heldElsewhere: Outcome = { name: 'skipped', reason: 'Another run already handles this request.' }

/** Ends with nothing sent: the comment says why, if there is one that may still say so. */
export function endUnsent(view: View, outcome: Outcome, change: MarkerChange = {}): Action {
  const isWritable = view.own !== undefined && ['waiting', 'intent'].includes(view.marker.phase)
  if (!isWritable) return { do: 'end', outcome }
  const { name, reason } = outcome
  return {
    do: 'write',
    move: 'hold',
    change: { ...change, outcome: name, reason },
    to: { at: 'over', outcome },
  }
}

/** The run was cancelled, and nothing was sent. */
export const nothingSent = (view: View): Action => endUnsent(view, cancelledOutcome('nothing-sent'))

/** Deletes our own comment: another one speaks for the trigger. */
export function withdraw(view: View, outcome: Outcome): Action {
  const found = [...(view.own ? [view.own] : []), ...copiesOf(view).map(({ comment }) => comment)]
  return { do: 'remove', found, to: { at: 'over', outcome } }
}

/** It is not known whether the request was sent, and `why`: the outcome adds what to do. */
export const unknown = ({ marker }: View, why: string): Outcome => ({
  name: 'unknown',
  reason: `${why} ${startNewText(marker)}`,
})

/** Writes that it is not known: into our comment, or one that an earlier attempt of this run left. */
export const endUnknown = (view: View, why: string, take?: MarkedComment): Action => ({
  do: 'write',
  move: 'lose',
  take,
  change: { outcome: 'unknown', reason: why },
  to: { at: 'over', outcome: unknown(view, why) },
})

/** When a run that waits stops waiting, by GitHub's clock: the first marker could only have the runner's. */
export const waitsUntil = ({ asked, date, deadline, now }: View): string | undefined =>
  asked.waits ? new Date(date + deadline - now).toISOString() : undefined

export const info = (text: string): Line => ({ level: 'info', text })
