import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import type { Served } from '../helpers/loopback.ts'
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
await writeFile(join(folder, 'authority.pem'), [authority, others].map(({ cert }) => cert).join(''))
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
})
