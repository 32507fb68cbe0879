import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Faults, giveFaulty } from './faults.ts'
import { headersOf, type Reply, text } from './reply.ts'

/** One request as it came in, and what became of it. A ledger is a list of these. */
export interface Exchange {
  method: string
  /** As it stood in the request line, query included. */
  path: string
  headers: IncomingHttpHeaders
  /** The body as text; `utf8` is false where its bytes were none. */
  body: string
  utf8: boolean
  /** The body parsed; undefined where it was no JSON. */
  json: unknown
  /** Milliseconds on the monotonic clock of this process. */
  at: number
  /** Whether the server did what was asked, whatever it then answered. */
  acted: boolean
  /** Absent as long as no whole answer went out. */
  status?: number
  answer?: string
  answeredAt?: number
}

export interface Loopback {
  url: string
  port: number
  close(): Promise<void>
}

/** Serves `handle` on 127.0.0.1, keeps the ledger and lets the scripted faults have their way. Port 0: any free one. */
export async function listen(options: {
  port?: number
  /** What every path begins with, and the ledger and `handle` do not see. */
  prefix?: string
  ledger: Exchange[]
  faults: Faults
  handle(exchange: Exchange): Promise<Reply>
  /** Told of each request before any fault has its way. */
  arrived?(exchange: Exchange): void
}): Promise<Loopback> {
  const { ledger, faults, handle, prefix = '' } = options
  const server = createServer(async (request, response) => {
    const exchange = await receive(request)
    if (exchange === undefined) return
    const inside = exchange.path.startsWith(`${prefix}/`)
    if (inside) exchange.path = exchange.path.slice(prefix.length)
    ledger.push(exchange)
    options.arrived?.(exchange)
    const act = async () => {
      const reply: Reply = !inside
        ? { status: 404, body: { message: 'Not Found' } }
        : await handle(exchange).catch((error: unknown) => ({ status: 500, body: { error: String(error) } }))
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
        ? reply && give(response, reply)
        : await giveFaulty(request.socket, fault.answer, reply)
    if (sent !== undefined)
      Object.assign(exchange, { status: sent.status, answer: text(sent), answeredAt: performance.now() })
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function receive(request: IncomingMessage): Promise<Exchange | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    // The client went away before its request was whole: nothing was asked.
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
    json: parsed(body),
    at: performance.now(),
    acted: false,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function give(response: ServerResponse, reply: Reply): Reply {
  const body = text(reply)
  response.writeHead(reply.status, headersOf(reply, Buffer.byteLength(body)))
  response.end(body)
  return reply
}
