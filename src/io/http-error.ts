/**
 * No complete answer came. The message says why and names the host; it holds no foreign text. `sent` is false only if not
 * a byte of the request was written to a connection to the host.
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

/** What is known of a request that failed. */
interface Failed {
  url: URL
  /** How far it came: `answered` if the head of the answer was read. */
  reached: 'nothing' | 'host' | 'answered'
  connectMs: number
  timeoutMs: number
}

/** A failure that is found here, and not by undici. */
export const localError = (code: string): Error => Object.assign(new Error(code), { code })

/** An error of a request that was not begun. */
export const notSentError = (url: URL, code: string, words: string): HttpError =>
  new HttpError(`${words} (${hostOf(url)}, ${code})`, { code, sent: false })

/** Says in our own words why a request failed. */
export function toHttpError(error: unknown, about: Failed): HttpError {
  const refusal = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined
  const code = refusal === undefined ? codeOf(error) : 'HTTP_PROXY_REFUSED'
  const words = refusal === undefined ? describe(code, about) : `the proxy answered ${refusal} and opened no tunnel`
  const proxy = refusal === undefined ? otherPeer(error, about.url) : undefined
  const host = `${proxy === undefined ? '' : `the proxy ${proxy} for `}${hostOf(about.url)}`
  return new HttpError(`${words} (${host}, ${code})`, { code, sent: about.reached !== 'nothing', cause: error })
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

const hostOf = (url: URL): string => `${url.hostname}:${portOf(url)}`

// Which host could not be reached, if it was not the one that was asked for: then it was the proxy.
function otherPeer(error: unknown, url: URL, depth = 0): string | undefined {
  const { hostname, address, port, cause, errors } = (error ?? {}) as Partial<Record<string, unknown>>
  const inner = Array.isArray(errors) ? errors[0] : cause
  if (depth < 5 && inner instanceof Error) return otherPeer(inner, url, depth + 1)
  if (typeof hostname === 'string') return hostname === url.hostname.replace(/^\[|\]$/g, '') ? undefined : hostname
  return typeof address === 'string' && typeof port === 'number' && port !== portOf(url)
    ? `${address}:${port}`
    : undefined
}

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

const awaited = { nothing: 'connection', host: 'answer', answered: 'complete answer' }

function describe(code: string, { reached, connectMs, timeoutMs }: Failed): string {
  switch (code) {
    case 'HTTP_DEADLINE':
      return `no ${awaited[reached]} within ${timeoutMs / 1000} s`
    case 'HTTP_CANCELLED':
      return 'given up because the run was cancelled'
    case 'HTTP_TOO_LARGE':
      return 'the answer is too large'
    case 'HTTP_ENCODING':
      return 'the answer is compressed and could not be read'
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
      return reached === 'nothing'
        ? 'the connection broke while it was made'
        : 'the connection broke before the answer was complete'
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
