import { expect, it } from 'vitest'
import type { Marker } from '../../../src/protocol/marker.ts'
import { pass } from '../../../src/sweep/pass.ts'
import { sweepReport } from '../../../src/sweep/summary.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { linkTo } from '../../helpers/links.ts'
import { leftRunning } from '../../helpers/open-jobs.ts'
import { html } from '../../helpers/render-markdown.ts'

function world() {
  const clock = fakeClock({ date: '2026-03-04T12:00:00Z' })
  const here = leftRunning(clock)
  const at = (minutesAgo: number): string =>
    new Date(clock.date().getTime() - minutesAgo * 60_000).toISOString()
  return {
    ...here,
    clock,
    /** A request that settled: posted, accepted and ended so many minutes ago. */
    settled(
      issue: number,
      [posted, ended]: [number, number],
      marker: Partial<Marker> = {},
    ): number {
      const whole = {
        phase: 'settled',
        outcome: 'completed',
        attempt: 1,
        startedAt: at(posted),
        settledAt: at(ended),
      }
      return here.left(issue, { ...whole, ...marker } as Partial<Marker>, { minutes: posted })
    },
    async report(): Promise<string> {
      const sweep = here.sweep()
      await sweep.repositoryComments.read()
      await pass(sweep)
      const before = here.github.ledger.length
      const text = sweepReport(sweep)
      expect(here.github.ledger).toHaveLength(before)
      return text
    },
  }
}

it('nothing at all', async () => {
  const text = await world().report()
  expect(text).toContain('#### Open: 0\n\n#### The last 72 hours: 0 requests')
  expect(text).toContain('0 in the last hour. The service allows 100')
  expect(text).not.toContain('From request to result')
  expect(text).toContain('Requests that left no status comment are missing')
})

it('what is open, the oldest first, with its requester, age and link', async () => {
  const { left, report } = world()
  left(
    1,
    { prLink: 'https://github.com/o/r/pull/90' },
    { record: { status: 'active' }, minutes: 90 },
  )
  left(2, { requester: undefined }, { record: { status: 'active' }, minutes: 5 })
  left(
    3,
    { phase: 'waiting', outcome: undefined, requester: 'app[bot]', jobId: undefined },
    { minutes: 3 },
  )
  left(4, { requester: undefined }, { record: { status: 'failed' } })
  // Its run waits, or was lost while it did.
  left(5, { phase: 'waiting', outcome: undefined, jobId: undefined }, { minutes: 90 })
  const text = await report()
  expect(text.split('\n').filter((line) => line.startsWith('| [#'))).toEqual([
    '| [#1](<https://github.com/o/r/issues/1>) | working | `wim` | 1 h 30 min | <https://github.com/o/r/pull/90> |',
    '| [#2](<https://github.com/o/r/issues/2>) | working |  | 5 min | [status comment](<https://github.com/o/r/issues/2#issuecomment-102>) |',
    '| [#3](<https://github.com/o/r/issues/3>) | waits in its run | `app[bot]` | 3 min | [status comment](<https://github.com/o/r/issues/3#issuecomment-103>) |',
    '| [#5](<https://github.com/o/r/issues/5>) | waits in its run | `wim` | 1 h 30 min | [status comment](<https://github.com/o/r/issues/5#issuecomment-105>) |',
  ])
  expect(html(text)).toContain('<table>')
})

const [at, since] = ['2026-03-04T11:00:00Z', '2026-03-04T11:55:00Z']
it.each<[string, Partial<Marker>, object | undefined, string]>([
  ['of which this sweep found nothing', {}, undefined, 'not found'],
  ['of which every sweep found nothing', { missingSince: since }, undefined, 'not found'],
  ['that is found again', { missingSince: since }, { status: 'active' }, 'working'],
  [
    'that its run did not find, and this sweep does',
    { unseen: true, outcome: 'timed-out' },
    { status: 'active' },
    'working',
  ],
])('a job %s', async (_, marker, record, state) => {
  const { left, report } = world()
  left(1, { startedAt: at, ...marker }, { record: record as never })
  expect(await report()).toContain(`| [#1](<https://github.com/o/r/issues/1>) | ${state} | `)
})

it('a link that may not be shown is none', async () => {
  const { left, report } = world()
  left(1, { prLink: 'https://evil.test/o/r/pull/90' }, { record: { status: 'active' } })
  expect(await report()).not.toContain('evil')
})

it('the requests by outcome, each once, with what this sweep has finished', async () => {
  const { left, settled, report } = world()
  settled(1, [30, 20])
  settled(2, [30, 20], { outcome: 'failed' })
  left(3, {}, { record: { status: 'failed' } })
  left(4, { outcome: undefined, run: '901' }, { record: { status: 'active' } })
  left(5, { phase: 'waiting', outcome: 'rate-limited', trigger: 'comment:77', jobId: undefined })
  settled(5, [20, 10], { trigger: 'comment:77', attempt: 2 })
  const text = await report()
  expect(text).toContain(
    '| outcome | requests |\n| --- | --- |\n| `completed` | 2 |\n| `failed` | 2 |\n| in progress | 1 |',
  )
  expect(text).toContain('#### The last 72 hours: 5 requests')
})

