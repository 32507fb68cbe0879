import { createServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'

/** A server on a free port of loopback. */
export interface Served {
  port: number
  /** Ends its connections too. */
  close(): Promise<void>
}

/** Lets a server listen on a free port of loopback. */
export async function serve(server: Server): Promise<Served> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
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

/** A port of loopback on which nothing listens. */
export async function closedPort(): Promise<number> {
  const { port, close } = await serve(createServer())
  await close()
  return port
}
