import { describe, expect, it } from 'vitest'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { PollResult } from '../../../src/protocol/poll.ts'
import {
  decideCheck,
  isLeavingWindow,
  isUnconfirmed,
  type Listed,
  originOf,
  unconfirmedChange,
  unconfirmedIn,
  unsentChange,
  untold,
} from '../../../src/protocol/sweep.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { ago, date, inWords, link, other, twin } from '../../helpers/view.ts'

const created: Partial<Marker> = { phase: 'created', jobId: 'job-1', startedAt: ago(60) }
const minute = 60
const hour = 60 * minute

interface Comment {
  marker?: Partial<Marker>
  /** So many seconds ago. */
  posted?: number
  changed?: number
  isOfThisService?: boolean
}

/** A comment that a sweep lists, which reads back five hours: its job may be open for four. */
const listed = ({
  marker,
  posted = minute,
  changed = minute,
  isOfThisService = true,
}: Comment = {}): Listed => ({
  marker: markerWith({ ...created, ...marker }),
  postedAt: date - posted * 1_000,
  changedAt: date - changed * 1_000,
  now: date,
  sinceHours: 5,
  isOfThisService,
})

const job = { id: 'job-1', status: 'active' }
const settled: PollResult = { kind: 'settled', job: { ...job, status: 'failed' } }
const open: PollResult = { kind: 'timed-out', job }
const notFound: PollResult = { kind: 'timed-out', fault: 'Not found.', isMissing: true }
const noAnswer: PollResult = { kind: 'timed-out', fault: 'It broke.' }
const noSign: PollResult = { kind: 'unconfirmed', job }
const elsewhere = { isOfThisService: false }
const missedFor = (seconds: number) => ({ marker: { missingSince: ago(seconds) } })

/** What a sweep does with it, in words: `lost, error: Job job-1 …`; what else changes. */
function checked(result: PollResult, comment: Comment = {}): string {
  const verdict = decideCheck(listed(comment), result)
  if (verdict === undefined) return 'nothing'
  const { kind, outcome, change } = verdict
  const words = outcome ? inWords({ do: 'end', outcome }) : Object.keys(change ?? {}).join()
  return `${kind}, ${words}`
}

describe('a sweep checks a job that was left open', () => {
  const tooLong = 'lost, error: Job job-1 has been open for more than 4 hours'
  const found = 'open, missingSince'
  const told = 'open, unconfirmed: The service accepted the follow-up to job job-1'

  it.each<[string, PollResult, Comment, string]>([
    ['it has settled', settled, {}, 'settled, failed: Job job-1 failed at the service'],
    [
      'it has settled, however old it is',
      settled,
      { posted: 9 * hour },
      'settled, failed: Job job-1 failed at the service',
    ],
    ['it is open', open, {}, 'nothing'],
    ['the sweep is cancelled', { kind: 'cancelled' }, { posted: 9 * hour }, 'nothing'],
    ['it is open for four hours', open, { posted: 4 * hour }, 'nothing'],
    ['it is open for longer', open, { posted: 4 * hour + 1 }, tooLong],
    ['it is not found for longer', notFound, { posted: 4 * hour + 1 }, tooLong],
    [
      'it is of another service, and open for longer',
      open,
      { posted: 9 * hour, ...elsewhere },
      'nothing',
    ],
    [
      'it shows no sign for longer',
      noSign,
      { posted: 4 * hour + 1 },
      'lost, unconfirmed: The service accepted the follow-up to job job-1',
    ],
    ['it is not found for the first time: that is remembered', notFound, {}, found],
    ['it is of another service, and not found', notFound, elsewhere, 'nothing'],
    ['it is not found for just less than ten minutes', notFound, missedFor(599), 'nothing'],
    [
      'it is not found for ten minutes',
      notFound,
      missedFor(600),
      'lost, error: The service answered 404 to every check for ten minutes',
    ],
    ['it is found again: that is forgotten', open, missedFor(300), found],
    ['no answer: it was found as far as is known', noAnswer, missedFor(300), found],
    [
      'it shows no sign ten minutes after it was sent',
      noSign,
      { marker: { startedAt: ago(600) } },
      'nothing',
    ],
    [
      'it shows no sign for longer: its comment says so',
      noSign,
      { marker: { startedAt: ago(601) } },
      told,
    ],
    [
      'it shows no sign, and its comment says so already',
      noSign,
      { marker: { startedAt: ago(601), outcome: 'unconfirmed' } },
      'nothing',
    ],
    [
      'it shows no sign, and it is not said when it was sent',
      noSign,
      { marker: { startedAt: undefined }, posted: 601 },
      told,
    ],
    [
      'it shows no sign, and it is not said, but its comment is new',
      noSign,
      { marker: { startedAt: undefined }, posted: 600 },
      'nothing',
    ],
    ['it is open for long after it was sent', open, { marker: { startedAt: ago(601) } }, 'nothing'],
  ])('%s', (_, result, comment, expected) => expect(checked(result, comment)).toBe(expected))

  it.each<[string, PollResult, Comment, object]>([
    ['when it was not found first', notFound, {}, { missingSince: ago(0) }],
    ['that it was found', open, missedFor(300), { missingSince: undefined }],
    [
      'that it was found, beside what is told',
      noSign,
      { marker: { startedAt: ago(601), missingSince: ago(9) } },
      { missingSince: undefined },
    ],
    ['that it is lost', notFound, missedFor(600), { lost: true }],
  ])('and remembers %s', (_, result, comment, change) => {
    expect(decideCheck(listed(comment), result)?.change).toEqual(change)
  })

  it('a follow-up whose changes are asked for again says so', () => {
    const marker = { startedAt: ago(601), asksAgain: true } as const
    const reason = expect.stringContaining('The next run asks for these changes again.')
    expect(decideCheck(listed({ marker }), noSign)?.outcome).toMatchObject({ reason })
  })
})

