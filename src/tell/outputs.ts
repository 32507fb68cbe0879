import { type Job, jobRecord } from '../io/job-record.ts'
import type { Outcome } from '../outcomes.ts'
import type { outputNames } from './output-names.ts'

const longestReason = 1_000

/** Every output's value, '' if there is nothing to say. Only checked values and our own words, secrets taken out. */
export function outputs(
  { outcome, commentUrl }: { outcome: Outcome; commentUrl?: string | undefined },
  redact: (text: string) => string,
): Record<(typeof outputNames)[number], string> {
  const job: Job = outcome.job ?? {}
  return {
    outcome: outcome.name,
    status: job.status ?? '',
    prLink: job.link?.url ?? '',
    jobId: job.id ?? '',
    model: job.model ?? '',
    sourceRepository: job.source?.repository ?? '',
    sourceRef: job.source?.ref ?? '',
    createdAt: job.createdAt ?? '',
    archivedAt: job.archivedAt ?? '',
    prNumber: job.link === undefined ? '' : String(job.link.number),
    commentUrl: commentUrl ?? '',
    reason: redact(oneLine(outcome.reason)).slice(0, longestReason).toWellFormed(),
    job: outcome.job === undefined ? '' : JSON.stringify(jobRecord(outcome.job)),
  }
}

const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim()
