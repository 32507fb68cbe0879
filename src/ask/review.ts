import type { ReviewComment } from '../io/github-pulls.ts'
import type { Event } from './event.ts'
import { mostAdded } from './prompt-limits.ts'
import { indented, listing } from './section.ts'
import { shortened, size } from './shortened-text.ts'
import { visibleCode, visibleLine, visibleText } from './visible-text.ts'

/** What is left for the place where it was asked, code points. */
const placeRoom = 3_000
const longestText = 10_000
const longestHunk = 2_000

/** All of it is written by the reviewer but the lines. `text` is not cleaned. Undefined if a reader sees nothing in it. */
export function reviewPrompt(
  text: string,
  comments: ReviewComment[],
  longest: number,
): string | undefined {
  const own = visibleText(text)
  const items = comments.map(commentText).filter((item) => item !== '')
  if (own === '' && items.length === 0) return undefined
  const section = listing({
    head: `Line comments (${items.length}):`,
    items,
    noun: 'line comment',
    gaps: true,
  })
  const lead = own || 'Make the changes that these line comments ask for.'
  const room = Math.min(mostAdded, longest - size(lead) - placeRoom)
  return `${lead}\n\n${section(room)}`.trimEnd()
}

/** '' if a reader sees nothing in it. */
function commentText(comment: ReviewComment): string {
  const said = visibleText(comment.body)
  if (said === '') return ''
  // A comment is about the last lines of its hunk.
  const lines = Array.from(visibleCode(comment.hunk)).slice(-longestHunk).join('')
  const about = lines === '' ? '' : `\nThe lines:\n${indented(lines)}`
  return `${placeText(comment)}\n${indented(shortened(said, longestText))}${about}`
}

export function placeText({
  path,
  from,
  to,
  old,
}: { path: string } & Partial<NonNullable<Event['reviewed']>>): string {
  const file = visibleLine(path, 500)
  if (to === undefined) return file
  const numbers = from === undefined || from === to ? `line ${to}` : `lines ${from} to ${to}`
  return `${file}, ${numbers}${old ? ' of the old version' : ''}`
}
