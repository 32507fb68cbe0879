import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { buildConnector as Connector, Dispatcher, Pool as PoolOf } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import buildConnector from 'undici/lib/core/connect.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import Pool from 'undici/lib/dispatcher/pool.js'

export type Env = Record<string, string | undefined>

/** Connections of undici, through the proxies of `env`. Throws if one of these has no valid address. */
export function openConnections(env: Env, connectMs: number): Dispatcher {
  // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
  // optimise it: 40 ms of a core and 20 MB.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  const direct = buildConnector({ timeout: connectMs, allowH2: false })
  const pool = (origin: string | URL, options: PoolOf.Options): Dispatcher => {
    const connector = typeof options.connect === 'function' ? options.connect : direct
    // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
    return Object.assign(new Pool(origin, { ...options, connect: withoutInterim(connector) }), { connect })
  }
  return new EnvHttpProxyAgent({
    // An empty string, and not undefined, keeps undici from reading the process's own variables.
    httpProxy: proxyUrl(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: proxyUrl(env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    connectTimeout: connectMs,
    allowH2: false,
    // The whole deadline is ours; these are idle timers.
    headersTimeout: 0,
    bodyTimeout: 0,
    factory: pool,
    clientFactory: pool,
  })
}

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
