import type { IssueComment } from '../io/github.ts'
import { mayHaveSucceeded } from '../io/github-error.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import type { Outcome } from '../outcomes.ts'
import { isNoteDue, personOf } from '../protocol/who-is-told.ts'
import { bestEffort } from './best-effort.ts'
import { settleCommitStatus } from './commit-status.ts'
import { commentOnPullRequest, newPullRequest, openPull } from './docs-pull-comment.ts'
import { applyMetadata, wantsMetadata, warnWithoutMetadata } from './labels-and-people.ts'
import { mentionOf } from './mention-text.ts'
import { knownComments, listMs, postOnce } from './post-once.ts'
import type { Reporter } from './reporter.ts'
import { notificationText, replyText } from './result-text.ts'
import { shownPull } from './shown-pull-text.ts'
import { commentUrl } from './status-text.ts'

export interface Published {
  /** The docs pull request's size, if it was read. */
  size: PullSize | undefined
  /**
   * Whether a comment or a request of ours tells who asked, but the answer to their own request for
   * the status.
   */
  isTold: boolean
}

interface Known {
  /** The answer to a status command mentions the requester: nothing else does. */
  isMentioned?: boolean
  /** Whether the docs pull request has the comment that names its job, if that was read. */
  isAnnounced?: boolean | undefined
}

/**
 * Tells everybody but the status comment of the result of a settled job: that comes last, so that
 * what is cut off in between is done again. `took` is in seconds. Who asked is told first, right
 * after it was read what stands.
 */
export async function publishResult(
  reporter: Reporter,
  outcome: Outcome,
  took: number,
  { isMentioned = false, isAnnounced }: Known = {},
): Promise<Published> {
  const { state, environment } = reporter
  const link = await newPullRequest(reporter, outcome, isAnnounced)
  const isWanted = state.comment !== undefined || wantsMetadata(environment)
  const pull = link && isWanted ? await openPull(reporter, link) : undefined
  const hasNote = await mayHaveNote(reporter)
  const isTold = hasNote || isMentioned
  const byAnnouncement =
    pull !== undefined && (await commentOnPullRequest(reporter, pull, { outcome, isTold }))
  const isAsked = await requestReview(reporter, outcome)
  const isReplied = await replyInThread(reporter, outcome)
  const byReview = isAsked || isReplied
  const isDue = isNoteDue(state.marker, { byAnnouncement, byReview, byNote: isTold }, took)
  // What was tried before may have taken its time.
  const isOurs = isDue && (pull === undefined || (await isStillOurs(reporter)))
  if (isOurs) await notifyRequester(reporter, outcome)
  if (pull) await applyMetadata(reporter, pull)
  else if (link) warnWithoutMetadata(reporter, link)
  await settleCommitStatus(reporter, outcome)
  return { size: pull?.size, isTold: hasNote || byAnnouncement || byReview || isDue }
}

const notNotifiedText = 'The requester could not be notified.'

export async function notifyRequester(reporter: Reporter, { name, job }: Outcome): Promise<void> {
  const { state, environment } = reporter
  const { conversation: number } = state.marker
  const mention = mentionOf(state.marker)
  const statusUrl = commentUrl(reporter)
  if (!mention || !statusUrl) return
  const text = notificationText(name, {
    mention,
    statusUrl,
    pull: shownPull(environment, job?.link, number),
  })
  const { note, place, ...range } = noteOf(reporter)
  const body = commentBody(note, text, reporter.clients.redact)
  await bestEffort(reporter, notNotifiedText, () => postOnce(reporter, place, { ...range, body }))
}

/** Whether nobody else has come to it since we found that it is ours. */
async function isStillOurs({ state, mayBeReportedTwice, ...reporter }: Reporter): Promise<boolean> {
  if (!mayBeReportedTwice) return true
  let isTheirs = false
  const wasRead = await bestEffort(reporter, notNotifiedText, async () => {
    isTheirs = await state.isToldByOthers()
  })
  return wasRead && !isTheirs
}

/**
 * Whether the short comment stands that tells who asked. If that cannot be read, it may: nobody is
 * told twice.
 */
async function mayHaveNote(reporter: Reporter): Promise<boolean> {
  const { state, mayBeReportedTwice } = reporter
  if (!mayBeReportedTwice || state.comment === undefined || personOf(state.marker) === undefined)
    return false
  const { place, since, findSame } = noteOf(reporter)
  let standing: IssueComment | undefined
  const wasRead = await bestEffort(reporter, notNotifiedText, async () => {
    standing = await findSame(await knownComments(reporter, place, since))
  })
  return !wasRead || standing !== undefined
}

/** The short comment of a request in its conversation, which is newer than its status comment. */
function noteOf({ state, environment, reader, clients }: Reporter) {
  const { nonce, conversation: number } = state.marker
  const { owner, name } = environment.repository
  const note = signNote(`notification:${nonce}`, reader.keys)
  return {
    note,
    place: { repository: clients.repositories(`${owner}/${name}`), number },
    since: state.comment?.id ?? 0,
    findSame: async (comments: IssueComment[]) =>
      comments.find(({ body }) => body.startsWith(note)),
  }
}

/** Answers a command on a reviewed line with one line in its thread, which links the status comment. */
async function replyInThread(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { state, clients, reader, environment } = reporter
  const { thread, conversation, nonce } = state.marker
  const url = commentUrl(reporter)
  if (thread === undefined || url === undefined) return false
  const note = signNote(`reply:${nonce}`, reader.keys)
  const pull = shownPull(environment, job?.link, conversation)
  const text = replyText(name, { statusUrl: url, pull })
  const stands = async (): Promise<boolean> => {
    const { comments } = await clients.github.reviewComments(conversation, 1)
    return comments.some(({ body }) => body.startsWith(note))
  }
  return bestEffort(reporter, 'The reply in the review thread could not be posted.', async () => {
    if (reporter.mayBeReportedTwice && (await stands())) return
    try {
      await clients.github.replyInThread(conversation, thread, `${note}\n${text}`)
    } catch (error) {
      if (!mayHaveSucceeded(error)) throw error
      await clients.clock.sleep(listMs)
      if (!(await stands())) throw error
    }
  })
}

/** Who is asked already is not asked again: others may have asked since the review. */
async function requestReview(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { github } = reporter.clients
  const { isReview, requester, conversation } = reporter.state.marker
  // The changes may be in another pull request.
  const isHere = shownPull(reporter.environment, job?.link, conversation)?.isHere
  if (!isReview || !isHere || requester === undefined || name !== 'completed') return false
  return bestEffort(reporter, `@${requester} could not be asked to review again.`, async () => {
    const asked = reporter.mayBeReportedTwice ? (await github.pull(conversation)).reviewers : []
    const isAsked = asked.some((login) => login.toLowerCase() === requester.toLowerCase())
    if (!isAsked) await github.requestReviewers(conversation, [requester], [])
  })
}
