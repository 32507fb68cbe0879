import type { Outcome } from '../outcomes.ts'
import type { Marker } from './marker.ts'
import { outcomeOf } from './outcome.ts'
import type { PollResult } from './poll-state.ts'

// What a request for the status says and writes. It sends nothing.

/** What one status check says of a job. `now` is the wall clock, ms: for people. */
export function statusOutcome(result: PollResult, id: string, now: number): Outcome {
  if (result.kind === 'unconfirmed') {
    const reason = `Job ${id} shows no sign yet of having started on the follow-up.`
    return { name: 'unconfirmed', reason, job: result.job }
  }
  if (result.kind !== 'timed-out') return outcomeOf(result, id)
  const at = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  const reason =
    result.fault === undefined
      ? `Job ${id} was still running at ${at} UTC.`
      : `It is not known whether job ${id} is still running. ${result.fault}`
  return { name: 'detached', reason, ...(result.job ? { job: result.job } : {}) }
}

/** Whether a comment may still be written, as it stands now: a result that is there stays, and a living run's own does. */
export const mayBeWritten = ({ phase }: Marker, isHeld: boolean): boolean =>
  phase !== 'settled' && phase !== 'unknown' && !isHeld

/** How a request waits that was not sent yet. */
export type Waits = 'alive' | 'limited' | 'over'

/** Undefined for a request that does not wait. */
export function waitsHow({ phase, outcome }: Marker, isHeld: boolean): Waits | undefined {
  if (phase !== 'waiting') return undefined
  if (outcome === 'rate-limited') return 'limited'
  return outcome === undefined ? (isHeld ? 'alive' : 'over') : undefined
}
