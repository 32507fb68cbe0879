import { jobRecord } from '../io/job-record.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { duration } from '../protocol/reasons.ts'
import { headline, pullFact } from './headlines.ts'
import { codeBlock, factLine, folded, paragraphs, proseBlock, truncate } from './markdown.ts'

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
  const { prompt, requester, commentUrl, times, seconds } = details
  const pull = job?.link && { url: job.link.url, isHere: false }
  const facts = factLine(
    pullFact(name, pull),
    `Outcome \`${name}\``,
    `The step took ${duration(seconds)}`,
    requester !== undefined && `Requested by \`${requester}\``,
    commentUrl !== undefined && `[Status comment](<${commentUrl}>)`,
  )
  return paragraphs(
    `### Docs agent: ${headline(name, job ? 'settled' : 'waiting', pull)}\n${facts}`,
    // The link says it all.
    !(name === 'completed' && pull) && reason !== '' && proseBlock(reason, shownReason),
    folded(
      ['prompt', prompt === undefined ? undefined : codeBlock(truncate(prompt, shownPrompt))],
      ['times', times && timeline(times, outcomeRow(name).settled)],
      ['job record', job && codeBlock(JSON.stringify(jobRecord(job), null, 2), 'json')],
    ),
  )
}

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
