import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Snapshot } from '../../../src/protocol/marker.ts'
import { decidePoll } from '../../../src/protocol/poll.ts'
import {
  briefly,
  once,
  type PollLimits,
  type PollResult,
  type PollTarget,
  startPolling,
} from '../../../src/protocol/poll-state.ts'
import type { Line } from '../../../src/protocol/view.ts'
import { poll } from '../../../src/work/poll.ts'
import { type FakeClock, fakeClock } from '../../helpers/fake-clock.ts'
import { type Check, fakeService } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'

const { url: link } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const before: Snapshot = { status: 'completed', prLink: link }
const refusedLink = 'https://evil.test/o/r/pull/7'
const missing: StatusCheck = { kind: 'missing', message: 'not found' }
const broken: StatusCheck = { kind: 'fault', message: 'it broke', busy: false }
const busy: StatusCheck = { kind: 'fault', message: 'too much', busy: true }
const asking = (seconds: number, check: StatusCheck = broken): StatusCheck =>
  ({ ...check, retryAfterMs: seconds * 1000 }) as StatusCheck

/** `from`, and so on until `to`. */
const every = (seconds: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / seconds + 1 }, (_, at) => from + at * seconds)

interface Run {
  waited: PollResult
  /** When each status check came, seconds. */
  checks: number[]
  /** Lines of level info without their level, and warnings. */
  log: string[]
  slept: number[]
}

interface How {
  minutes?: number
  interval?: number
  clock?: FakeClock
  cancelled?: AbortSignal
  limits?: (now: number, deadline: number) => PollLimits
  /** The head commit of the docs pull request. */
  readHead?: () => string | undefined
  /** Instead of the script. */
  checkStatus?: (id: string) => Promise<StatusCheck>
}

async function run(task: Partial<PollTarget>, script: Check[], how: How = {}): Promise<Run> {
  const { minutes = 60, interval = 20, clock = fakeClock(), limits = (_, deadline) => ({ deadline }) } = how
  const agent = fakeService(clock, { found: script })
  const log: Line[] = []
  const { result: waited } = await poll(
    { id: 'j1', kind: 'create', ...task },
    { limits: limits(clock.now(), clock.now() + minutes * 60_000), interval },
    {
      agent: how.checkStatus ? { checkStatus: how.checkStatus } : agent,
      github: clock,
      clock,
      cancelled: how.cancelled ?? new AbortController().signal,
      log: (line) => log.push(line),
      readPull: async () => {
        const head = how.readHead?.()
        return { link: task.link, is: { state: 'open', ...(head === undefined ? {} : { head }) } }
      },
    },
  )
  const lines = log.filter(({ level }) => level !== 'debug')
  return {
    waited,
    checks: agent.checkedAt,
    log: lines.map(({ level, text }) => (level === 'info' ? text : `${level}: ${text}`)),
    slept: clock.slept,
  }
}

/** How it ended: `settled completed https://…`, `missing`, `detached -`. */
const kind = ({ waited }: Run): string =>
  'job' in waited && waited.job ? `${waited.kind} ${waited.job.status} ${waited.job.link?.url ?? '-'}` : waited.kind

describe('what status checks mean, and when they come', () => {
  it.each<[string, Partial<PollTarget>, Check[], string, number[]]>([
    ['a job that settles', {}, ['active', 'active', done], `settled completed ${link}`, [20, 40, 60]],
    ['settled at the first check', {}, [done], `settled completed ${link}`, [20]],
    ['failed', {}, ['failed'], 'settled failed -', [20]],
    ['archived, with its link', {}, [{ ...done, status: 'archived' }], `settled archived ${link}`, [20]],
    ['attached to: checked at once', { kind: 'attach' }, ['active', done], `settled completed ${link}`, [0, 20]],
    ['denied', {}, ['active', { kind: 'denied', status: 401, message: 'no' }], 'denied active -', [20, 40]],
  ])('%s', async (_, task, script, expected, checks) => {
    const result = await run(task, script)
    expect([kind(result), result.checks]).toEqual([expected, checks])
  })

  it('the age of a job counts from when it was created', () => {
    const created = startPolling({ id: 'j1', kind: 'create', startedAt: 1_000 }, { deadline: 99_000 })
    const view = { now: 11_000, date: 0, random: 0.5, cancelled: false, asked: { interval: 20 }, answers: {} }
    expect(decidePoll(view, created)).toMatchObject({ question: { pause: 10_000, check: 'j1' } })
  })

  it.each([
    [5, [5, 10, 15]],
    [60, [20, 80, 140]],
    [300, [20, 320, 620]],
  ])('an interval of %i s', async (interval, checks) => {
    expect((await run({}, ['active', 'active', done], { interval })).checks).toEqual(checks)
  })
})

