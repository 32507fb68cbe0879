import type { StatusCheck } from '../outcomes.ts'
import { pace, waiting } from './pace.ts'
import {
  briefly,
  endOf,
  isKnownStatus,
  lastMoment,
  needsHead,
  type Polling,
  type PollLimits,
  type PollResult,
  type PollState,
  resultSoFar,
  type Timing,
  unknownStatusText,
  update,
  withHead,
} from './poll-state.ts'
import { duration } from './reasons.ts'
import type { Ask, Line, View } from './view.ts'

export type PollView = Pick<View, 'now' | 'date' | 'random' | 'cancelled' | 'answers'> & {
  asked: Pick<View['asked'], 'interval'>
}

/** One more question, or how the wait ended; what the log says of the last answer, and the wait as it is then. */
export type Polled = { polling: Polling; log: Line[] } & (
  | { kind: 'ask'; question: Pick<Ask, 'pause' | 'check' | 'pull'> }
  | { kind: 'end'; result: PollResult }
)

export const limitsOf = ({ asked, now, deadline }: View): PollLimits =>
  asked.waits ? { deadline } : briefly(now, deadline)

export function decidePoll(view: PollView, polling: Polling): Polled {
  const { target, limits } = polling
  const { now, cancelled, answers, asked } = view
  const ageAt = (ms: number): number => Math.max(0, ms - target.startedAt) / 1_000
  const timing: Timing = { age: ageAt(now), random: view.random, interval: asked.interval }
  const ask = (next: Polling, seconds: number, log: Line[]): Polled => {
    const pause = Math.max(0, Math.min(seconds * 1_000, lastMoment(next) - now))
    return { kind: 'ask', question: { pause, check: target.id }, polling: { ...next, asked: 'status' }, log }
  }
  if (cancelled)
    return { kind: 'end', result: { kind: 'cancelled', job: resultSoFar(polling.state) }, polling, log: [] }
  if (polling.asked === 'nothing') return ask(polling, firstDelay(polling, timing), waitingLines(view, polling))
  const { check, pull } = answers
  if (check === undefined) throw new Error('A wait goes on without an answer.')
  const { says, at } = check
  const age = ageAt(at)
  const wasHead = polling.asked === 'head'
  const state = wasHead ? withHead(polling, pull?.is) : update(polling, says, { ...timing, age })
  if (!wasHead && needsHead({ ...polling, state }, age)) {
    const question = { pause: 0, pull: target.before?.prLink }
    return { kind: 'ask', question, polling: { ...polling, state, asked: 'head' }, log: [] }
  }
  const { said, log } = speak(says, { ...polling, state }, timing.age)
  const next: Polling = { ...polling, state: { ...state, said } }
  const result = endOf(says, next, { age, isLast: lastMoment(next) <= now })
  if (result === undefined) return ask(next, nextDelay(says, state, timing), log)
  const isLeft = limits.leaves && (result.kind === 'timed-out' || result.kind === 'unconfirmed')
  return { kind: 'end', result: isLeft ? { ...result, kind: 'detached' } : result, polling: next, log }
}

function firstDelay({ target: { kind }, limits: { leaves } }: Polling, { age, random, interval }: Timing): number {
  if (kind === 'attach' || (kind === 'create' && leaves)) return 0
  if (kind === 'create') return pace(interval)({ elapsed: age, rng: () => random })
  return waiting.followUp.first[0] ?? waiting.followUp.every
}

function nextDelay(check: StatusCheck, state: PollState, { age, random, interval }: Timing): number {
  const { retry, retryAfter, missing, followUp, lateLink } = waiting
  const { faults, pickedUp, answers, empty, slow } = state
  const regular = (): number => {
    if (check.kind === 'fault' && !check.busy) return random * Math.min(retry.most, retry.base * 2 ** (faults - 1))
    if (check.kind === 'missing') return missing.every
    if (!pickedUp) return followUp.first[answers] ?? followUp.every
    if (empty > 0) return lateLink[empty - 1] ?? 0
    return pace(Math.max(interval, slow))({ elapsed: age, rng: () => random })
  }
  if (check.kind === 'fault' && check.retryAfterMs !== undefined)
    return Math.min(retryAfter.most, Math.max(retryAfter.least, check.retryAfterMs / 1_000))
  return Math.max(slow, regular())
}

function waitingLines({ now, date }: PollView, { target, limits: { deadline } }: Polling): Line[] {
  if (deadline <= now) return []
  const until = new Date(date + deadline - now).toISOString().slice(11, 16)
  const text = `Waiting for job ${target.id} until ${until} UTC (${duration((deadline - now) / 1_000)}).`
  return [{ level: 'info', text }]
}

/** One line for each change, none for a check that says what the last one said; each warning once. */
function speak(check: StatusCheck, { state, target }: Polling, age: number): Pick<PollState, 'said'> & { log: Line[] } {
  if (check.kind !== 'record') return { said: state.said, log: [{ level: 'debug', text: check.message }] }
  const { status } = check.job
  const isKnown = isKnownStatus(status)
  const shown = state.pickedUp ? `is ${status}` : `still shows the result from before the follow-up (${status})`
  const said = isKnown ? shown : `Job ${target.id} counts as still running. ${unknownStatusText(check.job)}`
  if (isKnown ? state.said.at(-1) === said : state.said.includes(said)) return { said: state.said, log: [] }
  const line: Line = isKnown
    ? { level: 'info', text: `Job ${target.id} ${said}, after ${duration(age)}.` }
    : { level: 'warning', text: said }
  return { said: [...state.said, said], log: [line] }
}
