import { describe, expect, it } from 'vitest'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, conversation, earlierLink, shown, states } from '../helpers/comments.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()

const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))

describe('the result of a follow-up is never the old one', () => {
  // One after the other would take a minute: two at a time, each in a conversation of its own.
  it.each([
    [0, 3],
    [10, 10],
  ])('after %i and %i status checks with the old result', async (...stale) => {
    const runs = stale.map(async (k, at) => {
      const { number, id } = await conversation(here, { id: `job-of-${at}` })
      const { record } = here.service.jobs.get(id) ?? {}
      if (k > 0) here.service.faults.add(`GET /v2/agent/*/job/${id}`, reply(200, record), { after: 1, times: k })
      // The last two never show active: their answers are known by the link alone.
      if (k === 10) here.service.settings.activeChecks = -1
      const { event } = await asks(here, { number })
      return (await here.start(event, { runId: at + 1 })).done()
    })
    for (const { ended } of await Promise.all(runs)) {
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', status: 'completed' } })
      expect(ended.outputs.prLink).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\/pull\/\d+$/)
    }
    expect(paths().toSorted()).toEqual(['/job/job-of-0/message', '/job/job-of-1/message'])
  })

  it('without a sign, it is unconfirmed after 90 s and 12 status checks, and the link is called the earlier one', async () => {
    here.service.settings.staleChecks = 1_000
    const { number, id } = await conversation(here)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'unconfirmed', jobId: id } })
    expect(ended.stdout).toMatch(/^::warning::unconfirmed/m)
    const checks = here.service.ledger.filter(({ method }) => method === 'GET')
    expect(checks.length).toBeGreaterThanOrEqual(13)
    expect(checks.length).toBeLessThan(18)
    expect((await states(here, number)).at(-1)).toBe(`created unconfirmed ${id}`)
    expect((await shown(here, number)).at(-1)?.text).toContain(`The earlier pull request: <${earlierLink}>`)

    here.service.settings.staleChecks = 0
    Object.assign(here.service.jobs.get(id) ?? {}, { stale: 0, looks: 1 })
    const rerun = await here.run(event, { attempt: 2 })
    expect(rerun.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(rerun.ended.outputs.prLink).toContain('github.example')
    expect(paths()).toHaveLength(1)
  })
})
