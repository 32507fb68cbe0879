import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { asks } from '../helpers/comments.ts'
import { serve } from '../helpers/loopback.ts'
import { selfSigned } from '../helpers/self-signed.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 })

const credentials = 'proxy-user:pa55word-of-the-proxy'
// Names that nothing but the proxy can look up.
const hosts = { service: 'agent.invalid', github: 'api.github.invalid' }

function joined(one: Duplex, port: number): void {
  const other = connect(port, '127.0.0.1')
  one.on('error', () => other.destroy())
  other.on('error', () => one.destroy())
  one.pipe(other).pipe(one)
}

const opened = async (server: Parameters<typeof serve>[0]): Promise<number> => {
  const { port, close } = await serve(server)
  onTestFinished(close)
  return port
}

it('https through a proxy with credentials, a private authority: the service and GitHub by the same rule', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const authority = join(folder, 'authority.pem')
  const ports = new Map<string, number>()
  const certificates: string[] = []
  for (const [name, { url }] of Object.entries({ service: here.service, github: here.github })) {
    const host = hosts[name as keyof typeof hosts]
    const tls = selfSigned(host)
    certificates.push(tls.cert)
    const behind = createTlsServer(tls, (socket) => joined(socket, Number(new URL(url).port)))
    ports.set(`${host}:443`, await opened(behind))
  }
  await writeFile(authority, certificates.join(''))
  const asked = new Set<string>()
  const proxy = createServer().on('connect', ({ url = '', headers }, socket) => {
    const basic = headers['proxy-authorization']?.split(' ')[1] ?? ''
    asked.add(`${url} by ${Buffer.from(basic, 'base64')}`)
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    joined(socket, ports.get(url) ?? 0)
  })
  const { ended } = await here.run((await asks(here)).event, {
    inputs: { 'base-url': `https://${hosts.service}`, context: 'none' },
    env: {
      NODE_EXTRA_CA_CERTS: authority,
      GITHUB_API_URL: `https://${hosts.github}`,
      HTTPS_PROXY: `http://${credentials}@127.0.0.1:${await opened(proxy)}`,
    },
  })
  expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(asked).toEqual(
    new Set([`agent.invalid:443 by ${credentials}`, `api.github.invalid:443 by ${credentials}`]),
  )
  expect(JSON.stringify(ended)).not.toContain('pa55word')
  const heard = [...here.service.ledger, ...here.github.ledger].flatMap(({ headers }) =>
    Object.keys(headers),
  )
  expect(heard.filter((name) => name.startsWith('proxy-'))).toEqual([])
})
