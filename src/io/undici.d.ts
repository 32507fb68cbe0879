// The parts of undici that http-connections.ts loads one by one: its index loads four times as many modules, on every run.

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  const EnvHttpProxyAgent: typeof import('undici').EnvHttpProxyAgent
  export default EnvHttpProxyAgent
}

declare module 'undici/lib/dispatcher/pool.js' {
  const Pool: typeof import('undici').Pool
  export default Pool
}

declare module 'undici/lib/api/api-connect.js' {
  const connect: import('undici').Dispatcher['connect']
  export default connect
}

declare module 'undici/lib/core/connect.js' {
  const buildConnector: typeof import('undici').buildConnector
  export default buildConnector
}
