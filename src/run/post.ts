import { secretInputs } from '../ask/inputs.ts'
import { mayKeepRunning } from '../protocol/stopped.ts'
import { openStep } from '../workflow-step.ts'
import { readSavedState } from './saved-state.ts'

/** Brings the status comment up to date after a main step that was cut off, or whose last edit GitHub did not take. */
export async function post(): Promise<void> {
  const saved = readSavedState()
  const { finished, marker, jobId = marker?.jobId } = saved
  const isNothingSaved = marker === undefined && jobId === undefined
  if (finished || isNothingSaved) return
  const step = openStep(secretInputs)
  if (jobId !== undefined && mayKeepRunning(marker)) step.log.notice(`Job ${jobId} keeps running.`)
  try {
    if (marker) {
      // Most post steps have nothing to repair, and end without it.
      const { repair } = await import('./run.ts')
      await repair(marker, saved, step)
    }
  } catch (error) {
    step.log.warning(
      `The status comment could not be updated. ${error instanceof Error ? error.message : ''}`,
    )
  }
  await step.http.close()
}
