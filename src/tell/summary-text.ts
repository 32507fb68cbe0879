import { jobRecord } from '../io/job-record.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { duration } from '../protocol/duration.ts'
import type { Became } from '../protocol/marker.ts'
import { beyondHeading, heading, pullFact, saidOf } from './headline-text.ts'
import { codeBlock, factLine, folded, paragraphs, prose, truncate } from './markdown.ts'

const shownPrompt = 10_000
const shownReason = 2_000

type SummaryDetails = Partial<
  Record<'prompt' | 'requester' | 'commentUrl' | 'jobPage', string | undefined>
> & {
  times?: Times | undefined
  became?: Became | undefined
  seconds: number
}

/** The job summary of a run, as Markdown. Every foreign byte stands in a code block or is a checked address. */
export function summaryText(
  { name, reason, job, unseen }: Outcome,
  { prompt, requester, commentUrl, jobPage, times, became, seconds }: SummaryDetails,
): string {
  const pull = job?.link && { url: job.link.url, isHere: false }
  const said = saidOf({ outcome: name, became, unseen })
  const facts = factLine(
    pullFact(said, pull),
    `Outcome \`${name}\``,
    `The step took ${duration(seconds)}`,
    requester !== undefined && `Requested by \`${requester}\``,
    commentUrl !== undefined && `[Status comment](<${commentUrl}>)`,
    jobPage !== undefined && `[Job](<${jobPage}>)`,
  )
  const isReasonShownWhole = name === 'completed' && !pull
  const shown = isReasonShownWhole ? reason : beyondHeading(name, reason, job?.id)
  return paragraphs(
    `${heading(said, job ? 'created' : 'waiting', pull)}\n${facts}`,
    prose(truncate(shown, shownReason)),
    folded({
      prompt: prompt === undefined ? undefined : codeBlock(truncate(prompt, shownPrompt)),
      times: times && timeline(times, outcomeRow(name).settled),
      'job details': job && codeBlock(JSON.stringify(jobRecord(job), null, 2), 'json'),
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
  // A job of an earlier run may have settled long before this run saw it.
  const end = isSettled && started ? 'finished' : 'ended'
  const rows: string[] = []
  if (asked) rows.push(timeRow('asked', asked))
  if (started) rows.push(timeRow('started', started, asked))
  rows.push(timeRow(end, ended, started ?? asked))
  return codeBlock(rows.join('\n'))
}

function timeRow(event: string, date: Date, earlier?: Date): string {
  const utc = date.toISOString().slice(0, 19).replace('T', ' ')
  const row = `${event.padEnd(8)} ${utc} UTC`
  if (earlier === undefined) return row
  return `${row}, ${duration((date.getTime() - earlier.getTime()) / 1_000)} later`
}
