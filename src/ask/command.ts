import { beginsWithMarker } from '../memory/marker-opening.ts'
import { type Removed, visibleTextUntrimmed } from './visible-text.ts'

/** What a text asks for. `problem` says what is wrong with it, and quotes it. */
export type Command =
  | { kind: 'none' }
  | { kind: 'usage'; problem?: string }
  | { kind: 'status' }
  | { kind: 'cancel' }
  | { kind: 'prompt'; prompt: string; forceNew: boolean; wait: boolean; removed: Removed }

/** What the `command` input may be. */
export const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i

interface Flags {
  /** Start a new job even if the conversation has one. */
  forceNew: boolean
  /** Wait for the job instead of leaving it running. */
  wait: boolean
}

const flags: Record<string, Partial<Flags>> = { new: { forceNew: true }, 'no-wait': { wait: false } }

/** Reads the command of a text: the first word of its first line that is not blank. `word` is a `commandWord`. */
export function parseCommand(body: string, word: string): Command {
  if (beginsWithMarker(body)) return { kind: 'none' }
  const { text, removed } = visibleTextUntrimmed(body)
  const afterCommand = textAfter(word, text)
  if (afterCommand === undefined) return { kind: 'none' }

  let rest = afterCommand
  const given: Flags = { forceNew: false, wait: true }
  // On the same line only: a line that begins with dashes is the prompt's own.
  for (let flag = nextFlag.exec(rest); flag; flag = nextFlag.exec(rest)) {
    const name = (flag[1] ?? '').toLowerCase()
    if (!Object.hasOwn(flags, name)) {
      return { kind: 'usage', problem: `There is no flag --${Array.from(name).slice(0, 40).join('')}.` }
    }
    Object.assign(given, flags[name])
    rest = rest.slice(flag[0].length)
  }

  const prompt = rest.trim()
  const hasFlags = rest !== afterCommand
  if (!hasFlags && /^help$/i.test(prompt)) return { kind: 'usage' }
  if (!hasFlags && /^status$/i.test(prompt)) return { kind: 'status' }
  if (!hasFlags && /^(?:cancel|stop)$/i.test(prompt)) return { kind: 'cancel' }
  return prompt === '' ? { kind: 'usage' } : { kind: 'prompt', prompt, ...given, removed }
}

// A phone writes two hyphens as one dash; with white space after it the dash is text.
const nextFlag = /^[^\S\n]*(?:--|—(?=\S))(\S*)/u

/** What follows the word, or undefined if the text does not begin with it. */
function textAfter(word: string, text: string): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', text.search(/\S/)) + 1)
  const indentation = line.search(/[^ ]/)
  if (indentation > 3) return undefined
  const first = line.slice(indentation, indentation + word.length)
  const rest = line.slice(indentation + word.length)
  // ASCII only, as lower-casing makes a plain k of the Kelvin sign.
  const isWord = /^[!-~]+$/.test(first) && first.toLowerCase() === word.toLowerCase()
  return isWord && (rest === '' || /^\s/.test(rest)) ? rest : undefined
}
