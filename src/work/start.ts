import type { AgentService, Job, Sent, StatusCheck } from '../io/agent.ts'
import type { Clock } from '../io/clock.ts'
import type { Log } from '../io/log.ts'
import type { MarkedComment } from '../memory/markers.ts'
import type { State } from '../memory/state.ts'
import type { Outcome } from './outcome.ts'
import type { PollResult, PollTarget } from './poll.ts'

/** What is to be sent, and to whom if that is fixed. */
export interface JobRequest {
  /** A job that knows the conversation is told what is new. */
  prompt: { create: string; followUp: string }
  /** This job and no other: the service decides what becomes of it. */
  jobId?: string | undefined
  /** A new job, whatever the conversation has. */
  forceNew: boolean
}

/** What the job showed before a follow-up. */
export type Snapshot = NonNullable<PollTarget['before']>

export type Started =
  | { kind: 'started'; job: Job & { id: string }; how: 'create' | 'follow-up'; before?: Snapshot }
  /** Nothing is running that this run could wait for. */
  | { kind: 'ended'; outcome: Outcome }

export interface Io {
  agent: AgentService
  clock: Clock
  log: Log
  /** Aborted when the run is cancelled; `graceOver` four seconds later, to end a request in flight. */
  cancelled: AbortSignal
  graceOver: AbortSignal
}

/** What start needs from the conversation and the waiting loop, joined in run.ts. */
export interface StartDeps {
  memory: State
  /** Monotonic ms at which waiting ends. */
  deadline: number
  /** The deciding marker among those with a job. */
  currentJob: (conversation: MarkedComment[]) => MarkedComment | undefined
  /** Other triggers' markers below our comment that may be sending, or whose answer was lost. */
  otherPendingTriggers: (conversation: MarkedComment[], trigger: string, comment: number) => MarkedComment[]
  /** Whether a pull request's address is one of this repository that is still open; unreadable ones are. */
  stillOpen: (prLink: string) => Promise<boolean>
  /** Called with the job the moment it is known. */
  onJob: (job: Job & { id: string }) => void
  /** Waits until an active job has settled. */
  waitUntilSettled: (jobId: string) => Promise<PollResult>
}

const rivalYoung = 120_000
const rivalPause = 5_000
const tries = 3

/**
 * Creates a job or sends a follow-up: once. Waits first for another trigger that is just sending, and for a job that is
 * still at work. Throws where GitHub does not answer before anything was sent.
 */
export async function start(instruction: JobRequest, around: StartDeps, io: Io): Promise<Started> {
  const { memory, deadline } = around
  const began = io.clock.now()
  for (let sends = 0; ; ) {
    const rivals = competingRuns(around)
    if (rivals.some((one) => isSending(one, memory.postedAt, io.clock.now() - began))) {
      const reason = 'Another command of this conversation is just being sent. This one follows.'
      if (!(await pause(memory, reason, rivalPause, deadline, io))) return timeUp(memory, io)
      await memory.reread()
      continue
    }
    const target = await chooseTarget(instruction, around, io)
    if (io.cancelled.aborted) return nothingStarted(memory)
    if (target.kind === 'none') return endWaiting(memory, 'error', target.reason)
    if (target.kind === 'busy') {
      const waited = await waitForBusyJob(target.id, around, io)
      if (waited.kind !== 'settled') return notSettled(waited, target.id, memory)
    }
    if (memory.marker.phase === 'waiting') {
      const turn = await memory.resume()
      if (turn === 'held') return { kind: 'ended', outcome: heldElsewhere }
      const reason = 'Another run of this command is just about to send it.'
      if (turn === 'later' && !(await pause(memory, reason, rivalPause, deadline, io))) return timeUp(memory, io)
      continue
    }
    if (target.kind === 'busy') continue
    const sent = await send(instruction.prompt, target, notesOn(rivals, target, io), ++sends, around, io)
    if (sent.kind !== 'again') return sent
  }
}

/** Tells that nothing is sent yet, and why, and waits. False where the time is up or the run was cancelled. */
async function pause(memory: State, reason: string, ms: number, deadline: number, io: Io): Promise<boolean> {
  if (io.clock.now() + ms >= deadline || io.cancelled.aborted) return false
  await writeWaiting(memory, reason, io)
  await io.clock.sleep(ms, io.cancelled)
  return !io.cancelled.aborted
}

