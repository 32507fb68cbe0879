import { checkedAt, isCount, jsonOf } from '../schema.ts'
import type { Clock } from './clock.ts'
import { GitHubError, toGitHubError } from './github-error.ts'
import type { Http, Reply } from './http.ts'

export interface ClientSettings {
  token: string
  tokenInput: 'github-token' | 'docs-token'
  apiUrl: string
  owner: string
  repo: string
  http: Pick<Http, 'exchange'>
  clock: Clock
  /** Aborted when the run is cancelled: from then on each request has two seconds, and none is repeated. */
  cancelled: AbortSignal
  redact: (text: string) => string
  /** Each request is tried once, and has ten seconds. */
  triesOnce?: boolean
}

type Answer = Pick<Reply, 'status' | 'headers'> & { data: unknown }

export interface Pages {
  last: number
  /** A full page, and nothing says whether it is the last one. */
  mayHaveNext?: true
}

export type Client = ReturnType<typeof createClient>

const commonHeaders = {
  accept: 'application/vnd.github+json',
  'user-agent': 'docs-agent-action',
  // The newest version has no `merge_commit_sha`: https://docs.github.com/en/rest/about-the-rest-api/api-versions
  'x-github-api-version': '2022-11-28',
}
const limits = {
  requestMs: 30_000,
  onceMs: 10_000,
  cancelledMs: 2_000,
  waitMs: 60_000,
  tries: 3,
  bytes: 32 * 1024 * 1024,
}

