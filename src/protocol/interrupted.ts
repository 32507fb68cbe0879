import { cancelledReason, type Progress } from '../outcomes.ts'
import type { Marker, MarkerChange } from './marker.ts'
import { type Move, phases } from './phase.ts'

// What the post step writes for a run that ended without a word.

/** Whether a comment says more than what the run had saved: that may be less than it wrote, if the disk was full. */
export function isAhead(written: Marker, saved: Marker): boolean {
  if (written.phase === 'settled') return saved.phase !== 'settled'
  // An outcome is the last thing that a run saves.
  const isFarther = phases.indexOf(written.phase) > phases.indexOf(saved.phase)
  return saved.outcome === undefined && (written.outcome !== undefined || isFarther)
}

/** What a run that was stopped left to write. With an outcome it was not stopped: its last edit is made as it was. */
export function correction(
  { phase, outcome }: Marker,
  jobId: string | undefined,
): { move: Move | undefined; change: MarkerChange } {
  if (phase === 'intent' && jobId === undefined)
    return { move: 'lose', change: { ...stopped('sending'), outcome: 'unknown' } }
  if (phase === 'intent') return { move: 'accept', change: { ...stopped({ jobId: jobId ?? '' }), jobId } }
  if (outcome !== undefined) return { move: undefined, change: {} }
  if (phase === 'waiting') return { move: 'hold', change: stopped('nothing-sent') }
  return { move: 'accept', change: stopped({ jobId: jobId ?? '' }) }
}

/** What is written into a comment of a run that was stopped. */
export const stopped = (progress: Progress): MarkerChange => ({
  outcome: 'cancelled',
  reason: cancelledReason(progress, 'stopped early'),
})