// Said once for each reason, however often it is looked at again.
async function writeWaiting(memory: State, reason: string, io: Io): Promise<void> {
  if (memory.marker.phase === 'waiting' && memory.marker.reason === reason) return
  io.log.info(reason)
  await memory.writeOrWarn('hold', { reason })
}

const timeUp = (memory: State, io: Io): Promise<Started> =>
  io.cancelled.aborted
    ? nothingStarted(memory)
    : endWaiting(memory, 'timed-out', 'Another command was still being sent when the time was up. Nothing was sent.')

/** Where another run holds the trigger. */
export const heldElsewhere: Outcome = { name: 'skipped', reason: 'Another run already takes care of this command.' }

async function waitForBusyJob(id: string, { memory, waitUntilSettled }: StartDeps, io: Io): Promise<PollResult> {
  const reason = `Job ${id} is still at work. The instruction is sent when it has settled.`
  await writeWaiting(memory, reason, io)
  return waitUntilSettled(id)
}

const competingRuns = ({ memory, otherPendingTriggers }: StartDeps): MarkedComment[] =>
  memory.commentId === undefined
    ? []
    : otherPendingTriggers(memory.conversation, memory.marker.trigger, memory.commentId)

// Both comments were dated by GitHub, and since then a clock runs here: the runner's own date decides nothing.
function isSending({ marker, comment }: MarkedComment, postedAt: string | undefined, since: number): boolean {
  const before = Date.parse(postedAt ?? '') - Date.parse(comment.createdAt)
  return marker.phase === 'intent' && (Number.isNaN(before) ? 0 : before) + since < rivalYoung
}

function notesOn(rivals: MarkedComment[], target: Target, io: Io): string[] {
  const notes = rivals.map(({ comment }) => `It is not known whether an earlier command started work: ${comment.url}`)
  if (target.kind === 'new' && target.why) notes.unshift(target.why)
  for (const note of notes) io.log.info(note)
  return notes
}

type Target =
  | { kind: 'new'; why?: string }
  | { kind: 'job'; id: string; before: Snapshot }
  | { kind: 'busy'; id: string }
  | { kind: 'none'; reason: string }

async function chooseTarget(instruction: JobRequest, around: StartDeps, io: Io): Promise<Target> {
  const known = instruction.forceNew ? undefined : around.currentJob(around.memory.conversation)
  const id = instruction.jobId ?? known?.marker.jobId
  if (id === undefined) return { kind: 'new' }
  const fixed = instruction.jobId !== undefined
  const look = await checkBeforeSending(id, around.deadline, io)
  if (look.kind === 'missing') {
    return fixed
      ? { kind: 'none', reason: `${look.message} Check job-id and project-id. Nothing was sent.` }
      : { kind: 'new', why: `The service no longer knows this conversation's job ${id}: a new one was started.` }
  }
  if (look.kind !== 'record') return { kind: 'none', reason: `${look.message} Nothing was sent.` }
  const { job } = look
  if (!fixed && (job.status === 'archived' || job.status === 'failed')) {
    return { kind: 'new', why: `This conversation's job ${id} is ${job.status}: a new one was started.` }
  }
  if (job.status !== 'completed' && job.status !== 'archived' && job.status !== 'failed') return { kind: 'busy', id }
  const link = job.prLink ?? known?.marker.prLink
  if (!fixed && link && !(await around.stillOpen(link))) {
    return {
      kind: 'new',
      why: `The pull request of this conversation's job ${id} is merged or closed: a new job was started.`,
    }
  }
  return {
    kind: 'job',
    id,
    before: { status: job.status, ...(job.prLink === undefined ? {} : { prLink: job.prLink }) },
  }
}

// The look before sending. Passing faults are tried again for a while: nothing was sent yet, so nothing is lost but time.
async function checkBeforeSending(id: string, deadline: number, io: Io): Promise<StatusCheck> {
  for (let tried = 1; ; tried++) {
    const look = await io.agent.checkStatus(id, io.cancelled)
    if (look.kind !== 'fault' || tried === 5 || io.cancelled.aborted) return look
    const asked = look.retryAfterMs === undefined ? undefined : Math.min(120_000, Math.max(1_000, look.retryAfterMs))
    const delay = asked ?? 1_000 * 2 ** tried * io.clock.random()
    if (io.clock.now() + delay > deadline) return look
    await io.clock.sleep(delay, io.cancelled)
  }
}

