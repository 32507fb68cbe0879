import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { buildConnector as Connector, Dispatcher, Pool as PoolOf } from 'undici'
import buildConnector from 'undici/lib/core/connect.js'
import Pool from 'undici/lib/dispatcher/pool.js'

export type Env = Record<string, string | undefined>

/** A proxy variable has no valid address. Without its cause, which quotes the variable, and that may hold a password. */
export class ProxyAddressError extends Error {
  override readonly name = 'ProxyAddressError'
}

/** Connections of undici to an origin, through the proxies of `env`. Throws ProxyAddressError. */
export async function openConnections(origin: string, env: Env, connectMs: number): Promise<Dispatcher> {
  // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
  // optimise it: 40 ms of a core and 20 MB.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  const direct = buildConnector({ timeout: connectMs, allowH2: false })
  const pool = (to: string | URL, options: PoolOf.Options): Dispatcher => {
    const connector = typeof options.connect === 'function' ? options.connect : direct
    return new Pool(to, { ...options, connect: withoutInterim(connector) })
  }
  // The whole deadline is http.ts's own; these are idle timers.
  const options = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 }
  const proxies = proxiesOf(env)
  if (proxies.httpProxy === '' && proxies.httpsProxy === '') return pool(origin, options)
  // Most runs have none, and the agent is as large as all the rest.
  const { openProxied } = await import('./http-proxies.ts')
  try {
    return openProxied({ ...proxies, ...options, connectTimeout: connectMs }, pool)
  } catch {
    throw new ProxyAddressError()
  }
}

// An empty string, and not undefined, keeps undici from reading the process's own variables.
const proxiesOf = (env: Env) => ({
  httpProxy: proxyUrl(env.http_proxy ?? env.HTTP_PROXY),
  httpsProxy: proxyUrl(env.https_proxy ?? env.HTTPS_PROXY),
  noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
})

// `proxy:3128` is common and curl takes it.
const proxyUrl = (value = ''): string => (value === '' || value.includes('://') ? value : `http://${value}`)

// undici takes a `100 Continue` that nobody asked for as a broken answer, and the real answer after it is lost.
function withoutInterim(connector: Connector.connector): Connector.connector {
  return (options, callback) =>
    connector(options, (...result) => {
      if (result[1]) dropInterim(result[1])
      callback(...result)
    })
}

const interim = /^HTTP\/1\.[01] 1(?!01)\d\d\b/
const statusLength = 'HTTP/1.1 200'.length
const longestHead = 16_384

/** Lets undici read no interim answer that comes before the first real one. */
function dropInterim(socket: Socket): void {
  const read = socket.read.bind(socket)
  let text = ''
  socket.read = (size?: number) => {
    const bytes: Buffer | null = read(size)
    if (bytes === null) return null
    text += bytes.toString('latin1')
    for (let end = 0; interim.test(text) && end >= 0; ) {
      end = text.indexOf('\r\n\r\n')
      if (end >= 0) text = text.slice(end + 4)
    }
    const isUndecided = text.length < statusLength || interim.test(text)
    if (isUndecided && text.length < longestHead) return null
    socket.read = read
    return Buffer.from(text, 'latin1')
  }
}
