import { type Log, withoutCommands } from '../../src/io/log.ts'
import { redact } from './settings.ts'

/** A log that only collects its texts. */
export function silentLog(texts: string[]): Log {
  const write = (text: string) => void texts.push(withoutCommands(redact(text)))
  return { info: write, notice: write, warning: write, error: write, debug: write }
}

/** Whether a message is that of an error in our own code. */
export const isInternal = (message: string): boolean =>
  /^(?:TypeError|RangeError|ReferenceError)|A trigger in phase|is not a function|Cannot read/.test(message)