async function send(
  prompt: JobRequest['prompt'],
  target: Target & { kind: 'new' | 'job' },
  notes: string[],
  tried: number,
  around: StartDeps,
  io: Io,
): Promise<Started | { kind: 'again' }> {
  const { memory, deadline } = around
  const how = target.kind === 'job' ? 'follow-up' : 'create'
  const before = target.kind === 'job' ? target.before : undefined
  const sent: Sent = await (target.kind === 'job'
    ? io.agent.followUp(target.id, prompt.followUp, io.graceOver)
    : io.agent.create(prompt.create, io.graceOver))
  switch (sent.kind) {
    case 'accepted':
      around.onJob(sent.job)
      io.log.info(`Job ${sent.job.id} ${how === 'create' ? 'was created' : 'took the follow-up'}.`)
      await memory.writeOrWarn('accept', {
        kind: how,
        before,
        notes,
        jobId: sent.job.id,
        createdAt: sent.job.createdAt,
      })
      return { kind: 'started', job: sent.job, how, ...(before ? { before } : {}) }
    case 'not-sent':
      if (tried >= tries) return endWaiting(memory, 'error', sent.message)
      await io.clock.sleep(1_000 * 2 ** tried * (0.5 + io.clock.random()), io.cancelled)
      return io.cancelled.aborted ? nothingStarted(memory) : { kind: 'again' }
    case 'limited': {
      const wait = sent.retryAfterMs
      const reason = `${sent.message}${retryHint(wait, io.clock)}`
      const fits =
        wait !== undefined &&
        tried < tries &&
        (await pause(memory, `${reason} The run waits until then.`, wait, deadline, io))
      if (fits) return { kind: 'again' }
      return io.cancelled.aborted
        ? nothingStarted(memory)
        : endWaiting(memory, 'rate-limited', `${reason} Nothing was started.`)
    }
    case 'rejected':
      return endWaiting(memory, 'error', `${sent.message} Nothing was started.`)
    default:
      return await recordLostAnswer(sent.message, how, target, memory, io)
  }
}

async function recordLostAnswer(
  message: string,
  how: 'create' | 'follow-up',
  target: Target & { kind: 'new' | 'job' },
  memory: State,
  io: Io,
): Promise<Started> {
  const what =
    target.kind === 'job' ? `The follow-up to job ${target.id} may have been taken.` : 'The job may have been created.'
  const reason = `${message} It is not sent again.`
  await memory.writeOrWarn('lose', { kind: how, outcome: 'unknown', reason })
  const outcome = io.cancelled.aborted
    ? {
        name: 'cancelled' as const,
        reason: `The run was cancelled while the instruction was being sent. ${what} It is not sent again.`,
      }
    : { name: 'unknown' as const, reason }
  return { kind: 'ended', outcome }
}

async function endWaiting(memory: State, name: Outcome['name'], reason: string): Promise<Started> {
  await memory.writeOrWarn('hold', { outcome: name, reason })
  return { kind: 'ended', outcome: { name, reason } }
}

const nothingStarted = (memory: State): Promise<Started> =>
  endWaiting(memory, 'cancelled', 'The run was cancelled. Nothing was started.')

function notSettled(waited: Exclude<PollResult, { kind: 'settled' }>, id: string, memory: State): Promise<Started> {
  switch (waited.kind) {
    case 'cancelled':
      return nothingStarted(memory)
    case 'denied':
    case 'lost':
      return endWaiting(memory, 'error', `${waited.message} The follow-up was not sent.`)
    default:
      return endWaiting(
        memory,
        'timed-out',
        `Job ${id} had not settled when the time was up. The follow-up was not sent.`,
      )
  }
}

function retryHint(wait: number | undefined, clock: Clock): string {
  if (wait === undefined) return ' The service does not say when it may be tried again.'
  const at = new Date(clock.date().getTime() + wait)
  return Number.isNaN(at.getTime()) ? '' : ` It may be tried again at ${at.toISOString().slice(11, 16)} UTC.`
}
