import type { Sent } from '../io/agent.ts'
import type { Clients } from '../io/clients.ts'
import type { Clock } from '../io/clock.ts'
import type { Snapshot } from '../memory/marker.ts'
import { type MarkedComment, otherPendingTriggers } from '../memory/markers.ts'
import type { State } from '../memory/state.ts'
import { cancelledOutcome, cancelledReason, type Outcome, type OutcomeName } from '../outcomes.ts'
import type { PollResult } from './poll-state.ts'
import type { KnownJob } from './poll-target.ts'
import { chooseTarget, type JobRequest, type Target, type TargetDeps } from './target.ts'

export type Started =
  | { kind: 'started'; job: KnownJob; how: 'create' | 'follow-up'; before?: Snapshot }
  /** Nothing is running that this run could wait for. */
  | { kind: 'ended'; outcome: Outcome }

/** What start needs from the run. */
export interface StartDeps extends TargetDeps {
  state: State
  /** Called with the job the moment it is known. */
  onJob: (job: KnownJob) => void
  /** Waits until an active job has settled. */
  waitUntilSettled: (jobId: string) => Promise<PollResult>
}

/** Another trigger counts as being sent for so long. */
const pendingMs = 120_000
const recheckMs = 5_000
const mostTries = 3

/** Another run holds the trigger. */
export const heldElsewhere: Outcome = { name: 'skipped', reason: 'Another run already handles this request.' }

/**
 * Creates a job or sends a follow-up: once. Waits first for another trigger that is being sent, and for a job that is
 * still active. Throws if GitHub does not answer before anything was sent.
 */
export async function start(request: JobRequest, deps: StartDeps, clients: Clients): Promise<Started> {
  const { state } = deps
  const began = clients.clock.now()
  for (let tries = 0; ; ) {
    const pending = competingTriggers(state)
    if (pending.some((found) => isBeingSent(found, state.postedAt, clients.clock.now() - began))) {
      const reason = 'Another request of this conversation is being sent. This one follows.'
      if (!(await waitFor(reason, recheckMs, deps, clients))) return timeUp(state, clients)
      await state.reread()
      continue
    }
    const target = await chooseTarget(request, { ...deps, markers: state.markers }, clients)
    if (clients.cancelled.aborted) return nothingStarted(state)
    if (target.kind === 'none') return endUnsent(state, 'error', target.reason)
    if (target.kind === 'busy') {
      const result = await waitForBusyJob(target.id, deps, clients)
      if (result.kind !== 'settled') return notSettled(result, target.id, state)
    }
    if (state.marker.phase === 'waiting') {
      const resumed = await state.resume()
      if (resumed === 'held') return { kind: 'ended', outcome: heldElsewhere }
      const reason = 'Another run of this request is about to send it.'
      if (resumed === 'retry-later' && !(await waitFor(reason, recheckMs, deps, clients))) return timeUp(state, clients)
      continue
    }
    if (target.kind === 'busy') continue
    const sent = await send(
      request,
      { target, notes: notesOn(pending, target, clients), tries: ++tries },
      deps,
      clients,
    )
    if (sent.kind !== 'retry') return sent
  }
}

/** Writes that nothing is sent yet, and why, and waits. False if the time is up or the run was cancelled. */
async function waitFor(reason: string, ms: number, { state, deadline }: StartDeps, clients: Clients): Promise<boolean> {
  const { clock, cancelled } = clients
  if (clock.now() + ms >= deadline || cancelled.aborted) return false
  await writeWaiting(state, reason, clients)
  await clock.sleep(ms, cancelled)
  return !cancelled.aborted
}

// Written once for each reason, however often it is checked again.
async function writeWaiting(state: State, reason: string, { log }: Clients): Promise<void> {
  if (state.marker.phase === 'waiting' && state.marker.reason === reason) return
  log.info(reason)
  await state.writeOrWarn('hold', { reason })
}

const timeUp = (state: State, { cancelled }: Clients): Promise<Started> =>
  cancelled.aborted
    ? nothingStarted(state)
    : endUnsent(state, 'timed-out', 'Another request was still being sent at the timeout. Nothing was sent.')

async function waitForBusyJob(
  id: string,
  { state, waitUntilSettled }: StartDeps,
  clients: Clients,
): Promise<PollResult> {
  await writeWaiting(state, `Job ${id} is still active. The request is sent when it has settled.`, clients)
  return waitUntilSettled(id)
}

const competingTriggers = (state: State): MarkedComment[] =>
  state.commentId === undefined ? [] : otherPendingTriggers(state.markers, state.marker.trigger, state.commentId)

