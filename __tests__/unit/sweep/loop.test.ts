import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { type Keys, signMarker } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { limitWrites } from '../../../src/sweep/main.ts'
import { sweepUntilDone } from '../../../src/sweep/pass.ts'
import { sweepOutputs } from '../../../src/sweep/summary.ts'
import type { SweptJob } from '../../../src/sweep/sweep-context.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { linkTo } from '../../helpers/links.ts'
import { unrelatedKeys } from '../../helpers/markers.ts'
import { leftRunning } from '../../helpers/open-jobs.ts'

const active: Job = { status: 'active' }

function world() {
  const clock = fakeClock()
  return { ...leftRunning(clock), clock }
}

describe('how often a sweep makes a pass', () => {
  it.each<[string, string, number, number[]]>([
    ['on a schedule: once', 'schedule', 0, [0]],
    [
      'with max-minutes: every 30 s until the time is up',
      'workflow_dispatch',
      2,
      [0, 30, 60, 90, 120],
    ],
    [
      'after a pull request was opened: at once, and after 5, 15 and 30 s',
      'pull_request',
      0,
      [0, 5, 15, 30],
    ],
    [
      'after a pull request was opened, max-minutes is ignored',
      'pull_request_target',
      60,
      [0, 5, 15, 30],
    ],
  ])('%s', async (_, event, maxMinutes, seconds) => {
    const { left, sweep, service } = world()
    left(1, {}, { record: active })
    await sweepUntilDone(sweep(), maxMinutes, event)
    expect(service.checkedAt).toEqual(seconds)
  })

  it.each(['pull_request', 'schedule'])('%s: no more once nothing is open', async (event) => {
    const { left, sweep, clock, service } = world()
    left(1, {}, { record: active })
    clock.at(4, () => service.show('job-1', { status: 'completed', link: linkTo(90) }))
    const given = sweep()
    await sweepUntilDone(given, 350, event)
    expect(service.checkedAt).toEqual(event === 'schedule' ? [0, 30] : [0, 5])
    expect([...given.swept.values()]).toMatchObject([{ kind: 'settled' }])
  })

  it('finds what was left running since it began, and lists only what changed', async () => {
    const { left, sweep, clock, service, github } = world()
    left(1, {}, { record: active })
    const given = sweep()
    clock.at(20, () => void left(2, {}, { record: { status: 'failed' }, minutes: 0 }))
    clock.at(50, () => service.show('job-1', { status: 'failed' }))
    await sweepUntilDone(given, 5, 'schedule')
    expect([...given.swept.values()]).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }])
    expect(clock.slept.filter((seconds) => seconds > 1)).toEqual([30, 30])
    // One for each pass, and for each job one after the word of the sweep, and one after the note.
    expect(github.ledger.filter((line) => line.startsWith('GET changed comments'))).toHaveLength(7)
  })

  it('ends at once when it is cancelled', async () => {
    const { left, sweep, clock, service } = world()
    left(1, {}, { record: active })
    const cancelled = new AbortController()
    clock.at(40, () => cancelled.abort())
    await sweepUntilDone(sweep({}, { cancelled: cancelled.signal }), 350, 'schedule')
    expect(service.checkedAt).toEqual([0, 30])
  })
})

