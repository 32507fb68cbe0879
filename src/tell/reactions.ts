import type { Request } from '../ask/request.ts'
import type { Reaction } from '../io/github.ts'
import type { Io } from '../run/run-context.ts'
import type { OutcomeName } from '../work/outcome.ts'

/** What an outcome is answered with; none where nothing came of it. */
export const reactions: Partial<Record<OutcomeName, Reaction>> = {
  completed: 'rocket',
  'no-pull-request': 'rocket',
  archived: 'confused',
  failed: 'confused',
  'timed-out': 'confused',
  unconfirmed: 'confused',
  unknown: 'confused',
  'rate-limited': 'confused',
  error: 'confused',
}

/** A courtesy: it decides nothing, and a run that may not react goes on without a word. */
export async function react(
  content: Reaction | undefined,
  target: Request['reactTo'],
  { github, cancelled, log }: Io,
): Promise<void> {
  if (content === undefined || target === undefined || cancelled.aborted) return
  try {
    await github.react(target, content)
  } catch (fault) {
    log.debug(fault instanceof Error ? fault.message : 'No reaction.')
  }
}
