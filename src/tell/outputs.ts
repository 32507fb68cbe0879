import { type Job, jobRecord } from '../io/job-record.ts'
import type { outputNames } from '../io/outputs.ts'
import { shortLine } from '../io/redact.ts'
import type { Outcome } from '../outcomes.ts'
import type { View } from '../protocol/view.ts'

const longestReason = 1_000

type Ended = Pick<View, 'kind'> & { outcome: Outcome; commentUrl?: string | undefined }

/** Every output's value, '' if there is nothing to say. Only checked values and our own words, secrets taken out. */
export function outputs(
  { outcome: { name, reason, job }, kind, commentUrl = '' }: Ended,
  redact: (text: string) => string,
): Record<(typeof outputNames)[number], string> {
  const { id, status, model, source, link, createdAt, archivedAt }: Job = job ?? {}
  return {
    outcome: name,
    status: status ?? '',
    prLink: link?.url ?? '',
    jobId: id ?? '',
    model: model ?? '',
    sourceRepository: source?.repository ?? '',
    sourceRef: source?.ref ?? '',
    createdAt: createdAt ?? '',
    archivedAt: archivedAt ?? '',
    prNumber: link === undefined ? '' : String(link.number),
    kind: kind ?? '',
    commentUrl,
    reason: shortLine(reason, redact, longestReason),
    job: job === undefined ? '' : JSON.stringify(jobRecord(job)),
  }
}
