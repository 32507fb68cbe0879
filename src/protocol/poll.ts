import type { StatusCheck } from '../outcomes.ts'
import { duration } from './duration.ts'
import {
  endOf,
  firstDelay,
  initialState,
  isKnownStatus,
  lastMoment,
  needsHead,
  nextDelay,
  type Polling,
  type PollLimits,
  type PollResult,
  type PollState,
  type PollTarget,
  unknownStatusText,
  update,
  withHead,
} from './poll-state.ts'
import type { Ask, Line, View } from './view.ts'

/** A wait that begins now. */
export const startPolling = (target: PollTarget, limits: PollLimits): Polling => ({
  target,
  limits,
  state: initialState(target),
  asked: 'nothing',
})

/** What is seen of the world while a job is waited for. */
export type PollView = Pick<View, 'now' | 'date' | 'random' | 'cancelled' | 'answers'> & {
  asked: Pick<View['asked'], 'interval'>
}

/** One more question, or how the wait ended; what the log says of the last answer, and the wait as it is then. */
export type Polled = { polling: Polling; log: Line[] } & (
  | { kind: 'ask'; question: Pick<Ask, 'pause' | 'check' | 'pull'> }
  | { kind: 'end'; result: PollResult }
)

/** What the last answer means for a wait. */
export function decidePoll(view: PollView, polling: Polling): Polled {
  const { target, limits, state } = polling
  if (view.cancelled) return { kind: 'end', result: { kind: 'cancelled', ...seen(state) }, polling, log: [] }
  if (polling.asked === 'nothing') {
    const pause = pauseMs(firstDelay(target, limits, timing(view, target)), view, polling)
    const log = limits.deadline > view.now ? [waitingLine(target, view, limits.deadline)] : []
    return { kind: 'ask', question: { pause, check: target.id }, polling: { ...polling, asked: 'status' }, log }
  }
  const { check, pull } = view.answers
  if (check === undefined) throw new Error('A wait goes on without an answer.')
  const age = Math.max(0, check.at - target.startedAt) / 1_000
  const wasHead = polling.asked === 'head'
  const updated = wasHead ? state : update(state, check.says, { target, intervalSeconds: view.asked.interval, age })
  if (!wasHead && needsHead(updated, { target, age })) {
    const next: Polling = { ...polling, state: updated, asked: 'head' }
    return { kind: 'ask', question: { pause: 0, pull: target.before?.prLink }, polling: next, log: [] }
  }
  const seenHead = wasHead ? withHead(updated, target.before, pull?.is ?? {}) : updated
  const spoken = speak(check.says, seenHead, { target, age: timing(view, target).age })
  const next: Polling = { ...polling, state: spoken.state, asked: 'status' }
  const isLast = lastMoment(limits, next.state) <= view.now
  const found = endOf(check.says, next.state, { target, age, isLast })
  if (found) return { kind: 'end', result: limits.leaves ? asDetached(found) : found, polling: next, log: spoken.log }
  const pause = pauseMs(nextDelay(check.says, next.state, timing(view, target)), view, next)
  return { kind: 'ask', question: { pause, check: target.id }, polling: next, log: spoken.log }
}

const seen = ({ job }: PollState) => (job ? { job } : {})

const timing = ({ now, random, asked }: PollView, { startedAt }: PollTarget) => ({
  age: Math.max(0, now - startedAt) / 1_000,
  random,
  intervalSeconds: asked.interval,
})

const pauseMs = (seconds: number, { now }: PollView, { limits, state }: Polling): number =>
  Math.max(0, Math.min(seconds * 1_000, lastMoment(limits, state) - now))

function waitingLine({ id }: PollTarget, { now, date }: PollView, deadline: number): Line {
  const until = new Date(date + deadline - now).toISOString().slice(11, 16)
  const text = `Waiting for job ${id} until ${until} UTC (${duration((deadline - now) / 1_000)}).`
  return { level: 'info', text }
}

/** One line for each change, none for a check that says what the last one said. */
function speak(
  check: StatusCheck,
  state: PollState,
  { target: { id }, age }: { target: PollTarget; age: number },
): { state: PollState; log: Line[] } {
  if (check.kind !== 'record') return { state, log: [{ level: 'debug', text: check.message }] }
  const { status } = check.job
  if (!isKnownStatus(status)) {
    const text = unknownStatusText(check.job)
    if (state.warned.includes(text)) return { state, log: [] }
    const line: Line = { level: 'warning', text: `Job ${id} counts as still running. ${text}` }
    return { state: { ...state, warned: [...state.warned, text] }, log: [line] }
  }
  const said = state.pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`
  if (said === state.said) return { state, log: [] }
  return { state: { ...state, said }, log: [{ level: 'info', text: `Job ${id} ${said}, after ${duration(age)}.` }] }
}

const asDetached = (result: PollResult): PollResult => {
  if (result.kind !== 'timed-out' && result.kind !== 'unconfirmed') return result
  const fault = result.kind === 'timed-out' && result.fault !== undefined ? { fault: result.fault } : {}
  return { kind: 'detached', ...(result.job ? { job: result.job } : {}), ...fault }
}
