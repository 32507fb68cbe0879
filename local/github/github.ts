import { Faults } from '../http/faults.ts'
import { type Exchange, listen } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import { startEmulated } from './emulated.ts'
import { front, type Kept, onPull, self } from './front.ts'
import { openapiCheck } from './openapi/check.ts'
import { bots, cast, type Role } from './people.ts'
import { allGranted, type Grants, granted } from './permissions.ts'
import { type Comment, type Hand, hand, type Resource } from './person.ts'

/** https://docs.github.com/en/rest/git/trees and https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const ofGitHub: Kept['limits'] = { tree: 100_000, compared: 300 }

export interface LocalGitHub
  extends Pick<
    Kept,
    'people' | 'reactions' | 'conversations' | 'dressed' | 'teams' | 'pastRuns' | 'running' | 'limits'
  > {
  /** GITHUB_API_URL; ends with the prefix. */
  url: string
  /** GITHUB_SERVER_URL: where its pages would be. Nothing listens there. */
  serverUrl: string
  repository: { id: number; owner: string; name: string; fullName: string; private: boolean }
  /** The token of the workflow's job: github-actions[bot]. */
  token: string
  faults: Faults
  /** Every request of the action, in the order they came; `path` without the prefix. */
  ledger: Exchange[]
  /** What of these requests GitHub's OpenAPI description does not allow. */
  violations: string[]
  /** What the token may; to be changed while it runs, as `people` are. */
  grants: Grants
  /** Another person (or bot) at work: straight to GitHub, past the ledger. */
  as(login: string): Hand
  /** Every comment of an issue or pull request, oldest first. */
  conversation(number: number): Promise<Comment[]>
  /** Any resource below the repository: `issues/1`, `pulls/2`. */
  get(path: string): Promise<Resource>
  reset(): void
  close(): Promise<void>
}

/**
 * GitHub on loopback: the stateful part is the package `emulate`; a front adds what it lacks, the permissions of the
 * token, a ledger, scripted faults, and the check of every request against GitHub's own description.
 */
export async function startGitHub(
  options: {
    port?: number
    /** `/api/v3` as on an enterprise server. */
    prefix?: string
    serverUrl?: string
    owner?: string
    name?: string
    private?: boolean
    token?: string
    people?: Record<string, Role>
    /** The git history behind it; without one, nothing has ever changed. */
    repository?: Pick<Repository, 'git'>
  } = {},
): Promise<LocalGitHub> {
  const { prefix = '', serverUrl = 'https://github.example', owner = 'octo-org', name = 'handbook' } = options
  const token = options.token ?? 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'
  const repo = `/repos/${owner}/${name}`
  const firstPeople: Record<string, Role> = { ...cast, ...options.people }
  const kept: Kept = {
    people: { ...firstPeople },
    reactions: [],
    conversations: new Set(),
    pulls: new Set(),
    locked: new Set(),
    dressed: new Map(),
    teams: new Set(),
    pastRuns: [],
    running: new Set(),
    limits: { ...ofGitHub },
  }
  const { people, reactions, conversations, dressed, teams, pulls } = kept
  const grants = { ...allGranted }
  const ledger: Exchange[] = []
  const violations: string[] = []
  const faults = new Faults()
  const check = await openapiCheck()
  const api = () => server.url + prefix
  const emulated = await startEmulated({
    owner,
    name,
    logins: [...Object.keys(people), ...bots],
    api,
    pages: serverUrl,
  })
  const answer = front(repo, api, kept, emulated, options.repository)

  async function handle(exchange: Exchange): Promise<Reply> {
    if (!/^(bearer|token) /i.test(exchange.headers.authorization ?? '')) return refusal(401, 'Requires authentication')
    if (exchange.headers.authorization?.split(' ')[1] !== token) return refusal(401, 'Bad credentials')
    const { yes, accepted } = granted(grants, exchange, (number) => pulls.has(number))
    const headers = { 'x-accepted-github-permissions': accepted }
    if (!yes) return { ...refusal(403, 'Resource not accessible by integration'), headers }
    const reply = await answer(exchange)
    return { ...reply, headers: { ...headers, ...reply.headers } }
  }

  const server = await listen({
    port: options.port ?? 0,
    prefix,
    ledger,
    faults,
    handle,
    arrived: (exchange) => violations.push(...check(exchange)),
  })

  async function sure<T>(login: string, method: string, path: string, body?: unknown): Promise<T> {
    const reply = await emulated.ask(login, method, repo + path, body)
    if (reply.status >= 300) throw new Error(`${login}: ${method} ${path} was answered ${reply.status}.`)
    return onPull((reply.body ?? {}) as Record<string, unknown>, pulls) as T
  }

  async function get<T>(path: string): Promise<T> {
    const reply = await answer({ method: 'GET', path: `${repo}/${path}` } as Exchange)
    if (reply.status >= 300) throw new Error(`GET ${path} was answered ${reply.status}.`)
    return reply.body as T
  }

  const { id } = (await emulated.ask(self, 'GET', repo)).body as Resource
  return {
    url: api(),
    serverUrl,
    repository: { id, owner, name, fullName: `${owner}/${name}`, private: options.private ?? false },
    token,
    faults,
    ledger,
    violations,
    people,
    grants,
    reactions,
    conversations,
    dressed,
    teams,
    pastRuns: kept.pastRuns,
    running: kept.running,
    limits: kept.limits,
    as: (login) => hand((method, path, body) => sure(login, method, path, body), kept),
    async conversation(number) {
      const comments: Comment[] = []
      for (let page = 1; ; page++) {
        const some = await get<Comment[]>(`issues/${number}/comments?per_page=100&page=${page}`)
        comments.push(...some)
        if (some.length < 100) return comments
      }
    },
    get,
    reset() {
      emulated.reset()
      for (const list of [ledger, violations, reactions, kept.pastRuns]) list.length = 0
      for (const set of [conversations, pulls, kept.locked, kept.running, dressed, teams]) set.clear()
      faults.clear()
      Object.assign(grants, allGranted)
      Object.assign(kept.limits, ofGitHub)
      for (const login of Object.keys(people)) delete people[login]
      Object.assign(people, firstPeople)
    },
    async close() {
      await Promise.all([server.close(), emulated.close()])
    },
  }
}

const refusal = (status: number, message: string): Reply => ({ status, body: { message } })
