// Not its main entry: that reads the event once more, and prints.
import { getOctokitOptions, GitHub as Octokit } from '@actions/github/lib/utils'
import { checkedAt, jsonOf, textAt, valueAt } from '../foreign-json.ts'
import { isCount } from '../schema.ts'
import type { Clock } from './clock.ts'
import { GitHubError, toGitHubError } from './github-error.ts'
import type { Http } from './http.ts'

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
const [longestWaitMs, cancelledMs] = [60_000, 2_000]

export function createClient(settings: ClientSettings) {
  const { clock, cancelled, owner, repo, redact } = settings
  const docs = settings.tokenInput === 'docs-token' ? `${owner}/${repo}` : undefined
  const apiUrl = settings.apiUrl.replace(/\/+$/, '')
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  // Routes by name would load all thousand of GitHub's. Octokit would warn on the console, with GitHub's own words.
  const { request } = new Octokit(
    getOctokitOptions(settings.token, {
      baseUrl: apiUrl,
      log: silent,
      request: { fetch: fetchThrough(settings), log: silent },
    }),
  )
  /** How far GitHub's clock is ahead of the runner's, ms, once an answer has told its time. */
  let ahead: number | undefined

  function noteDate(headers: unknown): void {
    const date = Date.parse(textAt(headers, 'date'))
    if (!Number.isNaN(date)) ahead = date - clock.date().getTime()
  }

  async function once(route: string, parameters: object): Promise<Answer> {
    const [method, path = ''] = route.split(' ')
    const response: Answer =
      path === '/graphql'
        ? await request(`${method} ${apiUrl.replace(/\/v3$/, '')}/graphql`, {
            ...parameters,
            headers: apiVersion,
          })
        : await request(`${method} /repos/{owner}/{repo}${path}`, {
            owner,
            repo,
            ...parameters,
            headers: apiVersion,
          })
    // Octokit takes a redirect for a success.
    if (response.status >= 300) throw Object.assign(new Error('redirected'), { response })
    return response
  }

  /** Throws GitHubError. */
  const calling =
    (most: number) =>
    async (operation: string, route: Route, parameters: object = {}): Promise<Answer> => {
      for (let tries = 1; ; tries++) {
        try {
          const response = await once(route, parameters)
          noteDate(response.headers)
          return response
        } catch (thrown) {
          noteDate(valueAt(thrown, 'response', 'headers'))
          const permission = permissionFor(route)
          const issue = checkedAt(isCount, parameters, 'issue')
          const error = toGitHubError(thrown, {
            operation,
            permission,
            issue,
            docs,
            redact,
            now: clock.date(),
          })
          if (tries >= most || cancelled.aborted || !mayRepeat(route, error)) throw error
          const backoffMs = error.limited
            ? undefined
            : 1_000 * 2 ** (tries - 1) * (0.5 + clock.random())
          const delayMs = backoffMs ?? error.limitedForMs
          if (delayMs === undefined || delayMs > longestWaitMs) throw error
          await clock.sleep(delayMs, cancelled)
        }
      }
    }
  const call = calling(settings.triesOnce ? 1 : mostTries)

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
    date: () => new Date(clock.date().getTime() + (ahead ?? 0)),
    knowsDate: () => ahead !== undefined,
  }
}

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
  const name = /\/(labels|assignees|pulls)$/.test(path)
    ? 'pull-requests'
    : permissions[area as Area]
  return `${name}: ${method === 'GET' || path === '/graphql' ? 'read' : 'write'}`
}

// What may have been done is asked for again only if it is then not there twice: of POSTs, these.
function mayRepeat(route: Route, { isTransient, limited, mayHaveSucceeded }: GitHubError): boolean {
  const isHarmless = /^(?!POST)|\/(graphql|reactions|labels|assignees|requested_reviewers)$/.test(
    route,
  )
  return isTransient && (limited || !mayHaveSucceeded || isHarmless)
}

// GitHub names the last page, or nothing if there is one alone. Other servers name only the next one or the number of all
// items, or nothing at all.
function pagesOf(length: number, headers: unknown, page: number): Pages {
  const link = textAt(headers, 'link')
  if (link !== '') return { last: pageIn(link, 'last') ?? pageIn(link, 'next') ?? page }
  const total = textAt(headers, 'x-total-count')
  if (/^\d{1,9}$/.test(total))
    return { last: length > 0 && page * length < Number(total) ? page + 1 : page }
  return length === 100 ? { last: page, mayHaveNext: true } : { last: page }
}

function pageIn(link: string, rel: 'last' | 'next'): number | undefined {
  const part = link.split(',').find((found) => found.includes(`rel="${rel}"`)) ?? ''
  const number = /[?&]page=(\d{1,6})/.exec(part)?.[1]
  return number === undefined ? undefined : Number(number)
}

function fetchThrough({ http, clock, cancelled, triesOnce }: ClientSettings) {
  return async (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    const hurry = new AbortController()
    const done = new AbortController()
    const hasten = () => void clock.sleep(cancelledMs, done.signal).then(() => hurry.abort())
    if (cancelled.aborted) hasten()
    else cancelled.addEventListener('abort', hasten, { once: true })
    try {
      const { status, headers, body, incomplete } = await http.exchange({
        method: init.method,
        url,
        headers: init.headers,
        body: init.body,
        timeoutMs: triesOnce ? 10_000 : 30_000,
        maxBytes: 32 * 1024 * 1024,
        signal: hurry.signal,
        fresh: init.method === 'POST',
      })
      // An error's status says what happened, though its text is too long or cannot be unpacked.
      const isUnreadable =
        incomplete?.code === 'HTTP_TOO_LARGE' || incomplete?.code === 'HTTP_ENCODING'
      if (incomplete && !(status >= 400 && isUnreadable)) throw incomplete
      // What Octokit reads of a Response. A real one would load Node's own HTTP client, another undici. Without its type
      // Octokit takes the text as it gets it: its own parser walks through every value of a list.
      const { 'content-type': _, ...others } = headers
      return {
        status,
        url,
        headers: new Map(Object.entries(others)),
        text: async () => dataOf(status, body),
      }
    } finally {
      done.abort()
      // The option `signal` does not do it: after a garbage collection Node removes only the listener added last.
      cancelled.removeEventListener('abort', hasten)
    }
  }
}

// Octokit puts an error's whole answer into a message of its own. It gets the one field that is read here: the others may
// be nested deeper than it can walk.
function dataOf(status: number, body: string): unknown {
  const data = jsonOf(body) ?? body
  return status >= 400 ? { message: textAt(data, 'message') } : data
}
