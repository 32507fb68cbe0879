// Not its main entry: that reads the event once more, and prints.
import { getOctokitOptions, GitHub as Octokit } from '@actions/github/lib/utils'
import type { Clock } from './clock.ts'
import { GitHubError } from './github-error.ts'
import type { Http } from './http.ts'
import { HttpError } from './http-error.ts'

export interface ClientSettings {
  token: string
  /** The input that has the token, for messages; `docs-token` is for another repository than the run's. */
  tokenInput: 'github-token' | 'docs-token'
  apiUrl: string
  owner: string
  repo: string
  http: Pick<Http, 'exchange'>
  clock: Clock
  /** Aborted when the run is cancelled: from then on each request has two seconds, and none is repeated. */
  cancelled: AbortSignal
  redact: (text: string) => string
}

/** What a call does, for messages and for what may be repeated. */
export interface Call {
  operation: string
  permission: string
  /** Repeating it does no harm. */
  isIdempotent: boolean
  /** Nothing waits for it: it is tried once. */
  isOptional?: boolean
}

export interface Answer {
  status: number
  data: unknown
  headers: Record<string, unknown>
}

/** GitHub's API for one repository, through the same HTTP as the service: proxies, whole deadlines, no redirects. */
export interface Client {
  /** Throws GitHubError. `{owner}` and `{repo}` in a route are this repository. */
  call(about: Call, route: string, parameters: object): Promise<Answer>
  /** The address of GitHub's GraphQL API. */
  graphqlUrl: string
  /** GitHub's own time, from the date of its last answer; the runner's until one came. */
  date(): Date
}

// The newest version has no `merge_commit_sha`: https://docs.github.com/en/rest/about-the-rest-api/api-versions
const apiVersion = { 'x-github-api-version': '2022-11-28' }
const limits = { requestMs: 30_000, cancelledMs: 2_000, rateLimitMs: 60_000, tries: 3, bytes: 32 * 1024 * 1024 }

/** Makes the client of one repository. */
export function createClient(settings: ClientSettings): Client {
  const { clock, cancelled, owner, repo } = settings
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  // Routes by name would load all thousand of GitHub's.
  const { request } = new Octokit(
    getOctokitOptions(settings.token, {
      baseUrl: settings.apiUrl.replace(/\/+$/, ''),
      // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
      log: silent,
      request: { fetch: fetchThrough(settings), log: silent },
    }),
  )
  let offset = 0

  function noteDate(headers: Record<string, unknown>): void {
    const date = Date.parse(String(headers.date ?? ''))
    if (!Number.isNaN(date)) offset = date - clock.date().getTime()
  }

  return {
    graphqlUrl: `${settings.apiUrl.replace(/\/+$/, '').replace(/\/v3$/, '')}/graphql`,
    date: () => new Date(clock.date().getTime() + offset),
    async call(about, route, parameters) {
      for (let tries = 1; ; tries++) {
        try {
          const place = route.includes('{owner}') ? { owner, repo } : {}
          const response: Answer = await request(route, { ...place, ...parameters, headers: apiVersion })
          noteDate(response.headers)
          // Octokit takes a redirect for a success.
          if (response.status >= 300) throw Object.assign(new Error('redirected'), { response })
          return response
        } catch (error) {
          const failure = readFailure(error)
          noteDate(failure.headers)
          const delay =
            tries < limits.tries && !about.isOptional && !cancelled.aborted
              ? retryDelay(about, failure, { tries, clock })
              : undefined
          if (delay === undefined) throw toError(about, failure, settings)
          await clock.sleep(delay, cancelled)
        }
      }
    },
  }
}

// When to try again, ms, or undefined: never after a write that may have been done, nor if GitHub's limit lasts long.
function retryDelay(
  about: Call,
  { status, headers, sent, limited }: Failure,
  { tries, clock }: { tries: number; clock: Clock },
): number | undefined {
  if (limited) {
    const wait = limitedFor(headers, clock.date())
    return wait !== undefined && wait <= limits.rateLimitMs ? wait : undefined
  }
  if (status !== undefined && status < 500) return undefined
  return about.isIdempotent || !sent ? 1_000 * 2 ** (tries - 1) * (0.5 + clock.random()) : undefined
}

function toError(about: Call, failure: Failure, settings: ClientSettings): GitHubError {
  const { status, sent, limited, readOnly, networkError, cause } = failure
  const isPermission = (status === 403 || status === 404) && !limited && readOnly === undefined
  const missingPermission = isPermission ? neededPermission(failure, about) : undefined
  const place = settings.tokenInput === 'docs-token' ? ` in ${settings.owner}/${settings.repo}` : ''
  return new GitHubError(`${about.operation}${place}: ${explain(failure, missingPermission, settings)}`, {
    status,
    said: failure.message,
    missingPermission,
    readOnly,
    mayHaveSucceeded: sent && (status === undefined || status >= 500),
    limited,
    ...(limited ? { retryAfterMs: limitedFor(failure.headers, settings.clock.date()) } : {}),
    isOfDocsToken: settings.tokenInput === 'docs-token',
    networkError,
    cause,
  })
}

