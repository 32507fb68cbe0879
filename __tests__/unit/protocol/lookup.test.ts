import { describe, expect, it } from 'vitest'
import { currentJob, decidingMarker, markersOfTrigger, otherTriggers } from '../../../src/protocol/lookup.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { MarkedComment } from '../../../src/protocol/view.ts'

const marker = (fields: Partial<Marker> = {}): Marker => ({
  version: 1,
  project: 'p',
  service: 's',
  repository: 7,
  conversation: 1,
  trigger: 'comment:1',
  nonce: 'abcdefghijkl',
  phase: 'created',
  kind: 'create',
  ...fields,
})

/** `id: fields`: a conversation's markers as they were read; `anchored` ones carry their comment's id. */
type Line = [id: number, fields: Partial<Marker>, anchored?: 'anchored' | undefined, createdAt?: string]
const found = (lines: Line[]): MarkedComment[] =>
  lines.map(([id, fields, anchored, createdAt = '2025-06-01T12:00:00Z']) => ({
    comment: { id, url: '', createdAt },
    marker: marker({ ...fields, ...(anchored ? { comment: id } : {}) }),
  }))

const mine = { trigger: 'comment:5' }
const waits = { ...mine, phase: 'waiting' } as const
const since = '2025-06-01T12:00:00Z'

describe("this trigger's marker", () => {
  it.each<[string, Line[], number | undefined]>([
    ['none', [], undefined],
    ['only others', [[10, { trigger: 'comment:6' }]], undefined],
    [
      'one of several triggers',
      [
        [10, { trigger: 'comment:6' }],
        [11, mine],
      ],
      11,
    ],
    [
      'the lowest comment',
      [
        [10, mine],
        [11, mine],
      ],
      10,
    ],
    [
      'an anchored one before a lower one',
      [
        [10, mine],
        [11, mine, 'anchored'],
      ],
      11,
    ],
    [
      'the lowest anchored one',
      [
        [9, mine],
        [10, mine, 'anchored'],
        [11, mine, 'anchored'],
      ],
      10,
    ],
    [
      'one that sends before a lower one that waits, even if that is anchored',
      [
        [9, waits],
        [10, waits, 'anchored'],
        [11, { ...mine, phase: 'intent' }],
      ],
      11,
    ],
    [
      'an anchored one that sends before a lower one that does',
      [
        [9, waits, 'anchored'],
        [10, { ...mine, phase: 'intent' }],
        [11, { ...mine, phase: 'created' }, 'anchored'],
      ],
      11,
    ],
    [
      'one that waits, where nothing else is: an anchored one first',
      [
        [10, waits],
        [11, waits, 'anchored'],
        [12, waits, 'anchored'],
      ],
      11,
    ],
    [
      'one that waits, where one that sends is older than the trigger',
      [
        [10, { ...mine, phase: 'intent' }, 'anchored', '2025-06-01T11:59:59Z'],
        [11, waits],
      ],
      11,
    ],
    [
      'older than the trigger: an old comment edited into a copy',
      [[10, mine, undefined, '2025-06-01T11:59:59Z']],
      undefined,
    ],
    [
      'older, before a true one',
      [
        [10, mine, undefined, '2025-05-01T00:00:00Z'],
        [11, mine],
      ],
      11,
    ],
    ['of the same second', [[10, mine, undefined, '2025-06-01T12:00:00Z']], 10],
    [
      'the docs pull request of this trigger is no status comment',
      [[10, { ...mine, kind: 'pull-request' }]],
      undefined,
    ],
  ])('%s', (_, lines, expected) => {
    expect(decidingMarker(found(lines), 'comment:5', since)?.comment.id).toBe(expected)
  })

  it('of a run, which has no beginning on GitHub, may be of any age', () => {
    const old = found([[10, mine, undefined, '2020-01-01T00:00:00Z']])
    expect(decidingMarker(old, 'comment:5', undefined)?.comment.id).toBe(10)
  })

  it('does not depend on fractions of seconds in the times of GitHub', () => {
    const whole = found([[10, mine, undefined, '2025-06-01T12:00:00Z']])
    expect(decidingMarker(whole, 'comment:5', '2025-06-01T12:00:00.900Z')?.comment.id).toBe(10)
  })
})

