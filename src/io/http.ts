import { setFlagsFromString } from 'node:v8'
import type { Dispatcher } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import Pool from 'undici/lib/dispatcher/pool.js'

/** One request. The body is sent as UTF-8. */
export interface Exchange {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  /** For the whole of it: connecting, sending, and the answer to its last byte. */
  timeoutMs: number
  /** A longer answer is a fault. */
  maxBytes: number
  /** Ends it earlier. */
  signal?: AbortSignal
  /** On a connection of its own, closed afterwards: for acts, so that no reset comes from an old idle connection. */
  fresh?: boolean
}

/** A complete answer, whatever its status. Header names are lower-case; a repeated one is joined by `, `. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** HTTP for both APIs. Follows no redirect and repeats nothing. */
export interface Http {
  /** Throws HttpError where no complete answer came. */
  exchange(request: Exchange): Promise<Reply>
  /** Ends what is in flight and every connection: nothing of it keeps the process alive. */
  close(): Promise<void>
}

/**
 * No complete answer came. The message says why and names the host; it holds no foreign text. `sent` is false only where
 * not a byte of the request was written to a connection to the host.
 */
export class HttpError extends Error {
  readonly code: string
  readonly sent: boolean

  constructor(message: string, about: { code: string; sent: boolean; cause?: unknown }) {
    super(message, { cause: about.cause })
    this.name = 'HttpError'
    this.code = about.code
    this.sent = about.sent
  }
}

type Env = Record<string, string | undefined>

/** Proxies are those of `env` (https_proxy, http_proxy, no_proxy, in either case). `connectMs`: to connect, TLS included. */
export function createHttp(env: Env, connectMs = 10_000): Http {
  const open: Partial<Record<'reads' | 'acts', Dispatcher>> = {}

  async function exchange(request: Exchange): Promise<Reply> {
    const url = new URL(request.url)
    if (url.protocol === 'https:' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
      throw notSentError(
        url,
        'HTTP_TLS_CHECKS_OFF',
        'certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0',
      )
    }
    const pool = request.fresh ? 'acts' : 'reads'
    try {
      open[pool] ??= dispatcher(env, connectMs)
    } catch {
      // Without its cause, which quotes the variable, and that may hold a password.
      throw notSentError(url, 'HTTP_PROXY_ADDRESS', 'https_proxy or http_proxy is not the address of a proxy')
    }
    return send(open[pool], request, url, connectMs)
  }

  return {
    exchange,
    async close() {
      await Promise.all(Object.values(open).map((each) => each.destroy()))
    },
  }
}

function dispatcher(env: Env, connectMs: number): Dispatcher {
  // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
  // optimise it: 40 ms of a core and 20 MB.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  return new EnvHttpProxyAgent({
    // An empty string, and not undefined, keeps undici from reading the process's own variables.
    httpProxy: proxyUrl(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: proxyUrl(env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    connectTimeout: connectMs,
    allowH2: false,
    // The whole deadline is ours; these are idle timers.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
    clientFactory: (origin, options) => Object.assign(new Pool(origin, options), { connect }),
  })
}

// `proxy:3128` is common and curl takes it.
const proxyUrl = (value = ''): string => (value === '' || value.includes('://') ? value : `http://${value}`)

function send(dispatcher: Dispatcher, request: Exchange, url: URL, connectMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let reply: Omit<Reply, 'body'> | undefined
    let over = false
    let size = 0
    const chunks: Buffer[] = []

    const finish = (): boolean => {
      if (over) return false
      over = true
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', cancel)
      return true
    }
    const fail = (error: unknown): void => {
      if (!finish()) return
      reject(toError(error, { url, sent: controller !== undefined, connectMs, timeoutMs: request.timeoutMs }))
      controller?.abort(new Error('given up'))
    }
    const cancel = (): void => fail(localError('HTTP_CANCELLED'))
    const timer = setTimeout(() => fail(localError('HTTP_DEADLINE')), request.timeoutMs)
    if (request.signal?.aborted) return cancel()
    request.signal?.addEventListener('abort', cancel)

    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        reset: request.fresh ?? false,
      },
      {
        // The last moment before the first byte is written: what was given up while it was queued ends here, unsent.
        onRequestStart(started) {
          if (over) return started.abort(new Error('given up'))
          controller = started
        },
        onResponseStart(_, status, headers) {
          // An interim answer (103) is replaced by the one that counts.
          reply = { status, headers: joined(headers) }
        },
        onResponseData(_, chunk) {
          size += chunk.length
          if (size > request.maxBytes) fail(localError('HTTP_TOO_LARGE'))
          else chunks.push(chunk)
        },
        onResponseEnd() {
          if (!reply || !finish()) return
          const whole = { ...reply, body: new TextDecoder().decode(Buffer.concat(chunks)) }
          // undici frees the connection a turn later: who asks again at once would open a second one.
          setImmediate(() => setImmediate(resolve, whole))
        },
        onResponseError: (_, error) => fail(error),
      },
    )
  })
}

