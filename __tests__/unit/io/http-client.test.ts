import { spawnSync } from 'node:child_process'
import { getEventListeners } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answered, client, errorOf, get, post, trust } from '../../helpers/http-client.ts'
import { closedPort, serve } from '../../helpers/loopback.ts'
import { http, listen } from '../../helpers/raw-server.ts'
import { selfSigned } from '../../helpers/self-signed.ts'

describe('an answer', () => {
  it('is given whole, whatever its status, with lower-case headers', async () => {
    const server = await listen((socket) =>
      socket.write(http(404, '{"error":"nö"}', { 'X-One': '1' })),
    )
    const reply = await client().exchange(get(`http://127.0.0.1:${server.port}/a?b=c`))
    expect(reply).toMatchObject({ status: 404, body: '{"error":"nö"}', headers: { 'x-one': '1' } })
    expect(server.requests[0]).toMatch(/^GET \/a\?b=c HTTP\/1\.1\r\n/)
  })

  it('joins a repeated header by a comma', async () => {
    const { headers } = await answered((socket) =>
      socket.write(
        'HTTP/1.1 200 OK\r\nRetry-After: 1\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n',
      ),
    )
    expect(headers['retry-after']).toBe('1, 2')
  })

  it('comes before the whole request was read', async () => {
    const answer = http(413, 'no')
    const early = await serve(
      createServer((socket) => socket.once('data', () => socket.pause().end(answer))),
    )
    onTestFinished(early.close)
    const request = post(`http://127.0.0.1:${early.port}/`, { body: 'x'.repeat(2_000_000) })
    expect(await client().exchange(request)).toMatchObject({ status: 413, body: 'no' })
  })

  it('asks for an uncompressed body', async () => {
    const server = await listen((socket) => socket.write(http(200, '{}')))
    const each = client()
    for (const request of [get, post])
      await each.exchange(request(`http://127.0.0.1:${server.port}/`))
    for (const request of server.requests)
      expect(request).toMatch(/^accept-encoding: identity\r$/im)
  })

  it.each([301, 302, 303, 307, 308])('%i is an answer, never followed', async (status) => {
    const elsewhere = await listen((socket) => socket.write(http(200, 'here')))
    const server = await listen((socket) =>
      socket.write(http(status, '', { location: `http://127.0.0.1:${elsewhere.port}/` })),
    )
    expect(await client().exchange(post(`http://127.0.0.1:${server.port}/`))).toMatchObject({
      status,
    })
    expect([server.requests.length, elsewhere.connections]).toEqual([1, 0])
  })
})

