import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/protocol/decide.ts'
import { hasStarted, leftByNext, resultWhenHandedOver } from '../../../src/protocol/hand-over.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { startPolling } from '../../../src/protocol/poll.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerWith } from '../../helpers/one-run.ts'
import {
  type Action,
  ago,
  checked,
  type Differences,
  date,
  type MarkedComment,
  now,
  other,
  shows,
  type View,
  viewWith,
} from '../../helpers/view.ts'

const link = linkTo(7)
const working = { phase: 'created', jobId: 'job-1', startedAt: ago(600) } as const
const settled = {
  phase: 'settled',
  jobId: 'job-1',
  outcome: 'completed',
  startedAt: ago(300),
} as const

/** A request that found job-1 completed, beside what the conversation has. */
const afterSurvey = (marked: MarkedComment[], changes: Differences = {}): View =>
  viewWith({
    marked,
    answers: {
      check: checked(shows('completed', link)),
      pull: { link, is: { state: 'open' } },
      there: [],
    },
    step: { at: 'surveyed', faults: 0, empty: 0, missing: 0 },
    ...changes,
  })

/** What is done, in a word or two. */
function told(action: Action): string {
  if (action.do === 'write') return `write ${action.change.reason ?? action.move}`
  if (action.do === 'hand-over') return `hand over ${action.found.comment.id}`
  if (action.do === 'ask') return action.run ? `read run ${action.run}` : 'ask'
  if (action.do === 'read') return `read again in ${action.pause / 1_000} s`
  if (action.do === 'end') return `${action.outcome.name}: ${action.outcome.reason}`
  return action.do
}

const waits =
  'write The run of the earlier request has not reported its result yet. The request is sent when it has.'

describe('before a follow-up, with the job settled, an earlier request', () => {
  it.each<[string, Partial<Marker>, string]>([
    ['that says its result is not waited for', settled, 'send'],
    ['that works on another job is not waited for', { ...working, jobId: 'job-2' }, 'send'],
    [
      'that was handed over is not waited for',
      { ...working, handedOver: { status: 'completed', at: ago(9) } },
      'send',
    ],
    ['whose run may live is asked for', working, 'read run 800'],
    ['that was left running is told', { ...working, outcome: 'detached' }, 'hand over 103'],
    ['that timed out is told', { ...working, outcome: 'timed-out' }, 'hand over 103'],
    ['that was cancelled is told', { ...working, outcome: 'cancelled' }, 'hand over 103'],
  ])('%s', (_, fields, expected) => {
    // The newest request of the job, which is done, decides where the follow-up goes.
    const marked = [other(103, fields), other(104, settled)]
    expect(told(decide(afterSurvey(marked)))).toBe(expected)
  })
})

