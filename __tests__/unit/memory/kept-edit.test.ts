import { expect, it } from 'vitest'
import { longerPause, waitForTry } from '../../../src/memory/kept-edit.ts'

it.each<[string, { notBefore?: number; until: number; pause?: number }, number | undefined]>([
  ['may be tried, and no time is left: at once', { until: 0 }, 0],
  ['may be tried, and the time is over: at once', { until: -5 }, 0],
  ['may be tried later, within the time', { notBefore: 180, until: 200 }, 180],
  ['may be tried later, at the end of the time', { notBefore: 200, until: 200 }, 200],
  ['may be tried later than the time', { notBefore: 201, until: 200 }, undefined],
  ['was just tried', { until: 200, pause: 5 }, 5],
  ['was just tried, and GitHub named a time', { notBefore: 60, until: 200, pause: 5 }, 60],
  ['was just tried, and no time is left', { until: 0, pause: 5 }, undefined],
])('an edit that %s', (_, { notBefore = -10, until, pause = 0 }, expected) => {
  expect(waitForTry({ notBefore: 1_000 + notBefore }, { now: 1_000, until: 1_000 + until, pause })).toBe(expected)
})

it('the pauses grow to a minute', () => {
  const pauses = [0]
  for (let at = 0; at < 6; at++) pauses.push(longerPause(pauses[at] ?? 0))
  expect(pauses).toEqual([0, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
})
