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
    seconds: number
  },
): string {
  const parts = [
    `### Docs agent: ${headline(outcome.name, 'settled')}`,
    told.link && `Pull request${outcome.name === 'unconfirmed' ? ' (the earlier one)' : ''}: <${told.link.url}>`,
    `\`${outcome.name}\` after ${duration(told.seconds)}${told.commentUrl === undefined ? '' : `, told in [the thread](<${told.commentUrl}>)`}`,
    outcome.reason !== '' && fenced(excerpt(outcome.reason, 2_000)),
    told.prompt &&
      `Asked${told.asker === undefined ? '' : ` by \`${told.asker}\``}:\n\n${fenced(excerpt(told.prompt, shownPrompt))}`,
    outcome.job && record(outcome.job),
  ]
  return `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`
}

const record = (job: Job): string => fenced(JSON.stringify(job, null, 2), 'json')
