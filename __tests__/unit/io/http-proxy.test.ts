import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { client, errorOf, get, post, trust } from '../../helpers/http-client.ts'
import { closedPort } from '../../helpers/loopback.ts'
import { http, listen } from '../../helpers/raw-server.ts'
import { selfSigned } from '../../helpers/self-signed.ts'

const variables = [
  'http_proxy',
  'HTTP_PROXY',
  'https_proxy',
  'HTTPS_PROXY',
  'all_proxy',
  'ALL_PROXY',
]

/** Opens a tunnel: the proxy knows every host as 127.0.0.1. */
function join(socket: Socket, port: number): void {
  const onward = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    socket.pipe(onward).pipe(socket)
  })
  onward.on('error', () => socket.destroy())
}

const tunnel = (status = 200, options: Parameters<typeof listen>[1] = {}) =>
  listen((socket, request) => {
    socket.removeAllListeners('data')
    if (status === 200) join(socket, Number(/^CONNECT [^:]+:(\d+) /.exec(request)?.[1]))
    else socket.end(`HTTP/1.1 ${status} Go away ::error::x\r\n\r\n`)
  }, options)

describe('a loopback address is never reached through a proxy', () => {
  const hosts = [
    '127.0.0.1',
    '127.255.3.4',
    '2130706433',
    'localhost',
    'LOCALHOST',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
  ]

  it.each(hosts.flatMap((host) => [`http://${host}`, `https://${host}`]))('%s', async (origin) => {
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
    const env = Object.fromEntries(
      variables.map((name) => [name, `http://127.0.0.1:${proxy.port}`]),
    )
    const error = await errorOf(client(env).exchange(post(`${origin}:${await closedPort()}/`)))
    expect(error.sent).toBe(false)
    expect(error.message).not.toContain('proxy')
    expect(proxy.connections).toBe(0)
  })

  it.each(variables)('%s: request and answer go straight', async (name) => {
    const server = await listen((socket) => socket.write(http(200, 'direct')))
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
    const each = client({ [name]: `http://127.0.0.1:${proxy.port}`, no_proxy: '' })
    expect(await each.exchange(post(`http://127.0.0.1:${server.port}/`))).toMatchObject({
      body: 'direct',
    })
    expect(await each.exchange(get(`http://localhost:${server.port}/`))).toMatchObject({
      body: 'direct',
    })
    expect(proxy.connections).toBe(0)
  })

  it('a proxy without a valid address does not matter', async () => {
    const server = await listen((socket) => socket.write(http(200, 'direct')))
    const each = client({ http_proxy: '::::' })
    expect(await each.exchange(get(`http://127.0.0.1:${server.port}/`))).toMatchObject({
      body: 'direct',
    })
  })

  it.each(['127.0.0.1.agent.invalid', 'localhost.agent.invalid', '[::2]', '128.0.0.1'])(
    '%s is none',
    async (host) => {
      const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
      const each = client({ http_proxy: `http://127.0.0.1:${proxy.port}` })
      expect(await each.exchange(get(`http://${host}/`))).toMatchObject({ body: 'by proxy' })
    },
  )
})

