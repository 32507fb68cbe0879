import { duration } from '../io/duration.ts'
import { type Job, jobRecord } from '../io/job-record.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { headline } from './headlines.ts'
import { codeBlock, paragraphs, truncate } from './markdown.ts'

const shownPrompt = 10_000
const shownReason = 2_000

/** The job summary of a run, as Markdown. Every foreign byte stands in a code block or is a checked address. */
export function summaryText(
  outcome: Outcome,
  details: {
    prompt?: string | undefined
    requester?: string | undefined
    commentUrl?: string | undefined
    times?: Times | undefined
    seconds: number
  },
): string {
  const { name, reason, job } = outcome
  const { prompt, requester, commentUrl, times } = details
  return paragraphs(
    `### Docs agent: ${headline(name, job ? 'settled' : 'waiting')}`,
    job?.link && `Pull request${name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${job.link.url}>`,
    // The link says it all.
    !(name === 'completed' && job?.link) && reason !== '' && codeBlock(truncate(reason, shownReason)),
    prompt && `${requestedBy(requester)}:\n\n${codeBlock(truncate(prompt, shownPrompt))}`,
    prompt === undefined && requester !== undefined && `${requestedBy(requester)}.`,
    times && timeline(times, outcomeRow(name).settled),
    `Outcome \`${name}\`, the step took ${duration(details.seconds)}.${commentUrl === undefined ? '' : ` [Status comment](<${commentUrl}>)`}`,
    job && recordDetails(job),
  )
}

const requestedBy = (requester: string | undefined): string =>
  `Requested${requester === undefined ? '' : ` by \`${requester}\``}`

/** When it happened, by the clock of GitHub (asked) and of the runner. */
export interface Times {
  asked?: Date | undefined
  /** When the service accepted this run's request; absent if an earlier run sent it. */
  started?: Date | undefined
  ended: Date
}

function timeline({ asked, started, ended }: Times, hasSettled: boolean): string | undefined {
  if (!asked && !started) return undefined
  const at = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  const after = (from: Date | undefined, to: Date): string =>
    from === undefined ? '' : `, ${duration((to.getTime() - from.getTime()) / 1_000)} later`
  const rows: [string, string][] = []
  if (asked) rows.push(['asked', at(asked)])
  if (started) rows.push(['started', `${at(started)}${after(asked, started)}`])
  // A job of an earlier run may have settled long before this run saw it.
  rows.push([hasSettled && started ? 'settled' : 'ended', `${at(ended)}${after(started ?? asked, ended)}`])
  return codeBlock(rows.map(([event, when]) => `${event.padEnd(8)} ${when}`).join('\n'))
}

const recordDetails = (job: Job): string =>
  `<details><summary>Job record</summary>\n\n${codeBlock(JSON.stringify(jobRecord(job), null, 2), 'json')}\n\n</details>`
