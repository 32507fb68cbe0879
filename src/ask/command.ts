import type { Marker } from '../protocol/marker.ts'
import { beginsWithMarker } from '../protocol/trigger.ts'
import { firstCharacters } from '../schema.ts'
import { visibleTextUntrimmed } from './visible-text.ts'

export type Work =
  | { kind: 'prompt'; prompt: string; forceNew: boolean; wait: boolean; jobId?: string | undefined }
  /** A review that requests changes; its docs pull request has this marker. */
  | { kind: 'review'; prompt: string; wait: boolean; pull: Marker }
  | { kind: 'attach'; jobId: string; wait: boolean }
  | { kind: 'usage'; problem?: string }
  | { kind: 'status' }
  | { kind: 'cancel' }

export const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i

const flags = new Map([
  ['new', { forceNew: true }],
  ['no-wait', { wait: false }],
])

/** What these words ask for if nothing else follows. */
const ownWords = new Map<string, 'usage' | 'status' | 'check' | 'cancel'>([
  ['help', 'usage'],
  ['status', 'status'],
  ['check', 'check'],
  ['cancel', 'cancel'],
  ['stop', 'cancel'],
])

/** Reads the command of a text: the first word of its first line that is not blank. `word` is a `commandWord`. */
export function parseCommand(body: string, word: string): Work | { kind: 'check' } | undefined {
  if (beginsWithMarker(body)) return undefined
  const afterCommand = textAfter(word, visibleTextUntrimmed(body))
  if (afterCommand === undefined) return undefined

  let rest = afterCommand
  let given = { forceNew: false, wait: true }
  // On the same line only: a line that begins with dashes is the prompt's own.
  for (let match = nextFlag.exec(rest); match; match = nextFlag.exec(rest)) {
    const name = (match[1] ?? '').toLowerCase()
    const flag = flags.get(name)
    if (!flag) return { kind: 'usage', problem: `There is no flag --${firstCharacters(name, 40)}.` }
    given = { ...given, ...flag }
    rest = rest.slice(match[0].length)
  }

  const prompt = rest.trim()
  if (prompt === '') return { kind: 'usage' }
  if (rest !== afterCommand) return { kind: 'prompt', prompt, ...given }
  const own = ownWords.get(prompt.toLowerCase())
  if (own) return { kind: own }
  const meant = nearMiss(prompt.toLowerCase())
  return meant ? { kind: 'usage', problem: `Did you mean \`${word} ${meant}\`?` } : { kind: 'prompt', prompt, ...given }
}

/** The own word that one letter too many, too few or wrong, or two neighbors swapped, make of this one. */
function nearMiss(word: string): string | undefined {
  // Some words that are a letter away ask for something.
  if (!/^(?!(?:checks|helps|heap|held|hello)$)[a-z]{1,7}$/.test(word)) return undefined
  return ['help', 'status', 'cancel', 'check'].find((own) => isOneLetterAway(word, own))
}

function isOneLetterAway(word: string, own: string): boolean {
  let same = 0
  while (same < own.length && word[same] === own[same]) same++
  const [a, b] = [word.slice(same), own.slice(same)]
  const isSwapped = a.length > 1 && a === `${b[1]}${b[0]}${b.slice(2)}`
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

// A phone writes two hyphens as one dash; with white space after it the dash is text.
const nextFlag = /^[^\S\n]*(?:--|\u2014(?!\s))(\S*)/u

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
