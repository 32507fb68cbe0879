import { isHeldByRun } from '../memory/live-run.ts'
import { rememberedLink } from '../memory/markers.ts'
import { signNote } from '../memory/signed-marker.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { mayBeWritten, type Waits, waitsHow } from '../protocol/alive.ts'
import { currentJob, otherTriggers } from '../protocol/lookup.ts'
import { type Marker, type MarkerChange, shownRecord } from '../protocol/marker.ts'
import { statusOutcome } from '../protocol/outcome.ts'
import type { Move } from '../protocol/phase.ts'
import { once, type Polling, type PollResult } from '../protocol/poll-state.ts'
import { notShownText } from '../protocol/reasons.ts'
import { resultChange } from '../protocol/result.ts'
import type { Line, MarkedComment } from '../protocol/view.ts'
import { settleCommitStatus } from '../tell/commit-status.ts'
import { readLinked } from '../tell/docs-pull.ts'
import { cancelText, helpText, noJobText, waitingText } from '../tell/help.ts'
import { bestEffort } from '../tell/notification.ts'
import { publishResult } from '../tell/report.ts'
import { commentUrl } from '../tell/status-comment.ts'
import { poll } from '../work/poll.ts'
import type { RunContext, RunResult } from './run-context.ts'

/** Answers with the usage: somebody asked for it, or the command was not understood. */
export const answerHelp = (context: RunContext, problem: string | undefined): Promise<RunResult> =>
  answer(context, {
    text: helpText(context.inputs.command, problem),
    reason: problem === undefined ? 'The usage was requested.' : `Nothing was sent. ${problem}`,
  })

/** Answers that a job cannot be cancelled. */
export const answerCancel = (context: RunContext): Promise<RunResult> =>
  answer(context, {
    text: cancelText(),
    reason: "Nothing was sent. The service cannot cancel a job. Stop it on the project's dashboard.",
  })

async function answer(context: RunContext, { text, reason }: { text: string; reason: string }): Promise<RunResult> {
  const { request, inputs, clients } = context
  clients.log.info(reason)
  if (request.conversation && inputs.comment === 'reply') await postAnswer(context, request.conversation.number, text)
  return { outcome: { name: 'skipped', reason }, requester: request.authorized.requester?.login }
}

function postAnswer(context: RunContext, conversation: number, text: string): Promise<boolean> {
  const { request, reader, clients } = context
  const body = `${signNote(`answer:${request.trigger}`, reader.keys)}\n${text}`
  return bestEffort(context, 'The answer could not be posted.', () => clients.github.createComment(conversation, body))
}

/** Checks the conversation's job once and updates its status comment. Never fails, whatever it finds. */
export async function answerStatus(context: RunContext): Promise<RunResult> {
  const requester = context.request.authorized.requester?.login
  try {
    const outcome = await checkOnce(context)
    return { outcome, commentUrl: commentUrl(context), requester, neverFails: true }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { outcome: { name: 'error', reason: error.message }, requester, neverFails: true }
  }
}

async function checkOnce(context: RunContext): Promise<Outcome> {
  const { state, request, inputs, clients } = context
  if (!request.conversation || inputs.comment === 'none') {
    return { name: 'skipped', reason: 'This run keeps no state (comment: none), so there is no status to report.' }
  }
  const { number } = request.conversation
  await state.reread()
  const waiting = await waitingRequests(context)
  const found = currentJob(state.conversation.marked)
  if (waiting.length > 0) await postAnswer(context, number, waitingText(waiting))
  if (found?.marker.jobId === undefined) {
    if (waiting.length > 0) return { name: 'skipped', reason: 'This conversation has no job yet. A request waits.' }
    await postAnswer(context, number, noJobText(inputs.command))
    return { name: 'skipped', reason: 'This conversation has no job.' }
  }
  const { marker } = found
  const { jobId } = found.marker
  context.writer.saveJob({ id: jobId })
  const { result, polling } = await checkJob(context, marker, jobId)
  const isFree = marker.phase === 'created' && !(await isHeldByRun(clients, found))
  state.take(found)
  const outcome = statusOutcome(result, jobId, clients.clock.date().getTime())
  if (!isFree) await answerOnPullRequest(context, found, outcome)
  else if (!(await finish(context, { outcome, result, polling })))
    return { ...outcome, reason: `${outcome.reason} ${notShownText(jobId)}` }
  return outcome
}

