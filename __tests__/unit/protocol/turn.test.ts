import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import {
  type Action,
  ago,
  checked,
  type Differences,
  inWords,
  link,
  type MarkedComment,
  notFound,
  now,
  other,
  pull,
  type RunStep,
  shows,
  type View,
  viewWith,
} from '../../helpers/view.ts'

const done = { phase: 'settled', jobId: 'job-1', outcome: 'completed', prLink: link.url } as const
const first = 'Another request of this conversation is being sent'
const [sends, waits, stepsBack] = ['send to job-1', 'sleep 5 s', `hold: ${first}`]
const resumed: Partial<Marker> = { comment: 110 }
const waiting: Partial<Marker> = { comment: 110, phase: 'waiting' }
const afterwards = { at: 'paused', until: now + 5_000 }

/** What is done next beside these requests, with job-1 done: our comment is 110. */
function beside(rivals: MarkedComment[], view: Differences = {}): Action {
  const answers: View['answers'] = {
    check: checked(shows('completed', link)),
    pull: pull('open'),
    there: [],
    ...view.answers,
  }
  const step: RunStep = { at: 'surveyed', faults: 0, withoutLink: 0, missing: 3 }
  return decide(viewWith({ step, marked: [other(104, done), ...rivals], ...view, answers }))
}

/** Another request that is about to be sent: one that has waited and resumed names its comment. */
const newcomer = (id: number, seconds = 30) =>
  other(id, { phase: 'intent', comment: undefined }, seconds)
const rejoined = (id: number, seconds = 30) => other(id, { phase: 'intent' }, seconds)
const [lower, higher] = [107, 113]

describe('of two requests that are about to be sent to one job', () => {
  it.each<[string, MarkedComment, Partial<Marker>, string]>([
    ['a newcomer sends before a higher newcomer', newcomer(higher), {}, sends],
    ['a newcomer waits for a lower newcomer', newcomer(lower), {}, waits],
    ['a newcomer waits for a higher one that resumed', rejoined(higher), {}, waits],
    ['a newcomer waits for a lower one that resumed', rejoined(lower), {}, waits],
    ['one that resumed steps back for a higher newcomer', newcomer(higher), resumed, stepsBack],
    ['one that resumed steps back for a lower newcomer', newcomer(lower), resumed, stepsBack],
    ['one that resumed steps back for a lower one that did', rejoined(lower), resumed, stepsBack],
    ['one that resumed waits for a higher one that did', rejoined(higher), resumed, waits],
  ])('%s', (_, rival, mine, expected) => {
    expect(inWords(beside([rival], { mine }))).toBe(expected)
  })

  it('one that waits does not become an intent beside another', () => {
    const action = beside([newcomer(higher)], { mine: waiting })
    expect(inWords(action)).toBe('sleep 5 s')
    expect(action).toMatchObject({ to: afterwards })
  })

  it('one that waits, and is alone, becomes an intent', () => {
    const action = beside([], {
      mine: { ...waiting, outcome: 'rate-limited', reason: 'Spent.', retryAt: ago(0) },
    })
    const change = { reason: undefined, outcome: undefined, retryAt: undefined }
    expect(action).toMatchObject({
      do: 'write',
      move: 'send',
      isRequired: true,
      to: { at: 'resumed' },
    })
    expect(action).toHaveProperty('change', change)
  })

  it('one that steps back is to be sent again five seconds later', () => {
    expect(beside([newcomer(lower)], { mine: resumed })).toMatchObject({ to: afterwards })
  })

  it.each([
    [59, waits],
    [60, stepsBack],
  ])('a newcomer that is an intent for %i s: others could pass it by', (seconds, expected) => {
    expect(inWords(beside([newcomer(lower)], { writtenAt: now - seconds * 1_000 }))).toBe(expected)
  })

  it('a newcomer whose comment was never written: it waits', () => {
    expect(inWords(beside([newcomer(lower)], { writtenAt: undefined }))).toBe(waits)
  })

  it.each([
    ['once', false, [first]],
    ['not again', true, []],
  ])('the log says that it waits: %s', (_, isSaid, expected) => {
    const step: RunStep = { at: 'surveyed', faults: 0, withoutLink: 0, missing: 0, isSaid }
    const { log = [] } = beside([newcomer(lower)], { step })
    expect(log.map(({ text }) => text.split('. ')[0])).toEqual(expected)
  })

  it('two others: whoever it steps back for goes before whoever it waits for', () => {
    const action = beside([rejoined(higher), newcomer(lower)], { mine: resumed })
    expect(inWords(action)).toBe(stepsBack)
  })
})

