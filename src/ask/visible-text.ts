import { type Hidden, hiddenMarkup, mayHide } from './hidden-markup.ts'
import { count, inOneLine, shortened, size } from './section.ts'

/**
 * What a reader on GitHub sees of a Markdown text: without invisible characters, hidden markup, and
 * HTML comments, also those quoted as code.
 */
export const visibleText = (raw: string): string => cleanMarkdown(raw).text.trim()

/** The same with the white space at both ends kept: its indentation decides whether a first line is code. */
export const visibleTextUntrimmed = (raw: string): string => cleanMarkdown(raw).text

/** Of a diff, which GitHub shows as code, and of a line such as a title. */
export const visibleCode = (raw: string): string => clean(withLineFeeds(raw), []).text.trim()

export const visibleLine = (raw: string, most: number): string => shortened(inOneLine(visibleCode(raw)), most)

interface Cleaned {
  text: string
  hidden: Removed[]
  comments: string[]
  invisible: number
}

type Removed = Hidden & { text: string }

// It stands where something was taken out, so that what stood around it does not meet. No well-formed text
// has it.
const gap = '\ud800'
const gaps = /\ud800/gu

/** What is left of hidden markup after so many passes is taken apart. Two are enough for all but attacks. */
const mostPasses = 4

/** Cleaned until nothing changes: without what was invisible, a text may have markup where it had none. */
function cleanMarkdown(raw: string): Cleaned {
  const text = withLineFeeds(raw)
  let cleaned = cleanOnce(text)
  let isChanged = cleaned.text !== text
  for (let pass = 2; isChanged && mayHide.test(cleaned.text); pass++) {
    const again = cleanOnce(cleaned.text)
    isChanged = again.text !== cleaned.text
    const hidden = [...cleaned.hidden, ...again.hidden]
    const comments = [...cleaned.comments, ...again.comments]
    const left = pass < mostPasses ? again.text : again.text.replaceAll(/<(?=[?!/])/g, '< ')
    cleaned = { ...cleaned, text: left, hidden, comments }
  }
  return cleaned
}

const cleanOnce = (text: string): Cleaned => clean(text, hiddenMarkup(text))

function clean(text: string, markup: Hidden[]): Cleaned {
  const kept: string[] = []
  const hidden: Removed[] = []
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
  for (let start = text.indexOf('<!--', endOfShownOpener(text)); start >= 0; start = text.indexOf('<!--', from)) {
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
  const { hidden, comments, invisible } = cleanMarkdown(raw)
  const textsOf = (kind: Hidden['kind']) => hidden.filter((found) => found.kind === kind).map(({ text }) => text)
  const parts = [
    quotedList(comments, 'HTML comment'),
    quotedList(textsOf('instruction'), 'processing instruction'),
    quotedList(textsOf('data'), 'CDATA section'),
    quotedList(textsOf('declaration'), 'declaration'),
    invisible === 0 ? '' : count(invisible, 'invisible character'),
  ].filter((part) => part !== '')
  if (parts.length === 0) return ''
  const allButLast = parts.slice(0, -1).join(', ')
  const list = [allButLast, ...parts.slice(-1)].filter((part) => part !== '').join(' and ')
  return `Not sent: ${list}.`
}

function quotedList(texts: string[], noun: string): string {
  if (texts.length === 0) return ''
  const quoted = texts.slice(0, mostQuoted).map((text) => shortened(inOneLine(withoutInvisible(text)), longestQuoted))
  if (texts.length > mostQuoted) quoted.push(`and ${texts.length - mostQuoted} more`)
  return `${count(texts.length, noun)} (${quoted.join(', ')})`
}

const mostQuoted = 5
const longestQuoted = 100

// Controls but tab and line feed, and what Unicode says to draw as nothing.
const invisibles = /(?!\t|\n|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
// They are among that too, and stay where an emoji is made with them.
const joiners = /(?<!\p{ExtPict})\ufe0f|(?<!\p{ExtPict}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{ExtPict})/gu

const withLineFeeds = (raw: string): string => raw.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n')

function withoutInvisible(text: string): string {
  // Plain ASCII first: to look up what Unicode says takes longer than all the rest of the event filter.
  if (/^[\t\n -~]*$/.test(text)) return text
  return text.replace(joiners, '').replace(invisibles, '')
}
