import type { KnownJob, Link, PullSize } from '../outside-answers.ts'
import type { Snapshot } from './marker.ts'

// What a wait for a job knows, from one status check to the next.

export interface PollTarget {
  id: string
  kind: 'create' | 'follow-up' | 'watch' // `watch`: it exists, and this run sent nothing to it
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

export interface Polling extends PollTarget, PollLimits {
  awaits: 'nothing' | 'status' | 'head' // what was asked for last
  last?: KnownJob
  pickedUp: boolean // what is shown is this target's result, and not what a follow-up found
  /** How often there was a record; in a row: `completed` without a link, no answer; and the head commit was read. */
  answers: number
  withoutLink: number
  faults: number
  headChecks: number
  missingSince: number | undefined // the target's age at the first 404 in a row, seconds
  seenAt?: number | undefined // when the last record came, monotonic ms
  wasAway?: boolean // between two records was so long a pause that the next request may have been sent
  slow: number // seconds to keep between checks since the service said that it is busy
  wasActive: boolean
  size?: PullSize | undefined
  said: string[]
}
