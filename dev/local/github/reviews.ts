import {
  type Backend,
  created,
  type Fields,
  invalid,
  notFound,
  oneOf,
  type Routes,
} from './backend.ts'
import { isText, react } from './comments.ts'
import { pageOfComments } from './paging.ts'
import { lineCommentResource } from './resources.ts'
import type { KeptLineComment, KeptPull, KeptReview } from './state.ts'

/** A new comment. Without `line` it is on the whole file, without `diff_hunk` it has what git has, if that has the line. */
export type LineComment = Pick<KeptLineComment, 'path' | 'body'> &
  Partial<Pick<KeptLineComment, 'line' | 'start_line' | 'side' | 'diff_hunk' | 'in_reply_to_id'>>

/** The comments on the lines of a pull request, and replies to them. */
export function reviewRoutes(backend: Backend): Routes {
  const { pulls, lineComments } = backend.state
  const ofPull = oneOf(pulls)
  const shown = (comment: KeptLineComment) => lineCommentResource(backend, comment)

  return {
    'GET pulls/:number/comments': ofPull(({ issue }, asked) =>
      pageOfComments(lineCommentsOf(issue.number, backend), asked, shown),
    ),
    /** GitHub takes only the first comment of a thread, and keeps each reply in a review of its own. */
    'POST pulls/:number/comments/:id/replies': ofPull((pull, { named, login, sent: { body } }) => {
      const first = lineComments.get(Number(named.id))
      if (first?.pull !== pull.issue.number) return notFound
      if (first.in_reply_to_id !== undefined || !isText(body)) return invalid
      const review = addReview(backend, pull, { login, body: '', state: 'COMMENTED' })
      return created(
        shown(addLineComment(backend, review, { ...first, body, in_reply_to_id: first.id })),
      )
    }),
    'POST pulls/comments/:number/reactions': oneOf(lineComments)((_, asked) =>
      react(backend, asked),
    ),
  }
}

/** Somebody reviews a pull request, and is no longer asked to. */
export function addReview(
  { state, now, lastIds }: Backend,
  { issue, reviewers }: KeptPull,
  review: Pick<KeptReview, 'login' | 'body' | 'state'>,
): KeptReview {
  const id = ++lastIds.review
  const added = { ...review, id, pull: issue.number, submitted_at: now(), after: lastIds.comment }
  state.reviews.set(id, added)
  reviewers.delete(review.login)
  return added
}

/** Adds a comment to a review. */
export function addLineComment(
  { state, now, lastIds }: Backend,
  { id: review, pull, login }: KeptReview,
  comment: LineComment,
): KeptLineComment {
  const usual = {
    line: null,
    start_line: null,
    side: 'RIGHT',
    diff_hunk: '',
    in_reply_to_id: undefined,
  } as const
  const { path, body, line, start_line, side, diff_hunk, in_reply_to_id } = { ...usual, ...comment }
  const where = { path, line, start_line, side, diff_hunk, in_reply_to_id }
  const added = {
    id: ++lastIds.comment,
    pull,
    review,
    login,
    body,
    ...where,
    created_at: now(),
    updated_at: now(),
  }
  state.lineComments.set(added.id, added)
  return added
}

/** Every comment on the lines of a pull request, oldest first. */
export const lineCommentsOf = (
  number: number,
  { state }: Pick<Backend, 'state'>,
): KeptLineComment[] => [...state.lineComments.values()].filter(({ pull }) => pull === number)

/** What git has of the diff at a comment's line. */
export function hunkOf({ path, line, side = 'RIGHT' }: LineComment, files: Fields[] = []): string {
  const patch = files.find(({ filename }) => filename === path)?.patch
  return typeof patch === 'string' && line ? diffHunk(patch, line, side) : ''
}

/** The hunk of a patch that has a line, up to that line: what GitHub shows above a comment. Empty if none has it. */
function diffHunk(patch: string, line: number, side: 'LEFT' | 'RIGHT'): string {
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const [head = '', ...rest] = hunk.split('\n')
    const start = new RegExp(side === 'LEFT' ? '-(\\d+)' : '\\+(\\d+)').exec(head)?.[1]
    const other = side === 'LEFT' ? '+' : '-'
    let at = Number(start) - 1
    for (const [index, text] of rest.entries()) {
      if (text.startsWith(other) || text.startsWith('\\')) continue
      at += 1
      if (at === line && text !== '') return [head, ...rest.slice(0, index + 1)].join('\n')
    }
  }
  return ''
}