describe('a run that has an earlier request', () => {
  const step = { at: 'unreported', id: 'job-1', since: now, asked: '800/1', isLast: false } as const
  const run = (is: 'in-progress' | 'completed' | 'gone' | 'unread') => ({ id: '800', is })
  const asked = (
    fields: Partial<Marker>,
    changes: Partial<View> & { is?: string } = {},
  ): string => {
    const { is = 'in-progress', ...view } = changes
    const base = afterSurvey([other(105, { ...working, waitsUntil: ago(-600), ...fields })])
    const answers = { ...base.answers, workflowRun: run(is as never) }
    return told(decide({ ...base, step, answers, ...view }))
  }
  const waiting = markerWith({ run: '900', attempt: 1, phase: 'waiting', comment: 110 })

  it.each<[string, string]>([
    ['lives: our comment says that it is waited for', asked({})],
    ['cannot be read, and its time is not up', asked({}, { is: 'unread' })],
  ])('%s', (_, action) => expect(action).toBe(waits))

  it.each<[string, string, string]>([
    ['lives, and our comment says so already', asked({}, { marker: waiting }), 'read again in 5 s'],
    ['is over', asked({}, { is: 'completed' }), 'hand over 105'],
    ['is gone', asked({}, { is: 'gone' }), 'hand over 105'],
    [
      'is our own, and its step is of this attempt',
      asked({ run: '900' }, { marker: waiting }),
      'read again in 5 s',
    ],
    [
      'is our own, and its step is of an earlier attempt',
      asked({ run: '900', attempt: 7 }),
      'hand over 105',
    ],
    ['is that of a later attempt, which was not asked for', asked({ attempt: 2 }), 'read run 800'],
    [
      'cannot be read, and its time is up',
      asked({ waitsUntil: ago(61) }, { is: 'unread' }),
      'hand over 105',
    ],
  ])('%s', (_, action, expected) => expect(action).toBe(expected))

  it.each<[string, number | undefined, number, string]>([
    ['59 s, at the usual interval', undefined, 59, 'read again in 5 s'],
    ['60 s, at the usual interval: its run is read once more', undefined, 60, 'read run 800'],
    ['60 s, at an interval of 300 s', 300, 60, 'read again in 5 s'],
    ['450 s, at an interval of 300 s', 300, 450, 'read run 800'],
  ])('was waited for for %s', (_, interval, seconds, expected) => {
    const since = { ...step, since: now - seconds * 1_000 }
    expect(asked({ interval }, { marker: waiting, step: since })).toBe(expected)
  })

  it('says nothing in time: the follow-up is sent, and its comment names the request', () => {
    const since = { ...step, since: now - 60_000, isLast: true }
    const first = decide({
      ...afterSurvey([other(105, { ...working, waitsUntil: ago(-600) })]),
      step: since,
      answers: { ...afterSurvey([]).answers, workflowRun: run('in-progress') },
    })
    expect(first.do).toBe('ask')
    expect(first.past?.silent).toEqual([105])
    const marked = [other(105, working)]
    const next = decide(afterSurvey(marked, { past: { silent: [105] } }))
    expect(next.log?.map(({ text }) => text)).toEqual([
      'An earlier request had not reported its result before this one was sent, and may show that of this one: https://github.com/o/r/issues/1#issuecomment-105',
    ])
  })

  it('says nothing until our own time is up: nothing is sent', () => {
    const view = asked({}, { deadline: now, marker: waiting })
    expect(view).toContain('write ')
    expect(view).toContain('had not reported its result at the timeout. Nothing was sent.')
  })

  it('takes no word of ours: it is not asked again', () => {
    const base = afterSurvey([other(105, { ...working, outcome: 'detached' })])
    const answers = { ...base.answers, handedOver: { comment: 105, isWritten: false } }
    expect(decide({ ...base, step, answers }).past?.silent).toEqual([105])
  })

  it('in another repository gets no word of ours', () => {
    const found = other(105, { ...working, outcome: 'detached', repository: 8 })
    const base = afterSurvey([other(104, settled)])
    const view = { ...base, answers: { ...base.answers, there: [found] } }
    expect(decide(view).past?.silent).toEqual([105])
  })

  it('is told what was seen, and when', () => {
    const action = decide(afterSurvey([other(105, { ...working, outcome: 'detached' })]))
    const at = new Date(date).toISOString()
    expect(action).toMatchObject({ shown: { status: 'completed', prLink: link.url, at } })
  })
})

describe('a request whose job was handed over ends', () => {
  const before = { status: 'completed', prLink: link.url, head: 'a'.repeat(40) }
  const at = ago(5)
  it.each<[string, Partial<Marker>, string]>([
    [
      'as the job stood, if it started the job',
      { handedOver: { status: 'completed', at } },
      'settled completed',
    ],
    ['as it failed', { handedOver: { status: 'failed', at } }, 'settled failed'],
    [
      'unconfirmed, if nothing had changed',
      { before, handedOver: { ...before, at } },
      'unconfirmed completed',
    ],
    [
      'unconfirmed, if the job was put away alone',
      { before, handedOver: { ...before, status: 'archived', at } },
      'unconfirmed archived',
    ],
    [
      'with the new commit',
      { before, handedOver: { ...before, head: 'b'.repeat(40), at } },
      'settled completed',
    ],
    [
      'if it was picked up',
      { before: { ...before, pickedUp: true }, handedOver: { ...before, at } },
      'settled completed',
    ],
  ])('%s', (_, fields, expected) => {
    const kind = fields.before ? 'follow-up' : 'create'
    const result = resultWhenHandedOver(markerWith({ ...working, kind, ...fields }), link)
    expect(`${result?.kind} ${result?.job?.status}`).toBe(expected)
    expect(result?.job?.link).toBe(link)
  })

  it('as it does, if it was not', () => {
    expect(resultWhenHandedOver(markerWith(working), link)).toBeUndefined()
  })
})

