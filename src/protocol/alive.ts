import type { Marker } from './marker.ts'

/** What GitHub says of the workflow run that holds a status comment. `unread`: nothing, or not to this token. */
export type RunReading = 'in-progress' | 'completed' | 'gone' | 'unread'

/** What is known of a status comment and its run. Times are ms, by GitHub's clock. */
export interface Holding {
  marker: Pick<Marker, 'run' | 'outcome' | 'phase' | 'waitsUntil'>
  run: RunReading
  now: number
  /** The comment's last change. */
  changedAt: number
  /** After so long without a change nobody holds it. */
  mostMs?: number | undefined
}

const minute = 60_000
/** A run that has stopped waiting has yet to report. */
const reportsWithinMs = minute
/** A run that does not wait leaves its job after 40 s. */
const leavesWithinMs = 10 * minute
/** The largest `timeout-minutes`: so long a run may wait that does not say how long. */
const longestWaitMs = 350 * minute

/**
 * Whether a status comment is for its run alone to write: that run is alive, until the time at which it stops waiting. A
 * run may also wait for an approval, for days: that holds nothing.
 */
export function isHeld({ marker, run, now, changedAt, mostMs = Number.POSITIVE_INFINITY }: Holding): boolean {
  const { outcome, phase, waitsUntil } = marker
  if (marker.run === undefined || outcome !== undefined) return false
  if (run === 'completed' || run === 'gone') return false
  // Behind a busy job, or for the limit, a run waits that will not wait for its own job.
  const unknownMs = run === 'unread' && phase !== 'waiting' ? leavesWithinMs : longestWaitMs
  const end = waitsUntil === undefined ? changedAt + unknownMs : Date.parse(waitsUntil) + reportsWithinMs
  return now < Math.min(end, changedAt + mostMs)
}