describe('another request of the conversation', () => {
  const followUp: Partial<Marker> = { phase: 'created', kind: 'follow-up', jobId: 'job-1' }
  const reported = { handedOver: { status: 'completed', at: ago(9) } }

  it.each<[string, MarkedComment[], Differences, string]>([
    ['that was accepted a moment ago is waited for', [other(higher, followUp)], {}, waits],
    [
      'that was accepted a moment ago: one that resumed steps back',
      [other(higher, followUp)],
      { mine: resumed },
      stepsBack,
    ],
    [
      'that was accepted by another job is no matter',
      [other(higher, { ...followUp, jobId: 'job-2' })],
      { request: { jobId: 'job-1' } },
      sends,
    ],
    [
      'that started a new job is no matter',
      [other(higher, { ...followUp, jobId: 'job-2', kind: 'create' })],
      { request: { jobId: 'job-1' } },
      sends,
    ],
    ['that was handed over is no matter', [other(higher, { ...followUp, ...reported })], {}, sends],
    ['that waits its turn is no matter', [other(lower, { phase: 'waiting' })], {}, sends],
    ['that has settled is no matter', [other(lower, { phase: 'settled' })], {}, sends],
    ['that is about to be sent for 119 s is waited for', [rejoined(lower, 119)], {}, waits],
    ['that is about to be sent for 120 s is passed by', [rejoined(lower, 120)], {}, sends],
    [
      'in the other place of the job is waited for',
      [],
      { answers: { there: [newcomer(lower)] } },
      waits,
    ],
    [
      'in the other place counts for nothing without a job',
      [],
      { marked: [], answers: { there: [newcomer(lower)] } },
      'send a new job',
    ],
    [
      'is no matter to a new job that is wanted',
      [newcomer(lower)],
      { request: { forceNew: true } },
      'send a new job',
    ],
    [
      'is no matter if the job did not take ours',
      [newcomer(lower)],
      { past: { newJobBecause: 'No.' } },
      'send a new job',
    ],
    [
      'that was accepted, where no job is known, is waited for',
      [],
      { marked: [other(lower, { ...followUp, jobId: undefined })] },
      waits,
    ],
  ])('%s', (_, rivals, view, expected) => {
    expect(inWords(beside(rivals, view))).toBe(expected)
  })

  it('whose first body was never edited is as old as its comment, whoever edits that', () => {
    const { comment, marker } = newcomer(lower, 120)
    const edited = { marker, comment: { ...comment, updatedAt: ago(1) } }
    expect(inWords(beside([edited]))).toBe(sends)
  })
})

describe('a request that is sent past another one names it', () => {
  const notesBeside = (rival: MarkedComment, view: Differences = {}) => {
    const action = beside([rival], view)
    return action.do === 'send' && action.to.at === 'sent' ? action.to.notes : inWords(action)
  }
  const address = `https://github.com/o/r/issues/1#issuecomment-${lower}`
  const named = [`It is not known whether an earlier request started work: ${address}`]
  const elsewhere = [
    'It is not known whether an earlier request in the other repository started work.',
  ]
  const lost = { phase: 'unknown' } as const
  const nowhere = { ...other(lower, lost), comment: { ...other(lower, lost).comment, url: '' } }
  const before = { status: 'active', prLink: link.url }

  it.each<[string, MarkedComment, Differences, string[]]>([
    ['whose answer was lost', other(lower, lost), {}, named],
    ['that was about to be sent for long', rejoined(lower, 120), {}, named],
    ['in a repository that not all may read', nowhere, {}, elsewhere],
    ['not if the job has started on it', other(lower, { ...lost, before }), {}, []],
    [
      'whose job was as it is now',
      other(lower, { ...lost, before: { status: 'completed', prLink: link.url } }),
      {},
      named,
    ],
    [
      'in a new job, where nothing of a job is known',
      other(lower, { ...lost, before }),
      { request: { forceNew: true } },
      [],
    ],
  ])('%s', (_, rival, view, expected) => {
    expect(notesBeside(rival, view)).toEqual(expected)
  })

  it('in the log as well', () => {
    expect(beside([other(lower, lost)]).log).toEqual([{ level: 'info', text: named[0] }])
  })
})

