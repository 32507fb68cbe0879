import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as fault from '../../dev/local/http/faults.ts'
import { inMemoryHttp } from '../../dev/local/http/in-memory.ts'
import type { AgentRecord } from '../../dev/local/service/jobs.ts'
import { createService, type LocalService, startService } from '../../dev/local/service/service.ts'
import { createAgent } from '../../src/io/agent.ts'
import { fakeClock } from '../helpers/fake-clock.ts'

let service: LocalService
beforeAll(async () => {
  service = await startService({ settings: { activeMs: 0, activeChecks: 1 } })
})
afterEach(() => service.reset())
afterAll(() => service.close())

const jobs = '/v2/agent/handbook/job'

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(service.url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(800),
    headers: {
      authorization: `Bearer ${service.apiKey}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as AgentRecord,
  }
}
const create = () => call('POST', jobs, { prompt: 'Explain.' })
const followUp = (id: string) =>
  call('POST', `${jobs}/${encodeURIComponent(id)}/message`, { prompt: 'More.' })
const checkStatus = async (id: string) =>
  (await call('GET', `${jobs}/${encodeURIComponent(id)}`)).json()

describe('the interface', () => {
  it.each([
    [
      'completed',
      { status: 'completed', prLink: 'https://github.example/octo-org/handbook/pull/1' },
    ],
    ['no-pull-request', { status: 'completed', prLink: null }],
    ['failed', { status: 'failed', prLink: null }],
    ['archived', { status: 'archived', prLink: null, archivedAt: expect.any(String) }],
    ['slow', { status: 'active', prLink: null }],
  ] as const)(
    'in the scenario %s a job is active for one status check, then ends',
    async (scenario, end) => {
      service.settings.scenario = scenario
      const { id } = (await create()).json()
      expect(await checkStatus(id)).toMatchObject({
        status: 'active',
        prLink: null,
        archivedAt: null,
      })
      expect(await checkStatus(id)).toMatchObject(end)
    },
  )

  it('shows the link as late, and after a follow-up the old record for as long, as the settings say', async () => {
    Object.assign(service.settings, { linkAfterChecks: 2, staleChecks: 3 })
    const { id } = (await create()).json()
    const links = []
    for (let n = 0; n < 4; n++) links.push((await checkStatus(id)).prLink)
    expect(links).toEqual([null, null, null, expect.stringContaining('/pull/1')])
    const before = await checkStatus(id)
    expect((await followUp(id)).status).toBe(200)
    for (let n = 0; n < 3; n++) expect(await checkStatus(id)).toEqual(before)
    expect([(await checkStatus(id)).status, (await checkStatus(id)).status]).toEqual([
      'active',
      'completed',
    ])
    expect(service.jobs.get(id)?.prompts).toMatchObject([{ text: 'Explain.' }, { text: 'More.' }])
  })

  it.each([
    ['another key', 'POST', jobs, { prompt: 'x' }, { authorization: 'Bearer adm_other' }, 401],
    ['another project', 'POST', '/v2/agent/other-project/job', { prompt: 'x' }, {}, 403],
    ['an unknown project', 'POST', '/v2/agent/nobody/job', { prompt: 'x' }, {}, 404],
    ['an unknown job', 'GET', `${jobs}/nobody`, undefined, {}, 404],
    ['an empty prompt', 'POST', jobs, { prompt: '' }, {}, 400],
    ['no prompt', 'POST', jobs, {}, {}, 400],
    ['no JSON', 'POST', jobs, '{"prompt":', {}, 400],
    ['another content type', 'POST', jobs, { prompt: 'x' }, { 'content-type': 'text/plain' }, 415],
    ['another method', 'DELETE', `${jobs}/x`, undefined, {}, 405],
    ['another page', 'GET', '/v1/agent', undefined, {}, 404],
  ] as const)('refuses %s with its reason', async (_title, method, path, body, headers, status) => {
    const answer = await call(method, path, body, headers)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) })
    expect(service.jobs.size).toBe(0)
  })

  it('counts creates and follow-ups together against the hourly limit, and says when to retry', async () => {
    service.settings.limit = 2
    await followUp((await create()).json().id)
    const third = await create()
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3_500)
  })
})

it('in memory, on a clock of its own: a new job is hidden, then active, then without its link; a full hour has its limit', async () => {
  const clock = fakeClock()
  const settings = {
    hiddenMs: 2_000,
    activeMs: 5_000,
    linkAfterMs: 3_000,
    limit: 1,
    hourOf: 'full hours',
  } as const
  const { handle, jobs } = createService({ apiKeys: ['old', 'new'], clock, settings })
  const given = {
    baseUrl: 'https://agent.test',
    projectId: 'handbook',
    apiKey: 'new',
    linkHosts: ['github.example'],
  }
  const agent = createAgent({ ...given, http: inMemoryHttp(handle), clock, redact: String })
  expect((await agent.create('Explain.')).kind).toBe('accepted')
  const shown = []
  for (const seconds of [1, 2, 4, 3]) {
    clock.pass(seconds)
    const check = await agent.checkStatus('job-0001')
    shown.push(
      check.kind === 'record' ? `${check.job.status} ${check.job.link?.number}` : check.kind,
    )
  }
  expect(shown).toEqual(['missing', 'active undefined', 'completed undefined', 'completed 1'])
  // The clock began a second after a full hour.
  expect(await agent.create('More.')).toMatchObject({ kind: 'limited', retryAfterMs: 3_589_000 })
  clock.pass(3_589)
  expect((await agent.create('More.')).kind).toBe('accepted')
  for (const job of jobs.values()) job.deleted = true
  expect((await agent.checkStatus('job-0001')).kind).toBe('missing')
})

it('a fault applies to the requests it names, after the given number and as often as given', async () => {
  service.faults.add('GET /v2/agent/*/job/*', fault.reply(500), { after: 1, times: 2 })
  const { id } = (await create()).json()
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await call('GET', `${jobs}/${id}`)).status)
  expect(statuses).toEqual([200, 500, 500, 200])
})
