import { beginningOf } from '../text-beginning.ts'

// The last one joins emoji.
const shown = new Set(['\n', '\t', '\u200D'])

/** Paragraphs of a comment or summary; what is empty is left out. */
export const paragraphs = (...parts: (string | undefined | false)[]): string =>
  `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`
export const factLine = (...facts: (string | undefined | false)[]): string =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ')

/** A table. Its cells are our own words, and values that were checked. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Named code blocks that are shown on a click. Nothing in a code block ends the fold. */
export function folded(parts: Record<string, string | undefined>): string | undefined {
  const shown = Object.entries(parts).filter(([, block]) => block !== undefined)
  if (shown.length === 0) return undefined
  const names = shown.map(([name]) => name).join(', ')
  const blocks = shown.map(([, block]) => block).join('\n\n')
  // Intl.ListFormat writes the same, but reads the languages first: 12 ms and 5 MB.
  const list = names.replace(/, (?=[^,]*$)/, ' and ')
  return `<details><summary>${capitalized(list)}</summary>\n\n${blocks}\n\n</details>`
}

export const capitalized = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A fenced block that nothing in the text can close. Control and invisible characters are shown as U+FFFD. */
export function codeBlock(text: string, kind = 'text'): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (shown.has(c) ? c : '\u{FFFD}'))
  const fence = fenceOf(plain, 3)
  return `${fence}${kind}\n${plain}\n${fence}`
}

/** At least so many back-ticks, and more than stand together in the text. */
const fenceOf = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)))

/** At most `most` UTF-16 units of a text, never half a sign, and a line that says how much is not shown. */
export function truncate(text: string, most: number, length = text.length): string {
  const cut = beginningOf(text, most)
  const more = length - cut.length
  return more > 0 ? `${cut}\n… and ${more} more characters` : cut
}

// Control and invisible characters are shown, so that what is read is what is there. Some emoji are joined by one.
const visible = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?!\u200d\p{ExtPict})[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '\u{FFFD}')

/** A text on one line as inline code, which nothing in it can end. GitHub makes no link and no mention of it. */
export function inlineCode(text: string): string {
  const plain = visible(text)
  const fence = fenceOf(plain, 1)
  const gap = /^`|`$/.test(plain) ? ' ' : ''
  return plain === '' ? '' : `${fence}${gap}${plain}${gap}${fence}`
}

/** A word that means nothing to Markdown or GitHub, whoever wrote it: no mention, no number, no commit, no address. */
const plainWord =
  /^(?:\u2026|\(?(?:[A-Za-z\d]+(?:['\u2019-][A-Za-z]+)*|\d{4}-\d\d-\d\d|\d+(?:[.,:]\d+)+)\)?[.,:;?]?)$/
const commit = /^\(?[\da-f]{7,}\)?[.,:;?]?$/i
/** Without the punctuation around it. A parenthesis at the end stays if it closes one of its own. */
const core = /^(\(?)([^(]*?(?=\)?[.,:;?]*$)|.*?(?=[.,:;?]*$))/su
const listItem = /^\d+[.)]$/

// What others said is a string of JSON in our sentences, so that its end is known. A text that was cut may have lost it.
const part = /\(?(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|`[^`]+`)[.,:;?)]*|\S+/g
const wholePart = /^(\(?)(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|`([^`]+)`)([.,:;?)]*)$/

/** A sentence of ours as text that wraps. What others said, and each word that could be more than a word, is inline code. */
export const prose = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line)
    .filter((shown) => shown !== '')
    .join('\n')

/** Without a word in the place of nothing the sentence would not read. */
const quotation = (text: string): string => inlineCode(text) || '(empty)'

/** A word, or several that are one piece of code. A quotation is shown as code already. */
interface Part {
  isCode: boolean
  text: string
}

function line(text: string): string {
  const parts: Part[] = []
  for (const word of visible(text).match(part) ?? []) {
    const next = partOf(word, parts.length === 0)
    const last = parts.at(-1)
    if (next.isCode && last?.isCode) last.text += ` ${word}`
    else parts.push(next)
  }
  return parts.map(({ isCode, text }) => (isCode ? codedCore(text) : text)).join(' ')
}

function partOf(word: string, isFirst: boolean): Part {
  const quoted = wholePart.exec(word)
  if (quoted !== null) {
    const [, before, said = '', ours, after] = quoted
    const shown = ours ?? said.replace(/\\(.)/g, '$1')
    return { isCode: false, text: `${before}${quotation(shown)}${after}` }
  }
  const beginsList = isFirst && listItem.test(word)
  const isCode = beginsList || commit.test(word) || !plainWord.test(word)
  return { isCode, text: word }
}

const codedCore = (text: string): string =>
  text.replace(core, (_, bracket, code) => bracket + inlineCode(code))