it.each<[string, Comment, boolean]>([
  [
    'of another service, untouched for more than four hours',
    { ...elsewhere, changed: 4 * hour + 1 },
    true,
  ],
  ['of another service, untouched for four hours', { ...elsewhere, changed: 4 * hour }, false],
  ['of this service', { changed: 9 * hour }, false],
])(
  'a comment is about to be no longer read, and nobody checks its job: one %s',
  (_, comment, expected) => {
    expect(isLeavingWindow(listed(comment))).toBe(expected)
  },
)

describe('an intent that nobody confirmed', () => {
  const anchored = { marker: { phase: 'intent', comment: 5 } } as const
  const posted = { marker: { phase: 'intent' } } as const

  it.each<[string, Comment, boolean]>([
    ['posted ten minutes ago', { ...posted, posted: 600, changed: 0 }, true],
    ['posted just less than ten minutes ago', { ...posted, posted: 599, changed: 700 }, false],
    ['written by an edit ten minutes ago', { ...anchored, posted: 900, changed: 600 }, true],
    [
      'written by an edit just less than ten minutes ago',
      { ...anchored, posted: 900, changed: 599 },
      false,
    ],
  ])('is old enough: %s', (_, comment, expected) => {
    expect(isUnconfirmed(listed(comment))).toBe(expected)
  })

  it.each<[string, Comment, string]>([
    ['when it was posted', { ...posted, posted: 900, changed: 600 }, ago(900)],
    ['when it was edited', { ...anchored, posted: 900, changed: 600 }, ago(600)],
  ])('may have been sent %s', (_, comment, startedAt) => {
    expect(unconfirmedChange(listed(comment))).toMatchObject({ outcome: 'unknown', startedAt })
  })

  const intent = twin(107)
  it.each([
    ['is an intent still', [intent], 107],
    ['has a job by now, in another comment', [intent, twin(105, created)], undefined],
    ['is beside one that waits', [twin(105, { phase: 'waiting' }), intent], 107],
    ['waits by now', [twin(105, { phase: 'waiting' })], undefined],
    ['is not in a comment before its request', [twin(100)], undefined],
    ['is not that of another request', [other(107, { phase: 'intent' })], undefined],
  ])('is looked for once more: its request %s', (_, marked, id) => {
    expect(unconfirmedIn(marked, listed(posted))?.comment.id).toBe(id)
  })

  it('of a step may be in any comment', () => {
    const trigger = 'run:900/docs/0/docs/0'
    const found = unconfirmedIn([twin(1, { trigger })], listed({ marker: { trigger } }))
    expect(found?.comment.id).toBe(1)
  })

  it('of a review may be in any comment', () => {
    const trigger = 'review:900'
    const found = unconfirmedIn([twin(1, { trigger })], listed({ marker: { trigger } }))
    expect(found?.comment.id).toBe(1)
  })
})

it.each([
  ['for the limit', ago(9), 'rate-limited'],
  ['for its turn', undefined, 'timed-out'],
])('a request whose run ended while it waited %s was not sent', (_, retryAt, outcome) => {
  const change = unsentChange(listed({ marker: { phase: 'waiting', retryAt } }))
  expect(change).toMatchObject({ outcome, reason: expect.stringContaining('Nothing was sent.') })
})

const from = (repository: number, conversation: number): Partial<Marker> => ({
  kind: 'pull-request',
  from: { repository, conversation, name: 'o/r' },
})

it.each([
  ['its newest comment that names one', [other(3, from(7, 1)), other(4, from(7, 2))], 2],
  ['not one in another repository', [other(3, from(7, 1)), other(4, from(8, 2))], 1],
  ['not a comment of a request', [other(3, { ...from(7, 1), kind: 'create' })], undefined],
  ['none, where its readers may not know of it', [other(3, { kind: 'pull-request' })], undefined],
])('the conversation that a docs pull request came from: %s', (_, marked, conversation) => {
  expect(originOf(marked, 7)).toBe(conversation)
})

describe('who is told what became of a docs pull request', () => {
  const linked: Partial<Marker> = { phase: 'settled', jobId: 'job-1', prLink: link.url }
  const ids = (fields: Partial<Marker>[], now: 'merged' | 'closed' = 'merged') => {
    const marked = fields.map((of, at) => other(at + 1, { ...linked, ...of }))
    return untold(marked.reverse(), now, (url) => url === link.url).map(({ comment }) => comment.id)
  }

  it.each<[string, Partial<Marker>, 'merged' | 'closed', boolean]>([
    ['a comment that links it', {}, 'merged', true],
    ['not one that links another', { prLink: linkTo(8).url }, 'merged', false],
    ['not one whose job goes on', { phase: 'created' }, 'merged', false],
    ['not the comment on the pull request itself', { kind: 'pull-request' }, 'merged', false],
    ['not one that says so already', { became: 'closed' }, 'closed', false],
    ['one that says closed, if it was merged', { became: 'closed' }, 'merged', true],
    ['not one that says merged, which is final', { became: 'merged' }, 'closed', false],
  ])('%s', (_, fields, now, isTold) => expect(ids([fields], now)).toEqual(isTold ? [1] : []))

  it('the newest twenty', () => {
    const newest = Array.from({ length: 20 }, (_, at) => at + 3)
    expect(ids(Array(22).fill({}))).toEqual(newest)
  })
})
