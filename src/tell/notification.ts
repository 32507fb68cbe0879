import type { IssueComment } from '../io/github.ts'
import { signNote } from '../memory/signed-marker.ts'
import type { Outcome, OutcomeName } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import { docsPull, isConversation, shownPull } from './docs-pull.ts'
import { headline, type ShownPull } from './headlines.ts'
import { bestEffort, postOnce, type Reporter } from './reporter.ts'
import { commentUrl } from './status-comment.ts'

// An edit of the status comment notifies nobody. What is done here does.

/** Mentions the requester in a short second comment. */
export async function notifyRequester(reporter: Reporter, outcome: Outcome): Promise<void> {
  const { state, environment, clients, reader } = reporter
  const { nonce, conversation: number } = state.marker
  const [mention, statusUrl] = [mentionOf(state.marker), commentUrl(reporter)]
  if (!mention || !statusUrl) return
  const pull = shownPull(environment, outcome.job?.link, number)
  const note = signNote(`notification:${nonce}`, reader.keys)
  const body = `${note}\n${notificationText(outcome.name, { mention, statusUrl, pull })}`
  const findSame = async (comments: IssueComment[]) => comments.find((comment) => comment.body.startsWith(note))
  const { owner, name } = environment.repository
  const place = { repository: clients.repositories(`${owner}/${name}`), number }
  await bestEffort(reporter, 'The requester could not be notified.', () =>
    postOnce(reporter, place, { body, findSame }),
  )
}

export const notificationText = (
  outcome: OutcomeName,
  { mention, statusUrl, pull }: { mention: string; statusUrl: string; pull: ShownPull | undefined },
): string => `${mention} [the docs agent](<${statusUrl}>): ${headline(outcome, 'settled', pull)}.`

/** A bot is never notified. */
export const mentionOf = ({ requester, requesterIsBot }: Marker): string | undefined =>
  requester === undefined || requesterIsBot || requester.endsWith('[bot]') ? undefined : `@${requester}`

/** Answers a command on a reviewed line with one line in its thread, which links the status comment. */
export async function replyInThread(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { state, clients, reader, environment } = reporter
  const { thread, conversation, nonce } = state.marker
  const url = commentUrl(reporter)
  if (thread === undefined || url === undefined) return false
  const note = signNote(`reply:${nonce}`, reader.keys)
  const result = headline(name, 'settled', shownPull(environment, job?.link, conversation))
  return bestEffort(reporter, 'The reply in the review thread could not be posted.', async () => {
    if (reporter.mayBeReportedTwice) {
      const { comments } = await clients.github.reviewComments(conversation, 1)
      if (comments.some(({ body }) => body.startsWith(note))) return
    }
    await clients.github.replyInThread(conversation, thread, `${note}\n[The docs agent](<${url}>): ${result}.`)
  })
}

/** Asks the reviewer whose review was answered to review again. */
export async function requestReview(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { isReview, requester, conversation } = reporter.state.marker
  // The changes may be in another pull request.
  const isHere = isConversation(docsPull(reporter, job?.link), conversation)
  if (!isReview || !isHere || requester === undefined || name !== 'completed') return false
  return bestEffort(reporter, `@${requester} could not be asked to review again.`, () =>
    reporter.clients.github.requestReviewers(conversation, [requester], []),
  )
}