describe('a link that comes late, or goes', () => {
  const opened: Job = { status: 'active', link: linkTo(7) }

  it.each<[string, Partial<PollTarget>, Check[], string, number[]]>([
    ['completed without a link, for good', {}, ['completed'], 'settled completed -', [20, 25, 35]],
    ['the link comes after 5 s', {}, ['completed', done], `settled completed ${link}`, [20, 25]],
    ['the link comes after 15 s', {}, ['completed', 'completed', done], `settled completed ${link}`, [20, 25, 35]],
    [
      'active again before the link',
      {},
      ['completed', 'active', 'completed', done],
      `settled completed ${link}`,
      [20, 25, 45, 50],
    ],
    [
      'a fault between: two more checks all the same',
      {},
      ['completed', broken, 'completed'],
      'settled completed -',
      [20, 25, 25.5, 35.5],
    ],
    [
      'a link that may not be shown is no missing one',
      {},
      [{ status: 'completed', refusedLink }],
      'settled completed -',
      [20],
    ],
    ['failed without a link: nothing is waited for', {}, [opened, 'failed'], `settled failed ${link}`, [20, 40]],
    [
      'seen while active, gone in the end: it stays',
      {},
      [opened, 'completed'],
      `settled completed ${link}`,
      [20, 40, 45, 55],
    ],
    [
      'seen by an earlier run, and never again: it stays',
      { link: linkTo(7) },
      ['completed'],
      `settled completed ${link}`,
      [20, 25, 35],
    ],
    [
      'gone for a moment, then another one: that one',
      {},
      [opened, 'completed', { status: 'completed', link: linkTo(8) }],
      `settled completed ${linkTo(8).url}`,
      [20, 40, 45],
    ],
    [
      'seen, then one that may not be shown: it stays',
      { link: linkTo(7) },
      [{ status: 'completed', refusedLink }],
      `settled completed ${link}`,
      [20],
    ],
  ])('%s', async (_, task, script, expected, checks) => {
    const result = await run(task, script)
    expect([kind(result), result.checks]).toEqual([expected, checks])
  })
})

describe('404', () => {
  it.each<[string, Partial<PollTarget>, Check[], string, number[]]>([
    ['right after a create', {}, [missing, missing, 'active', done], `settled completed ${link}`, [20, 25, 30, 50]],
    [
      'once for a job that was attached to',
      { kind: 'attach' },
      [missing, 'active', done],
      `settled completed ${link}`,
      [0, 5, 20],
    ],
    [
      'once, long after the create',
      {},
      ['active', 'active', 'active', missing, done],
      `settled completed ${link}`,
      [20, 40, 60, 80, 85],
    ],
    [
      'for just less than two minutes',
      {},
      [...Array<Check>(24).fill(missing), done],
      `settled completed ${link}`,
      every(5, 20, 140),
    ],
    ['for two minutes after a create', {}, [missing], 'missing', every(5, 20, 140)],
    ['for two minutes after a follow-up', { kind: 'follow-up' }, [missing], 'missing', every(5, 2, 122)],
    ['for two minutes, attached to', { kind: 'attach' }, [missing], 'missing', every(5, 0, 120)],
    [
      'for two minutes, long after the create',
      {},
      ['active', 'active', 'active', missing],
      'missing active -',
      [20, 40, 60, ...every(5, 80, 200)],
    ],
    [
      'an answer between: two minutes from the first of those after it',
      { kind: 'attach' },
      [missing, 'active', missing],
      'missing active -',
      [0, 5, ...every(5, 20, 140)],
    ],
    ['a fault between is no answer', {}, [missing, broken, missing], 'missing', [20, 25, ...every(5, 25.5, 140.5)]],
    [
      'of a busy service: checked less often, and no sooner given up',
      {},
      [missing, busy, missing],
      'missing',
      [20, 25, 65, 105, 145],
    ],
  ])('%s', async (_, task, script, expected, checks) => {
    const result = await run(task, script)
    expect([kind(result), result.checks]).toEqual([expected, checks])
  })

  it.each<[string, Check[], number, PollResult]>([
    [
      'for two minutes: how long it was, and what it may mean',
      [missing],
      3_600,
      { kind: 'missing', message: 'The service answered 404 to every status check of job j1 for 120 s. not found' },
    ],
    ['until the deadline, sooner than that', [missing], 60, { kind: 'timed-out', fault: 'not found', isMissing: true }],
    [
      'until the deadline, after a record: that is kept',
      ['active', missing],
      60,
      { kind: 'timed-out', fault: 'not found', isMissing: true, job: { id: 'j1', status: 'active' } },
    ],
    ['until the deadline, which comes after two minutes', [missing], 140, expect.objectContaining({ kind: 'missing' })],
    [
      'and then a fault at the deadline: that is the last problem',
      [missing, asking(100)],
      60,
      { kind: 'timed-out', fault: 'it broke' },
    ],
  ])('%s', async (_, script, seconds, expected) => {
    expect((await run({}, script, { minutes: seconds / 60 })).waited).toEqual(expected)
  })
})

