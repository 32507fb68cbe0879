import { describe, expect, it } from 'vitest'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states, status } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type World } from '../helpers/world.ts'

const here = await fileWorld()

const statusChecks = () => here.service.ledger.filter(({ method }) => method === 'GET')

describe('a run that does not wait', () => {
  it.each([
    ['wait: false', '/docs explain the retries', { wait: 'false' }],
    ['--no-wait', '/docs --no-wait explain the retries', {}],
  ])('%s: polls for 40 s, and leaves the job running', async (_, text, inputs) => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here, { text })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({
      code: 0,
      outputs: { outcome: 'detached', status: 'active', jobId: 'job-0001', prLink: '' },
    })
    expect(await states(here, number)).toEqual(['created detached job-0001'])
    const { text: comment } = await status(here, number)
    expect(comment).toMatch(/^### Docs agent: .*left running/)
    expect(comment).toMatch(/sweep.*finishes it/)
    expect(comment).toContain('`/docs status`')
    expect(statusChecks().length).toBeGreaterThanOrEqual(3)
    // The first one as soon as the record is there.
    const [created] = here.service.posts()
    expect((statusChecks()[0]?.at ?? 0) - (created?.answeredAt ?? 0)).toBeLessThan(400)
    expect((statusChecks().at(-1)?.at ?? 0) - (created?.at ?? 0)).toBeLessThan((45_000 / 40) * 1.5)
  })

  it('a job that settles meanwhile is reported as by a run that waits', async () => {
    const { number, event } = await asks(here)
    const { ended } = await here.run(event, { inputs: { wait: 'false' } })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', prNumber: expect.stringMatching(/\d/) })
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
  })

  it('a job that is left running is finished by the sweep', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    await here.run(event, { inputs: { wait: 'false' } })
    here.service.put({ id: 'job-0001', status: 'failed' })
    const { ended } = await sweep(here)
    expect(ended.outputs).toMatchObject({ settled: '1', failed: '1', open: '0' })
    expect(await states(here, number)).toEqual(['settled failed job-0001'])
    expect((await shown(here, number)).filter(({ login }) => login === 'github-actions[bot]')).toHaveLength(1)
  })

  it('a follow-up that is left running is finished by the sweep once the job shows a sign of it', async () => {
    const first = await asks(here)
    await here.run(first.event)
    here.service.settings.scenario = 'slow'
    const { event, number } = await asks(here, { number: first.number, text: '/docs --no-wait and the time-outs' })
    const { ended } = await here.run(event)
    expect(ended.outputs.outcome).toBe('detached')
    here.service.put({ id: 'job-0001', status: 'failed' })
    expect((await sweep(here)).ended.outputs).toMatchObject({ settled: '1', failed: '1' })
    expect(await states(here, number)).toEqual(['settled completed job-0001', 'settled failed job-0001'])
  })
})

describe('the hourly limit of the service', () => {
  it('that has room again soon: the run waits', async () => {
    const { number, event } = await asks(here)
    here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }, { 'retry-after': '60' }))
    const { ended } = await here.run(event)
    expect(ended.outputs.outcome).toBe('completed')
    expect(here.service.posts()).toHaveLength(2)
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
  })

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
