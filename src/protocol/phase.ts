export const phases = [
  'waiting', // nothing was sent; a re-run may send
  'intent', // about to be sent, or in flight; nobody sends it again
  'unknown', // it was sent and the answer was lost; nobody sends it again
  'created', // the job is known and open; a re-run attaches to it
  'settled', // it has ended; a re-run reports the same again
] as const
export type Phase = (typeof phases)[number]

export type Move =
  | 'send' // it is about to be sent
  | 'hold' // it was certainly not sent, or rejected
  | 'accept' // the service took it, or this run attached to its job
  | 'lose' // the answer was lost
  | 'settle' // the job has ended

const moves: Record<Phase, Partial<Record<Move, Phase>>> = {
  waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
  intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
  unknown: {},
  created: { accept: 'created', settle: 'settled' },
  settled: { settle: 'settled' },
}

/** Throws on a move that must never be made: that is a fault of ours, not an outcome. */
export function nextPhase(phase: Phase, move: Move): Phase {
  const to = moves[phase][move]
  if (to === undefined) throw new Error(`A trigger in phase ${phase} cannot ${move}.`)
  return to
}

const ranks: Record<Phase, number> = { waiting: 0, intent: 0, unknown: 1, created: 2, settled: 3 }

export const isStepBack = (from: Phase, to: Phase): boolean => ranks[to] < ranks[from]
