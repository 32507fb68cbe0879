import type { Dispatcher } from 'undici'
import { readBody } from './http-body.ts'
import { type Env, openConnections, ProxyAddressError } from './http-connections.ts'
import { type HttpError, localError, notSentError, toHttpError } from './http-error.ts'
import { isLoopback } from './link.ts'

/** One request. The body is sent as UTF-8. */
export interface Exchange {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  /** For the whole of it: connecting, sending, and the answer to its last byte. */
  timeoutMs: number
  /** A longer answer is cut. */
  maxBytes: number
  /** Ends it earlier. */
  signal?: AbortSignal
  /** On a connection of its own, closed afterwards, so that no reset comes from an old idle connection. */
  fresh?: boolean
}

/** An answer, whatever its status. Header names are lower-case; a repeated one is joined by `, `. */
export interface Reply {
  status: number
  headers: Record<string, string>
  /** Only what came of it, if `incomplete`. */
  body: string
  /** Why the body is not whole, if it is not: the status stands all the same. */
  incomplete?: HttpError
}

/** HTTP for both APIs. Follows no redirect and repeats nothing. */
export interface Http {
  /** Throws HttpError if not even the head of an answer came. */
  exchange(request: Exchange): Promise<Reply>
  /** Resolves when the first request leaves. */
  firstSent: Promise<void>
  /** Ends what is in flight and every connection: nothing of it keeps the process alive. */
  close(): Promise<void>
}

/**
 * Proxies are those of `env` (https_proxy, http_proxy, no_proxy, in either case), for all but loopback addresses.
 * `connectMs`: to connect, TLS included.
 */
export function createHttp(env: Env, connectMs = 10_000): Http {
  const open = new Map<string, Promise<Dispatcher>>()
  const { promise: firstSent, resolve: onSent } = Promise.withResolvers<void>()

  /** The connections for such a request; each kind is opened once. */
  function connectionsFor(url: URL, { fresh = false }: Exchange): Promise<Dispatcher> {
    // A key that is sent in clear must not leave this machine.
    const proxies = isLoopback(url) ? {} : env
    const kind = `${fresh} ${url.origin}`
    const connections = open.get(kind) ?? openConnections(url.origin, proxies, connectMs)
    open.set(kind, connections)
    return connections
  }

  async function exchange(request: Exchange): Promise<Reply> {
    const url = new URL(request.url)
    if (url.protocol === 'https:' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
      throw notSentError(
        url,
        'HTTP_TLS_CHECKS_OFF',
        'certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0',
      )
    }
    let connections: Dispatcher
    try {
      connections = await connectionsFor(url, request)
    } catch (error) {
      if (!(error instanceof ProxyAddressError)) {
        throw toHttpError(error, { url, reached: 'nothing', connectMs, timeoutMs: request.timeoutMs })
      }
      throw notSentError(url, 'HTTP_PROXY_ADDRESS', 'https_proxy or http_proxy is not the address of a proxy')
    }
    return toReply(await send(connections, request, { url, connectMs, onSent }), request, { url, connectMs })
  }

  return {
    exchange,
    firstSent,
    async close() {
      const opened = await Promise.allSettled(open.values())
      await Promise.all(opened.map((result) => (result.status === 'fulfilled' ? result.value.destroy() : undefined)))
    },
  }
}

/** An answer as it came. */
interface Received {
  status: number
  headers: Record<string, string>
  bytes: Buffer
  incomplete?: HttpError
}

interface Target {
  url: URL
  connectMs: number
}

function send(
  connections: Dispatcher,
  request: Exchange,
  { url, connectMs, onSent }: Target & { onSent: () => void },
): Promise<Received> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let head: Pick<Reply, 'status' | 'headers'> | undefined
    let over = false
    let size = 0
    const chunks: Buffer[] = []
    const bytes = () => Buffer.concat(chunks, Math.min(size, request.maxBytes))

    const finish = (): boolean => {
      if (over) return false
      over = true
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', cancel)
      return true
    }
    const fail = (error: unknown): void => {
      if (!finish()) return
      const reached = head ? 'answered' : controller ? 'host' : 'nothing'
      const failure = toHttpError(error, { url, reached, connectMs, timeoutMs: request.timeoutMs })
      if (head) resolve({ ...head, bytes: bytes(), incomplete: failure })
      else reject(failure)
      controller?.abort(new Error('given up'))
    }
    const cancel = (): void => fail(localError('HTTP_CANCELLED'))
    const timer = setTimeout(() => fail(localError('HTTP_DEADLINE')), request.timeoutMs)
    if (request.signal?.aborted) return cancel()
    request.signal?.addEventListener('abort', cancel)

    connections.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: request.method,
        headers: { 'accept-encoding': 'identity', ...request.headers },
        body: request.body ?? null,
        reset: request.fresh ?? false,
      },
      {
        // The last moment before the first byte is written: what was given up while it was queued ends here, unsent.
        onRequestStart(started) {
          if (over) return started.abort(new Error('given up'))
          controller = started
          onSent()
        },
        onResponseStart(_, status, headers) {
          // After an interim answer (103) the real one is still to come.
          if (status >= 200) head = { status, headers: joined(headers) }
        },
        onResponseData(_, chunk) {
          size += chunk.length
          chunks.push(chunk)
          if (size > request.maxBytes) fail(localError('HTTP_TOO_LARGE'))
        },
        onResponseEnd() {
          if (!head || !finish()) return
          const received = { ...head, bytes: bytes() }
          // undici frees the connection a turn later: a request sent at once would open a second one.
          setImmediate(() => setImmediate(resolve, received))
        },
        onResponseError: (_, error) => fail(error),
      },
    )
  })
}

async function toReply(
  { bytes, ...answer }: Received,
  { maxBytes, timeoutMs }: Exchange,
  target: Target,
): Promise<Reply> {
  const body = await readBody(bytes, answer.headers['content-encoding'] ?? '', maxBytes)
  if (body !== undefined) return { ...answer, body }
  const unreadable = toHttpError(localError('HTTP_ENCODING'), { ...target, reached: 'answered', timeoutMs })
  return { incomplete: unreadable, ...answer, body: '' }
}

function joined(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}

/**
 * How long a reply asks to be left alone, ms, or undefined if it does not say, or says nonsense. A date is read
 * against the reply's own clock; `now` stands in if it shows none. It may be very long: callers limit it.
 */
export function retryAfterMs(headers: Record<string, string>, now: Date): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,15}$/.test(value)) return Number(value) * 1000
  const until = httpDate(value)
  return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.date ?? '') ?? now.getTime()))
}

// The one form of https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats that is still sent; JavaScript writes the same.
function httpDate(value: string): number | undefined {
  const ms = Date.parse(value)
  return Number.isNaN(ms) || new Date(ms).toUTCString() !== value ? undefined : ms
}
