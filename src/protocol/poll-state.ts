import type { Job, KnownJob, Link, PullSize, StatusCheck } from '../outcomes.ts'
import type { Snapshot } from './marker.ts'
import { pace, waiting } from './pace.ts'

/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export const isSettledStatus = (status: string | undefined): status is 'completed' | 'archived' | 'failed' =>
  status === 'completed' || status === 'archived' || status === 'failed'

/** The job to wait for, and how this run came to it. */
export interface PollTarget {
  id: string
  /** `attach`: it exists, and this run sent nothing to it. */
  kind: 'create' | 'follow-up' | 'attach'
  /** Until the job shows something else than this, or did before, its result is the earlier one. */
  before?: Snapshot | undefined
  /** An earlier run of the job left its comment open: it may have told of the pull request. */
  isLeftOpen?: boolean | undefined
  /** A link that was seen before, checked: it stays if the service drops it. */
  link?: Link | undefined
  /** When it was created or got its follow-up, on the monotonic clock, ms; else when the waiting began. */
  startedAt: number
}

/** For how long it is waited for, on the monotonic clock, ms. */
export interface PollLimits {
  deadline: number
  /** `completed` without a link may take until then to be believed; else the deadline. */
  confirmUntil?: number
  /** A run that does not wait: it checks at once, and a job that is open at the deadline is left running. */
  leaves?: boolean
}

/** A wait for a job: what for, and what the checks so far add up to. */
export interface Polling {
  target: PollTarget
  limits: PollLimits
  state: PollState
  /** What was asked last. */
  asked: 'nothing' | 'status' | 'head'
}

