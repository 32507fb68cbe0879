/**
 * A part of a Markdown text in which `<…` may be HTML. `text`: of a paragraph or heading. `html`: GitHub
 * takes it over as it stands. `unclear`: servers read it differently. What is in no part is code, or the
 * marks of lists and quotes.
 */
export interface Part {
  kind: 'text' | 'html' | 'unclear'
  start: number
  end: number
}

export interface Blocks {
  parts: Part[]
  /** The text at its places, with blanks for the marks of lists and quotes. */
  content: string
}

/**
 * `width`: how far what belongs to a list item is indented; `sign`: what all items of its list have. A
 * footnote is an item too.
 */
type Container = { kind: 'quote' } | { kind: 'item'; sign: string; width: number; isEmpty: boolean }

type Leaf =
  | { kind: 'paragraph'; start: number; end: number; isTable: boolean }
  | { kind: 'html'; start: number; end: number; last: HtmlEnd }
  | { kind: 'fence'; mark: string }
  | { kind: 'indented' }

/** A block of HTML ends with the line that has this, or before a blank one. */
type HtmlEnd = RegExp | 'blank line'

type Start =
  | { kind: 'quote' | 'heading' | 'underline' | 'break' | 'unclear' }
  | { kind: 'item'; marker: string }
  | { kind: 'footnote'; marker: string }
  | { kind: 'fence'; mark: string }
  | { kind: 'html'; last: HtmlEnd }

/**
 * Where a block may start. `paragraph`: in one, where only some do. `doubt`: in a line that ends another
 * block, but in a list or quote of its own, or outside of that block's; servers do not agree on which blocks
 * start there. `free`: anywhere else.
 */
type Place = 'paragraph' | 'doubt' | 'free'

/** Nobody nests so many lists and quotes. */
const mostContainers = 50

/** Reads a text as https://spec.commonmark.org/0.31.2/#appendix-a-parsing-strategy says. */
export function readBlocks(text: string): Blocks {
  const reader = new BlockReader()
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    reader.read(new Line(text, start, end))
    start = end + 1
  }
  return reader.finish()
}

/** A line, of which the marks of lists and quotes are taken away one after the other. */
class Line {
  readonly text: string
  readonly start: number
  readonly end: number
  at: number
  /** A tab goes to the next fourth column. Where only a part of it was taken, `at` is in a later column. */
  #taken = 0
  #column = 0
  #next: { indent: number; rest: string } | undefined

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.start = start
    this.end = end
    // A byte order mark is no part of the first line.
    this.at = start === 0 && text.startsWith('\ufeff') ? 1 : start
  }

  /** How many columns of white space come next. */
  get indent(): number {
    return this.#ahead().indent
  }

  /** What comes after the white space. */
  get rest(): string {
    return this.#ahead().rest
  }

  take(columns: number): void {
    this.#next = undefined
    this.#taken += columns
    while (this.#column < this.#taken && this.at < this.end) {
      this.#column = this.#columnAfter(this.at, this.#column)
      this.at++
    }
  }

  #ahead(): { indent: number; rest: string } {
    if (this.#next !== undefined) return this.#next
    let { at } = this
    let column = this.#column
    for (; at < this.end && (this.text[at] === ' ' || this.text[at] === '\t'); at++)
      column = this.#columnAfter(at, column)
    this.#next = { indent: column - this.#taken, rest: this.text.slice(at, this.end) }
    return this.#next
  }

  #columnAfter(at: number, column: number): number {
    return this.text[at] === '\t' ? column + 4 - (column % 4) : column + 1
  }
}

class BlockReader {
  readonly #parts: Part[] = []
  readonly #lines: string[] = []
  readonly #containers: Container[] = []
  #leaf: Leaf | undefined
  #interrupts = false
  #unclearFrom: number | undefined

