import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { afterEach } from 'vitest'

/** A server on a free loopback port that answers each request's bytes as the test says, byte by byte if need be. */
export interface Loopback {
  port: number
  /** Each request as it came, head and body. */
  requests: string[]
  /** How many connections were made. */
  connections: number
}

const open: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
})

interface Options {
  tls?: TlsOptions
  /** Called for each connection, before a byte came. */
  greet?: (socket: Socket) => void
}

export async function listen(
  answer: (socket: Socket, request: string, nth: number) => void,
  { tls, greet }: Options = {},
): Promise<Loopback> {
  const sockets = new Set<Socket>()
  const loopback: Loopback = { port: 0, requests: [], connections: 0 }
  const serve = (socket: Socket): void => {
    loopback.connections++
    let pending = ''
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      pending += bytes.toString('latin1')
      for (let whole = first(pending); whole !== undefined; whole = first(pending)) {
        pending = pending.slice(whole.length)
        const request = Buffer.from(whole, 'latin1').toString()
        loopback.requests.push(request)
        answer(socket, request, loopback.requests.length)
      }
    })
  }
  const server: Server = tls ? createTlsServer(tls, serve) : createServer(serve)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    greet?.(socket)
  })
  server.on('tlsClientError', () => {})
  open.push({ server, sockets })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  loopback.port = (server.address() as { port: number }).port
  return loopback
}

/** A port of loopback on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

/** A whole answer with its length. */
export function http(status: number, body: string, headers: Record<string, string> = {}): string {
  const all = { 'content-length': String(Buffer.byteLength(body)), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n${body}`
}

// The first whole request among the bytes so far, each a character.
function first(bytes: string): string | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = Number(/^content-length: *(\d+)/im.exec(bytes.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  return bytes.length < end ? undefined : bytes.slice(0, end)
}
