import * as core from '@actions/core'
import { jsonOf } from '../foreign-json.ts'
import { openCommandFile } from '../io/command-file.ts'
import type { Log } from '../io/log.ts'
import { isMarker } from '../protocol/marker.ts'

/** Opens what a step saves for its post step. An old runner has no such file, and then nothing is saved. */
export const openState = (log: Log) =>
  openCommandFile(
    'GITHUB_STATE',
    'If the run is cut off, its post step does not know how far it came.',
    log,
  )

export type SavedState = ReturnType<typeof readSavedState>

/** What the main step saved. `RunWriter` writes it. */
export function readSavedState() {
  const marker = jsonOf(core.getState('marker'))
  return {
    /** The run has reported all that it knew, and its status comment says it. */
    finished: core.getState('finished') === 'true',
    jobId: core.getState('job') || undefined,
    marker: isMarker(marker) ? marker : undefined,
    commentId: Number(core.getState('comment')) || undefined,
    isUnsent: core.getState('unsent') === 'true',
  }
}
