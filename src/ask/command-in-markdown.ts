import { beginsWithMarker } from '../protocol/trigger.ts'
import { readCommand, type Work } from './command.ts'
import { visibleTextUntrimmed } from './visible-text.ts'

/** Reads the command of what a reader sees of a body. `word` is a `commandWord`. */
export const readCommandInMarkdown = (
  body: string,
  word: string,
): Work | { kind: 'check' } | undefined =>
  beginsWithMarker(body) ? undefined : readCommand(visibleTextUntrimmed(body), word)
