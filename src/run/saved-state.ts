import { existsSync } from 'node:fs'
import * as core from '@actions/core'
import type { Marker } from '../memory/marker.ts'

/** What a run saves for its post step. */
export interface SavedState {
  /** The run has reported all that it knew, and its status comment says it. */
  finished: boolean
  jobId?: string
  marker?: Marker | undefined
  commentId?: number
}

/** Saves what is given, at once: it survives a kill. */
export function saveState({ finished, jobId, marker, commentId }: Partial<SavedState>): void {
  // Without the file there is no post step that could read it.
  if (!existsSync(process.env.GITHUB_STATE ?? '')) return
  if (finished !== undefined) core.saveState('finished', finished)
  if (jobId !== undefined) core.saveState('job', jobId)
  if (marker === undefined) return
  core.saveState('marker', marker)
  core.saveState('comment', commentId ?? '')
}

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
    return JSON.parse(marker)
  } catch {
    return undefined
  }
}
