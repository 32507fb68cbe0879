import { spawnSync } from 'node:child_process'
import { getEventListeners } from 'node:events'
import { connect, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttp, type Exchange, type Http, HttpError, retryAfterMs } from '../../../src/io/http.ts'
import { closedPort } from '../../helpers/loopback.ts'
import { http, listen } from '../../helpers/raw-server.ts'
import { selfSigned } from '../../helpers/self-signed.ts'

const opened: Http[] = []

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

function client(env: Record<string, string> = {}, connectMs?: number): Http {
  const made = createHttp(env, connectMs)
  opened.push(made)
  return made
}

const get = (url: string, more: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json' },
  timeoutMs: 5_000,
  maxBytes: 1_000,
  ...more,
})

const post = (url: string, more: Partial<Exchange> = {}): Exchange =>
  get(url, { method: 'POST', body: '{"prompt":"ü"}', fresh: true, ...more })

async function faultOf(exchange: Promise<unknown>): Promise<HttpError> {
  const fault = await exchange.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof HttpError)) throw new Error(`no HttpError: ${String(fault)}`)
  return fault
}

describe('an answer', () => {
  it('is given whole, whatever its status, with lower-case headers', async () => {
    const server = await listen((socket) => socket.write(http(404, '{"error":"nö"}', { 'X-One': '1' })))
    const reply = await client().exchange(get(`http://127.0.0.1:${server.port}/a?b=c`))
    expect(reply).toMatchObject({ status: 404, body: '{"error":"nö"}', headers: { 'x-one': '1' } })
    expect(server.requests[0]).toMatch(/^GET \/a\?b=c HTTP\/1\.1\r\n/)
  })

  it('loses a byte order mark, which JSON does not know', async () => {
    const server = await listen((socket) => socket.write(http(200, '\ufeff{}')))
    expect(await client().exchange(get(`http://127.0.0.1:${server.port}/`))).toMatchObject({ body: '{}' })
  })

  it('joins a repeated header by a comma', async () => {
    const server = await listen((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nRetry-After: 1\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n'),
    )
    const { headers } = await client().exchange(get(`http://127.0.0.1:${server.port}/`))
    expect(headers['retry-after']).toBe('1, 2')
  })

  it('comes after interim answers', async () => {
    const server = await listen((socket) =>
      socket.write(`HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${http(200, 'ok')}`),
    )
    expect(await client().exchange(get(`http://127.0.0.1:${server.port}/`))).toMatchObject({ status: 200, body: 'ok' })
  })

  it.each([301, 302, 303, 307, 308])('%i is an answer, never followed', async (status) => {
    const elsewhere = await listen((socket) => socket.write(http(200, 'here')))
    const server = await listen((socket) =>
      socket.write(http(status, '', { location: `http://127.0.0.1:${elsewhere.port}/` })),
    )
    expect(await client().exchange(post(`http://127.0.0.1:${server.port}/`))).toMatchObject({ status })
    expect([server.requests.length, elsewhere.connections]).toEqual([1, 0])
  })
})

describe('connections', () => {
  it('reads share one, acts have their own and close it', async () => {
    const server = await listen((socket) => socket.write(http(200, '{}')))
    const base = `http://127.0.0.1:${server.port}/`
    const each = client()
    await each.exchange(get(base))
    await each.exchange(get(base))
    expect(server.connections).toBe(1)
    await each.exchange(post(base))
    await each.exchange(post(base))
    expect(server.connections).toBe(3)
    expect(server.requests.map((request) => /^connection: (.*)$/im.exec(request)?.[1]?.trim())).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
      'close',
    ])
    expect(server.requests[2]).toContain('{"prompt":"ü"}')
  })

  it('an act does not meet an idle connection that the server closes', async () => {
    const server = await listen((socket, request) => {
      socket.write(http(200, '{}'))
      if (request.startsWith('GET')) setTimeout(() => socket.destroy(), 1)
    })
    const each = client()
    await each.exchange(get(`http://127.0.0.1:${server.port}/`))
    expect(await each.exchange(post(`http://127.0.0.1:${server.port}/`))).toMatchObject({ status: 200 })
    expect(server.requests.length).toBe(2)
  })

  it('nothing keeps the process alive after close', () => {
    const source = `
      import { createServer } from 'node:net'
      import { createHttp } from ${JSON.stringify(new URL('../../../src/io/http.ts', import.meta.url).href)}
      const server = createServer((socket) => socket.once('data', () => socket.write('HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\n\\r\\nok')))
      server.listen(0, '127.0.0.1', async () => {
        server.unref()
        server.on('connection', (socket) => socket.unref())
        const http = createHttp({})
        const url = 'http://127.0.0.1:' + server.address().port + '/'
        const request = { method: 'GET', url, headers: {}, timeoutMs: 600_000, maxBytes: 100 }
        console.log((await http.exchange(request)).body)
        const pending = http.exchange({ ...request, fresh: true, method: 'POST' }).catch((fault) => fault.code)
        await http.close()
        await pending
      })`
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect([child.stdout, child.stderr, child.status]).toEqual(['ok\n', '', 0])
  })
})