/** How long an edit is tried that GitHub does not take. */
const lastTriesMs = 200_000

/**
 * Finishes the comment as a waiting run would; of a job that is still open it says so. What was written meanwhile stays.
 * Returns whether the comment says it.
 */
async function finish(
  context: RunContext,
  { outcome, result, polling }: { outcome: Outcome; result: PollResult; polling: Polling },
): Promise<boolean> {
  const { state, clients } = context
  const { change, log } = resultChange({ marker: state.marker, date: clients.github.date().getTime() }, outcome)
  for (const { level, text } of log) clients.log[level](text)
  if (result.kind !== 'settled') {
    // A job that a sweep gave up is checked again from now on.
    const isOpen = result.kind === 'timed-out' || result.kind === 'unconfirmed'
    const again = isOpen ? { missingSince: undefined, lost: undefined } : {}
    const isWritten = await write(context, 'accept', { ...change, ...again })
    await settleCommitStatus(context, outcome)
    return isWritten
  }
  const reporter = { ...context, mayBeReportedTwice: true }
  const size = (await publishResult(reporter, outcome, Number.POSITIVE_INFINITY)) ?? polling.state.size
  return write(context, 'settle', { ...change, size })
}

/** Writes the comment that was found, if it may still be written. False if GitHub did not take it. */
async function write(context: RunContext, move: Move, change: MarkerChange): Promise<boolean> {
  const { state, clients } = context
  let found: MarkedComment | undefined
  const wasRead = await bestEffort(context, 'The status comment could not be read again.', async () => {
    found = await state.standing()
  })
  const isFree = found === undefined || mayBeWritten(found.marker, await isHeldByRun(clients, found))
  // What could not be read is read before it is written.
  return !isFree || state.writeOrWarn(move, change, { forMs: lastTriesMs, mayBeBehind: !wasRead })
}

/** The requests of the conversation that were not sent yet. */
async function waitingRequests({ state, clients, environment }: RunContext) {
  const found: { url: string; how: Waits }[] = []
  for (const other of otherTriggers(state.conversation.marked, state.marker.trigger)) {
    const { marker, comment } = other
    const how = waitsHow(marker, marker.phase === 'waiting' && (await isHeldByRun(clients, other)))
    const url = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`
    if (how !== undefined) found.push({ url, how })
  }
  return found
}

async function checkJob(context: RunContext, marker: Marker, id: string) {
  const { clients, inputs, environment } = context
  const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined
  const link = rememberedLink(marker, environment.linkHosts)
  const log = ({ level, text }: Line): void => clients.log[level](text)
  return poll(
    { id, kind: 'attach', link, before },
    { limits: once(clients.clock.now()), interval: inputs.pollInterval },
    { ...clients, log, readPull: (address) => readLinked(context, address) },
  )
}

// A docs pull request has no status comment of its own: the answer is a new comment.
async function answerOnPullRequest(context: RunContext, { marker }: MarkedComment, outcome: Outcome): Promise<void> {
  if (marker.kind !== 'pull-request') return
  const { name, reason, job } = outcome
  const phase = outcomeRow(name).settled ? 'settled' : 'created'
  const text = context.text({
    ...marker,
    ...(job ? shownRecord(job) : {}),
    phase,
    outcome: name,
    reason,
    prLink: job?.link?.url,
  })
  await postAnswer(context, marker.conversation, text)
}
