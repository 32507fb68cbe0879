import { createServer, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { type Served, serve } from './loopback.ts'

/** A proxy, and the requests it got: what each was for, and with which credentials. */
export interface StartedProxy extends Served {
  requests: { method: string; target: string; credentials: string | undefined }[]
}

/** TLS in front of a plain server of loopback. */
export async function tls(certificate: { key: string; cert: string }, port: number): Promise<Served> {
  const server = createTlsServer(certificate, (socket) => join(socket, connect(port, '127.0.0.1')))
  server.on('tlsClientError', () => {})
  return serve(server)
}

interface ProxyOptions {
  /** Without these a request is answered with 407. */
  credentials?: string
  /** Names that only the proxy knows, as ports of loopback. */
  hosts?: Record<string, number>
  /** Every request is answered with this status. */
  refuses?: number
}

/** A proxy that opens tunnels and forwards http. */
export async function startProxy({ credentials, hosts = {}, refuses }: ProxyOptions = {}): Promise<StartedProxy> {
  const requests: StartedProxy['requests'] = []
  const refusal = ({ method = '', url = '', headers }: IncomingMessage): number | undefined => {
    const [, basic = ''] = headers['proxy-authorization']?.split(' ') ?? []
    const given = basic === '' ? undefined : Buffer.from(basic, 'base64').toString()
    requests.push({ method, target: url, credentials: given })
    return credentials === undefined || given === credentials ? refuses : 407
  }
  const server = createServer((incoming, outgoing) => {
    const status = refusal(incoming)
    if (status !== undefined) return outgoing.writeHead(status).end('Go away.')
    const { 'proxy-authorization': _, 'proxy-connection': __, ...headers } = incoming.headers
    const onward = request(incoming.url ?? '', { method: incoming.method ?? 'GET', headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  server.on('connect', (incoming, socket) => {
    const status = refusal(incoming)
    if (status !== undefined) return socket.end(`HTTP/1.1 ${status} ::error::Go away\r\n\r\n`)
    const { hostname, port } = new URL(`http://${incoming.url}`)
    const onward = connect(hosts[hostname] ?? Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      join(socket as Socket, onward)
    })
    onward.on('error', () => socket.destroy())
  })
  return { ...(await serve(server)), requests }
}

function join(left: Socket, right: Socket): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.on('error', () => to.destroy())
    from.pipe(to)
  }
}
