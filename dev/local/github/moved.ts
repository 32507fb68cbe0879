import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Backend, notFound, refusal } from './backend.ts'

/** GitHub's redirect to where something is now. */
export const movedTo = (url: string, method: string): Reply => ({
  status: method === 'GET' ? 301 : 307,
  headers: { location: url },
  body: {
    message: 'Moved Permanently',
    url,
    documentation_url:
      'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
  },
})

/** The answer about an issue that was deleted or transferred; undefined if it was not. `path` is below the repository. */
export function answerIfGone(
  { state, api, idOf }: Backend,
  path: string,
  method: string,
): Reply | undefined {
  const commentId = match('issues/comments/:id', path.split('/').slice(0, 3).join('/'))?.id
  const comment = state.comments.get(Number(commentId))
  if (comment !== undefined) return state.gone.has(comment.issue) ? notFound : undefined
  const [, number, rest = ''] = /^issues\/(\d+)(.*)$/.exec(path) ?? []
  const where = state.gone.get(Number(number))
  if (where === undefined) return undefined
  if (where === 'deleted') return refusal(410, 'This issue was deleted')
  return movedTo(
    `${api()}/repositories/${idOf(where.repository)}/issues/${where.number}${rest}`,
    method,
  )
}