describe('the deadline', () => {
  it.each<[string, Partial<PollTarget>, Check[], number, string, number[]]>([
    ['active: one last check', {}, ['active'], 50, 'timed-out active -', [20, 20, 10]],
    ['settled at the last check', {}, ['active', done], 30, `settled completed ${link}`, [20, 10]],
    [
      'completed without a link at the last check is believed',
      {},
      ['active', 'completed'],
      30,
      'settled completed -',
      [20, 10],
    ],
    ['shorter than the first wait', {}, ['active'], 6, 'timed-out active -', [6]],
    ['gone by already', {}, ['active'], -5, 'timed-out active -', []],
    ['gone by already, and settled', { kind: 'attach' }, [done], -5, `settled completed ${link}`, []],
    ['404 until then', {}, [missing], 30, 'timed-out', [20, 5, 5]],
    [
      'a follow-up without a sign until then',
      { kind: 'follow-up', before },
      [done],
      6,
      `unconfirmed completed ${link}`,
      [2, 3, 1],
    ],
    [
      'a follow-up and no answer at all',
      { kind: 'follow-up', before },
      [done, asking(100)],
      60,
      'timed-out',
      [2, 3, 55],
    ],
  ])('%s', async (_, task, script, seconds, expected, slept) => {
    const result = await run(task, script, { minutes: seconds / 60 })
    expect([kind(result), result.slept]).toEqual([expected, slept])
  })

  it('the last fault is reported', async () => {
    const { waited } = await run({}, ['active', asking(120)], { minutes: 1 })
    expect(waited).toMatchObject({ kind: 'timed-out', job: { status: 'active' }, fault: 'it broke' })
    expect((await run({}, [broken, 'active'], { minutes: 1 })).waited).not.toHaveProperty('fault')
  })

  it('a check that lasts beyond it is the last', async () => {
    const clock = fakeClock()
    const checkStatus = async (id: string): Promise<StatusCheck> => {
      clock.pass(30)
      return { kind: 'record', job: { id, status: 'active' } }
    }
    const { waited } = await run({}, [], { clock, checkStatus, minutes: 0.75 })
    expect(waited).toMatchObject({ kind: 'timed-out' })
    expect(clock.slept).toEqual([20])
  })
})

