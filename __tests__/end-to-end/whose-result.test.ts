import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { change, reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { fileWorld } from '../helpers/world.ts'

// Several requests, one job: each reports its own end, and nobody the end of another.

const here = await fileWorld()
const statusChecks = 'GET /v2/agent/*/job/*'
/** In a whole run, time goes 40 times as fast. */
const seconds = (s: number): number => (s * 1_000) / 40

/** GitHub says that a workflow run is in progress. */
function isRunning(id: number): void {
  const run = { branch: 'main', event: 'issue_comment', attempt: 1, status: 'in_progress' }
  here.github.runs.set(id, { ...run, createdAt: '2026-01-01T00:00:00Z', conclusion: null } as never)
}

it('a run that the service told to wait for two minutes finds its own end in the marker of the next request', async () => {
  Object.assign(here.service.settings, { activeMs: seconds(130), activeChecks: 0 })
  const { number, event } = await asks(here, { text: '/docs first' })
  isRunning(11)
  const first = await here.start(event, { runId: 11 })
  await expect.poll(() => here.service.posts().length).toBe(1)
  await wait(seconds(90))
  here.service.faults.add(statusChecks, reply(429, { error: 'busy' }, { 'retry-after': '120' }))
  await expect.poll(() => here.service.ledger.some(({ status }) => status === 429)).toBe(true)
  here.service.settings.scenario = 'failed'
  const second = await here.run((await asks(here, { number, text: '/docs second' })).event, {
    runId: 12,
  })
  const { ended } = await first.done()
  expect(second.ended.outputs).toMatchObject({ kind: 'follow-up', outcome: 'failed' })
  expect(ended.outputs).toMatchObject({ kind: 'create', outcome: 'completed', status: 'completed' })
  expect(await states(here, number)).toEqual([
    'settled completed job-0001',
    'settled failed job-0001',
  ])
})

it('the re-run of a run that was killed, and counts as alive, finds its own end there too', async () => {
  Object.assign(here.service.settings, { activeMs: seconds(60), activeChecks: 0 })
  const { number, event } = await asks(here, { text: '/docs first' })
  isRunning(11)
  const first = await here.start(event, { runId: 11 })
  await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
  await first.kill()
  here.service.settings.scenario = 'failed'
  const second = await here.run((await asks(here, { number, text: '/docs second' })).event, {
    runId: 12,
  })
  expect(second.ended.outputs).toMatchObject({ kind: 'follow-up', outcome: 'failed' })
  const again = await here.run(event, { runId: 11, attempt: 2 })
  expect(again.ended.outputs.outcome).toBe('completed')
})

it('the first link of the request before, which comes late, is nothing of a follow-up', async () => {
  Object.assign(here.service.settings, {
    activeMs: seconds(20),
    activeChecks: 0,
    linkAfterMs: seconds(60),
  })
  const { number, event } = await asks(here, { text: '/docs first' })
  await here.run(event, { runId: 11 })
  here.service.settings.staleChecks = 1_000
  const withoutLink = change((body) => ({ ...(body as object), prLink: null }))
  here.service.faults.add(statusChecks, withoutLink, { times: 1_000, name: 'late' })
  const second = await here.start((await asks(here, { number, text: '/docs second' })).event, {
    runId: 12,
  })
  await expect.poll(() => here.service.posts().length, { timeout: 20_000 }).toBe(2)
  here.service.faults.remove('late')
  expect((await second.done()).ended.outputs.outcome).toBe('unconfirmed')
})

it('a follow-up that is left running puts out nothing of the record from before it', async () => {
  const { number, event } = await asks(here, { text: '/docs first' })
  await here.run(event, { runId: 11 })
  here.service.settings.staleChecks = 1_000
  const later = (await asks(here, { number, text: '/docs second' })).event
  const { ended } = await here.run(later, { runId: 12, inputs: { wait: 'false' } })
  const { outcome, status, prLink, job } = ended.outputs
  expect({ outcome, status, prLink }).toEqual({ outcome: 'detached', status: '', prLink: '' })
  expect(JSON.parse(job ?? '')).toEqual({ id: 'job-0001', prLink: null })
  const text = (await shown(here, number)).at(-1)?.text ?? ''
  expect(text).not.toContain('Pull request:')
  expect(text).not.toContain('status   completed')
})