function joined(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}

const localError = (code: string): Error => Object.assign(new Error(code), { code })

const notSentError = (url: URL, code: string, words: string): HttpError =>
  new HttpError(`${words} (${hostOf(url)}, ${code})`, { code, sent: false })

const hostOf = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`

function toError(error: unknown, about: { url: URL; sent: boolean; connectMs: number; timeoutMs: number }): HttpError {
  const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined
  const code = refusal === undefined ? codeOf(error) : 'HTTP_PROXY_REFUSED'
  const words = refusal === undefined ? describe(code, about) : `the proxy answered ${refusal} and opened no tunnel`
  const proxy = refusal === undefined ? otherPeer(error, about.url) : undefined
  const host = `${proxy === undefined ? '' : `the proxy ${proxy} for `}${hostOf(about.url)}`
  return new HttpError(`${words} (${host}, ${code})`, { code, sent: about.sent, cause: error })
}

// Who could not be reached, where it was not the host itself: then it was the proxy.
function otherPeer(error: unknown, url: URL, depth = 0): string | undefined {
  const { hostname, address, port, cause, errors } = (error ?? {}) as Partial<Record<string, unknown>>
  const inner = Array.isArray(errors) ? errors[0] : cause
  if (depth < 5 && inner instanceof Error) return otherPeer(inner, url, depth + 1)
  if (typeof hostname === 'string') return hostname === bare(url) ? undefined : hostname
  const own = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  return typeof address === 'string' && typeof port === 'number' && port !== own ? `${address}:${port}` : undefined
}

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

// A dual-stack failure is an AggregateError with an empty message; a proxy's is wrapped. The innermost code says most.
function codeOf(error: unknown, depth = 0): string {
  const { name, code, cause, errors } = (error ?? {}) as Partial<Record<'name' | 'code' | 'cause' | 'errors', unknown>>
  // undici 8.12 gives it no code.
  if (name === 'HTTPParserError') return 'HTTP_MALFORMED'
  const inner = Array.isArray(errors) ? errors[0] : cause
  if (depth < 5 && inner instanceof Error) {
    const found = codeOf(inner, depth + 1)
    if (found !== 'HTTP_FAILED') return found
  }
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'HTTP_FAILED'
}

function describe(
  code: string,
  { sent, connectMs, timeoutMs }: { sent: boolean; connectMs: number; timeoutMs: number },
) {
  switch (code) {
    case 'HTTP_DEADLINE':
      return `no ${sent ? 'answer' : 'connection'} within ${timeoutMs / 1000} s`
    case 'HTTP_CANCELLED':
      return 'given up because the run was cancelled'
    case 'HTTP_TOO_LARGE':
      return 'the answer is too large'
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return `no connection within ${connectMs / 1000} s`
    case 'ECONNREFUSED':
      return 'connection refused'
    case 'ENOTFOUND':
      return 'no such host'
    case 'EAI_AGAIN':
      return 'the host name could not be looked up'
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'no route to the host'
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
    case 'UND_ERR_ABORTED':
    case 'UND_ERR_PRX_CONN':
      return sent ? 'the connection broke before the answer was complete' : 'the connection broke while it was made'
    case 'HTTP_MALFORMED':
    case 'UND_ERR_HEADERS_OVERFLOW':
      return 'the answer is not HTTP'
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return 'the answer is not as long as it says'
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'its certificate is not trusted (a private authority is added with NODE_EXTRA_CA_CERTS)'
    case 'CERT_HAS_EXPIRED':
      return 'its certificate has expired'
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'its certificate is for another host'
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_'))
    return 'TLS could not be agreed on'
  return 'the request failed'
}

/**
 * How long a reply asks to be left alone, ms, or undefined where it does not say, or says nonsense. A date is read
 * against the reply's own clock; `now` stands in where it shows none. It may be very long: callers limit it.
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
