import { describe, expect, it } from 'vitest'
import { type Move, nextPhase, type Phase } from '../../../src/protocol/phase.ts'

const phases: Phase[] = ['waiting', 'intent', 'unknown', 'created', 'settled']
const moves: Move[] = ['send', 'hold', 'accept', 'lose', 'settle']

const allowed: Record<Phase, Partial<Record<Move, Phase>>> = {
  waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
  intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
  unknown: {},
  created: { accept: 'created', settle: 'settled' },
  settled: { settle: 'settled' },
}

describe('the phase after a move', () => {
  const all = phases.flatMap((phase) => moves.map((move) => [phase, move, allowed[phase][move]] as const))

  it.each(all.filter(([, , to]) => to !== undefined))('%s, %s: %s', (phase, move, to) => {
    expect(nextPhase(phase, move)).toBe(to)
  })

  it.each(all.filter(([, , to]) => to === undefined))('%s, %s: never', (phase, move) => {
    expect(() => nextPhase(phase, move)).toThrow(`A trigger in phase ${phase} cannot ${move}.`)
  })
})

describe('once it may have been sent', () => {
  it.each(['unknown', 'created', 'settled'] as const)('%s never leads back to sending', (from) => {
    const reached = new Set<Phase>([from])
    for (const phase of reached) for (const to of Object.values(allowed[phase])) reached.add(to)
    expect([...reached]).not.toContain('waiting')
    expect([...reached]).not.toContain('intent')
  })
})
