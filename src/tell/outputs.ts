import type { Link } from '../io/link.ts'
import type { Outcome } from '../work/outcome.ts'

/** Every output there is. The door loads this file: it imports only types. */
export const outputNames = [
  'outcome',
  'status',
  'prLink',
  'jobId',
  'model',
  'sourceRepository',
  'sourceRef',
  'createdAt',
  'archivedAt',
  'prNumber',
  'commentUrl',
  'reason',
  'job',
] as const

/** Every output of the sweep. */
export const sweepOutputNames = ['settled', 'failed', 'open', 'lost', 'jobs'] as const

type OutputName = (typeof outputNames)[number]

const longestReason = 1_000

/** Every output's value, '' where there is nothing to say. Only checked values and our own words, secrets taken out. */
export function outputs(
  { outcome, link, commentUrl }: { outcome: Outcome; link?: Link | undefined; commentUrl?: string | undefined },
  redact: (text: string) => string,
): Record<OutputName, string> {
  const { job } = outcome
  return {
    outcome: outcome.name,
    status: job?.status ?? '',
    prLink: link?.url ?? '',
    jobId: job?.id ?? '',
    model: job?.model ?? '',
    sourceRepository: job?.source?.repository ?? '',
    sourceRef: job?.source?.ref ?? '',
    createdAt: job?.createdAt ?? '',
    archivedAt: job?.archivedAt ?? '',
    prNumber: link?.number === undefined ? '' : String(link.number),
    commentUrl: commentUrl ?? '',
    reason: redact(oneLine(outcome.reason)).slice(0, longestReason).toWellFormed(),
    // An unchecked link is no output, here neither.
    job: job === undefined ? '' : JSON.stringify({ ...job, prLink: link?.url ?? null }),
  }
}

const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim()
