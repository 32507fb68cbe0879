import { Faults } from '../http/faults.ts'
import { type Exchange, startServer } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import { type Fields, refusal } from './backend.ts'
import { commentsOf, withPullPage } from './comments.ts'
import { startEmulator } from './emulator.ts'
import { openapiCheck } from './openapi/check.ts'
import { bot, bots, defaultPeople, type Role } from './people.ts'
import { granted } from './permissions.ts'
import { type Comment, createPerson, type Person, type Resource } from './person.ts'
import { gitHubRoutes } from './routes.ts'
import { createState, type GitHubState, resetState } from './state.ts'

export interface LocalGitHub extends GitHubState {
  /** GITHUB_API_URL; ends with the prefix. */
  url: string
  /** GITHUB_SERVER_URL: the address of its pages. No server listens there. */
  serverUrl: string
  repository: { id: number; owner: string; name: string; fullName: string; private: boolean }
  /** The token of the workflow's job: github-actions[bot]. */
  token: string
  faults: Faults
  /** Every request of the action, in the order of arrival; `path` without the prefix. */
  ledger: Exchange[]
  /** What GitHub's OpenAPI description does not allow in these requests. */
  violations: string[]
  /** Another person (or bot). Their requests are not in the ledger. */
  as(login: string): Person
  /** Every comment of an issue or pull request, oldest first. */
  conversation(number: number): Promise<Comment[]>
  /** Any resource below the repository: `issues/1`, `pulls/2`. */
  get(path: string): Promise<Resource>
  reset(): void
  close(): Promise<void>
}

/**
 * GitHub on loopback. The package `emulate` keeps issues and comments; this adds the routes it lacks, the permissions of
 * the token, a ledger, scripted faults, and the check of every request against GitHub's own description.
 */
export async function startGitHub(
  options: {
    /** `/api/v3` as on an enterprise server. */
    prefix?: string
    serverUrl?: string
    owner?: string
    name?: string
    private?: boolean
    people?: Record<string, Role>
    /** The git history behind it; without one, nothing has ever changed. */
    repository?: Pick<Repository, 'git'>
  } = {},
): Promise<LocalGitHub> {
  const { prefix = '', serverUrl = 'https://github.example', owner = 'octo-org', name = 'handbook' } = options
  const token = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'
  const repo = `/repos/${owner}/${name}`
  const people = { ...defaultPeople, ...options.people }
  const state = createState(people)
  const { pulls } = state
  const ledger: Exchange[] = []
  const violations: string[] = []
  const faults = new Faults()
  const check = await openapiCheck()
  const api = () => server.url + prefix
  const logins = [...Object.keys(people), ...bots]
  const emulator = await startEmulator({ owner, name, logins, api, pages: serverUrl })
  const backend = { repo, api, state, ask: emulator.as(bot), repository: options.repository }
  const answer = gitHubRoutes(backend)
  // An enterprise server has its GraphQL API at /api/graphql.
  const graphql = `${prefix.replace(/\/v3$/, '')}/graphql`
  const server = await startServer({
    inside: (path) =>
      path === graphql ? '/graphql' : path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined,
    ledger,
    faults,
    handle: (exchange) => withPermissions(exchange, { token, state, answer }),
    arrived: (exchange) => violations.push(...(exchange.path === '/graphql' ? [] : check(exchange))),
  })

  const { id } = (await emulator.as(bot)('GET', repo)).body as Resource
  return {
    ...state,
    url: api(),
    serverUrl,
    repository: { id, owner, name, fullName: `${owner}/${name}`, private: options.private ?? false },
    token,
    faults,
    ledger,
    violations,
    as: (login) =>
      createPerson(async (method, path, body) => {
        const resource = resourceOf(await emulator.as(login)(method, repo + path, body), `${login}: ${method} ${path}`)
        return withPullPage(resource, pulls) as never
      }, state),
    conversation: async (number) => (await commentsOf(number, backend)) as Comment[],
    async get(path) {
      return resourceOf(await answer({ method: 'GET', path: `${repo}/${path}` } as Exchange), `GET ${path}`) as Resource
    },
    reset() {
      emulator.reset()
      for (const list of [ledger, violations]) list.length = 0
      faults.clear()
      resetState(state, people)
    },
    async close() {
      await Promise.all([server.close(), emulator.close()])
    },
  }
}

async function withPermissions(
  exchange: Exchange,
  { token, state, answer }: { token: string; state: GitHubState; answer: (exchange: Exchange) => Promise<Reply> },
): Promise<Reply> {
  const [scheme = '', given] = exchange.headers.authorization?.split(' ') ?? []
  if (!/^(bearer|token)$/i.test(scheme)) return refusal(401, 'Requires authentication')
  if (given !== token) return refusal(401, 'Bad credentials')
  // The only query asks who the token is: every token may.
  if (exchange.path === '/graphql') return answer(exchange)
  const { allowed, accepted } = granted(state.grants, exchange, state.pulls)
  const reply = allowed ? await answer(exchange) : refusal(403, 'Resource not accessible by integration')
  return { ...reply, headers: { 'x-accepted-github-permissions': accepted, ...reply.headers } }
}

function resourceOf({ status, body }: Reply, request: string): Fields {
  if (status >= 300) throw new Error(`GitHub answered ${status}. The request: ${request}`)
  return (body ?? {}) as Fields
}
