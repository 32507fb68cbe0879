import type { Job } from '../io/job-record.ts'
import { isHeldByRun } from '../memory/live-run.ts'
import type { Marker } from '../memory/marker.ts'
import { currentJob, type MarkedComment, otherTriggers } from '../memory/markers.ts'
import { signNote } from '../memory/signed-marker.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { headReader } from '../tell/docs-pull.ts'
import { cancelText, helpText, noJobText, type Waits, waitingText } from '../tell/help.ts'
import { bestEffort } from '../tell/notification.ts'
import { reportJob, writeAtLast } from '../tell/report.ts'
import { commentUrl } from '../tell/status-comment.ts'
import { conclude } from '../work/outcome.ts'
import { poll, pollOnce } from '../work/poll.ts'
import type { PollResult } from '../work/poll-state.ts'
import { rememberedLink } from '../work/poll-target.ts'
import { mayWrite } from './may-write.ts'
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
  return { outcome: { name: 'skipped', reason }, requester: request.requester }
}

function postAnswer(context: RunContext, conversation: number, text: string): Promise<boolean> {
  const { request, reader, clients } = context
  const body = `${signNote(`answer:${request.trigger}`, reader.keys)}\n${text}`
  return bestEffort(context, 'The answer could not be posted.', () => clients.github.createComment(conversation, body))
}

/** Checks the conversation's job once and updates its status comment. Never fails, whatever it finds. */
export async function answerStatus(context: RunContext): Promise<RunResult> {
  const { requester } = context.request
  try {
    const outcome = await writeAtLast(context, await checkOnce(context))
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
  const result = await checkJob(context, marker, found.marker.jobId)
  const isFree = marker.phase === 'created' && !(await isHeldByRun(clients, found))
  state.adopt(found)
  if (result.kind === 'timed-out' || result.kind === 'unconfirmed') {
    const outcome = openOutcome(context, result, found.marker.jobId)
    // A job that a sweep gave up is checked again from now on.
    const change = { outcome: outcome.name, reason: outcome.reason, missingSince: undefined, lost: undefined }
    if (!isFree) await answerOnPullRequest(context, found, outcome)
    else if (await mayWrite(context)) await state.writeOrWarn('accept', change)
    return outcome
  }
  if (isFree) {
    context.mayBeReportedTwice = true
    context.mayWrite = () => mayWrite(context)
    return reportJob(context, result, { jobId: found.marker.jobId })
  }
  const outcome = conclude(result, found.marker.jobId)
  await answerOnPullRequest(context, found, outcome)
  return outcome
}

/** The requests of the conversation that were not sent yet. */
async function waitingRequests({ state, clients, environment }: RunContext) {
  const found: { url: string; how: Waits }[] = []
  for (const other of otherTriggers(state.conversation.marked, state.marker.trigger)) {
    const { phase, outcome, conversation } = other.marker
    if (phase !== 'waiting' || (outcome !== undefined && outcome !== 'rate-limited')) continue
    const url = `${environment.repository.url}/issues/${conversation}#issuecomment-${other.comment.id}`
    const inRun = async (): Promise<Waits> => ((await isHeldByRun(clients, other)) ? 'alive' : 'over')
    found.push({ url, how: outcome === undefined ? await inRun() : 'limited' })
  }
  return found
}

function checkJob(context: RunContext, marker: Marker, id: string): Promise<PollResult> {
  const { clients, inputs, writer, environment } = context
  writer.saveJob({ id })
  const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined
  const onChange = (job: Job): void => {
    context.lastRecord = job
  }
  const link = rememberedLink(marker, environment.linkHosts)
  const readHead = headReader(context, before)
  return poll(
    { id, kind: 'attach', onChange, link, readHead, ...(before ? { before } : {}) },
    pollOnce(clients.clock, { intervalSeconds: inputs.pollInterval, signal: clients.cancelled }),
    clients,
  )
}

function openOutcome(
  { clients }: RunContext,
  result: PollResult & { kind: 'timed-out' | 'unconfirmed' },
  id: string,
): Outcome {
  if (result.kind === 'unconfirmed') {
    return {
      name: 'unconfirmed',
      reason: `Job ${id} shows no sign yet of having started on the follow-up.`,
      job: result.job,
    }
  }
  const now = clients.clock.date().toISOString().slice(0, 16).replace('T', ' ')
  const reason =
    result.fault === undefined
      ? `Job ${id} was still running at ${now} UTC.`
      : `It is not known whether job ${id} is still running. ${result.fault}`
  return { name: 'detached', reason, ...(result.job ? { job: result.job } : {}) }
}

// A docs pull request has no status comment of its own: the answer is a new comment.
async function answerOnPullRequest(context: RunContext, { marker }: MarkedComment, outcome: Outcome): Promise<void> {
  if (marker.kind !== 'pull-request') return
  const { name, reason, job } = outcome
  const phase = outcomeRow(name).settled ? 'settled' : 'created'
  const text = context.text({ ...marker, phase, outcome: name, reason, prLink: job?.link?.url })
  await postAnswer(context, marker.conversation, text)
}