// The header lists alternatives (`;`), and in each what is needed together (`,`):
// https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
function neededPermission({ headers }: Failure, { permission }: Call): string {
  const accepted = String(headers['x-accepted-github-permissions'] ?? '')
  if (!/^[a-z_=;, ]{1,200}$/.test(accepted)) return permission
  return accepted.replaceAll('_', '-').replaceAll('=', ': ').replaceAll(/, */g, ' and ')
}

interface Failure {
  status: number | undefined
  headers: Record<string, unknown>
  message: string
  /** It left this machine; without an answer it may have been done. */
  sent: boolean
  networkError: string | undefined
  limited: boolean
  readOnly: GitHubError['readOnly']
  cause: unknown
}

interface OctokitError extends Error {
  response?: { status?: number; headers?: Record<string, unknown>; data?: unknown }
}

function readFailure(error: unknown): Failure {
  const { response, cause }: Partial<OctokitError> = error instanceof Error ? error : {}
  const status = response?.status
  const headers = response?.headers ?? {}
  const said = (response?.data ?? {}) as { message?: unknown }
  const networkError = cause instanceof HttpError ? cause : undefined
  const message =
    typeof said.message === 'string' ? said.message : status === undefined ? (networkError?.message ?? '') : ''
  return {
    status,
    headers,
    message: oneLine(message),
    sent: status !== undefined || networkError?.sent !== false,
    networkError: networkError?.message,
    limited: status === 429 || (status === 403 && isRateLimit(headers, message)),
    readOnly: status === 403 ? readOnlyOf(message) : undefined,
    cause: error,
  }
}

const readOnlyOf = (message: string): GitHubError['readOnly'] =>
  /\barchived\b/i.test(message) ? 'archived' : /\blocked\b/i.test(message) ? 'locked' : undefined

const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

const isRateLimit = (headers: Record<string, unknown>, message: string): boolean =>
  headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || /rate limit/i.test(message)

function explain(
  { status, limited, readOnly, message }: Failure,
  permission: string | undefined,
  { tokenInput, owner, repo, redact }: ClientSettings,
): string {
  const words = redact(message)
  if (status === undefined) return words === '' ? 'GitHub did not answer.' : `GitHub did not answer: ${words}`
  if (limited) return `GitHub's rate limit is reached (HTTP ${status}). Try again later.`
  if (readOnly === 'locked') return 'the conversation is locked. Unlock it, or ask in another one.'
  if (readOnly === 'archived') return 'the repository is archived, so nothing can be written there.'
  const isDocs = tokenInput === 'docs-token'
  if (status === 301 || status === 307 || status === 308) {
    return isDocs
      ? `GitHub answered ${status}: the repository was renamed or moved. Give the service and docs-repository its new name.`
      : `GitHub answered ${status}: the issue was transferred or the repository was renamed. Ask again at its new place.`
  }
  if (status === 401) return `GitHub does not accept the token (HTTP 401). It may have expired: check ${tokenInput}.`
  if (status === 410) return 'GitHub says that it is gone (HTTP 410).'
  const said = words === '' ? '' : ` (${words})`
  if (permission === undefined) return `GitHub answered HTTP ${status}${said}.`
  const needed = `\`${permission.replaceAll('; ', '` or `')}\``
  const cure = isDocs
    ? `Give docs-token access to ${owner}/${repo}, with the permission ${needed}.`
    : `Grant the workflow's job the permission ${needed}.`
  return `GitHub answered HTTP ${status}${said}. ${cure}`
}

// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function limitedFor(headers: Record<string, unknown>, now: Date): number | undefined {
  const after = String(headers['retry-after'] ?? '')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  // A secondary limit ends earlier than the hour.
  if (headers['x-ratelimit-remaining'] !== '0') return undefined
  const reset = String(headers['x-ratelimit-reset'] ?? '')
  return /^\d{1,12}$/.test(reset)
    ? Math.max(1_000, Number(reset) * 1_000 - (Date.parse(String(headers.date ?? '')) || now.getTime()))
    : undefined
}

// Octokit wants a fetch; this one has a whole deadline, follows nothing, and reads a bounded body.
function fetchThrough({ http, clock, cancelled }: ClientSettings) {
  return async (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
    const hurry = new AbortController()
    const done = new AbortController()
    const hasten = () => void clock.sleep(limits.cancelledMs, done.signal).then(() => hurry.abort())
    if (cancelled.aborted) hasten()
    else cancelled.addEventListener('abort', hasten, { once: true })
    try {
      const reply = await http.exchange({
        method: init.method,
        url,
        headers: init.headers,
        ...(init.body === undefined ? {} : { body: init.body }),
        timeoutMs: limits.requestMs,
        maxBytes: limits.bytes,
        signal: hurry.signal,
        fresh: init.method === 'POST',
      })
      if (reply.incomplete) throw reply.incomplete
      // What Octokit reads of a Response. A real one would load Node's own HTTP client, another undici.
      return {
        status: reply.status,
        url,
        // Without its type Octokit takes the text as it gets it: its own parser walks through every value of a list.
        headers: new Map(Object.entries(reply.headers).filter(([name]) => name !== 'content-type')),
        text: async () => parsed(reply.body),
      }
    } finally {
      done.abort()
      // The option `signal` does not do it: after a garbage collection Node removes only the listener added last.
      cancelled.removeEventListener('abort', hasten)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? text
  } catch {
    return text
  }
}
