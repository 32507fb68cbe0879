import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/protocol/action.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { linkTo } from '../../helpers/links.ts'
import { checked, other, shows, viewWith } from '../../helpers/view.ts'

const link = linkTo(7)
const done = { phase: 'settled', jobId: 'job-1', outcome: 'completed', prLink: link.url } as const

/** What is done next, with job-1 done: our comment is 110. */
function turn(rival: ReturnType<typeof other>, mine: Partial<Marker>): string {
  const action: Action = decide(
    viewWith({
      mine,
      marked: [other(104, done), rival],
      answers: {
        check: checked(shows('completed', link)),
        pull: { link, is: { state: 'open' } },
        there: [],
      },
      step: { at: 'surveyed', faults: 0, empty: 0, missing: 0 },
    }),
  )
  if (action.do === 'send') return 'sends'
  if (action.do === 'write') return action.move === 'hold' ? 'steps back' : action.move
  return action.do === 'sleep' ? 'waits' : action.do
}

describe('of two requests that are about to be sent to one job', () => {
  const resumed = { comment: 110 } as const
  const newcomer = {} as const
  const [lower, higher] = [107, 113]
  it.each<[string, string, Partial<Marker>, number, boolean]>([
    ['a newcomer', 'sends before a higher newcomer', newcomer, higher, false],
    ['a newcomer', 'waits for a lower newcomer', newcomer, lower, false],
    ['a newcomer', 'waits for a higher one that resumed', newcomer, higher, true],
    ['a newcomer', 'waits for a lower one that resumed', newcomer, lower, true],
    ['one that resumed', 'steps back for a higher newcomer', resumed, higher, false],
    ['one that resumed', 'steps back for a lower newcomer', resumed, lower, false],
    ['one that resumed', 'steps back for a lower one that resumed', resumed, lower, true],
    ['one that resumed', 'waits for a higher one that resumed', resumed, higher, true],
  ])('%s %s', (_, expected, mine, id, hasResumed) => {
    const anchor = hasResumed ? id : undefined
    const rival = other(id, { phase: 'intent', comment: anchor, jobId: undefined })
    expect(expected.startsWith(turn(rival, mine))).toBe(true)
  })

  it.each<[string, Partial<Marker>]>([
    ['is waited for by a newcomer', newcomer],
    ['is stepped back for by one that resumed', resumed],
  ])('a follow-up that was accepted a moment ago %s', (expected, mine) => {
    const rival = other(113, { phase: 'created', kind: 'follow-up', jobId: 'job-1' })
    const said = { waits: 'is waited for', 'steps back': 'is stepped back for' }
    const action = turn(rival, mine)
    expect(expected).toContain(Object(said)[action])
  })
})
