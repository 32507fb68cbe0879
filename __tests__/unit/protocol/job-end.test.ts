import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Outcome } from '../../../src/outcomes.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { linkTo } from '../../helpers/links.ts'
import {
  type Action,
  ago,
  broken,
  type Differences,
  denied,
  inWords,
  link,
  notFound,
  now,
  shows,
  viewWith,
} from '../../helpers/view.ts'
import { created, type Waiting, waited } from '../../helpers/waited.ts'

const before = { status: 'completed', prLink: link.url }

const isLast = { deadline: now }
const leaves = { ...isLast, polling: { leaves: true } }
const isLong = { polling: { missingSince: -60 } }
const noLink = { polling: { withoutLink: 2 } }
const ofFollowUp = { kind: 'follow-up', pickedUp: false, before } as const
const cancelled = { cancelled: true }

describe('a wait is over', () => {
  const still = 'Job job-1 was still running at the timeout'
  it.each<[string, StatusCheck, Waiting, string]>([
    ['not while the job is at work', shows('active'), {}, 'query job-1 in 20 s'],
    ['its job completed: others are told first', shows('completed', link), {}, 'tell completed'],
    ['its job completed without a link', shows('completed'), noLink, 'tell no-pull-request'],
    ['its job was archived with a link', shows('archived', link), {}, 'tell completed'],
    ['its job was archived', shows('archived'), {}, 'tell archived'],
    ['its job failed', shows('failed'), {}, 'tell failed'],
    ['the time is up: the comment says so first', shows('active'), isLast, `accept: ${still}`],
    ['it does not wait', shows('active'), leaves, 'accept: Job job-1 was left running on purpose'],
    [
      'its follow-up shows no sign',
      shows('completed', link),
      { ...isLast, polling: ofFollowUp },
      'accept: The service accepted the follow-up to job job-1',
    ],
    [
      'its job was not found for two minutes',
      notFound,
      isLong,
      'accept: The service answered 404 to every status check of job job-1 for 120 s',
    ],
    ['its job was not found at last', notFound, isLast, 'accept: Not found'],
    ['it may not see its job', denied, {}, 'accept: No'],
    ['no answer at last', broken, isLast, `accept: ${still}`],
    ['it is cancelled', shows('active'), cancelled, 'accept: The run was cancelled'],
  ])('%s', (_, says, how, expected) => expect(inWords(waited(says, how))).toBe(expected))

  it.each<[string, StatusCheck, string]>([
    ['ends as it ended', shows('failed'), 'failed: Job job-1 failed at the service'],
    ['goes on waiting', shows('active'), 'query job-1 in 20 s'],
  ])(
    'a run that only reads the comment of another run %s, and writes nothing',
    (_, says, expected) => {
      expect(inWords(waited(says, { isAnothers: true }))).toBe(expected)
    },
  )
})

/** What the marker says of an end, and what comes after it. */
function written(action: Action) {
  if (action.do === 'write') return action.change
  return action.do === 'tell' && action.to.at === 'told' ? action.to.change : undefined
}

describe('the comment keeps of an end', () => {
  const settledAt = ago(0)
  const none = { unseen: undefined, waitsUntil: undefined, notes: [] }
  const full: StatusCheck = { kind: 'record', job: { id: 'job-1', status: 'failed', model: 'm' } }
  it.each<[string, StatusCheck, Waiting, object]>([
    [
      'the pull request, and when it was seen',
      shows('completed', link),
      {},
      { outcome: 'completed', prLink: link.url, status: 'completed', settledAt },
    ],
    [
      'what the record says',
      full,
      {},
      { outcome: 'failed', status: 'failed', model: 'm', settledAt },
    ],
    [
      'no time, if the job goes on',
      shows('active'),
      isLast,
      { outcome: 'timed-out', status: 'active' },
    ],
    [
      'the pull request of a job that goes on',
      shows('active', link),
      isLast,
      { outcome: 'timed-out', status: 'active', prLink: link.url },
    ],
    [
      'nothing of the job, where it was not found',
      notFound,
      isLast,
      { outcome: 'timed-out', unseen: true },
    ],
    ['nothing of the job, where it may not be seen', denied, {}, { outcome: 'error' }],
    [
      'the notes that it has',
      shows('failed'),
      { mine: { ...created, notes: ['A note.'] } },
      { outcome: 'failed', status: 'failed', settledAt, notes: ['A note.'] },
    ],
  ])('%s', (_, says, how, change) => {
    const { reason, took, size, ...rest } = written(waited(says, how)) ?? {}
    expect(reason).toEqual(expect.any(String))
    expect(rest).toEqual({ ...none, ...change })
  })

  const isOther = { kind: 'follow-up', before } as const
  it.each<[string, StatusCheck, Waiting, Marker['before']]>([
    [
      'what is shown is its result',
      shows('active'),
      { mine: { ...created, ...isOther }, polling: { ...ofFollowUp, pickedUp: true } },
      { ...before, pickedUp: true },
    ],
    [
      'what is shown may be the result before',
      shows('completed', link),
      { mine: { ...created, ...isOther }, polling: ofFollowUp },
      undefined,
    ],
    ['nothing was before', shows('active'), {}, undefined],
  ])(
    'a run that stops waiting, whether a follow-up was picked up: %s',
    (_, says, how, expected) => {
      expect(written(waited(says, { ...isLast, ...how }))?.before).toEqual(expected)
    },
  )

  const refusedLink = 'https://evil.test/o/r/pull/7'
  const note = `The service gave this as the pull request. It is not linked: "${refusedLink}"`
  const refused: StatusCheck = {
    kind: 'record',
    job: { id: 'job-1', status: 'completed', refusedLink },
  }
  it.each<[string, string[] | undefined, string[]]>([
    ['in a note', undefined, [note]],
    ['beside others', ['A note.'], ['A note.', note]],
    ['once', [note], [note]],
  ])('a link that may not be shown, %s, and the log warns of it', (_, notes, expected) => {
    const action = waited(refused, { mine: { ...created, notes } })
    expect(written(action)?.notes).toEqual(expected)
    expect(action.log?.at(-1)).toEqual({
      level: 'warning',
      text: expect.stringContaining(`${note}\n`),
    })
  })
})

