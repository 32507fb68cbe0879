import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Snapshot } from '../../../src/protocol/marker.ts'
import {
  decidePoll,
  isNewStatus,
  limitsOf,
  once,
  type PollResult,
  startPolling,
} from '../../../src/protocol/poll.ts'
import type { Answers } from '../../../src/protocol/view.ts'
import { linkTo } from '../../helpers/links.ts'

type PollTarget = Parameters<typeof startPolling>[0]
type PollLimits = Parameters<typeof startPolling>[1]

const briefly = (now: number, deadline: number): PollLimits =>
  limitsOf({ request: { waits: false }, now, deadline })

/** A status, a record, or any other answer to a status check. */
type Check = string | Job | StatusCheck

const { url: link } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const renewed: Job = { status: 'completed', link: linkTo(8) }
const opened: Job = { status: 'active', link: linkTo(7) }
const refusedLink = 'https://evil.test/o/r/pull/7'
const refused: Job = { status: 'completed', refusedLink }
const missing: StatusCheck = { kind: 'missing', message: 'not found' }
const broken: StatusCheck = { kind: 'fault', message: 'it broke', busy: false }
const busy: StatusCheck = { kind: 'fault', message: 'too much', busy: true }
const denied: StatusCheck = { kind: 'denied', status: 401, message: 'no' }
const asking = (seconds: number, check: StatusCheck = broken): StatusCheck =>
  ({ ...check, retryAfterMs: seconds * 1000 }) as StatusCheck

const before: Snapshot = { status: 'completed', prLink: link }
const followUp: Partial<PollTarget> = { kind: 'follow-up', before }
const attached: Partial<PollTarget> = { kind: 'watch' }
const settled = `settled completed ${link}`
const settledAnew = `settled completed ${linkTo(8).url}`

/** `from`, and so on until `to`. */
const every = (seconds: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / seconds + 1 }, (_, at) => from + at * seconds)

interface How {
  seconds?: number
  interval?: number
  random?: number[]
  limits?: (now: number, deadline: number) => PollLimits
  /** The head commits of the docs pull request, the last one for ever. */
  heads?: (string | undefined)[]
  /** How long a status check lasts, seconds; and when the run is cancelled. */
  lasts?: number
  cancelledAt?: number
}

/**
 * A wait whose status checks find these, one after the other, the last one for ever: when each check came, and each reading of
 * the docs pull request, in seconds; how long each pause was; what was logged; and how it ended (`settled completed https://…`).
 */
function waited(task: Partial<PollTarget>, script: Check[], how: How = {}) {
  const { seconds = 3_600, interval = 20, random = [0.5], lasts = 0, heads = [] } = how
  const {
    limits = (_: number, deadline: number) => ({ deadline }),
    cancelledAt = Number.POSITIVE_INFINITY,
  } = how
  const found = {
    checks: [] as number[],
    reads: [] as number[],
    slept: [] as number[],
    log: [] as string[],
  }
  let now = 1_000
  const elapsed = (): number => Math.round(now - 1_000) / 1_000
  let polling = startPolling(
    { id: 'j1', kind: 'create', startedAt: now, ...task },
    limits(now, now + seconds * 1_000),
  )
  let answers: Answers = {}
  for (let turn = 0; ; turn++) {
    const date = Date.parse('2025-06-01T12:00:00Z') + now - 1_000
    const times = { now, date, random: orLast(random, turn) ?? 0.5 }
    const polled = decidePoll(
      { ...times, cancelled: elapsed() >= cancelledAt, request: { interval }, answers },
      polling,
    )
    found.log.push(...shownOf(polled.log))
    if (polled.kind === 'end') return { ...found, result: polled.result, end: endOf(polled.result) }
    const { pause, check, pull } = polled.query
    polling = polled.polling
    if (pause > 0) found.slept.push(pause / 1_000)
    now += Math.min(pause, (cancelledAt - elapsed()) * 1_000)
    if (elapsed() >= cancelledAt) continue
    const at = now
    if (check !== undefined) {
      const says = answerTo(orLast(script, found.checks.length) ?? '')
      found.checks.push(elapsed())
      now += lasts * 1_000
      answers = { ...answers, check: { says, at } }
    }
    if (pull !== undefined) {
      const head = orLast(heads, found.reads.length)
      found.reads.push(elapsed())
      answers = { ...answers, pull: { link: task.link, is: { state: 'open', head } } }
    }
  }
}

