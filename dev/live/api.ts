import { setTimeout as wait } from 'node:timers/promises'
import { checkedAt, itemsAt, jsonOf, textAt } from '../../src/foreign-json.ts'
import { isCount } from '../../src/schema.ts'
import type { Step } from '../local/runner/runner.ts'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** GitHub may do it later: its limit is reached, or it fails. */
class TryLater extends Error {
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** How long GitHub is waited for in all, and how. */
export interface Patience {
  leftMs: number
  pause(ms: number): Promise<unknown>
}

const impatience: Patience = { leftMs: 0, pause: wait }

/** Why something is not tried. `answer`: the one with which GitHub forbids it. */
export class NotTried extends Error {
  answer?: Answer
}

/** `issue`: one to use in place of its own. */
export interface LiveOptions extends Record<'apiUrl' | 'repository' | 'token', string> {
  issue?: number
  withPull: boolean
  /** Between two writes, and for what GitHub does later. */
  paceMs: number
  patienceMs: number
  /** For tests: how the runs are started. */
  step?: Pick<Step, 'preload' | 'env'>
}

/** What would be left behind and where, and how each is undone. */
export type Undo = Map<string, (last: Api) => Promise<unknown>>

export type Ground = Awaited<ReturnType<typeof openGround>>

export type Api = ReturnType<typeof createApi>

/**
 * Requests to GitHub. Once it is `stopped` no more are sent, but the one that is on its way is waited for. With `patience`
 * a request is repeated, so it must be one that may be done twice.
 */
export function createApi(
  { apiUrl, repository, token, paceMs }: LiveOptions,
  { stopped, patience = impatience }: { stopped?: AbortSignal; patience?: Patience } = {},
) {
  const graphql = `${apiUrl.replace(/\/v3$/, '')}/graphql`
  const json = { 'content-type': 'application/json', 'x-github-api-version': '2022-11-28' }
  const headers = { authorization: `Bearer ${token}`, ...json }
  let nextWrite = 0

  async function askOnce(request: string, body?: unknown): Promise<Answer> {
    const [method = '', path = ''] = request.split(' ')
    if (method !== 'GET') {
      await wait(Math.max(0, nextWrite - performance.now()))
      nextWrite = performance.now() + paceMs
    }
    stopped?.throwIfAborted()
    const signal = AbortSignal.timeout(30_000)
    const sent = {
      method,
      headers,
      redirect: 'manual' as const,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    const url = path === '/graphql' ? graphql : `${apiUrl}/repos/${repository}${path}`
    const response = await fetch(url, sent).catch((cause: Error) => {
      throw new TryLater(`GitHub did not answer ${request}: ${cause.cause ?? cause}`, unansweredMs)
    })
    const { status } = response
    const answer = { status, headers: response.headers, body: jsonOf(await response.text()) }
    const said = `GitHub answered ${status} to ${request}. ${textAt(answer.body, 'message')}`
    if (status >= 500) throw new TryLater(said, unansweredMs)
    if (isLimit(answer)) {
      const afterMs = limitMs(response.headers)
      throw new TryLater(
        `${said} The limit lasts for ${Math.ceil(afterMs / 1_000)} s more.`,
        afterMs,
      )
    }
    if (status === 401) throw new Error(said)
    if (status === 403) throw Object.assign(new NotTried(said), { answer })
    return answer
  }

  /** A request is `GET /issues/1`, below the repository, or `POST /graphql`. Throws NotTried if GitHub forbids it. */
  async function ask(request: string, body?: unknown): Promise<Answer> {
    for (;;) {
      try {
        return await askOnce(request, body)
      } catch (error) {
        if (!(error instanceof TryLater) || error.afterMs > patience.leftMs) throw error
        patience.leftMs -= error.afterMs
        await patience.pause(error.afterMs)
      }
    }
  }

  return {
    ask,
    /** The body of a good answer. */
    async must(request: string, body?: unknown): Promise<unknown> {
      const answer = await ask(request, body)
      if (answer.status < 300) return answer.body
      throw new Error(
        `GitHub answered ${answer.status} to ${request}. ${textAt(answer.body, 'message')}`,
      )
    },
  }
}

const unansweredMs = 5_000

const isLimit = ({ status, headers }: Answer): boolean =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')))

/** How long a limit lasts, as GitHub says. It asks for a minute if it names no time. */
function limitMs(headers: Headers): number {
  const after = Number(headers.get('retry-after'))
  if (after > 0) return after * 1_000
  const reset = Number(headers.get('x-ratelimit-reset')) * 1_000
  const isKnown = reset > 0 && headers.get('x-ratelimit-remaining') === '0'
  if (!isKnown) return 60_000
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(1_000, reset - now)
}

async function readRepository(api: Api, name: string): Promise<unknown> {
  const { status, body } = await api.ask('GET ')
  if (status === 200) return body
  if (status === 404) throw new Error(`${name} was not found, or the token may not read it.`)
  if ([301, 307, 308].includes(status))
    throw new Error(`${name} was renamed or moved: give its new name.`)
  throw new Error(
    `GitHub answered ${status} to the request for ${name}. ${textAt(body, 'message')}`,
  )
}

/** The repository, and whose token it is. */
export async function openGround(
  options: LiveOptions,
  given: { undo: Undo; stopped: AbortSignal },
) {
  const api = createApi(options, given)
  const repository = await readRepository(api, options.repository)
  const { body } = await api.ask('POST /graphql', { query: '{ viewer { databaseId login } }' })
  const login = textAt(body, 'data', 'viewer', 'login')
  const id = checkedAt(isCount, body, 'data', 'viewer', 'databaseId')
  // GitHub's clock may be another one.
  const since = new Date(Date.now() - 300_000).toISOString().replace(/\.\d+/, '')
  const page = textAt(repository, 'html_url')
  return {
    ...given,
    options,
    api,
    repository,
    page,
    viewer: { id, login, isBot: login.endsWith('[bot]') },
    since,
  }
}

export const itemsOf = (list: unknown): unknown[] => itemsAt({ list }, 'list')

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
