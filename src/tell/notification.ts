import { type Comment, GitHubError } from '../io/github.ts'
import type { Io, Reporter } from '../run/run-context.ts'

/** Says something beside the status comment, once. Beside others it may be there already, or come at the same moment: the first stays. */
export async function postOnce(
  { io, telling, listing }: Reporter,
  conversation: number,
  body: string,
  same: (comment: Comment) => boolean,
): Promise<void> {
  if (listing?.extraComments(conversation).some(same)) return
  const posted = await io.github.createComment(conversation, body)
  if (telling === 'alone') return
  await listing?.read()
  const first = (listing?.extraComments(conversation) ?? (await firstAndLastPage(io, conversation))).find(same)
  if (first && first.id < posted.id) await io.github.deleteComment(posted.id)
}

async function firstAndLastPage({ github }: Reporter['io'], conversation: number): Promise<Comment[]> {
  const { comments, last } = await github.comments(conversation, 1)
  return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments]
}

/** Does what changes no outcome: where GitHub refuses, a warning says so. Whether it was done. */
export async function bestEffort(
  { io, listing }: { io: Pick<Io, 'log'> } & Pick<Reporter, 'listing'>,
  warning: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    if (!(fault instanceof Error) || (listing && isTransient(fault))) throw fault
    io.log.warning(`${warning} ${fault.message}`)
    return false
  }
}

/** Whether GitHub may well do later what it did not do now. */
export const isTransient = (fault: Error): boolean => fault instanceof GitHubError && fault.isTransient