describe('if GitHub or the service does not answer', () => {
  it.each([
    ['no permission to read', 'denied'],
    ['GitHub unreachable', 'down'],
  ] as const)('%s, at its first listing: it fails', async (_, fault) => {
    const { left, sweep, github } = world()
    left(1, {}, { record: active })
    github.fail('GET changed', fault)
    await expect(sweepUntilDone(sweep(), 5, 'schedule')).rejects.toThrow(
      "Reading the repository's comments",
    )
  })

  it('GitHub unreachable later: the sweep continues', async () => {
    const { left, sweep, github, log, clock, service } = world()
    left(1, {}, { record: active })
    clock.at(20, () => github.fail('GET changed', 'down'))
    clock.at(50, () => service.show('job-1', { status: 'failed' }))
    const given = sweep()
    await sweepUntilDone(given, 5, 'schedule')
    expect([...given.swept.values()]).toMatchObject([{ outcome: 'failed' }])
    expect(log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(1)
  })

  it.each(['GET changed comments, page 1', 'POST', 'REACT', 'EDIT'])(
    'the limit of GitHub, at %s: the sweep stops, succeeds, and says so',
    async (call) => {
      const { left, sweep, github, log, clock } = world()
      left(1, {}, { record: { status: 'failed' } })
      left(2, {}, { record: { status: 'failed' } })
      github.fail(call, 'limited', 'limited')
      const given = sweep()
      await sweepUntilDone(given, 5, 'schedule')
      expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([
        expect.stringMatching(/rate limit.*The rest is left for the next sweep\.$/),
      ])
      expect([...given.swept.values()].every(({ kind }) => kind === 'open')).toBe(true)
      expect(clock.slept.filter((seconds) => seconds > 1)).toEqual([])
      expect(github.ledger.filter((line) => line.endsWith('limited'))).toHaveLength(1)
    },
  )

  it('the limit of GitHub, at the second page: what the first one listed is counted', async () => {
    const { left, sweep, github } = world()
    for (let issue = 1; issue <= 101; issue++) left(issue, {}, { record: active })
    github.fail('GET changed comments, page 2', 'limited')
    const given = sweep()
    await sweepUntilDone(given, 5, 'schedule')
    expect(given.swept.size).toBe(100)
  })

  it('a service that is unreachable: the sweep waits for its next pass', async () => {
    const { left, sweep, service, clock, log } = world()
    for (let issue = 1; issue <= 30; issue++) {
      left(issue)
      service.show(`job-${issue}`, { status: 500 })
    }
    clock.at(10, () => {
      for (let issue = 1; issue <= 30; issue++) service.show(`job-${issue}`, { status: 'failed' })
    })
    const given = sweep()
    await sweepUntilDone(given, 1, 'schedule')
    expect(log.lines).toContain(
      'warning: The service does not answer. The rest is left for the next sweep.',
    )
    expect([...given.swept.values()].every(({ kind }) => kind === 'settled')).toBe(true)
  })
})

describe('status comments that cannot be verified', () => {
  /** The same comment, signed with other keys. */
  function resign(
    { github, remembered }: ReturnType<typeof world>,
    issue: number,
    id: number,
    by: Keys,
  ): void {
    github.edit(id, `${signMarker(remembered(issue, id) as Marker, by)}\n`)
  }

  it('none is verified: the sweep fails, and does nothing', async () => {
    const { left, sweep, service, writes } = world()
    left(1, {}, { record: { status: 'failed' } })
    left(2, { phase: 'intent' })
    await expect(sweepUntilDone(sweep({ keys: unrelatedKeys }), 0, 'schedule')).rejects.toThrow(
      'Nothing was done. 2 status comments of this account cannot be verified, because the keys were replaced. Set previous-key',
    )
    expect([...service.checks, ...writes()]).toEqual([])
  })

  it('some are verified: a warning, and those are finished', async () => {
    const given = world()
    const { left, sweep, service, log } = given
    const ids = [1, 2].map((issue) => left(issue, {}, { record: { status: 'failed' } }))
    resign(given, 1, ids[0] ?? 0, unrelatedKeys)
    await sweepUntilDone(sweep(), 0, 'schedule')
    expect(service.checks).toEqual(['job-2 failed'])
    expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringMatching(/^warning: 1 status comment of this account cannot be verified/),
    ])
  })
})

