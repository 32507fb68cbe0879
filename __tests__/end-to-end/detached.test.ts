import { describe, expect, it } from 'vitest'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, states, status } from '../helpers/comments.ts'
import { fileWorld, type World } from '../helpers/world.ts'

const here = await fileWorld()

const statusChecks = () => here.service.ledger.filter(({ method }) => method === 'GET')

describe('a run that does not wait', () => {
  it('by --no-wait polls for 40 s, and leaves the job running', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here, { text: '/docs —no-wait explain the retries' })
    const { ended } = await here.run(event)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'detached', jobId: 'job-0001' } })
    expect(await states(here, number)).toEqual(['created detached job-0001'])
    expect(statusChecks().length).toBeGreaterThanOrEqual(3)
    // The first one as soon as the record is there.
    const [created] = here.service.posts()
    expect((statusChecks()[0]?.at ?? 0) - (created?.answeredAt ?? 0)).toBeLessThan(400)
    expect((statusChecks().at(-1)?.at ?? 0) - (created?.at ?? 0)).toBeLessThan((45_000 / 40) * 1.5)
  })
})

describe('the hourly limit of the service', () => {
  it.each([
    ['a re-run', async (event: Parameters<World['run']>[0]) => here.run(event, { attempt: 2 })],
    [
      'the command again',
      async (event: Parameters<World['run']>[0]) => {
        const { number } = event.payload.issue as { number: number }
        return here.run((await asks(here, { number })).event, { runId: 1_000_002 })
      },
    ],
  ])('that is reached for long: nothing was started, and %s starts a job', async (_, retry) => {
    const { number, event } = await asks(here)
    here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }, { 'retry-after': '3000' }))
    const { ended } = await here.run(event, { inputs: { 'timeout-minutes': '10' } })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'rate-limited', jobId: '' } })
    const { marker, text } = await status(here, number)
    expect(marker).toMatchObject({ phase: 'waiting', outcome: 'rate-limited' })
    expect(text).toMatch(/\d\d:\d\d UTC/)
    expect(text).toContain('nothing was started')
    const later = await retry(event)
    expect(later.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(here.service.jobs.size).toBe(1)
  })
})
