import type { Clients } from '../io/clients.ts'
import { GitHubError } from '../io/github.ts'
import { isHeld, type RunReading } from '../protocol/alive.ts'
import type { MarkedComment } from '../protocol/view.ts'

type RunClients = Pick<Clients, 'log'> & { github: Pick<Clients['github'], 'date' | 'isRunning'> }

/** What GitHub says of a workflow run. */
export async function readRun(id: string, { github, log }: RunClients): Promise<RunReading> {
  try {
    return (await github.isRunning(id)) ? 'in-progress' : 'completed'
  } catch (error) {
    log.debug(error instanceof Error ? error.message : '')
    return error instanceof GitHubError && error.status === 404 ? 'gone' : 'unread'
  }
}

/** Whether a comment is for its run alone to write. The run is read where that decides. */
export async function isHeldByRun(
  clients: RunClients,
  { marker, comment }: MarkedComment,
  mostMs?: number,
): Promise<boolean> {
  const changedAt = Date.parse(comment.updatedAt ?? comment.createdAt)
  const known = { marker, now: clients.github.date().getTime(), changedAt, mostMs }
  if (marker.run === undefined || !isHeld({ ...known, run: 'in-progress' })) return false
  return isHeld({ ...known, run: await readRun(marker.run, clients) })
}
