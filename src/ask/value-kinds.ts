import { isUsableId } from '../formats.ts'
import { isJobUrl } from '../io/job-page.ts'
import { isLoopback } from '../io/loopback.ts'
import type { Since } from './base-of-changes.ts'
import { type PathPattern, readPathPattern } from './path-filter.ts'
import { type Input, InputError, quoted, readAs, type ValueKind } from './read-inputs.ts'
import { size } from './shortened-text.ts'

export const anyText: ValueKind<string> = { parse: (text) => text, must: '' }

/** A text that fits a pattern. `must` says which, as it follows "it must". */
export const matching = (pattern: RegExp, must: string): ValueKind<string> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  must,
})

/** One of these words. */
export const word = <const T extends string>(...words: T[]): ValueKind<T> => ({
  parse: (text) => words.find((allowed) => allowed === text),
  must: `be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
})

// YAML 1.2's own words, in any case.
export const trueOrFalse: ValueKind<boolean> = {
  parse: (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined),
  must: 'be true or false',
}

const numberLike =
  (pattern: RegExp, noun: string) =>
  ({ least, most, unit }: { least: number; most: number; unit: string }): ValueKind<number> => ({
    parse(text) {
      if (!pattern.test(text)) return undefined
      const number = Number(text)
      return number >= least && number <= most ? number : undefined
    },
    must: `be a ${noun} from ${least} to ${most} (${unit})`,
  })

export const decimal = numberLike(/^\d+(?:\.\d+)?$/, 'number')
export const wholeNumber = numberLike(/^\d{1,4}$/, 'whole number')

/** The value of `issue-number`. */
export const conversation: ValueKind<number | 'merged'> = {
  parse(text) {
    if (text === 'merged') return text
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  },
  must: 'be the number of an issue or pull request, or merged',
}

export const identifier: ValueKind<string> = {
  parse: (text) => (isUsableId(text) ? text : undefined),
  must: 'have 1 to 256 characters, no control characters, and be neither "." nor ".."',
}

export const projectId: ValueKind<string> = {
  parse: (text) => (text.includes('/') ? undefined : identifier.parse(text)),
  must: 'have 1 to 256 characters, no "/" and no control characters, and be neither "." nor ".."',
}

const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

const longestMs = 366 * 86_400_000

/** What may stand in a ref and has no other meaning in an address or a comparison. */
function isPlainRef(text: string): boolean {
  const hasSafeSigns = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(text)
  const isMalformed = /\.\.|\/\/|[./]$/.test(text)
  return hasSafeSigns && !isMalformed
}

const repositoryName = /^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/

/** `owner/name` */
export const repository = matching(repositoryName, 'be the name of a repository as owner/name')

/** A line of `changes-repository`. */
export interface NamedRepository {
  /** `owner/name` */
  name: string
  /** '' for the default branch. */
  branch: string
}

export const namedRepository: ValueKind<NamedRepository> = {
  parse(text) {
    const [, name = '', at, branch = ''] = /^([^@]*)(@?)(.*)$/.exec(text) ?? []
    const hasBranch = at === '@'
    if (!repositoryName.test(name) || hasBranch !== isPlainRef(branch)) return undefined
    return { name, branch }
  },
  must: 'be owner/name or owner/name@branch',
}

/** The value of `changes-since`. */
export const since: ValueKind<Since> = {
  parse(text) {
    if (text === 'last-success') return { kind: 'last-success' }
    const duration = /^(\d+)([mhdw])$/.exec(text)
    if (duration) {
      const [, amount, unit = ''] = duration
      const ms = Number(amount) * (unitsMs[unit] ?? 0)
      return ms > 0 && ms <= longestMs ? { kind: 'duration', text, ms } : undefined
    }
    return isPlainRef(text) ? { kind: 'ref', ref: text } : undefined
  },
  must: 'be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit',
}

/** A line of `changes-paths`. */
export const pathPattern: ValueKind<PathPattern> = {
  parse(text) {
    const read = readPathPattern(text)
    return read.problem === undefined ? read : undefined
  },
  must: 'be a path pattern',
  problem(text) {
    const read = readPathPattern(text)
    return read.problem ?? ''
  },
}

// These two join what stands on both sides, such as two emoji, or part two letters.
const joiners = /(?<=[^\p{C}])[\u200c\u200d](?=[^\p{C}])/gu
// The flag of a region is a black flag with its name in tag characters.
const regionTags = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu

export const label: ValueKind<string> = {
  parse(text) {
    const shown = text.replace(regionTags, '').replace(joiners, '')
    return /^[^\p{C}]+$/u.test(shown) && size(text) <= 50 ? text : undefined
  },
  must: 'be the name of a label, at most 50 characters',
}

export const host: ValueKind<string> = {
  parse(text) {
    if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text)) return undefined
    const url = URL.parse(`https://${text}`)
    return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : undefined
  },
  must: 'be a host name, with a port where needed',
}

/** A file of a repository, from its root. */
export const repositoryPath: ValueKind<string> = {
  parse(text) {
    const isPlain = /^[^\p{C}\\]{1,400}$/u.test(text)
    const hasEmptyName = text.split('/').some((name) => ['', '.', '..'].includes(name))
    return isPlain && !hasEmptyName ? text : undefined
  },
  must: 'be the path of a file from the root of the repository, such as .github/docs-agent/instructions.md',
}

/** The value of `job-url`: an address with a place for a job's id. */
export const jobUrl: ValueKind<string> = {
  parse: (text) => (isJobUrl(text) ? text : undefined),
  must: 'be an https:// address with {id} once in its path or query, at most 2,048 characters',
}

export const baseUrl: Input<string> = readAs('base-url', (text) => {
  // A password may stand before an @.
  const subject = text.includes('@') ? 'base-url' : `base-url is ${quoted(text)}`
  const invalid = (why: string) => new InputError(`${subject}: ${why}.`)
  const isAddress = /^https?:\/\/[^/\\]/i.test(text) && /^[^\s\\?#]{1,2048}$/.test(text)
  const url = isAddress ? URL.parse(text) : null
  if (!url)
    throw invalid(
      'it must be an https:// address without query and fragment, at most 2,048 characters',
    )
  if (/^https?:\/\/[^/]*@/i.test(text)) throw invalid('it must not contain a user name or password')
  if (url.protocol === 'http:' && !isLoopback(url))
    throw invalid('it must be https, as http is allowed for loopback addresses only')
  return (url.origin + url.pathname).replace(/\/+$/, '')
})
