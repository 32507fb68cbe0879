import { otherTriggers } from './lookup.ts'
import type { Marker } from './marker.ts'
import type { MarkedComment } from './view.ts'

/** Whose turn it is to send to a job, if several triggers want to. One trigger with several runs is claim.ts. */
export type Turn =
  /** It is ours. `passedBy` are requests that were or may have been sent, and whose result is not known. */
  | { kind: 'ours'; passedBy: MarkedComment[] }
  /** Another request goes first: read again later. */
  | { kind: 'wait' }
  /** Another request goes first, and ours stands in its way: back to waiting. */
  | { kind: 'step-back' }

/** What a request of another trigger is doing. */
type Rival =
  | 'lower-intent'
  | 'higher-intent'
  | 'lower-resumed-intent'
  | 'higher-resumed-intent'
  /** Its follow-up was accepted: the service may not show it yet. */
  | 'accepted-follow-up'

/** After so long without a change an intent or an accepted follow-up is passed by: the job's status alone decides. */
const untouchedMs = 120_000

/**
 * Decides by the markers of all places of the conversation. `resumed`: our comment was edited back to an intent after
 * waiting. `now` is by GitHub's clock, ms.
 */
export function turnOf(
  marked: MarkedComment[],
  own: { trigger: string; comment: number; jobId: string | undefined },
  { resumed, now }: { resumed: boolean; now: number },
): Turn {
  const passedBy: MarkedComment[] = []
  const rivals = new Set<Rival>()
  for (const found of otherTriggers(marked, own.trigger)) {
    const { marker, comment } = found
    const isSending = marker.phase === 'intent' || isAcceptedFollowUp(marker, own.jobId)
    // Our first edit gives a marker its comment's id: one without it is as old as the comment, whoever edits that.
    const changedAt = (marker.comment && comment.updatedAt) || comment.createdAt
    const isUntouched = now - Date.parse(changedAt) >= untouchedMs
    if (marker.phase === 'unknown' || (isSending && isUntouched)) passedBy.push(found)
    else if (isSending) rivals.add(rivalOf(found, own.comment))
  }
  const has = (...kinds: Rival[]): boolean => kinds.some((kind) => rivals.has(kind))
  const ours: Turn = { kind: 'ours', passedBy }
  if (!resumed) {
    const goesFirst = has('accepted-follow-up', 'lower-intent', 'lower-resumed-intent', 'higher-resumed-intent')
    return goesFirst ? { kind: 'wait' } : ours
  }
  if (has('accepted-follow-up', 'lower-intent', 'higher-intent', 'lower-resumed-intent')) return { kind: 'step-back' }
  return has('higher-resumed-intent') ? { kind: 'wait' } : ours
}

const isAcceptedFollowUp = ({ phase, kind, jobId }: Marker, ownJob: string | undefined): boolean =>
  phase === 'created' && kind === 'follow-up' && (ownJob === undefined || jobId === ownJob)

function rivalOf({ marker, comment }: MarkedComment, own: number): Rival {
  if (marker.phase === 'created') return 'accepted-follow-up'
  // A marker gets its comment's id with its first edit: this one has waited and resumed.
  const isResumed = marker.comment !== undefined
  if (comment.id < own) return isResumed ? 'lower-resumed-intent' : 'lower-intent'
  return isResumed ? 'higher-resumed-intent' : 'higher-intent'
}