  read(line: Line): void {
    if (this.#unclearFrom === undefined) this.#readLine(line)
    if (this.#unclearFrom !== undefined) this.#takeMarks(line)
    this.#lines.push(' '.repeat(line.at - line.start) + line.text.slice(line.at, line.end))
  }

  finish(): Blocks {
    const content = this.#lines.join('\n')
    if (this.#unclearFrom === undefined) this.#closeLeaf()
    else this.#parts.push({ kind: 'unclear', start: this.#unclearFrom, end: content.length })
    return { parts: this.#parts, content }
  }

  #takeMarks(line: Line): void {
    const [marks = ''] = /^[\s>]*/.exec(line.text.slice(line.at, line.end)) ?? []
    line.at += marks.length
  }

  #readLine(line: Line): void {
    const matched = this.#match(line)
    const isWithin = matched === this.#containers.length
    if (isWithin && this.#continuesLeaf(line)) return
    this.#interrupts = this.#leaf !== undefined
    if (this.#leaf?.kind !== 'paragraph') this.#closeLeaf()
    this.#openBlocks(line, matched)
  }

  /** How many of the open lists and quotes go on in this line. */
  #match(line: Line): number {
    let matched = 0
    for (const container of this.#containers) {
      if (!goesOn(container, line)) break
      matched++
    }
    return matched
  }

  #continuesLeaf(line: Line): boolean {
    const leaf = this.#leaf
    switch (leaf?.kind) {
      case 'fence':
        if (line.indent < 4 && closesFence(line.rest, leaf.mark)) this.#leaf = undefined
        return true
      case 'indented':
        return line.indent >= 4 || line.rest === ''
      case 'html':
        return this.#continuesHtml(leaf, line)
      default:
        return false
    }
  }

  #continuesHtml(leaf: Leaf & { kind: 'html' }, line: Line): boolean {
    const { rest } = line
    if (leaf.last === 'blank line' && rest === '') return false
    leaf.end = line.end
    if (leaf.last !== 'blank line' && leaf.last.test(rest)) this.#closeLeaf()
    return true
  }

  #openBlocks(line: Line, known: number): void {
    let matched = known
    for (;;) {
      const start = this.#startOf(line, matched)
      if (start?.kind === 'unclear' || this.#isUnclear(start, line)) {
        this.#giveUp(line)
        return
      }
      if (start === undefined) {
        this.#addText(line, matched)
        return
      }
      this.#closeDownTo(matched)
      if (!this.#openContainer(start, line)) {
        this.#openLeaf(start, line)
        return
      }
      matched++
    }
  }

  #startOf(line: Line, matched: number): Start | undefined {
    const isInParagraph = this.#leaf?.kind === 'paragraph' && matched === this.#containers.length
    const other = this.#interrupts ? 'doubt' : 'free'
    const place = isInParagraph ? 'paragraph' : other
    const { rest, indent } = line
    if (indent < 4) return startOf(rest, place, this.#containers[matched])
    // Code, unless the paragraph goes on.
    const isUnclear = place === 'doubt' && this.#leaf === undefined && rest !== ''
    return isUnclear ? { kind: 'unclear' } : undefined
  }

  #isUnclear(start: Start | undefined, line: Line): boolean {
    if (this.#containers.length >= mostContainers) return true
    return this.#leaf?.kind === 'paragraph' && mayEndOtherwise(this.#leaf, line, start)
  }

  #giveUp(line: Line): void {
    this.#unclearFrom = this.#leaf?.kind === 'paragraph' ? this.#leaf.start : line.start
  }

  #closeDownTo(count: number): void {
    this.#closeLeaf()
    this.#containers.length = count
    const innermost = this.#containers.at(-1)
    if (innermost?.kind === 'item') innermost.isEmpty = false
  }

  #openContainer(start: Start, line: Line): boolean {
    const { indent } = line
    if (start.kind === 'quote') {
      line.take(indent + 1)
      if (line.indent > 0) line.take(1)
      this.#containers.push({ kind: 'quote' })
      return true
    }
    if (start.kind !== 'item' && start.kind !== 'footnote') return false
    line.take(indent + start.marker.length)
    const isEmpty = line.rest === ''
    const sign = start.marker.slice(-1)
    if (start.kind === 'footnote') {
      line.take(line.indent)
      this.#containers.push({ kind: 'item', sign, width: 4, isEmpty })
      return true
    }
    const gap = isEmpty || line.indent > 4 ? 1 : line.indent
    line.take(gap)
    this.#containers.push({ kind: 'item', sign, width: indent + start.marker.length + gap, isEmpty })
    return true
  }

  #openLeaf(start: Start, line: Line): void {
    const place = { start: line.at, end: line.end }
    switch (start.kind) {
      case 'heading':
        this.#parts.push({ kind: 'text', ...place })
        break
      case 'fence':
        // The language behind the mark is not shown.
        this.#parts.push({ kind: 'html', ...place })
        this.#leaf = { kind: 'fence', mark: start.mark }
        break
      case 'html':
        this.#leaf = { kind: 'html', ...place, last: start.last }
        this.#continuesHtml(this.#leaf, line)
        break
      default: // A line below a paragraph, or across the page.
    }
  }

  #addText(line: Line, matched: number): void {
    const { rest, indent } = line
    const leaf = this.#leaf
    if (rest === '') {
      this.#closeLeaf()
      this.#containers.length = matched
    } else if (leaf?.kind === 'paragraph') {
      leaf.end = line.end
      leaf.isTable ||= isDelimiterRow(rest)
    } else {
      this.#closeDownTo(matched)
      if (indent >= 4) this.#leaf = { kind: 'indented' }
      else this.#leaf = { kind: 'paragraph', start: line.at, end: line.end, isTable: false }
    }
  }

  #closeLeaf(): void {
    const leaf = this.#leaf
    if (leaf?.kind === 'html') this.#parts.push({ kind: 'html', start: leaf.start, end: leaf.end })
    if (leaf?.kind === 'paragraph') this.#parts.push({ kind: 'text', start: leaf.start, end: leaf.end })
    this.#leaf = undefined
  }
}

/** Below the head of a table stands such a row. */
export const isDelimiterRow = (line: string): boolean => line.includes('-') && /^[ \t|:-]+$/.test(line)

