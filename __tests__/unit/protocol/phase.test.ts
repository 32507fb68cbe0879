import { expect, it } from 'vitest'
import { type Move, nextPhase, type Phase, phases } from '../../../src/protocol/marker.ts'

const moves: Move[] = ['send', 'hold', 'accept', 'lose', 'settle']

/** The phases after each move; `-`: it must never be made. Once a request may have been sent, none leads back to sending. */
it.each<[Phase, string]>([
  ['waiting', 'intent waiting created - -'],
  ['intent', 'intent waiting created unknown -'],
  ['unknown', '- - - - -'],
  ['created', '- - created - settled'],
  ['settled', '- - - - settled'],
])('%s', (phase, expected) => {
  const after = (move: Move): string => {
    try {
      return nextPhase(phase, move)
    } catch (error) {
      expect((error as Error).message).toBe(`A trigger in phase ${phase} cannot ${move}.`)
      return '-'
    }
  }
  expect(phases).toContain(phase)
  expect(moves.map(after).join(' ')).toBe(expected)
})
