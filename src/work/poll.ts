import type { Clients } from '../io/clients.ts'
import type { Clock } from '../io/clock.ts'
import { waiting } from './pace.ts'
import { logStatus, waitingText } from './poll-log.ts'
import { endOf, firstDelay, initialState, nextDelay, type PollResult, type PollState, update } from './poll-state.ts'
import type { PollOptions, PollTarget } from './poll-target.ts'

export type PollClients = Pick<Clients, 'clock' | 'log'> & { agent: Pick<Clients['agent'], 'checkStatus'> }

type Limits = Pick<PollOptions, 'intervalSeconds' | 'signal' | 'beforeCheck'>

/** One status check now; `completed` without a link gets the time it needs to be believed. */
export const pollOnce = (clock: Clock, limits: Limits): PollOptions => ({
  ...limits,
  deadline: clock.now(),
  confirmUntil: clock.now() + confirmMs,
})

/** Polls until a deadline. */
export const pollUntilDeadline = (options: Limits & { deadline: number }): PollOptions => options

/** Polls for a short while, then leaves the job running. */
export function pollBriefly(clock: Clock, { deadline, ...limits }: Limits & { deadline: number }): PollOptions {
  const end = clock.now() + waiting.brief * 1_000
  const within = (time: number): number => Math.min(deadline, time)
  return { ...limits, deadline: within(end), confirmUntil: within(end + confirmMs), leaves: true }
}

// One second more than the pauses: the last check is made before it ends.
const confirmMs = (waiting.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000

/**
 * Checks a job until it settled, the deadline came (after a last check) or the signal aborted. Never throws.
 */
export async function poll(
  target: PollTarget,
  options: PollOptions,
  { agent, clock, log }: PollClients,
): Promise<PollResult> {
  const { signal } = options
  const startedAt = target.startedAt ?? clock.now()
  const age = (): number => Math.max(0, clock.now() - startedAt) / 1_000
  const random = (): number => clock.random()
  const report = logStatus(target, log)
  if (options.deadline > clock.now()) log.info(waitingText(target, clock.date(), options.deadline - clock.now()))

  let state = initialState(target)
  const left = (): number => lastMoment(options, state) - clock.now()
  for (let seconds = firstDelay(target, options, { age: age(), random }); ; ) {
    const due = clock.now() + Math.max(0, Math.min(seconds * 1_000, left()))
    await options.beforeCheck?.(due)
    await clock.sleep(Math.max(0, due - clock.now()), signal)
    if (signal.aborted) return { kind: 'cancelled', ...(state.job ? { job: state.job } : {}) }
    // What a slow answer says was true when it was asked for.
    const asked = age()
    const check = await agent.checkStatus(target.id, signal)
    state = update(state, check, { target, intervalSeconds: options.intervalSeconds, age: asked })
    state = await withHead(state, target, asked)
    report(check, state, age())
    const isLast = left() <= 0 && !signal.aborted
    const end = endOf(check, state, { target, age: asked, isLast })
    if (end) return options.leaves ? asDetached(end) : end
    seconds = nextDelay(check, state, { intervalSeconds: options.intervalSeconds, age: age(), random })
  }
}

/** A service may not change the status for a follow-up: then a new commit on its pull request is the sign. */
async function withHead(state: PollState, { before, readHead, kind }: PollTarget, age: number): Promise<PollState> {
  if (state.pickedUp || before?.head === undefined || readHead === undefined) return state
  const due = waiting.headChecks[state.headChecks]
  // An attached follow-up was sent some time ago.
  if (due === undefined || (kind !== 'attach' && age < due)) return state
  const head = await readHead()
  const next = { ...state, headChecks: state.headChecks + 1 }
  if (head === undefined || head === before.head) return next
  // The last record is the new result, and a link that it lacks is waited for from now on.
  return { ...next, pickedUp: true, empty: Math.min(state.empty, 1), ...(state.last ? { job: state.last } : {}) }
}

const lastMoment = ({ deadline, confirmUntil = deadline }: PollOptions, { pickedUp, empty }: PollState): number =>
  pickedUp && empty > 0 ? confirmUntil : deadline

const asDetached = (end: PollResult): PollResult => {
  if (end.kind !== 'timed-out' && end.kind !== 'unconfirmed') return end
  const fault = end.kind === 'timed-out' && end.fault !== undefined ? { fault: end.fault } : {}
  return { kind: 'detached', ...(end.job ? { job: end.job } : {}), ...fault }
}