/** The lines of a log that are shown unless somebody debugs. */
const shownOf = (log: { level: string; text: string }[]): string[] =>
  log
    .filter(({ level }) => level !== 'debug')
    .map(({ level, text }) => (level === 'info' ? text : `${level}: ${text}`))

/** The last one stands for all that would follow. */
const orLast = <T>(all: T[], index: number): T | undefined => all[Math.min(index, all.length - 1)]

function answerTo(check: Check): StatusCheck {
  if (typeof check === 'string') return { kind: 'record', job: { id: 'j1', status: check } }
  return 'kind' in check ? check : { kind: 'record', job: { ...check, id: 'j1' } }
}

const active = { id: 'j1', status: 'active' }

const endOf = (result: PollResult): string =>
  'job' in result && result.job
    ? `${result.kind} ${result.job.status} ${result.job.link?.url ?? '-'}`
    : result.kind

type Row = [string, Partial<PollTarget>, Check[], string, number[]]

describe('what status checks mean, and when they come', () => {
  it.each<Row>([
    ['a job that settles', {}, ['active', 'active', done], settled, [20, 40, 60]],
    ['failed', {}, ['failed'], 'settled failed -', [20]],
    [
      'archived, with its link',
      {},
      [{ ...done, status: 'archived' }],
      `settled archived ${link}`,
      [20],
    ],
    ['attached to: checked at once', attached, ['active', done], settled, [0, 20]],
    ['denied', {}, ['active', denied], 'denied active -', [20, 40]],
  ])('%s', (_, task, script, end, checks) => {
    expect(waited(task, script)).toMatchObject({ end, checks })
  })

  it.each([
    [-9_000, [10, 30]],
    [-299_000, [20, 40]],
  ])('the age of a job counts from when it was created: %i ms', (startedAt, checks) => {
    expect(waited({ startedAt }, ['active', done]).checks).toEqual(checks)
  })

  it.each([
    [5, [5, 10, 15]],
    [60, [20, 80, 140]],
    [300, [20, 320, 620]],
  ])('an interval of %i s', (interval, checks) => {
    expect(waited({}, ['active', 'active', done], { interval }).checks).toEqual(checks)
  })
})

describe('a link that comes late, or goes', () => {
  const seen: Partial<PollTarget> = { link: linkTo(7) }
  it.each<Row>([
    ['completed without a link, for good', {}, ['completed'], 'settled completed -', [20, 25, 35]],
    ['the link comes after 5 s', {}, ['completed', done], settled, [20, 25]],
    ['the link comes after 15 s', {}, ['completed', 'completed', done], settled, [20, 25, 35]],
    [
      'active again before',
      {},
      ['completed', 'active', 'completed', done],
      settled,
      [20, 25, 45, 50],
    ],
    [
      'a fault between',
      {},
      ['completed', broken, 'completed'],
      'settled completed -',
      [20, 25, 25.5, 35.5],
    ],
    ['one that may not be shown is no missing one', {}, [refused], 'settled completed -', [20]],
    [
      'failed without a link: nothing is waited for',
      {},
      [opened, 'failed'],
      `settled failed ${link}`,
      [20, 40],
    ],
    [
      'seen while active, gone in the end: it stays',
      {},
      [opened, 'completed'],
      settled,
      [20, 40, 45, 55],
    ],
    [
      'seen by an earlier run, and never again: it stays',
      seen,
      ['completed'],
      settled,
      [20, 25, 35],
    ],
    [
      'gone for a moment, then another: that one',
      {},
      [opened, 'completed', renewed],
      settledAnew,
      [20, 40, 45],
    ],
    ['seen, then one that may not be shown: it stays', seen, [refused], settled, [20]],
  ])('%s', (_, task, script, end, checks) => {
    expect(waited(task, script)).toMatchObject({ end, checks })
  })
})

