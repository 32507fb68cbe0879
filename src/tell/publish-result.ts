import { GitHubError, type IssueComment } from '../io/github.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import { lastTriesMs } from '../memory/status-comment.ts'
import type { Outcome, OutcomeName } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import { settleCommitStatus } from './commit-status.ts'
import { commentOnPullRequest, newPullRequest, openPull } from './docs-pull-comment.ts'
import { shownPull } from './docs-pull-state.ts'
import { beyondHeading, headline, type ShownPull, saidOf } from './headlines.ts'
import { applyMetadata, wantsMetadata, warnWithoutMetadata } from './labels-and-people.ts'
import { factLine, paragraphs, prose, truncate } from './markdown.ts'
import { bestEffort, mentionOf, postOnce, type Reporter } from './reporter.ts'
import { commentUrl, runPage } from './status-comment.ts'

/** Jobs that took longer than this get a notification, in seconds: an edit of the status comment notifies nobody. */
const notifyAfterSeconds = 120

/**
 * Tells everybody but the status comment of the result of a settled job: that comes last, so that what is cut off in
 * between is done again. `took` is in seconds. Returns the pull request's size, if it was read.
 */
export async function publishResult(reporter: Reporter, outcome: Outcome, took: number): Promise<PullSize | undefined> {
  const link = await newPullRequest(reporter, outcome)
  const isWanted = reporter.state.comment !== undefined || wantsMetadata(reporter.environment)
  const pull = link && isWanted ? await openPull(reporter, link) : undefined
  const isNotified = pull !== undefined && (await commentOnPullRequest(reporter, pull, outcome))
  if (pull) await applyMetadata(reporter, pull)
  else if (link) warnWithoutMetadata(reporter, link)
  const isAsked = await requestReview(reporter, outcome)
  const isReplied = await replyInThread(reporter, outcome)
  const isTold = isNotified || isAsked || isReplied || reporter.isMentioned
  if (!isTold && took > notifyAfterSeconds) await notifyRequester(reporter, outcome)
  await settleCommitStatus(reporter, outcome)
  return pull?.size
}

export async function notifyRequester(reporter: Reporter, { name, job }: Outcome): Promise<void> {
  const { state, environment } = reporter
  const { conversation: number } = state.marker
  const [mention, statusUrl] = [mentionOf(state.marker), commentUrl(reporter)]
  if (!mention || !statusUrl) return
  const text = notificationText(name, { mention, statusUrl, pull: shownPull(environment, job?.link, number) })
  await bestEffort(reporter, 'The requester could not be notified.', () => postNote(reporter, 'notification', text))
}

function postNote(reporter: Reporter, what: string, text: string): Promise<void> {
  const { nonce, conversation: number } = reporter.state.marker
  const { owner, name } = reporter.environment.repository
  const note = signNote(`${what}:${nonce}`, reporter.reader.keys)
  const findSame = async (comments: IssueComment[]) => comments.find(({ body }) => body.startsWith(note))
  const repository = reporter.clients.repositories(`${owner}/${name}`)
  const body = commentBody(note, text, reporter.clients.redact)
  return postOnce(reporter, { repository, number }, { body, findSame })
}

/** Mentions the people of the input `mention`. The status comment says so already: if GitHub refuses, that is taken back. */
export async function mentionPeople(reporter: Reporter): Promise<void> {
  const { environment, state, clients } = reporter
  const names = environment.mention.map((name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`)
  const links = { statusUrl: commentUrl(reporter) ?? '', runUrl: runPage(environment, state.marker) }
  const text = mentionText(state.marker, { mention: names.join(' '), ...links })
  try {
    await postNote(reporter, 'mention', text)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const isRefused = !error.mayHaveSucceeded
    const effect = isRefused ? 'Nobody could be mentioned.' : 'It is not known whether anybody was mentioned.'
    clients.log.warning(`${effect} ${error.message}`)
    if (!isRefused) return
    state.marker = { ...state.marker, mentioned: false }
    await state.writeWithin(lastTriesMs, false)
  }
}

const shownReason = 500

export const mentionText = (
  marker: Marker,
  { mention, statusUrl, runUrl }: Record<'mention' | 'statusUrl' | 'runUrl', string>,
): string =>
  paragraphs(
    `${mention} [the docs agent](<${statusUrl}>): ${headline(saidOf(marker), marker.phase)}.`,
    prose(truncate(beyondHeading(marker.outcome, marker.reason ?? '', marker.jobId), shownReason)),
    factLine(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`),
  )

export const notificationText = (
  outcome: OutcomeName,
  { mention, statusUrl, pull }: { mention: string; statusUrl: string; pull: ShownPull | undefined },
): string => `${mention} [the docs agent](<${statusUrl}>): ${headline(outcome, 'settled', pull)}.`

/** Answers a command on a reviewed line with one line in its thread, which links the status comment. */
async function replyInThread(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
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

async function requestReview(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { isReview, requester, conversation } = reporter.state.marker
  // The changes may be in another pull request.
  const isHere = shownPull(reporter.environment, job?.link, conversation)?.isHere
  if (!isReview || !isHere || requester === undefined || name !== 'completed') return false
  return bestEffort(reporter, `@${requester} could not be asked to review again.`, () =>
    reporter.clients.github.requestReviewers(conversation, [requester], []),
  )
}
