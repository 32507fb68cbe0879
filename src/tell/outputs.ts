import type { outputNames } from '../io/command-file.ts'
import { type Job, jobRecord } from '../io/job-record.ts'
import { shortLine } from '../io/redact.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import type { Became } from '../protocol/marker.ts'
import { duration } from '../protocol/reasons.ts'
import type { View } from '../protocol/view.ts'
import { beyondHeading, heading, pullFact, saidOf } from './headline-text.ts'
import { codeBlock, factLine, folded, paragraphs, prose, truncate } from './markdown.ts'

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

const shownPrompt = 10_000
const shownReason = 2_000

type SummaryDetails = Partial<Record<'prompt' | 'requester' | 'commentUrl', string | undefined>> & {
  times?: Times | undefined
  became?: Became | undefined
  seconds: number
}

/** The job summary of a run, as Markdown. Every foreign byte stands in a code block or is a checked address. */
export function summaryText(
  { name, reason, job, unseen }: Outcome,
  { prompt, requester, commentUrl, times, became, seconds }: SummaryDetails,
): string {
  const pull = job?.link && { url: job.link.url, isHere: false }
  const said = saidOf({ outcome: name, became, unseen })
  const facts = factLine(
    pullFact(said, pull),
    `Outcome \`${name}\``,
    `The step took ${duration(seconds)}`,
    requester !== undefined && `Requested by \`${requester}\``,
    commentUrl !== undefined && `[Status comment](<${commentUrl}>)`,
  )
  return paragraphs(
    `${heading(said, job ? 'created' : 'waiting', pull)}\n${facts}`,
    prose(
      truncate(
        name === 'completed' && !pull ? reason : beyondHeading(name, reason, job?.id),
        shownReason,
      ),
    ),
    folded({
      prompt: prompt === undefined ? undefined : codeBlock(truncate(prompt, shownPrompt)),
      times: times && timeline(times, outcomeRow(name).settled),
      'job record': job && codeBlock(JSON.stringify(jobRecord(job), null, 2), 'json'),
    }),
  )
}

/** When it happened, by the clock of GitHub (asked) and of the runner. */
export interface Times {
  asked?: Date | undefined
  /** When the service accepted this run's request; absent if an earlier run sent it. */
  started?: Date | undefined
  ended: Date
}

function timeline({ asked, started, ended }: Times, isSettled: boolean): string | undefined {
  if (!asked && !started) return undefined
  const row = (event: string, date: Date | undefined, from?: Date): string[] => {
    if (date === undefined) return []
    const later = from && `, ${duration((date.getTime() - from.getTime()) / 1_000)} later`
    return [
      `${event.padEnd(8)} ${date.toISOString().slice(0, 19).replace('T', ' ')} UTC${later ?? ''}`,
    ]
  }
  // A job of an earlier run may have settled long before this run saw it.
  const end = isSettled && started ? 'finished' : 'ended'
  const rows = [
    row('asked', asked),
    row('started', started, asked),
    row(end, ended, started ?? asked),
  ]
  return codeBlock(rows.flat().join('\n'))
}
