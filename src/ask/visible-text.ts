import { count, inOneLine, shortened, size } from './section.ts'

/** What a reader on GitHub sees of a text: without invisible characters and HTML comments, also those quoted as code. */
export const visibleText = (raw: string): string => clean(raw).text.trim()

/** The same with the white space at both ends kept: its indentation decides whether a first line is code. */
export const visibleTextUntrimmed = (raw: string): string => clean(raw).text

export const visibleLine = (raw: string, most: number): string => shortened(inOneLine(visibleText(raw)), most)

function clean(raw: string): { text: string; comments: string[]; invisible: number } {
  const { text, invisible } = withoutInvisible(raw)
  const comments: string[] = []
  let from = endOfShownOpener(text)
  const kept = [text.slice(0, from)]
  for (let start = text.indexOf('<!--', from); start >= 0; start = text.indexOf('<!--', from)) {
    kept.push(text.slice(from, start))
    from = endOfComment(text, start)
    comments.push(text.slice(start, from))
  }
  kept.push(text.slice(from))
  // No opener is left, nor one that the parts around a comment make where they meet.
  return { text: kept.join('').replaceAll('<!--', '<! --'), comments, invisible }
}

// In a sentence GitHub shows an opener that the paragraph does not close. After any other `<` it may be part of HTML.
function endOfShownOpener(text: string): number {
  const start = text.indexOf('<')
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const rest = text.slice(start).split(blankLine, 1)[0] ?? ''
  return /^ {0,3}\/?\p{L}/u.test(line) && rest.startsWith('<!--') && !rest.includes('-->', 2) ? start + 4 : 0
}

// GitHub ends a comment's block with its list item, its quote, or at a blank line: the rest of the text is hidden then.
function endOfComment(text: string, start: number): number {
  // `<!-->` and `<!--->` are comments too.
  const close = text.indexOf('-->', start + 2)
  if (close < 0) return text.length
  const comment = text.slice(start, close)
  const startsLine = start === 0 || text[start - 1] === '\n'
  const mayEndEarlier = blankLine.test(comment) && mayBeInBlock(text, start)
  const isWhole = !comment.includes('\n') || (startsLine && !mayEndEarlier)
  return isWhole ? close + 3 : text.length
}

const blankLine = /\n[^\S\n]*\n/
const longestParagraph = 500

function mayBeInBlock(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, start - longestParagraph), start)
  const paragraph = above.split(blankLine).at(-1) ?? ''
  return paragraph.includes('<') || paragraph.length === longestParagraph
}

export function removedText(raw: string): string {
  const { comments, invisible } = clean(raw)
  const quoted = comments.slice(0, mostQuoted).map((comment) => shortened(inOneLine(comment), longestQuoted))
  if (comments.length > mostQuoted) quoted.push(`and ${comments.length - mostQuoted} more`)
  const parts = [
    comments.length === 0 ? '' : `${count(comments.length, 'HTML comment')} (${quoted.join(', ')})`,
    invisible === 0 ? '' : count(invisible, 'invisible character'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Not sent: ${parts.join(' and ')}.`
}

const mostQuoted = 5
const longestQuoted = 100

// Controls but tab and line feed, and what Unicode says to draw as nothing.
const invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
// They are among that too, and stay where an emoji is made with them.
const joiners = /(?<!\p{ExtPict})\ufe0f|(?<!\p{ExtPict}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{ExtPict})/gu

function withoutInvisible(raw: string): { text: string; invisible: number } {
  const text = raw.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  // Plain ASCII first: to look up what Unicode says takes longer than all the rest of the event filter.
  if (/^[\t\n -~]*$/.test(text)) return { text, invisible: 0 }
  const visible = text.replace(joiners, '').replace(invisibles, '')
  return { text: visible, invisible: size(text) - size(visible) }
}
