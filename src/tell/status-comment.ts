import type { Job } from '../io/agent.ts'
import type { Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import { advice, headline } from './headlines.ts'
import { codeBlock, duration, truncate } from './markdown.ts'

/** What a comment says besides its marker's state. Addresses are checked before they come here. */
export interface CommentDetails {
  runUrl: string
  /** The last record seen in this run; a comment brought up to date without one shows what its marker knows. */
  job?: Job | undefined
  link?: Link | undefined
}

const shownReason = 1_500
const shownFact = 300

/** The status comment's text below its marker: what was asked, the job, its state, how long, the pull request, the run. */
export function statusText(marker: Marker, around: CommentDetails): string {
  return paragraphs(
    `### Docs agent: ${headline(marker.outcome, marker.phase)}`,
    around.link && `Pull request${marker.outcome === 'unconfirmed' ? ' (the earlier one)' : ''}: <${around.link.url}>`,
    // The link says it all.
    marker.outcome !== 'completed' && marker.reason && codeBlock(truncate(marker.reason, shownReason)),
    advice(marker.outcome, marker.phase, marker.command ?? '/docs'),
    ...(marker.notes ?? []).map((note) => codeBlock(truncate(note, shownReason))),
    requestText(marker),
    jobRecord(marker, around.job),
    `[Workflow run](<${around.runUrl}>)`,
  )
}

/** The one comment on a docs pull request: it names the conversation and mentions the requester, which notifies. */
export function pullRequestText(
  from: { number: number; url: string },
  requester: string | undefined,
  command: string,
): string {
  const whose = requester === undefined ? 'This pull request' : `@${requester}, this pull request`
  return paragraphs(
    `${whose} answers [#${from.number}](<${from.url}>).`,
    `Write \`${command} …\` here to ask for changes: it reaches the same job.`,
  )
}

/** A short second comment where nothing else would notify the requester: edits do not. */
export function notification(requester: string, marker: Marker, statusUrl: string): string {
  return `@${requester} [the docs agent](<${statusUrl}>): ${headline(marker.outcome, marker.phase)}.`
}

/** Whether a text may be such a notification. */
export const isNotification = (body: string): boolean =>
  body.startsWith('@') && body.length < 1_000 && body.includes(' [the docs agent](<')

const usage = [
  ['explain the retry settings', 'ask, or follow up on what was asked here before'],
  ['--new explain the retry settings', 'start a new job, whatever this conversation has'],
  ['--no-wait explain the retry settings', 'ask, and leave the job running'],
  ['status', 'bring the status comment up to date'],
  ['help', 'this text'],
] as const

/** The answer to a help command, or to one that was not understood. */
export function usageText(command: string, problem?: string): string {
  return paragraphs(
    '### Docs agent: how to ask',
    problem && codeBlock(truncate(problem, shownReason)),
    [
      '```text',
      ...usage.map(([rest, meaning]) => `${`${command} ${rest}`.padEnd(command.length + 40)}${meaning}`),
      '```',
    ].join('\n'),
    'The command is the first word of the comment. Everything after it is the instruction.',
  )
}

/** The answer to a status command in a conversation that has no job. */
export const noJobText = (command: string): string =>
  `### Docs agent: no job in this conversation yet\n\nWrite \`${command} …\` to start one.\n`

function requestText(marker: Marker): string | undefined {
  if (marker.asked === undefined) return undefined
  const by = marker.requester === undefined ? 'Asked' : `Asked by \`${marker.requester}\``
  const where = marker.askedAt === undefined ? '' : ` [here](<${marker.askedAt}>)`
  return `${by}${where}:\n\n${codeBlock(truncate(marker.asked, marker.asked.length, marker.askedLength))}`
}

function jobRecord(marker: Marker, job: Job | undefined): string | undefined {
  const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== undefined).join(' @ ')
  const rows: [string, string | undefined][] = [
    ['job', marker.jobId],
    ['status', job?.status],
    ['model', job?.model],
    ['source', source],
    ['created', job?.createdAt ?? marker.createdAt],
    ['took', marker.took === undefined ? undefined : duration(marker.took)],
  ]
  const known = rows.filter(([, value]) => value !== undefined && value !== '')
  if (known.length === 0) return undefined
  return codeBlock(known.map(([name, value]) => `${name.padEnd(8)} ${truncate(value ?? '', shownFact)}`).join('\n'))
}

const paragraphs = (...parts: (string | undefined | false | '')[]): string =>
  `${parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')}\n`
