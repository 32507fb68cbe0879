import * as core from '@actions/core'
import { isMarker, type Marker } from '../protocol/marker.ts'

/** What a run saves for its post step. */
export interface SavedState {
  /** The run has reported all that it knew, and its status comment says it. */
  finished: boolean
  jobId?: string
  marker?: Marker | undefined
  commentId?: number
}

/** How the runner keeps what is given. */
export const stateValues = ({ finished, jobId, marker, commentId }: Partial<SavedState>): Record<string, unknown> => ({
  ...(finished === undefined ? {} : { finished }),
  ...(jobId === undefined ? {} : { job: jobId }),
  ...(marker === undefined ? {} : { marker, comment: commentId ?? '' }),
})

/** Reads in the post step what the run saved. */
export function readSavedState(): SavedState {
  const [jobId, marker, commentId] = ['job', 'marker', 'comment'].map((name) => core.getState(name))
  return {
    finished: core.getState('finished') === 'true',
    ...(jobId ? { jobId } : {}),
    ...(marker ? { marker: parsed(marker) } : {}),
    ...(commentId ? { commentId: Number(commentId) } : {}),
  }
}

function parsed(marker: string): Marker | undefined {
  try {
    const saved: unknown = JSON.parse(marker)
    return isMarker(saved) ? saved : undefined
  } catch {
    return undefined
  }
}