describe('a run that does not wait', () => {
  it.each<[string, Partial<PollTarget>, Check[], string, number[]]>([
    ['settled at once', {}, [done], `settled completed ${link}`, [0]],
    ['active for 40 s', {}, ['active'], 'detached active -', [0, 20, 40]],
    ['active, attached to', { kind: 'attach' }, ['active'], 'detached active -', [0, 20, 40]],
    ['settled in the end', {}, ['active', 'active', done], `settled completed ${link}`, [0, 20, 40]],
    [
      'completed in the end, without a link',
      {},
      ['active', 'active', 'completed'],
      'settled completed -',
      [0, 20, 40, 45, 55],
    ],
    [
      'completed in the end, and the link late',
      {},
      ['active', 'active', 'completed', done],
      `settled completed ${link}`,
      [0, 20, 40, 45],
    ],
    ['404', {}, [missing], 'detached', every(5, 0, 40)],
    [
      'a follow-up without a sign',
      { kind: 'follow-up', before },
      [done],
      `detached completed ${link}`,
      [2, 5, 10, 18, 26, 34, 40],
    ],
    [
      'a follow-up without a sign, to a job without a link',
      { kind: 'follow-up', before: { status: 'completed' } },
      ['completed'],
      'detached completed -',
      [2, 5, 10, 18, 26, 34, 40],
    ],
    ['denied', {}, [{ kind: 'denied', status: 403, message: 'no' }], 'denied', [0]],
  ])('%s', async (_, task, script, expected, checks) => {
    const result = await run(task, script, { limits: briefly })
    expect([kind(result), result.checks]).toEqual([expected, checks])
  })

  it.each<[string, Check[], PollResult]>([
    ['404', [missing], { kind: 'detached', fault: 'not found', isMissing: true }],
    [
      '404, after a record',
      ['active', missing],
      { kind: 'detached', fault: 'not found', isMissing: true, job: { id: 'j1', status: 'active' } },
    ],
    ['no answer', [asking(100)], { kind: 'detached', fault: 'it broke' }],
    [
      'a status that is none of the four',
      ['queued'],
      {
        kind: 'detached',
        fault: 'Its status is "queued", which this action does not know.',
        job: { id: 'j1', status: 'queued' },
      },
    ],
    ['active', ['active'], { kind: 'detached', job: { id: 'j1', status: 'active' } }],
  ])('says what was wrong when it left: %s', async (_, script, expected) => {
    expect((await run({}, script, { limits: briefly })).waited).toEqual(expected)
  })

  it('leaves sooner if its time is up sooner', async () => {
    expect((await run({}, ['active'], { limits: briefly, minutes: 0.5 })).checks).toEqual([0, 20, 30])
  })
})

describe('one status check', () => {
  it.each<[string, Partial<PollTarget>, Check[], string, number[]]>([
    ['settled', {}, [done], `settled completed ${link}`, [0]],
    ['active', {}, ['active'], 'timed-out active -', [0]],
    ['404', {}, [missing], 'timed-out', [0]],
    ['no answer', {}, [broken], 'timed-out', [0]],
    ['completed without a link: checked until that is believed', {}, ['completed'], 'settled completed -', [0, 5, 15]],
    ['completed, and the link late', {}, ['completed', done], `settled completed ${link}`, [0, 5]],
    ['completed without a link, then active again', {}, ['completed', 'active'], 'timed-out active -', [0, 5]],
    ['completed without a link, then 404', {}, ['completed', missing], 'timed-out completed -', [0, 5, 10, 15, 16]],
    ['a follow-up without a sign', { before }, [done], `unconfirmed completed ${link}`, [0]],
    [
      'a follow-up without a sign, to a job without a link',
      { before: { status: 'completed' } },
      ['completed'],
      'unconfirmed completed -',
      [0],
    ],
  ])('%s', async (_, task, script, expected, checks) => {
    const result = await run({ kind: 'attach', ...task }, script, { limits: once })
    expect([kind(result), result.checks]).toEqual([expected, checks])
  })
})