describe('404', () => {
  const late = ['active', 'active', 'active', missing]
  const between = [missing, 'active', missing]
  it.each<Row>([
    ['right after a create', {}, [missing, missing, 'active', done], settled, [20, 25, 30, 50]],
    ['once, attached to', attached, [missing, 'active', done], settled, [0, 5, 20]],
    ['once, long after the create', {}, [...late, done], settled, [20, 40, 60, 80, 85]],
    [
      'just less than two minutes',
      {},
      [...Array<Check>(24).fill(missing), done],
      settled,
      every(5, 20, 140),
    ],
    ['two minutes after a create', {}, [missing], 'missing', every(5, 20, 140)],
    [
      'two minutes after a follow-up',
      { kind: 'follow-up' },
      [missing],
      'missing',
      every(5, 2, 122),
    ],
    ['two minutes, attached to', attached, [missing], 'missing', every(5, 0, 120)],
    [
      'two minutes, long after the create',
      {},
      late,
      'missing active -',
      [20, 40, 60, ...every(5, 80, 200)],
    ],
    [
      'two minutes from the first after an answer',
      attached,
      between,
      'missing active -',
      [0, 5, ...every(5, 20, 140)],
    ],
    [
      'a fault is no answer',
      {},
      [missing, broken, missing],
      'missing',
      [20, 25, ...every(5, 25.5, 140.5)],
    ],
    [
      'of a busy service: checked less often',
      {},
      [missing, busy, missing],
      'missing',
      [20, 25, 65, 105, 145],
    ],
  ])('%s', (_, task, script, end, checks) => {
    expect(waited(task, script)).toMatchObject({ end, checks })
  })

  const fault = 'The service answered 404 to every status check of job j1 for 120 s. not found'
  const timedOut = { kind: 'timed-out', fault: 'not found', isMissing: true } as const
  const brokeAtLast = { kind: 'timed-out', fault: 'it broke' } as const
  it.each<[string, Check[], number, PollResult]>([
    [
      'for two minutes: how long it was, and what it may mean',
      [missing],
      3_600,
      { kind: 'missing', fault },
    ],
    ['until the deadline, sooner than that', [missing], 60, timedOut],
    [
      'until then, after a record',
      ['active', missing],
      60,
      { ...timedOut, job: { id: 'j1', status: 'active' } },
    ],
    [
      'until the deadline, after two minutes',
      [missing],
      140,
      expect.objectContaining({ kind: 'missing' }),
    ],
    [
      'and then a fault',
      [missing, asking(100)],
      60,
      { kind: 'timed-out', fault: 'it broke', isMissing: true },
    ],
    [
      'and found again, and then a fault',
      [missing, 'active', asking(100)],
      60,
      { ...brokeAtLast, job: active },
    ],
  ])('%s', (_, script, seconds, expected) => {
    expect(waited({}, script, { seconds }).result).toEqual(expected)
  })
})

describe('the deadline', () => {
  it.each<[string, Partial<PollTarget>, Check[], number, string, number[]]>([
    ['active: one last check', {}, ['active'], 50, 'timed-out active -', [20, 20, 10]],
    ['settled at the last check', {}, ['active', done], 30, settled, [20, 10]],
    [
      'completed without a link is believed',
      {},
      ['active', 'completed'],
      30,
      'settled completed -',
      [20, 10],
    ],
    ['shorter than the first wait', {}, ['active'], 6, 'timed-out active -', [6]],
    ['gone by already', {}, ['active'], -5, 'timed-out active -', []],
    ['gone by already, and settled', attached, [done], -5, settled, []],
    ['404 until then', {}, [missing], 30, 'timed-out', [20, 5, 5]],
    [
      'a follow-up without a sign until then',
      followUp,
      [done],
      6,
      `unconfirmed completed ${link}`,
      [2, 3, 1],
    ],
    [
      'a follow-up and no answer at all',
      followUp,
      [done, asking(100)],
      60,
      'timed-out',
      [2, 3, 55],
    ],
  ])('%s', (_, task, script, seconds, end, slept) => {
    expect(waited(task, script, { seconds })).toMatchObject({ end, slept })
  })

  it('the last fault is reported', () => {
    const { result } = waited({}, ['active', asking(120)], { seconds: 60 })
    expect(result).toMatchObject({
      kind: 'timed-out',
      job: { status: 'active' },
      fault: 'it broke',
    })
    expect(waited({}, [broken, 'active'], { seconds: 60 }).result).not.toHaveProperty('fault')
  })

  it('a check that lasts beyond it is the last', () => {
    expect(waited({}, ['active'], { lasts: 30, seconds: 45 })).toMatchObject({
      end: 'timed-out active -',
      slept: [20],
    })
  })
})

