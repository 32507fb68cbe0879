import { type Hidden, mayHide } from './invisible-text.ts'
import { type Part, readBlocks } from './markdown-blocks.ts'

const closers = { instruction: '?>', data: ']]>', declaration: '>' }

/** What no reader of a Markdown text sees on GitHub, in its order, but for HTML comments. */
export function hiddenMarkup(text: string): Hidden[] {
  if (!mayHide.test(text)) return []
  // A byte order mark is no part of the first line.
  const { parts, content } = readBlocks(text.replace(/^\ufeff/, ' '))
  const hidden: Hidden[] = []
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end)
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end))
      hidden.push({ kind, start: part.start + start, end: isOpen ? text.length : part.start + end })
      if (isOpen) return hidden
    }
  }
  return hidden
}

/** A browser ends all of them with the first `>`. A comment that is opened behind it hides what follows. */
function leavesComment(hidden: string): boolean {
  const opened = hidden.lastIndexOf('<!--')
  return opened > hidden.indexOf('>') && opened > hidden.lastIndexOf('-->')
}

const findIn: Record<Part['kind'], (part: string) => Hidden[]> = {
  text: (part) => (mayHide.test(part) && part.includes('>') ? new TextReader(part).hidden : []),
  html: hiddenInHtml,
}

function kindOf(opener: string): Hidden['kind'] {
  if (opener === '<?') return 'instruction'
  return opener === '<![CDATA[' ? 'data' : 'declaration'
}

/** A browser takes `<!` and `</` without a name for comments too. What is not closed hides all that follows. */
function hiddenInHtml(html: string): Hidden[] {
  const hidden: Hidden[] = []
  const endOf = closerFinder(html)
  const openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const kind = kindOf(match[0])
    const end = endOf(closers[kind], openers.lastIndex) ?? Number.POSITIVE_INFINITY
    hidden.push({ kind, start: match.index, end })
    openers.lastIndex = Math.min(end, html.length)
  }
  return hidden
}

/** Finds where the next closer ends. One that is missing is looked for once. */
function closerFinder(text: string): (close: string, from: number) => number | undefined {
  const lasts = new Map<string, number>()
  return (close, from) => {
    const last = lasts.get(close) ?? text.lastIndexOf(close)
    lasts.set(close, last)
    return from > last ? undefined : text.indexOf(close, from) + close.length
  }
}

/** What may take in a back-tick, which then opens no code, and how it goes on if it takes in none. */
const harmless: Record<string, RegExp> = {
  '](': /[^)`"'(<]*(?:\)|$)/y,
  '][': /[^\][`\\]*(?:[\][]|$)/y,
  '[^': /[^\][`\\]*(?:[\][]|$)/y,
  '<': /[^>`"'<]*(?:[<>]|$)/y,
}

/** The text of a paragraph or heading: what begins first takes in what stands in it. */
class TextReader {
  readonly hidden: Hidden[] = []
  readonly #text: string
  readonly #endOf
  readonly #endOfCode
  readonly #hasAddress: boolean
  readonly #isTable: boolean
  /** Whether a back-tick opens code, and a backslash escapes. The definition of a link may take them in. */
  #isSure: boolean

  constructor(text: string) {
    this.#text = text
    this.#endOf = closerFinder(text)
    this.#endOfCode = codeFinder(text)
    this.#isTable = /^(?=.*-)[|: \t-]+$/m.test(text)
    this.#hasAddress = /:\/\/|www\./i.test(text)
    this.#isSure = !/^\s*\[[\s\S]*\]:/.test(text)
    const tokens =
      /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?=[A-Za-z/])|\]\(|\]\[|\[\^/g
    for (let match = tokens.exec(text); match; match = tokens.exec(text))
      tokens.lastIndex = this.#next(match[0], match.index)
  }

  /** Where it goes on behind a token. */
  #next(token: string, start: number): number {
    const from = start + token.length
    if (/^[\\`]/.test(token)) return this.#nextInCode(token, start)
    const isPlain = harmless[token]
    if (isPlain) {
      isPlain.lastIndex = from
      this.#isSure &&= isPlain.test(this.#text)
      return from
    }
    const isComment = token === '<!--'
    const kind = kindOf(token)
    // `<!-->` is a comment too.
    const end = isComment ? this.#endOf('-->', start + 2) : this.#endOf(closers[kind], from)
    if (end === undefined) return from
    const inside = this.#text.slice(from, end)
    // Not every version of the specification takes each of these for one: then what is in it counts.
    const isDoubtful = isComment || kind === 'declaration'
    if (isDoubtful && inside.includes('`')) this.#isSure = false
    if (isComment) return end
    const isNested = kind === 'declaration' && inside.includes('<')
    this.hidden.push({ kind, start, end: isNested ? this.#text.length : end })
    return isNested ? this.#text.length : end
  }

  #nextInCode(token: string, start: number): number {
    // An address takes in what stands right behind it.
    const standsAlone = /(?:^|\s)[(*_"'[]{0,3}$/.test(
      this.#text.slice(Math.max(0, start - 4), start),
    )
    this.#isSure &&= standsAlone || !this.#hasAddress
    if (!this.#isSure) return start + 1
    const end = token.startsWith('`') ? this.#endOfCode(token.length, start) : undefined
    // Each cell of a table is a text of its own.
    if (this.#isTable && /[|\n]/.test(this.#text.slice(start, end))) this.#isSure = false
    return this.#isSure && end ? end : start + token.length
  }
}

/** Finds where the code ends that so many back-ticks open. */
function codeFinder(text: string): (length: number, start: number) => number | undefined {
  const runs = Map.groupBy([...text.matchAll(/`+/g)].reverse(), ([run]) => run.length)
  return (length, start) => {
    const left = runs.get(length) ?? []
    while ((left.at(-1)?.index ?? text.length) <= start) left.pop()
    const next = left.at(-1)
    return next && next.index + length
  }
}