describe('a follow-up', () => {
  const task: Partial<PollTarget> = { kind: 'follow-up', before }
  const renewed: Job = { status: 'completed', link: linkTo(8) }
  const dense = [2, 5, 10, 18, 26, 34, 42, 50, 58, 66, 74, 82, 90]

  it.each(Array.from({ length: 11 }, (_, stale) => stale))(
    'the earlier result, shown %i times, is never taken',
    async (stale) => {
      const result = await run(task, [...Array<Check>(stale).fill(done), 'active', renewed])
      expect(kind(result)).toBe(`settled completed ${linkTo(8).url}`)
      expect(result.checks.slice(0, stale + 1)).toEqual(dense.slice(0, stale + 1))
    },
  )

  it.each<[string, Snapshot, Check[], string]>([
    ['another link', before, [done, renewed], `settled completed ${linkTo(8).url}`],
    ['a link, where there was none', { status: 'completed' }, ['completed', done], `settled completed ${link}`],
    [
      'a link, where there was one that may not be shown',
      { ...before, prLink: refusedLink },
      [{ status: 'completed', refusedLink }, done],
      `settled completed ${link}`,
    ],
    [
      'one that may not be shown, where there was a link',
      before,
      [done, { status: 'completed', refusedLink }],
      `settled completed ${link}`,
    ],
    ['another status', before, [done, { ...done, status: 'failed' }], `settled failed ${link}`],
    ['active, and then the same result', before, [done, 'active', done], `settled completed ${link}`],
    [
      'active, and then no link any more: the earlier one stays',
      before,
      [done, 'active', 'completed'],
      `settled completed ${link}`,
    ],
  ])('is picked up: %s', async (_, snapshot, script, expected) => {
    expect(kind(await run({ kind: 'follow-up', before: snapshot }, script))).toBe(expected)
  })

  it.each<[string, Partial<PollTarget>, Check[]]>([
    ['the same', { before }, [done]],
    ['the link vanished', { before }, [done, 'completed']],
    ['the link vanished, and an earlier run had seen it', { before, link: linkTo(7) }, ['completed']],
    ['the link vanished and came back', { before }, [done, 'completed', done]],
    [
      'the same one that may not be shown',
      { before: { status: 'completed', prLink: refusedLink } },
      [{ status: 'completed', refusedLink }],
    ],
    ['a record without a status', { before }, [{ link: linkTo(7) }]],
    ['a link, where the snapshot had no address', { before: { ...before, prLink: '["x"]' } }, [done]],
    ['no address, where the snapshot had a link', { before }, [done, { status: 'completed', refusedLink: '7' }, done]],
    ['a status, where the snapshot has none', { before: { prLink: link } }, [done]],
    ['a result, where there is no snapshot', {}, [done]],
    ['a first link, where the service did not show the job before', { before: {} }, ['completed', done]],
    ['another link, where it did not', { before: { prLink: link } }, [renewed]],
    ['one that may not be shown, where it did not', { before: {} }, [{ status: 'completed', refusedLink }]],
    ['another status, where it did not', { before: { prLink: link } }, [done, 'failed']],
  ])('no sign by 90 s and 12 records is unconfirmed: %s', async (_, about, script) => {
    const { waited, checks } = await run({ kind: 'follow-up', ...about }, script)
    expect([waited.kind, checks]).toEqual(['unconfirmed', dense])
  })

  it('faults are no records: twelve are waited for', async () => {
    const { waited, checks } = await run(task, [...Array<Check>(8).fill(asking(20)), done])
    expect([waited.kind, checks.length]).toEqual(['unconfirmed', 20])
  })

  it('without a snapshot only active is a sign', async () => {
    expect(kind(await run({ kind: 'follow-up' }, [done, 'active', done]))).toBe(`settled completed ${link}`)
    expect(kind(await run({ kind: 'follow-up', before: {} }, [done, 'active', done]))).toBe(`settled completed ${link}`)
  })

  it('attached to: the checks start at once, and the earlier result is not taken either', async () => {
    const result = await run({ kind: 'attach', before }, [done, done, 'active', renewed])
    expect(kind(result)).toBe(`settled completed ${linkTo(8).url}`)
    expect(result.checks.slice(0, 3)).toEqual([0, 3, 8])
  })

  it('attached to, once it was picked up: what it shows is the new result, the same as before or not', async () => {
    const result = await run({ kind: 'attach', before: { ...before, pickedUp: true } }, [done])
    expect(kind(result)).toBe(`settled completed ${link}`)
    expect(result.checks).toEqual([0])
  })

  describe('and the head commit of the docs pull request', () => {
    const about = { ...task, before: { ...before, head: 'a' }, link: linkTo(7) }
    /** Reads these commits, the last for ever; `reads` gets when, seconds. */
    const heads = (commits: (string | undefined)[], clock = fakeClock()) => {
      const start = clock.now()
      const reads: number[] = []
      const readHead = () => commits[Math.min(reads.push((clock.now() - start) / 1_000), commits.length) - 1]
      return { reads, readHead, clock }
    }

    it.each<[string, Partial<PollTarget>, Check[], (string | undefined)[], string, number[]]>([
      ['another one after 30 s', {}, [done], ['b'], `settled completed ${link}`, [34]],
      ['another one after 60 s', {}, [done], ['a', 'b'], `settled completed ${link}`, [34, 66]],
      ['another one after 90 s', {}, [done], ['a', 'a', 'b'], `settled completed ${link}`, [34, 66, 90]],
      ['the same one', {}, [done], ['a'], `unconfirmed completed ${link}`, [34, 66, 90]],
      ['it cannot be read', {}, [done], [undefined], `unconfirmed completed ${link}`, [34, 66, 90]],
      ['it cannot be read once', {}, [done], [undefined, 'b'], `settled completed ${link}`, [34, 66]],
      ['the snapshot has none', { before }, [done], ['b'], `unconfirmed completed ${link}`, []],
      [
        'another one, where the service did not show the job before',
        { before: { prLink: link, head: 'a' } },
        [done],
        ['b'],
        `settled completed ${link}`,
        [34],
      ],
      ['active before it is read', {}, [done, 'active', done], ['b'], `settled completed ${link}`, []],
      ['another link before it is read', {}, [done, renewed], ['b'], `settled completed ${linkTo(8).url}`, []],
      [
        'no answer of the service at that time',
        {},
        [...Array<Check>(5).fill(done), asking(8), done],
        ['b'],
        `settled completed ${link}`,
        [34],
      ],
      ['attached to: read at once', { kind: 'attach' }, [done], ['b'], `settled completed ${link}`, [0]],
      [
        'attached to, and the same one: read three times',
        { kind: 'attach' },
        [done],
        ['a'],
        `unconfirmed completed ${link}`,
        [0, 3, 8],
      ],
    ])('%s', async (_, more, script, commits, expected, times) => {
      const { reads, ...how } = heads(commits)
      const result = await run({ ...about, ...more }, script, how)
      expect([kind(result), reads]).toEqual([expected, times])
    })

    it('another one while the link is gone for a moment: that gets its time', async () => {
      const result = await run(about, ['completed'], heads(['b']))
      expect(kind(result)).toBe(`settled completed ${link}`)
      expect(result.checks.slice(5)).toEqual([34, 39, 49])
    })

    it('another one is a change of the job, as the log says', async () => {
      const { log } = await run(about, [done], heads(['b']))
      expect(log.slice(1)).toEqual([
        'Job j1 still shows the result from before the follow-up (completed), after 2 s.',
        'Job j1 is completed, after 34 s.',
      ])
    })
  })
})