const withoutLink: Partial<PollTarget> = { before: { status: 'completed' } }
const dense = [2, 5, 10, 18, 26, 34, 42, 50, 58, 66, 74, 82, 90]

describe('a run that does not wait', () => {
  const checks = [2, 5, 10, 18, 26, 34, 40]
  const late = ['active', 'active', 'completed']
  it.each<Row>([
    ['settled at once', {}, [done], settled, [0]],
    ['active for 40 s', {}, ['active'], 'detached active -', [0, 20, 40]],
    ['active, attached to', attached, ['active'], 'detached active -', [0, 20, 40]],
    ['settled in the end', {}, ['active', 'active', done], settled, [0, 20, 40]],
    ['completed in the end, without a link', {}, late, 'settled completed -', [0, 20, 40, 45, 55]],
    ['completed in the end, and the link late', {}, [...late, done], settled, [0, 20, 40, 45]],
    ['404', {}, [missing], 'detached', every(5, 0, 40)],
    [
      'a follow-up without a sign: nothing of what it showed before',
      followUp,
      [done],
      'detached',
      checks,
    ],
    ['to a job without a link', { ...followUp, ...withoutLink }, ['completed'], 'detached', checks],
    ['denied', {}, [denied], 'denied', [0]],
  ])('%s', (_, task, script, end, times) => {
    expect(waited(task, script, { limits: briefly })).toMatchObject({ end, checks: times })
  })

  const maybeAtWork = { ...followUp, before: { ...before, mayBeAtWork: true } } as const
  it.each<Row>([
    [
      'a follow-up whose job is at work: that is a sign',
      followUp,
      ['active'],
      'detached active -',
      checks,
    ],
    ['and was perhaps at work before: that is none', maybeAtWork, ['active'], 'detached', checks],
  ])('%s', (_, task, script, end) => {
    expect(waited(task, script, { limits: briefly })).toMatchObject({ end })
  })

  const job = { id: 'j1', status: 'active' }
  const unknown = 'Its status is "queued", which this action does not know.'
  it.each<[string, Check[], object]>([
    ['404', [missing], { fault: 'not found' }],
    ['404, after a record', ['active', missing], { fault: 'not found', job }],
    ['no answer', [asking(100)], { fault: 'it broke' }],
    [
      'a status that is none of the four',
      ['queued'],
      { fault: unknown, job: { id: 'j1', status: 'queued' } },
    ],
    ['active', ['active'], { job }],
  ])('says what was wrong when it left: %s', (_, script, expected) => {
    expect(waited({}, script, { limits: briefly }).result).toMatchObject({
      kind: 'detached',
      ...expected,
    })
  })

  it('leaves sooner if its time is up sooner', () => {
    expect(waited({}, ['active'], { limits: briefly, seconds: 30 }).checks).toEqual([0, 20, 30])
  })
})

