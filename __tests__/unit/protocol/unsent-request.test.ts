import { describe, expect, it } from 'vitest'
import { endUnsent, unknownOutcome } from '../../../src/protocol/unsent-request.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { type Differences, viewWith } from '../../helpers/view.ts'

const outcome = { name: 'timed-out', reason: 'Nothing was sent.' } as const

/** What is done with the comment of a request that waits and is not sent. */
const endOf = (view: Differences): string =>
  endUnsent(viewWith({ mine: { phase: 'waiting' }, eyes: 'again', ...view }), outcome).do

describe('the comment of a request that was not sent', () => {
  it.each<[string, Differences, string]>([
    ['of a first attempt says so, and may be sent later', {}, 'write'],
    [
      'of a re-run that knows of no earlier attempt is removed',
      { request: { attempt: 2 } },
      'remove',
    ],
    [
      'of a re-run that reacted first says so: no earlier attempt was here',
      { request: { attempt: 2 }, eyes: 'first' },
      'write',
    ],
    [
      'of a re-run that found its own comment before says so',
      { request: { attempt: 2 }, past: { isOurs: true } },
      'write',
    ],
    ['that is not there is not written', { own: undefined }, 'end'],
    ['that has gone on is not written', { mine: { phase: 'created' } }, 'end'],
  ])('%s', (_, view, expected) => {
    expect(endOf(view)).toBe(expected)
  })
})

it.each([
  ['of the request', '/fix-docs', '`/fix-docs --new …`'],
  ['that is usual, if the marker names none', undefined, '`/docs --new …`'],
])('an unknown outcome names the command %s', (_, command, shown) => {
  const { reason } = unknownOutcome({ marker: markerWith({ command }) }, 'It was lost.')
  expect(reason).toContain(`It was lost. Check the project's dashboard. ${shown} in a new comment`)
})
