import { describe, expect, it } from 'vitest'
import type { Job, StatusCheck } from '../../../src/io/agent.ts'
import type { Log } from '../../../src/io/log.ts'
import { type PollResult, type PollTarget, poll } from '../../../src/work/poll.ts'
import { type FakeClock, fakeClock } from '../../helpers/fake-clock.ts'
import { type Line, scriptedAgent } from '../../helpers/scripted-agent.ts'

const link = 'https://github.com/o/r/pull/7'
const done: Job = { status: 'completed', prLink: link }
const missing: StatusCheck = { kind: 'missing', message: 'not found' }
const broken: StatusCheck = { kind: 'fault', message: 'it broke', busy: false }
const busy: StatusCheck = { kind: 'fault', message: 'too much', busy: true }
const asking = (seconds: number, look: StatusCheck = broken): StatusCheck =>
  ({ ...look, retryAfterMs: seconds * 1000 }) as StatusCheck

interface Run {
  waited: PollResult
  /** When each look came, seconds. */
  looks: number[]
  log: string[]
  changes: (string | undefined)[]
  slept: number[]
}

async function run(
  task: Partial<PollTarget>,
  script: Line[],
  { minutes = 60, interval = 20, clock = fakeClock(), signal = undefined as AbortSignal | undefined } = {},
): Promise<Run> {
  const agent = scriptedAgent(clock, script)
  const log: string[] = []
  const changes: (string | undefined)[] = []
  const write = (level: string) => (text: string) => void log.push(level === 'info' ? text : `${level}: ${text}`)
  const recorder = { info: write('info'), warning: write('warning'), debug: () => {} } as unknown as Log
  const waited = await poll(
    { id: 'j1', kind: 'create', ...task },
    { deadline: clock.now() + minutes * 60_000, intervalSeconds: interval, ...(signal && { signal }) },
    { agent, clock, log: recorder },
    (job) => changes.push(job.status),
  )
  return { waited, looks: agent.looks, log, changes, slept: clock.slept }
}

const kind = ({ waited }: Run): string =>
  'job' in waited && waited.job ? `${waited.kind} ${waited.job.status} ${waited.job.prLink ?? '-'}` : waited.kind

