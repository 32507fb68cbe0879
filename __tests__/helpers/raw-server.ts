import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { onTestFinished } from 'vitest'
import { serve } from './loopback.ts'

/** A server that answers each request with the bytes that the test writes. It is closed after the test. */
export interface RawServer {
  port: number
  /** Each request as it came, head and body. */
  requests: string[]
  /** How many connections were made. */
  connections: number
}

interface Options {
  tls?: TlsOptions
  /** Called for each connection, before a byte came. */
  greet?: (socket: Socket) => void
}

/** Starts a server; `answer` gets each whole request, and its number from 1 on. */
export async function listen(
  answer: (socket: Socket, request: string, nth: number) => void,
  { tls, greet }: Options = {},
): Promise<RawServer> {
  const raw: RawServer = { port: 0, requests: [], connections: 0 }
  const read = (socket: Socket): void => {
    raw.connections++
    let pending = ''
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      pending += bytes.toString('latin1')
      for (let whole = firstRequest(pending); whole !== undefined; whole = firstRequest(pending)) {
        pending = pending.slice(whole.length)
        const request = Buffer.from(whole, 'latin1').toString()
        raw.requests.push(request)
        answer(socket, request, raw.requests.length)
      }
    })
  }
  const server = tls ? createTlsServer(tls, read) : createServer(read)
  server.on('tlsClientError', () => {})
  if (greet) server.on('connection', greet)
  const served = await serve(server)
  onTestFinished(() => served.close())
  raw.port = served.port
  return raw
}

/** A whole answer with its length, unless it comes in chunks. */
export function http<Body extends string | Buffer>(
  status: number,
  body: Body,
  headers: Record<string, string> = {},
): Body {
  const length =
    'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ ...length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const head = `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n`
  return (typeof body === 'string' ? head + body : Buffer.concat([Buffer.from(head), body])) as Body
}

// `bytes` has a character for each byte.
function firstRequest(bytes: string): string | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = Number(/^content-length: *(\d+)/im.exec(bytes.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  return bytes.length < end ? undefined : bytes.slice(0, end)
}
