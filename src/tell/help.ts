import { codeBlock, paragraphs, truncate } from './markdown.ts'

const shownProblem = 1_500

const usage = [
  ['explain the retry settings', 'start a job, or follow up on the job of this conversation'],
  ['--new explain the retry settings', 'start a new job'],
  ['--no-wait explain the retry settings', 'start, and leave the job running'],
  ['status', 'update the status comment'],
  ['help', 'show this text'],
] as const

/** The answer to a help command, or to one that was not understood. */
export function helpText(command: string, problem?: string): string {
  const lines = usage.map(([rest, meaning]) => `${`${command} ${rest}`.padEnd(command.length + 40)}${meaning}`)
  return paragraphs(
    '### Docs agent: how to use it',
    problem && codeBlock(truncate(problem, shownProblem)),
    codeBlock(lines.join('\n')),
    'The command is the first word of the comment. Everything after it is the prompt.',
  )
}

/** The answer to a status command in a conversation that has no job. */
export const noJobText = (command: string): string =>
  paragraphs('### Docs agent: no job in this conversation yet', `Write \`${command} …\` to start one.`)