describe('what looks mean, and when they come', () => {
  it.each<[string, Partial<PollTarget>, Line[], string, number[]]>([
    ['a job that settles', {}, ['active', 'active', done], `settled completed ${link}`, [20, 40, 60]],
    ['settled at the first look', {}, [done], `settled completed ${link}`, [20]],
    ['failed', {}, ['failed'], 'settled failed -', [20]],
    ['archived, with its link', {}, [{ status: 'archived', prLink: link }], `settled archived ${link}`, [20]],
    ['attached to: looked at at once', { kind: 'attach' }, ['active', done], `settled completed ${link}`, [0, 20]],
    ['completed without a link, for good', {}, ['completed'], 'settled completed -', [20, 25, 30, 35]],
    ['the link comes after 5 s', {}, ['completed', done], `settled completed ${link}`, [20, 25]],
    [
      'the link comes after 15 s',
      {},
      ['completed', 'completed', 'completed', done],
      `settled completed ${link}`,
      [20, 25, 30, 35],
    ],
    [
      'active again before the link',
      {},
      ['completed', 'active', 'completed', done],
      `settled completed ${link}`,
      [20, 25, 45, 50],
    ],
    ['404 right after a create', {}, [missing, missing, 'active', done], `settled completed ${link}`, [20, 25, 30, 50]],
    ['404 for a minute after a create', {}, [missing], 'lost', [20, 25, 30, 35, 40, 45, 50, 55, 60]],
    [
      '404 for a minute after a follow-up',
      { kind: 'follow-up' },
      [missing],
      'lost',
      [2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62],
    ],
    ['404 for a job that was attached to', { kind: 'attach' }, [missing], 'lost', [0, 5]],
    [
      '404 once for a job that was attached to',
      { kind: 'attach' },
      [missing, 'active', done],
      `settled completed ${link}`,
      [0, 5, 20],
    ],
    [
      '404 twice, with an answer between',
      { kind: 'attach' },
      [missing, 'active', missing, done],
      `settled completed ${link}`,
      [0, 5, 20, 25],
    ],
    [
      '404 once, long after the create',
      {},
      ['active', 'active', 'active', missing, done],
      `settled completed ${link}`,
      [20, 40, 60, 80, 85],
    ],
    ['404 for good, long after the create', {}, ['active', 'active', 'active', missing], 'lost', [20, 40, 60, 80, 85]],
    ['denied', {}, ['active', { kind: 'denied', status: 401, message: 'no' }], 'denied', [20, 40]],
  ])('%s', async (_, task, script, expected, looks) => {
    const result = await run(task, script)
    expect([kind(result), result.looks]).toEqual([expected, looks])
  })

  it('says how long the service answered 404', async () => {
    const words = async (task: Partial<PollTarget>, script: Line[]) => {
      const { waited } = await run(task, script)
      return waited.kind === 'lost' ? waited.message : waited.kind
    }
    expect(await words({}, [missing])).toBe(
      'Job j1 was created, but the service answered 404 to every look at it for 60 s.',
    )
    expect(await words({ kind: 'attach' }, [missing])).toBe('not found')
    expect(await words({ kind: 'attach' }, ['active', missing])).toBe(
      'The service no longer knows job j1: it answered 404 twice.',
    )
  })

  it('the age of a job counts from when it was created', async () => {
    const clock = fakeClock()
    clock.pass(10)
    const { looks } = await run({ startedAt: clock.now() - 10_000 }, ['active', done], { clock })
    expect(looks).toEqual([10, 30])
  })

  it.each([
    [5, [5, 10, 15]],
    [60, [20, 80, 140]],
    [300, [20, 320, 620]],
  ])('an interval of %i s', async (interval, looks) => {
    expect((await run({}, ['active', 'active', done], { interval })).looks).toEqual(looks)
  })
})

describe('the deadline', () => {
  it.each<[string, Partial<PollTarget>, Line[], number, string, number[]]>([
    ['active: one last look at it', {}, ['active'], 50, 'timed-out active -', [20, 20, 10]],
    ['settled at the last look', {}, ['active', done], 30, `settled completed ${link}`, [20, 10]],
    [
      'completed without a link at the last look is believed',
      {},
      ['active', 'completed'],
      30,
      'settled completed -',
      [20, 10],
    ],
    ['shorter than the first wait', {}, ['active'], 6, 'timed-out active -', [6]],
    ['gone by already', {}, ['active'], -5, 'timed-out active -', [0]],
    ['gone by already, and settled', { kind: 'attach' }, [done], -5, `settled completed ${link}`, [0]],
    ['404 until then', {}, [missing], 30, 'timed-out', [20, 5, 5]],
    [
      'a follow-up without a sign until then',
      { kind: 'follow-up', before: done },
      [done],
      6,
      `unconfirmed completed ${link}`,
      [2, 3, 1],
    ],
    [
      'a follow-up and no answer at all',
      { kind: 'follow-up', before: done },
      [done, asking(100)],
      60,
      'timed-out',
      [2, 3, 55],
    ],
  ])('%s', async (_, task, script, seconds, expected, slept) => {
    const result = await run(task, script, { minutes: seconds / 60 })
    expect([kind(result), result.slept]).toEqual([expected, slept])
  })

  it('the last fault is told', async () => {
    const { waited } = await run({}, ['active', asking(120)], { minutes: 1 })
    expect(waited).toMatchObject({ kind: 'timed-out', job: { status: 'active' }, fault: 'it broke' })
    expect((await run({}, [broken, 'active'], { minutes: 1 })).waited).not.toHaveProperty('fault')
  })

  it('a look that lasts beyond it is the last', async () => {
    const clock = fakeClock()
    const agent = scriptedAgent(clock, ['active'])
    const slow = {
      checkStatus: async (id: string) => {
        clock.pass(30)
        return agent.checkStatus(id)
      },
    }
    const log = { info() {}, debug() {} } as unknown as Log
    const until = { deadline: clock.now() + 45_000, intervalSeconds: 20 }
    expect(await poll({ id: 'j1', kind: 'create' }, until, { agent: slow, clock, log })).toMatchObject({
      kind: 'timed-out',
    })
    expect(clock.slept).toEqual([20])
  })
})