describe('one status check', () => {
  it.each<Row>([
    ['settled', {}, [done], settled, [0]],
    ['active', {}, ['active'], 'timed-out active -', [0]],
    ['404', {}, [missing], 'timed-out', [0]],
    ['no answer', {}, [broken], 'timed-out', [0]],
    [
      'completed without a link: until that is believed',
      {},
      ['completed'],
      'settled completed -',
      [0, 5, 15],
    ],
    ['completed, and the link late', {}, ['completed', done], settled, [0, 5]],
    [
      'completed without a link, then active',
      {},
      ['completed', 'active'],
      'timed-out active -',
      [0, 5],
    ],
    ['and then 404', {}, ['completed', missing], 'timed-out completed -', [0, 5, 10, 15, 16]],
    ['a follow-up without a sign', { before }, [done], `unconfirmed completed ${link}`, [0]],
    ['to a job without a link', withoutLink, ['completed'], 'unconfirmed completed -', [0]],
  ])('%s', (_, task, script, end, checks) => {
    expect(waited({ ...attached, ...task }, script, { limits: once })).toMatchObject({
      end,
      checks,
    })
  })
})

describe('a follow-up', () => {
  it('the first link of the request before, which comes late, is never taken', () => {
    const before = { status: 'completed' }
    const { end } = waited({ kind: 'follow-up', before }, ['completed', done])
    expect(end).toBe(`unconfirmed completed ${link}`)
  })

  it.each([0, 1, 5, 10])('the earlier result, shown %i times, is never taken', (stale) => {
    const { end, checks } = waited(followUp, [...Array<Check>(stale).fill(done), 'active', renewed])
    expect([end, checks.slice(0, stale + 1)]).toEqual([settledAnew, dense.slice(0, stale + 1)])
  })

  it.each<[string, Snapshot | undefined, Check[], string]>([
    ['another link', before, [done, renewed], settledAnew],
    [
      'a link, where one may not be shown',
      { ...before, prLink: refusedLink },
      [refused, done],
      settled,
    ],
    ['one that may not be shown, where there was a link', before, [done, refused], settled],
    ['another status', before, [done, { ...done, status: 'failed' }], `settled failed ${link}`],
    ['active, and then the same result', before, [done, 'active', done], settled],
    [
      'active, and then no link: the earlier one stays',
      before,
      [done, 'active', 'completed'],
      settled,
    ],
    ['active, without a snapshot', undefined, [done, 'active', done], settled],
    ['active, where the service did not show the job before', {}, [done, 'active', done], settled],
  ])('is picked up: %s', (_, snapshot, script, expected) => {
    expect(waited({ kind: 'follow-up', before: snapshot }, script).end).toBe(expected)
  })

  const refusedBefore = { status: 'completed', prLink: refusedLink }
  it.each<[string, Partial<PollTarget>, Check[]]>([
    ['the same', { before }, [done]],
    ['the link vanished', { before }, [done, 'completed']],
    [
      'the link vanished, and an earlier run had seen it',
      { before, link: linkTo(7) },
      ['completed'],
    ],
    ['the link vanished and came back', { before }, [done, 'completed', done]],
    ['the same one that may not be shown', { before: refusedBefore }, [refused]],
    ['a record without a status', { before }, [{ link: linkTo(7) }]],
    [
      'a link, where the snapshot had no address',
      { before: { ...before, prLink: '["x"]' } },
      [done],
    ],
    [
      'no address, where the snapshot had a link',
      { before },
      [done, { ...refused, refusedLink: '7' }, done],
    ],
    ['a status, where the snapshot has none', { before: { prLink: link } }, [done]],
    ['a result, where there is no snapshot', {}, [done]],
    [
      'a first link, where the service did not show the job before',
      { before: {} },
      ['completed', done],
    ],
    ['another link, where it did not', { before: { prLink: link } }, [renewed]],
    ['one that may not be shown, where it did not', { before: {} }, [refused]],
    ['another status, where it did not', { before: { prLink: link } }, [done, 'failed']],
  ])('no sign by 90 s and 12 records is unconfirmed: %s', (_, about, script) => {
    const { result, checks } = waited({ kind: 'follow-up', ...about }, script)
    expect([result.kind, checks]).toEqual(['unconfirmed', dense])
  })

  it('faults are no records: twelve are waited for', () => {
    const { result, checks } = waited(followUp, [...Array<Check>(8).fill(asking(20)), done])
    expect([result.kind, checks.length]).toEqual(['unconfirmed', 20])
  })

  it('attached to: the checks start at once, and the earlier result is not taken either', () => {
    const { end, checks } = waited({ ...attached, before }, [done, done, 'active', renewed])
    expect([end, checks.slice(0, 3)]).toEqual([settledAnew, [0, 3, 8]])
  })

  it('attached to, once it was picked up: what it shows is the new result, the same as before or not', () => {
    const task = { ...attached, before: { ...before, pickedUp: true } }
    expect(waited(task, [done])).toMatchObject({ end: settled, checks: [0] })
  })
})

