import type { OutcomeName } from '../outcomes.ts'
import { headline } from './headline-text.ts'
import type { ShownPull } from './shown-pull-text.ts'

interface Linked {
  /** The status comment's page. */
  statusUrl: string
  pull: ShownPull | undefined
}

/** The short comment that tells who asked. `mention` is a name with `@`. */
export const notificationText = (
  outcome: OutcomeName,
  { mention, statusUrl, pull }: Linked & { mention: string },
): string => `${mention} [the docs agent](<${statusUrl}>): ${headline(outcome, 'settled', pull)}.`

/** The line in the thread of a review. */
export const replyText = (outcome: OutcomeName, { statusUrl, pull }: Linked): string =>
  `[The docs agent](<${statusUrl}>): ${headline(outcome, 'settled', pull)}.`