describe('a follow-up', () => {
  const task: Partial<PollTarget> = { kind: 'follow-up', before: done }
  const renewed: Job = { status: 'completed', prLink: 'https://github.com/o/r/pull/8' }
  const dense = [2, 5, 10, 18, 26, 34, 42, 50, 58, 66, 74, 82, 90]

  it.each(Array.from({ length: 11 }, (_, stale) => stale))(
    'the earlier result, shown %i times, is never taken',
    async (stale) => {
      const result = await run(task, [...Array<Line>(stale).fill(done), 'active', renewed])
      expect(kind(result)).toBe('settled completed https://github.com/o/r/pull/8')
      expect(result.looks.slice(0, stale + 1)).toEqual(dense.slice(0, stale + 1))
      expect(result.changes).toEqual(['active', 'completed'])
    },
  )

  it.each<[string, Job, Line[], string]>([
    ['another link', done, [done, renewed], 'settled completed https://github.com/o/r/pull/8'],
    [
      'a link, where there was none',
      { status: 'completed', prLink: null },
      ['completed', done],
      `settled completed ${link}`,
    ],
    ['another status', done, [done, { status: 'failed', prLink: link }], `settled failed ${link}`],
    ['no link any more', done, [done, { status: 'completed', prLink: null }], 'settled completed -'],
    ['active, and then the same result', done, [done, 'active', done], `settled completed ${link}`],
  ])('is picked up: %s', async (_, before, script, expected) => {
    expect(kind(await run({ kind: 'follow-up', before: before as PollTarget['before'] & {} }, script))).toBe(expected)
  })

  it.each<[string, Line[]]>([
    ['the same', [done]],
    ['a record that lacks the link', ['completed']],
    ['a record without a status', [{ prLink: link }]],
  ])('no sign by 90 s and 12 looks is unconfirmed: %s', async (_, script) => {
    const { waited, looks } = await run(task, script)
    expect([waited.kind, looks]).toEqual(['unconfirmed', dense])
  })

  it('faults are no looks: twelve answers are waited for', async () => {
    const { waited, looks } = await run(task, [...Array<Line>(8).fill(asking(20)), done])
    expect([waited.kind, looks.length]).toEqual(['unconfirmed', 20])
  })

  it('a snapshot without a status: a status is no sign', async () => {
    expect((await run({ kind: 'follow-up', before: { prLink: link } }, [done])).waited.kind).toBe('unconfirmed')
  })

  it('without a snapshot only active is a sign', async () => {
    expect((await run({ kind: 'follow-up' }, [done])).waited.kind).toBe('unconfirmed')
    expect(kind(await run({ kind: 'follow-up' }, [done, 'active', done]))).toBe(`settled completed ${link}`)
  })

  it('attached to: the looks start at once, and the earlier result is not taken either', async () => {
    const result = await run({ kind: 'attach', before: done }, [done, done, 'active', renewed])
    expect(kind(result)).toBe('settled completed https://github.com/o/r/pull/8')
    expect(result.looks.slice(0, 3)).toEqual([0, 3, 8])
  })

  it('attached to, once it was picked up: what it shows is the new result, the same as before or not', async () => {
    const result = await run({ kind: 'attach', before: { ...done, pickedUp: true } }, [done])
    expect(kind(result)).toBe(`settled completed ${link}`)
    expect(result.looks).toEqual([0])
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
  ])('%s: still running, warned of once, told at the deadline', async (_, job, words) => {
    const { waited, log } = await run({}, [job], { minutes: 2 })
    expect(waited).toMatchObject({ kind: 'timed-out', fault: words })
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([
      `warning: Job j1 is taken as still running. ${words}`,
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
  it.each<[string, Line[], number[], number[]]>([
    ['back off with full jitter', [broken, broken, broken, done], [0.5, 1, 1, 0.5], [20, 1, 2, 2]],
    ['back off by 30 s at most', [...Array<Line>(8).fill(broken), done], [0.5, 1], [20, 1, 2, 4, 8, 16, 30, 30, 30]],
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

  it('a busy service makes the looks after a follow-up rarer too', async () => {
    const { looks } = await run({ kind: 'follow-up', before: done }, [busy, done, 'active', done], { interval: 5 })
    expect(looks).toEqual([2, 12, 22, 32])
  })

  it('a thousand of them, one after each answer, lose nothing', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const script: Line[] = Array.from({ length: 2_000 }, (_, n) => (n % 2 ? broken : 'active'))
    const { signal } = new AbortController()
    const result = await run({}, [...script, done], { minutes: 350 * 60, signal })
    await new Promise((turn) => setImmediate(turn))
    process.off('warning', note)
    expect([kind(result), result.looks.length]).toEqual([`settled completed ${link}`, 2_001])
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

  it('before the first look', async () => {
    const clock = fakeClock()
    const { waited, looks } = await run({}, ['active'], { clock, signal: cancelAt(clock, 3) })
    expect([waited, looks]).toEqual([{ kind: 'cancelled' }, []])
    expect(clock.now()).toBe(4_000)
  })

  it('between looks: the last record is kept', async () => {
    const clock = fakeClock()
    const { waited, looks } = await run({}, ['active'], { clock, signal: cancelAt(clock, 50) })
    expect([waited, looks]).toEqual([{ kind: 'cancelled', job: { id: 'j1', status: 'active' } }, [20, 40]])
  })

  it('during a look, even the last: no other follows', async () => {
    const clock = fakeClock()
    const cancel = new AbortController()
    let looks = 0
    const agent = {
      checkStatus: async (): Promise<StatusCheck> => {
        looks++
        cancel.abort()
        return broken
      },
    }
    const log = { info() {}, debug() {} } as unknown as Log
    const until = { deadline: clock.now(), intervalSeconds: 20, signal: cancel.signal }
    expect(await poll({ id: 'j1', kind: 'create' }, until, { agent, clock, log })).toEqual({ kind: 'cancelled' })
    expect(looks).toBe(1)
  })
})

describe('the log', () => {
  it('says until when it waits, and each change once', async () => {
    const { log, changes } = await run({}, ['active', 'active', broken, 'active', 'completed', done])
    expect(log).toEqual([
      'Waiting for job j1 until 13:00 UTC (60 min).',
      'Job j1 is active, after 20 s.',
      'Job j1 is completed, after 1 min 21 s.',
    ])
    expect(changes).toEqual(['active', 'completed', 'completed'])
  })

  it('does not call the earlier result the new one', async () => {
    const { log } = await run({ kind: 'follow-up', before: done }, [done, done, 'active', done], { minutes: 2.5 })
    expect(log).toEqual([
      'Waiting for job j1 until 12:02 UTC (2 min 30 s).',
      'Job j1 still shows what it showed before the follow-up (completed), after 2 s.',
      'Job j1 is active, after 10 s.',
      'Job j1 is completed, after 20 s.',
    ])
  })

  it('promises no waiting where there is to be one look', async () => {
    const { log } = await run({ kind: 'attach' }, ['active'], { minutes: 0 })
    expect(log).toEqual(['Job j1 is active, after 0 s.'])
  })

  it('nothing is decided by the wall clock', async () => {
    const at = async (date: string) => {
      const { waited, looks } = await run({}, [{ status: 'active', createdAt: '2999-01-01T00:00:00Z' }, done], {
        clock: fakeClock({ date }),
      })
      return [waited.kind, looks]
    }
    expect(await at('1970-01-01T00:00:00Z')).toEqual(await at('2999-12-31T23:59:00Z'))
  })
})
