import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

/** Something on a free port of loopback. */
export interface Served {
  port: number
  close(): Promise<void>
}

/** A proxy, and what it was asked. */
export interface Between extends Served {
  /** Each request: what was to be reached, and with which credentials. */
  asked: { method: string; target: string; credentials: string | undefined }[]
}

/** TLS in front of a plain server of loopback. */
export async function tls(certificate: { key: string; cert: string }, port: number): Promise<Served> {
  const server = createTlsServer(certificate, (socket) => joined(socket, connect(port, '127.0.0.1')))
  server.on('tlsClientError', () => {})
  return served(server)
}

/**
 * A proxy that opens tunnels and forwards http. It knows its own `hosts`, by name, as ports of loopback; any other is
 * taken for what it says. `refuses`: it answers every tunnel with this status.
 */
export async function proxy(
  credentials: string,
  { hosts = {}, refuses }: { hosts?: Record<string, number>; refuses?: number } = {},
): Promise<Between> {
  const asked: Between['asked'] = []
  const note = ({ method = '', url = '', headers }: IncomingMessage) => {
    const [, basic = ''] = headers['proxy-authorization']?.split(' ') ?? []
    const told = basic === '' ? undefined : Buffer.from(basic, 'base64').toString()
    asked.push({ method, target: url, credentials: told })
    return told === credentials ? refuses : 407
  }
  const server = createServer((incoming, outgoing) => {
    const refusal = note(incoming)
    if (refusal !== undefined) return outgoing.writeHead(refusal).end('Go away.')
    const { 'proxy-authorization': _, 'proxy-connection': __, ...headers } = incoming.headers
    const onward = request(incoming.url ?? '', { method: incoming.method ?? 'GET', headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  server.on('connect', (incoming, socket) => {
    const refusal = note(incoming)
    if (refusal !== undefined) return socket.end(`HTTP/1.1 ${refusal} ::error::Go away\r\n\r\n`)
    const { hostname, port } = new URL(`http://${incoming.url}`)
    const onward = connect(hosts[hostname] ?? Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      joined(socket as Socket, onward)
    })
    onward.on('error', () => socket.destroy())
  })
  return { ...(await served(server)), asked }
}

/** A port that nobody listens on. */
export async function closedPort(): Promise<number> {
  const { port, close } = await served(createTcpServer())
  await close()
  return port
}

function joined(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy())
    from.pipe(to)
  }
}

async function served(server: Server): Promise<Served> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
