import { type Comment, GitHubFault } from './io/github.ts'
import type { Io, Telling } from './turn.ts'

/** Says something beside the status comment, once. Beside others it may be there already, or come at the same moment: the first stays. */
export async function postOnce(
  { io, telling, listing }: Telling,
  thread: number,
  body: string,
  same: (comment: Comment) => boolean,
): Promise<void> {
  if (listing?.aloud(thread).some(same)) return
  const posted = await io.github.createComment(thread, body)
  if (telling === 'alone') return
  await listing?.read()
  const first = (listing?.aloud(thread) ?? (await outermost(io, thread))).find(same)
  if (first && first.id < posted.id) await io.github.deleteComment(posted.id)
}

async function outermost({ github }: Telling['io'], thread: number): Promise<Comment[]> {
  const { comments, last } = await github.comments(thread, 1)
  return last === 1 ? comments : [...comments, ...(await github.comments(thread, last)).comments]
}

/** Does what changes no outcome: where GitHub refuses, a warning says so. Whether it was done. */
export async function bestEffort(
  { io, listing }: { io: Pick<Io, 'log'> } & Pick<Telling, 'listing'>,
  warning: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    if (!(fault instanceof Error) || (listing && mayPass(fault))) throw fault
    io.log.warning(`${warning} ${fault.message}`)
    return false
  }
}

/** Whether GitHub may well do later what it did not do now. */
export const mayPass = (fault: Error): boolean => fault instanceof GitHubFault && fault.passing
