import type { Sent } from '../io/agent.ts'
import type { Clients } from '../io/clients.ts'
import type { Snapshot } from '../memory/marker.ts'
import type { State } from '../memory/state.ts'
import { cancelledOutcome, cancelledReason, type Outcome, type OutcomeName } from '../outcomes.ts'
import type { KnownJob } from './poll-target.ts'
import { type JobRequest, newJobText, reviewReason, type Target } from './target.ts'

export type Started =
  | { kind: 'started'; job: KnownJob; how: 'create' | 'follow-up'; before?: Snapshot }
  /** Nothing is running that this run could wait for. */
  | { kind: 'ended'; outcome: Outcome }

/** What became of one try to send. */
export type Attempt =
  | Started
  | { kind: 'retry' }
  /** The job does not take the follow-up: a new one is started instead. */
  | { kind: 'new-instead'; why: string }
  /** The limit has room again at `until`, on the clock's `now`. */
  | { kind: 'waits-for-limit'; until: number }

interface Deps {
  state: State
  deadline: number
  onJob: (job: KnownJob) => void
}

const mostTries = 3
const leastLimitMs = 1_000
const mostLimitMs = 600_000

/** Sends the request once. Only what was certainly not sent, or rejected, may be sent again. */
export async function send(
  { prompt, review }: JobRequest,
  {
    target,
    notes,
    tries,
    limited,
  }: { target: Target & { kind: 'new' | 'job' }; notes: string[]; tries: number; limited: number },
  deps: Deps,
  clients: Clients,
): Promise<Attempt> {
  const { state } = deps
  const { agent, clock, log, cancelled, graceOver } = clients
  const how = target.kind === 'job' ? 'follow-up' : 'create'
  const sent: Sent = await (target.kind === 'job'
    ? agent.followUp(target.id, prompt.followUp, graceOver)
    : agent.create(prompt.create, graceOver))
  switch (sent.kind) {
    case 'accepted':
      return recordAccepted(sent.job, target, { notes, deps, clients })
    case 'not-sent':
      if (tries >= mostTries) return endUnsent(state, 'error', sent.message)
      await clock.sleep(1_000 * 2 ** tries * (0.5 + clock.random()), cancelled)
      return { kind: 'retry' }
    case 'limited':
      return waitForLimit(sent, limited, deps, clients)
    case 'rejected':
      if (target.kind === 'job' && target.newIf.includes(sent.status)) {
        const cause = `Job ${target.id} of this conversation does not accept the follow-up (${sent.status}).`
        if (review) return endUnsent(state, 'skipped', reviewReason(cause))
        const why = `${cause} ${newJobText}`
        log.info(why)
        return { kind: 'new-instead', why }
      }
      return endUnsent(state, 'error', `${sent.message} Nothing was started.`)
    case 'unknown':
      return recordLostAnswer(sent.message, how, state, clients)
  }
}

async function recordAccepted(
  job: KnownJob,
  target: Target & { kind: 'new' | 'job' },
  { notes, deps, clients: { github, log, cancelled } }: { notes: string[]; deps: Deps; clients: Clients },
): Promise<Started> {
  const how = target.kind === 'job' ? 'follow-up' : 'create'
  const before = target.kind === 'job' ? { before: target.before } : {}
  // A cancelled run has time for one edit.
  const ended = cancelled.aborted ? cancelledOutcome({ jobId: job.id }) : undefined
  const end = ended ? { outcome: ended.name, reason: ended.reason } : {}
  log.info(`Job ${job.id} ${how === 'create' ? 'was created' : 'accepted the follow-up'}.`)
  try {
    deps.onJob(job)
  } finally {
    const startedAt = github.date().toISOString()
    const known = { kind: how, notes, jobId: job.id, createdAt: job.createdAt, startedAt } as const
    await deps.state.writeOrWarn('accept', { ...known, ...before, ...end })
  }
  if (ended) return { kind: 'ended', outcome: { ...ended, job } }
  return { kind: 'started', job, how, ...before }
}

async function waitForLimit(
  { message, retryAfterMs }: Sent & { kind: 'limited' },
  limited: number,
  { state, deadline }: Deps,
  { github, clock, log, cancelled }: Clients,
): Promise<Attempt> {
  const retry = retryTime(retryAfterMs, github.date())
  const reason = `${message}${retry.hint}`
  // A service that names a short wait again and again is asked less often.
  const least = Math.min(mostLimitMs, leastLimitMs * 2 ** limited)
  const until = clock.now() + Math.max(least, retryAfterMs ?? Number.POSITIVE_INFINITY)
  const change = retry.at === undefined ? {} : { retryAt: retry.at }
  if (until < deadline && !cancelled.aborted) {
    const waits = `${reason} The run waits until then.`
    log.info(waits)
    await state.writeOrWarn('hold', { ...change, reason: waits })
    return { kind: 'waits-for-limit', until }
  }
  if (cancelled.aborted) return nothingStarted(state)
  const ended = `${reason} Nothing was started.`
  await state.writeOrWarn('hold', { ...change, outcome: 'rate-limited', reason: ended })
  return { kind: 'ended', outcome: { name: 'rate-limited', reason: ended } }
}

async function recordLostAnswer(
  message: string,
  how: 'create' | 'follow-up',
  state: State,
  { cancelled, github }: Clients,
): Promise<Started> {
  const reason = `${message} It is not sent again.`
  const startedAt = github.date().toISOString()
  await state.writeOrWarn('lose', { kind: how, outcome: 'unknown', reason, startedAt })
  const outcome: Outcome = cancelled.aborted
    ? { name: 'cancelled', reason: cancelledReason('sending') }
    : { name: 'unknown', reason }
  return { kind: 'ended', outcome }
}

/** Writes that nothing was sent, and why. */
export async function endUnsent(state: State, name: OutcomeName, reason: string): Promise<Started> {
  await state.writeOrWarn('hold', { outcome: name, reason })
  return { kind: 'ended', outcome: { name, reason } }
}

export const nothingStarted = (state: State): Promise<Started> =>
  endUnsent(state, 'cancelled', cancelledReason('nothing-sent'))

// By GitHub's clock, as a sweep reads it.
function retryTime(wait: number | undefined, now: Date): { hint: string; at?: string } {
  if (wait === undefined) return { hint: ' The service does not say when to try again.' }
  const at = new Date(now.getTime() + wait)
  // A later year has another form, which no marker takes.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return { hint: '' }
  return { hint: ` Try again at ${at.toISOString().slice(11, 16)} UTC.`, at: at.toISOString() }
}
