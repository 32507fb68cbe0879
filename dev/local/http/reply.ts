import { STATUS_CODES } from 'node:http'

/** An answer of a local server. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  /** A string is sent as it is, anything else as JSON; absent: no body. */
  body?: unknown
  /** The reason phrase, if a test needs its own. */
  reason?: string
}

/** The body as it is sent. */
export function bodyText(reply: Reply): string {
  if (reply.body === undefined) return ''
  return typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
}

/** Status line and headers as text: a fault may need bytes that node:http refuses to send. */
export function headText(reply: Reply, length: number | undefined): string {
  const headers = {
    date: new Date().toUTCString(),
    connection: 'close',
    ...headersOf(reply, length),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${reply.status} ${reply.reason ?? STATUS_CODES[reply.status] ?? ''}\r\n${lines.join('')}\r\n`
}

/** The headers of an answer. Without `length` the end of the connection or the chunks end the body. */
export function headersOf(reply: Reply, length: number | undefined): Record<string, string> {
  const type =
    typeof reply.body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
  return {
    ...(reply.body === undefined ? {} : { 'content-type': type }),
    ...(length === undefined || reply.status === 204 ? {} : { 'content-length': String(length) }),
    ...reply.headers,
  }
}
