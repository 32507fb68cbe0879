// Not its main entry: that reads the event once more, and prints.
import { getOctokitOptions, GitHub as Octokit } from '@actions/github/lib/utils'
import { checkedAt, jsonOf, textAt, valueAt } from '../foreign-json.ts'
import { isCount } from '../schema.ts'
import type { Clock } from './clock.ts'
import { GitHubError, throwUnlessGitHubError, toGitHubError } from './github-error.ts'
import type { Http, Reply } from './http-client.ts'

export interface ClientSettings {
  token: string
  tokenInput: 'github-token' | 'docs-token' | 'changes-token'
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

interface Answer {
  status: number
  data: unknown
  headers: Record<string, unknown>
}

export interface Pages {
  last: number
  /** A full page, and nothing says whether it is the last one. */
  mayHaveNext?: true
}

export type Client = ReturnType<typeof createClient>

// The newest version has no `merge_commit_sha`: https://docs.github.com/en/rest/about-the-rest-api/api-versions
const apiVersion = { 'x-github-api-version': '2022-11-28' }
const mostTries = 3
const pageSize = 100
const longestWaitMs = 60_000
/** How long a request may still take once the run is cancelled. */
const cancelledMs = 2_000

/** Sends requests to one repository with one token, and repeats what may be repeated. */
export function createClient(settings: ClientSettings) {
  const { clock, cancelled, owner, repo, redact } = settings
  const docs = settings.tokenInput === 'docs-token' ? `${owner}/${repo}` : undefined
  const apiUrl = settings.apiUrl.replace(/\/+$/, '')
  // Octokit would warn on the console, with GitHub's own words.
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  // Octokit's methods with names would load all thousand routes of GitHub.
  const { request } = new Octokit(
    getOctokitOptions(settings.token, {
      baseUrl: apiUrl,
      log: silent,
      request: { fetch: fetchThrough(settings), log: silent },
    }),
  )
  /** How far GitHub's clock is ahead of the runner's, ms; undefined until an answer told its time. */
  let aheadMs: number | undefined

  function noteDate(headers: unknown): void {
    const date = Date.parse(textAt(headers, 'date'))
    if (!Number.isNaN(date)) aheadMs = date - clock.date().getTime()
  }

  function addressOf(path: string): string {
    if (path === '/graphql') return `${apiUrl.replace(/\/v3$/, '')}/graphql`
    if (path === userPath) return path
    return `/repos/{owner}/{repo}${path}`
  }

  async function send(route: Route, parameters: object): Promise<Answer> {
    const [method, path = ''] = route.split(' ')
    const isOfRepository = path !== '/graphql' && path !== userPath
    const place = isOfRepository ? { owner, repo } : {}
    const response: Answer = await request(`${method} ${addressOf(path)}`, {
      ...place,
      ...parameters,
      headers: apiVersion,
    })
    // Octokit takes a redirect for a success.
    if (response.status >= 300) throw Object.assign(new Error('redirected'), { response })
    return response
  }

  async function sendOnce(operation: string, route: Route, parameters: object): Promise<Answer> {
    try {
      const response = await send(route, parameters)
      noteDate(response.headers)
      return response
    } catch (error) {
      noteDate(valueAt(error, 'response', 'headers'))
      throw toGitHubError(error, {
        operation,
        permission: permissionFor(route),
        issue: checkedAt(isCount, parameters, 'issue'),
        docs,
        redact,
        now: clock.date(),
      })
    }
  }

  /** How long to wait before the next try, ms; undefined if there is none. */
  function pauseAfter(
    error: GitHubError,
    route: Route,
    { tries, most }: { tries: number; most: number },
  ): number | undefined {
    if (tries >= most || cancelled.aborted) return undefined
    if (!mayRepeat(route, error)) return undefined
    const pauseMs = error.limited
      ? error.limitedForMs
      : 1_000 * 2 ** (tries - 1) * (0.5 + clock.random())
    return pauseMs !== undefined && pauseMs <= longestWaitMs ? pauseMs : undefined
  }

  async function tryCall(
    most: number,
    operation: string,
    route: Route,
    parameters: object,
  ): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await sendOnce(operation, route, parameters)
      } catch (error) {
        throwUnlessGitHubError(error)
        const pauseMs = pauseAfter(error, route, { tries, most })
        if (pauseMs === undefined) throw error
        await clock.sleep(pauseMs, cancelled)
      }
    }
  }

  /** Throws GitHubError. */
  const call = (operation: string, route: Route, parameters: object = {}): Promise<Answer> =>
    tryCall(settings.triesOnce ? 1 : mostTries, operation, route, parameters)

  return {
    call,
    /** Tries once: for what nothing waits for, or what is repeated as a whole. */
    callOnce: (operation: string, route: Route, parameters: object = {}): Promise<Answer> =>
      tryCall(1, operation, route, parameters),
    /** One page of a list. */
    async page(
      operation: string,
      route: Route,
      { page, ...query }: { page: number; [name: string]: unknown },
    ): Promise<Pages & { items: unknown[] }> {
      const { data, headers } = await call(operation, route, { ...query, per_page: pageSize, page })
      if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is not a list.`)
      return { items: data, ...pagesOf(data.length, headers, page) }
    },
    /** GitHub's own time, from the date of its last answer; the runner's until one came. */
    date: () => new Date(clock.date().getTime() + (aheadMs ?? 0)),
    knowsDate: () => aheadMs !== undefined,
  }
}

const permissions = {
  '': 'metadata',
  actions: 'actions',
  branches: 'contents',
  collaborators: 'metadata',
  commits: 'contents',
  compare: 'contents',
  contents: 'contents',
  git: 'contents',
  graphql: 'metadata',
  issues: 'issues',
  pulls: 'pull-requests',
  statuses: 'statuses',
  users: 'metadata',
}

const userPath = '/users/{username}'

type Area = keyof typeof permissions

/** Such as `GET /issues/{issue}`, of this repository, but `/graphql` and the path of a user. */
export type Route = 'GET' | `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${Area}${'' | `/${string}`}`

function permissionFor(route: Route): string {
  const [method, path = ''] = route.split(' ')
  const [, area = ''] = path.split('/')
  const name = /\/(labels|assignees|pulls)$/.test(path)
    ? 'pull-requests'
    : permissions[area as Area]
  return `${name}: ${method === 'GET' || path === '/graphql' ? 'read' : 'write'}`
}

function mayRepeat(route: Route, { isTransient, limited, mayHaveSucceeded }: GitHubError): boolean {
  if (!isTransient) return false
  const wasNotDone = limited || !mayHaveSucceeded
  return wasNotDone || isHarmlessTwice(route)
}

// Of POSTs, these do nothing the second time.
const isHarmlessTwice = (route: Route): boolean =>
  !route.startsWith('POST') ||
  /\/(graphql|reactions|labels|assignees|requested_reviewers)$/.test(route)

// GitHub names the last page, or nothing if there is one alone. Other servers name only the next one
// or the number of all items, or nothing at all.
function pagesOf(length: number, headers: unknown, page: number): Pages {
  const link = textAt(headers, 'link')
  if (link !== '') return { last: pageIn(link, 'last') ?? pageIn(link, 'next') ?? page }
  const total = textAt(headers, 'x-total-count')
  if (/^\d{1,9}$/.test(total)) {
    const hasNext = length > 0 && page * length < Number(total)
    return { last: hasNext ? page + 1 : page }
  }
  const isFull = length === pageSize
  return isFull ? { last: page, mayHaveNext: true } : { last: page }
}

function pageIn(links: string, rel: 'last' | 'next'): number | undefined {
  const link = links.split(',').find((part) => part.includes(`rel="${rel}"`)) ?? ''
  const number = /[?&]page=(\d{1,6})/.exec(link)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** A signal that aborts two seconds after the run was cancelled. `done` must be called in the end. */
function hurryWhenCancelled({ clock, cancelled }: Pick<ClientSettings, 'clock' | 'cancelled'>) {
  const hurry = new AbortController()
  const over = new AbortController()
  const hasten = () => void clock.sleep(cancelledMs, over.signal).then(() => hurry.abort())
  if (cancelled.aborted) hasten()
  else cancelled.addEventListener('abort', hasten, { once: true })
  return {
    signal: hurry.signal,
    done(): void {
      over.abort()
      // The option `signal` does not do it: after a garbage collection Node removes only the
      // listener added last.
      cancelled.removeEventListener('abort', hasten)
    },
  }
}

/** What Octokit sends its requests through, in place of `fetch`. */
function fetchThrough({ http, clock, cancelled, triesOnce }: ClientSettings) {
  return async (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    const hurry = hurryWhenCancelled({ clock, cancelled })
    try {
      const reply = await http.exchange({
        method: init.method,
        url,
        headers: init.headers,
        body: init.body,
        timeoutMs: triesOnce ? 10_000 : 30_000,
        maxBytes: 32 * 1024 * 1024,
        signal: hurry.signal,
        fresh: init.method === 'POST',
      })
      if (reply.incomplete && !isReadableError(reply)) throw reply.incomplete
      return responseOf(url, reply)
    } finally {
      hurry.done()
    }
  }
}

// An error's status says what happened, though its text is too long or cannot be unpacked.
function isReadableError({ status, incomplete }: Reply): boolean {
  const isUnreadText = incomplete?.code === 'HTTP_TOO_LARGE' || incomplete?.code === 'HTTP_ENCODING'
  return status >= 400 && isUnreadText
}

// What Octokit reads of a Response. A real one would load Node's own HTTP client, another undici.
// Without its type Octokit takes the text as it gets it: its own parser walks through every value of
// a list.
function responseOf(url: string, { status, headers, body }: Reply) {
  const { 'content-type': _, ...others } = headers
  return {
    status,
    url,
    headers: new Map(Object.entries(others)),
    text: async () => dataOf(status, body),
  }
}

// Octokit puts an error's whole answer into a message of its own. It gets the one field that is read
// here, because the others may be nested deeper than it can walk.
function dataOf(status: number, body: string): unknown {
  const data = jsonOf(body) ?? body
  return status >= 400 ? { message: textAt(data, 'message') } : data
}
