import { isIP, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { buildConnector as Connector, Dispatcher, Pool as PoolOf } from 'undici'
import buildConnector from 'undici/lib/core/connect.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import { localError } from './http-error.ts'

export type Env = Record<string, string | undefined>

export async function openConnections(
  origin: string,
  env: Env,
  connectMs: number,
): Promise<Dispatcher> {
  const direct = buildConnector({ timeout: connectMs, allowH2: false })
  const pool = (to: string | URL, given: PoolOf.Options): Dispatcher => {
    const connector = typeof given.connect === 'function' ? given.connect : direct
    return new Pool(to, { ...given, connect: withoutInterim(connector) })
  }
  // The whole deadline is http.ts's own; these are idle timers.
  const options = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 }
  const httpProxy = proxyUrl(env.http_proxy ?? env.HTTP_PROXY)
  const httpsProxy = proxyUrl(env.https_proxy ?? env.HTTPS_PROXY)
  if (httpProxy === '' && httpsProxy === '') return pool(origin, options)
  // Most runs have none, and the agent is as large as all the rest.
  const { default: ProxiedByEnv } = await import('undici/lib/dispatcher/env-http-proxy-agent.js')
  const { default: connect } = await import('undici/lib/api/api-connect.js')
  // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
  const factory = (to: string | URL, given: PoolOf.Options) =>
    Object.assign(pool(to, given), { connect })
  const proxied = {
    httpProxy,
    httpsProxy,
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    connectTimeout: connectMs,
  }
  try {
    return new ProxiedByEnv({ ...options, ...proxied, factory, clientFactory: factory })
  } catch {
    // The cause quotes the variable, and that may hold a password.
    throw localError('HTTP_PROXY_ADDRESS')
  }
}

// `proxy:3128` is common and curl takes it. An empty string keeps undici from reading the process's own variables.
const proxyUrl = (value = ''): string =>
  value === '' || value.includes('://') ? value : `http://${value}`

// TLS sends no address as a server's name, and undici gives that of a proxy: https://www.rfc-editor.org/rfc/rfc6066#section-3
function withoutAddress<Options extends Connector.Options>(options: Options): Options {
  const name = options.servername ?? ''
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return isAddress ? { ...options, servername: undefined } : options
}

// undici takes a `100 Continue` that nobody asked for as a broken answer, and the real answer after it is lost.
function withoutInterim(connector: Connector.connector): Connector.connector {
  return (options, callback) =>
    connector(withoutAddress(options), (...result) => {
      compileLess()
      if (result[1]) dropInterim(result[1])
      callback(...result)
    })
}

// Called as late as it can be, before the first answer: once a flag has changed, Node compiles each module of its own that
// is loaded later, such as node:tls, without the cache that it brings for it.
function compileLess(): void {
  // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
  // optimise it: 40 ms of a core and 20 MB.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  // V8's quick compiler takes 5 ms of another core. A long loop is optimized without it too.
  setFlagsFromString('--no-sparkplug')
}

const interim = /^HTTP\/1\.[01] 1(?!01)\d\d\b/
const statusLength = 'HTTP/1.1 200'.length
const longestHead = 16_384

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
