/** A part to take out of a text; an empty one is an opener that is visible text. */
export interface Cut {
  from: number
  to: number
}

/**
 * Finds the HTML comments of a Markdown text that its reader does not see, in order. An HTML block hides all that
 * follows it when it ends before its comment does (with its list item, at a blank line). Where it is not certain that a
 * reader sees an opener, it counts as hidden; certain are only lines of a fenced block that has beyond doubt begun and
 * not ended, and code spans on one line of a paragraph in which nothing else could claim their backticks. Linear.
 */
export function findComments(text: string): Cut[] {
  const cuts: Cut[] = []
  if (!text.includes('<!--')) return cuts
  const nextClose = ahead(text, (from) => text.indexOf('-->', from))
  const nextBlank = ahead(text, (from) => indexOfBlankLine(text, from))

  /** The fenced block that is certainly open. */
  let fence: Fence | undefined
  /** One may be open that was not followed: from here on none is certain. */
  let fencesUnsure = false
  /** A block of raw HTML may be open: to the next blank line, or for good. */
  let html: 'none' | 'until-blank' | 'for-good' = 'none'
  /** A list item or footnote has begun: indented lines may belong to it. */
  let nested = false
  /** Something earlier in the paragraph may claim a backtick. */
  let doubtful = false

  let start = 0
  while (start <= text.length) start = scanLine(start) + 1
  return cuts

  /** Returns where the line ended that was read last. */
  function scanLine(from: number): number {
    const end = lineEnd(text, from)
    const line = readLine(text.slice(from, end))
    if (fence && inFence(line, fence)) return end
    if (line.blank) {
      learn(line)
      doubtful = false
      return end
    }
    // Too far indented to begin anything, as nothing is there that it could be indented for.
    const plain = !nested && /^ {4,}$/.test(line.prefix)
    if (line.fence && !plain && html === 'none' && !fencesUnsure) {
      fence = openFence(line, nested)
      if (fence) {
        nested ||= line.nests
        doubtful = false
        return end
      }
    }
    const opensBlock = line.html === 'comment' && html === 'none' && !plain
    const raw = learn(plain ? { ...line, html: undefined, fence: undefined } : line)
    return scanContent(line, from + line.prefix.length, end, { raw, opensBlock })
  }

  /** True where the line belongs to the fence: a reader sees all of it. */
  function inFence(line: Line, open: Fence): boolean {
    const within = continues(line.text, open.continuation)
    const end = within ? closing(line.text.slice(open.continuation.length), open) : 'perhaps'
    if (end !== 'no') fence = undefined
    if (end === 'perhaps') fencesUnsure = true
    return within
  }

  /** Takes in what a line may begin. True where what follows on it may be raw HTML. */
  function learn(line: Line): boolean {
    nested ||= line.nests
    if (line.fence) fencesUnsure = true
    if (line.blank && html === 'until-blank') html = 'none'
    if (line.html === 'for-good' || (line.html === 'until-blank' && html === 'none')) html = line.html
    return line.html !== undefined || html !== 'none'
  }

  function scanContent(
    line: Line,
    from: number,
    lineEnds: number,
    about: { raw: boolean; opensBlock: boolean },
  ): number {
    let end = lineEnds
    let { raw } = about
    /** The raw HTML may end with this line. */
    let lastLine = false
    let pipes = line.text.includes('|')
    /** The word may be an address, which takes a backtick in. */
    let address = false

    for (let at = from; at < end; ) {
      const character = text[at] as string
      if (character === '`') {
        const run = runLength(text, at, '`', end)
        const close = doubtful || raw || pipes || address ? -1 : spanEnd(text, at + run, run, end)
        if (close < 0) doubtful = true
        at = close < 0 ? at + run : close
        address = false
      } else if (text.startsWith('<!--', at)) {
        const cut = comment(at, end, line, raw, about.opensBlock && at === from, lastLine)
        cuts.push(cut)
        // What comes after a comment that began the line is raw, up to the end of the line.
        if (line.html === 'comment') lastLine = true
        if (cut.to > end) {
          raw ||= html !== 'none' || about.opensBlock
          lastLine = true
          end = lineEnd(text, cut.to)
          pipes = text.slice(cut.to, end).includes('|')
        }
        at = Math.max(cut.to, at + 4)
      } else if (character === ']' && text[at + 1] === '(') {
        const after = plainAddressEnd(text, at + 2, end)
        if (after < 0) doubtful = true
        at = after < 0 ? at + 2 : after
      } else {
        if (character === ' ' || character === '\t') address = false
        else if ('.:@'.includes(character)) address = true
        if (mayClaim(character, text[at + 1])) doubtful = true
        at++
      }
    }
    return end
  }

  /** The comment that an opener outside of code begins. Where it may reach further than its `-->`, it is all the rest. */
  function comment(at: number, end: number, line: Line, raw: boolean, block: boolean, lastLine: boolean): Cut {
    const close = nextClose(at + 2)
    const to = close + 3
    if (close >= 0 && to <= end) {
      // Whether it is one may depend on what stands in it: CommonMark's rules have changed.
      if (text[at - 1] === '\\' || text.slice(at, to).includes('`')) doubtful = true
      return { from: at, to }
    }
    doubtful = true
    const rest = { from: at, to: text.length }
    if (!raw) {
      const blank = nextBlank(at)
      if (close < 0 || (blank >= 0 && blank < close)) return { from: at, to: at }
    }
    if (close < 0) return rest

    const skipped = linesUpTo(text, end + 1, to)
    const continued = !nested && /^ {0,3}$/.test(line.prefix) ? '' : continuation(line.prefix)
    if (raw) {
      const reaches = block || (html !== 'for-good' && !lastLine && skipped.every((each) => !each.blank))
      if (!reaches || !skipped.every((each) => continues(each.text, continued))) return rest
    }
    if (block && continued === '' && !fencesUnsure) return { from: at, to }
    // It may be no comment, and its lines may begin what they seem to.
    const lastOpener = text.lastIndexOf('<!--', to)
    let from = end + 1
    for (const each of skipped) {
      learn(each)
      if (each.html && from <= lastOpener) return rest
      from += each.text.length + 1
    }
    return { from: at, to }
  }
}

