import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Backend, type Fields, notFound, type Route } from './backend.ts'
import { commentRoutes, withPullPage } from './comments.ts'
import { historyRoutes } from './history.ts'
import { bot, permissionOf } from './people.ts'
import { pullRequestRoutes } from './pull-requests.ts'
import { workflowRunRoutes } from './workflow-runs.ts'

/** Answers what the emulator lacks or answers wrongly, and passes the rest on to it. */
export function gitHubRoutes(backend: Backend): (exchange: Exchange) => Promise<Reply> {
  const { repo, api, state, ask } = backend
  const routes: Route[] = [
    { method: 'GET', path: 'collaborators/:login/permission', answer: ({ named }) => permission(named.login ?? '') },
    ...workflowRunRoutes(backend),
    ...historyRoutes(backend),
    ...commentRoutes(backend),
    ...pullRequestRoutes(backend),
  ]

  async function permission(login: string): Promise<Reply> {
    const role = state.people[login]
    const user = await ask('GET', `/users/${encodeURIComponent(login)}`)
    if (login.endsWith('[bot]') || role === undefined || user.status !== 200) return notFound
    return { status: 200, body: permissionOf(role, user.body as Fields) }
  }

  /** The one query of the action: the account of the token. */
  async function viewer(): Promise<Reply> {
    const { id } = (await ask('GET', `/users/${encodeURIComponent(bot)}`)).body as Fields
    return { status: 200, body: { data: { viewer: { databaseId: id } } } }
  }

  return async (exchange) => {
    const { method, path, json } = exchange
    if (path === '/graphql') return viewer()
    const [pathname = '', search] = path.split('?')
    for (const route of routes) {
      const raw = method === route.method ? match(`${repo}/${route.path}`, pathname) : undefined
      if (raw === undefined) continue
      const named = Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, decodeURIComponent(text)]))
      const request = { exchange, named, query: new URLSearchParams(search), address: api() + pathname }
      const reply = await route.answer(request)
      if (reply !== undefined) return reply
    }
    const reply = await ask(method, path, json)
    const { body } = reply
    if (Array.isArray(body)) return { ...reply, body: body.map((item) => withPullPage(item, state.pulls)) }
    if (body === null || typeof body !== 'object') return reply
    return { ...reply, body: withPullPage(body as Fields, state.pulls) }
  }
}