describe('the head commit of the docs pull request', () => {
  const about = { ...followUp, before: { ...before, head: 'a' }, link: linkTo(7) }
  const hidden = { before: { prLink: link, head: 'a' } }
  const unconfirmed = `unconfirmed completed ${link}`
  const late = [...Array<Check>(5).fill(done), asking(8), done]

  it.each<[string, Partial<PollTarget>, Check[], (string | undefined)[], string, number[]]>([
    ['another one after 30 s', {}, [done], ['b'], settled, [34]],
    ['another one after 60 s', {}, [done], ['a', 'b'], settled, [34, 66]],
    ['another one after 90 s', {}, [done], ['a', 'a', 'b'], settled, [34, 66, 90]],
    ['the same one', {}, [done], ['a'], unconfirmed, [34, 66, 90]],
    ['it cannot be read', {}, [done], [undefined], unconfirmed, [34, 66, 90]],
    ['it cannot be read once', {}, [done], [undefined, 'b'], settled, [34, 66]],
    ['the snapshot has none', { before }, [done], ['b'], unconfirmed, []],
    [
      'another one, where the service did not show the job before',
      hidden,
      [done],
      ['b'],
      settled,
      [34],
    ],
    ['active before it is read', {}, [done, 'active', done], ['b'], settled, []],
    ['another link before it is read', {}, [done, renewed], ['b'], settledAnew, []],
    ['no answer of the service at that time', {}, late, ['b'], settled, [34]],
    ['attached to: read at once', attached, [done], ['b'], settled, [0]],
    [
      'attached to, and the same one: read three times',
      attached,
      [done],
      ['a'],
      unconfirmed,
      [0, 3, 8],
    ],
  ])('%s', (_, more, script, heads, end, reads) => {
    expect(waited({ ...about, ...more }, script, { heads })).toMatchObject({ end, reads })
  })

  it('another one while the link is gone for a moment: that gets its time', () => {
    const { end, checks } = waited(about, ['completed'], { heads: ['b'] })
    expect([end, checks.slice(5)]).toEqual([settled, [34, 39, 49]])
  })

  it('another one is a change of the job, as the log says', () => {
    expect(waited(about, [done], { heads: ['b'] }).log.slice(1)).toEqual([
      'Job j1 still shows the result from before the follow-up (completed), after 2 s.',
      'Job j1 is completed, after 34 s.',
    ])
  })
})

describe('a status that is none of the four', () => {
  it.each<[Job, string]>([
    [{ status: 'queued' }, 'Its status is "queued", which this action does not know.'],
    [{ status: 'Completed' }, 'Its status is "Completed", which this action does not know.'],
    [{ status: '' }, 'Its status is "", which this action does not know.'],
    [{ status: 'constructor' }, 'Its status is "constructor", which this action does not know.'],
    [{ model: 'm' }, 'Its record has no status.'],
  ])('%o: still running, warned of once, reported at the deadline', (job, words) => {
    const { result, log } = waited({}, [job], { seconds: 120 })
    expect(result).toMatchObject({ kind: 'timed-out', fault: words })
    const warnings = log.filter((line) => line.startsWith('warning'))
    expect(warnings).toEqual([`warning: Job j1 counts as still running. ${words}`])
  })

  it('is quoted short, each once', () => {
    const { log } = waited({}, ['x'.repeat(1_000), 'y', 'x'.repeat(1_000), 'y', done])
    expect(log.filter((line) => line.length > 200)).toEqual([])
    expect(log.filter((line) => line.startsWith('warning')).length).toBe(2)
  })
})