describe('nothing was sent', () => {
  it('connection refused', async () => {
    const port = await closedPort()
    const fault = await faultOf(client().exchange(post(`http://127.0.0.1:${port}/secret/path?query`)))
    expect(fault).toMatchObject({ sent: false, code: 'ECONNREFUSED' })
    expect(fault.message).toBe(`connection refused (127.0.0.1:${port}, ECONNREFUSED)`)
  })

  it('connection refused on every address of a host: the empty message of an AggregateError is unwrapped', async () => {
    const port = await closedPort()
    const fault = await faultOf(client().exchange(post(`http://localhost:${port}/`)))
    expect(fault).toMatchObject({ sent: false, code: 'ECONNREFUSED' })
    expect(fault.message).toBe(`connection refused (localhost:${port}, ECONNREFUSED)`)
  })

  it('no such host', async () => {
    const fault = await faultOf(client().exchange(post('https://agent.invalid/')))
    expect(fault.sent).toBe(false)
    // Without a network the look-up itself fails.
    expect(fault.message).toMatch(
      /^(no such host|the host name could not be looked up) \(agent\.invalid:443, (ENOTFOUND|EAI_AGAIN)\)$/,
    )
  })

  it('accepted, and no TLS handshake within the time to connect', async () => {
    const server = await listen(() => {})
    const fault = await faultOf(client({}, 300).exchange(post(`https://127.0.0.1:${server.port}/`)))
    expect(fault).toMatchObject({ sent: false, code: 'UND_ERR_CONNECT_TIMEOUT' })
    expect(fault.message).toBe(`no connection within 0.3 s (127.0.0.1:${server.port}, UND_ERR_CONNECT_TIMEOUT)`)
  })

  it('the whole deadline ends while it connects', async () => {
    const server = await listen(() => {})
    const fault = await faultOf(client().exchange(post(`https://127.0.0.1:${server.port}/`, { timeoutMs: 100 })))
    expect(fault).toMatchObject({ sent: false, code: 'HTTP_DEADLINE' })
    expect(fault.message).toBe(`no connection within 0.1 s (127.0.0.1:${server.port}, HTTP_DEADLINE)`)
  })

  it.each([
    ['self-signed', selfSigned('localhost'), 'its certificate is not trusted', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'for another host',
      selfSigned('elsewhere.test'),
      'its certificate is for another host',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    ['expired', selfSigned('localhost', new Date(0)), 'its certificate has expired', 'CERT_HAS_EXPIRED'],
  ])('a certificate that is %s', async (kind, tls, words, code) => {
    const before = getCACertificates('default')
    if (kind !== 'self-signed') setDefaultCACertificates([...before, tls.cert])
    try {
      const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
      const fault = await faultOf(client().exchange(post(`https://localhost:${server.port}/`)))
      expect(fault).toMatchObject({ sent: false, code })
      expect(fault.message).toContain(words)
      expect(server.requests).toEqual([])
    } finally {
      setDefaultCACertificates(before)
    }
  })

  it('not TLS at all', async () => {
    const server = await listen(() => {}, { greet: (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n') })
    const fault = await faultOf(client().exchange(post(`https://127.0.0.1:${server.port}/`)))
    expect(fault.sent).toBe(false)
    expect(fault.message).toMatch(/^TLS could not be agreed on \(/)
  })

  it('NODE_TLS_REJECT_UNAUTHORIZED=0: https is refused before a connection is made', async () => {
    const server = await listen(() => {}, { tls: selfSigned('localhost') })
    const each = client({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    const fault = await faultOf(each.exchange(post(`https://localhost:${server.port}/`)))
    expect(fault).toMatchObject({ sent: false, code: 'HTTP_TLS_CHECKS_OFF' })
    expect(fault.message).toContain('remove NODE_TLS_REJECT_UNAUTHORIZED=0')
    expect(server.connections).toBe(0)
  })

  it('cancelled before it began', async () => {
    const server = await listen(() => {})
    const signal = AbortSignal.abort()
    const fault = await faultOf(client().exchange(post(`http://127.0.0.1:${server.port}/`, { signal })))
    expect(fault).toMatchObject({ sent: false, code: 'HTTP_CANCELLED' })
    expect(server.connections).toBe(0)
  })
})

describe('it was sent, and no complete answer came', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['closed without an answer', 'UND_ERR_SOCKET', (socket) => socket.end()],
    ['reset without an answer', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
    ['half a head', 'UND_ERR_SOCKET', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le')],
    ['a body shorter than its length', 'UND_ERR_SOCKET', (s) => s.end(http(200, '{}', { 'content-length': '99' }))],
    [
      'a cut chunked body',
      'UND_ERR_SOCKET',
      (s) => s.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"id"'),
    ],
    [
      'reset in the body',
      'ECONNRESET',
      (s) => s.write(http(200, '{"', { 'content-length': '9' }), () => setTimeout(() => s.resetAndDestroy(), 20)),
    ],
    ['something that is not HTTP', 'HTTP_MALFORMED', (socket) => socket.end('SSH-2.0-OpenSSH_9\r\n')],
    ['more than it may be', 'HTTP_TOO_LARGE', (socket) => socket.write(http(200, 'x'.repeat(1_001)))],
    ['endless headers', 'UND_ERR_HEADERS_OVERFLOW', (s) => s.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`)],
  ])('%s', async (_, code, answer) => {
    const server = await listen(answer)
    const fault = await faultOf(client().exchange(post(`http://127.0.0.1:${server.port}/`)))
    expect({ code: fault.code, sent: fault.sent, requests: server.requests.length }).toEqual({
      code,
      sent: true,
      requests: 1,
    })
    expect(fault.message).toContain(`(127.0.0.1:${server.port}, ${code})`)
  })

  it.each<[string, (socket: Socket) => void]>([
    ['no answer at all', () => {}],
    ['headers that drip', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx: ')],
    ['a body that drips', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n')],
  ])('the deadline is one of the whole request: %s', async (_, answer) => {
    const server = await listen(answer)
    const fault = await faultOf(client().exchange(post(`http://127.0.0.1:${server.port}/`, { timeoutMs: 250 })))
    expect(fault).toMatchObject({ sent: true, code: 'HTTP_DEADLINE' })
    expect(fault.message).toBe(`no answer within 0.25 s (127.0.0.1:${server.port}, HTTP_DEADLINE)`)
  })

  it('cancelled in flight', async () => {
    const cancel = new AbortController()
    const server = await listen(() => cancel.abort())
    const fault = await faultOf(client().exchange(post(`http://127.0.0.1:${server.port}/`, { signal: cancel.signal })))
    expect(fault).toMatchObject({ sent: true, code: 'HTTP_CANCELLED' })
  })

  it('leaves no listener on the signal', async () => {
    const server = await listen((socket) => socket.write(http(200, '{}')))
    const { signal } = new AbortController()
    const each = client()
    for (let n = 0; n < 20; n++) await each.exchange(get(`http://127.0.0.1:${server.port}/`, { signal }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

it('no foreign text reaches a message', async () => {
  const server = await listen((socket) => socket.end('HTTP/1.1 99999 ::add-mask::x\r\n\r\n'))
  const fault = await faultOf(client().exchange(get(`http://127.0.0.1:${server.port}/secret?key=1`)))
  expect(fault.message).not.toMatch(/add-mask|secret|key/)
})

describe('a proxy', () => {
  const tunnel = (status = 200) =>
    listen((socket, request) => {
      const port = Number(/^CONNECT [^:]+:(\d+) /.exec(request)?.[1])
      socket.removeAllListeners('data')
      if (status !== 200) return socket.end(`HTTP/1.1 ${status} Go away ::error::x\r\n\r\n`)
      const onward = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => socket.destroy())
    })

  it.each([
    ['https_proxy', (port: number) => `http://user:pa55word@127.0.0.1:${port}`],
    ['HTTPS_PROXY', (port: number) => `http://user:pa55word@127.0.0.1:${port}`],
    ['HTTPS_PROXY', (port: number) => `user:pa55word@127.0.0.1:${port}`],
  ])('%s opens a tunnel; its credentials go to it alone', async (name, address) => {
    const tls = selfSigned('localhost')
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, tls.cert])
    try {
      const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
      const proxy = await tunnel()
      const each = client({ [name]: address(proxy.port) })
      for (const request of [get, post]) {
        expect(await each.exchange(request(`https://localhost:${server.port}/`))).toMatchObject({ status: 200 })
      }
      expect(proxy.requests.length).toBe(2)
      expect(proxy.requests[0]).toContain(`CONNECT localhost:${server.port} HTTP/1.1`)
      expect(proxy.requests[0]).toContain(`Basic ${Buffer.from('user:pa55word').toString('base64')}`)
      expect(server.requests.join()).not.toMatch(/proxy-/i)
    } finally {
      setDefaultCACertificates(before)
    }
  })

  it('forwards http', async () => {
    const proxy = await listen((socket) => socket.write(http(200, 'by proxy')))
    const reply = await client({ http_proxy: `http://127.0.0.1:${proxy.port}` }).exchange(
      post('http://agent.invalid/x'),
    )
    expect(reply.body).toBe('by proxy')
    expect(proxy.requests[0]).toMatch(/^POST http:\/\/agent\.invalid\/x HTTP/)
  })

  it.each([
    ['no_proxy', '127.0.0.1'],
    ['NO_PROXY', 'example.com, 127.0.0.1'],
    ['no_proxy', '*'],
  ])('%s=%s: not used', async (name, value) => {
    const server = await listen((socket) => socket.write(http(200, 'direct')))
    const each = client({ http_proxy: `http://127.0.0.1:${await closedPort()}`, [name]: value })
    expect(await each.exchange(get(`http://127.0.0.1:${server.port}/`))).toMatchObject({ body: 'direct' })
  })

  it('refuses the tunnel: nothing was sent, and no credentials are shown', async () => {
    const proxy = await tunnel(407)
    const each = client({ https_proxy: `http://user:pa55word@127.0.0.1:${proxy.port}` })
    const fault = await faultOf(each.exchange(post('https://agent.invalid/x')))
    expect(fault).toMatchObject({ sent: false, code: 'HTTP_PROXY_REFUSED' })
    expect(fault.message).toBe('the proxy answered 407 and opened no tunnel (agent.invalid:443, HTTP_PROXY_REFUSED)')
  })

  it('opens the tunnel after the deadline: the request is not sent any more', async () => {
    const tls = selfSigned('localhost')
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, tls.cert])
    try {
      const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
      let open = async (): Promise<void> => {}
      const proxy = await listen((socket) => {
        socket.removeAllListeners('data')
        open = () =>
          new Promise((ended) => {
            const onward = connect(server.port, '127.0.0.1', () => {
              socket.write('HTTP/1.1 200 OK\r\n\r\n')
              socket.pipe(onward).pipe(socket)
            })
            onward.on('error', () => {})
            socket.on('close', () => ended())
          })
      })
      const each = client({ https_proxy: `http://127.0.0.1:${proxy.port}` })
      const fault = await faultOf(each.exchange(post(`https://localhost:${server.port}/`, { timeoutMs: 100 })))
      expect(fault).toMatchObject({ sent: false, code: 'HTTP_DEADLINE' })
      await open()
      expect(server.requests).toEqual([])
    } finally {
      setDefaultCACertificates(before)
    }
  })

  it('is not there, or breaks off: nothing was sent', async () => {
    const closed = client({ https_proxy: `http://user:pa55word@127.0.0.1:${await closedPort()}` })
    expect(await faultOf(closed.exchange(post('https://agent.invalid/')))).toMatchObject({
      sent: false,
      code: 'ECONNREFUSED',
    })
    const broken = await listen((socket) => socket.destroy())
    const each = client({ https_proxy: `http://127.0.0.1:${broken.port}` })
    expect(await faultOf(each.exchange(post('https://agent.invalid/')))).toMatchObject({
      sent: false,
      code: 'UND_ERR_SOCKET',
    })
  })

  it.each(['http://user:pa55word@[nonsense', 'ftp://user:pa55word@host', '::::'])(
    'has a bad address: %s',
    async (address) => {
      const fault = await faultOf(client({ https_proxy: address }).exchange(post('https://agent.invalid/')))
      expect(fault).toMatchObject({ sent: false, code: 'HTTP_PROXY_ADDRESS', cause: undefined })
      expect(fault.message).not.toContain('pa55word')
    },
  )
})

describe('Retry-After', () => {
  const now = new Date('2025-06-01T12:00:00Z')
  it.each<[string, string | undefined, number | undefined]>([
    ['seconds', '30', 30_000],
    ['nought', '0', 0],
    ['a date', 'Sun, 01 Jun 2025 12:01:00 GMT', 60_000],
    ['a date gone by', 'Sun, 01 Jun 2025 11:00:00 GMT', 0],
    ['a weekday that is not that date', 'Mon, 01 Jun 2025 12:01:00 GMT', undefined],
    ['another form of date', '2025-06-01T12:01:00Z', undefined],
    ['a negative number', '-5', undefined],
    ['an exponent', '1e9', undefined],
    ['words', 'abc', undefined],
    ['two', '120, 5', undefined],
    ['Infinity', 'Infinity', undefined],
    ['hexadecimal', '0x10', undefined],
    ['a fraction', '1.5', undefined],
    ['nothing', '', undefined],
    ['absent', undefined, undefined],
    ['very long, and finite', '9'.repeat(15), 999_999_999_999_999_000],
    ['too long to mean anything', '9'.repeat(400), undefined],
  ])('%s: %s', (_, value, expected) => {
    expect(retryAfterMs(value === undefined ? {} : { 'retry-after': value }, now)).toBe(expected)
  })

  it.each([
    ['the reply has a clock of its own', 'Sun, 01 Jun 2025 11:59:30 GMT', 90_000],
    ['the reply has nonsense for a clock', 'yesterday', 60_000],
  ])('a date: %s', (_, date, expected) => {
    expect(retryAfterMs({ 'retry-after': 'Sun, 01 Jun 2025 12:01:00 GMT', date }, now)).toBe(expected)
  })
})

function drip(socket: Socket, head: string): void {
  socket.write(head)
  const each = setInterval(() => socket.write('x'), 20)
  socket.on('close', () => clearInterval(each))
}
