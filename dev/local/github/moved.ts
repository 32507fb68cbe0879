import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Backend, type Fields, notFound, refusal } from './backend.ts'
import { conversationOf } from './comments.ts'

/** GitHub's redirect to where something is now. */
export const movedTo = (url: string, method: string): Reply => ({
  status: method === 'GET' ? 301 : 307,
  headers: { location: url },
  body: {
    message: 'Moved Permanently',
    url,
    documentation_url: 'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
  },
})

/** The answer about an issue that was deleted or transferred; undefined if it was not. `path` is below the repository. */
export async function answerIfGone(
  { state, read, api, idOf }: Backend,
  path: string,
  { method }: Pick<Exchange, 'method'>,
): Promise<Reply | undefined> {
  if (state.gone.size === 0) return undefined
  const commentId = match('issues/comments/:id', path.split('/').slice(0, 3).join('/'))?.id
  if (commentId !== undefined) {
    const { status, body } = await read(`issues/comments/${commentId}`)
    return status === 200 && state.gone.has(conversationOf(body as Fields)) ? notFound : undefined
  }
  const [, number, rest = ''] = /^issues\/(\d+)(.*)$/.exec(path) ?? []
  const where = state.gone.get(Number(number))
  if (where === undefined) return undefined
  if (where === 'deleted') return refusal(410, 'This issue was deleted')
  return movedTo(`${api()}/repositories/${idOf(where.repository)}/issues/${where.number}${rest}`, method)
}