describe("all of this trigger's markers", () => {
  it.each<[string, Line[], number[]]>([
    ['none', [[10, { trigger: 'comment:6' }]], []],
    [
      'whatever their phase, oldest first',
      [
        [10, waits],
        [11, { trigger: 'comment:6' }],
        [12, mine, 'anchored'],
        [13, { ...mine, phase: 'unknown' }],
      ],
      [10, 12, 13],
    ],
    [
      'but no older one, and none on a docs pull request',
      [
        [10, mine, 'anchored', '2025-06-01T11:59:59Z'],
        [11, { ...mine, kind: 'pull-request' }, 'anchored'],
        [12, mine],
      ],
      [12],
    ],
  ])('%s', (_, lines, expected) => {
    expect(markersOfTrigger(found(lines), 'comment:5', since).map(({ comment }) => comment.id)).toEqual(expected)
  })
})

describe('the marker that decides which job gets a follow-up', () => {
  const job = (jobId: string): Partial<Marker> => ({ jobId })
  it.each<[string, Line[], string | undefined]>([
    ['none', [], undefined],
    [
      'none with a job',
      [
        [10, { phase: 'intent' }],
        [11, { phase: 'waiting' }, 'anchored'],
      ],
      undefined,
    ],
    [
      'the highest comment',
      [
        [10, job('a')],
        [11, job('b')],
      ],
      'b',
    ],
    [
      'the highest anchored one',
      [
        [10, job('a'), 'anchored'],
        [11, job('b'), 'anchored'],
        [12, job('c')],
      ],
      'b',
    ],
    [
      'an anchored one before a higher one',
      [
        [10, job('a'), 'anchored'],
        [11, job('b')],
      ],
      'a',
    ],
    ['a settled one as well', [[10, { jobId: 'a', phase: 'settled' }, 'anchored']], 'a'],
    ['on a docs pull request', [[10, { jobId: 'a', phase: 'settled', kind: 'pull-request' }]], 'a'],
    [
      'past a newer command that has no job yet',
      [
        [10, job('a'), 'anchored'],
        [11, { phase: 'unknown' }, 'anchored'],
      ],
      'a',
    ],
  ])('%s', (_, lines, expected) => {
    expect(currentJob(found(lines))?.marker.jobId).toBe(expected)
  })
})

describe('the deciding marker of each other trigger', () => {
  const other = (phase: Marker['phase'], trigger = 'comment:6'): Partial<Marker> => ({ phase, trigger })
  it.each<[string, Line[], number[]]>([
    ['none', [], []],
    [
      'one below ours and one above',
      [
        [10, other('intent')],
        [30, other('unknown', 'comment:7')],
      ],
      [10, 30],
    ],
    ['not our own', [[10, { phase: 'intent', trigger: 'comment:5' }]], []],
    ['not that of a docs pull request', [[10, { ...other('settled'), kind: 'pull-request' }]], []],
    [
      'a created one before an intent',
      [
        [10, other('intent')],
        [11, other('created'), 'anchored'],
      ],
      [11],
    ],
    [
      'an intent before one that waits in a lower comment',
      [
        [10, other('waiting'), 'anchored'],
        [11, other('intent')],
      ],
      [11],
    ],
    [
      'a copy above the deciding one',
      [
        [10, other('settled'), 'anchored'],
        [11, other('intent')],
      ],
      [10],
    ],
  ])('%s', (_, lines, expected) => {
    expect(otherTriggers(found(lines), 'comment:5').map(({ comment }) => comment.id)).toEqual(expected)
  })
})
