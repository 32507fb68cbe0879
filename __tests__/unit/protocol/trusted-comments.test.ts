import { describe, expect, it } from 'vitest'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import {
  type Author,
  authorOf,
  countsForAnybody,
  eitherOf,
  joinPages,
  knowsJob,
  type OwnAccount,
  type Reading,
  type Trust,
  trustOf,
} from '../../../src/protocol/trusted-comments.ts'
import { markerWith } from '../../helpers/one-run.ts'

const at = '2025-06-01T12:00:00Z'
const found = (id: number, fields: Partial<Marker> = {}, createdAt = at): MarkedComment => ({
  comment: { id, url: '', createdAt, updatedAt: createdAt },
  marker: markerWith({ nonce: `nonce-${id}`, ...fields }),
})
const none = { marked: [], unverified: [] }

describe('whose comment it is', () => {
  const nobody: OwnAccount = { id: undefined, posted: new Set() }
  const us: OwnAccount = { id: 5, posted: new Set() }

  it.each<[string, number | undefined, OwnAccount, Author]>([
    ['of our account', 5, us, 'ours'],
    ['of another one', 6, us, 'theirs'],
    ['of an account with a negative id, as ours', -2, { ...us, id: -2 }, 'ours'],
    ['of nobody who is named', undefined, us, 'untold'],
    ['of somebody, and nobody says who we are', 6, nobody, 'untold'],
    [
      'posted by this run, and nobody is named',
      undefined,
      { ...nobody, posted: new Set([7]) },
      'ours',
    ],
    [
      'of nobody who is named, and this run posted another one',
      undefined,
      { ...us, posted: new Set([8]) },
      'untold',
    ],
  ])('%s', (_, author, account, expected) => {
    expect(authorOf({ id: 7, author }, account)).toBe(expected)
  })

  it.each<[Author, Author, Author]>([
    ['ours', 'theirs', 'ours'],
    ['untold', 'ours', 'ours'],
    ['theirs', 'theirs', 'theirs'],
    ['theirs', 'untold', 'untold'],
    ['untold', 'theirs', 'untold'],
  ])('of two accounts: %s and %s is %s', (one, other, expected) => {
    expect(eitherOf(one, other)).toBe(expected)
  })
})

describe('what a marker is worth, on a comment of ours, of another account, and of nobody who is told', () => {
  const signed = (fields: Partial<Marker>, isOlderKey = false): Reading => ({
    kind: 'verified',
    marker: markerWith(fields),
    isOlderKey,
  })
  const anchored = { phase: 'created', comment: 7 } as const

  it.each<[string, Reading, Trust, Trust, Trust]>([
    ['names its comment', signed(anchored), 'counts', 'counts', 'counts'],
    ['of a docs pull request', signed({ kind: 'pull-request' }), 'counts', 'counts', 'counts'],
    [
      'an intent that may be a copy',
      signed({ phase: 'intent' }),
      'counts',
      'foreign',
      'unverified',
    ],
    ['a job that may be a copy', signed({ phase: 'created' }), 'counts', 'nothing', 'unverified'],
    ['an older key, names its comment', signed(anchored, true), 'counts', 'nothing', 'unverified'],
    [
      'an older key, an intent',
      signed({ phase: 'intent' }, true),
      'unverified',
      'foreign',
      'unverified',
    ],
    [
      'an older key, a docs pull request',
      signed({ kind: 'pull-request' }, true),
      'unverified',
      'foreign',
      'unverified',
    ],
    ['no key', { kind: 'unverified', trigger: 'comment:1' }, 'unverified', 'nothing', 'unverified'],
  ])('%s', (_, reading, ...expected) => {
    expect(
      (['ours', 'theirs', 'untold'] as const).map((author) => trustOf(reading, author)),
    ).toEqual(expected)
    expect(countsForAnybody(reading)).toBe(expected.every((trust) => trust === 'counts'))
  })
})

describe('pages', () => {
  it('are joined: the lowest comment first, and what was read twice as it was read last', () => {
    const moved = found(3, { phase: 'settled' })
    const joined = joinPages([
      { ...none, marked: [found(3), found(4)] },
      { ...none, marked: [found(1), moved] },
    ])
    expect(joined.marked.map(({ comment }) => comment.id)).toEqual([1, 3, 4])
    expect(joined.marked[1]).toBe(moved)
  })

  it('have no copy of a marker that names its comment, whoever posted it', () => {
    const [own, copy, other] = [
      found(1, { comment: 1, nonce: 'n' }),
      found(2, { nonce: 'n' }),
      found(3),
    ]
    const untold = [copy, other].map((one) => ({
      ...one,
      trigger: 'comment:1',
      isOurs: false,
      isOutdated: false,
    }))
    expect(joinPages([{ marked: [own, copy], unverified: [] }]).marked).toEqual([own])
    expect(joinPages([{ marked: [own], unverified: untold }]).unverified).toEqual(untold.slice(1))
  })

  const job = {
    jobId: 'job-1',
    comment: 9,
    phase: 'created',
    startedAt: '2025-06-01T12:00:05.500Z',
  } as const

  const since = '2025-06-01T12:10:00Z'

  it.each<[string, MarkedComment, { oldest?: string; forceNew?: boolean }, boolean]>([
    ['a job that names its comment', found(9, job), {}, true],
    [
      'a job from a version that did not say when',
      found(9, { ...job, startedAt: undefined }),
      {},
      true,
    ],
    [
      'a job that was taken in the second of its comment',
      found(9, job, '2025-06-01T12:00:05Z'),
      {},
      true,
    ],
    [
      'a job whose comment is newer than its request: posted anew',
      found(9, job, '2025-06-01T12:00:06Z'),
      {},
      false,
    ],
    ['a job that may be a copy', found(9, { ...job, comment: undefined }), {}, false],
    ['no job', found(9), {}, false],
    ['no job, and a new one is wanted', found(9), { forceNew: true }, true],
    ['a job, and nothing older than the trigger', found(9, job), { oldest: since }, false],
    [
      'no job, a new one is wanted, nothing is older',
      found(9),
      { oldest: since, forceNew: true },
      false,
    ],
  ])('older ones are left unread, or not: %s', (_, one, { oldest = at, forceNew }, expected) => {
    expect(knowsJob(since, forceNew)([one], { ...one.comment, createdAt: oldest })).toBe(expected)
  })
})
