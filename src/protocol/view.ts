import type {
  KnownComment,
  KnownJob,
  Link,
  Outcome,
  PullSize,
  Sent,
  StatusCheck,
} from '../outcomes.ts'
import type { RunReading } from './held.ts'
import type { Marker, MarkerChange, Move, Snapshot } from './marker.ts'

export interface MarkedComment<C extends KnownComment = KnownComment> {
  comment: C
  marker: Marker
}

/** A comment whose marker does not count, and may be what an earlier run of ours left. */
export interface UncountedComment<C extends KnownComment = KnownComment> {
  comment: C
  trigger: string
  /** Absent if no key verifies it. */
  marker?: Marker | undefined
  /** False: it cannot be told whose comment it is. */
  isOurs: boolean
  /** An older key verifies it, and it names a docs pull request's job. */
  isOutdated: boolean
}

export interface ConversationMarkers<C extends KnownComment = KnownComment> {
  marked: MarkedComment<C>[]
  unverified: UncountedComment<C>[]
}

/** A docs pull request: `closed` without a merge, `unknown` if it cannot be read, and why not. */
export interface PullState {
  state: 'open' | 'merged' | 'closed' | 'unknown'
  head?: string | undefined
  size?: PullSize | undefined
  isHidden?: boolean // not all who read the conversation may know it
  why?: string | undefined
}

export interface Asked {
  kind: 'prompt' | 'attach'
  jobId?: string | undefined
  /** A review is only ever a follow-up, to the job that this marker of the reviewed pull request names. */
  review?: Marker | undefined
  forceNew: boolean
  since?: string | undefined // when the trigger was made, ISO 8601: an older comment never counts for it
  run: string
  attempt: number
  remembers: boolean // its state is kept in a status comment
  waits: boolean
  interval: number // seconds between status checks
  mentions?: string | undefined // nobody asked: people are mentioned if it fails, and this is the word for it
}

/** The answer to our 👀: `first` shows that no run of this trigger came as far as an intent before. */
export type Eyes = 'first' | 'again' | 'no-answer' | 'impossible'

/** What is known when a run decides: the same view, the same action. Times are monotonic ms, but `date`: GitHub's clock. */
export interface View {
  asked: Asked
  marker: Marker // our own marker as it is now, whether its comment says so already or not
  own?: KnownComment | undefined
  writtenAt?: number | undefined // when our comment was last written
  /** The last edit of our comment failed in a way that may pass: when it may be made again, and why. */
  unwritten?: { tryAt: number; message: string } | undefined
  isRefused?: boolean | undefined // GitHub refused the last edit of our comment for good: it may say less than is known
  here: ConversationMarkers
  eyes: Eyes
  answers: Answers
  job?: KnownJob | undefined
  kind?: 'create' | 'follow-up' | 'attach' | undefined // what this run did with the service so far
  link?: Link | undefined
  isReader?: boolean | undefined // our comment is that of another run, which is alive: nothing is written into it
  past?: Past | undefined
  step: RunStep
  now: number
  deadline: number
  date: number
  random: number
  cancelled: boolean
}

export interface Past {
  isOurs?: true // no earlier attempt can have sent: the look has shown it
  limited?: number // how often the answer was the hourly limit
  instead?: string // why the job did not take the follow-up: a new one is started
  notFound?: string | undefined // every status check of this job was answered 404 for two minutes
  silent?: number[] // the comments of earlier requests that were waited for, and do not say their result
}

export interface Answers {
  /** `at`: when it was asked: what a slow answer says was true then. */
  check?: { says: StatusCheck; at: number } | undefined
  pull?: { link: Link | undefined; is: PullState } | undefined
  /** The markers of the conversation's other place: the docs pull request of an issue, or the issue of one. */
  there?: MarkedComment[] | undefined
  run?: { id: string; is: RunReading } | undefined
  /** Whether GitHub took our word in the comment of an earlier request. */
  handedOver?: { comment: number; isWritten: boolean } | undefined
  sent?: Sent | undefined
  size?: PullSize | undefined
}

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

export interface Polling extends PollTarget, PollLimits {
  awaits: 'nothing' | 'status' | 'head' // what was asked for last
  last?: KnownJob
  pickedUp: boolean // what is shown is this target's result, and not what a follow-up found
  /** How often there was a record; in a row: `completed` without a link, no answer; and the head commit was read. */
  answers: number
  empty: number
  faults: number
  headChecks: number
  missingSince: number | undefined // the target's age at the first 404 in a row, seconds
  seenAt?: number // when the last record came, monotonic ms
  wasAway?: boolean // between two records was so long a pause that the next request may have been sent
  slow: number // seconds to keep between checks since the service said that it is busy
  wasActive: boolean
  size?: PullSize | undefined
  said: string[]
}

export interface Line {
  level: 'debug' | 'info' | 'warning'
  text: string
}