it('each docs pull request once, by what became of it', async () => {
  const { left, settled, report } = world()
  const links = (number: number, became?: Marker['became']): Partial<Marker> => ({
    prLink: `https://github.com/o/r/pull/${number}`,
    ...(became ? { became } : {}),
  })
  settled(1, [30, 20], links(90))
  settled(1, [29, 19], links(90, 'merged'))
  settled(1, [28, 18], links(90, 'closed'))
  settled(2, [30, 20], links(91, 'closed'))
  settled(3, [30, 20], links(92))
  settled(4, [72 * 60 + 1, 72 * 60 - 5], links(93, 'merged'))
  left(5, links(94), { record: { status: 'active' } })
  left(6, {}, { record: { status: 'completed', link: linkTo(95) } })
  expect(await report()).toContain(
    'Docs pull requests: 1 merged, 1 closed without a merge, 2 open or not known.',
  )
})

it('what is older than the window is not counted', async () => {
  const { settled, report } = world()
  settled(1, [72 * 60 + 1, 72 * 60 - 5])
  expect(await report()).toContain('The last 72 hours: 0 requests')
})

it('the uses of the limit in the last hour, and in the busiest one', async () => {
  const { settled, report } = world()
  for (const [issue, minutes] of [200, 190, 150, 139, 59, 61].entries())
    settled(issue + 1, [minutes, minutes - 1])
  expect(await report()).toContain(
    'New jobs and follow-ups of this repository: 1 in the last hour, 3 in the busiest hour (from 2026-03-04 08:40 UTC).',
  )
})

it('the median and the slowest time, where the comment is as old as the request', async () => {
  const { settled, report } = world()
  settled(1, [30, 26])
  settled(2, [30, 24])
  settled(3, [30, 10])
  settled(4, [30, 1], { attempt: 2 })
  expect(await report()).toContain(
    'From request to result: 6 min in the median, 20 min at most. Known of 3 requests.',
  )
})

it('an intent that this sweep has reported as unknown is open no more', async () => {
  const { left, report, github, remembered } = world()
  const id = left(1, { phase: 'intent', run: '901', attempt: 1 }, { minutes: 30 })
  github.running.delete(901)
  const text = await report()
  expect(remembered(1, id)).toMatchObject({ phase: 'unknown' })
  expect(text).toContain('#### Open: 0')
  expect(text).toContain('| `unknown` | 1 |')
})

const limited: Partial<Marker> = {
  phase: 'waiting',
  outcome: 'rate-limited',
  jobId: undefined,
  run: '901',
}

it('a request that met the limit has ended: it is counted by its outcome, and is not open', async () => {
  const { left, report, github } = world()
  left(1, limited)
  // Its run was lost while it waited for the limit: this sweep says so.
  left(2, { ...limited, outcome: undefined, run: '902', retryAt: '2026-03-04T12:30:00Z' })
  github.running.delete(902)
  const text = await report()
  expect(text).toContain('#### Open: 0')
  expect(text).toContain('| `rate-limited` | 2 |')
})

it('a request that was left waiting in a run, and settled in a later one, is not open', async () => {
  const { left, report } = world()
  left(1, { ...limited, outcome: undefined, trigger: 'comment:77' })
  left(1, { phase: 'settled', outcome: 'completed', attempt: 2, trigger: 'comment:77' })
  expect(await report()).toContain('#### Open: 0')
})

it('of two comments of one request that came as far the newer one decides', async () => {
  const { left, report } = world()
  left(1, { ...limited, trigger: 'comment:77' })
  left(1, { ...limited, trigger: 'comment:77', outcome: 'error', attempt: 2 })
  expect(await report()).toContain('| `error` | 1 |')
})

it('the busiest hour can be one that the first use does not begin', async () => {
  const { settled, report } = world()
  for (const [issue, minutes] of [300, 150, 130].entries()) settled(issue + 1, [minutes, 1])
  expect(await report()).toContain('2 in the busiest hour')
})

it('the busiest hour is one of the window', async () => {
  const { settled, report, github, clock } = world()
  const id = settled(1, [90 * 60, 89 * 60])
  github.edit(id, github.conversation(1)[0]?.body ?? '', clock.date().toISOString())
  expect(await report()).not.toContain('busiest')
})

it('the median of two times is between them', async () => {
  const { settled, report } = world()
  settled(1, [200, 199])
  settled(2, [200, 101])
  expect(await report()).toContain('50 min in the median, 1 h 39 min at most')
})