/** Whether servers may not agree on what becomes of a paragraph in this line. */
function mayEndOtherwise(leaf: Leaf & { kind: 'paragraph' }, line: Line, start: Start | undefined): boolean {
  // It may be no heading, as definitions of links vanish.
  if (start?.kind === 'underline') return line.text.slice(leaf.start, leaf.end).trimStart().startsWith('[')
  return leaf.isTable && (line.indent >= 4 || /^(?:[<[*+-]|\d)/.test(line.rest))
}

/** Whether a list item or quote goes on in this line, of which its mark is then taken. */
function goesOn(container: Container, line: Line): boolean {
  const { rest, indent } = line
  if (container.kind === 'quote') {
    if (indent >= 4 || !rest.startsWith('>')) return false
    line.take(indent + 1)
    if (line.indent > 0) line.take(1)
    return true
  }
  if (indent < container.width) return rest === '' && !container.isEmpty
  line.take(container.width)
  return true
}

function closesFence(rest: string, mark: string): boolean {
  return rest.startsWith(mark) && rest.replaceAll(mark.charAt(0), '').trim() === ''
}

/** `left`: the innermost list or quote that does not go on. */
function startOf(rest: string, place: Place, left: Container | undefined): Start | undefined {
  switch (rest.charAt(0)) {
    case '>':
      return { kind: 'quote' }
    case '#':
      return /^#{1,6}(?:[ \t]|$)/.test(rest) ? { kind: 'heading' } : undefined
    case '`':
    case '~':
      return fenceStart(rest)
    case '<':
      return htmlStart(rest, place)
    case '[':
      return footnoteStart(rest)
    default:
      return /^[-+*_=\d]/.test(rest) ? listStart(rest, place, left) : undefined
  }
}

function fenceStart(rest: string): Start | undefined {
  const [whole, ticks, tildes] = /^(`{3,})[^`]*$|^(~{3,})/.exec(rest) ?? []
  return whole === undefined ? undefined : { kind: 'fence', mark: ticks ?? tildes ?? '' }
}

function footnoteStart(rest: string): Start | undefined {
  const [marker, name = ''] = /^\[\^((?:\\.|[^\]\s\\])+)\]:/.exec(rest) ?? []
  if (marker === undefined) return undefined
  const isEmpty = rest.slice(marker.length).trim() === ''
  return isEmpty || /[\\[]/.test(name) ? { kind: 'unclear' } : { kind: 'footnote', marker }
}

function listStart(rest: string, place: Place, left: Container | undefined): Start | undefined {
  if (place === 'paragraph' && /^(?:=+|-+)[ \t]*$/.test(rest)) return { kind: 'underline' }
  if (/^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(rest)) return { kind: 'break' }
  const [marker, number = '1'] = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(rest) ?? []
  if (marker === undefined) return undefined
  const isNext = left?.kind === 'item' && left.sign === marker.slice(-1)
  const isEmpty = rest.slice(marker.length).trim() === ''
  const mayInterrupt = number === '1' && !isEmpty
  if (isNext || mayInterrupt || place === 'free') return { kind: 'item', marker }
  return place === 'paragraph' && Number(number) !== 1 ? undefined : { kind: 'unclear' }
}

const blockNames = new Set(
  [
    'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details',
    'dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6',
    'head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option',
    'p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul',
  ].flatMap((names) => names.split('|')),
)
/** They start a block in some versions of the specification, or start another one. */
const unclearName = /^(?:search|source|textarea)$/

const attribute = String.raw`[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>${'`'}]+|'[^']*'|"[^"]*"))?`
const wholeTag = new RegExp(
  String.raw`^<(?:[A-Za-z][A-Za-z0-9-]*(?:${attribute})*[ \t]*/?|/[A-Za-z][A-Za-z0-9-]*[ \t]*)>[ \t]*$`,
)

function htmlStart(rest: string, place: Place): Start | undefined {
  if (rest.startsWith('<!--')) return { kind: 'html', last: /-->/ }
  if (rest.startsWith('<?')) return { kind: 'html', last: /\?>/ }
  if (rest.startsWith('<![CDATA[')) return { kind: 'html', last: /\]\]>/ }
  if (/^<![A-Z]/.test(rest)) return { kind: 'html', last: />/ }
  if (/^<![a-z]/.test(rest)) return { kind: 'unclear' }
  const [, slash, name = ''] = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[ \t>]|\/>|$)/.exec(rest.toLowerCase()) ?? []
  if (unclearName.test(name)) return { kind: 'unclear' }
  if (slash === '' && /^(?:script|pre|style)$/.test(name))
    return { kind: 'html', last: /<\/(?:script|pre|style|textarea)>/i }
  if (blockNames.has(name)) return { kind: 'html', last: 'blank line' }
  if (place === 'paragraph' || !wholeTag.test(rest)) return undefined
  return place === 'doubt' ? { kind: 'unclear' } : { kind: 'html', last: 'blank line' }
}
