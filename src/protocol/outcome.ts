import { cancelledReason, type KnownJob, type Outcome } from '../outcomes.ts'
import type { PollResult } from './poll-state.ts'

/** What a finished wait means. Throws nothing: a fault at the service is an outcome too. */
export function outcomeOf(result: PollResult, jobId: string): Outcome {
  const seen = 'job' in result && result.job ? { job: result.job } : {}
  switch (result.kind) {
    case 'settled':
      return settled(result.job)
    case 'unconfirmed': {
      const reason = `The service accepted the follow-up to job ${jobId}, but the job shows no sign of having started on it.`
      return { name: 'unconfirmed', reason, ...seen }
    }
    case 'timed-out': {
      const fault = result.fault === undefined ? '' : ` ${result.fault}`
      const reason = `Job ${jobId} was still running at the timeout. It keeps running.${fault}`
      return { name: 'timed-out', reason, ...seen }
    }
    case 'detached': {
      const fault = result.fault === undefined ? '' : ` ${result.fault}`
      return { name: 'detached', reason: `Job ${jobId} was left running on purpose.${fault}`, ...seen }
    }
    case 'cancelled':
      return { name: 'cancelled', reason: cancelledReason({ jobId }), ...seen }
    case 'missing':
    case 'denied':
      return { name: 'error', reason: result.message, ...seen }
  }
}

function settled(job: KnownJob): Outcome {
  if (job.status === 'failed') return { name: 'failed', reason: `Job ${job.id} failed at the service.`, job }
  // A service may archive what is finished.
  if (job.link)
    return {
      name: 'completed',
      reason: `Job ${job.id} ${job.status === 'archived' ? 'was archived' : 'completed'} with a pull request.`,
      job,
    }
  if (job.status === 'archived') return { name: 'archived', reason: `Job ${job.id} was archived.`, job }
  const reason =
    job.refusedLink === undefined
      ? `Job ${job.id} completed and no pull request appeared: nothing had to change, or the project commits directly.`
      : `Job ${job.id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`
  return { name: 'no-pull-request', reason, job }
}
