import { describe, expect, it } from 'vitest'
import { blockedUntil, limitedRuns, recordOf, roomNow } from '../../../src/protocol/limited-queue.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { MarkedComment } from '../../../src/protocol/view.ts'
import { markerWith } from '../../helpers/one-run.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
/** So many minutes ago, as GitHub gives it. */
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString().replace('.000Z', 'Z')

/** A request's comment, posted so many minutes ago. */
function request(id: number, marker: Partial<Marker> = {}, { posted = 30 }: { posted?: number } = {}): MarkedComment {
  const waits = { trigger: `comment:${id - 1}`, phase: 'waiting', outcome: 'rate-limited' } as const
  const whole = markerWith({ ...waits, comment: id, run: String(id), attempt: 1, requester: 'wim', ...marker })
  return { marker: whole, comment: { id, url: '', createdAt: ago(posted), updatedAt: ago(posted) } }
}

function listed(...all: MarkedComment[]) {
  const isWaiting = ({ marker }: MarkedComment) => marker.phase === 'waiting' && marker.outcome === 'rate-limited'
  return {
    waiting: new Map(all.filter(isWaiting).map((found) => [found.comment.id, found])),
    requests: new Map(all.map((found) => [found.comment.id, recordOf(found)])),
  }
}

const startedAgain = (minutes: number): Partial<Marker> => ({ reruns: { count: 1, at: ago(minutes) } })
const nobody = { requester: undefined, event: 'schedule' }
/** A request of workflow run 8. */
const of8 = (id: number, marker: Partial<Marker> = {}) => request(id, { run: '8', ...marker })
const leg = (id: number, trigger: string, marker: Partial<Marker> = {}) =>
  of8(id, { trigger: `run:8/${trigger}`, ...marker })
/** A comment of one and the same request. */
const same = (id: number, marker: Partial<Marker> = {}) => request(id, { trigger: 'comment:1', ...marker })

/** `run: uses of jobs`, in their order. */
it.each<[string, MarkedComment[], string[]]>([
  ['nothing waits', [request(5, { phase: 'settled' })], []],
  ['the oldest first', [request(12), request(9), request(100)], ['9: 1 of 1', '12: 1 of 1', '100: 1 of 1']],
  ["people's before schedules'", [request(9, nobody), request(12)], ['12: 1 of 1', '9: 1 of 1']],
  [
    'a request limited again keeps its place: its run is as old as before',
    [request(9), request(50, { run: '3', ...startedAgain(60) })],
    ['3: 1 of 1', '9: 1 of 1'],
  ],
  ['two requests of one run are one re-run and two uses', [of8(9), of8(10)], ['8: 2 of 2']],
  ['one that ended with an error is sent too', [of8(9), of8(10, { outcome: 'error' })], ['8: 2 of 2']],
  ['one that has a job is not sent', [of8(9), of8(10, { phase: 'created' })], ['8: 1 of 1']],
  ['a marker without its run', [request(9, { run: undefined })], []],
  ['a request that waits for a busy job', [request(9, { outcome: undefined })], []],
  ...(['intent', 'created', 'settled', 'unknown'] as const).map((phase): [string, MarkedComment[], string[]] => [
    `a request with another comment in phase ${phase}`,
    [same(9), same(12, { phase })],
    [],
  ]),
  ['of two comments of one request the newer one', [same(9), same(12)], ['12: 1 of 1']],
  ['two steps of one workflow job', [leg(9, 'docs/0/step/a'), leg(10, 'docs/0/other/a')], ['8: 2 of 1']],
  ['two calls of one reusable workflow', [leg(9, 'docs/0/step/a'), leg(10, 'docs/0/step/b')], ['8: 2 of 1']],
  ['two legs of a matrix', [leg(9, 'docs/0/step/a'), leg(10, 'docs/1/step/a')], ['8: 2 of 2']],
  ['two workflow jobs', [leg(9, 'docs/0/step/a'), leg(10, 'more/0/step/a')], ['8: 2 of 2']],
  [
    'one that has a job, and an older comment that could not be deleted',
    [leg(9, 'docs/0/step/a'), leg(10, 'docs/1/step/a'), leg(11, 'docs/1/step/a', { phase: 'created' })],
    ['8: 1 of 1'],
  ],
])('the order: %s', (_, comments, expected) => {
  const runs = limitedRuns(listed(...comments)).map(({ run, uses, jobs }) => `${run}: ${uses} of ${jobs}`)
  expect(runs).toEqual(expected)
})

describe('the room: 100 less a reserve of 10, less', () => {
  it.each<[string, MarkedComment[], number]>([
    ['nothing', [], 90],
    ['what was accepted within the hour', [request(9, { phase: 'settled', startedAt: ago(59) })], 89],
    ['not what was accepted before', [request(9, { phase: 'settled', startedAt: ago(61) })], 90],
    ['follow-ups too', [request(9, { phase: 'created', kind: 'follow-up', startedAt: ago(1) })], 89],
    ['what is about to be sent', [request(9, { phase: 'intent', outcome: undefined }, { posted: 1 })], 89],
    ['what may have been sent', [request(9, { phase: 'unknown', outcome: 'unknown' }, { posted: 1 })], 89],
    ['not what may have been sent before', [request(9, { phase: 'unknown', outcome: 'unknown' }, { posted: 61 })], 90],
    ['what was started again and has not answered', [request(9, startedAgain(20))], 89],
    ['with its legs', [of8(9, startedAgain(20)), of8(10, startedAgain(20))], 88],
    ['not what answered: its comment is newer', [request(9, startedAgain(20), { posted: 19 })], 90],
    ['not what answered in the same second', [request(9, startedAgain(20), { posted: 20 })], 90],
    ['not what was started an hour ago', [request(9, startedAgain(61), { posted: 90 })], 90],
  ])('%s', (_, comments, expected) => {
    const all = listed(...comments)
    expect(roomNow(all, { now, going: new Set() })).toBe(expected)
  })

  it('what was started an hour ago and is known to be in progress', () => {
    const all = listed(request(9, { run: '8', ...startedAgain(61) }, { posted: 90 }))
    expect(roomNow(all, { now, going: new Set(['8']) })).toBe(89)
  })
})

it.each<[string, MarkedComment[], string | undefined]>([
  ['nothing is known', [], undefined],
  ['the time that it said', [request(9, { retryAt: ago(-20) }, { posted: 5 })], ago(-20)],
  ['the latest of several', [request(9, { retryAt: ago(-20) }), request(10, { retryAt: ago(-25) })], ago(-25)],
  ['a time that has passed', [request(9, { retryAt: ago(3) })], ago(3)],
  ['a time given more than an hour ago', [request(9, { retryAt: ago(-20) }, { posted: 61 })], undefined],
  ['a time in years counts for an hour', [request(9, { retryAt: '9999-01-01T00:00:00Z' }, { posted: 50 })], ago(-10)],
  ['it said none, at first', [request(9, {}, { posted: 5 })], undefined],
  ['it said none to a re-run', [request(9, startedAgain(10), { posted: 5 })], ago(-55)],
  ['what was started again and has not answered', [request(9, { ...startedAgain(5), retryAt: ago(-20) })], undefined],
])('until when the service has no room: %s', (_, comments, expected) => {
  expect(blockedUntil(listed(...comments), now)).toBe(expected === undefined ? 0 : Date.parse(expected))
})
