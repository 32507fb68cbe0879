import type { PullSize } from '../io/github-pulls.ts'
import type { Outcome } from '../outcomes.ts'
import { settleCommitStatus } from './commit-status.ts'
import { applyMetadata, wantsMetadata, warnWithoutMetadata } from './metadata.ts'
import { notifyRequester, replyInThread, requestReview } from './notification.ts'
import { commentOnPullRequest, newPullRequest, openPull } from './pull-request.ts'
import type { Reporter } from './reporter.ts'

/** Jobs that took longer than this get a notification, in seconds. */
const notifyAfterSeconds = 120

/**
 * Tells everybody but the status comment of the result of a settled job: that comes last, so that what is cut off in
 * between is done again. `took` is in seconds. Returns the pull request's size, if it was read.
 */
export async function publishResult(reporter: Reporter, outcome: Outcome, took: number): Promise<PullSize | undefined> {
  const { notified, size } = await publishOnPull(reporter, outcome)
  const isAsked = await requestReview(reporter, outcome)
  const isReplied = await replyInThread(reporter, outcome)
  if (!notified && !isAsked && !isReplied && took > notifyAfterSeconds) await notifyRequester(reporter, outcome)
  await settleCommitStatus(reporter, outcome)
  return size
}

/** Writes on the docs pull request that the outcome brought. `notified`: the requester is mentioned there. */
async function publishOnPull(
  reporter: Reporter,
  outcome: Outcome,
): Promise<{ notified: boolean; size?: PullSize | undefined }> {
  const link = await newPullRequest(reporter, outcome)
  if (link === undefined) return { notified: false }
  const isWanted = reporter.state.comment !== undefined || wantsMetadata(reporter.environment)
  const pull = isWanted ? await openPull(reporter, link) : undefined
  if (pull === undefined) {
    warnWithoutMetadata(reporter, link)
    return { notified: false }
  }
  const notified = await commentOnPullRequest(reporter, pull, outcome)
  await applyMetadata(reporter, pull)
  return { notified, size: pull.size }
}