describe('a status that is none of the four', () => {
  it.each<[string, Job, string]>([
    ['queued', { status: 'queued' }, 'Its status is "queued", which this action does not know.'],
    ['Completed', { status: 'Completed' }, 'Its status is "Completed", which this action does not know.'],
    ['empty', { status: '' }, 'Its status is "", which this action does not know.'],
    [
      'a name that every object has',
      { status: 'constructor' },
      'Its status is "constructor", which this action does not know.',
    ],
    ['none, or not a text', { model: 'm' }, 'Its record has no status.'],
  ])('%s: still running, warned of once, reported at the deadline', async (_, job, words) => {
    const { waited, log } = await run({}, [job], { minutes: 2 })
    expect(waited).toMatchObject({ kind: 'timed-out', fault: words })
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([
      `warning: Job j1 counts as still running. ${words}`,
    ])
  })

  it('is quoted short, each once', async () => {
    const { log } = await run({}, [
      { status: 'x'.repeat(1_000) },
      { status: 'y' },
      { status: 'x'.repeat(1_000) },
      { status: 'y' },
      done,
    ])
    expect(log.map((line) => line.length).filter((length) => length > 200)).toEqual([])
    expect(log.filter((line) => line.startsWith('warning')).length).toBe(2)
  })
})

describe('faults', () => {
  it.each<[string, Check[], number[], number[]]>([
    ['back off with full jitter', [broken, broken, broken, done], [0.5, 1, 1, 0.5], [20, 1, 2, 2]],
    ['back off by 30 s at most', [...Array<Check>(8).fill(broken), done], [0.5, 1], [20, 1, 2, 4, 8, 16, 30, 30, 30]],
    [
      'the counter starts again after an answer',
      [broken, broken, 'active', broken, done],
      [0.5, 1, 1, 0.5, 1],
      [20, 1, 2, 20, 1],
    ],
    ['Retry-After replaces the next delay', [asking(7), done], [0.5], [20, 7]],
    ['Retry-After of nought', [asking(0), done], [0.5], [20, 1]],
    ['Retry-After of a day', [asking(86_400), done], [0.5], [20, 120]],
    ['Retry-After without end', [asking(1e12), done], [0.5], [20, 120]],
    ['busy: wider, and it stays wide', [busy, 'active', done], [0.5], [20, 40, 40]],
    [
      'busy again: wider, to 120 s at most',
      [busy, busy, busy, busy, 'active', done],
      [0.5],
      [20, 40, 80, 120, 120, 120],
    ],
    ['busy with Retry-After: that first, then wide', [asking(3, busy), 'active', done], [0.5], [20, 3, 40]],
    ['busy, then broken: not sooner than wide', [busy, broken, done], [0.5], [20, 40, 40]],
  ])('%s', async (_, script, random, slept) => {
    const result = await run({}, script, { clock: fakeClock({ random }) })
    expect([kind(result), result.slept]).toEqual([`settled completed ${link}`, slept])
  })

  it('Retry-After does not reach beyond the deadline', async () => {
    const { waited, slept } = await run({}, [asking(120)], { minutes: 1 })
    expect([waited.kind, slept]).toEqual(['timed-out', [20, 40]])
  })

  it('a busy service makes the checks after a follow-up rarer too', async () => {
    const { checks } = await run({ kind: 'follow-up', before }, [busy, done, 'active', done], { interval: 5 })
    expect(checks).toEqual([2, 12, 22, 32])
  })

  it('a thousand of them, one after each answer, lose nothing', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const script: Check[] = Array.from({ length: 2_000 }, (_, n) => (n % 2 ? broken : 'active'))
    const result = await run({}, [...script, done], { minutes: 350 * 60 })
    await new Promise((turn) => setImmediate(turn))
    process.off('warning', note)
    expect([kind(result), result.checks.length]).toEqual([`settled completed ${link}`, 2_001])
    expect(warnings).toEqual([])
    expect(result.log.length).toBe(3)
  })
})

