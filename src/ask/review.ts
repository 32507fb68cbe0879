import type { ReviewComment } from '../io/github-pulls.ts'
import type { Event } from './event.ts'
import { longestPrompt } from './prompt-check.ts'
import { list, oneLine, shortened, size } from './section.ts'
import { visibleText } from './visible-text.ts'

/** How much the line comments of a review may add to its text, code points. */
const mostAdded = 60_000
/** What is left for the place where it was asked, code points. */
const placeRoom = 3_000
/** How much of one comment, and of the lines that it is about, is sent. */
const longestText = 10_000
const longestHunk = 2_000

/**
 * The prompt of a review: its text, and its line comments with the lines that they are about. All of it is written by the
 * reviewer but the lines. `text` is not cleaned. Undefined if a reader sees nothing in it.
 */
export function reviewPrompt(text: string, comments: ReviewComment[]): string | undefined {
  const own = visibleText(text)
  const items = comments.flatMap(commentText)
  if (own === '' && items.length === 0) return undefined
  const section = list(`Line comments (${items.length}):`, items, 'line comment', { gaps: true })
  const lead = own || 'Make the changes that these line comments ask for.'
  const room = Math.min(mostAdded, longestPrompt - size(lead) - placeRoom)
  return `${lead}\n\n${section(room)}`.trimEnd()
}

function commentText(comment: ReviewComment): string[] {
  const said = visibleText(comment.body)
  if (said === '') return []
  // A comment is about the last lines of its hunk.
  const hunk = visibleText(comment.hunk)
  const lines = Array.from(hunk).slice(-longestHunk).join('')
  const about = lines === '' ? '' : `\nThe lines:\n${indented(lines)}`
  return [`${placeText(comment)}\n${indented(shortened(said, longestText))}${about}`]
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

/** The lines of a file that somebody commented on, in one line. */
export function placeText({ path, from, to, old }: NonNullable<Event['reviewed']>): string {
  const file = shortened(oneLine(visibleText(path)), 500)
  if (to === undefined) return file
  const numbers = from === undefined || from === to ? `line ${to}` : `lines ${from} to ${to}`
  return `${file}, ${numbers}${old ? ' of the old version' : ''}`
}
