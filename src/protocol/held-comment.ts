import { isStepBack, type Marker } from './marker.ts'

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
export function isHeld(holding: Holding): boolean {
  const { marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY } = holding
  if (marker.run === undefined || marker.outcome !== undefined) return false
  if (run === 'completed' || run === 'gone') return false
  return now < Math.min(endOfHolding(holding), changedAt + mostMs)
}

/** Until when a comment is its run's own, by what it says itself, and else by its last change. */
function endOfHolding({ marker, run, changedAt }: Holding): number {
  if (marker.waitsUntil !== undefined) return Date.parse(marker.waitsUntil) + reportsWithinMs
  const mayBeOver = run === 'unread' && marker.phase !== 'waiting'
  return changedAt + (mayBeOver ? leavesWithinMs : longestWaitMs)
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

/** How a request waits, if it does: its run is alive, or has left it for the hourly limit, or is over. */
export function waitsHow({ phase, outcome }: Marker, held: boolean): Waits | undefined {
  if (phase !== 'waiting') return undefined
  switch (outcome) {
    case 'rate-limited':
      return 'limited'
    case undefined:
      return held ? 'alive' : 'over'
    default:
      return undefined
  }
}
