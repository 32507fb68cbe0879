import type { Job } from '../io/agent.ts'
import type { Outcome } from '../work/outcome.ts'
import { duration, excerpt, fenced } from './fence.ts'
import type { Link } from './link.ts'
import { headline } from './words.ts'

const shownPrompt = 10_000

/** The job summary of a run, as Markdown. Every foreign byte stands in a fence or is a checked address. */
export function summaryText(
  outcome: Outcome,
  told: {
    link?: Link | undefined
    prompt?: string | undefined
    asker?: string | undefined
    commentUrl?: string | undefined
    times?: Times | undefined
    seconds: number
  },
): string {
  const parts = [
    `### Docs agent: ${headline(outcome.name, outcome.job ? 'settled' : 'waiting')}`,
    told.link && `Pull request${outcome.name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${told.link.url}>`,
    `\`${outcome.name}\` after ${duration(told.seconds)}${told.commentUrl === undefined ? '' : `, told in [the thread](<${told.commentUrl}>)`}`,
    outcome.reason !== '' && fenced(excerpt(outcome.reason, 2_000)),
    told.prompt &&
      `Asked${told.asker === undefined ? '' : ` by \`${told.asker}\``}:\n\n${fenced(excerpt(told.prompt, shownPrompt))}`,
    told.times && timeline(told.times),
    outcome.job && record(outcome.job),
  ]
  return `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`
}

/** When what happened, by the clock of GitHub (asked) and of the runner. */
export interface Times {
  asked?: Date | undefined
  started?: Date | undefined
  ended: Date
}

function timeline({ asked, started, ended }: Times): string {
  const at = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  const after = (from: Date | undefined, to: Date): string =>
    from === undefined ? '' : `, ${duration((to.getTime() - from.getTime()) / 1_000)} later`
  const rows: [string, string][] = []
  if (asked) rows.push(['asked', at(asked)])
  if (started) rows.push(['started', `${at(started)}${after(asked, started)}`])
  rows.push(['ended', `${at(ended)}${after(started ?? asked, ended)}`])
  return fenced(rows.map(([what, when]) => `${what.padEnd(8)} ${when}`).join('\n'))
}

const record = (job: Job): string =>
  `<details><summary>The job's record</summary>\n\n${fenced(JSON.stringify(job, null, 2), 'json')}\n\n</details>`