/** Whether a character may begin what takes a later backtick for itself, before a code span can. */
function mayClaim(character: string, next: string | undefined): boolean {
  switch (character) {
    case '\\':
      return next === '`'
    case '<':
      return next !== undefined && next !== ' ' && next !== '\t' && next !== '\n'
    case '[':
      return next === '^'
    case '!':
      return next === '['
    case ']':
      return next === ':' || next === '['
    case '$':
      return true
    default:
      return false
  }
}

/** The end of `(address)` when nothing in it can be anything else, or -1. */
function plainAddressEnd(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const character = text[at] as string
    if (character === ')') return at + 1
    if ('`"\'(<\\ \t'.includes(character)) return -1
  }
  return -1
}

interface Line {
  text: string
  blank: boolean
  /** Indentation and the markers of quotes, lists and footnotes. */
  prefix: string
  /** The prefix begins a list item or a footnote. */
  nests: boolean
  /** What begins with the content may be a raw HTML block, and how it ends. */
  html: 'comment' | 'until-blank' | 'for-good' | undefined
  /** What begins with the content may be a fence. */
  fence: string | undefined
}

function readLine(text: string): Line {
  let at = 0
  let nests = false
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at++
    if (text[at] === '>') {
      at++
      continue
    }
    const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y
    marker.lastIndex = at
    if (!marker.test(text)) break
    nests = true
    at = marker.lastIndex
  }
  // Where a footnote's label ends depends on its escapes: whatever may begin after it is taken to begin.
  const footnote = text.startsWith('[^', at)
  return {
    text,
    blank: isBlank(text),
    prefix: text.slice(0, footnote ? at + 2 : at),
    nests: nests || footnote,
    html: footnote ? (text.includes('<', at) ? 'for-good' : undefined) : htmlStart(text, at),
    fence: footnote ? anyFence.exec(text)?.[0] : fenceStart(text, at),
  }
}

