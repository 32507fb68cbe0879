import { isDelimiterRow, type Part, readBlocks } from './markdown-blocks.ts'

/** What GitHub takes for HTML that shows nothing: `<? … ?>`, `<![CDATA[ … ]]>` and `<!X …>`. */
export interface Hidden {
  kind: keyof typeof closers
  start: number
  end: number
}

const closers = { instruction: '?>', data: ']]>', declaration: '>' }

/** Most texts have none of it. */
export const mayHide = /<(?:\?|!(?!--)|\/[^A-Za-z])/

/** What no reader of a Markdown text sees on GitHub, in its order, but for HTML comments. */
export function hiddenMarkup(text: string): Hidden[] {
  if (!mayHide.test(text)) return []
  const { parts, content } = readBlocks(text)
  const hidden: Hidden[] = []
  for (const part of parts) {
    const inPart = content.slice(part.start, part.end)
    for (const { kind, start, end } of findIn[part.kind](inPart)) {
      const isOpen = end > inPart.length || leavesComment(inPart.slice(start, end))
      hidden.push({ kind, start: part.start + start, end: isOpen ? content.length : part.start + end })
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
  text: (part) => (mayHide.test(part) && part.includes('>') ? new TextReader(part).read() : []),
  html: hiddenInHtml,
  unclear: hiddenInUnclear,
}

/**
 * A browser takes `<!` and `</` without a name for comments too. What lacks its closer ends with the first
 * `>`.
 */
function hiddenInHtml(html: string): Hidden[] {
  const hidden: Hidden[] = []
  const endOf = closerFinder(html)
  const openers = /<!--|<\?|<!\[CDATA\[|<!|<\/(?![A-Za-z])/g
  for (let match = openers.exec(html); match; match = openers.exec(html)) {
    const [opener] = match
    const kind = kindOf(opener)
    // `<!-->` is a comment too.
    const from = match.index + (kind === undefined ? 2 : opener.length)
    const close = kind === undefined ? '-->' : closers[kind]
    const end = endOf(close, from) ?? endOf('>', from) ?? Number.POSITIVE_INFINITY
    if (kind !== undefined) hidden.push({ kind, start: match.index, end })
    openers.lastIndex = Math.min(end, html.length)
  }
  return hidden
}

/** What lacks its closer hides all that follows. */
function hiddenInUnclear(text: string): Hidden[] {
  const hidden: Hidden[] = []
  const endOf = closerFinder(text)
  const openers = /<\?|<!\[CDATA\[|<!(?!--)|<\/(?![A-Za-z])/g
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    const [opener] = match
    const kind = kindOf(opener) ?? 'declaration'
    const end = endOf(closers[kind], match.index + opener.length) ?? Number.POSITIVE_INFINITY
    hidden.push({ kind, start: match.index, end })
    openers.lastIndex = Math.min(end, text.length)
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

function kindOf(opener: string): Hidden['kind'] | undefined {
  if (opener === '<!--') return undefined
  if (opener === '<?') return 'instruction'
  return opener === '<![CDATA[' ? 'data' : 'declaration'
}

// What is escaped, what opens code or HTML, and what may take in a back-tick that then opens no code.
const tokens = /\\[!-/:-@[-`{-~]|`+|<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<[A-Za-z/]|\]\(|\]\[|\[\^|:\/\/|www\./g

/** The text of a paragraph or heading, read from left to right: what begins first takes in what stands in it. */
class TextReader {
  readonly #text: string
  readonly #hidden: Hidden[] = []
  #runs: Map<number, number[]> | undefined
  readonly #closerAfter
  /** A link or a tag may have taken in a back-tick: nothing is sure to be code any more. */
  #isUnsure: boolean
  #hasDelimiters: boolean | undefined
  #addressEnd = 0

  constructor(text: string) {
    this.#text = text
    this.#closerAfter = closerFinder(text)
    // The definition of a link.
    this.#isUnsure = text.trimStart().startsWith('[') && text.includes(']:')
  }

  read(): Hidden[] {
    tokens.lastIndex = 0
    for (let match = tokens.exec(this.#text); match; match = tokens.exec(this.#text)) {
      const end = this.#endOf(match[0], match.index)
      if (end !== undefined) tokens.lastIndex = end
    }
    return this.#hidden
  }

  /** Where what begins here ends; undefined if it is no more than its own characters. */
  #endOf(token: string, start: number): number | undefined {
    switch (token) {
      case '<!--':
        return this.#endOfComment(start)
      case '](':
        return this.#doubtUnless(/[^)`"'(<]*(?:\)|$)/y, start + 2)
      case '][':
      case '[^':
        return this.#doubtUnless(/[^\][`\\]*(?:[\][]|$)/y, start + 2)
      case '://':
      case 'www.':
        return this.#doubtAddress(start)
      default:
        return this.#endOfOther(token, start)
    }
  }

  #endOfOther(token: string, start: number): number | undefined {
    // An address may have taken in the backslash.
    if (token.startsWith('\\')) return this.#isUnsure ? start + 1 : undefined
    if (token.startsWith('`')) return this.#endOfCode(token.length, start)
    if (/^<[A-Za-z/]/.test(token)) return this.#doubtTag(start)
    return this.#endOfHidden(token, start)
  }

  #endOfHidden(opener: string, start: number): number | undefined {
    const kind = kindOf(opener)
    const close = kind && this.#closerAfter(closers[kind], start + opener.length)
    if (kind === undefined || close === undefined) return undefined
    const end = kind === 'declaration' ? this.#endOfDeclaration(start, close) : close
    this.#hidden.push({ kind, start, end })
    return end
  }

  /** Not every version of the specification takes each of them for one: then what is in it counts. */
  #endOfDeclaration(start: number, close: number): number {
    const inside = this.#text.slice(start + 1, close)
    if (inside.includes('`')) this.#isUnsure = true
    return inside.includes('<') ? this.#text.length : close
  }

  #endOfComment(start: number): number | undefined {
    const end = this.#closerAfter('-->', start + 2)
    if (end !== undefined && this.#text.slice(start, end).includes('`')) this.#isUnsure = true
    return end
  }

  #endOfCode(length: number, start: number): number | undefined {
    if (this.#isUnsure) return undefined
    this.#runs ??= runsOf(this.#text)
    const starts = this.#runs.get(length) ?? []
    while ((starts.at(-1) ?? Number.POSITIVE_INFINITY) <= start) starts.pop()
    const close = starts.at(-1)
    if (close === undefined) return undefined
    // Each cell of a table is a text of its own.
    const code = this.#text.slice(start, close)
    if (/[|\n]/.test(code) && this.#isTable()) {
      this.#isUnsure = true
      return undefined
    }
    return close + length
  }

  #doubtAddress(start: number): undefined {
    if (start < this.#addressEnd) return
    const plain = /[^\s<`\\]*/y
    plain.lastIndex = start
    plain.test(this.#text)
    this.#addressEnd = plain.lastIndex
    if (/[`\\]/.test(this.#text.charAt(plain.lastIndex))) this.#isUnsure = true
  }

  #doubtTag(start: number): undefined {
    if (this.#closerAfter('>', start) === undefined) return
    const plain = /[^>`"'<]*/y
    plain.lastIndex = start + 1
    plain.test(this.#text)
    const next = this.#text.charAt(plain.lastIndex)
    if (next !== '>' && next !== '<') this.#isUnsure = true
  }

  #doubtUnless(isPlain: RegExp, from: number): undefined {
    isPlain.lastIndex = from
    if (!isPlain.test(this.#text)) this.#isUnsure = true
  }

  #isTable(): boolean {
    this.#hasDelimiters ??= this.#text.split('\n').some(isDelimiterRow)
    return this.#hasDelimiters
  }
}

/** Where the back-ticks of each number stand, the last ones first. */
function runsOf(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const starts = runs.get(run.length) ?? []
    runs.set(run.length, starts)
    starts.push(index)
  }
  for (const starts of runs.values()) starts.reverse()
  return runs
}
