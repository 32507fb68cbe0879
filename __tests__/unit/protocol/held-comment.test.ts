import { describe, expect, it } from 'vitest'
import {
  type Holding,
  hasGoneOn,
  isHeld,
  mayBeWritten,
  type RunReading,
  type Waits,
  waitsHow,
} from '../../../src/protocol/held-comment.ts'
import { type Marker, type Phase, phases } from '../../../src/protocol/marker.ts'
import { markerWith } from '../../helpers/one-run.ts'

const minute = 60_000
const now = Date.parse('2025-06-01T12:00:00Z')
const at = (minutes: number): string => new Date(now + minutes * minute).toISOString()
const all: RunReading[] = ['in-progress', 'unread', 'completed', 'gone']

/** What GitHub says of a run that alone may write its comment. */
it.each<[string, Partial<Holding['marker']>, { changed?: number; most?: number }, RunReading[]]>([
  ['a run that waits', { waitsUntil: at(5) }, {}, ['in-progress', 'unread']],
  [
    'a run that has just stopped waiting: it reports',
    { waitsUntil: at(-0.9) },
    {},
    ['in-progress', 'unread'],
  ],
  ['a run that stopped waiting a minute ago', { waitsUntil: at(-1) }, {}, []],
  [
    'a run that waits, its comment untouched for long',
    { waitsUntil: at(5) },
    { changed: 300 },
    all.slice(0, 2),
  ],
  [
    'a run that waits for longer than the comment is read',
    { waitsUntil: at(5) },
    { changed: 60, most: 60 },
    [],
  ],
  ['a run that has reported', { waitsUntil: at(5), outcome: 'timed-out' }, {}, []],
  ['no run', { waitsUntil: at(5), run: undefined }, {}, []],
  ['a run that does not wait', {}, { changed: 1 }, ['in-progress', 'unread']],
  ['a run that does not wait, and should have left its job', {}, { changed: 10 }, ['in-progress']],
  ['a run that does not wait, after hours', {}, { changed: 350 }, []],
  [
    'a run that does not wait, with an intent',
    { phase: 'intent' },
    { changed: 10 },
    ['in-progress'],
  ],
  [
    'a run that waits only to send',
    { phase: 'waiting' },
    { changed: 349 },
    ['in-progress', 'unread'],
  ],
  ['a run that waits only to send, after hours', { phase: 'waiting' }, { changed: 350 }, []],
])('%s', (_, marker, { changed = 30, most }, expected) => {
  const held = all.filter((run) =>
    isHeld({
      marker: {
        run: '900',
        outcome: undefined,
        phase: 'created',
        waitsUntil: undefined,
        ...marker,
      },
      run,
      now,
      changedAt: now - changed * minute,
      mostMs: most === undefined ? undefined : most * minute,
    }),
  )
  expect(held).toEqual(expected)
})

describe('a comment is not ours to write any more', () => {
  const own = ['900']
  const sent: Phase[] = ['unknown', 'created', 'settled']
  /** The phases of run 900's comment at which it has gone on. */
  it.each<[string, Phase, string[], Phase[]]>([
    ['our request waits', 'waiting', own, sent],
    ['ours is an intent', 'intent', own, sent],
    ['our answer was lost', 'unknown', own, ['created', 'settled']],
    ['ours has a job', 'created', own, ['settled']],
    ['ours has settled', 'settled', own, ['settled']],
    ['another run took it', 'created', ['700'], [...phases]],
    ['we took it from a run that we know', 'created', ['700', '900'], ['settled']],
  ])('%s', (_, phase, knownRuns, expected) => {
    const goneOn = phases.filter((there) =>
      hasGoneOn(markerWith({ phase: there, run: '900' }), { phase }, new Set(knownRuns)),
    )
    expect(goneOn).toEqual(expected)
  })

  it('a comment that names no run was not taken', () => {
    const there = markerWith({ phase: 'created', run: undefined })
    expect(hasGoneOn(there, { phase: 'created' }, new Set())).toBe(false)
  })
})

it.each<[Phase, boolean]>([
  ['waiting', true],
  ['intent', true],
  ['unknown', false],
  ['created', true],
  ['settled', false],
])('a comment that says %s may be written, if no run holds it: %s', (phase, expected) => {
  expect(mayBeWritten(markerWith({ phase }), false)).toBe(expected)
  expect(mayBeWritten(markerWith({ phase }), true)).toBe(false)
})

/** How a request waits whose run is alive, and one whose run is not. */
it.each<[string, Partial<Marker>, Waits | undefined, Waits | undefined]>([
  ['it waits', { phase: 'waiting' }, 'alive', 'over'],
  ['the hourly limit', { phase: 'waiting', outcome: 'rate-limited' }, 'limited', 'limited'],
  ['it was cancelled', { phase: 'waiting', outcome: 'cancelled' }, undefined, undefined],
  ['it is being sent', { phase: 'intent' }, undefined, undefined],
  ['it has a job', { phase: 'created' }, undefined, undefined],
  ['it has settled', { phase: 'settled', outcome: 'completed' }, undefined, undefined],
])('how a request waits: %s', (_, fields, alive, over) => {
  expect(waitsHow(markerWith(fields), true)).toBe(alive)
  expect(waitsHow(markerWith(fields), false)).toBe(over)
})
