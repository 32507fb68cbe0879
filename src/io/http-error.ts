/** No complete answer came. The message says why and names the host; it holds no foreign text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: string
  /** False only if not a byte of the request was written to a connection to the host. */
  readonly sent: boolean

  constructor(
    message: string,
    { code, sent, cause }: { code: string; sent: boolean; cause?: unknown },
  ) {
    super(message, { cause })
    this.code = code
    this.sent = sent
  }
}

interface Failed {
  url: URL
  reached: 'nothing' | 'host' | 'answered'
  connectMs: number
  timeoutMs: number
}

export const localError = (code: string): Error => Object.assign(new Error(code), { code })

export function toHttpError(error: unknown, failed: Failed): HttpError {
  const causes = causesOf(error)
  const refusal =
    error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined
  const found = causes.map(codeOf).findLast((code) => code !== undefined) ?? 'HTTP_FAILED'
  const code = refusal === undefined ? found : 'HTTP_PROXY_REFUSED'
  const words =
    refusal === undefined
      ? describe(code, failed)
      : `the proxy answered ${refusal} and opened no tunnel`
  const proxy = refusal === undefined ? otherPeer(causes.at(-1), failed.url) : undefined
  const host = `${proxy === undefined ? '' : `the proxy ${proxy} for `}${failed.url.hostname}:${portOf(failed.url)}`
  return new HttpError(`${words} (${host}, ${code})`, {
    code,
    sent: failed.reached !== 'nothing',
    cause: error,
  })
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

type Fault = Partial<
  Record<'name' | 'code' | 'cause' | 'errors' | 'hostname' | 'address' | 'port', unknown>
>

// A dual-stack failure is an AggregateError with an empty message; a proxy's is wrapped. The innermost says most.
function causesOf(error: unknown, depth = 0): Fault[] {
  const fault = (error ?? {}) as Fault
  const inner = Array.isArray(fault.errors) ? fault.errors[0] : fault.cause
  return depth < 5 && inner instanceof Error ? [fault, ...causesOf(inner, depth + 1)] : [fault]
}

function codeOf({ name, code }: Fault): string | undefined {
  // undici 8.12 gives it no code.
  if (name === 'HTTPParserError') return 'HTTP_MALFORMED'
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined
}

// Which host could not be reached, if it was not the one that was asked for: then it was the proxy.
function otherPeer({ hostname, address, port }: Fault = {}, url: URL): string | undefined {
  if (typeof hostname === 'string')
    return hostname === url.hostname.replace(/^\[|\]$/g, '') ? undefined : hostname
  const isOther = typeof address === 'string' && typeof port === 'number' && port !== portOf(url)
  return isOther ? `${address}:${port}` : undefined
}

const awaited = { nothing: 'connection', host: 'answer', answered: 'complete answer' }
const notTrusted =
  'its certificate is not trusted (a private authority is added with NODE_EXTRA_CA_CERTS)'

const noConnection = ({ connectMs }: Failed) => `no connection within ${connectMs / 1000} s`
const brokenConnection = ({ reached }: Failed) =>
  `the connection broke ${reached === 'nothing' ? 'while it was made' : 'before the answer was complete'}`

const descriptions: Record<string, string | ((failed: Failed) => string)> = {
  HTTP_DEADLINE: ({ reached, timeoutMs }) => `no ${awaited[reached]} within ${timeoutMs / 1000} s`,
  HTTP_CANCELLED: 'given up because the run was cancelled',
  HTTP_TOO_LARGE: 'the answer is too large',
  HTTP_ENCODING: 'the answer is compressed and could not be read',
  HTTP_TLS_CHECKS_OFF: 'certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0',
  HTTP_PROXY_ADDRESS: 'https_proxy or http_proxy is not the address of a proxy',
  HTTP_MALFORMED: 'the answer is not HTTP',
  UND_ERR_HEADERS_OVERFLOW: 'the answer is not HTTP',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is not as long as it says',
  UND_ERR_CONNECT_TIMEOUT: noConnection,
  ETIMEDOUT: noConnection,
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the host',
  ECONNRESET: brokenConnection,
  EPIPE: brokenConnection,
  UND_ERR_SOCKET: brokenConnection,
  UND_ERR_ABORTED: brokenConnection,
  UND_ERR_PRX_CONN: brokenConnection,
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

function describe(code: string, failed: Failed): string {
  const found = descriptions[code]
  if (found !== undefined) return typeof found === 'string' ? found : found(failed)
  return /^(EPROTO$|ERR_SSL_|ERR_TLS_)/.test(code)
    ? 'TLS could not be agreed on'
    : 'the request failed'
}
