import { describe, expect, it } from 'vitest'
import standard, { pace } from '../../../src/protocol/pace.ts'

/** The ages of a job at the status checks of a policy, seconds. */
function checkTimes(policy: typeof standard, count: number, random = 0.5, from = 0): number[] {
  const times: number[] = []
  for (let elapsed = from; times.length < count; ) {
    elapsed += policy({ elapsed, rng: () => random })
    times.push(Math.round(elapsed * 100) / 100)
  }
  return times
}

describe('status checks of a job', () => {
  it.each([
    ['every 20 s', 20, [20, 40, 60, 80]],
    ['every 5 s', 5, [5, 10, 15, 20]],
    ['every 60 s: the first after 20 s', 60, [20, 80, 140, 200]],
    ['every 300 s: the first after 20 s', 300, [20, 320, 620, 920]],
  ])('%s', (_, interval, expected) => {
    expect(checkTimes(pace(interval), 4)).toEqual(expected)
  })

  it.each([
    ['early', 0, [18, 36, 54]],
    ['late', 0.9999999, [22, 44, 66]],
  ])('%s by a tenth at most', (_, random, expected) => {
    expect(checkTimes(standard, 3, random)).toEqual(expected)
  })

  it('of a job that is older already: the first status check is not made up for', () => {
    expect(checkTimes(standard, 2, 0.5, 300)).toEqual([320, 340])
    expect(checkTimes(pace(60), 2, 0.5, 5)).toEqual([20, 80])
  })
})