export type RunStep =
  | { at: 'begin' }
  | { at: 'earlier'; began: number } // a re-run has read the conversation, and posted nothing yet
  | { at: 'posted' }
  /** Our comment is an intent, and the conversation was read: once more if ours was not listed, or for a second look. */
  | { at: 'look'; began: number; reading: 'first' | 'repeated' | 'second' }
  /** Another run's comment waits: is that run alive? `over`: other runs, which are not. */
  | { at: 'waiting-run'; run: string; over: string[] }
  /**
   * `isSaid`: the log names what it waits for. How often: `faults`, no answer; `empty`, `completed` without a link;
   * `missing`, 404.
   */
  | { at: 'survey' | 'surveyed'; isSaid?: boolean; faults: number; empty: number; missing: number }
  | { at: 'wait-for-turn' }
  /**
   * The job has settled, and an earlier request does not say its result yet. `asked`: the run and the attempt that were
   * asked for; `isLast`: for the last time.
   */
  | { at: 'unreported'; id: string; since: number; asked?: string; isLast: boolean }
  | { at: 'paused'; until: number }
  | { at: 'resumed' }
  | { at: 'deleted'; isRead: boolean } // our comment was deleted while it waited
  | { at: 'send' | 'sent'; goal: Goal & { kind: 'new' | 'job' }; notes: string[]; tries: number }
  /** `isEarlier`: the request is sent when this job has settled. */
  /** `isRead`: the conversation was read again, because the pause before the end was long. */
  | { at: 'poll'; polling: Polling; isEarlier?: boolean; isRead?: true }
  | {
      at: 'told'
      outcome: Outcome
      change: MarkerChange
      readsFirst: boolean
      mentions?: true | undefined
    }
  | { at: 'attach' }
  | { at: 'repeat' }
  | { at: 'failed'; reason: string } // GitHub did not do what everything after it needs
  | { at: 'over'; outcome: Outcome; mentions?: true | undefined }
  | { at: 'before'; next: Action; until: number } // what could not be written is written first, then this is done

export type StepAt<At extends RunStep['at']> = RunStep & { at: At }

export type Goal =
  | { kind: 'new'; note?: string | undefined; earlier?: Marker['earlier'] }
  /** `newIf`: with these answers a new job is started instead. `isLeftOpen`: an earlier run left its comment open. */
  | {
      kind: 'job'
      id: string
      before: Snapshot
      newIf: number[]
      note?: string | undefined
      isLeftOpen?: boolean
    }
  | { kind: 'busy'; id: string; isMissing?: true }
  | { kind: 'none'; outcome: 'error' | 'skipped'; reason: string }

/** What is done next. What comes back is put into the view, and `to` is where the run stands after it. */
export type Action = Noted &
  (
    | Write
    | { do: 'read'; pause: number; react?: boolean; to: RunStep }
    | { do: 'sleep'; ms: number; to: RunStep }
    | Ask
    /** Writes into the comment of an earlier request how its job stands. Nobody else has it any more. */
    | HandOver
    | { do: 'send'; jobId?: string | undefined; to: RunStep }
    | { do: 'remove'; found: KnownComment[]; to: RunStep }
    | Tell
    | { do: 'mention'; outcome: Outcome; to: RunStep } // people, if our word still stands after a second
    | { do: 'write-again'; to: RunStep } // makes the last edit again, unless a higher phase stands there
    | { do: 'end'; outcome: Outcome }
  )

/** Tells everybody but the status comment how it ended, and after how many seconds. */
interface Tell {
  do: 'tell'
  outcome: Outcome
  took: number
  /**
   * Others may tell of the same request: after a pause (ms) the comment says whether somebody does.
   */
  readsFirst?: { pause: number } | undefined
  mayRepeat: boolean // others may have told of the same job: what stands is not posted again
  to: RunStep
}

export type Go = Pick<Noted, 'log' | 'past'> & { go: RunStep }

/** What every action may have: it is done first, in this order. */
interface Noted {
  log?: Line[] | undefined
  take?: MarkedComment | undefined // this comment is ours from now on; `isReader`: only to be read
  isReader?: boolean | undefined
  past?: Past | undefined
  /** The job's record as it is known now. A job that was not known before is saved at once. */
  job?: KnownJob | undefined
}

export interface Write {
  do: 'write'
  move: Move
  change: MarkerChange
  must?: true // nothing goes on without it; else what cannot be written now is written later
  /** Another run wrote the comment before: it is read once more, and a higher phase or a result that is there stays. */
  readsFirst?: boolean
  isKept?: boolean // an earlier edit is kept: only the newest state is, and it is written later
  readsPrompt?: true
  pending?: boolean
  to: RunStep
}

export interface HandOver {
  do: 'hand-over'
  found: MarkedComment
  shown: NonNullable<Marker['handedOver']>
  to: RunStep
}

/** Sleeps, then asks all of this at once: about a job, its pull request, the other place of a job, a workflow run. */
export interface Ask {
  do: 'ask'
  pause: number
  check?: string | undefined
  pull?: string | undefined
  there?: Partial<Marker> | undefined
  run?: string | undefined
  to: RunStep
}
