import { describe, expect, it } from 'vitest'
import { changeAfterStatus } from '../../../src/protocol/job-check.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { PollResult } from '../../../src/protocol/poll.ts'
import { ago, date } from '../../helpers/view.ts'

describe('what a comment remembers of 404s after the status command', () => {
  const notFound = { kind: 'timed-out', isMissing: true } as const
  const found = { kind: 'timed-out' } as const
  const missed = { missingSince: ago(300) }
  const lost = { missingSince: ago(900), lost: true } as const

  it.each<[string, Pick<PollResult, 'kind' | 'isMissing'>, Partial<Marker>, Partial<Marker>]>([
    ['a first 404: when it came', notFound, {}, { missingSince: ago(0) }],
    ['one more 404: when the first one came', notFound, missed, missed],
    ['a 404 for a job that was given up: it begins anew', notFound, lost, { missingSince: ago(0) }],
    ['a record: none', found, missed, {}],
    ['a record of a job that was given up: it is checked again', found, lost, {}],
    ['no sign of a follow-up: none', { kind: 'unconfirmed' }, missed, {}],
  ])('%s', (_, result, marker, expected) => {
    const change = changeAfterStatus(result, { marker, now: date, isOfThisService: true })
    expect(change).toStrictEqual({ missingSince: undefined, lost: undefined, ...expected })
  })

  it.each<[string, PollResult['kind']]>([
    ['a key that may not see the job', 'denied'],
    ['a run that was cancelled', 'cancelled'],
  ])('%s: what it remembered', (_, kind) => {
    const status = { marker: missed, now: date, isOfThisService: true }
    expect(changeAfterStatus({ kind }, status)).toEqual({})
  })

  it('a 404 for a job of another service: nothing, for no sweep gives it up', () => {
    const status = { marker: {}, now: date, isOfThisService: false }
    expect(changeAfterStatus(notFound, status).missingSince).toBeUndefined()
  })
})
