import { expect, it } from 'vitest'
import { type Holding, isHeld, type RunReading } from '../../../src/protocol/held.ts'

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
