import { expect, it } from 'vitest'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { hasNext, recordOf, requestsThatWait } from '../../../src/protocol/request-records.ts'
import { markerWith } from '../../helpers/one-run.ts'

const posted = '2026-03-04T11:00:00Z'
const edited = '2026-03-04T11:10:00Z'
const later = '2026-03-04T11:20:00Z'

function request(id: number, marker: Partial<Marker> = {}): MarkedComment {
  const whole = markerWith({
    trigger: 'comment:1',
    phase: 'waiting',
    comment: id,
    attempt: 1,
    ...marker,
  })
  return { marker: whole, comment: { id, url: '', createdAt: posted, updatedAt: edited } }
}

it.each<[string, Partial<Marker>, string | undefined]>([
  ['accepted: its marker says when', { phase: 'created', startedAt: later }, later],
  ['in flight: when its comment was posted', { phase: 'intent', comment: undefined }, posted],
  ['in flight after a wait: when its comment was edited', { phase: 'intent' }, edited],
  ['its answer was lost: when its comment was edited', { phase: 'unknown' }, edited],
  [
    'its answer was lost, and its marker says when it was sent',
    { phase: 'unknown', startedAt: later },
    later,
  ],
  ['it waits: never', {}, undefined],
  ['it met the limit: never', { outcome: 'rate-limited', retryAt: later }, undefined],
])('when a request used the limit: %s', (_, marker, at) => {
  expect(recordOf(request(5, marker)).usedAt).toBe(at === undefined ? undefined : Date.parse(at))
})

it.each<[string, Partial<Marker>, string | undefined]>([
  ['settled', { phase: 'settled', settledAt: later }, later],
  ['settled, and nobody saw when', { phase: 'settled' }, undefined],
  [
    'settled in a re-run, whose comment is newer than the request',
    { phase: 'settled', settledAt: later, attempt: 2 },
    undefined,
  ],
  ['not settled', { phase: 'created' }, undefined],
])('when its job had ended: %s', (_, marker, at) => {
  expect(recordOf(request(5, marker)).endedAt).toBe(at === undefined ? undefined : Date.parse(at))
})

const other = { trigger: 'comment:2' }

it.each<[string, MarkedComment[], number[]]>([
  ['one', [request(5)], [5]],
  ['two of different requests', [request(5), request(6, other)], [5, 6]],
  ['of two of one request the newer one', [request(5), request(6)], [6]],
  [
    'not one whose newer comment has ended',
    [request(5), request(6, { outcome: 'rate-limited' })],
    [],
  ],
  ...(['intent', 'created', 'settled', 'unknown'] as const).map(
    (phase): [string, MarkedComment[], number[]] => [
      `not one with another comment in phase ${phase}, older or newer`,
      [request(4, { phase }), request(5), request(6, other), request(7, { ...other, phase })],
      [],
    ],
  ),
])('which requests wait: %s', (_, comments, ids) => {
  const waiting = comments.filter(
    ({ marker }) => marker.phase === 'waiting' && marker.outcome === undefined,
  )
  const found = requestsThatWait({
    waiting: new Map(waiting.map((one) => [one.comment.id, one])),
    requests: new Map(comments.map((one) => [one.comment.id, recordOf(one)])),
  })
  expect(found.map(({ comment }) => comment.id)).toEqual(ids)
})

const sent = { phase: 'created', jobId: 'job-1' } as const

it.each<[string, Partial<Marker>, Partial<Marker>, boolean]>([
  [
    'another request sent later',
    { startedAt: posted },
    { ...other, ...sent, startedAt: later },
    true,
  ],
  [
    'another request sent before',
    { startedAt: later },
    { ...other, ...sent, startedAt: posted },
    false,
  ],
  [
    'another request sent at that moment',
    { startedAt: later },
    { ...other, ...sent, startedAt: later },
    false,
  ],
  [
    'another request that was not sent',
    { startedAt: posted },
    { ...other, jobId: 'job-1', phase: 'waiting' },
    false,
  ],
  [
    'another request to another job',
    { startedAt: posted },
    { ...other, ...sent, jobId: 'job-2', startedAt: later },
    false,
  ],
  ['the same request in a re-run', { startedAt: posted }, { ...sent, startedAt: later }, false],
  [
    'a later one, and nobody knows when this was sent',
    {},
    { ...other, ...sent, startedAt: later },
    false,
  ],
])('what a job shows may be of the next request: %s', (_, mine, theirs, expected) => {
  const own = request(5, { ...sent, ...mine })
  const requests = new Map([own, request(6, theirs)].map((one) => [one.comment.id, recordOf(one)]))
  expect(hasNext({ requests }, own)).toBe(expected)
})
