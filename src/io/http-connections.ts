import { isIP } from 'node:net'
import type { buildConnector as Connector, Dispatcher, Pool as PoolOf } from 'undici'
import buildConnector from 'undici/lib/core/connect.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import { localError } from './http-error.ts'
import { compileLess } from './v8-flags.ts'

export type Env = Record<string, string | undefined>

/** The connections to one server, through the proxy that `env` names for it. */
export async function openConnections(
  origin: string,
  env: Env,
  connectMs: number,
): Promise<Dispatcher> {
  const direct = buildConnector({ timeout: connectMs, allowH2: false })
  const pool = (to: string | URL, given: PoolOf.Options): Dispatcher => {
    const connector = typeof given.connect === 'function' ? given.connect : direct
    return new Pool(to, { ...given, connect: prepared(connector) })
  }
  // http.ts has a deadline for the whole exchange. These two are timers for idle connections.
  const options = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 }
  const httpProxy = proxyUrl(env.http_proxy ?? env.HTTP_PROXY)
  const httpsProxy = proxyUrl(env.https_proxy ?? env.HTTPS_PROXY)
  if (httpProxy === '' && httpsProxy === '') return pool(origin, options)
  // Most runs have no proxy, and undici's agent for proxies is as large as all the rest of it.
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

// `proxy:3128` is common, and curl takes it. An empty string keeps undici from reading the process's
// own variables.
const proxyUrl = (value = ''): string =>
  value === '' || value.includes('://') ? value : `http://${value}`

// TLS sends no address as a server's name, and undici gives that of a proxy:
// https://www.rfc-editor.org/rfc/rfc6066#section-3
function withoutAddress<Options extends Connector.Options>(options: Options): Options {
  // Without TLS there is none.
  const name = options.servername ?? ''
  if (name === '') return options
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return isAddress ? { ...options, servername: undefined } : options
}

// The flags are set as late as they can be: before the first answer.
function prepared(connector: Connector.connector): Connector.connector {
  return (options, callback) =>
    connector(withoutAddress(options), (...result) => {
      compileLess()
      callback(...result)
    })
}
