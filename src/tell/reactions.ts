import type { Clients } from '../io/clients.ts'
import type { Reaction, ReactionTarget } from '../io/github.ts'

/** Adds a reaction as a courtesy: it decides nothing, and a failure is only in the debug log. */
export async function react(
  content: Reaction | undefined,
  target: ReactionTarget | undefined,
  { github, cancelled, log }: Pick<Clients, 'github' | 'cancelled' | 'log'>,
): Promise<void> {
  if (content === undefined || target === undefined || cancelled.aborted) return
  try {
    await github.react(target, content)
  } catch (error) {
    log.debug(error instanceof Error ? error.message : 'The reaction failed.')
  }
}