const confirmMs = (waiting.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000

/** One status check now; `completed` without a link gets the time it needs to be believed. */
export const once = (now: number): PollLimits => ({ deadline: now, confirmUntil: now + confirmMs })

/** A short while, then the job is left running. */
export const briefly = (now: number, deadline: number): PollLimits => ({
  deadline: Math.min(deadline, now + waiting.brief * 1_000),
  confirmUntil: Math.min(deadline, now + waiting.brief * 1_000 + confirmMs),
  leaves: true,
})

/** The last moment of a wait, monotonic ms. */
export const lastMoment = (
  { deadline, confirmUntil = deadline }: PollLimits,
  { pickedUp, empty }: PollState,
): number => (pickedUp && empty > 0 ? confirmUntil : deadline)

/** How the waiting ended. `job` is the last record seen that is this target's result so far. */
export type PollResult =
  | { kind: 'settled'; job: KnownJob }
  /** No sign that the job started on the follow-up: `job` shows what it showed before. */
  | { kind: 'unconfirmed'; job: KnownJob }
  /** `fault`: why the last check gave no answer, if it gave none; `isMissing`: it was a 404. */
  | { kind: 'timed-out'; job?: KnownJob; fault?: string; isMissing?: boolean }
  /** Left running on purpose. */
  | { kind: 'detached'; job?: KnownJob; fault?: string }
  /** The service answered 404 to every check for two minutes. */
  | { kind: 'missing'; message: string; job?: KnownJob }
  | { kind: 'denied'; status: number; message: string; job?: KnownJob }
  | { kind: 'cancelled'; job?: KnownJob }

/** What the status checks so far add up to. */
export interface PollState {
  /** The last record; its link is the last one seen. */
  last?: KnownJob
  /** The last record that is this target's result, and not what a follow-up found. */
  job?: KnownJob
  /** What is shown is this target's result. */
  pickedUp: boolean
  link: Link | undefined
  /** Checks that brought a record. */
  answers: number
  /** Checks in a row that said: completed, without a link. */
  empty: number
  /** The target's age at the first of the checks in a row that said 404, seconds. */
  missingSince: number | undefined
  /** Checks in a row that brought no answer. */
  faults: number
  /** Seconds to keep between checks since the service said that it is busy; 0: it never did. */
  slow: number
  /** How often the head commit was read. */
  headChecks: number
  /** It was seen at work. */
  wasActive: boolean
  /** How much the pull request changes, as far as it was read since the job was last at work. */
  size?: PullSize | undefined
  /** What the log last said, and the warnings that it had. */
  said: string
  warned: string[]
}

/** Before the first check. */
export function initialState({ kind, before, link }: Pick<PollTarget, 'kind' | 'before' | 'link'>): PollState {
  const awaitsFollowUp = kind === 'follow-up' || (kind === 'attach' && before !== undefined && !before.pickedUp)
  const none = { answers: 0, empty: 0, missingSince: undefined, faults: 0, slow: 0, headChecks: 0 }
  return { ...none, wasActive: false, said: '', warned: [], pickedUp: !awaitsFollowUp, link }
}

/** The state after one more check. `age` is the target's when the check was sent, seconds. */
export function update(
  state: PollState,
  check: StatusCheck,
  { target, intervalSeconds, age }: { target: PollTarget; intervalSeconds: number; age: number },
): PollState {
  switch (check.kind) {
    case 'record': {
      // A link that was seen stays, if the service drops it again.
      const link = check.job.link ?? state.link
      const job = link === undefined ? check.job : { ...check.job, link }
      const pickedUp = state.pickedUp || job.status === 'active' || hasChanged(check.job, target.before)
      const isActive = job.status === 'active'
      const next = {
        ...state,
        last: job,
        link,
        pickedUp,
        answers: state.answers + 1,
        missingSince: undefined,
        faults: 0,
        wasActive: state.wasActive || isActive,
        size: isActive ? undefined : state.size,
        empty: isWithoutLink(check.job) ? state.empty + 1 : 0,
      }
      return { ...next, ...(pickedUp ? { job } : {}) }
    }
    case 'missing':
      return { ...state, missingSince: state.missingSince ?? age, faults: 0 }
    case 'denied':
      return state
    case 'fault': {
      const slow = check.busy ? Math.min(waiting.busyMost, 2 * Math.max(state.slow, intervalSeconds)) : 0
      return { ...state, slow: Math.max(state.slow, slow), faults: state.faults + 1 }
    }
  }
}

/** `completed`, and the link may still come. */
export const isWithoutLink = ({ status, link, refusedLink }: Job): boolean =>
  status === 'completed' && !link && refusedLink === undefined

// A field that the record lacks is no difference, and a link that vanished is no sign. Without a status nothing was seen
// before: then nothing that is shown is known to be new.
function hasChanged({ status, link, refusedLink }: Job, before: Snapshot | undefined): boolean {
  if (before?.status === undefined) return false
  const isOtherStatus = status !== undefined && status !== before.status
  return isOtherStatus || isNewLink(link?.url ?? refusedLink, before.prLink)
}

/** What is no address is no link: then it is not known which link the job had, before or now. */
export const isNewLink = (shown: string | undefined, before: string | undefined): boolean =>
  shown !== undefined && shown !== before && URL.canParse(shown) && (before === undefined || URL.canParse(before))

/** When the head commit is to be read for a sign that the follow-up was started on: `age` is the target's, seconds. */
export function needsHead(
  { pickedUp, headChecks }: PollState,
  { target, age }: { target: PollTarget; age: number },
): boolean {
  if (pickedUp || target.before?.head === undefined || target.before.prLink === undefined) return false
  const due = waiting.headChecks[headChecks]
  // An attached follow-up was sent some time ago.
  return due !== undefined && (target.kind === 'attach' || age >= due)
}

/** The state after the docs pull request was read. A service may not change the status for a follow-up. */
export function withHead(
  state: PollState,
  before: Snapshot | undefined,
  { head, size }: { head?: string | undefined; size?: PullSize | undefined },
): PollState {
  const next = { ...state, headChecks: state.headChecks + 1 }
  if (head === undefined || head === before?.head) return next
  // The last record is the new result, and a link that it lacks is waited for from now on.
  const job = state.last ? { job: state.last } : {}
  return { ...next, size, pickedUp: true, empty: Math.min(state.empty, 1), ...job }
}

/** What one check means: how the waiting ends, or undefined to check again. */
export function endOf(
  check: StatusCheck,
  state: PollState,
  { target, age, isLast }: { target: PollTarget; age: number; isLast: boolean },
): PollResult | undefined {
  const seen = state.job ? { job: state.job } : {}
  switch (check.kind) {
    case 'denied':
      return { kind: 'denied', status: check.status, message: check.message, ...seen }
    case 'missing': {
      const since = age - (state.missingSince ?? age)
      if (since >= waiting.missing.giveUpAfter)
        return { kind: 'missing', message: missingText(check, target, since), ...seen }
      return isLast ? { kind: 'timed-out', ...seen, fault: check.message, isMissing: true } : undefined
    }
    case 'fault':
      return isLast ? { kind: 'timed-out', ...seen, fault: check.message } : undefined
    case 'record':
      return endOfRecord(state.last ?? check.job, state, { age, isLast })
  }
}

function endOfRecord(
  job: KnownJob,
  { pickedUp, answers, empty }: PollState,
  { age, isLast }: { age: number; isLast: boolean },
): PollResult | undefined {
  const { followUp, lateLink } = waiting
  if (!pickedUp) {
    const isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks
    return isGivenUp || isLast ? { kind: 'unconfirmed', job } : undefined
  }
  const isBelieved = empty === 0 || empty > lateLink.length || isLast
  if (isSettledStatus(job.status) && isBelieved) return { kind: 'settled', job }
  if (!isLast) return undefined
  return isKnownStatus(job.status)
    ? { kind: 'timed-out', job }
    : { kind: 'timed-out', job, fault: unknownStatusText(job) }
}

export const isKnownStatus = (status: string | undefined): boolean => status === 'active' || isSettledStatus(status)

/** What is said of a status that the interface does not have. */
export const unknownStatusText = ({ status }: Job): string =>
  status === undefined
    ? 'Its record has no status.'
    : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`

function missingText({ message }: StatusCheck & { kind: 'missing' }, { id }: PollTarget, seconds: number): string {
  return `The service answered 404 to every status check of job ${id} for ${Math.floor(seconds)} s. ${message}`
}

interface Timing {
  /** The target's age, seconds. */
  age: number
  random: number
  intervalSeconds: number
}

/** How long until the first check, seconds. */
export function firstDelay(
  { kind }: PollTarget,
  { leaves }: PollLimits,
  { age, random, intervalSeconds }: Timing,
): number {
  if (kind === 'attach' || (kind === 'create' && leaves)) return 0
  if (kind === 'create') return pace(intervalSeconds)({ elapsed: age, rng: () => random })
  return waiting.followUp.first[0] ?? waiting.followUp.every
}

/** How long until the next check, seconds. */
export function nextDelay(check: StatusCheck, state: PollState, timing: Timing): number {
  if (check.kind === 'fault' && check.retryAfterMs !== undefined) {
    const { least, most } = waiting.retryAfter
    return Math.min(most, Math.max(least, check.retryAfterMs / 1_000))
  }
  return Math.max(state.slow, regularDelay(check, state, timing))
}

function regularDelay(
  check: StatusCheck,
  { faults, pickedUp, answers, empty, slow }: PollState,
  { intervalSeconds, age, random }: Timing,
): number {
  const { retry, missing, followUp, lateLink } = waiting
  if (check.kind === 'fault' && !check.busy) return random * Math.min(retry.most, retry.base * 2 ** (faults - 1))
  if (check.kind === 'missing') return missing.every
  if (!pickedUp) return followUp.first[answers] ?? followUp.every
  if (empty > 0) return lateLink[empty - 1] ?? 0
  return pace(Math.max(intervalSeconds, slow))({ elapsed: age, rng: () => random })
}
