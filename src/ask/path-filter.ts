// Which of the changed files count, as in GitHub's own `paths` filter. The signs are those of its documentation,
// and no others. Upper and lower case differ. A dot that begins a name is a character like any other.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet

/** One line of `changes-paths`. */
export interface PathPattern {
  text: string
  isExcluding: boolean
  matches: (path: string) => boolean
}

/** What may stand in one place of a name. */
interface Part {
  /** One character, or those that pass a test. */
  accepts: string | Test
  isOptional: boolean
  isRepeated: boolean
  /** Any number of folders: it is over after a slash only. */
  isFolders: boolean
}

type Test = (character: string) => boolean

/** A part and where the text goes on after it, or what is wrong there. */
type ReadPart = { part: Part; end: number; problem?: undefined } | Malformed

/** Why a text is no pattern. */
interface Malformed {
  problem: string
}

/** The last pattern that matches decides. A list that begins with `!` begins from everything. */
export function pathFilter(patterns: readonly PathPattern[]): (path: string) => boolean {
  const [first] = patterns
  const countsUnmatched = first === undefined || first.isExcluding
  return (path) => {
    const deciding = patterns.findLast(({ matches }) => matches(path))
    return deciding === undefined ? countsUnmatched : !deciding.isExcluding
  }
}

/** Some parts of a pattern: the third one is bit 2. The bit behind the last part is the end. */
type Parts = bigint

const partAt = (place: number): Parts => 1n << BigInt(place)

/** Follows all readings of a pattern at once: each character is one step, whatever the pattern. */
function matcherOf(parts: readonly Part[]): PathPattern['matches'] {
  const optional = thoseWith(parts, ({ isOptional }) => isOptional)
  const repeated = thoseWith(parts, ({ isRepeated }) => isRepeated)
  const folders = thoseWith(parts, ({ isFolders }) => isFolders)
  const takersOf = byCharacter(parts)
  const end = partAt(parts.length)
  return (path) => {
    // The parts that may take the next character.
    let open = withSkipped(partAt(0), optional)
    for (const character of path) {
      const taking = open & takersOf(character)
      const over = character === '/' ? taking : taking & ~folders
      open = withSkipped(over << 1n, optional) | (taking & repeated)
      if (open === 0n) return false
    }
    return (open & end) !== 0n
  }
}

function thoseWith(parts: readonly Part[], has: (part: Part) => boolean): Parts {
  let found = 0n
  for (const [place, part] of parts.entries()) if (has(part)) found |= partAt(place)
  return found
}

/** Which parts take a character. */
function byCharacter(parts: readonly Part[]): (character: string) => Parts {
  const those = new Map<Part['accepts'], Parts>()
  const tests = new Set<Test>()
  for (const [place, { accepts }] of parts.entries()) {
    those.set(accepts, (those.get(accepts) ?? 0n) | partAt(place))
    if (typeof accepts === 'function') tests.add(accepts)
  }
  const known = new Map<string, Parts>()
  return (character) => {
    let takers = known.get(character)
    if (takers !== undefined) return takers
    takers = those.get(character) ?? 0n
    for (const test of tests) if (test(character)) takers |= those.get(test) ?? 0n
    known.set(character, takers)
    return takers
  }
}

/** These parts, and the next ones as far as those before them may be left out. */
function withSkipped(parts: Parts, optional: Parts): Parts {
  // A bit that is added to a row of bits is carried to its end: what the sum changes is passed.
  const passed = ((parts & optional) + optional) ^ optional
  return parts | passed
}

