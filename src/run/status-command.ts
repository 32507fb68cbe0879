import type { Clock } from '../io/clock.ts'
import type { Marker } from '../memory/marker.ts'
import { currentJob } from '../memory/markers.ts'
import { bestEffort } from '../tell/notification.ts'
import { linkOf } from '../tell/pull-request.ts'
import { commentUrl, reportEnd } from '../tell/report.ts'
import { noJobText, usageText } from '../tell/status-comment.ts'
import { conclude, type Outcome } from '../work/outcome.ts'
import { type PollOptions, poll } from '../work/poll.ts'
import type { Io, RunContext, RunResult } from './run-context.ts'

/** Answers with the usage: the question was for it, or was not understood. */
export async function answerHelp(turn: RunContext, problem: string | undefined): Promise<RunResult> {
  const { request, inputs, io } = turn
  const reason = problem === undefined ? 'The usage was asked for.' : `Nothing was sent. ${problem}`
  io.log.info(reason)
  if (request.conversation && inputs.comment === 'reply') {
    const { number } = request.conversation
    await bestEffort(turn, 'The usage could not be written.', () =>
      io.github.createComment(number, usageText(inputs.command, problem)),
    )
  }
  return { outcome: { name: 'skipped', reason }, requester: request.requester }
}

/** Looks at the conversation's job once and brings its status comment up to date. Never red, whatever it finds. */
export async function answerStatus(turn: RunContext): Promise<RunResult> {
  try {
    return {
      ...(await checkOnce(turn)),
      commentUrl: commentUrl(turn),
      requester: turn.request.requester,
      neverFails: true,
    }
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    return { outcome: { name: 'error', reason: fault.message }, requester: turn.request.requester, neverFails: true }
  }
}

async function checkOnce(turn: RunContext): Promise<Pick<RunResult, 'outcome' | 'link'>> {
  const { memory, request, inputs, io } = turn
  if (!request.conversation || inputs.comment === 'none') {
    return {
      outcome: { name: 'skipped', reason: 'Without comments nothing is remembered: there is no status to tell.' },
    }
  }
  const { number } = request.conversation
  await memory.reread()
  const found = currentJob(memory.conversation)
  const id = found?.marker.jobId
  if (found === undefined || id === undefined) {
    await bestEffort(turn, 'The answer could not be written.', () =>
      io.github.createComment(number, noJobText(inputs.command)),
    )
    return { outcome: { name: 'skipped', reason: 'This conversation has no job.' } }
  }
  const { marker } = found
  turn.keep.job({ id })
  const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined
  const waited = await poll(
    { id, kind: 'attach', ...(before ? { before } : {}) },
    pollOnce(io.clock, inputs.pollInterval, io.cancelled),
    io,
    (job) => {
      turn.lastRecord = job
    },
  )
  const now = io.clock.date().toISOString().slice(0, 16).replace('T', ' ')
  const told = (outcome: Outcome) => ({ outcome, link: linkOf(turn, outcome.job) })
  memory.adopt(found)
  if (waited.kind === 'timed-out' || waited.kind === 'unconfirmed') {
    const name = waited.kind === 'unconfirmed' ? 'unconfirmed' : 'detached'
    const fault = waited.kind === 'timed-out' && waited.fault !== undefined ? ` ${waited.fault}` : ''
    const idle = `Job ${id} shows no sign yet of the follow-up.`
    const reason = name === 'unconfirmed' ? idle : `Job ${id} had not settled at ${now} UTC.${fault}`
    // A settled comment is never set back.
    if (marker.phase === 'created' && !(await isReportedByRun(turn, marker)))
      await memory.writeOrWarn('accept', { outcome: name, reason })
    return told({ name, reason, ...(waited.job ? { job: waited.job } : {}) })
  }
  if (marker.phase === 'created' && !(await isReportedByRun(turn, marker))) {
    turn.telling = 'beside others'
    return told(await reportEnd(turn, id, waited))
  }
  const outcome = conclude(waited, id, (job) => linkOf(turn, job) !== undefined)
  if (marker.kind === 'pull-request') {
    const now: Marker = {
      ...marker,
      outcome: outcome.name,
      reason: outcome.reason,
      prLink: linkOf(turn, outcome.job)?.url,
    }
    await bestEffort(turn, 'The answer could not be written.', () => io.github.createComment(number, turn.text(now)))
  }
  return told(outcome)
}

/** One look now; what takes a second look to be sure of gets it within 16 s. */
export const pollOnce = (clock: Clock, intervalSeconds: number, signal: AbortSignal): PollOptions => ({
  deadline: clock.now(),
  confirmUntil: clock.now() + 16_000,
  intervalSeconds,
  signal,
})

/** Whether a run that has not told an outcome yet still waits for the job: it tells then, and nobody else. */
export async function isReportedByRun({ io }: { io: Pick<Io, 'github' | 'log'> }, marker: Marker): Promise<boolean> {
  if (marker.outcome !== undefined || marker.run === undefined) return false
  try {
    return await io.github.isRunning(marker.run)
  } catch (fault) {
    io.log.debug(fault instanceof Error ? fault.message : '')
    return false
  }
}
