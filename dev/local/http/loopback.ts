import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Faults, sendFaulty } from './faults.ts'
import { bodyText, headersOf, type Reply } from './reply.ts'

/** One request as it arrived, and what became of it. A ledger is a list of these. */
export interface Exchange {
  method: string
  /** As in the request line, with the query. */
  path: string
  headers: IncomingHttpHeaders
  /** The body as text; `utf8` is false if its bytes are not valid UTF-8. */
  body: string
  utf8: boolean
  /** The parsed body; undefined if it is not JSON. */
  json: unknown
  /** Milliseconds on the monotonic clock of this process. */
  at: number
  /** Whether the server carried out the request, whatever it answered. */
  acted: boolean
  /** Absent until a complete answer was sent. */
  status?: number
  answer?: string
  answeredAt?: number
}

export interface Loopback {
  url: string
  port: number
  close(): Promise<void>
}

/** Serves `handle` on 127.0.0.1, keeps the ledger and applies the scripted faults. */
export async function startServer(options: {
  port?: number
  /** The path that the ledger and `handle` see; undefined: there is nothing at this path. */
  inside?(path: string): string | undefined
  ledger: Exchange[]
  faults: Faults
  handle(exchange: Exchange): Promise<Reply>
  /** Called with each request before any fault is applied. */
  arrived?(exchange: Exchange): void
}): Promise<Loopback> {
  const { ledger, faults, handle, inside = (path) => path } = options
  const server = createServer(async (request, response) => {
    const exchange = await receive(request)
    if (exchange === undefined) return
    const path = inside(exchange.path)
    exchange.path = path ?? exchange.path
    ledger.push(exchange)
    options.arrived?.(exchange)
    const act = async () => {
      const reply: Reply =
        path === undefined
          ? { status: 404, body: { message: 'Not Found' } }
          : await handle(exchange).catch((error: unknown) => ({
              status: 500,
              body: { error: String(error) },
            }))
      exchange.acted = reply.status < 300
      return reply
    }
    const fault = faults.take(exchange.method, exchange.path)
    if (fault?.delayMs !== undefined) await wait(fault.delayMs)
    await fault?.before?.()
    const reply = fault === undefined || fault.act ? await act() : undefined
    await fault?.after?.()
    const sent =
      fault?.answer === undefined
        ? reply && send(response, reply)
        : await sendFaulty(request.socket, fault.answer, reply)
    if (sent !== undefined)
      Object.assign(exchange, {
        status: sent.status,
        answer: bodyText(sent),
        answeredAt: performance.now(),
      })
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  return listen(server, options.port)
}

/** Listens on 127.0.0.1 only. Port 0: any free one. Its end is that of its connections too. */
export async function listen(server: Server, wanted = 0): Promise<Loopback> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

async function receive(request: IncomingMessage): Promise<Exchange | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    // The client gave up before its request was complete: nothing was requested.
    return undefined
  }
  const bytes = Buffer.concat(chunks)
  const body = bytes.toString()
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body,
    utf8: Buffer.from(body).equals(bytes),
    json: parseJson(body),
    at: performance.now(),
    acted: false,
  }
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, reply: Reply): Reply {
  const body = bodyText(reply)
  response.writeHead(reply.status, headersOf(reply, Buffer.byteLength(body)))
  response.end(body)
  return reply
}
