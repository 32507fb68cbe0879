import type { Waits } from '../protocol/held-comment.ts'
import { paragraphs, prose, truncate } from './markdown.ts'

const shownProblem = 1_500

const usage = [
  [
    'explain the retry settings',
    'starts a job, or sends a follow-up to the job of this conversation',
  ],
  ['--new explain the retry settings', 'starts a new job'],
  ['--no-wait explain the retry settings', 'sends the request, and leaves the job running'],
  [
    '--use changelog for 2.3',
    'sends the prompt `changelog` that the repository keeps, then the text',
  ],
  ['status', 'checks the job once, and answers with its state'],
  ['check', 'checks the set-up: the key, the permissions, the inputs'],
  ['help', 'shows this text'],
] as const

interface Help {
  /** Why the command was not understood. */
  problem?: string | undefined
  /** The page of this action about its commands, if it is known. */
  commandsPage?: string | undefined
  /** Which prompts the repository keeps; '' if that is not known. */
  prompts?: string
}

export function helpText(command: string, { problem, commandsPage, prompts }: Help = {}): string {
  // A list wraps on a narrow screen, where a code block would have to be scrolled.
  const lines = usage.map(([rest, meaning]) => `- \`${command} ${rest}\` ${meaning}.`)
  return paragraphs(
    `### Docs agent: ${problem === undefined ? 'how to use it' : 'nothing was sent'}`,
    problem && prose(truncate(problem, shownProblem)),
    lines.join('\n'),
    prompts,
    'The command is the first word of the comment. Everything after it is the prompt.',
    commandsPage && `[All commands](<${commandsPage}>)`,
  )
}

export const cancelText = (): string =>
  paragraphs(
    '### Docs agent: a job cannot be cancelled',
    "The service cannot cancel a job, so nothing was sent. Stop the job on the project's dashboard. Its id is in its status comment, below *Prompt and job details*.",
  )

const waits: Record<Waits, string> = {
  alive: 'waits in its workflow run, which sends it.',
  limited: 'reached the hourly limit. Re-run its workflow later to send it.',
  over: 'waited in a workflow run that has ended. Re-run the workflow to send it.',
}

type StatusAnswer = Partial<Record<'mention' | 'statusUrl' | 'why', string | undefined>> & {
  state: string
  unsent: { url: string; how: Waits }[]
}

/** The answer to a status command. `statusUrl`: of the status comment; `unsent` are requests of the conversation that wait. */
export const statusReplyText = ({ mention, state, statusUrl, why, unsent }: StatusAnswer): string =>
  paragraphs(
    [mention, `Docs agent: ${state}.`, statusUrl && `[Status comment](<${statusUrl}>)`]
      .filter(Boolean)
      .join(' '),
    why,
    unsent.map(({ url, how }) => `- [A request](<${url}>) ${waits[how]}`).join('\n'),
  )

export const noJobState = (command: string): string =>
  `no job in this conversation yet. Write \`${command} …\` to start one`

/** The state of a conversation without a job, whose first requests wait. */
export const unsentState = 'not sent yet'