const anyFence = /```|~~~/

function htmlStart(text: string, at: number): Line['html'] {
  if (text[at] !== '<') return undefined
  const tag = text.slice(at, at + 10).toLowerCase()
  if (tag.startsWith('<!--')) return 'comment'
  if (/^<(?:[!?]|pre|script|style|textarea)/.test(tag)) return 'for-good'
  return /^<[a-z/]/.test(tag) ? 'until-blank' : undefined
}

function fenceStart(text: string, at: number): string | undefined {
  const character = text[at]
  if (character !== '`' && character !== '~') return undefined
  const length = runLength(text, at, character, text.length)
  if (length < 3 || (character === '`' && text.includes('`', at + length))) return undefined
  return text.slice(at, at + length)
}

interface Fence {
  marks: string
  /** What each of its lines begins with. */
  continuation: string
}

/** The fence that this line certainly opens. */
function openFence(line: Line, nested: boolean): Fence | undefined {
  if (!line.fence || line.text.includes('<!--')) return undefined
  if (/^ {0,3}$/.test(line.prefix)) return { marks: line.fence, continuation: nested ? line.prefix : '' }
  // A number other than 1 cannot begin a list in the middle of a paragraph.
  if (!/^(?:> |[-+*] |1[.)] )+$/.test(line.prefix)) return undefined
  return { marks: line.fence, continuation: continuation(line.prefix) }
}

/** Whether a line inside a fence, without what it continues, closes it. */
function closing(line: string, fence: Fence): 'yes' | 'no' | 'perhaps' {
  const start = line.search(/[^ \t]/)
  if (start < 0) return 'no'
  const run = runLength(line, start, fence.marks[0] as string, line.length)
  if (run < fence.marks.length || !isBlank(line.slice(start + run))) return 'no'
  if (start <= 3 && !line.slice(0, start).includes('\t')) return 'yes'
  // Indented code at the top level; in a list or quote it depends on columns that are not counted here.
  return fence.continuation === '' ? 'no' : 'perhaps'
}

function isBlank(line: string): boolean {
  return !/[^ \t]/.test(line)
}

/** What the lines that go on inside the same quotes and list items begin with. */
function continuation(prefix: string): string {
  return prefix.replace(/[^>\t]/g, ' ')
}

function continues(line: string, continued: string): boolean {
  return line.startsWith(continued) || (!continued.includes('>') && isBlank(line))
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** The lines from the one that starts at `from` to the one that holds the character before `to`. */
function linesUpTo(text: string, from: number, to: number): Line[] {
  return text.slice(from, lineEnd(text, to)).split('\n').map(readLine)
}

function runLength(text: string, from: number, character: string, end: number): number {
  let at = from
  while (at < end && text[at] === character) at++
  return at - from
}

/** Where the run of exactly `length` backticks that closes a span ends, or -1. */
function spanEnd(text: string, from: number, length: number, end: number): number {
  for (let at = from; at < end; ) {
    const run = runLength(text, at, '`', end)
    if (run === length) return at + run
    at += Math.max(run, 1)
  }
  return -1
}

/** Where the next line of nothing but white space begins, less one, or -1. */
function indexOfBlankLine(text: string, from: number): number {
  const blank = /\n[ \t]*(?=\n)/g
  blank.lastIndex = from
  return blank.exec(text)?.index ?? -1
}

/** A search that looks at nothing twice: the positions asked for must not go down. */
function ahead(text: string, search: (from: number) => number): (from: number) => number {
  let found = search(0)
  return (from) => {
    if (found >= 0 && found < from) found = from > text.length ? -1 : search(from)
    return found
  }
}
