import { cancelledReason, type Progress } from '../outcomes.ts'
import { isStepBack, type Marker, type MarkerChange, type Move, phases } from './marker.ts'

/** What GitHub says of a workflow run. `unread`: nothing, or not to this token. */
export type RunReading = 'in-progress' | 'completed' | 'gone' | 'unread'

/** Times are ms, by GitHub's clock. */
export interface Holding {
  marker: Pick<Marker, 'run' | 'outcome' | 'phase' | 'waitsUntil'>
  run: RunReading
  now: number
  changedAt: number
  mostMs?: number | undefined // it holds no longer after its last change, whatever it says itself
}

const minute = 60_000
const reportsWithinMs = minute
const leavesWithinMs = 10 * minute
const longestWaitMs = 350 * minute // the largest `timeout-minutes`

/** Whether a comment is for its run alone to write. One that waits for an approval, for days perhaps, holds nothing. */
export function isHeld({
  marker,
  run,
  now,
  changedAt,
  mostMs = Number.POSITIVE_INFINITY,
}: Holding): boolean {
  const { outcome, phase, waitsUntil } = marker
  if (marker.run === undefined || outcome !== undefined) return false
  if (run === 'completed' || run === 'gone') return false
  const unknownMs = run === 'unread' && phase !== 'waiting' ? leavesWithinMs : longestWaitMs
  const end =
    waitsUntil === undefined ? changedAt + unknownMs : Date.parse(waitsUntil) + reportsWithinMs
  return now < Math.min(end, changedAt + mostMs)
}

/** The same of a comment that was read, with what GitHub says of its run. `date` is GitHub's clock, ms. */
export const isHeldComment = (
  { marker, comment }: Pick<Holding, 'marker'> & { comment: { updatedAt: string } },
  run: RunReading,
  date: number,
): boolean => isHeld({ marker, run, now: date, changedAt: Date.parse(comment.updatedAt) })

/**
 * Whether a comment is not ours to write any more: a result stands there, or more than ours, or
 * another run took it.
 */
export function hasGoneOn(
  there: Marker,
  ours: Pick<Marker, 'phase'>,
  knownRuns: Set<string | undefined>,
): boolean {
  const isTaken = there.run !== undefined && !knownRuns.has(there.run)
  return isTaken || there.phase === 'settled' || isStepBack(there.phase, ours.phase)
}

export const mayBeWritten = ({ phase }: Marker, held: boolean): boolean =>
  phase !== 'settled' && phase !== 'unknown' && !held

export type Waits = 'alive' | 'limited' | 'over'

export function waitsHow({ phase, outcome }: Marker, held: boolean): Waits | undefined {
  if (phase !== 'waiting') return undefined
  if (outcome === 'rate-limited') return 'limited'
  if (outcome !== undefined) return undefined
  return held ? 'alive' : 'over'
}

/** Whether a comment says more than what the run had saved: that may be less than it wrote, if the disk was full. */
export function isAhead(written: Marker, saved: Marker): boolean {
  if (written.phase === 'settled') return saved.phase !== 'settled'
  const isFarther = phases.indexOf(written.phase) > phases.indexOf(saved.phase)
  return saved.outcome === undefined && (written.outcome !== undefined || isFarther)
}

/** What a run that was stopped left to write. With an outcome it was not stopped: its last edit is made as it was. */
export function correction(
  { phase, outcome, attempt = 1 }: Marker,
  { jobId, isUnsent }: { jobId?: string | undefined; isUnsent?: boolean | undefined },
): { move: Move | undefined; change: MarkerChange } {
  // Of a re-run it is not known whether it had seen what earlier attempts did.
  if (phase === 'intent' && isUnsent && attempt === 1)
    return { move: 'hold', change: stopped('nothing-sent') }
  if (phase === 'intent' && jobId === undefined)
    return { move: 'lose', change: { ...stopped('sending'), outcome: 'unknown' } }
  if (phase === 'intent')
    return { move: 'accept', change: { ...stopped({ jobId: jobId ?? '' }), jobId } }
  if (outcome !== undefined) return { move: undefined, change: {} }
  if (phase === 'waiting') return { move: 'hold', change: stopped('nothing-sent') }
  return { move: 'accept', change: stopped({ jobId: jobId ?? '' }) }
}

const stopped = (progress: Progress): MarkerChange => ({
  outcome: 'cancelled',
  reason: cancelledReason(progress, 'stopped early'),
})
