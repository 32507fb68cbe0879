import { type Cut, findComments } from './html-comments.ts'

/** What a reader sees of a text, and how much was taken out that no reader sees. */
export interface Cleaned {
  text: string
  removed: { comments: number; invisible: number }
}

/**
 * Takes out of a text what its reader on GitHub does not see: invisible characters and HTML comments. A comment shown
 * as code stays; an opener that opens nothing is written `<! --`. Cleaning a cleaned text changes nothing. Linear.
 */
export function visibleText(text: string): Cleaned {
  return cleaned(text, (part) => part.trim())
}

/** As `clean`, with the white space at both ends kept: indentation decides whether a first line is code. */
export function visibleTextUntrimmed(text: string): Cleaned {
  return cleaned(text, (part) => part)
}

function cleaned(raw: string, ends: (text: string) => string): Cleaned {
  const { text, invisible } = withoutInvisible(raw)
  const cuts = findComments(text)
  let kept = ends(without(text, cuts))
  // What is left may read differently than before (its parts touch, its indentation went): then no opener stays whole.
  if (findComments(kept).length > 0) kept = kept.replaceAll('<!--', '<! --')
  return { text: kept, removed: { comments: cuts.filter((cut) => cut.to > cut.from).length, invisible } }
}

function without(text: string, cuts: Cut[]): string {
  const parts: string[] = []
  let from = 0
  for (const cut of cuts) {
    parts.push(text.slice(from, cut.from))
    if (cut.to === cut.from) parts.push('<! --')
    from = cut.to === cut.from ? cut.from + 4 : cut.to
  }
  parts.push(text.slice(from))
  return parts.join('')
}

// Controls but tab and line feed, and what Unicode says to draw as nothing. U+200D and U+FE0F, which emoji are made
// with, are among them and looked at one by one.
const invisible = /(?![\t\n])(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb])/u
const emoji = /\p{Extended_Pictographic}/u
const emojiPart = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u

function withoutInvisible(raw: string): { text: string; invisible: number } {
  const text = raw.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (!invisible.test(text)) return { text, invisible: 0 }
  const kept: string[] = []
  let removed = 0
  let before = ''
  const characters = Array.from(text)
  for (const [at, character] of characters.entries()) {
    const visible =
      character === '\ufe0f'
        ? emoji.test(before)
        : character === '\u200d'
          ? emojiPart.test(before) && emoji.test(characters[at + 1] ?? '')
          : !invisible.test(character)
    if (visible) kept.push(character)
    else removed++
    before = visible ? character : ''
  }
  return { text: kept.join(''), invisible: removed }
}