describe('how a job was left is known by the next request', () => {
  const mine = markerWith({ ...working, trigger: 'comment:40', kind: 'create' })
  const before = { status: 'completed', prLink: link.url, head: 'a'.repeat(40) }
  const next = {
    phase: 'created',
    kind: 'follow-up',
    jobId: 'job-1',
    startedAt: ago(60),
    before,
  } as const
  const left = { ...before, at: ago(60) }

  it.each<[string, Partial<Marker>, typeof left | undefined]>([
    ['that works', next, left],
    ['that has ended', { ...next, phase: 'settled' }, left],
    ['of another job', { ...next, jobId: 'job-2' }, undefined],
    ['that came before', { ...next, startedAt: ago(700) }, undefined],
    ['whose job was not found', { ...next, before: { mayBeAtWork: true } }, undefined],
    ['that was not sent', { phase: 'waiting' }, undefined],
  ])('%s', (_, fields, expected) => {
    expect(leftByNext([other(105, fields)], mine)).toEqual(expected)
  })

  it('the first of several', () => {
    const later = { ...next, startedAt: ago(20), before: { status: 'failed' } }
    expect(leftByNext([other(107, later), other(105, next)], mine)).toEqual(left)
  })

  it('and a re-run reports that', () => {
    const timedOut = {
      ...working,
      trigger: 'comment:100',
      run: '900',
      outcome: 'timed-out',
    } as const
    const marked = [other(103, timedOut, 0), other(105, next)]
    const asked = { attempt: 2 }
    const attached = decide(
      viewWith({ asked, own: undefined, marked, step: { at: 'earlier', began: now } }),
    )
    expect(attached.take?.marker.handedOver).toEqual(left)
    const marker = attached.take?.marker ?? mine
    const told = decide(
      viewWith({
        asked,
        mine: marker,
        link,
        step: attached.do === 'write' ? attached.to : { at: 'begin' },
      }),
    )
    expect(told).toMatchObject({ do: 'tell', outcome: { name: 'completed' } })
  })

  it.each([
    ['after a usual pause, the end is told', 59, 'tell'],
    ['after a longer one, the conversation is read', 61, 'read'],
  ])('%s', (_, seconds, expected) => {
    const polling = startPolling(
      { id: 'job-1', kind: 'create', startedAt: now - 300_000 },
      { deadline: now + 1 },
    )
    const seenAt = now - seconds * 1_000
    const step = { at: 'poll', polling: { ...polling, awaits: 'status', seenAt } } as const
    const answers = { check: checked(shows('failed')) }
    const first = decide(viewWith({ mine, step, answers }))
    expect(first.do).toBe(expected)
    if (first.do !== 'read') return
    const marked = [other(105, next)]
    const kept = decide(viewWith({ mine, step: first.to, answers, marked }))
    expect(kept).toMatchObject({ do: 'write', move: 'accept', change: { handedOver: left } })
    const alone = decide(viewWith({ mine, step: first.to, answers }))
    expect(alone).toMatchObject({ do: 'tell', outcome: { name: 'failed' } })
  })
})

const head = 'a'.repeat(40)
const anotherHead = 'b'.repeat(40)

it.each<[string, Marker['before'], NonNullable<Marker['before']>, boolean]>([
  ['another head commit', { head }, { head: anotherHead }, true],
  ['the same head commit', { head }, { head }, false],
  ['a head commit where none was known', {}, { head }, false],
  ['no head commit where one was known', { head }, {}, false],
  ['another link', { prLink: link.url }, { prLink: linkTo(8).url }, true],
  ['the same link', { prLink: link.url }, { prLink: link.url }, false],
  ['a first link, which may be of the request before', {}, { prLink: link.url }, false],
  ['another status', { status: 'completed' }, { status: 'active' }, true],
  ['the same status', { status: 'completed' }, { status: 'completed' }, false],
  ['nothing new, and it was seen at work before', { pickedUp: true }, {}, true],
])('a job has started on a follow-up if it shows something else: %s', (_, before, shown, is) => {
  expect(hasStarted(before, shown)).toBe(is)
})