describe('faults', () => {
  const eight = [...Array<Check>(8).fill(broken), done]
  it.each<[string, Check[], number[], number[]]>([
    ['back off with full jitter', [broken, broken, broken, done], [0.5, 1, 1, 0.5], [20, 1, 2, 2]],
    ['back off by 30 s at most', eight, [0.5, 1], [20, 1, 2, 4, 8, 16, 30, 30, 30]],
    [
      'again after an answer',
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
      'busy again: 120 s at most',
      [busy, busy, busy, busy, 'active', done],
      [0.5],
      [20, 40, 80, 120, 120, 120],
    ],
    [
      'busy with Retry-After: that first, then wide',
      [asking(3, busy), 'active', done],
      [0.5],
      [20, 3, 40],
    ],
    ['busy, then broken: not sooner than wide', [busy, broken, done], [0.5], [20, 40, 40]],
  ])('%s', (_, script, random, slept) => {
    expect(waited({}, script, { random })).toMatchObject({ end: settled, slept })
  })

  it('a busy service makes the checks after a follow-up rarer too', () => {
    expect(waited(followUp, [busy, done, 'active', done], { interval: 5 }).checks).toEqual([
      2, 12, 22, 32,
    ])
  })
})

it.each<[string, Check[], PollResult]>([
  ['was not found', [missing], { kind: 'cancelled', isMissing: true }],
  [
    'was found, and then not',
    ['active', missing],
    { kind: 'cancelled', isMissing: true, job: active },
  ],
  ['was not found, and then it was', [missing, 'active'], { kind: 'cancelled', job: active }],
])('cancelled when the job %s', (_, script, result) => {
  expect(waited({}, script, { cancelledAt: 50 }).result).toEqual(result)
})

it.each<[string, How, PollResult, number[]]>([
  ['before the first check', { cancelledAt: 3 }, { kind: 'cancelled' }, []],
  [
    'between checks',
    { cancelledAt: 50 },
    { kind: 'cancelled', job: { id: 'j1', status: 'active' } },
    [20, 40],
  ],
  [
    'during the last check',
    { cancelledAt: 21, lasts: 2, seconds: 20 },
    { kind: 'cancelled' },
    [20],
  ],
])('cancelled %s: no other check follows', (_, how, result, checks) => {
  expect(waited({}, ['active'], how)).toMatchObject({ result, checks })
})

describe('the log', () => {
  it('says until when it waits, and each change once', () => {
    expect(waited({}, ['active', 'active', broken, 'active', 'completed', done]).log).toEqual([
      'Waiting for job j1 until 13:00 UTC (1 h).',
      'Job j1 is active, after 20 s.',
      'Job j1 is completed, after 1 min 21 s.',
    ])
  })

  it('does not call the earlier result the new one', () => {
    expect(waited(followUp, [done, done, 'active', done], { seconds: 150 }).log).toEqual([
      'Waiting for job j1 until 12:02 UTC (2 min 30 s).',
      'Job j1 still shows the result from before the follow-up (completed), after 2 s.',
      'Job j1 is active, after 10 s.',
      'Job j1 is completed, after 20 s.',
    ])
  })

  it('promises no waiting if there is to be one check', () => {
    expect(waited(attached, ['active'], { seconds: 0 }).log).toEqual([
      'Job j1 is active, after 0 s.',
    ])
  })
})

it.each<[string | undefined, string | undefined, boolean]>([
  ['completed', 'active', true],
  ['completed', 'failed', true],
  ['failed', 'completed', true],
  ['archived', 'failed', true],
  ['completed', 'queued', true],
  ['completed', 'archived', false],
  ['archived', 'completed', false],
  ['completed', 'completed', false],
  ['completed', undefined, false],
  [undefined, 'completed', false],
])('from %s to %s is a new status: %s', (before, shown, isNew) => {
  expect(isNewStatus(shown, before)).toBe(isNew)
})
