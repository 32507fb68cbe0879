import { isHeldByLiveRun, lastTriesMs } from '../memory/status-comment.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { currentJob, otherTriggers } from '../protocol/deciding-marker.ts'
import { mayBeWritten, type Waits, waitsHow } from '../protocol/held-comment.ts'
import { changeAfterStatus } from '../protocol/job-check.ts'
import { resultChange } from '../protocol/job-end.ts'
import { statusOutcome } from '../protocol/job-outcome.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker, MarkerChange, Move } from '../protocol/marker.ts'
import type { Polled } from '../protocol/poll.ts'
import { notShownText } from '../protocol/shared-reasons.ts'
import { withoutClaim } from '../protocol/who-is-told.ts'
import { readJobStatus } from '../tell/ask-about-job.ts'
import { bestEffort } from '../tell/best-effort.ts'
import { noJobState, statusReplyText, unsentState } from '../tell/command-reply-text.ts'
import { settleCommitStatus } from '../tell/commit-status.ts'
import { headline, saidOf } from '../tell/headline-text.ts'
import { prose } from '../tell/markdown.ts'
import { mentionOf } from '../tell/mention-text.ts'
import { publishResult } from '../tell/publish-result.ts'
import type { Reporter } from '../tell/reporter.ts'
import { shownPull } from '../tell/shown-pull-text.ts'
import { commentUrl } from '../tell/status-text.ts'
import { type Claim, claimTelling } from '../tell/who-tells.ts'
import { postReply } from './command-replies.ts'
import { type RunContext, reporterOf } from './run-context.ts'
import type { RunResult } from './run-result.ts'

/** Checks the conversation's job once, updates its status comment and answers with its state. Never fails. */
export async function replyWithStatus(context: RunContext): Promise<RunResult> {
  let outcome: Outcome
  try {
    outcome = await findStatus(context)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    outcome = { name: 'error', reason: error.message }
    const why = prose(error.message)
    await postReply(
      context,
      statusReplyText({ state: headline('error', 'created'), why, unsent: [] }),
    )
  }
  return { outcome, commentUrl: commentUrl(context), neverFails: true }
}

async function findStatus(context: RunContext): Promise<Outcome> {
  const { state, request, clients, writer, view } = context
  if (!view.request.remembers) {
    return {
      name: 'skipped',
      reason: 'This run keeps no state (comment: none), so there is no status to report.',
    }
  }
  await state.reread()
  const unsent = await unsentRequests(context)
  const found = currentJob(state.conversation.marked)
  const jobId = found?.marker.jobId
  if (found === undefined || jobId === undefined) {
    const none = withoutJob(context, unsent.length > 0)
    await postReply(context, statusReplyText({ state: none.state, unsent }))
    return { name: 'skipped', reason: none.reason }
  }
  writer.kind = 'attach'
  writer.saveJob({ id: jobId })
  const polled = await readJobStatus(context, found.marker, ({ level, text }) =>
    clients.log[level](text),
  )
  const isFree = found.marker.phase === 'created' && !(await isHeldByLiveRun(clients, found))
  state.take(found)
  const outcome = statusOutcome(polled.result, jobId, clients.clock.date().getTime())
  // The answer is the mention of whoever made the request, unless they know the result.
  const isAsker = request.authorized.requester?.login === found.marker.requester
  const isMentioned = isAsker && mentionOf(found.marker) !== undefined
  const wasTold = found.marker.phase === 'settled'
  const { isShown, isTold } = isFree
    ? await updateComment(context, outcome, { ...polled, isMentioned })
    : { isShown: true, isTold: wasTold }
  const mention = isMentioned && !isTold ? mentionOf(found.marker) : undefined
  await postReply(
    context,
    statusReplyText({ mention, unsent, ...stateOf(context, outcome, found.marker) }),
  )
  return isShown ? outcome : { ...outcome, reason: `${outcome.reason} ${notShownText(jobId)}` }
}

/** What is said of a conversation that has no job: in the answer, and as the reason. */
function withoutJob(
  { state, environment }: RunContext,
  isWaiting: boolean,
): { state: string; reason: string } {
  if (isWaiting) {
    const reason = 'This conversation has no job yet. A request was not sent yet.'
    return { state: unsentState, reason }
  }
  const others = otherTriggers(state.conversation.marked, state.marker.trigger)
  const isUnclear = others.some(
    ({ marker }) => marker.phase === 'unknown' || marker.phase === 'intent',
  )
  if (isUnclear) {
    const reason = 'It is not known whether an earlier request started a job.'
    return { state: headline('unknown', 'unknown'), reason }
  }
  const reason = 'This conversation has no job.'
  return { state: noJobState(environment.command), reason }
}

