import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, type Request, type Route, refusal } from './backend.ts'
import { paged } from './paging.ts'
import { bot } from './people.ts'

/** Comments of the whole repository, locked conversations, and reactions. */
export function commentRoutes({ repo, state, ask }: Backend): Route[] {
  /** The emulator takes `comments` in this path for the number of an issue. */
  async function allComments({ query, address }: Request): Promise<Reply> {
    const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
    const since = query.get('since') ?? ''
    const lists = await Promise.all([...state.conversations].map((number) => commentsOf(number, { repo, state, ask })))
    const comments = lists.flat().filter((comment) => String(comment.updated_at) >= since)
    // Without `sort` GitHub ignores `direction`.
    const sign = query.has('sort') && query.get('direction') !== 'asc' ? -1 : 1
    const rank = (comment: Fields) => `${comment[field]} ${String(comment.id).padStart(12, '0')}`
    comments.sort((a, b) => (rank(a) < rank(b) ? -sign : sign))
    const { items, headers } = paged(comments, query, { address })
    return { status: 200, headers, body: items }
  }

  /** GitHub answers 200 if the reaction is already there. */
  async function react({ exchange: { path, json } }: Request): Promise<Reply> {
    const on = path.slice(repo.length + 1).replace(/\/reactions$/, '')
    if (!state.conversations.has(Number(on.replace('issues/', '')))) {
      const target = await ask('GET', `${repo}/${on}`)
      if (target.status !== 200) return target
    }
    const { content } = json as { content: string }
    const at = state.reactions.findIndex((known) => known.on === on && known.content === content && known.login === bot)
    const id = at < 0 ? state.reactions.push({ on, login: bot, content }) : at + 1
    const user = (await ask('GET', `/users/${encodeURIComponent(bot)}`)).body
    const created_at = new Date().toISOString().replace(/\.\d{3}Z$/, 'Z')
    return { status: at < 0 ? 201 : 200, body: { id, node_id: `REA_${id}`, user, content, created_at } }
  }

  return [
    { method: 'GET', path: 'issues/comments', answer: allComments },
    ...['issues/:number', 'issues/comments/:id', 'pulls/comments/:id'].map(
      (path): Route => ({ method: 'POST', path: `${path}/reactions`, answer: react }),
    ),
    {
      method: 'POST',
      path: 'issues/:number/comments',
      answer: ({ named }) =>
        state.locked.has(Number(named.number))
          ? refusal(403, 'Unable to create comment because issue is locked.')
          : undefined,
    },
  ]
}

/** Every comment of an issue or pull request, oldest first. */
export async function commentsOf(
  number: number,
  { repo, state, ask }: Pick<Backend, 'repo' | 'state' | 'ask'>,
): Promise<Fields[]> {
  const all: Fields[] = []
  for (let page = 1; ; page++) {
    const { body } = await ask('GET', `${repo}/issues/${number}/comments?per_page=100&page=${page}`)
    all.push(...(body as Fields[]))
    if ((body as Fields[]).length < 100) return all.map((comment) => withPullPage(comment, state.pulls))
  }
}

/** GitHub's page of a comment on a pull request is below `/pull/`. */
export function withPullPage<T extends Fields>(resource: T, pulls: Set<number>): T {
  const number = Number(String(resource.issue_url).split('/').at(-1))
  if (!pulls.has(number)) return resource
  return { ...resource, html_url: String(resource.html_url).replace('/issues/', '/pull/') }
}
