import type { Dispatcher, EnvHttpProxyAgent as EnvAgent, Pool } from 'undici'
import connect from 'undici/lib/api/api-connect.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

/** Connections of undici through proxies, but to the hosts of `noProxy`. Throws if a proxy has no valid address. */
export function openProxied(
  options: EnvAgent.Options,
  pool: (origin: string | URL, options: Pool.Options) => Dispatcher,
): Dispatcher {
  // Tunnels are opened by the method `connect`, which only undici's index puts on its dispatchers.
  const factory = (origin: string | URL, given: Pool.Options) => Object.assign(pool(origin, given), { connect })
  return new EnvHttpProxyAgent({ ...options, factory, clientFactory: factory })
}