describe('status comments of which GitHub does not say whose they are', () => {
  const unasked = 'Reading the account of the token (GraphQL viewer): GitHub did not answer: down.'

  it.each<[string, (given: ReturnType<typeof world>) => void, string]>([
    ['GraphQL does not answer', ({ github }) => github.fail('GET viewer', 'down'), unasked],
    [
      'no author is named',
      ({ github }) => Object.assign(github, { userOf: () => null }),
      'GitHub names no author.',
    ],
  ])('a warning says what was not answered, and the sweep goes on: %s', async (_, arrange, why) => {
    const given = world()
    given.left(1, { phase: 'intent' })
    given.left(2, { phase: 'intent' })
    arrange(given)
    await sweepUntilDone(given.sweep(), 0, 'schedule')
    expect(given.log.lines).toEqual([
      `warning: 2 status comments do not count, because GitHub does not say whether this account wrote them. ${why}`,
      'info: 0 open comments.',
    ])
    expect(given.writes()).toEqual([])
  })

  it('and no key verifies any: the sweep fails, and does not say that the keys were replaced', async () => {
    const { left, sweep, github } = world()
    left(1)
    github.fail('GET viewer', 'down')
    await expect(sweepUntilDone(sweep({ keys: unrelatedKeys }), 0, 'schedule')).rejects.toThrow(
      `Nothing was done. 1 status comment does not count, because GitHub does not say whether this account wrote it. ${unasked}`,
    )
  })
})

describe('how often it writes to GitHub', () => {
  function limited() {
    const clock = fakeClock()
    const written: number[] = []
    const http = limitWrites(
      {
        async exchange({ method }) {
          if (method !== 'GET') written.push(clock.now())
          return { status: 200, headers: {}, body: '' }
        },
      },
      clock,
    )
    const send = (method: string) =>
      http.exchange({ method, url: 'https://x', headers: {}, timeoutMs: 1, maxBytes: 1 })
    return { clock, written, send }
  }

  it('at most 40 times in any minute, and reads without a limit', async () => {
    const { clock, written, send } = limited()
    for (let turn = 0; turn < 200; turn++) {
      await send(['POST', 'PATCH', 'DELETE'][turn % 3] ?? 'POST')
      await send('GET')
      if (turn === 90) clock.pass(300)
    }
    const inMinuteFrom = (at: number): number =>
      written.filter((time) => time >= at && time < at + 60_000).length
    expect(Math.max(...written.map(inMinuteFrom))).toBe(40)
    expect(clock.now() - 1_000).toBeLessThan((200 / 40) * 60_000 + 300_000)
  })

  it('at most 400 times an hour, and is answered as by GitHub at its limit beyond that', async () => {
    const { clock, written, send } = limited()
    for (let turn = 0; turn < 400; turn++) await send('PATCH')
    expect(await send('PATCH')).toMatchObject({ status: 429, headers: { 'retry-after': '3002' } })
    expect(written).toHaveLength(400)
    clock.pass((3_600_000 - 399 * 1_500) / 1_000)
    expect(await send('PATCH')).toMatchObject({ status: 200 })
  })
})

describe('its outputs', () => {
  const jobWith = (over: Partial<SweptJob>): SweptJob => ({
    conversation: 1,
    jobId: 'job-1',
    status: 'completed',
    outcome: 'completed',
    prLink: '',
    kind: 'settled',
    ...over,
  })

  it('the counts, and each job', () => {
    const { jobs, ...counts } = sweepOutputs([
      jobWith({ kind: 'open', outcome: '', status: 'active' }),
      jobWith({}),
      jobWith({ outcome: 'failed', status: 'failed' }),
      jobWith({ kind: 'lost', outcome: 'error', status: '' }),
    ])
    expect(counts).toEqual({ settled: '2', failed: '1', open: '1', lost: '1' })
    expect(JSON.parse(jobs)).toEqual([
      { conversation: 1, jobId: 'job-1', status: 'completed', outcome: 'completed', prLink: '' },
      { conversation: 1, jobId: 'job-1', status: 'failed', outcome: 'failed', prLink: '' },
      { conversation: 1, jobId: 'job-1', status: '', outcome: 'error', prLink: '' },
      { conversation: 1, jobId: 'job-1', status: 'active', outcome: '', prLink: '' },
    ])
  })

  it('a list too long for an output keeps what ended', () => {
    const open = Array.from({ length: 2_000 }, () =>
      jobWith({ kind: 'open', jobId: 'x'.repeat(256) }),
    )
    const { jobs, ...counts } = sweepOutputs([...open, jobWith({ jobId: 'ended' })])
    expect(counts).toMatchObject({ settled: '1', open: '2000' })
    expect(jobs.length).toBeLessThan(500_010)
    expect(JSON.parse(jobs)[0]).toMatchObject({ jobId: 'ended' })
  })
})
