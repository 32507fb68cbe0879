import type { Marker } from '../protocol/marker.ts'
import { firstCharacters } from '../text-beginning.ts'

export type Work = JobWork | Answer

/** A job is started, gets a follow-up, or is waited for. */
type JobWork =
  | { kind: 'prompt'; prompt: string; forceNew: boolean; wait: boolean; jobId?: string | undefined }
  /** A review that requests changes; its docs pull request has this marker. */
  | { kind: 'review'; prompt: string; wait: boolean; pull: Marker }
  | { kind: 'attach'; jobId: string; wait: boolean }

/** A comment answers it. */
type Answer = { kind: 'usage'; problem?: string } | { kind: 'status' } | { kind: 'cancel' }

const jobKinds: Work['kind'][] = ['prompt', 'review', 'attach']

export const isJobWork = (work: Work): work is JobWork => jobKinds.includes(work.kind)

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
export function readCommand(text: string, word: string): Work | { kind: 'check' } | undefined {
  const afterCommand = textAfter(word, text)
  if (afterCommand === undefined) return undefined

  let rest = afterCommand
  let given = { forceNew: false, wait: true }
  // On the same line only: a line that begins with dashes is the prompt's own.
  for (let match = nextFlag.exec(rest); match; match = nextFlag.exec(rest)) {
    const name = (match[1] ?? '').toLowerCase()
    const flag = flags.get(name)
    if (!flag) return { kind: 'usage', problem: noFlag(name, word) }
    given = { ...given, ...flag }
    rest = rest.slice(match[0].length)
  }

  const prompt = rest.trim()
  if (prompt === '') return { kind: 'usage' }
  if (rest !== afterCommand) return { kind: 'prompt', prompt, ...given }
  const own = ownWords.get(prompt.toLowerCase())
  if (own) return { kind: own }
  const meant = nearMiss(prompt)
  return meant
    ? { kind: 'usage', problem: didYouMean(`${word} ${meant}`) }
    : { kind: 'prompt', prompt, ...given }
}

const didYouMean = (command: string): string => `Did you mean \`${command}\`?`

function noFlag(name: string, word: string): string {
  const shown = firstCharacters(name, 40)
  const meant = nearest(shown, [...flags.keys()])
  const hint = meant ? ` ${didYouMean(`${word} --${meant} …`)}` : ''
  return `There is no flag --${shown}.${hint}`
}

/** Some words that are a letter away ask for something. */
const otherWords = new Set(['checks', 'helps', 'heap', 'held', 'hello'])
const longestOwnWord = 'status'.length

/** The own word that one letter too many, too few or wrong, or two neighbors swapped, make of this one. */
function nearMiss(prompt: string): string | undefined {
  if (/\s/.test(prompt)) return undefined
  // Before they are composed, letters may have accents of their own.
  if (prompt.length > 4 * longestOwnWord) return undefined
  const word = prompt.normalize('NFC').toLowerCase()
  // Of any alphabet: some letters look like others.
  const isWord = /^[\p{L}\p{M}]+$/u.test(word)
  if (!isWord || otherWords.has(word)) return undefined
  return nearest(word, ['help', 'status', 'cancel', 'check'])
}

function nearest(word: string, own: string[]): string | undefined {
  const letters = Array.from(word)
  return own.find((known) => isOneLetterAway(letters, Array.from(known)))
}

function isOneLetterAway(word: string[], own: string[]): boolean {
  let same = 0
  while (same < own.length && word[same] === own[same]) same++
  const typed = word.slice(same)
  const meant = own.slice(same)
  const [first = '', second = '', ...others] = typed
  const isSwapped = second !== '' && isSame([second, first, ...others], meant)
  const isExchanged = isSame(typed.slice(1), meant.slice(1))
  const isAdded = isSame(typed.slice(1), meant)
  const isLeftOut = isSame(typed, meant.slice(1))
  return isSwapped || isExchanged || isAdded || isLeftOut
}

const isSame = (letters: string[], others: string[]): boolean =>
  letters.join('') === others.join('')

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
