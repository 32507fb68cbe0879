import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { addressesOf, type Backend, notFound, ok, type Routes, unknownRoute } from './backend.ts'
import { branchRoutes } from './branches.ts'
import { commentRoutes } from './comments.ts'
import { historyRoutes } from './history.ts'
import { issueListRoutes, issueRoutes } from './issues.ts'
import { answerIfGone } from './moved.ts'
import { permissionOf, userOf } from './people.ts'
import type { Needs } from './permissions.ts'
import { pullRequestRoutes } from './pull-requests.ts'
import { repositoryResource } from './resources.ts'
import { reviewRoutes } from './reviews.ts'
import { statusRoutes } from './statuses.ts'
import { workflowRunRoutes } from './workflow-runs.ts'

/** A request to a repository; `below` is its path there, with the query. */
export type Asked = Pick<Exchange, 'method' | 'json'> & { below: string }

/** What a request needs, and how it is answered to an account. */
interface Found {
  needs: Needs
  answer(login: string): Promise<Reply>
}

const ofCollaborator = 'GET collaborators/:login/permission'

/** Answers the requests to a repository. */
export function repositoryRoutes(backend: Backend): (asked: Asked) => Found {
  const { state, pages } = backend
  const about: Routes = {
    'GET ': () => ok(repositoryResource(backend)),
    [ofCollaborator]({ named: { login = '' } }) {
      const role = state.people[login]
      if (login.endsWith('[bot]') || role === undefined) return notFound
      return ok(permissionOf(role, userOf(pages, login)))
    },
  }
  const all: [Needs['anyOf'], Routes][] = [
    [['metadata'], about],
    [['actions'], workflowRunRoutes(backend)],
    [['contents'], { ...historyRoutes(backend), ...branchRoutes(backend) }],
    [['issues'], issueListRoutes(backend)],
    [['issues', 'pull_requests'], { ...commentRoutes(backend), ...issueRoutes(backend) }],
    [['pull_requests'], { ...pullRequestRoutes(backend), ...reviewRoutes(backend) }],
    [['statuses'], statusRoutes(backend)],
  ]
  const routes = all.flatMap(([anyOf, some]) =>
    Object.entries(some).map(([route, answer]) => {
      const [method = '', pattern = ''] = route.split(' ')
      return { method, pattern, answer, anyOf, isPublic: route !== ofCollaborator }
    }),
  )
  const unknown = {
    pattern: '*',
    answer: () => unknownRoute,
    anyOf: ['contents' as const],
    isPublic: true,
  }

  return ({ method, json, below }) => {
    const [path = '', search] = below.split('?')
    const isAsked = (route: (typeof routes)[0]) =>
      route.method === method && match(route.pattern, path) !== undefined
    const { pattern, answer, anyOf, isPublic } = routes.find(isAsked) ?? unknown
    const raw = Object.entries(match(pattern, path) ?? {})
    const named = Object.fromEntries(raw.map(([name, text]) => [name, decodeURIComponent(text)]))
    const isIssue = pattern.startsWith('issues/:number') && !state.pulls.has(Number(named.number))
    const request = {
      sent: Object(json),
      path,
      named,
      query: new URLSearchParams(search),
      address: `${addressesOf(backend).root}/${path}`,
    }
    return {
      needs: { anyOf, isPublic, isIssue, isRead: method === 'GET' },
      answer: async (login) => answerIfGone(backend, path, method) ?? answer({ ...request, login }),
    }
  }
}
