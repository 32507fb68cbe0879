import type { LocatedConversation, RepositoryAccess } from '../io/clients.ts'
import { type GitHub, GitHubError, type IssueComment } from '../io/github.ts'
import { noteOpening } from '../memory/marker-opening.ts'
import { signNote } from '../memory/signed-marker.ts'
import type { Outcome, OutcomeName } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import { shownPull } from './docs-pull.ts'
import { headline, type ShownPull } from './headlines.ts'
import type { Reporter } from './reporter.ts'
import { commentUrl } from './status-comment.ts'

/** Mentions the requester in a short second comment: an edit of the status comment notifies nobody. */
export async function notifyRequester(reporter: Reporter, outcome: Outcome): Promise<void> {
  const { marker } = reporter.state
  const [mention, statusUrl] = [mentionOf(marker), commentUrl(reporter)]
  if (!mention || !statusUrl) return
  const pull = shownPull(reporter.environment, outcome.job?.link, marker.conversation)
  // One for each status comment.
  const note = signNote(`notification:${marker.nonce}`, reporter.reader.keys)
  const body = `${note}\n${notificationText(outcome.name, { mention, statusUrl, pull })}`
  await bestEffort(reporter, 'The requester could not be notified.', () =>
    postOnce(
      reporter,
      { repository: ownRepository(reporter), number: marker.conversation },
      {
        body,
        findSame: async (comments) => comments.find((comment) => comment.body.startsWith(note)),
      },
    ),
  )
}

/** The text of that comment. */
export const notificationText = (
  outcome: OutcomeName,
  { mention, statusUrl, pull }: { mention: string; statusUrl: string; pull: ShownPull | undefined },
): string => `${mention} [the docs agent](<${statusUrl}>): ${headline(outcome, 'settled', pull)}.`

const ownRepository = ({ clients, environment }: Reporter): RepositoryAccess => {
  const { owner, name } = environment.repository
  return clients.repositories(`${owner}/${name}`)
}

/** How the requester is mentioned; undefined if nobody is to be notified: a bot never is. */
export const mentionOf = ({ requester, requesterIsBot }: Marker): string | undefined =>
  requester === undefined || requesterIsBot || requester.endsWith('[bot]') ? undefined : `@${requester}`

/** Whether a comment's text may be such a notification. */
export const isNotification = (body: string): boolean => body.startsWith(noteOpening) && body.length < 3_000

/**
 * Posts an extra comment at most once. If another run may post the same one at the same time, the later of the two is
 * deleted.
 */
export async function postOnce(
  { mayBeReportedTwice, ...reporter }: Reporter,
  { repository, number }: LocatedConversation,
  { body, findSame }: { body: string; findSame: (comments: IssueComment[]) => Promise<IssueComment | undefined> },
): Promise<void> {
  // A sweep lists the comments of its own repository alone.
  const openComments = repository.isOwn ? reporter.openComments : undefined
  if (openComments && (await findSame(openComments.extraComments(number)))) return
  const posted = await repository.write((github) => github.createComment(number, body))
  if (!mayBeReportedTwice) return
  await openComments?.read()
  const comments =
    openComments?.extraComments(number) ?? (await repository.read((github) => firstAndLastPage(github, number)))
  const first = await findSame(comments)
  if (first && first.id < posted.id) await repository.write((github) => github.deleteComment(posted.id))
}

async function firstAndLastPage(github: Pick<GitHub, 'comments'>, conversation: number): Promise<IssueComment[]> {
  const { comments, last } = await github.comments(conversation, 1)
  return last === 1 ? comments : [...comments, ...(await github.comments(conversation, last)).comments]
}

/** Does what changes no outcome: if GitHub refuses, a warning says so. Returns whether it was done. */
export async function bestEffort(
  { clients, onTransientError }: Pick<Reporter, 'onTransientError'> & { clients: Pick<Reporter['clients'], 'log'> },
  warning: string,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (!(error instanceof Error) || (onTransientError === 'throw' && isTransient(error))) throw error
    clients.log.warning(`${warning} ${error.message}`)
    return false
  }
}

/** Whether a later try may well succeed. */
export const isTransient = (error: Error): boolean => error instanceof GitHubError && error.isTransient
