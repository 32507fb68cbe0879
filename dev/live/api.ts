import { setTimeout as wait } from 'node:timers/promises'
import { checkedAt, isCount, itemsAt, jsonOf, textAt } from '../../src/schema.ts'
import type { Step } from '../local/runner/runner.ts'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

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

/** What would be left behind, and how each is undone. */
export type Undo = Map<string, (last: Api) => Promise<unknown>>

export type Ground = Awaited<ReturnType<typeof openGround>>

export type Api = ReturnType<typeof createApi>

/** Requests to GitHub. Once it is `stopped` no more are sent, but the one that is on its way is waited for. */
export function createApi({ apiUrl, repository, token, paceMs }: LiveOptions, stopped?: AbortSignal) {
  const graphql = `${apiUrl.replace(/\/v3$/, '')}/graphql`
  const json = { 'content-type': 'application/json', 'x-github-api-version': '2022-11-28' }
  const headers = { authorization: `Bearer ${token}`, ...json }
  let nextWrite = 0

  /** A request is `GET /issues/1`, below the repository, or `POST /graphql`. Throws NotTried if GitHub forbids it. */
  async function ask(request: string, body?: unknown): Promise<Answer> {
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
      throw new Error(`GitHub did not answer ${request}: ${cause.cause ?? cause}`, { cause })
    })
    const { status } = response
    const answer = { status, headers: response.headers, body: jsonOf(await response.text()) }
    const said = `GitHub answered ${status} to ${request}. ${textAt(answer.body, 'message')}`
    const isLimit = response.headers.get('x-ratelimit-remaining') === '0' || response.headers.has('retry-after')
    if (status === 401 || status === 429 || status >= 500 || (status === 403 && isLimit)) throw new Error(said)
    if (status === 403) throw Object.assign(new NotTried(said), { answer })
    return answer
  }

  return {
    ask,
    /** The body of a good answer. */
    async must(request: string, body?: unknown): Promise<unknown> {
      const answer = await ask(request, body)
      if (answer.status < 300) return answer.body
      throw new Error(`GitHub answered ${answer.status} to ${request}. ${textAt(answer.body, 'message')}`)
    },
  }
}

/** The repository, and whose token it is. */
export async function openGround(options: LiveOptions, given: { undo: Undo; stopped: AbortSignal }) {
  const api = createApi(options, given.stopped)
  const repository = await api.must('GET ')
  const { body } = await api.ask('POST /graphql', { query: '{ viewer { databaseId login } }' })
  const login = textAt(body, 'data', 'viewer', 'login')
  const id = checkedAt(isCount, body, 'data', 'viewer', 'databaseId')
  // GitHub's clock may be another one.
  const since = new Date(Date.now() - 300_000).toISOString().replace(/\.\d+/, '')
  return { ...given, options, api, repository, viewer: { id, login, isBot: login.endsWith('[bot]') }, since }
}

export const itemsOf = (list: unknown): unknown[] => itemsAt({ list }, 'list')
