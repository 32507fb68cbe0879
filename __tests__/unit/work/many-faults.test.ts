import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { createAgent } from '../../../src/io/agent.ts'
import { createHttp } from '../../../src/io/http.ts'
import { poll } from '../../../src/work/poll.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { http, listen } from '../../helpers/raw-server.ts'

const warned = vi.fn()
process.on('warning', warned)
afterEach(() => process.off('warning', warned))

it('1,000 status checks that fail and 1,000 that do not, in turn: the wait ends, and nothing is left behind', async () => {
  const record = (status: string) =>
    http(200, JSON.stringify({ id: 'j1', status, prLink: 'https://github.com/o/r/pull/1' }))
  const {
    port,
    connections: _,
    ...server
  } = await listen((socket, request, nth) => {
    if (nth > 2_000) socket.write(record('completed'))
    else if (nth % 2 === 0) socket.write(record('active'))
    else if (nth % 3 === 0) socket.destroy()
    else socket.write(http(nth % 5 === 0 ? 503 : 500, request.slice(0, 3)))
  })
  const client = createHttp({})
  const clock = fakeClock()
  const agent = createAgent({
    http: client,
    clock,
    baseUrl: `http://127.0.0.1:${port}`,
    projectId: 'p',
    apiKey: 'svc_0123456789abcdef',
    linkHosts: [],
    redact: (text) => text,
  })
  const { signal } = new AbortController()
  const limits = { deadline: clock.now() + 1_000 * 3_600_000 }
  const target = { id: 'j1', kind: 'create' } as const
  const readPull = async () => undefined
  const clients = { agent, clock, github: clock, cancelled: signal, log: () => {}, readPull }
  const { result } = await poll(target, { limits, interval: 20 }, clients)
  await client.close()

  expect(result).toMatchObject({ kind: 'settled', job: { status: 'completed' } })
  expect(server.requests).toHaveLength(2_001)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(warned).not.toHaveBeenCalled()
})
