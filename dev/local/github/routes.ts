import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Backend, type Fields, notFound, type Route } from './backend.ts'
import { commentRoutes, withPullPage } from './comments.ts'
import { administrator } from './emulator.ts'
import { historyRoutes } from './history.ts'
import { answerIfGone } from './moved.ts'
import { permissionOf } from './people.ts'
import { pullRequestRoutes } from './pull-requests.ts'
import { reviewRoutes } from './reviews.ts'
import { statusRoutes } from './statuses.ts'
import { workflowRunRoutes } from './workflow-runs.ts'

/** A request to a repository. */
export interface Asked {
  exchange: Pick<Exchange, 'method' | 'json'>
  /** The path below the repository, with the query. */
  below: string
  /** The account of the token. */
  login: string
}

/** Answers what the emulator lacks or answers wrongly in a repository, and passes the rest on to it. */
export function repositoryRoutes(backend: Backend): (asked: Asked) => Promise<Reply> {
  const { state, api, user } = backend
  const routes: Route[] = [
    { method: 'GET', path: 'collaborators/:login/permission', answer: ({ named }) => permission(named.login ?? '') },
    ...workflowRunRoutes(backend),
    ...historyRoutes(backend),
    ...commentRoutes(backend),
    ...pullRequestRoutes(backend),
    ...reviewRoutes(backend),
    ...statusRoutes(backend),
  ]

  async function permission(login: string): Promise<Reply> {
    const role = state.people[login]
    const { status, body } = await user(login)
    if (login.endsWith('[bot]') || role === undefined || status !== 200) return notFound
    return { status: 200, body: permissionOf(role, body as Fields) }
  }

  return async ({ exchange, below, login }) => {
    const [path = '', search] = below.split('?')
    const gone = await answerIfGone(backend, path, exchange)
    if (gone !== undefined) return gone
    const repo = `/repos/${state.repository.fullName}`
    for (const route of routes) {
      const raw = exchange.method === route.method ? match(route.path, path) : undefined
      if (raw === undefined) continue
      const named = Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, decodeURIComponent(text)]))
      const address = `${api()}${repo}/${path}`
      const reply = await route.answer({ exchange, login, path, named, query: new URLSearchParams(search), address })
      if (reply !== undefined) return reply
    }
    // The emulator lets no bot write a branch. Whether the token may was decided before.
    const by = /^(git|contents)\//.test(path) ? administrator : login
    const reply = await backend.as(by)(exchange.method, below === '' ? repo : `${repo}/${below}`, exchange.json)
    const { body } = reply
    if (exchange.method === 'POST' && /^(issues|pulls)$/.test(path) && reply.status === 201)
      addTo(state, path, body as Fields)
    if (Array.isArray(body)) return { ...reply, body: body.map((item) => withPullPage(item, state.pulls)) }
    if (body === null || typeof body !== 'object') return reply
    return { ...reply, body: withPullPage(body as Fields, state.pulls) }
  }
}

/** A token opened an issue or a pull request. */
function addTo({ conversations, pulls }: Backend['state'], path: string, { number }: Fields): void {
  conversations.add(Number(number))
  if (path === 'pulls') pulls.add(Number(number))
}
