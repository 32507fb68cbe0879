import { describe, expect, it } from 'vitest'
import { nextPhase, type Phase, type Step } from '../../../src/memory/phase.ts'

const phases: Phase[] = ['waiting', 'intent', 'unknown', 'created', 'settled']
const steps: Step[] = ['send', 'hold', 'accept', 'lose', 'settle']

const allowed: Record<Phase, Partial<Record<Step, Phase>>> = {
  waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
  intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
  unknown: {},
  created: { accept: 'created', settle: 'settled' },
  settled: { settle: 'settled' },
}

describe('the phase after a step', () => {
  const all = phases.flatMap((phase) => steps.map((step) => [phase, step, allowed[phase][step]] as const))

  it.each(all.filter(([, , to]) => to !== undefined))('%s, %s: %s', (phase, step, to) => {
    expect(nextPhase(phase, step)).toBe(to)
  })

  it.each(all.filter(([, , to]) => to === undefined))('%s, %s: never', (phase, step) => {
    expect(() => nextPhase(phase, step)).toThrow(`A trigger in phase ${phase} cannot ${step}.`)
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
