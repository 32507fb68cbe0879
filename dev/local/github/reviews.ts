import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, notFound, type Request, type Route, refusal } from './backend.ts'
import { diffHunk } from './diff-hunk.ts'
import { paged, wholeList } from './paging.ts'
import type { RepositoryState } from './state.ts'

/** A comment on a line of a pull request, or on a whole file if it has no line, under GitHub's own field names. */
export interface LineComment {
  path: string
  body: string
  line?: number
  start_line?: number
  side?: 'LEFT' | 'RIGHT'
  /** Absent: what git has; empty if there is no such line in the diff. */
  diff_hunk?: string
  /** The first comment of the thread. */
  in_reply_to_id?: number
}

/** Sends a request in somebody's name; the path is below the repository. */
export type Post = (method: 'POST', path: string, body: unknown) => Promise<Reply>

/** The comments on the lines of a pull request, and replies to them. */
export function reviewRoutes(backend: Backend): Route[] {
  const { state, as } = backend

  async function list({ named, query, address }: Request): Promise<Reply | undefined> {
    if (!state.pulls.has(Number(named.number))) return undefined
    const comments = await lineCommentsOf(Number(named.number), backend)
    const since = query.get('since') ?? ''
    const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
    // Without `sort` GitHub ignores `direction`.
    const sign = query.has('sort') && query.get('direction') === 'desc' ? -1 : 1
    const rank = (comment: Fields) =>
      `${query.has('sort') ? comment[field] : ''} ${String(comment.id).padStart(12, '0')}`
    const sorted = comments
      .filter((comment) => String(comment.updated_at) >= since)
      .toSorted((a, b) => (rank(a) < rank(b) ? -sign : sign))
    const { items, headers } = paged(sorted, query, { address })
    return { status: 200, headers, body: items }
  }

  /** GitHub takes only the first comment of a thread. */
  async function reply({ named, login, exchange: { json } }: Request): Promise<Reply> {
    const number = Number(named.number)
    const { body } = json as { body: string }
    const comments = state.pulls.has(number) ? await lineCommentsOf(number, backend) : []
    const first = comments.find(({ id }) => id === Number(named.id))
    if (first === undefined) return notFound
    if (first.in_reply_to_id !== undefined) return refusal(422, 'Validation Failed')
    if (body.trim() === '') return refusal(422, 'Validation Failed')
    const post: Post = (method, path, content) =>
      as(login)(method, `/repos/${state.repository.fullName}${path}`, content)
    const review = await post('POST', `/pulls/${number}/reviews`, { body: '', event: 'COMMENT' })
    const { path, line, side, diff_hunk } = first as unknown as LineComment
    const comment = { path, body, line, side, diff_hunk, in_reply_to_id: Number(named.id) } as LineComment
    return postLineComment(post, state, { number, reviewId: (review.body as { id: number }).id, comment })
  }

  return [
    { method: 'GET', path: 'pulls/:number/comments', answer: list },
    { method: 'POST', path: 'pulls/:number/comments/:id/replies', answer: reply },
  ]
}

/** Adds a comment to a review: the emulator keeps neither its review nor its first line, and knows no hunk. */
export async function postLineComment(
  post: Post,
  { lineFields }: Pick<RepositoryState, 'lineFields'>,
  { number, reviewId, comment }: { number: number; reviewId: number; comment: LineComment },
): Promise<Reply> {
  const { diff_hunk = '', start_line = null, ...sent } = comment
  const { line = null, side = 'RIGHT' } = sent
  const reply = await post('POST', `/pulls/${number}/comments`, { side, ...sent })
  if (reply.status !== 201) return reply
  const fields = reply.body as Fields
  lineFields.set(Number(fields.id), {
    pull_request_review_id: reviewId,
    diff_hunk,
    line,
    original_line: line,
    start_line,
    original_start_line: start_line,
    start_side: start_line === null ? null : side,
    subject_type: line === null ? 'file' : 'line',
  })
  return { ...reply, body: completed(fields, lineFields) }
}

type Reader = Pick<Backend, 'state' | 'read'>

/** Every comment on the lines of a pull request, oldest first. */
export async function lineCommentsOf(number: number, { state, read }: Reader): Promise<Fields[]> {
  const comments = await wholeList(`pulls/${number}/comments`, read)
  return comments.map((comment) => completed(comment, state.lineFields))
}

function completed({ in_reply_to_id, ...comment }: Fields, lineFields: RepositoryState['lineFields']): Fields {
  const reply = in_reply_to_id === null ? {} : { in_reply_to_id }
  return { ...comment, ...lineFields.get(Number(comment.id)), ...reply }
}

/** What git has of the diff at a comment's line. */
export function hunkOf({ path, line, side = 'RIGHT' }: LineComment, files: Fields[]): string {
  const patch = files.find(({ filename }) => filename === path)?.patch
  return typeof patch === 'string' && line !== undefined ? diffHunk(patch, line, side) : ''
}
