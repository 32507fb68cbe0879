import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, type Request, type Route, refusal } from './backend.ts'
import { pageOfComments, wholeList } from './paging.ts'

/** Comments of the whole repository, locked conversations, and reactions. */
export function commentRoutes(backend: Backend): Route[] {
  const { state, read, user, now } = backend

  async function allComments(): Promise<Fields[]> {
    const numbers = [...state.conversations].filter((number) => !state.gone.has(number))
    return (await Promise.all(numbers.map((number) => commentsOf(number, backend)))).flat()
  }

  /** GitHub answers 200 if the account's reaction is already there. */
  async function react({ exchange: { json }, path, login }: Request): Promise<Reply> {
    const on = path.replace(/\/reactions$/, '')
    if (!state.conversations.has(Number(on.replace('issues/', '')))) {
      const target = await read(on)
      if (target.status !== 200) return target
    }
    const { content } = json as { content: string }
    const at = state.reactions.findIndex(
      (known) => known.on === on && known.content === content && known.login === login,
    )
    const id = at < 0 ? state.reactions.push({ on, login, content }) : at + 1
    const body = { id, node_id: `REA_${id}`, user: (await user(login)).body, content, created_at: now() }
    return { status: at < 0 ? 201 : 200, body }
  }

  /** The references that comments make, whether they were edited or not. None is made in code. */
  async function timeline({ named }: Request): Promise<Reply> {
    const number = Number(named.number)
    const events = (await allComments()).flatMap((comment) => {
      const text = String(comment.body).replaceAll(/(`+)[\s\S]*?\1/g, '')
      const by = conversationOf(comment)
      if (by === number || !new RegExp(`#${number}\\b`).test(text)) return []
      const { created_at, updated_at, user: actor } = comment
      const source = { type: 'issue', issue: { number: by } }
      return [{ event: 'cross-referenced', actor, created_at, updated_at, source }]
    })
    return { status: 200, body: events }
  }

  return [
    { method: 'GET', path: 'issues/:number/timeline', answer: timeline },
    // The emulator takes `comments` in this path for the number of an issue.
    { method: 'GET', path: 'issues/comments', answer: async (asked) => pageOfComments(await allComments(), asked) },
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
export async function commentsOf(number: number, { state, read }: Pick<Backend, 'state' | 'read'>): Promise<Fields[]> {
  const comments = await wholeList(`issues/${number}/comments`, read)
  return comments.map((comment) => withPullPage(comment, state.pulls))
}

/** GitHub's page of a comment on a pull request is below `/pull/`. */
export function withPullPage<T extends Fields>(resource: T, pulls: Set<number>): T {
  if (!pulls.has(conversationOf(resource))) return resource
  return { ...resource, html_url: String(resource.html_url).replace('/issues/', '/pull/') }
}

/** The number of the issue or pull request of a comment or review. */
export const conversationOf = ({ issue_url, pull_request_url }: Fields): number =>
  Number(
    String(issue_url ?? pull_request_url)
      .split('/')
      .at(-1),
  )
