import type { Marker } from '../protocol/marker.ts'
import { beginsWithMarker } from '../protocol/trigger.ts'
import { visibleTextUntrimmed } from './visible-text.ts'

export type Work =
  | { kind: 'prompt'; prompt: string; forceNew: boolean; wait: boolean; jobId?: string }
  /** A review that requests changes; its docs pull request has this marker. */
  | { kind: 'review'; prompt: string; wait: boolean; pull: Marker }
  | { kind: 'attach'; jobId: string; wait: boolean }
  /** `problem` says what is wrong with a command, and quotes it. */
  | { kind: 'usage'; problem?: string }
  | { kind: 'status' }
  | { kind: 'cancel' }

/** What the `command` input may be. */
export const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i

const flags = new Map([
  ['new', { forceNew: true }],
  ['no-wait', { wait: false }],
])

/** What these words ask for if nothing else follows. */
const ownWords = new Map<string, 'usage' | 'status' | 'cancel'>([
  ['help', 'usage'],
  ['status', 'status'],
  ['cancel', 'cancel'],
  ['stop', 'cancel'],
])

/** Reads the command of a text: the first word of its first line that is not blank. `word` is a `commandWord`. */
export function parseCommand(body: string, word: string): Work | undefined {
  if (beginsWithMarker(body)) return undefined
  const afterCommand = textAfter(word, visibleTextUntrimmed(body))
  if (afterCommand === undefined) return undefined

  let rest = afterCommand
  let given = { forceNew: false, wait: true }
  // On the same line only: a line that begins with dashes is the prompt's own.
  for (let match = nextFlag.exec(rest); match; match = nextFlag.exec(rest)) {
    const name = (match[1] ?? '').toLowerCase()
    const flag = flags.get(name)
    if (!flag) return { kind: 'usage', problem: `There is no flag --${Array.from(name).slice(0, 40).join('')}.` }
    given = { ...given, ...flag }
    rest = rest.slice(match[0].length)
  }

  const prompt = rest.trim()
  if (prompt === '') return { kind: 'usage' }
  const own = rest === afterCommand ? ownWords.get(prompt.toLowerCase()) : undefined
  return own ? { kind: own } : { kind: 'prompt', prompt, ...given }
}

// A phone writes two hyphens as one dash; with white space after it the dash is text.
const nextFlag = /^[^\S\n]*(?:--|—(?=\S))(\S*)/u

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
