import type { OutcomeName } from '../outcomes.ts'
import type { Marker } from './marker.ts'
import type { MarkedComment } from './markers.ts'
import type { Phase } from './phase.ts'

/** What is kept of every request to be counted: its marker without the texts. Times are ms. */
export interface RequestRecord {
  trigger: string
  phase: Phase
  outcome: OutcomeName | undefined
  run: string | undefined
  /** When its status comment was posted. */
  postedAt: number
  /** When it counted against the hourly limit: the service accepted it, or may have. */
  usedAt: number | undefined
  /** When its job was seen to have settled, if this comment was there from the beginning. */
  endedAt: number | undefined
  /** No re-run has replaced the comment: it is as old as the request. */
  isFirst: boolean
}

/** The record of a status comment. */
export const recordOf = ({ marker, comment }: MarkedComment): RequestRecord => ({
  trigger: marker.trigger,
  phase: marker.phase,
  outcome: marker.outcome,
  run: marker.run,
  postedAt: Date.parse(comment.createdAt),
  usedAt: usedAt(marker, comment.createdAt),
  endedAt: endedAt(marker),
  isFirst: marker.attempt === 1,
})

// An intent is about to be sent, and what is unknown may have been: no marker says when, so the comment does.
function usedAt({ phase, startedAt }: Marker, postedAt: string): number | undefined {
  const at = startedAt ?? (phase === 'intent' || phase === 'unknown' ? postedAt : undefined)
  return at === undefined ? undefined : Date.parse(at)
}

const endedAt = ({ phase, settledAt, attempt }: Marker): number | undefined =>
  phase === 'settled' && attempt === 1 && settledAt !== undefined ? Date.parse(settledAt) : undefined
