import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import { closedPort, type Served } from '../helpers/loopback.ts'
import { type StartedProxy, startProxy, tls } from '../helpers/proxy.ts'
import { selfSigned } from '../helpers/self-signed.ts'
import { world } from '../helpers/world.ts'

const credentials = 'proxy-user:pa55word-of-the-proxy'
// Names that nothing but the proxy can look up.
const hosts = { service: 'agent.invalid', github: 'api.github.invalid' }

const w = await world({ activeChecks: 0 })
const folder = await mkdtemp(join(tmpdir(), 'authority-'))
const authority = selfSigned(hosts.service)
const others = selfSigned(hosts.github)
const local = selfSigned('localhost')
await writeFile(join(folder, 'authority.pem'), [authority, others, local].map(({ cert }) => cert).join(''))
const open: Served[] = []

afterEach(async () => {
  const heard = [...w.service.ledger, ...w.github.ledger].flatMap(({ headers }) => Object.keys(headers))
  const words = w.runs
    .map(({ ended }) => ended.log + ended.summary + JSON.stringify([ended.outputs, ended.state]))
    .join()
  await w.settle()
  await Promise.all(open.splice(0).map((each) => each.close()))
  expect(heard.filter((name) => name.startsWith('proxy-'))).toEqual([])
  expect(words).not.toContain('pa55word')
})
afterAll(async () => {
  await w.close()
  await rm(folder, { recursive: true })
})

const opened = async <T extends Served>(what: Promise<T>): Promise<T> => {
  const served = await what
  open.push(served)
  return served
}

const portOf = ({ url }: { url: string }): number => Number(new URL(url).port)
const through = (port: number): string => `http://${credentials}@127.0.0.1:${port}`

async function asked(): Promise<LocalEvent> {
  const issue = await w.github.as('mara').openIssue('Retries')
  return commentCreated(w.github, await w.github.as('wim').comment(issue.number, '/docs explain it'))
}

describe('https through a proxy with credentials, certificates of a private authority', () => {
  /** A proxy that knows the service and GitHub behind TLS, by names that nobody else knows. */
  async function between(): Promise<StartedProxy> {
    const service = await opened(tls(authority, portOf(w.service)))
    const github = await opened(tls(others, portOf(w.github)))
    const known = { [hosts.service]: service.port, [hosts.github]: github.port }
    return opened(startProxy({ credentials, hosts: known }))
  }

  const run = async (baseUrl: string, env: Record<string, string>) => {
    const inputs = { 'base-url': baseUrl, context: 'none' }
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') }
    const github = { GITHUB_API_URL: `https://${hosts.github}` }
    return (await w.run(await asked(), { inputs, env: { ...trusting, ...github, ...env } })).ended
  }

  it('the service and GitHub are reached by the same rule', async () => {
    const { port, requests } = await between()
    const { outputs } = await run(`https://${hosts.service}`, { HTTPS_PROXY: through(port) })
    expect(outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const reached = requests.map(({ method, target }) => `${method} ${target}`)
    expect(new Set(reached)).toEqual(new Set([`CONNECT ${hosts.service}:443`, `CONNECT ${hosts.github}:443`]))
    expect(new Set(requests.map((request) => request.credentials))).toEqual(new Set([credentials]))
  })

  it('no_proxy: what it names is reached directly, the other through the proxy', async () => {
    const { port, requests } = await between()
    const env = { https_proxy: through(port), no_proxy: `example.com, ${hosts.service}` }
    const { outputs } = await run(`https://${hosts.service}`, env)
    // Nobody but the proxy knows the name.
    expect(outputs.outcome).toBe('error')
    expect(outputs.reason).toMatch(/^Nothing was sent: .* \(agent\.invalid:443, (ENOTFOUND|EAI_AGAIN)\)\.$/)
    expect(new Set(requests.map(({ target }) => target))).toEqual(new Set([`${hosts.github}:443`]))
  })
})

it('http on loopback: key and prompt never reach a proxy', async () => {
  const between = await opened(startProxy({ credentials }))
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY']
  const { ended } = await w.run(await asked(), {
    inputs: { context: 'none' },
    env: Object.fromEntries(names.map((name) => [name, through(between.port)])),
  })
  expect(ended.outputs.outcome).toBe('completed')
  expect(between.requests).toEqual([])
})

describe('a proxy that fails shows no credentials, and nothing was started', () => {
  it.each<[title: string, address: () => Promise<string>, reason: string]>([
    [
      'wants others',
      async () => `http://someone:pa55word@127.0.0.1:${(await opened(startProxy({ credentials }))).port}`,
      'the proxy answered 407 and opened no tunnel (agent.invalid:443, HTTP_PROXY_REFUSED)',
    ],
    [
      'is not there',
      async () => through(await closedPort()),
      'connection refused (the proxy 127.0.0.1:PORT for agent.invalid:443, ECONNREFUSED)',
    ],
  ])('%s', async (_, address, reason) => {
    const through = await address()
    const { ended } = await w.run(await asked(), {
      inputs: { 'base-url': `https://${hosts.service}`, context: 'none' },
      env: { https_proxy: through },
    })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error', jobId: '' } })
    expect(ended.outputs.reason).toContain(reason.replace('PORT', through.split(':').at(-1) ?? ''))
    expect(w.service.ledger).toEqual([])
  })
})

describe('a certificate that is not valid', () => {
  const trusting = () => ({ NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') })
  it.each<[title: string, certificate: typeof local, env: () => Record<string, string>, reason: RegExp]>([
    ['signed by itself', local, () => ({}), /certificate is not trusted.*DEPTH_ZERO_SELF_SIGNED_CERT/],
    ['for another host', authority, trusting, /certificate is for another host.*ERR_TLS_CERT_ALTNAME_INVALID/],
    [
      'unchecked, by NODE_TLS_REJECT_UNAUTHORIZED=0',
      local,
      () => ({ ...trusting(), NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
      /certificate checks are off: remove NODE_TLS_REJECT_UNAUTHORIZED=0/,
    ],
  ])('%s: an error with its code, and nothing is sent', async (_, certificate, env, reason) => {
    const service = await opened(tls(certificate, portOf(w.service)))
    const { ended } = await w.run(await asked(), {
      inputs: { 'base-url': `https://localhost:${service.port}`, context: 'none' },
      env: env(),
    })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error', jobId: '' } })
    expect(ended.outputs.reason).toMatch(reason)
    expect(w.service.ledger).toEqual([])
  })
})
