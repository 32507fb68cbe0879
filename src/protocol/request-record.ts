import type { OutcomeName } from '../outcomes.ts'
import type { Marker } from './marker.ts'
import type { Phase } from './phase.ts'
import type { MarkedComment } from './view.ts'

/** What is kept of every request to be counted: its marker without the texts. Times are ms. */
export interface RequestRecord {
  trigger: string
  phase: Phase
  outcome: OutcomeName | undefined
  run: string | undefined
  /** When its status comment was posted, and last changed. */
  postedAt: number
  changedAt: number
  /** Its run waits for the limit until then, and sends the request itself. */
  waitsUntil: number | undefined
  /** When it counted against the hourly limit: the service accepted it, or may have. */
  usedAt: number | undefined
  /** When its job was seen to have settled, if this comment was there from the beginning. */
  endedAt: number | undefined
  /** No re-run has replaced the comment: it is as old as the request. */
  isFirst: boolean
}

/** The record of a status comment. `updatedAt`: its last change, ISO 8601. */
export const recordOf = ({ marker, comment, updatedAt }: MarkedComment & { updatedAt: string }): RequestRecord => ({
  trigger: marker.trigger,
  phase: marker.phase,
  outcome: marker.outcome,
  run: marker.run,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(updatedAt),
  waitsUntil: waitsUntil(marker),
  usedAt: usedAt(marker, { postedAt: comment.createdAt, changedAt: updatedAt }),
  endedAt: endedAt(marker),
  isFirst: marker.attempt === 1,
})

const waitsUntil = ({ phase, outcome, retryAt = '' }: Marker): number | undefined =>
  phase === 'waiting' && outcome === undefined ? Date.parse(retryAt) || undefined : undefined

// An intent is about to be sent, and what is unknown may have been: no marker says when, so the comment does. One with its
// comment's id was written by an edit: the run may have waited for long before.
function usedAt(
  { phase, startedAt, comment }: Marker,
  { postedAt, changedAt }: { postedAt: string; changedAt: string },
): number | undefined {
  const sentAt = comment === undefined ? postedAt : changedAt
  const at = startedAt ?? (phase === 'intent' || phase === 'unknown' ? sentAt : undefined)
  return at === undefined ? undefined : Date.parse(at)
}

const endedAt = ({ phase, settledAt, attempt }: Marker): number | undefined =>
  phase === 'settled' && attempt === 1 && settledAt !== undefined ? Date.parse(settledAt) : undefined
