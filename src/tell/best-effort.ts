import type { Clients } from '../io/clients-by-token.ts'
import type { Reaction, ReactionTarget } from '../io/github.ts'
import { GitHubError } from '../io/github-error.ts'
import type { Teller } from './reporter.ts'

type LogOnly = Pick<Teller, 'repositoryComments'> & { clients: Pick<Clients, 'log'> }

/** Does what changes no outcome: if GitHub refuses, a warning says so. Returns whether it was done. */
export async function bestEffort(
  reporter: LogOnly,
  warning: string,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter)) throw error
    reporter.clients.log.warning(`${warning} ${error.message}`)
    return false
  }
}

/** Whether the next sweep does what failed. */
export const isRetried = (
  error: Error,
  { repositoryComments }: Pick<Teller, 'repositoryComments'>,
): boolean => repositoryComments !== undefined && error instanceof GitHubError && error.isTransient

/** A courtesy: it decides nothing. */
export async function react(
  reporter: LogOnly & { clients: Pick<Clients, 'github' | 'cancelled'> },
  target: ReactionTarget | undefined,
  content: Reaction | undefined,
): Promise<void> {
  const { github, cancelled, log } = reporter.clients
  if (content === undefined || target === undefined || cancelled.aborted) return
  try {
    await github.react(target, content)
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter)) throw error
    log.debug(error.message)
  }
}
