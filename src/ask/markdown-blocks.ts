/**
 * A part of a Markdown text in which `<…` may be HTML: `text` of a paragraph or heading, or `html` that
 * GitHub takes over as it stands. What is in no part is code, or the marks of lists and quotes.
 */
export interface Part {
  kind: 'text' | 'html'
  start: number
  end: number
}

/** HTML ends with the line that has its `last` sign, or before a blank line. */
type Html = Part & { kind: 'html'; last?: RegExp | undefined }
type Text = Part & { kind: 'text'; isTable?: boolean }
type Block = Html | Text | { kind: 'fence'; mark: string } | { kind: 'code' }

/** A line behind the marks of its quotes, and then behind those of its lists. */
interface Line {
  words: string
  /** Columns of white space before the words, and whether a tab is among them. */
  indent: number
  hasTab: boolean
  quotes: number
  start: number
  end: number
}

/** Nobody nests so many lists. */
const mostItems = 20

/** What a line may begin with; the first that fits. */
const beginnings = [
  { kind: 'rule', words: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/ },
  { kind: 'item', words: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/ },
  { kind: 'heading', words: /^#{1,6}(?:[ \t]|$)/ },
  { kind: 'fence', words: /^(?:`{3,}[^`]*|~{3,}.*)$/ },
  // A quote in a list, a footnote, and HTML with an end of its own or that some servers take for text.
  {
    kind: 'unclear',
    words: /^(?:>|\[\^[^\]]+\]:|<![a-z]|<\/?(?:script|pre|style|textarea|search|source)\b)/,
  },
  {
    kind: 'text',
    words: /^<\/?(?:a|b|br|code|em|i|img|kbd|span|strong|sub|sup|https?:)\b[^>"']*>[ \t]*\S/i,
  },
  { kind: 'html', words: /^<(?:\?|!--|!\[CDATA\[|![A-Z]|\/?[A-Za-z])/ },
  { kind: 'text', words: /^/ },
] as const

/** What is read so far. */
interface Reading {
  parts: Part[]
  /** The text, with blanks for the marks of quotes. */
  content: string
  block: Block | undefined
  /** Whether the line ends a block that stands right above it. */
  interrupts: boolean
  isUnclear: boolean
  quotes: number
  /** Of each open list item how far its text is indented, and the sign behind its number or in its place. */
  items: { width: number; sign: string }[]
}

/**
 * Reads a text as https://spec.commonmark.org/0.31.2/#appendix-a-parsing-strategy says, as far as it decides
 * what is code. What is rare, or read differently by servers, makes the rest unclear: it counts as HTML.
 */
export function readBlocks(text: string): Pick<Reading, 'parts' | 'content'> {
  const state = { interrupts: false, isUnclear: false, quotes: 0, items: [] }
  const reading: Reading = { parts: [], content: '', block: undefined, ...state }
  for (const line of text.split('\n')) readLine(line, reading)
  closeBlock(reading)
  return reading
}

function readLine(text: string, reading: Reading): void {
  const line = withoutMarks(text, reading)
  if (goesOn(line, reading)) return
  const { words, quotes } = line
  const { block } = reading
  reading.interrupts = block !== undefined
  const mayGoOnAsText = block?.kind === 'text' && words !== ''
  if (!mayGoOnAsText) closeBlock(reading)
  if (isReadDifferently(line, reading)) giveUp(line, reading)
  else if (words !== '') begin(line, reading)
  else if (quotes < reading.quotes) endBlocks(line, 0, reading)
}

/** Takes the marks of quotes off a line, and adds it to the content with blanks in their place. */
function withoutMarks(text: string, reading: Reading): Line {
  const { quotes, length } = leadingMarks(text, reading)
  const [space = ''] = /^[ \t]*/.exec(text.slice(length)) ?? []
  const words = text.slice(length + space.length)
  const at = reading.content.length
  reading.content += `${' '.repeat(length)}${space}${words}\n`
  return {
    words,
    indent: widthOf(space),
    hasTab: space.includes('\t'),
    quotes,
    start: at + length,
    end: at + text.length,
  }
}

function leadingMarks(text: string, { block, quotes, isUnclear }: Reading): Marks {
  if (isUnclear) return marksOf(text, /[ \t>]/y, text.length)
  // In code and HTML, more marks than those of its own quotes are a part of it.
  const isInText = block === undefined || block.kind === 'text'
  return marksOf(text, / {0,3}> ?/y, isInText ? text.length : quotes)
}

function isReadDifferently({ quotes, hasTab }: Line, reading: Reading): boolean {
  const isOddlyIndented = quotes > 0 && hasTab
  const isQuoteInList = quotes > reading.quotes && reading.items.length > 0
  return isOddlyIndented || isQuoteInList
}

/** Whether a line is one more of the code or HTML above it. */
function goesOn(line: Line, reading: Reading): boolean {
  const { words, quotes } = line
  const { block } = reading
  const inner = line.indent - widthAt(reading.items.length, reading)
  const isWithin = quotes >= reading.quotes && (words === '' || inner >= 0)
  switch (block?.kind) {
    case 'html':
      return goesOnAsHtml(block, line, { reading, isWithin })
    case 'code':
      return isWithin && (words === '' || inner >= 4)
    case 'fence':
      if (isWithin && inner < 4 && endsFence(words, block.mark)) reading.block = undefined
      return isWithin
    default:
      return false
  }
}

function goesOnAsHtml(
  html: Html,
  { words, end }: Line,
  { reading, isWithin }: { reading: Reading; isWithin: boolean },
): boolean {
  // Without a last sign it is a paragraph to some servers, and that ends elsewhere but at a blank line.
  const mayBeText = html.last === undefined && words !== ''
  const mayEndText = !isWithin || /^(?:[#>`~=_*+-]|\d+[.)])/.test(words)
  if (mayBeText && mayEndText) reading.isUnclear = true
  const isOver = !isWithin || (words === '' && html.last === undefined)
  if (isOver && !reading.isUnclear) return false
  html.end = end
  if (html.last?.test(words) && !reading.isUnclear) closeBlock(reading)
  return true
}

/** Begins a block with a line, or adds it to the paragraph above it. */
function begin(line: Line, reading: Reading): void {
  const { words, indent, quotes, start, end } = line
  if (quotes > reading.quotes) endBlocks(line, 0, reading)
  const kept = keptItems(line, reading)
  const isIndented = indent - widthAt(kept, reading) >= 4
  const kind = isIndented ? 'text' : beginningOf(words)
  // What may follow a table is another question than what may follow a paragraph.
  const isInTable = reading.block?.kind === 'text' && reading.block.isTable
  const isRowOfTable = !isIndented && kind === 'text'
  if (isInTable && !isRowOfTable) {
    giveUp(line, reading)
    return
  }
  switch (kind) {
    case 'unclear':
      giveUp(line, reading)
      break
    case 'text':
      addText(line, isIndented, { kept, reading })
      break
    case 'item':
      beginItem(line, kept, reading)
      break
    case 'html':
      beginHtml(line, kept, reading)
      break
    case 'fence':
      endBlocks(line, kept, reading)
      reading.block = { kind, mark: /^(?:`+|~+)/.exec(words)?.[0] ?? '' }
      // The language behind the mark of a fence is not shown.
      reading.parts.push({ kind: 'html', start, end })
      break
    case 'heading':
      endBlocks(line, kept, reading)
      reading.parts.push({ kind: 'text', start, end })
      break
    case 'rule':
      endBlocks(line, kept, reading)
      break
  }
}

/** How many of the open list items a line is in. */
function keptItems({ quotes, indent }: Line, reading: Reading): number {
  if (quotes !== reading.quotes) return 0
  return reading.items.filter(({ width }) => width <= indent).length
}

const beginningOf = (words: string): (typeof beginnings)[number]['kind'] =>
  beginnings.find((beginning) => beginning.words.test(words))?.kind ?? 'text'

function addText(
  line: Line,
  isIndented: boolean,
  { kept, reading }: { kept: number; reading: Reading },
): void {
  const { words, start, end } = line
  const text = reading.block?.kind === 'text' ? reading.block : undefined
  if (text) {
    const mayBeUnderline = /^(?:=+|--?)[ \t]*$/.test(words)
    if (mayBeUnderline) {
      giveUp(line, reading)
      return
    }
    text.end = end
    text.isTable ||= /^[|: \t-]+$/.test(words)
    return
  }
  if (isIndented && reading.interrupts) {
    giveUp(line, reading)
    return
  }
  endBlocks(line, kept, reading)
  reading.block = isIndented ? { kind: 'code' } : { kind: 'text', start, end }
}

function beginItem(line: Line, kept: number, reading: Reading): void {
  const [mark = '', number = '1'] = /^(?:[-+*]|(\d+)[.)])/.exec(line.words) ?? []
  const [space = ''] = /^[ \t]*/.exec(line.words.slice(mark.length)) ?? []
  const words = line.words.slice(mark.length + space.length)
  const sign = mark.slice(-1)
  const isNext = line.quotes === reading.quotes && reading.items[kept]?.sign === sign
  const isOdd = words === '' || space.includes('\t') || kept === mostItems
  // A list that interrupts a paragraph begins with 1.
  const mayBeText = reading.interrupts && !isNext && number !== '1'
  if (isOdd || mayBeText) {
    giveUp(line, reading)
    return
  }
  endBlocks(line, kept, reading)
  const gap = space.length > 4 ? 1 : space.length
  const width = line.indent + mark.length + gap
  reading.items.push({ width, sign })
  const indent = width + space.length - gap
  begin({ ...line, words, indent, start: line.end - words.length }, reading)
}

function beginHtml(line: Line, kept: number, reading: Reading): void {
  const { words, end } = line
  const last = htmlEnds.find(([first]) => words.startsWith(first))?.[1]
  // Without a last sign it may be one more line of a paragraph.
  const isOneMore = last === undefined && reading.block?.kind === 'text'
  const start = isOneMore ? startOf(line, reading) : line.start
  if (isOneMore) reading.block = undefined
  endBlocks(line, kept, reading)
  reading.block = { kind: 'html', start, end, last }
  if (last?.test(words)) closeBlock(reading)
}

/** Ends the open block and all list items but the outer ones that are kept. */
function endBlocks({ quotes }: Line, kept: number, reading: Reading): void {
  closeBlock(reading)
  reading.quotes = quotes
  reading.items.length = kept
}

function closeBlock(reading: Reading): void {
  const { block } = reading
  if (block?.kind === 'text' || block?.kind === 'html') reading.parts.push(block)
  reading.block = undefined
}

/** From this line on, what is code is not known: all counts as HTML. */
function giveUp(line: Line, reading: Reading): void {
  reading.isUnclear = true
  reading.block = { kind: 'html', start: startOf(line, reading), end: line.end }
}

/** Where the block begins that the line may be a part of. */
const startOf = ({ start }: Line, { block }: Reading): number =>
  block?.kind === 'text' ? block.start : start

const widthAt = (items: number, reading: Reading): number => reading.items[items - 1]?.width ?? 0

const htmlEnds: [string, RegExp][] = [
  ['<!--', /-->/],
  ['<?', /\?>/],
  ['<![CDATA[', /\]\]>/],
  ['<!', />/],
]

const endsFence = (words: string, mark: string): boolean =>
  words.startsWith(mark) && words.replaceAll(mark.charAt(0), '').trim() === ''

/** How many marks of quotes a line begins with, and how long all of them are. */
interface Marks {
  quotes: number
  length: number
}

function marksOf(text: string, mark: RegExp, most: number): Marks {
  let quotes = 0
  let length = 0
  while (quotes < most && mark.test(text)) {
    quotes++
    length = mark.lastIndex
  }
  return { quotes, length }
}

/** In columns: a tab goes to the next fourth one. */
function widthOf(space: string): number {
  let width = 0
  for (const character of space) width += character === '\t' ? 4 - (width % 4) : 1
  return width
}
