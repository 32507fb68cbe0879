import { paragraphs } from './markdown.ts'

/** `mention`, `conversation` and `covers` only if the readers there may know them. `isOwn`: the conversation is there too. */
interface Answered extends Partial<Record<'mention' | 'covers', string | undefined>> {
  conversation?: { text: string; url: string } | undefined
  command: string
  isOwn: boolean
}

export function pullRequestText({
  mention,
  conversation,
  covers,
  command,
  isOwn,
}: Answered): string {
  const lead = mention === undefined ? 'This pull request' : `${mention}, this pull request`
  const answers = conversation
    ? `[${conversation.text}](<${conversation.url}>)`
    : 'a request in another repository'
  return paragraphs(
    `${lead} answers ${answers}.`,
    covers,
    `Want changes? ${isOwn ? 'Write' : 'If this repository runs the docs agent too, write'} \`${command} …\` here, and the agent continues this job.`,
  )
}
