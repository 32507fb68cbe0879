import { expect, it } from 'vitest'
import { cronOf, startsOf } from '../../dev/bench/schedule.ts'

const minute = 60
const hour = 60 * minute

it.each([
  ['37 4 * * *', 30, [4 * hour + 37 * minute, 28 * hour + 37 * minute]],
  ['23 * * * *', 720, [23 * minute, hour + 23 * minute]],
  ['7,37 * * * *', 1_440, [7 * minute, 37 * minute, hour + 7 * minute]],
  ['5 1,13 * * *', 60, [hour + 5 * minute, 13 * hour + 5 * minute, 25 * hour + 5 * minute]],
])('%s starts %d times a month', (cron, count, first) => {
  const starts = startsOf(cron)
  expect(starts).toHaveLength(count)
  expect(starts.slice(0, first.length)).toEqual(first)
})

it.each(['*/15 * * * *', '7 4 * * 1', '7 4 1 * *', '@daily', ''])('%s is not known', (cron) => {
  expect(() => startsOf(cron)).toThrow('does not know this cron')
})

it.each(['starter.yml', 'sweep.yml'])('the schedule of %s is known', (example) => {
  expect(startsOf(cronOf(example)).length).toBeGreaterThan(0)
})