describe('a proxy', () => {
  it.each([
    ['https_proxy', (port: number) => `http://user:pa55word@127.0.0.1:${port}`],
    ['HTTPS_PROXY', (port: number) => `http://user:pa55word@127.0.0.1:${port}`],
    ['HTTPS_PROXY', (port: number) => `user:pa55word@127.0.0.1:${port}`],
  ])('%s opens a tunnel; its credentials go to it alone', async (name, address) => {
    const tls = selfSigned('agent.invalid')
    trust(tls.cert)
    const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
    const proxy = await tunnel()
    const each = client({ [name]: address(proxy.port) })
    for (const request of [get, post]) {
      expect(await each.exchange(request(`https://agent.invalid:${server.port}/`))).toMatchObject({
        status: 200,
      })
    }
    expect(proxy.requests.length).toBe(2)
    expect(proxy.requests[0]).toContain(`CONNECT agent.invalid:${server.port} HTTP/1.1`)
    expect(proxy.requests[0]).toContain(`Basic ${Buffer.from('user:pa55word').toString('base64')}`)
    expect(server.requests.join()).not.toMatch(/proxy-/i)
  })

  it.each(['127.0.0.1', 'localhost'])(
    'that is reached by TLS, at %s, opens a tunnel',
    async (host) => {
      const warnings: Error[] = []
      const note = (warning: Error) => void warnings.push(warning)
      process.on('warning', note)
      onTestFinished(() => void process.off('warning', note))
      const tls = selfSigned('agent.invalid')
      const ofProxy = selfSigned('localhost')
      trust(tls.cert)
      trust(ofProxy.cert)
      const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
      const proxy = await tunnel(200, { tls: ofProxy })
      const each = client({ https_proxy: `https://user:pa55word@${host}:${proxy.port}` })
      for (const request of [get, post]) {
        expect(await each.exchange(request(`https://agent.invalid:${server.port}/`))).toMatchObject(
          { status: 200 },
        )
      }
      expect([proxy.requests.length, server.requests.length]).toEqual([2, 2])
      expect(warnings).toEqual([])
    },
  )

  it('that is reached by TLS, at an address, forwards http', async () => {
    const tls = selfSigned('localhost')
    trust(tls.cert)
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')), { tls })
    const each = client({ http_proxy: `https://127.0.0.1:${proxy.port}` })
    expect(await each.exchange(get('http://agent.invalid/x'))).toMatchObject({ body: 'by proxy' })
  })

  it.each([
    ['not trusted', selfSigned('localhost'), false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'of another address',
      selfSigned('localhost', undefined, [127, 0, 0, 2]),
      true,
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
  ])(
    'that is reached by TLS, at an address, with a certificate that is %s',
    async (_, tls, isTrusted, code) => {
      if (isTrusted) trust(tls.cert)
      const proxy = await tunnel(200, { tls })
      const each = client({ https_proxy: `https://127.0.0.1:${proxy.port}` })
      expect(await errorOf(each.exchange(post('https://agent.invalid/')))).toMatchObject({
        sent: false,
        code,
      })
      expect(proxy.requests).toEqual([])
    },
  )

  it('forwards http', async () => {
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
    const each = client({ http_proxy: `http://127.0.0.1:${proxy.port}` })
    expect(await each.exchange(post('http://agent.invalid/x'))).toMatchObject({ body: 'by proxy' })
    expect(proxy.requests[0]).toMatch(/^POST http:\/\/agent\.invalid\/x HTTP/)
  })

  it.each([
    ['no_proxy', 'agent.invalid'],
    ['NO_PROXY', 'example.com, agent.invalid'],
    ['no_proxy', '.invalid'],
    ['no_proxy', '*'],
  ])('%s=%s: not used', async (name, value) => {
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
    const each = client({ http_proxy: `http://127.0.0.1:${proxy.port}`, [name]: value })
    const error = await errorOf(each.exchange(get('http://agent.invalid/')))
    expect(error.message).toMatch(/ \(agent\.invalid:80, (ENOTFOUND|EAI_AGAIN)\)$/)
    expect(proxy.connections).toBe(0)
  })

  it('refuses the tunnel: nothing was sent, and no credentials are shown', async () => {
    const proxy = await tunnel(407)
    const each = client({ https_proxy: `http://user:pa55word@127.0.0.1:${proxy.port}` })
    const error = await errorOf(each.exchange(post('https://agent.invalid/x')))
    expect(error).toMatchObject({ sent: false, code: 'HTTP_PROXY_REFUSED' })
    expect(error.message).toBe(
      'the proxy answered 407 and opened no tunnel (agent.invalid:443, HTTP_PROXY_REFUSED)',
    )
  })

  it('opens the tunnel after the deadline: the request is not sent any more', async () => {
    const tls = selfSigned('agent.invalid')
    trust(tls.cert)
    const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
    let open = async (): Promise<unknown> => undefined
    const proxy = await listen((socket) => {
      socket.removeAllListeners('data')
      open = () => {
        join(socket, server.port)
        return once(socket, 'close')
      }
    })
    const each = client({ https_proxy: `http://127.0.0.1:${proxy.port}` })
    const error = await errorOf(
      each.exchange(post(`https://agent.invalid:${server.port}/`, { timeoutMs: 100 })),
    )
    expect(error).toMatchObject({ sent: false, code: 'HTTP_DEADLINE' })
    await open()
    expect(server.requests).toEqual([])
  })

  it('is not there, or breaks off: nothing was sent', async () => {
    const closed = client({ https_proxy: `http://user:pa55word@127.0.0.1:${await closedPort()}` })
    expect(await errorOf(closed.exchange(post('https://agent.invalid/')))).toMatchObject({
      sent: false,
      code: 'ECONNREFUSED',
    })
    const broken = await listen((socket) => socket.destroy())
    const each = client({ https_proxy: `http://127.0.0.1:${broken.port}` })
    expect(await errorOf(each.exchange(post('https://agent.invalid/')))).toMatchObject({
      sent: false,
      code: 'UND_ERR_SOCKET',
    })
  })

  it.each(['http://user:pa55word@[nonsense', 'ftp://user:pa55word@host', '::::'])(
    'has an invalid address: %s',
    async (address) => {
      const error = await errorOf(
        client({ https_proxy: address }).exchange(post('https://agent.invalid/')),
      )
      expect(error).toMatchObject({ sent: false, code: 'HTTP_PROXY_ADDRESS' })
      expect(inspect(error)).not.toContain('pa55word')
    },
  )
})

it.each([
  ['through a tunnel', 'agent.invalid', 1],
  ['straight', 'localhost', 0],
])('an interim answer over TLS, %s', async (_, host, tunnels) => {
  const tls = selfSigned(host)
  trust(tls.cert)
  const server = await listen(
    (socket) => socket.write(`HTTP/1.1 103 Early Hints\r\n\r\n${http(403, 'no')}`),
    { tls },
  )
  const proxy = await tunnel()
  const each = client({ https_proxy: `http://127.0.0.1:${proxy.port}` })
  expect(await each.exchange(post(`https://${host}:${server.port}/`))).toMatchObject({
    status: 403,
    body: 'no',
  })
  expect(proxy.connections).toBe(tunnels)
})
