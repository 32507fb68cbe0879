import type { Reply } from '../http/reply.ts'
import { type Ask, type Backend, type Fields, notFound, type Request, type Route, refusal } from './backend.ts'
import { pageOfComments, wholeList } from './paging.ts'
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

/** The comments on the lines of a pull request, and replies to them. */
export function reviewRoutes(backend: Backend): Route[] {
  const { state, as } = backend

  async function list({ named, ...asked }: Request): Promise<Reply | undefined> {
    const number = Number(named.number)
    return state.pulls.has(number) ? pageOfComments(await lineCommentsOf(number, backend), asked) : undefined
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
    const post: Ask = (method, path, content) =>
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
  post: Ask,
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