export function createClient(settings: ClientSettings) {
  const { clock, cancelled, owner, repo, redact } = settings
  const docs = settings.tokenInput === 'docs-token' ? `${owner}/${repo}` : undefined
  let offset = 0

  /** Throws GitHubError. */
  const calling =
    (mostTries: number) =>
    async (operation: string, route: Route, parameters: object = {}): Promise<Answer> => {
      for (let tries = 1; ; tries++) {
        const got = await exchange(route, parameters, settings).catch((cause: unknown) => ({ cause }))
        if ('status' in got) {
          const { status, headers, body } = got
          const date = Date.parse(headers.date ?? '')
          if (!Number.isNaN(date)) offset = date - clock.date().getTime()
          if (status < 300) return { status, data: jsonOf(body), headers }
        }
        const permission = permissionFor(route)
        const issue = checkedAt(isCount, parameters, 'issue')
        const error = toGitHubError(got, { operation, permission, issue, docs, redact, now: clock.date() })
        if (tries >= mostTries || cancelled.aborted || !mayRepeat(route, error)) throw error
        const backoffMs = error.limited ? undefined : 1_000 * 2 ** (tries - 1) * (0.5 + clock.random())
        const delayMs = backoffMs ?? error.limitedForMs
        if (delayMs === undefined || delayMs > limits.waitMs) throw error
        await clock.sleep(delayMs, cancelled)
      }
    }
  const call = calling(settings.triesOnce ? 1 : limits.tries)

  return {
    call,
    /** For what nothing waits, or what is repeated as a whole. */
    callOnce: calling(1),
    async page(
      operation: string,
      route: Route,
      { page, ...query }: { page: number; [name: string]: unknown },
    ): Promise<Pages & { items: unknown[] }> {
      const { data, headers } = await call(operation, route, { ...query, per_page: 100, page })
      if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is not a list.`)
      return { items: data, ...pagesOf(data.length, headers, page) }
    },
    /** GitHub's own time, from the date of its last answer; the runner's until one came. */
    date: () => new Date(clock.date().getTime() + offset),
  }
}

// By the first part of a route's path.
const permissions = {
  '': 'metadata',
  actions: 'actions',
  branches: 'contents',
  collaborators: 'metadata',
  commits: 'contents',
  compare: 'contents',
  git: 'contents',
  graphql: 'metadata',
  issues: 'issues',
  pulls: 'pull-requests',
  statuses: 'statuses',
}

type Area = keyof typeof permissions

/** Such as `GET /issues/{issue}`, of this repository, but `/graphql`. */
export type Route = 'GET' | `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${Area}${'' | `/${string}`}`

function permissionFor(route: Route): string {
  const [method, path = ''] = route.split(' ')
  const [, area = ''] = path.split('/')
  const name = /\/(labels|assignees|pulls)$/.test(path) ? 'pull-requests' : permissions[area as Area]
  return `${name}: ${method === 'GET' || path === '/graphql' ? 'read' : 'write'}`
}

// What may have been done is asked for again only if it is then not there twice: of POSTs, these.
const isRepeatable = (route: Route): boolean =>
  !route.startsWith('POST') || /\/(graphql|reactions|labels|assignees|requested_reviewers)$/.test(route)

const mayRepeat = (route: Route, { isTransient, limited, mayHaveSucceeded }: GitHubError): boolean =>
  isTransient && (limited || !mayHaveSucceeded || isRepeatable(route))

// GitHub names the last page, or nothing if there is one alone. Other servers name only the next one or the number of all
// items, or nothing at all.
function pagesOf(length: number, headers: Reply['headers'], page: number): Pages {
  const { link, 'x-total-count': total = '' } = headers
  if (link) return { last: pageIn(link, 'last') ?? pageIn(link, 'next') ?? page }
  if (/^\d{1,9}$/.test(total)) return { last: length > 0 && page * length < Number(total) ? page + 1 : page }
  return length === 100 ? { last: page, mayHaveNext: true } : { last: page }
}

function pageIn(link: string, rel: 'last' | 'next'): number | undefined {
  const part = link.split(',').find((found) => found.includes(`rel="${rel}"`)) ?? ''
  const number = /[?&]page=(\d{1,6})/.exec(part)?.[1]
  return number === undefined ? undefined : Number(number)
}

// Throws HttpError if no whole answer came.
async function exchange(route: Route, parameters: object, settings: ClientSettings): Promise<Reply> {
  const { http, clock, cancelled, triesOnce } = settings
  const hurry = new AbortController()
  const done = new AbortController()
  const hasten = () => void clock.sleep(limits.cancelledMs, done.signal).then(() => hurry.abort())
  if (cancelled.aborted) hasten()
  else cancelled.addEventListener('abort', hasten, { once: true })
  try {
    const reply = await http.exchange({
      ...requestOf(route, parameters, settings),
      timeoutMs: triesOnce ? limits.onceMs : limits.requestMs,
      maxBytes: limits.bytes,
      signal: hurry.signal,
    })
    if (reply.incomplete) throw reply.incomplete
    return reply
  } finally {
    done.abort()
    // The option `signal` does not do it: after a garbage collection Node removes only the listener added last.
    cancelled.removeEventListener('abort', hasten)
  }
}

/** What the path does not name is the query of a GET, and the body of all others. */
function requestOf(route: Route, parameters: object, { apiUrl, owner, repo, token }: ClientSettings) {
  const [method = '', path = ''] = route.split(' ')
  const given = new Map(Object.entries(parameters))
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = encodeURIComponent(given.get(name))
    given.delete(name)
    return value
  })
  const query = method === 'GET' ? new URLSearchParams([...given]).toString() : ''
  const root = apiUrl.replace(/\/+$/, '')
  const place = path === '/graphql' ? root.replace(/\/v3$/, '') : `${root}/repos/${owner}/${repo}`
  const isEmpty = method === 'GET' || given.size === 0
  return {
    method,
    url: `${place}${filled}${query && `?${query}`}`,
    headers: {
      ...commonHeaders,
      authorization: `token ${token}`,
      ...(!isEmpty && { 'content-type': 'application/json' }),
    },
    body: isEmpty ? undefined : JSON.stringify(Object.fromEntries(given)),
    fresh: method === 'POST',
  }
}