describe('an interim answer before the real one', () => {
  const early = 'HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\n'
  const unasked = 'HTTP/1.1 100 Continue\r\n\r\n'
  it.each([
    ['103', early],
    ['several', early + early],
  ])('is ignored: %s', async (_, interim) => {
    const server = await listen((socket) => socket.write(interim + http(403, 'no')))
    const each = client()
    for (const request of [get, post]) {
      const reply = await each.exchange(request(`http://127.0.0.1:${server.port}/`))
      expect(reply).toMatchObject({ status: 403, body: 'no' })
      expect(reply.headers).not.toHaveProperty('link')
    }
  })

  it('is ignored byte by byte', async () => {
    const reply = await answered(async (socket) => {
      socket.setNoDelay(true)
      for (const byte of early + http(403, 'no')) {
        socket.write(byte)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
    expect(reply).toMatchObject({ status: 403, body: 'no' })
  })

  it.each([
    ['100', unasked],
    ['100 with headers', 'HTTP/1.1 100 Continue\r\nx-request: 1\r\n\r\n'],
    ['100 after 103', early + unasked],
  ])('that nobody asked for makes the answer lost: %s', async (_, interim) => {
    const server = await listen((socket) => socket.write(interim + http(403, 'no')))
    const each = client()
    for (const request of [get, post]) {
      const error = await errorOf(each.exchange(request(`http://127.0.0.1:${server.port}/`)))
      expect(error).toMatchObject({ code: 'UND_ERR_SOCKET', sent: true })
    }
    expect(server.requests).toHaveLength(2)
  })

  it('is a body, if it stands in one', async () => {
    const server = await listen((socket) => socket.write(http(200, unasked)))
    const each = client()
    for (let n = 0; n < 2; n++) {
      expect(await each.exchange(get(`http://127.0.0.1:${server.port}/`))).toMatchObject({
        body: unasked,
      })
    }
  })

  it.each<[string, string, string]>([
    ['100 alone', unasked, 'UND_ERR_SOCKET'],
    ['103 alone', early, 'UND_ERR_SOCKET'],
    [
      '101, which nobody asked for',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      'UND_ERR_SOCKET',
    ],
    [
      'one that never ends',
      `HTTP/1.1 100 Continue\r\n${'x: y\r\n'.repeat(20_000)}`,
      'UND_ERR_HEADERS_OVERFLOW',
    ],
  ])('%s is no answer', async (_, bytes, code) => {
    const error = await errorOf(answered((socket) => socket.end(bytes)))
    expect(error).toMatchObject({ code, sent: true })
  })
})

describe('the first request', () => {
  it('is reported when it leaves, before it is answered', async () => {
    const server = await listen(() => {})
    const { exchange, firstSent } = client()
    const cancelled = new AbortController()
    const answer = errorOf(
      exchange({ ...get(`http://127.0.0.1:${server.port}/`), signal: cancelled.signal }),
    )
    await firstSent
    cancelled.abort()
    expect(await answer).toMatchObject({ code: 'HTTP_CANCELLED', sent: true })
  })

  it('is not, if nothing was sent', async () => {
    const { exchange, firstSent } = client()
    const failed = errorOf(exchange(get(`http://127.0.0.1:${await closedPort()}/`)))
    expect(await Promise.race([firstSent.then(() => 'sent'), failed.then(() => 'failed')])).toBe(
      'failed',
    )
  })
})

describe('connections', () => {
  it('reads share one, a fresh request has its own and closes it', async () => {
    const server = await listen((socket) => socket.write(http(200, '{}')))
    const base = `http://127.0.0.1:${server.port}/`
    const each = client()
    await each.exchange(get(base))
    await each.exchange(get(base))
    expect(server.connections).toBe(1)
    await each.exchange(post(base))
    await each.exchange(post(base))
    expect(server.connections).toBe(3)
    expect(
      server.requests.map((request) => /^connection: (.*)$/im.exec(request)?.[1]?.trim()),
    ).toEqual(['keep-alive', 'keep-alive', 'close', 'close'])
    expect(server.requests[2]).toContain('{"prompt":"ü"}')
  })

  it('a fresh request does not meet an idle connection that the server closes', async () => {
    const server = await listen((socket, request) => {
      socket.write(http(200, '{}'))
      if (request.startsWith('GET')) setTimeout(() => socket.destroy(), 1)
    })
    const each = client()
    await each.exchange(get(`http://127.0.0.1:${server.port}/`))
    expect(await each.exchange(post(`http://127.0.0.1:${server.port}/`))).toMatchObject({
      status: 200,
    })
    expect(server.requests.length).toBe(2)
  })

  it('nothing keeps the process alive after close', () => {
    const source = `
      import { createServer } from 'node:net'
      import { createHttp } from ${JSON.stringify(new URL('../../../src/io/http-client.ts', import.meta.url).href)}
      const server = createServer((socket) => socket.once('data', () => socket.write('HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\n\\r\\nok')))
      server.listen(0, '127.0.0.1', async () => {
        server.unref()
        server.on('connection', (socket) => socket.unref())
        const http = createHttp({})
        const url = 'http://127.0.0.1:' + server.address().port + '/'
        const request = { method: 'GET', url, headers: {}, timeoutMs: 600_000, maxBytes: 100 }
        console.log((await http.exchange(request)).body)
        const pending = http.exchange({ ...request, fresh: true, method: 'POST' }).catch((error) => error.code)
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
  it('an address that is none of HTTP: no proxy is blamed', async () => {
    const error = await errorOf(client().exchange(get('ftp://127.0.0.1/')))
    expect(error).toMatchObject({ sent: false })
    expect(error.message).not.toContain('proxy')
  })

  it('connection refused', async () => {
    const port = await closedPort()
    const error = await errorOf(
      client().exchange(post(`http://127.0.0.1:${port}/secret/path?query`)),
    )
    expect(error).toMatchObject({ sent: false, code: 'ECONNREFUSED' })
    expect(error.message).toBe(`connection refused (127.0.0.1:${port}, ECONNREFUSED)`)
  })

  it('connection refused on every address of a host: the empty message of an AggregateError is unwrapped', async () => {
    const port = await closedPort()
    const error = await errorOf(client().exchange(post(`http://localhost:${port}/`)))
    expect(error).toMatchObject({ sent: false, code: 'ECONNREFUSED' })
    expect(error.message).toBe(`connection refused (localhost:${port}, ECONNREFUSED)`)
  })

  it('no such host', async () => {
    const error = await errorOf(client().exchange(post('https://agent.invalid/')))
    expect(error.sent).toBe(false)
    // Without a network the look-up itself fails.
    expect(error.message).toMatch(
      /^(no such host|the host name could not be looked up) \(agent\.invalid:443, (ENOTFOUND|EAI_AGAIN)\)$/,
    )
  })

  it('accepted, and no TLS handshake within the time to connect', async () => {
    const server = await listen(() => {})
    const error = await errorOf(client({}, 300).exchange(post(`https://127.0.0.1:${server.port}/`)))
    expect(error).toMatchObject({ sent: false, code: 'UND_ERR_CONNECT_TIMEOUT' })
    expect(error.message).toBe(
      `no connection within 0.3 s (127.0.0.1:${server.port}, UND_ERR_CONNECT_TIMEOUT)`,
    )
  })

  it('the whole deadline ends while it connects', async () => {
    const server = await listen(() => {})
    const error = await errorOf(
      client().exchange(post(`https://127.0.0.1:${server.port}/`, { timeoutMs: 100 })),
    )
    expect(error).toMatchObject({ sent: false, code: 'HTTP_DEADLINE' })
    expect(error.message).toBe(
      `no connection within 0.1 s (127.0.0.1:${server.port}, HTTP_DEADLINE)`,
    )
  })

  it.each([
    [
      'self-signed',
      selfSigned('localhost'),
      'its certificate is not trusted',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    [
      'for another host',
      selfSigned('elsewhere.test'),
      'its certificate is for another host',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    [
      'expired',
      selfSigned('localhost', new Date(0)),
      'its certificate has expired',
      'CERT_HAS_EXPIRED',
    ],
  ])('a certificate that is %s', async (kind, tls, words, code) => {
    if (kind !== 'self-signed') trust(tls.cert)
    const server = await listen((socket) => socket.write(http(200, '{}')), { tls })
    const error = await errorOf(client().exchange(post(`https://localhost:${server.port}/`)))
    expect(error).toMatchObject({ sent: false, code })
    expect(error.message).toContain(words)
    expect(server.requests).toEqual([])
  })

  it('not TLS at all', async () => {
    const server = await listen(() => {}, {
      greet: (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    })
    const error = await errorOf(client().exchange(post(`https://127.0.0.1:${server.port}/`)))
    expect(error.sent).toBe(false)
    expect(error.message).toMatch(/^TLS could not be agreed on \(/)
  })

  it('NODE_TLS_REJECT_UNAUTHORIZED=0: https is refused before a connection is made', async () => {
    const server = await listen(() => {}, { tls: selfSigned('localhost') })
    const each = client({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    const error = await errorOf(each.exchange(post(`https://localhost:${server.port}/`)))
    expect(error).toMatchObject({ sent: false, code: 'HTTP_TLS_CHECKS_OFF' })
    expect(error.message).toContain('remove NODE_TLS_REJECT_UNAUTHORIZED=0')
    expect(server.connections).toBe(0)
  })

  it('cancelled before it began', async () => {
    const server = await listen(() => {})
    const signal = AbortSignal.abort()
    const error = await errorOf(
      client().exchange(post(`http://127.0.0.1:${server.port}/`, { signal })),
    )
    expect(error).toMatchObject({ sent: false, code: 'HTTP_CANCELLED' })
    expect(server.connections).toBe(0)
  })
})

describe('it was sent, and no answer came', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['closed without an answer', 'UND_ERR_SOCKET', (socket) => socket.end()],
    ['reset without an answer', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
    ['half a head', 'UND_ERR_SOCKET', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le')],
    [
      'something that is not HTTP',
      'HTTP_MALFORMED',
      (socket) => socket.end('SSH-2.0-OpenSSH_9\r\n'),
    ],
    [
      'endless headers',
      'UND_ERR_HEADERS_OVERFLOW',
      (s) => s.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`),
    ],
  ])('%s', async (_, code, answer) => {
    const server = await listen(answer)
    const error = await errorOf(client().exchange(post(`http://127.0.0.1:${server.port}/`)))
    expect({ code: error.code, sent: error.sent, requests: server.requests.length }).toEqual({
      code,
      sent: true,
      requests: 1,
    })
    expect(error.message).toContain(`(127.0.0.1:${server.port}, ${code})`)
  })

  it.each<[string, (socket: Socket) => void]>([
    ['no answer at all', () => {}],
    ['headers that drip', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx: ')],
  ])('the deadline is one of the whole request: %s', async (_, answer) => {
    const server = await listen(answer)
    const error = await errorOf(
      client().exchange(post(`http://127.0.0.1:${server.port}/`, { timeoutMs: 250 })),
    )
    expect(error).toMatchObject({ sent: true, code: 'HTTP_DEADLINE' })
    expect(error.message).toBe(`no answer within 0.25 s (127.0.0.1:${server.port}, HTTP_DEADLINE)`)
  })

  it('cancelled in flight', async () => {
    const cancel = new AbortController()
    const server = await listen(() => cancel.abort())
    const error = await errorOf(
      client().exchange(post(`http://127.0.0.1:${server.port}/`, { signal: cancel.signal })),
    )
    expect(error).toMatchObject({ sent: true, code: 'HTTP_CANCELLED' })
  })

  it('leaves no listener on the signal', async () => {
    const server = await listen((socket) => socket.write(http(200, '{}')))
    const { signal } = new AbortController()
    const each = client()
    for (let n = 0; n < 20; n++)
      await each.exchange(get(`http://127.0.0.1:${server.port}/`, { signal }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('an answer whose body is not whole has its status, what came of the body, and why', () => {
  const gzip = (body: string | Buffer) => http(403, gzipSync(body), { 'content-encoding': 'gzip' })
  const chunked = (chunks: string) =>
    `HTTP/1.1 403 Forbidden\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`
  const long = { 'content-length': '99' }

  it.each<[string, string, string, (socket: Socket) => void]>([
    [
      'shorter than its length',
      'UND_ERR_SOCKET',
      '{"',
      (socket) => socket.end(http(403, '{"', long)),
    ],
    [
      'cut between chunks',
      'UND_ERR_SOCKET',
      '{"id"',
      (socket) => socket.end(chunked('5\r\n{"id"\r\n')),
    ],
    ['cut in a chunk', 'UND_ERR_SOCKET', '{"i', (socket) => socket.end(chunked('5\r\n{"i'))],
    ['not in chunks', 'HTTP_MALFORMED', '', (socket) => socket.end(chunked('no chunk'))],
    [
      'reset',
      'ECONNRESET',
      '{"',
      (socket) =>
        socket.write(http(403, '{"', long), () => setTimeout(() => socket.resetAndDestroy(), 20)),
    ],
    [
      'longer than it may be',
      'HTTP_TOO_LARGE',
      'x'.repeat(1_000),
      (s) => s.write(http(403, 'x'.repeat(1_001))),
    ],
    ['half of gzip', 'UND_ERR_SOCKET', '', (s) => s.end(gzip('no').subarray(0, -9))],
    [
      'no gzip, though it says so',
      'HTTP_ENCODING',
      '',
      (s) => s.write(http(403, 'no', { 'content-encoding': 'gzip' })),
    ],
    [
      'gzip of more than it may be',
      'HTTP_ENCODING',
      '',
      (socket) => socket.write(gzip('x'.repeat(1_001))),
    ],
    [
      'gzip of a gigabyte',
      'HTTP_ENCODING',
      '',
      (socket) => socket.write(gzip(Buffer.alloc(2 ** 16))),
    ],
    [
      'in an unknown encoding',
      'HTTP_ENCODING',
      '',
      (socket) => socket.write(http(403, 'no', { 'content-encoding': 'x-secret' })),
    ],
  ])('%s', async (_, code, body, answer) => {
    const server = await listen(answer)
    const { status, incomplete, ...reply } = await client().exchange(
      post(`http://127.0.0.1:${server.port}/`),
    )
    expect([status, reply.body, incomplete?.code, incomplete?.sent]).toEqual([
      403,
      body,
      code,
      true,
    ])
    expect(incomplete?.message).toContain(`(127.0.0.1:${server.port}, ${code})`)
    expect(incomplete?.message).not.toContain('secret')
    expect(server.requests.length).toBe(1)
  })

  it.each([
    [200, 32_000_000],
    [403, 1_048_576],
    [500, 1_048_576],
  ])('%i, however much is allowed: %i bytes of 40 MB are read', async (status, most) => {
    const server = await listen((socket) =>
      socket.write(http(status, Buffer.alloc(40_000_000, 'x'))),
    )
    const request = get(`http://127.0.0.1:${server.port}/`, { maxBytes: 32_000_000 })
    const reply = await client().exchange(request)
    expect(reply).toMatchObject({ status, incomplete: { code: 'HTTP_TOO_LARGE' } })
    expect(reply.body.length).toBe(most)
  })

  it('that drips: at the deadline of the whole request', async () => {
    const server = await listen((socket) =>
      drip(socket, 'HTTP/1.1 403 Forbidden\r\ncontent-length: 900\r\n\r\n'),
    )
    const reply = await client().exchange(
      post(`http://127.0.0.1:${server.port}/`, { timeoutMs: 250 }),
    )
    expect(reply.status).toBe(403)
    expect(reply.body).toMatch(/^x+$/)
    expect(reply.incomplete?.message).toBe(
      `no complete answer within 0.25 s (127.0.0.1:${server.port}, HTTP_DEADLINE)`,
    )
  })

  it('that is cancelled', async () => {
    const cancel = new AbortController()
    const server = await listen((socket) => {
      socket.write(http(403, 'n', long))
      setTimeout(() => cancel.abort(), 50)
    })
    const reply = await client().exchange(
      post(`http://127.0.0.1:${server.port}/`, { signal: cancel.signal }),
    )
    expect(reply).toMatchObject({ status: 403, body: 'n', incomplete: { code: 'HTTP_CANCELLED' } })
  })
})

describe('a body that is compressed all the same is read', () => {
  it.each<[string, Buffer | string]>([
    ['gzip', gzipSync('{"id":"j1"}')],
    ['gzip', gzipSync('\ufeff{"id":"j1"}')],
    ['', '\ufeff{"id":"j1"}'],
    ['GZip', gzipSync('{"id":"j1"}')],
    ['deflate', deflateSync('{"id":"j1"}')],
    ['br', brotliCompressSync('{"id":"j1"}')],
    ['identity', '{"id":"j1"}'],
  ])('%s', async (encoding, body) => {
    const reply = await answered((socket) =>
      socket.write(http(201, body, { 'content-encoding': encoding })),
    )
    expect([reply.body, reply.incomplete]).toEqual(['{"id":"j1"}', undefined])
  })

  it.each([200, 204, 304])('an empty one, %i', async (status) => {
    const reply = await answered((socket) =>
      socket.write(http(status, '', { 'content-encoding': 'gzip' })),
    )
    expect([reply.status, reply.body, reply.incomplete]).toEqual([status, '', undefined])
  })
})

it('no foreign text reaches a message', async () => {
  const server = await listen((socket) => socket.end('HTTP/1.1 99999 ::add-mask::x\r\n\r\n'))
  const error = await errorOf(
    client().exchange(get(`http://127.0.0.1:${server.port}/secret?key=1`)),
  )
  expect(error.message).not.toMatch(/add-mask|secret|key/)
})

function drip(socket: Socket, head: string): void {
  socket.write(head)
  const each = setInterval(() => socket.write('x'), 20)
  socket.on('close', () => clearInterval(each))
}
