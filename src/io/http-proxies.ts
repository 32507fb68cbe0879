import type { Dispatcher, EnvHttpProxyAgent as EnvAgent, Pool } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

type Proxies = Required<Pick<EnvAgent.Options, 'httpProxy' | 'httpsProxy' | 'noProxy'>>

/** Connections of undici through proxies, but to the hosts of `noProxy`. Throws if a proxy has no valid address. */
export function openProxied(
  proxies: Proxies,
  { connectMs, pool }: { connectMs: number; pool: (origin: string | URL, options: Pool.Options) => Dispatcher },
): Dispatcher {
  // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
  const factory = (origin: string | URL, options: Pool.Options) => Object.assign(pool(origin, options), { connect })
  return new EnvHttpProxyAgent({
    ...proxies,
    connectTimeout: connectMs,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    factory,
    clientFactory: factory,
  })
}
