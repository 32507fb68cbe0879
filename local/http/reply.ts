import { STATUS_CODES } from 'node:http'

/** An answer of a local server. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  /** A string goes out as it is, anything else as JSON; absent: no body. */
  body?: unknown
  /** The reason phrase, where a test wants its own. */
  reason?: string
}

export function text(reply: Reply): string {
  if (reply.body === undefined) return ''
  return typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
}

/** The head of an answer, written by hand: a scripted fault may want bytes that node:http would refuse to send. */
export function head(reply: Reply, length: number | undefined): string {
  const headers = { date: new Date().toUTCString(), connection: 'close', ...headersOf(reply, length) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${reply.status} ${reply.reason ?? STATUS_CODES[reply.status] ?? ''}\r\n${lines.join('')}\r\n`
}

/** The headers an answer has; `length` undefined leaves its end to the connection or to chunks. */
export function headersOf(reply: Reply, length: number | undefined): Record<string, string> {
  const type = typeof reply.body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
  return {
    ...(reply.body === undefined ? {} : { 'content-type': type }),
    ...(length === undefined || reply.status === 204 ? {} : { 'content-length': String(length) }),
    ...reply.headers,
  }
}
