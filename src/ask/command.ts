import type { Marker } from '../protocol/marker.ts'
import { firstCharacters } from '../text-beginning.ts'

export type Work = JobWork | Answer

/** A job is started, gets a follow-up, or is waited for. */
type JobWork =
  | ({ kind: 'prompt'; prompt: string; jobId?: string | undefined } & Flags)
  /** A review that requests changes; its docs pull request has this marker. */
  | { kind: 'review'; prompt: string; wait: boolean; pull: Marker }
  | { kind: 'attach'; jobId: string; wait: boolean }

interface Flags {
  forceNew: boolean
  wait: boolean
  /** The name of a prompt that the repository keeps: what is written comes after it. */
  use?: string | undefined
}

/** A comment answers it. */
type Answer = { kind: 'usage'; problem?: string } | { kind: 'status' } | { kind: 'cancel' }

const jobKinds: Work['kind'][] = ['prompt', 'review', 'attach']

export const isJobWork = (work: Work): work is JobWork => jobKinds.includes(work.kind)

export const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i

/** The name of a prompt that a repository keeps, in lower case. */
export const promptName = /^[a-z0-9][a-z0-9-]{0,39}$/

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

  const read = readFlags(afterCommand, word)
  if (read.problem !== undefined) return { kind: 'usage', problem: read.problem }
  const { given, rest } = read
  const prompt = rest.trim()
  if (prompt === '' && given.use === undefined) return { kind: 'usage' }
  if (rest !== afterCommand) return { kind: 'prompt', prompt, ...given }
  const own = ownWords.get(prompt.toLowerCase())
  if (own) return { kind: own }
  const meant = nearMiss(prompt)
  return meant
    ? { kind: 'usage', problem: didYouMean(`${word} ${meant}`) }
    : { kind: 'prompt', prompt, ...given }
}

/** The flags so far, and the text after them. */
type Read = { problem?: undefined; given: Flags; rest: string }
type ReadFlags = Read | { problem: string }

const flags = new Map<string, (read: Read) => ReadFlags>([
  ['new', ({ given, rest }) => ({ given: { ...given, forceNew: true }, rest })],
  ['no-wait', ({ given, rest }) => ({ given: { ...given, wait: false }, rest })],
  ['use', readUse],
])

/** The flags right after the command, on the same line: a line that begins with dashes is the prompt's own. */
function readFlags(afterCommand: string, word: string): ReadFlags {
  let read: Read = { given: { forceNew: false, wait: true }, rest: afterCommand }
  for (let match = nextFlag.exec(read.rest); match; match = nextFlag.exec(read.rest)) {
    const name = (match[1] ?? '').toLowerCase()
    const readFlag = flags.get(name)
    if (!readFlag) return { problem: noFlag(name, word) }
    const next = readFlag({ ...read, rest: read.rest.slice(match[0].length) })
    if (next.problem !== undefined) return next
    read = next
  }
  return read
}

/** Its value is the next word. */
function readUse({ given, rest }: Read): ReadFlags {
  if (given.use !== undefined) return { problem: 'There may be one --use.' }
  const [spaceAndName = '', name = ''] = nextWord.exec(rest) ?? []
  if (name === '') return { problem: '--use needs the name of a prompt.' }
  const use = name.toLowerCase()
  if (!promptName.test(use)) return { problem: noPromptNamed(name) }
  return { given: { ...given, use }, rest: rest.slice(spaceAndName.length) }
}

/** A name may be anything that somebody wrote. */
export const noPromptNamed = (name: string): string =>
  `There is no prompt ${firstCharacters(name, 40)} on the default branch, or contents: read is missing.`

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

const nextWord = /^[^\S\n]+(\S+)/u

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
