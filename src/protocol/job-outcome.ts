import { cancelledReason, type Outcome } from '../outcomes.ts'
import type { KnownJob } from '../outside-answers.ts'
import type { Marker } from './marker.ts'
import type { PollResult } from './poll.ts'

/** What the heading says too: how the reasons of these outcomes begin. */
export const leads: Partial<Record<Outcome['name'], (jobId: string) => string>> = {
  archived: (id) => `Job ${id} was archived.`,
  cancelled: () => cancelledReason('unclear'),
  detached: (id) => `Job ${id} was left running on purpose.`,
  failed: (id) => `Job ${id} failed at the service.`,
  'no-pull-request': (id) => `Job ${id} completed and no pull request appeared:`,
  'timed-out': (id) => `Job ${id} was still running at the timeout. It keeps running.`,
  unconfirmed: (id) =>
    `The service accepted the follow-up to job ${id}, but the job shows no sign of having started on it.`,
}

const reasonOf = (name: Outcome['name'], id: string): string => leads[name]?.(id) ?? ''

/** Whether a follow-up shows no sign, and the run fails so that the next one asks for its changes again. */
export const isAskedAgain = (
  { asksAgain }: Pick<Marker, 'asksAgain'>,
  outcome: Outcome['name'] | undefined,
): boolean => outcome === 'unconfirmed' && asksAgain === true

/** What a finished wait means. Throws nothing: a fault at the service is an outcome too. */
export function outcomeOf(
  result: PollResult,
  jobId: string,
  marker: Pick<Marker, 'asksAgain'> = {},
): Outcome {
  const { kind, job, isMissing, fault = '' } = result
  if (kind === 'settled') return settledOutcome(result.job)
  if (kind === 'cancelled')
    return { name: kind, reason: cancelledReason({ jobId, isMissing }), job }
  if (kind === 'missing' || kind === 'denied') return { name: 'error', reason: fault, job }
  // A job that was not found is not said to run, even if it was found before.
  if (isMissing) return { name: kind, reason: fault, job, unseen: true }
  const details = isAskedAgain(marker, kind) ? 'The next run asks for these changes again.' : fault
  return {
    name: kind,
    reason: `${reasonOf(kind, jobId)} ${details}`.trimEnd(),
    job,
    unseen: undefined,
  }
}

export function statusOutcome(result: PollResult, id: string, now: number): Outcome {
  const { kind, fault, job } = result
  if (kind === 'unconfirmed')
    return {
      name: kind,
      reason: `Job ${id} shows no sign yet of having started on the follow-up.`,
      job,
    }
  if (kind !== 'timed-out') return outcomeOf(result, id)
  const at = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  const reason =
    fault === undefined
      ? `Job ${id} was still running at ${at} UTC.`
      : `It is not known whether job ${id} is still running. ${fault}`
  return { ...outcomeOf(result, id), name: 'detached', reason }
}

function settledOutcome(job: KnownJob): Outcome {
  const { id, status, link, refusedLink } = job
  if (status === 'failed' || (status === 'archived' && !link))
    return { name: status, reason: reasonOf(status, id), job }
  if (link) {
    // A service may archive what is finished.
    const ended = status === 'archived' ? 'was archived' : 'completed'
    return { name: 'completed', reason: `Job ${id} ${ended} with a pull request.`, job }
  }
  const reason =
    refusedLink === undefined
      ? `${reasonOf('no-pull-request', id)} nothing had to change, or the project commits directly.`
      : `Job ${id} completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).`
  return { name: 'no-pull-request', reason, job }
}
