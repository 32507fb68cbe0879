import type { Clients } from '../io/clients.ts'
import type { Marker } from './marker.ts'

/** Whether a run that has reported no outcome yet still waits for the job: then it reports, and nobody else. */
export async function isReportedByRun(
  { github, log }: Pick<Clients, 'github' | 'log'>,
  marker: Marker,
): Promise<boolean> {
  if (marker.outcome !== undefined || marker.run === undefined) return false
  try {
    return await github.isRunning(marker.run)
  } catch (error) {
    log.debug(error instanceof Error ? error.message : '')
    return false
  }
}
