import { describe, expect, it } from 'vitest'
import { atRest, delayAfterPull, intervals } from '../../dev/bench/rest.ts'
import { tables } from '../../dev/bench/simulate.ts'
import { filesIn, read } from '../contract/files.ts'

const hour = 3_600

describe('a repository in which nobody asks', () => {
  it.each([
    ['15 minutes', 2_880, 0.25 * hour],
    ['30 minutes', 1_440, 0.5 * hour],
    ['hour', 720, hour],
    ['6 hours', 120, 6 * hour],
    ['day', 30, 24 * hour],
  ] as const)('bills a sweep every %s %d minutes a month', (interval, billed, longest) => {
    const { minutes, delay, lost } = atRest(intervals[interval])
    expect(minutes).toBe(billed)
    // What waits for the schedule waits for half the interval in the median, and for the whole one at worst.
    expect(delay.median / longest).toBeCloseTo(0.5, 1)
    expect(delay.worst).toBeLessThan(longest + 30)
    expect(delay.worst).toBeGreaterThan(0.99 * longest)
    // The comment of a lost runner is left alone for an hour after the request.
    expect(lost.worst).toBeGreaterThan(delay.worst)
    expect(lost.worst).toBeLessThan(longest + 1.02 * hour)
  })

  it('tells a result at once if the pull request starts the sweep', () => {
    expect(delayAfterPull).toBeLessThan(15)
  })

  it('has every interval in the table, with its cron, and one as the starter ships it', () => {
    const table = tables.rest()
    for (const [interval, cron] of Object.entries(intervals)) {
      expect(table).toContain(interval)
      expect(table).toContain(`\`${cron}\``)
    }
    expect(table.match(/as shipped \|/g)).toHaveLength(1)
  })

  it('has the figures of the page', () => {
    const written = filesIn('docs/', '.md').map(read).join('\n')
    expect(written).toContain(`<!-- simulate/rest -->\n${tables.rest()}\n<!-- /simulate/rest -->`)
  })
})
