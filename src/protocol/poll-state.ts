import type { Job, KnownJob, Link, PullSize, StatusCheck } from '../outcomes.ts'
import type { Snapshot } from './marker.ts'
import { waiting } from './pace.ts'

export interface PollTarget {
  id: string
  kind: 'create' | 'follow-up' | 'attach' // `attach`: it exists, and this run sent nothing to it
  /** Until the job shows something else than this, or did before, its result is the earlier one. */
  before?: Snapshot | undefined
  /** An earlier run of the job left its comment open: it may have told of the pull request. */
  isLeftOpen?: boolean | undefined
  link?: Link | undefined
  startedAt: number // when it got its request, else when the waiting began, monotonic ms
}

export interface PollLimits {
  deadline: number
  confirmUntil?: number // until when `completed` without a link may take to be believed
  leaves?: boolean // it is checked at once, and left running if it is open at the deadline
}

export interface PollState {
  last?: KnownJob
  pickedUp: boolean // what is shown is this target's result, and not what a follow-up found
  /** How often there was a record; in a row: `completed` without a link, no answer; and the head commit was read. */
  answers: number
  empty: number
  faults: number
  headChecks: number
  missingSince: number | undefined // the target's age at the first 404 in a row, seconds
  slow: number // seconds to keep between checks since the service said that it is busy
  wasActive: boolean
  size?: PullSize | undefined
  said: string[]
}

export interface Polling {
  target: PollTarget
  limits: PollLimits
  state: PollState
  asked: 'nothing' | 'status' | 'head'
}

/** How the waiting ended. `job` is the last record seen that is this target's result so far. */
export type PollResult =
  | { kind: 'settled'; job: KnownJob }
  | { kind: 'unconfirmed'; job: KnownJob } // no sign that it started on the follow-up: what it showed before
  /** `fault`: why the last check gave no answer, if it gave none; `isMissing`: it was a 404. */
  | { kind: 'timed-out' | 'detached'; job?: KnownJob | undefined; fault?: string; isMissing?: boolean }
  | { kind: 'missing'; message: string; job?: KnownJob | undefined }
  | { kind: 'denied'; status: number; message: string; job?: KnownJob | undefined }
  | { kind: 'cancelled'; job?: KnownJob | undefined }

const confirmMs = (waiting.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000

export const once = (now: number): PollLimits => ({ deadline: now, confirmUntil: now + confirmMs })

export function briefly(now: number, deadline: number): PollLimits {
  const brief = now + waiting.brief * 1_000
  return { deadline: Math.min(deadline, brief), confirmUntil: Math.min(deadline, brief + confirmMs), leaves: true }
}

export function startPolling(target: PollTarget, limits: PollLimits): Polling {
  const { kind, before } = target
  const awaitsFollowUp = kind === 'follow-up' || (kind === 'attach' && before !== undefined && !before.pickedUp)
  const none = { answers: 0, empty: 0, missingSince: undefined, faults: 0, slow: 0, headChecks: 0 }
  const state = { ...none, wasActive: false, said: [], pickedUp: !awaitsFollowUp }
  return { target, limits, asked: 'nothing', state }
}

export const resultSoFar = ({ pickedUp, last }: PollState): KnownJob | undefined => (pickedUp ? last : undefined)

export const lastMoment = ({
  limits: { deadline, confirmUntil = deadline },
  state: { pickedUp, empty },
}: Polling): number => (pickedUp && empty > 0 ? confirmUntil : deadline)

/** Seconds; `age` is the target's. */
export interface Timing {
  age: number
  random: number
  interval: number
}

export function update({ state, target }: Polling, check: StatusCheck, { age, interval }: Timing): PollState {
  switch (check.kind) {
    case 'record': {
      const { job } = check
      // A link that was seen stays, if the service drops it again.
      const link = job.link ?? state.last?.link ?? target.link
      const isActive = job.status === 'active'
      return {
        ...state,
        last: link === undefined ? job : { ...job, link },
        pickedUp: state.pickedUp || isActive || hasChanged(job, target.before),
        answers: state.answers + 1,
        missingSince: undefined,
        faults: 0,
        wasActive: state.wasActive || isActive,
        size: isActive ? undefined : state.size,
        empty: isWithoutLink(job) ? state.empty + 1 : 0,
      }
    }
    case 'missing':
      return { ...state, missingSince: state.missingSince ?? age, faults: 0 }
    case 'denied':
      return state
    case 'fault': {
      const slow = check.busy ? Math.min(waiting.busyMost, 2 * Math.max(state.slow, interval)) : 0
      return { ...state, slow: Math.max(state.slow, slow), faults: state.faults + 1 }
    }
  }
}

export const isWithoutLink = ({ status, link, refusedLink }: Job): boolean =>
  status === 'completed' && !link && refusedLink === undefined

// What the record lacks is no difference. Without a status nothing was seen before, so nothing is known to be new.
function hasChanged({ status, link, refusedLink }: Job, before: Snapshot | undefined): boolean {
  if (before?.status === undefined) return false
  const isOtherStatus = status !== undefined && status !== before.status
  return isOtherStatus || isNewLink(link?.url ?? refusedLink, before.prLink)
}

/** What is no address is no link: then it is not known which link the job had, before or now. */
export const isNewLink = (shown: string | undefined, before: string | undefined): boolean =>
  shown !== undefined && shown !== before && URL.canParse(shown) && (before === undefined || URL.canParse(before))

export function needsHead(
  { state: { pickedUp, headChecks }, target: { before, kind } }: Polling,
  age: number,
): boolean {
  if (pickedUp || before?.head === undefined || before.prLink === undefined) return false
  const due = waiting.headChecks[headChecks]
  return due !== undefined && (kind === 'attach' || age >= due)
}

/** The state after the docs pull request was read. A service may not change the status for a follow-up. */
export function withHead(
  { state, target }: Polling,
  { head, size }: { head?: string; size?: PullSize } = {},
): PollState {
  const next = { ...state, headChecks: state.headChecks + 1 }
  if (head === undefined || head === target.before?.head) return next
  // The last record is the new result, and a link that it lacks is waited for from now on.
  return { ...next, size, pickedUp: true, empty: Math.min(state.empty, 1) }
}

export function endOf(
  check: StatusCheck,
  { state, target }: Polling,
  { age, isLast }: { age: number; isLast: boolean },
): PollResult | undefined {
  switch (check.kind) {
    case 'denied':
      return { kind: 'denied', status: check.status, message: check.message, job: resultSoFar(state) }
    case 'missing': {
      const since = age - (state.missingSince ?? age)
      const message = `The service answered 404 to every status check of job ${target.id} for ${Math.floor(since)} s. ${check.message}`
      if (since >= waiting.missing.giveUpAfter) return { kind: 'missing', message, job: resultSoFar(state) }
      return isLast ? { kind: 'timed-out', job: resultSoFar(state), fault: check.message, isMissing: true } : undefined
    }
    case 'fault':
      return isLast ? { kind: 'timed-out', job: resultSoFar(state), fault: check.message } : undefined
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
  return { kind: 'timed-out', job, ...(isKnownStatus(job.status) ? {} : { fault: unknownStatusText(job) }) }
}

/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export const isSettledStatus = (status: string | undefined): status is 'completed' | 'archived' | 'failed' =>
  status === 'completed' || status === 'archived' || status === 'failed'

export const isKnownStatus = (status: string | undefined): boolean => status === 'active' || isSettledStatus(status)

export const unknownStatusText = ({ status }: Job): string =>
  status === undefined
    ? 'Its record has no status.'
    : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`
