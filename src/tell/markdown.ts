// The last one joins emoji.
const shown = new Set(['\n', '\t', '\u200D'])

/** Paragraphs of a comment or summary; what is empty is left out. */
export const paragraphs = (...parts: (string | undefined | false)[]): string =>
  `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`

/** The same on one line. */
export const factLine = (...facts: (string | undefined | false)[]): string =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ')

/** A table. Its cells are our own words, and values that were checked. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Named code blocks that are shown on a click. Nothing in a code block ends the fold. */
export function folded(parts: Record<string, string | undefined>): string | undefined {
  const shown = Object.entries(parts).filter(([, block]) => block !== undefined)
  if (shown.length === 0) return undefined
  const names = new Intl.ListFormat('en-GB').format(shown.map(([name]) => name))
  const blocks = shown.map(([, block]) => block).join('\n\n')
  return `<details><summary>${capitalized(names)}</summary>\n\n${blocks}\n\n</details>`
}

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A fenced block that nothing in the text can close. Control and invisible characters are shown as U+FFFD. */
export function codeBlock(text: string, kind = 'text'): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (shown.has(c) ? c : '\u{FFFD}'))
  const runs = plain.match(/`+/g) ?? []
  const fence = '`'.repeat(1 + Math.max(2, ...runs.map(({ length }) => length)))
  return `${fence}${kind}\n${plain}\n${fence}`
}

/** At most `most` UTF-16 units of a text, never half a character, and a line that says how much is not shown. */
export function truncate(text: string, most: number, length = text.length): string {
  const cut = text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text
  const more = length - cut.length
  return more > 0 ? `${cut}\n… and ${more} more characters` : cut
}
