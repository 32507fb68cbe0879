import { cancelledReason, type Progress } from '../outcomes.ts'
import { type Marker, type MarkerChange, type Move, phases } from './marker.ts'

// A run that was stopped left a comment that says less than is known: the post step corrects it.

/** Whether a job is said to run: not one that has ended, that was not found, or of which the service told nothing. */
export const mayKeepRunning = (marker: Marker | undefined): boolean =>
  marker?.phase !== 'settled' && marker?.outcome !== 'error' && marker?.unseen !== true

/** Whether a comment says more than what the run had saved: that may be less than it wrote, if the disk was full. */
export function isAhead(written: Marker, saved: Marker): boolean {
  if (written.phase === 'settled') return saved.phase !== 'settled'
  const isFarther = phases.indexOf(written.phase) > phases.indexOf(saved.phase)
  return saved.outcome === undefined && (written.outcome !== undefined || isFarther)
}

interface Correction {
  /** Undefined: the last edit is made as it was. */
  move: Move | undefined
  change: MarkerChange
}

/** How far the run had come, by what it had saved. */
interface Saved {
  jobId?: string | undefined
  isUnsent?: boolean | undefined
}

/** What a run that was stopped left to write. With an outcome it was not stopped. */
export function correction(marker: Marker, saved: Saved): Correction {
  if (marker.phase === 'intent') return correctionOfIntent(marker, saved)
  if (marker.outcome !== undefined) return { move: undefined, change: {} }
  if (marker.phase === 'waiting') return { move: 'hold', change: stopped('nothing-sent') }
  return { move: 'accept', change: stopped({ jobId: saved.jobId ?? '' }) }
}

function correctionOfIntent({ attempt = 1 }: Marker, { jobId, isUnsent }: Saved): Correction {
  // Of a re-run it is not known whether it had seen what earlier attempts did.
  if (isUnsent && attempt === 1) return { move: 'hold', change: stopped('nothing-sent') }
  if (jobId === undefined)
    return { move: 'lose', change: { ...stopped('sending'), outcome: 'unknown' } }
  return { move: 'accept', change: { ...stopped({ jobId }), jobId } }
}

const stopped = (progress: Progress): MarkerChange => ({
  outcome: 'cancelled',
  reason: cancelledReason(progress, 'stopped early'),
})
