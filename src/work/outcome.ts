import type { Job } from '../io/agent.ts'

/** How a run can end: the words users see. The action.yml and README tables list the same ones. */
export const outcomeNames = [
  'completed',
  'no-pull-request',
  'archived',
  'failed',
  'timed-out',
  'detached',
  'unconfirmed',
  'unknown',
  'rate-limited',
  'skipped',
  'refused',
  'cancelled',
  'error',
] as const

export type OutcomeName = (typeof outcomeNames)[number]

/** How this run ended. `reason` is one sentence for a person; `job` is the last record seen. */
export interface Outcome {
  name: OutcomeName
  reason: string
  job?: Job & { id: string }
}
