import { size } from './shortened-text.ts'

/** Markup that a reader on GitHub does not see: `<? … ?>`, `<![CDATA[ … ]]>` and `<!X …>`. */
export interface Hidden {
  kind: 'instruction' | 'data' | 'declaration'
  start: number
  end: number
}

/** Most texts have none of it. */
export const mayHide = /<(?:\?|!(?!--)|\/[^A-Za-z])/

export interface Cleaned {
  text: string
  hidden: (Hidden & { text: string })[]
  comments: string[]
  invisible: number
}

/** A text without invisible characters and HTML comments. Other hidden markup is left. */
export const plainText = (raw: string): string => clean(withLineFeeds(raw), []).text

// It stands where something was taken out, so that what stood around it does not meet. No well-formed text
// has it.
const gap = '\ud800'
const gaps = /\ud800/gu

/** Takes this markup out of a text, and HTML comments and invisible characters. */
export function clean(text: string, markup: Hidden[]): Cleaned {
  const kept: string[] = []
  const hidden: Cleaned['hidden'] = []
  let from = 0
  for (const found of markup) {
    kept.push(text.slice(from, found.start))
    hidden.push({ ...found, text: text.slice(found.start, found.end) })
    from = found.end
  }
  kept.push(text.slice(from))
  // Once as GitHub reads it, and once more if something invisible may have stood in an opener.
  const first = withoutComments(kept.join(gap))
  const visible = withoutInvisible(first.shown)
  const invisible = size(first.shown) - size(visible)
  const second = invisible === 0 ? { shown: visible, comments: [] } : withoutComments(visible)
  const comments = [...first.comments, ...second.comments]
  return { text: joined(second.shown.split(gaps)), hidden, comments, invisible }
}

function withoutComments(text: string): { shown: string; comments: string[] } {
  const comments: string[] = []
  const kept: string[] = []
  let from = 0
  for (
    let start = text.indexOf('<!--', endOfShownOpener(text));
    start >= 0;
    start = text.indexOf('<!--', from)
  ) {
    kept.push(text.slice(from, start))
    from = endOfComment(text, start)
    comments.push(text.slice(start, from).replaceAll(gaps, ''))
  }
  kept.push(text.slice(from))
  return { shown: kept.join(gap).replaceAll('<!--', '<! --'), comments }
}

/** Two parts that would make an opener where they meet are kept apart. */
function joined(parts: string[]): string {
  let before = ''
  return parts
    .map((part) => {
      const space = part !== '' && /<(?:!(?:-|\[[CDAT]*)?)?$/.test(before) ? ' ' : ''
      before = (before + part).slice(-'<![CDATA'.length)
      return space + part
    })
    .join('')
}

// In a sentence GitHub shows an opener that the paragraph does not close. After any other `<` it may be part of HTML.
function endOfShownOpener(text: string): number {
  const start = text.indexOf('<')
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const rest = text.slice(start).split(blankLine, 1)[0] ?? ''
  return /^ {0,3}\/?\p{L}/u.test(line) && rest.startsWith('<!--') && !rest.includes('-->', 2)
    ? start + 4
    : 0
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

// Controls but tab and line feed, and what Unicode says to draw as nothing.
const invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
// They are among that too, and stay where an emoji is made with them.
const joiners =
  /(?<!\p{ExtPict})\ufe0f|(?<!\p{ExtPict}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{ExtPict})/gu

export const withLineFeeds = (raw: string): string =>
  raw.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n')

export function withoutInvisible(text: string): string {
  // Plain ASCII first: to look up what Unicode says takes longer than all the rest of the event filter.
  if (/^[\t\n -~]*$/.test(text)) return text
  return text.replace(joiners, '').replace(invisibles, '')
}
