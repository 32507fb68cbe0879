import { hiddenMarkup } from './hidden-markup.ts'
import {
  type Cleaned,
  clean,
  type Hidden,
  mayHide,
  plainText,
  withLineFeeds,
  withoutInvisible,
} from './invisible-text.ts'
import { count } from './number-text.ts'
import { inOneLine, shortened } from './shortened-text.ts'

/**
 * What a reader on GitHub sees of a Markdown text: without invisible characters, hidden markup, and
 * HTML comments, also those quoted as code.
 */
export const visibleText = (raw: string): string => cleanMarkdown(raw).text.trim()

/** The same with the white space at both ends kept: its indentation decides whether a first line is code. */
export const visibleTextUntrimmed = (raw: string): string => cleanMarkdown(raw).text

/** Of a diff, which GitHub shows as code, and of a line such as a title. */
export const visibleCode = (raw: string): string => plainText(raw).trim()

export const visibleLine = (raw: string, most: number): string =>
  shortened(inOneLine(visibleCode(raw)), most)

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

export function removedText(raw: string): string {
  const { hidden, comments, invisible } = cleanMarkdown(raw)
  const textsOf = (kind: Hidden['kind']) =>
    hidden.filter((found) => found.kind === kind).map(({ text }) => text)
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
  const quoted = texts
    .slice(0, mostQuoted)
    .map((text) => shortened(inOneLine(withoutInvisible(text)), longestQuoted))
  if (texts.length > mostQuoted) quoted.push(`and ${texts.length - mostQuoted} more`)
  return `${count(texts.length, noun)} (${quoted.join(', ')})`
}

const mostQuoted = 5
const longestQuoted = 100