/** What the answer says of the job. A docs pull request has no status comment of its own. */
function stateOf(context: RunContext, { name, reason, job, unseen }: Outcome, marker: Marker) {
  const { kind, conversation, became, prLink } = marker
  const isUnread = unseen || (name === 'detached' && job === undefined) || undefined
  const isSamePull = job?.link?.url === prLink
  const said = isSamePull && became ? became : saidOf({ outcome: name, unseen: isUnread })
  const pull = shownPull(context.environment, job?.link, conversation)
  const phase = outcomeRow(name).settled ? 'settled' : 'created'
  return {
    state: headline(said === 'detached' ? undefined : said, phase, pull),
    statusUrl: kind === 'pull-request' ? undefined : commentUrl(context),
    why: said === 'error' ? prose(reason) : undefined,
  }
}

async function unsentRequests({
  state,
  clients,
  environment,
}: RunContext): Promise<{ url: string; how: Waits }[]> {
  const unsent: { url: string; how: Waits }[] = []
  for (const request of otherTriggers(state.conversation.marked, state.marker.trigger)) {
    const { marker, comment } = request
    const isHeld = marker.phase === 'waiting' && (await isHeldByLiveRun(clients, request))
    const how = waitsHow(marker, isHeld)
    if (how === undefined) continue
    const url = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`
    unsent.push({ url, how })
  }
  return unsent
}

interface Updated {
  /** Whether the status comment says it, as far as is known. */
  isShown: boolean
  /** Whether somebody else, or a comment of ours, tells the requester of the result. */
  isTold: boolean
}

/** As a waiting run would; of a job that is still open the comment says so. */
async function updateComment(
  context: RunContext,
  outcome: Outcome,
  { result, polling, isMentioned }: Polled & { kind: 'end' } & { isMentioned: boolean },
): Promise<Updated> {
  const { state, clients } = context
  const { marker } = state
  const date = clients.github.date().getTime()
  const { change, log } = resultChange({ marker, date }, outcome)
  for (const { level, text } of log) clients.log[level](text)
  if (result.kind === 'settled') {
    const reporter = reporterOf(context, true)
    const claim = await claimFor(reporter)
    if (claim === 'theirs' || claim === 'unread')
      return { isShown: claim === 'theirs', isTold: true }
    const { size = polling.size, isTold } = await publishResult(
      reporter,
      outcome,
      Number.POSITIVE_INFINITY,
      { isMentioned },
    )
    const isShown = await writeIfFree(context, 'settle', {
      ...change,
      ...withoutClaim(state.marker),
      size,
    })
    return { isShown, isTold }
  }
  const isOfThisService = marker.service === context.reader.keys.service
  const ofMissing = changeAfterStatus(result, { marker, now: date, isOfThisService })
  const isShown = await writeIfFree(context, 'accept', { ...change, ...ofMissing })
  await settleCommitStatus(context, outcome)
  return { isShown, isTold: false }
}

/**
 * Whose it is to tell of the result. If that cannot be read it is nobody's: the next one does it.
 */
async function claimFor(reporter: Reporter): Promise<Claim | 'unread'> {
  let claim: Claim | 'unread' = 'unread'
  await bestEffort(reporter, 'The status comment could not be read again.', async () => {
    claim = await claimTelling(reporter, async () => (await reporter.state.standing())?.marker)
  })
  return claim
}

/** What was written into the comment meanwhile stays. False if GitHub did not take the edit. */
async function writeIfFree(
  context: RunContext,
  move: Move,
  change: MarkerChange,
): Promise<boolean> {
  const { state, clients } = context
  let standing: MarkedComment | undefined
  const wasRead = await bestEffort(
    context,
    'The status comment could not be read again.',
    async () => {
      standing = await state.standing()
    },
  )
  const isFree =
    standing === undefined ||
    mayBeWritten(standing.marker, await isHeldByLiveRun(clients, standing))
  if (!isFree) return true
  state.advance(move, change)
  // What could not be read is read before it is written.
  return state.writeWithin(lastTriesMs, !wasRead)
}
