import type { Job } from '../io/agent.ts'
import type { Link } from '../io/link.ts'
import type { Outcome, OutcomeName } from '../work/outcome.ts'
import { headline } from './headlines.ts'
import { codeBlock, duration, truncate } from './markdown.ts'

const shownPrompt = 10_000
const shownReason = 2_000

/** The job summary of a run, as Markdown. Every foreign byte stands in a fence or is a checked address. */
export function summaryText(
  outcome: Outcome,
  told: {
    link?: Link | undefined
    prompt?: string | undefined
    requester?: string | undefined
    commentUrl?: string | undefined
    times?: Times | undefined
    seconds: number
  },
): string {
  const { name, reason, job } = outcome
  const parts = [
    `### Docs agent: ${headline(name, job ? 'settled' : 'waiting')}`,
    told.link && `Pull request${name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${told.link.url}>`,
    // The link says it all.
    !(name === 'completed' && told.link) && reason !== '' && codeBlock(truncate(reason, shownReason)),
    told.prompt && `${requestedBy(told.requester)}:\n\n${codeBlock(truncate(told.prompt, shownPrompt))}`,
    told.prompt === undefined && told.requester !== undefined && `${requestedBy(told.requester)}.`,
    told.times && timeline(told.times, settled.includes(name)),
    `Outcome \`${name}\`, the step took ${duration(told.seconds)}.${told.commentUrl === undefined ? '' : ` [Status comment](<${told.commentUrl}>)`}`,
    job && record(job),
  ]
  return `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`
}

const requestedBy = (requester: string | undefined): string =>
  `Asked${requester === undefined ? '' : ` by \`${requester}\``}`

const settled: readonly OutcomeName[] = ['completed', 'no-pull-request', 'archived', 'failed']

/** When what happened, by the clock of GitHub (asked) and of the runner. */
export interface Times {
  asked?: Date | undefined
  /** When this run's instruction was taken; absent where an earlier one sent it. */
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
  // What an earlier run started may have settled long before this one saw it.
  rows.push([hasSettled && started ? 'settled' : 'ended', `${at(ended)}${after(started ?? asked, ended)}`])
  return codeBlock(rows.map(([what, when]) => `${what.padEnd(8)} ${when}`).join('\n'))
}

const record = (job: Job): string =>
  `<details><summary>The job's record</summary>\n\n${codeBlock(JSON.stringify(job, null, 2), 'json')}\n\n</details>`
