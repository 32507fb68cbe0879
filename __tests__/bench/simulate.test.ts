import { describe, expect, it } from 'vitest'
import { cronOf, startsOf } from '../../dev/bench/schedule.ts'
import { limit, month } from '../../dev/bench/simulate.ts'

describe('a month', () => {
  it('of waiting runs bills the whole of each job, and two minutes for the sweeps of nine of ten', () => {
    const { minutesPerJob, delay } = month('waiting', 100)
    expect(minutesPerJob).toBeGreaterThan(7 + 1.8)
    expect(minutesPerJob).toBeLessThan(8 + 1.8 + 0.1)
    expect(delay.worst).toBeLessThanOrEqual(20)
  })

  it.each([
    ['detached + sweep', 2, 3],
    ['detached + sweep that keeps running', 1, 2],
  ] as const)('of %s bills %d to %d minutes a job at 100 an hour', (shape, least, most) => {
    const { minutesPerJob, runners } = month(shape, 100)
    expect(minutesPerJob).toBeGreaterThan(least)
    expect(minutesPerJob).toBeLessThan(most)
    expect(runners).toBeLessThan(month('waiting', 100).runners)
  })

  it('bills the schedule that the workflow ships with', () => {
    // One job in an hour of the month: what else is billed is the schedule.
    const { minutes } = month('waiting', 1, { hours: 1, days: 1 })
    const scheduled = startsOf(cronOf('starter.yml')).length
    expect(minutes).toBeGreaterThanOrEqual(scheduled)
    expect(minutes).toBeLessThan(scheduled + 60)
  })
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
