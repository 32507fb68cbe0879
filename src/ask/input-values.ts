import { outcomeNames } from '../outcomes.ts'
import { commandWord } from './command.ts'
import type { Since } from './comparison.ts'

/** What the text of an input may be. */
export interface ValueKind<T> {
  /** Undefined for a text that is not allowed. */
  parse(text: string): T | undefined
  /** What is allowed, as it follows "it must". */
  must: string
}

/** A text as a message shows it. */
export function quoted(text: string): string {
  const shown = Array.from(text).slice(0, 100).join('')
  return JSON.stringify(shown === text ? text : `${shown}…`)
}

const matching = (pattern: RegExp, must: string): ValueKind<string> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  must,
})

export const anyText: ValueKind<string> = { parse: (text) => text, must: '' }

/** One of these words. */
export const word = <const T extends string>(...words: T[]): ValueKind<T> => ({
  parse: (text) => words.find((allowed) => allowed === text),
  must: `be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
})

export const outcome = word(...outcomeNames)

// YAML 1.2's own words, in any case.
export const trueOrFalse: ValueKind<boolean> = {
  parse: (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined),
  must: 'be true or false',
}

interface Range {
  least: number
  most: number
  unit: string
}

const inRange =
  (pattern: RegExp, { least, most }: Range) =>
  (text: string): number | undefined =>
    pattern.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** A number, also with decimals. */
export const number = (range: Range): ValueKind<number> => ({
  parse: inRange(/^\d+(?:\.\d+)?$/, range),
  must: `be a number from ${range.least} to ${range.most} (${range.unit})`,
})

/** A number of at most four digits. */
export const wholeNumber = (range: Range): ValueKind<number> => ({
  parse: inRange(/^\d{1,4}$/, range),
  must: `be a whole number from ${range.least} to ${range.most} (${range.unit})`,
})

export const identifier: ValueKind<string> = {
  parse: (text) => (/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u.test(text) && text.isWellFormed() ? text : undefined),
  must: 'have 1 to 256 characters, no control characters, and be neither "." nor ".."',
}

export const projectId: ValueKind<string> = {
  parse: (text) => (text.includes('/') ? undefined : identifier.parse(text)),
  must: 'have 1 to 256 characters, no "/" and no control characters, and be neither "." nor ".."',
}

export const command = matching(
  commandWord,
  'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit',
)

export const conversationNumber: ValueKind<number> = {
  parse: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  must: 'be the number of an issue or pull request',
}

export const jobIndex = matching(/^\d{1,6}$/, 'be a number')

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

export const since: ValueKind<Since> = {
  parse(text) {
    if (text === 'last-success') return { kind: 'last-success' }
    const [, amount, unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? []
    if (amount !== undefined) {
      const ms = Number(amount) * (units[unit] ?? 0)
      return ms > 0 && ms <= 366 * 86_400_000 ? { kind: 'duration', text, ms } : undefined
    }
    // What may stand in a ref and has no other meaning in an address or a comparison.
    const isRef = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(text) && !/\.\.|\/\/|[./]$/.test(text)
    return isRef ? { kind: 'ref', ref: text } : undefined
  },
  must: 'be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit',
}

// GitHub's paths have no slash at their beginning: a glob with one would never match.
export const glob = matching(
  /^!?(?!\.{0,2}\/|!)[^\p{Cc}]{1,1024}$/u,
  'be a glob from the repository\'s root, such as "src/**" or "!**/*.test.ts"',
)

export const botLogin = matching(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/,
  'be the exact login of a bot, such as "renovate[bot]"',
)

export const assignee = matching(
  /^(?!authors$)[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,
  'be a login or "requester"; "authors" is for reviewers only',
)

export const reviewer = matching(
  /^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,99}|team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99})$/,
  'be a login, "team:slug", "requester" or "authors"',
)

export const repositoryName = matching(
  /^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/,
  'be the name of a repository as owner/name',
)

export const statusName = matching(/^[^\p{C}]{1,100}$/u, 'be a name of at most 100 characters in one line')

export const label = matching(/^[^\p{C}]{1,50}$/u, 'be the name of a label, at most 50 characters')

export const host: ValueKind<string> = {
  parse(text) {
    if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text)) return undefined
    const url = URL.parse(`https://${text}`)
    return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : undefined
  },
  must: 'be a host name, with a port where needed',
}
