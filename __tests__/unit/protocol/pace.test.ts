import { expect, it } from 'vitest'
import standard from '../../../src/protocol/pace.ts'

// The intervals, and where they begin, are in poll.test.ts.

it.each([
  ['early', 0, [18, 36, 54]],
  ['late', 0.9999999, [22, 44, 66]],
])('status checks come %s by a tenth at most', (_, random, expected) => {
  const times: number[] = []
  for (let elapsed = 0; times.length < expected.length; times.push(Math.round(elapsed * 100) / 100))
    elapsed += standard({ elapsed, rng: () => random })
  expect(times).toEqual(expected)
})
