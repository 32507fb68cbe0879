// Lines, tabs, and what joins emoji to one.
const shown = new Set(['\n', '\t', '\u200D'])

/** Paragraphs of a comment or summary; what is empty is left out. */
export const paragraphs = (...parts: (string | undefined | false)[]): string =>
  `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`

/** Facts of a comment or summary on one line; what is empty is left out. */
export const factLine = (...facts: (string | undefined | false)[]): string =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ')

/** A table. Its cells are our own words, and values that were checked. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Named code blocks that are shown on a click; undefined if there are none. Nothing in a code block ends the fold. */
export function folded(...parts: [name: string, block: string | undefined][]): string | undefined {
  const shown = parts.filter((part): part is [string, string] => part[1] !== undefined)
  if (shown.length === 0) return undefined
  const names = shown
    .map(([name]) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')
  const blocks = shown.map(([, block]) => block).join('\n\n')
  return `<details><summary>${names.charAt(0).toUpperCase()}${names.slice(1)}</summary>\n\n${blocks}\n\n</details>`
}

/**
 * A text as a fenced block that nothing in it can close: the fence is longer than the longest run of back-ticks inside.
 * Control and invisible characters are shown as U+FFFD, so that what is read is what is there.
 */
export function codeBlock(text: string, kind = 'text'): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (shown.has(c) ? c : '\u{FFFD}'))
  const fence = '`'.repeat(Math.max(3, longestRun(plain, '`') + 1))
  return `${fence}${kind}\n${plain}\n${fence}`
}

const lineLength = 80

/** A sentence for a reader as a code block. Its lines are short enough to be read without scrolling. */
export const proseBlock = (text: string, most: number): string =>
  codeBlock(truncate(text, most).split('\n').map(wrapped).join('\n'))

/** A line in several, none longer than `lineLength` but for a word that is. */
function wrapped(line: string): string {
  let length = -1
  const words = line.split(' ').map((word, at) => {
    const fits = at === 0 || length + 1 + word.length <= lineLength
    length = fits ? length + 1 + word.length : word.length
    return at === 0 ? word : `${fits ? ' ' : '\n'}${word}`
  })
  return words.join('')
}

function longestRun(text: string, character: string): number {
  let longest = 0
  let run = 0
  for (const c of text) {
    run = c === character ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

/** At most `most` UTF-16 units of a text, never half a character, and a line that says how much is not shown. */
export function truncate(text: string, most: number, length = text.length): string {
  const cut = text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text
  const more = length - cut.length
  return more > 0 ? `${cut}\n… and ${more} more characters` : cut
}
