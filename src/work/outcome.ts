import type { Job } from '../io/agent.ts'
import type { PollResult } from './poll.ts'

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

/** From a cancellation on GitHub has two seconds for each request: what it then leaves undone is no error. */
export const nothingStarted: Outcome = {
  name: 'cancelled',
  reason: 'The run was cancelled before it started anything.',
}

/**
 * What a finished wait means. `linked` is whether the record's link may be shown; it is asked only of a settled job.
 * Throws nothing: a fault at the service is an outcome too.
 */
export function conclude(waited: PollResult, jobId: string, linked: (job: Job) => boolean): Outcome {
  switch (waited.kind) {
    case 'settled':
      return settled(waited.job, linked)
    case 'unconfirmed':
      return {
        name: 'unconfirmed',
        reason: `The follow-up to job ${jobId} was accepted, and no sign came that it was picked up.`,
        job: waited.job,
      }
    case 'timed-out': {
      const why = waited.fault === undefined ? '' : ` ${waited.fault}`
      const reason = `Job ${jobId} had not settled when the time was up; it goes on.${why}`
      return { name: 'timed-out', reason, ...(waited.job ? { job: waited.job } : {}) }
    }
    case 'detached': {
      const reason = `Job ${jobId} was left running on purpose.`
      return { name: 'detached', reason, ...(waited.job ? { job: waited.job } : {}) }
    }
    case 'cancelled': {
      const reason = `The run was cancelled; job ${jobId} goes on.`
      return { name: 'cancelled', reason, ...(waited.job ? { job: waited.job } : {}) }
    }
    default:
      return { name: 'error', reason: waited.message }
  }
}

function settled(job: Job & { id: string }, linked: (job: Job) => boolean): Outcome {
  if (job.status === 'failed') return { name: 'failed', reason: `Job ${job.id} failed at the service.`, job }
  if (job.status === 'archived') return { name: 'archived', reason: `Job ${job.id} was archived.`, job }
  if (linked(job)) return { name: 'completed', reason: `Job ${job.id} completed with a pull request.`, job }
  const reason = job.prLink
    ? `Job ${job.id} completed, but its pull request link may not be shown: it is no https address on an allowed host (link-hosts).`
    : `Job ${job.id} completed and no pull request appeared: nothing had to change, or the project commits directly.`
  return { name: 'no-pull-request', reason, job }
}