describe('who asked is told', () => {
  const done = shows('completed', link)
  const asTold = (how: Waiting = {}) => {
    const action = waited(done, how)
    if (action.do !== 'tell' || action.to.at !== 'told') throw new Error(`It is to ${action.do}.`)
    return { ...action, to: action.to }
  }
  const attached = { kind: 'watch' } as const
  const startedAt = (seconds: number) => ({ mine: { ...created, startedAt: ago(seconds) } })
  const unknown = Number.POSITIVE_INFINITY

  const worked = { polling: { ...attached, wasActive: true } }
  it.each<[string, Waiting, number]>([
    ['since it was sent, of a job that this run started', {}, 60],
    [
      'since its request, of a job that an earlier run started',
      { ...worked, ...startedAt(90) },
      90,
    ],
    [
      'it is not known of such a job that was never seen at work',
      { polling: attached, ...startedAt(90) },
      unknown,
    ],
    ['it is not known where the marker does not say when', worked, unknown],
    ['it is not known where it began in the future', { ...worked, ...startedAt(-90) }, unknown],
    ['no time at all, of one that has just begun', { ...worked, ...startedAt(0) }, 0],
  ])('how long it took: %s', (_, how, took) => {
    const action = asTold(how)
    expect(action.took).toBe(took)
    expect(action.to.change.took).toBe(took === unknown ? undefined : took)
  })

  it.each<[string, Waiting, boolean, boolean]>([
    ['this run alone has had the job', {}, false, false],
    ['an earlier run had it', { polling: attached }, true, true],
    ['its time was up before: a sweep may take it for over', { deadline: now - 1 }, true, true],
    ['its time is up just now', { deadline: now }, false, false],
    [
      'an earlier run of the job left its comment open',
      { polling: { isLeftOpen: true } },
      false,
      true,
    ],
  ])('others may have told of it: %s', (_, how, readsFirst, mayRepeat) => {
    const action = asTold(how)
    expect([action.readsFirst !== undefined, action.mayRepeat]).toEqual([readsFirst, mayRepeat])
    expect(action.to.readsFirst).toBe(readsFirst)
  })

  const wim = { mine: { ...created, requester: 'wim' } }
  it.each<[string, Waiting, number]>([
    ['at once, if its word is a second old', { ...wim, writtenAt: now - 1_000 }, 0],
    ['after the rest of that second', { ...wim, writtenAt: now - 300 }, 700],
    ['at once, if it has written none', { ...wim, writtenAt: undefined }, 0],
    ['at once, if nobody asked', { writtenAt: now }, 0],
    ['at once, if a bot asked', { mine: { ...created, requester: 'renovate[bot]' } }, 0],
  ])('the comment is read for the word of others: %s', (_, how, pause) => {
    expect(asTold({ polling: attached, ...how }).readsFirst).toEqual({ pause })
  })

  const size = { files: 1, added: 2, removed: 3 }
  it.each<[string, Waiting, object | undefined]>([
    ['of the pull request that was read', { polling: { link, size } }, size],
    ['not of another one', { polling: { link: linkTo(6), size } }, undefined],
    ['not where it was not read', { polling: { link } }, undefined],
  ])('how large the change is: %s', (_, how, expected) => {
    expect(asTold(how).to.change.size).toEqual(expected)
  })
})

describe('a result is written when others have been told', () => {
  const told = (outcome: Outcome, view: Differences = {}): Action => {
    const change = { reason: 'Done.', size: { files: 1, added: 2, removed: 3 } }
    return decide(
      viewWith({ mine: created, step: { at: 'told', outcome, change, readsFirst: true }, ...view }),
    )
  }
  const completed = { name: 'completed', reason: 'Done.' } as const
  const timedOut = { name: 'timed-out', reason: 'Late.' } as const

  it('a job that has settled: its comment settles', () => {
    expect(inWords(told(completed))).toBe('settle: Done → completed')
    expect(told(completed)).toMatchObject({ readsFirst: true, change: { size: { files: 1 } } })
  })

  it('with the size of the change, as it was read last', () => {
    const size = { files: 4, added: 5, removed: 6 }
    expect(told(completed, { answers: { size } })).toMatchObject({ change: { size } })
  })

  it('a job that goes on: its comment says so already, and others are told', () => {
    expect(inWords(told(timedOut))).toBe('tell timed-out → timed-out: Late')
    expect(told(timedOut)).toMatchObject({ took: 0, mayRepeat: false })
  })
})
