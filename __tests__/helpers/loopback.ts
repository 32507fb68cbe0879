import { createServer } from 'node:http'
import { listen } from '../../dev/local/http/loopback.ts'

export { type Loopback as Served, listen as serve } from '../../dev/local/http/loopback.ts'

/** A port of loopback on which nothing listens. */
export async function closedPort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}