describe('a job that is at work is waited for', () => {
  const active = { answers: { check: checked(shows('active')) } }
  const missing = { answers: { check: checked(notFound) } }
  const still = 'Job job-1 is still active. The request is sent when it has finished.'
  const open = other(lower, { phase: 'created', jobId: 'job-1' })

  it.each<[string, MarkedComment[], Differences, object]>([
    [
      'the comment says so',
      [],
      active,
      { reason: still, retryAt: undefined, waitsUntil: ago(-3_600) },
    ],
    [
      'and of one that was not found, that it may be at work',
      [open],
      missing,
      { reason: expect.stringContaining('waits for two minutes at least') },
    ],
  ])('%s', (_, rivals, view, change) => {
    const action = beside(rivals, view)
    const polling = { id: 'job-1', kind: 'watch', startedAt: now, deadline: now + 3_600_000 }
    expect(action).toMatchObject({
      move: 'hold',
      change,
      to: { at: 'poll', isOfEarlierRequest: true, polling },
    })
  })

  it('the comment says so already: it is checked', () => {
    expect(inWords(beside([], { ...active, mine: { ...waiting, reason: still } }))).toBe(
      'query job-1 in 0 s',
    )
  })

  it('before that another request may go first', () => {
    expect(inWords(beside([newcomer(lower)], active))).toBe(waits)
  })
})

describe('a request waits for its turn', () => {
  const turns = (view: Differences = {}) =>
    decide(viewWith({ step: { at: 'wait-for-turn' }, ...view }))

  it('and reads the conversation', () => {
    const to = { at: 'survey', faults: 0, withoutLink: 0, missing: 0, isSaid: true }
    expect(turns()).toMatchObject({ do: 'read', pause: 0, to })
  })

  it.each([
    [1, 'read in 0 s'],
    [0, 'hold: Another request was still being sent at the timeout → timed-out'],
  ])('with %i ms left', (left, expected) => {
    expect(inWords(turns({ deadline: now + left }))).toBe(expected)
  })
})

describe('a request that is paused', () => {
  interface Paused extends Differences {
    /** The seconds until it goes on. */
    for?: number
    /** The seconds until an edit that GitHub did not take may be made again. */
    edit?: number
    left?: number
  }
  const pauses = ({ for: seconds = 0, edit, left = 3_600, ...view }: Paused): Action => {
    const step: RunStep = { at: 'paused', until: now + seconds * 1_000 }
    const unwritten =
      edit === undefined ? undefined : { tryAt: now + edit * 1_000, message: 'Down.' }
    const deadline = now + left * 1_000
    return decide(viewWith({ mine: waiting, step, unwritten, deadline, ...view }))
  }
  const isAnothers = true
  const noEdit = 'timed-out: GitHub took no edit of the status comment until the timeout'

  it.each<[string, Paused, string]>([
    ['goes on when its time has come', {}, 'read in 0 s'],
    ['sleeps until then', { for: 30 }, 'sleep 30 s'],
    [
      'ends if the time is up',
      { left: 0 },
      'hold: The time was up before the request could be sent → timed-out',
    ],
    [
      'leaves it to another run that has its comment',
      { isAnothers },
      'skipped: Another run already handles this request',
    ],
    [
      'does not know what that run did, if an answer was lost',
      { isAnothers, mine: { phase: 'unknown' } },
      'unknown: GitHub did not take an edit of the status comment',
    ],
    ['makes the edit that GitHub did not take', { edit: 0 }, 'write again'],
    ['makes it before its time has come', { edit: 0, for: 30 }, 'write again'],
    ['sleeps until it may be made', { edit: 20 }, 'sleep 20 s'],
    ['sleeps until it may be made, before its time has come', { edit: 20, for: 30 }, 'sleep 20 s'],
    ['sleeps until its time has come, before it may be made', { edit: 40, for: 30 }, 'sleep 30 s'],
    ['sleeps no longer than it has time', { edit: 40, left: 10 }, 'sleep 10 s'],
  ])('%s', (_, how, expected) => expect(inWords(pauses(how))).toBe(expected))

  it('ends if GitHub took no edit until the time is up', () => {
    const action = pauses({ edit: 20, left: 0 })
    expect(action).toMatchObject({ do: 'write', isDeferred: true })
    expect(inWords(action)).toBe(`hold: ${noEdit.split(': ')[1]} → timed-out`)
  })

  it('surveys the job anew', () => {
    const to = { at: 'survey', faults: 0, withoutLink: 0, missing: 0 }
    expect(pauses({})).toHaveProperty('to', to)
  })
})
