import type { PullSize } from '../io/github-answers.ts'
import type { MarkerChange } from '../memory/own-comment.ts'
import type { Step } from '../memory/phase.ts'
import { unwrittenText } from '../memory/write-later.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { conclude } from '../work/outcome.ts'
import type { PollResult } from '../work/poll-state.ts'
import { settleCommitStatus } from './commit-status.ts'
import { applyMetadata, wantsMetadata, warnWithoutMetadata } from './metadata.ts'
import { notifyRequester } from './notification.ts'
import { commentOnPullRequest, newPullRequest, openPull } from './pull-request.ts'
import type { Reporter } from './reporter.ts'
import { replyInThread } from './review-reply.ts'
import { requestReview } from './review-request.ts'

/** Jobs that took longer than this get a notification, in seconds. */
const notifyAfterSeconds = 120

/**
 * Reports how a wait ended: the comment, labels, reviewers and assignees of the docs pull request, a notification, and the
 * status comment. `took`: seconds since the request was sent, if this run sent it; `size`: that of the pull request, if it
 * was read after the job had settled.
 */
export async function reportJob(
  reporter: Reporter,
  result: PollResult,
  {
    jobId,
    took,
    pickedUp = false,
    size,
  }: { jobId: string; took?: number | undefined; pickedUp?: boolean; size?: PullSize | undefined },
): Promise<Outcome> {
  const { state } = reporter
  const outcome = conclude(result, jobId)
  const update = markerUpdate(reporter, outcome)
  const write = async (step: Step, change: MarkerChange): Promise<void> => {
    if ((await reporter.mayWrite?.()) ?? true) await state.writeOrWarn(step, change)
  }
  if (result.kind === 'settled') {
    const settle = (read = size) => write('settle', { ...update, took, size: read })
    await publishResult(reporter, outcome, { took: took ?? Number.POSITIVE_INFINITY, settle })
  } else {
    const { before } = state.marker
    await write('accept', pickedUp && before ? { ...update, before: { ...before, pickedUp } } : update)
    await settleCommitStatus(reporter, outcome)
  }
  return outcome
}

/**
 * Publishes the result of a settled job. `settle` writes the status comment last: if the run is cut off earlier, the next
 * one repeats only idempotent steps. It gets the pull request's size, if that was read. `took` is in seconds.
 */
export async function publishResult(
  reporter: Reporter,
  outcome: Outcome,
  { took, settle }: { took: number; settle: (size?: PullSize) => Promise<void> },
): Promise<void> {
  const { notified, size } = await publishOnPull(reporter, outcome)
  const isAsked = await requestReview(reporter, outcome)
  const isReplied = await replyInThread(reporter, outcome)
  if (!notified && !isAsked && !isReplied && took > notifyAfterSeconds) await notifyRequester(reporter, outcome)
  await settleCommitStatus(reporter, outcome)
  await settle(size)
}

/**
 * Writes on the docs pull request that the outcome brought. Returns whether the requester is notified by that, and its
 * size if it was read.
 */
async function publishOnPull(
  reporter: Reporter,
  outcome: Outcome,
): Promise<{ notified: boolean; size?: PullSize | undefined }> {
  const link = await newPullRequest(reporter, outcome)
  if (link === undefined) return { notified: false }
  const isWanted = reporter.state.commentId !== undefined || wantsMetadata(reporter.environment)
  const pull = isWanted ? await openPull(reporter, link) : undefined
  if (pull === undefined) {
    warnWithoutMetadata(reporter, link)
    return { notified: false }
  }
  const notified = await commentOnPullRequest(reporter, { outcome, link, pull })
  await applyMetadata(reporter, pull)
  return { notified, size: pull.size }
}

/** How long a run stays for an edit that GitHub does not take, when it has nothing else to wait for. */
const lastTriesMs = 200_000

/** The last tries of an edit that GitHub did not take. If it is never taken, the outcome says so. */
export async function writeAtLast(
  { state, clients: { clock, log } }: Pick<Reporter, 'state' | 'clients'>,
  outcome: Outcome,
): Promise<Outcome> {
  await state.keepTrying(clock.now() + lastTriesMs)
  if (!state.kept) return outcome
  log.warning(unwrittenText(state.kept.message))
  const { jobId } = state.marker
  const what = jobId === undefined ? 'this' : `job ${jobId}`
  return {
    ...outcome,
    reason: `${outcome.reason} The status comment could not be written, so it may not show ${what}.`,
  }
}

/** What a marker keeps of an outcome. */
export function markerUpdate(reporter: Reporter, outcome: Outcome): MarkerChange {
  const { name, reason, job } = outcome
  const settledAt = reporter.clients.github.date().toISOString()
  return {
    outcome: name,
    reason,
    waitsUntil: undefined,
    notes: notesFor(reporter, outcome),
    ...(job?.link ? { prLink: job.link.url } : {}),
    ...(outcomeRow(name).settled ? { settledAt } : {}),
  }
}

function notesFor({ state, clients }: Reporter, { job }: Outcome): string[] {
  const notes = [...(state.marker.notes ?? [])]
  if (job?.refusedLink !== undefined) {
    const note = `The service gave this as the pull request. It is not linked: ${job.refusedLink}`
    clients.log.warning(
      `${note}\nA link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.`,
    )
    if (!notes.includes(note)) notes.push(note)
  }
  return notes
}