describe('cancelled', () => {
  const cancelAt = (clock: FakeClock, seconds: number): AbortSignal => {
    const cancel = new AbortController()
    clock.at(seconds, () => cancel.abort())
    return cancel.signal
  }

  it('before the first check', async () => {
    const clock = fakeClock()
    const { waited, checks } = await run({}, ['active'], { clock, cancelled: cancelAt(clock, 3) })
    expect([waited, checks]).toEqual([{ kind: 'cancelled' }, []])
    expect(clock.now()).toBe(4_000)
  })

  it('between checks: the last record is kept', async () => {
    const clock = fakeClock()
    const { waited, checks } = await run({}, ['active'], { clock, cancelled: cancelAt(clock, 50) })
    expect([waited, checks]).toEqual([{ kind: 'cancelled', job: { id: 'j1', status: 'active' } }, [20, 40]])
  })

  it('during a check, even the last: no other follows', async () => {
    const cancel = new AbortController()
    let checks = 0
    const checkStatus = async (): Promise<StatusCheck> => {
      checks++
      cancel.abort()
      return broken
    }
    const { waited } = await run({}, [], { cancelled: cancel.signal, checkStatus, minutes: 0 })
    expect(waited).toEqual({ kind: 'cancelled' })
    expect(checks).toBe(1)
  })
})

describe('the log', () => {
  it('says until when it waits, and each change once', async () => {
    const { log } = await run({}, ['active', 'active', broken, 'active', 'completed', done])
    expect(log).toEqual([
      'Waiting for job j1 until 13:00 UTC (1 h).',
      'Job j1 is active, after 20 s.',
      'Job j1 is completed, after 1 min 21 s.',
    ])
  })

  it('does not call the earlier result the new one', async () => {
    const { log } = await run({ kind: 'follow-up', before }, [done, done, 'active', done], { minutes: 2.5 })
    expect(log).toEqual([
      'Waiting for job j1 until 12:02 UTC (2 min 30 s).',
      'Job j1 still shows the result from before the follow-up (completed), after 2 s.',
      'Job j1 is active, after 10 s.',
      'Job j1 is completed, after 20 s.',
    ])
  })

  it('promises no waiting if there is to be one check', async () => {
    const { log } = await run({ kind: 'attach' }, ['active'], { minutes: 0 })
    expect(log).toEqual(['Job j1 is active, after 0 s.'])
  })

  it('nothing is decided by the wall clock', async () => {
    const at = async (date: string) => {
      const { waited, checks } = await run({}, [{ status: 'active', createdAt: '2999-01-01T00:00:00Z' }, done], {
        clock: fakeClock({ date }),
      })
      return [waited.kind, checks]
    }
    expect(await at('1970-01-01T00:00:00Z')).toEqual(await at('2999-12-31T23:59:00Z'))
  })
})
