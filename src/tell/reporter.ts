import type { Environment } from '../environment.ts'
import type { Clients, LocatedConversation } from '../io/clients.ts'
import { type GitHub, GitHubError, type IssueComment, type Reaction, type ReactionTarget } from '../io/github.ts'
import type { MarkerReader } from '../memory/markers.ts'
import type { OpenComments } from '../memory/open-comments.ts'
import type { StatusComment } from '../memory/status-comment.ts'
import type { Marker } from '../protocol/marker.ts'

/** What publishing a result needs: a run has it, and so has a sweep. */
export interface Reporter {
  state: StatusComment
  environment: Environment
  reader: MarkerReader
  clients: Pick<Clients, 'github' | 'repositories' | 'clock' | 'log' | 'redact'>
  /** Whether another run may have reported the same job on its pull request, or may be doing so now. */
  mayBeReportedTwice: boolean
  /** Whether the docs pull request has the comment that names its job, if that was read. */
  isAnnounced?: boolean | undefined
  /** The answer to a status command mentions the requester: nothing else does. */
  isMentioned?: boolean
  /** Of a sweep: what it knows of other comments. Then transient errors are thrown, and the next sweep retries. */
  openComments?: Pick<OpenComments, 'extraComments' | 'read'>
}

/** A bot is never notified. */
export const mentionOf = ({ requester, requesterIsBot }: Marker): string | undefined =>
  requester === undefined || requesterIsBot || requester.endsWith('[bot]') ? undefined : `@${requester}`

type LogOnly = Pick<Reporter, 'openComments'> & { clients: Pick<Clients, 'log'> }

/** Does what changes no outcome: if GitHub refuses, a warning says so. Returns whether it was done. */
export async function bestEffort(
  reporter: LogOnly,
  warning: string,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter)) throw error
    reporter.clients.log.warning(`${warning} ${error.message}`)
    return false
  }
}

/** Whether the next sweep does what failed. */
export const isRetried = (error: Error, { openComments }: Pick<Reporter, 'openComments'>): boolean =>
  openComments !== undefined && error instanceof GitHubError && error.isTransient

/** A courtesy: it decides nothing. */
export async function react(
  reporter: LogOnly & { clients: Pick<Clients, 'github' | 'cancelled'> },
  target: ReactionTarget | undefined,
  content: Reaction | undefined,
): Promise<void> {
  const { github, cancelled, log } = reporter.clients
  if (content === undefined || target === undefined || cancelled.aborted) return
  try {
    await github.react(target, content)
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter)) throw error
    log.debug(error.message)
  }
}

/** Posts an extra comment at most once: of two runs that post the same one at the same time, the later deletes its own. */
export async function postOnce(
  { mayBeReportedTwice, openComments: listed, clients }: Reporter,
  { repository, number }: LocatedConversation,
  { body, findSame }: { body: string; findSame: (comments: IssueComment[]) => Promise<IssueComment | undefined> },
): Promise<void> {
  // A sweep lists the comments of its own repository alone.
  const openComments = repository.isOwn ? listed : undefined
  if (openComments && (await findSame(openComments.extraComments(number)))) return
  const posted = await repository.write((github) => github.createComment(number, body))
  if (!mayBeReportedTwice) return
  await bestEffort({ clients }, `A comment on #${number} may be there twice.`, async () => {
    await openComments?.read()
    const comments =
      openComments?.extraComments(number) ?? (await repository.read((github) => firstAndLastPage(github, number)))
    const first = await findSame(comments)
    if (first && first.id < posted.id) await repository.write((github) => github.deleteComment(posted.id))
  })
}

async function firstAndLastPage(github: GitHub, conversation: number): Promise<IssueComment[]> {
  const { comments, last } = await github.comments(conversation, 1)
  return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments]
}