/** The pattern of a line, or what is wrong with it. */
export function readPathPattern(text: string): (PathPattern & { problem?: undefined }) | Malformed {
  const isExcluding = text.startsWith('!')
  const body = isExcluding ? text.slice(1) : text
  if (!/^[^\p{Cc}]{1,1024}$/u.test(body))
    return { problem: 'each must have 1 to 1,024 characters, and no control characters' }
  // GitHub's paths have no slash at either end: such a pattern would never match.
  if (/^\.{0,2}\/|\/$/.test(body))
    return {
      problem: 'each must be a path from the root without "/" at either end, such as "src/**"',
    }
  const characters = Array.from(body)
  const parts: Part[] = []
  for (let at = 0; at < characters.length; ) {
    const read = readPart(characters, at)
    if (read.problem !== undefined) return read
    parts.push(read.part)
    at = read.end
  }
  return { text, isExcluding, matches: matcherOf(parts) }
}

function readPart(text: readonly string[], at: number): ReadPart {
  const sign = text[at] ?? ''
  switch (sign) {
    case '*':
      return readStars(text, at)
    case '[':
      return readClass(text, at)
    case '\\':
      return readEscaped(text, at)
    case '?':
    case '+':
      return {
        problem: `"${sign}" has no character before it that it repeats; "\\${sign}" is the sign itself`,
      }
    case '/':
      return readSlash(text, at)
    default:
      return readTimes(text, at + 1, sign)
  }
}

const isAny = (): boolean => true
const isInName = (character: string): boolean => character !== '/'

function readStars(text: readonly string[], at: number): ReadPart {
  const any = { accepts: isAny, isOptional: true, isRepeated: true, isFolders: false }
  let end = at
  while (text[end] === '*') end++
  if (end - at === 1) return { part: { ...any, accepts: isInName }, end }
  const isWholeFolder = end - at === 2 && (at === 0 || text[at - 1] === '/') && text[end] === '/'
  const isSlashRepeated = isRepeating(text[end + 1])
  // `**/README.md` is the one at the root too.
  if (isWholeFolder && !isSlashRepeated) return { part: { ...any, isFolders: true }, end: end + 1 }
  return { part: any, end }
}

function readSlash(text: readonly string[], at: number): ReadPart {
  // No path has two slashes in a row, so this can only be a name that begins with `+`.
  if (text[at + 1] === '+')
    return { problem: '"/+" repeats the slash; "/\\+" is a name that begins with "+"' }
  return readTimes(text, at + 1, '/')
}

function readClass(text: readonly string[], at: number): ReadPart {
  const length = text.slice(at).indexOf(']')
  if (length < 0) return { problem: '"[" has no "]" after it; "\\[" is the sign itself' }
  const end = at + length
  const listed = readRanges(text.slice(at + 1, end).join(''))
  if (listed === undefined)
    return {
      problem:
        'between "[" and "]" are only letters from A to Z, digits, and ranges such as "a-z"; "\\[" is the sign itself',
    }
  return readTimes(text, end + 1, (character) => listed.has(character))
}

/** The characters of `a-z05`. Both ends of a range are of one kind. */
function readRanges(text: string): Set<string> | undefined {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]|[A-Za-z0-9](?!-))+$/.test(text)) return undefined
  const listed = new Set<string>()
  for (const range of text.match(/.-.|./g) ?? []) {
    const from = range.charCodeAt(0)
    const to = range.charCodeAt(range.length - 1)
    if (from > to) return undefined
    for (let code = from; code <= to; code++) listed.add(String.fromCharCode(code))
  }
  return listed
}

function readEscaped(text: readonly string[], at: number): ReadPart {
  const character = text[at + 1]
  // Windows separates folders so: such a pattern would never match.
  if (character === undefined || /[\p{L}\p{N}]/u.test(character))
    return {
      problem:
        '"\\" stands before a sign that it makes a plain character; folders are separated by "/"',
    }
  return readTimes(text, at + 2, character)
}

const isRepeating = (sign: string | undefined): boolean => sign === '?' || sign === '+'

/** Reads how often a character may stand there. */
function readTimes(text: readonly string[], at: number, accepts: Part['accepts']): ReadPart {
  const sign = text[at]
  const part = { accepts, isOptional: sign === '?', isRepeated: sign === '+', isFolders: false }
  return { part, end: isRepeating(sign) ? at + 1 : at }
}