// Both comments were dated by GitHub, and since then a clock runs here: the runner's own date decides nothing.
function isBeingSent({ marker, comment }: MarkedComment, postedAt: string | undefined, since: number): boolean {
  const before = Date.parse(postedAt ?? '') - Date.parse(comment.createdAt)
  return marker.phase === 'intent' && (Number.isNaN(before) ? 0 : before) + since < pendingMs
}

function notesOn(pending: MarkedComment[], target: Target, { log }: Clients): string[] {
  const notes = pending.map(({ comment }) => `It is not known whether an earlier request started work: ${comment.url}`)
  if (target.kind === 'new' && target.why) notes.unshift(target.why)
  for (const note of notes) log.info(note)
  return notes
}

interface Attempt {
  target: Target & { kind: 'new' | 'job' }
  notes: string[]
  tries: number
}

async function send(
  { prompt }: JobRequest,
  { target, notes, tries }: Attempt,
  deps: StartDeps,
  clients: Clients,
): Promise<Started | { kind: 'retry' }> {
  const { state } = deps
  const { agent, clock, log, cancelled, graceOver } = clients
  const how = target.kind === 'job' ? 'follow-up' : 'create'
  const before = target.kind === 'job' ? target.before : undefined
  const sent: Sent = await (target.kind === 'job'
    ? agent.followUp(target.id, prompt.followUp, graceOver)
    : agent.create(prompt.create, graceOver))
  switch (sent.kind) {
    case 'accepted': {
      const { job } = sent
      deps.onJob(job)
      log.info(`Job ${job.id} ${how === 'create' ? 'was created' : 'accepted the follow-up'}.`)
      await state.writeOrWarn('accept', { kind: how, before, notes, jobId: job.id, createdAt: job.createdAt })
      return { kind: 'started', job, how, ...(before ? { before } : {}) }
    }
    case 'not-sent':
      if (tries >= mostTries) return endUnsent(state, 'error', sent.message)
      await clock.sleep(1_000 * 2 ** tries * (0.5 + clock.random()), cancelled)
      return cancelled.aborted ? nothingStarted(state) : { kind: 'retry' }
    case 'limited':
      return waitForLimit(sent, tries, deps, clients)
    case 'rejected':
      return endUnsent(state, 'error', `${sent.message} Nothing was started.`)
    case 'unknown':
      return recordLostAnswer(sent.message, how, state, clients)
  }
}

async function waitForLimit(
  { message, retryAfterMs }: Sent & { kind: 'limited' },
  tries: number,
  deps: StartDeps,
  clients: Clients,
): Promise<Started | { kind: 'retry' }> {
  const reason = `${message}${retryHint(retryAfterMs, clients.clock)}`
  if (retryAfterMs !== undefined && tries < mostTries) {
    if (await waitFor(`${reason} The run waits until then.`, retryAfterMs, deps, clients)) return { kind: 'retry' }
  }
  if (clients.cancelled.aborted) return nothingStarted(deps.state)
  return endUnsent(deps.state, 'rate-limited', `${reason} Nothing was started.`)
}

async function recordLostAnswer(
  message: string,
  how: 'create' | 'follow-up',
  state: State,
  { cancelled }: Clients,
): Promise<Started> {
  const reason = `${message} It is not sent again.`
  await state.writeOrWarn('lose', { kind: how, outcome: 'unknown', reason })
  const outcome: Outcome = cancelled.aborted
    ? { name: 'cancelled', reason: cancelledReason('sending') }
    : { name: 'unknown', reason }
  return { kind: 'ended', outcome }
}

async function endUnsent(state: State, name: OutcomeName, reason: string): Promise<Started> {
  await state.writeOrWarn('hold', { outcome: name, reason })
  return { kind: 'ended', outcome: { name, reason } }
}

const nothingStarted = (state: State): Promise<Started> =>
  endUnsent(state, 'cancelled', cancelledOutcome('nothing-sent').reason)

function notSettled(result: Exclude<PollResult, { kind: 'settled' }>, id: string, state: State): Promise<Started> {
  switch (result.kind) {
    case 'cancelled':
      return nothingStarted(state)
    case 'denied':
    case 'missing':
      return endUnsent(state, 'error', `${result.message} The follow-up was not sent.`)
    default:
      return endUnsent(state, 'timed-out', `Job ${id} was still running at the timeout. The follow-up was not sent.`)
  }
}

function retryHint(wait: number | undefined, clock: Clock): string {
  if (wait === undefined) return ' The service does not say when to try again.'
  const at = new Date(clock.date().getTime() + wait)
  return Number.isNaN(at.getTime()) ? '' : ` Try again at ${at.toISOString().slice(11, 16)} UTC.`
}
