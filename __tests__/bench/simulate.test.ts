import { describe, expect, it } from 'vitest'
import { limit, month } from '../../dev/bench/simulate.ts'

describe('a month', () => {
  it('of waiting runs bills the whole of each job', () => {
    const { minutesPerJob, delay } = month('waiting', 100)
    expect(minutesPerJob).toBeGreaterThan(7)
    expect(minutesPerJob).toBeLessThan(9)
    expect(delay.worst).toBeLessThanOrEqual(20)
  })

  it.each(['detached + sweep', 'detached + sweep that keeps running'] as const)(
    'of %s bills under 2 minutes a job at 100 an hour',
    (shape) => {
      const { minutesPerJob, runners } = month(shape, 100)
      expect(minutesPerJob).toBeGreaterThan(1)
      expect(minutesPerJob).toBeLessThan(2)
      expect(runners).toBeLessThan(month('waiting', 100).runners)
    },
  )
})

describe('the hourly limit', () => {
  const of = (repositories: number, changesPerRequest = 1, projects = 1) =>
    limit({ repositories, changesAnHour: 4, changesPerRequest, projects })

  it.each([
    ['below it', of(20), 0],
    ['above it', of(50), 0.9],
    ['above it, with changes grouped', of(50, 4), 0],
    ['above it, with projects split', of(50, 1, 4), 0],
  ])('%s', (_, { rejected }, least) => {
    if (least === 0) expect(rejected).toBe(0)
    else expect(rejected).toBeGreaterThan(least)
  })

  it('lets at most a hundred through in any hour', () => {
    // Twice too many: the last of a day waits about as long again.
    const { wait } = of(50)
    expect(wait.worst).toBeGreaterThan(6.5 * 3_600)
  })
})
