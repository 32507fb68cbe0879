import type { KnownJob, Link, Outcome, PullSize, Sent, StatusCheck } from '../outcomes.ts'
import type { RunReading } from './alive.ts'
import type { Marker, MarkerChange } from './marker.ts'
import type { Move } from './phase.ts'
import type { Polling } from './poll-state.ts'

/** A comment as far as decisions need it. Times are ISO 8601, by GitHub's clock. */
export interface Comment {
  id: number
  url: string
  createdAt: string
  updatedAt?: string
  /** The id of the account that wrote it. */
  author?: number
}

/** A comment with a marker that counts. */
export interface MarkedComment<C extends Comment = Comment> {
  comment: C
  marker: Marker
}

/** The markers of a conversation, oldest first. */
export interface Conversation<C extends Comment = Comment> {
  marked: MarkedComment<C>[]
  /** Comments with a marker of this project that cannot be verified, without those of other accounts. */
  unverified: UnverifiedComment<C>[]
}

export interface UnverifiedComment<C = Comment> {
  comment: C
  trigger: string
  /** False if it cannot be told which account this run writes as. */
  isOurs: boolean
  /** An older key verifies it, and it names a docs pull request's job. It carries no comment's id, so it does not count. */
  isOutdated: boolean
}

/** A docs pull request: `unknown` if it cannot be read, and why not. */
export interface PullState {
  state: 'open' | 'closed' | 'unknown'
  head?: string
  size?: PullSize
  why?: string
}

/** What a run is asked to do, the same from its first moment to its end. */
export interface Asked {
  /** An `attach` sends nothing. */
  kind: 'prompt' | 'attach'
  /** This job and no other: the service decides what becomes of it. */
  jobId?: string | undefined
  /** A review is only ever a follow-up, to the job that this marker of the reviewed pull request names. */
  review?: Marker | undefined
  /** A new job, whatever the conversation has. */
  forceNew: boolean
  /** When the trigger was made, if that is known: an older comment never counts for it. ISO 8601. */
  since?: string | undefined
  run: string
  attempt: number
  /** Its state is kept in a status comment. */
  remembers: boolean
  /** Whether it waits for its job, or leaves it running. */
  waits: boolean
  /** Seconds between status checks. */
  interval: number
}

/** The answer to our 👀: `first` shows that no run of this trigger came as far as an intent before. */
export type Eyes = 'first' | 'again' | 'no-answer' | 'impossible'

/** What is known when it is decided what a run does next. Plain data: the same view, the same action. */
export interface View {
  asked: Asked
  /** Our own marker as it is now, whether its comment says so already or not. */
  marker: Marker
  /** Our status comment; undefined until it is posted. */
  own?: Comment | undefined
  /** When it was last written, on the monotonic clock, ms. */
  writtenAt?: number | undefined
  /** Its last edit failed in a way that may pass: when it may be made again, monotonic ms, and why. */
  unwritten?: { tryAt: number; message: string } | undefined
  /** The conversation as last read. */
  here: Conversation
  eyes: Eyes
  answers: Answers
  /** The last record that is this request's. */
  job?: KnownJob | undefined
  /** The pull request that our marker remembers, checked. */
  link?: Link | undefined
  /** Our comment is that of another run, which is alive: nothing is written into it. */
  isReader?: boolean | undefined
  step: Step
  /** The monotonic clock, ms, and when waiting ends on it. */
  now: number
  deadline: number
  /** GitHub's clock, ms. */
  date: number
  /** Jitter, uniform in [0, 1). */
  random: number
  cancelled: boolean
}

/** What was last answered to a question. */
export interface Answers {
  /** `at`: when it was asked, monotonic ms: what a slow answer says was true then. */
  check?: { says: StatusCheck; at: number } | undefined
  /** The docs pull request, by its checked link; without a link it was none. */
  pull?: { link: Link | undefined; is: PullState } | undefined
  /** The markers of the conversation's other place: the docs pull request of an issue, or the issue of one. */
  there?: MarkedComment[] | undefined
  /** What GitHub says of a workflow run. */
  run?: RunReading | undefined
  sent?: Sent | undefined
  /** How much the pull request changes, if it was read while the result was told. */
  size?: PullSize | undefined
}

/** Where a run stands. */
export type Step =
  | { at: 'begin' }
  /** A re-run has read the conversation, and posted nothing yet. */
  | { at: 'earlier'; began: number }
  | { at: 'posted' }
  | Looking
  /** It is ours to send. */
  | { at: 'claimed'; past: Past }
  | Survey
  | ({ at: 'surveyed' } & Omit<Survey, 'at'>)
  /** Another request goes first. */
  | { at: 'wait-for-turn'; past: Past }
  | Paused
  /** It becomes an intent again. */
  | { at: 'resumed'; past: Past }
  /** Our comment was deleted while it waited. */
  | { at: 'deleted'; isRead: boolean }
  | Sending
  | ({ at: 'sent' } & Omit<Sending, 'at'>)
  /** `past`: the job is an earlier one, and the request is sent when it has settled. */
  | { at: 'poll'; polling: Polling; past?: Past | undefined }
  | Told
  /** Attaches to a job, by the marker that names it if there is one. */
  | { at: 'attach'; jobId: string; found?: MarkedComment | undefined; isRead: boolean }
  | { at: 'repeat'; found: MarkedComment; isChecked: boolean }
  /** GitHub did not do what everything after it needs. */
  | { at: 'failed'; reason: string }
  /** Nothing is left to do but to write what could not be written. */
  | { at: 'over'; outcome: Outcome }
  /** What could not be written is written first, then this is done. */
  | { at: 'before'; next: Action; until: number }

/** Our comment is an intent, and the conversation was read. */
export interface Looking {
  at: 'look'
  began: number
  /** Nothing showed before that we are alone. */
  second: boolean
  /** Ours was not listed. */
  missed: boolean
  /** We have waited, and edited our comment back to an intent. */
  past?: Past | undefined
}

/** What happened on the way to the service. */
export interface Past {
  /** We have waited. */
  resumed: boolean
  /** How often the limit was reached. */
  limited: number
  /** The job did not take the follow-up: a new one is started, and why. */
  instead?: string | undefined
}

/** The job and both places of the conversation are read: whose turn is it, and where does the request go? */
export interface Survey {
  at: 'survey'
  /** Our comment is an intent and may send; or it waits, and becomes an intent if nobody is in the way. */
  isIntent: boolean
  /** The conversation was read again because another request goes first: that was said. */
  again: boolean
  /** How often the status was asked for without an answer, and how often it was `completed` without a link. */
  faults: number
  empty: number
  /** The pull request that the record showed, if that was read. */
  pulled?: string | undefined
  past: Past
}

/** Our comment waits: nothing is sent until `until`, monotonic ms. */
export interface Paused {
  at: 'paused'
  until: number
  past: Past
}

export interface Sending {
  at: 'send'
  target: Target & { kind: 'new' | 'job' }
  notes: string[]
  tries: number
  past: Past
}

/** Everybody but the status comment was told how it ended. */
export interface Told {
  at: 'told'
  outcome: Outcome
  change: MarkerChange
  readsFirst: boolean
}

/** Where a request goes. */
export type Target =
  | { kind: 'new'; why?: string | undefined }
  /** `newIf`: with these answers a new job is started instead. `isLeftOpen`: an earlier run left its comment open. */
  | {
      kind: 'job'
      id: string
      before: NonNullable<Marker['before']>
      newIf: number[]
      note?: string
      isLeftOpen?: boolean
    }
  /** The job is still active: the request waits for it. */
  | { kind: 'busy'; id: string }
  | { kind: 'none'; outcome: 'error' | 'skipped'; reason: string }

/** What is done next. What comes back is put into the view, and `to` is where the run stands after it. */
export type Action = About &
  (
    | Write
    /** Sleeps, then reads the conversation; 👀 goes out beside it. */
    | { do: 'read'; pause: number; react?: boolean; to: Step }
    | { do: 'sleep'; ms: number; to: Step }
    | Ask
    /** Sends the request, once. */
    | { do: 'send'; jobId?: string | undefined; to: Step }
    /** Deletes comments of ours. */
    | { do: 'remove'; found: Comment[]; to: Step }
    /** Tells everybody but the status comment how it ended. */
    | { do: 'tell'; outcome: Outcome; took: number; isSettled: boolean; mayRepeat: boolean; to: Step }
    /** Makes the last edit again, unless a higher phase stands there. */
    | { do: 'write-again'; to: Step }
    | { do: 'end'; outcome: Outcome }
  )

/** No question is open: the run stands elsewhere now, and that decides. */
export interface Go {
  go: Step
  log?: Line[] | undefined
}

/** What every action may have: it is done first, in this order. */
interface About {
  log?: Line[] | undefined
  /** The job's record as it is known now. A job that was not known before is saved at once. */
  job?: KnownJob | undefined
  /** This comment is ours from now on; `isReader`: only to be read. */
  take?: MarkedComment | undefined
  isReader?: boolean | undefined
}

/** Posts or edits the status comment. */
export interface Write {
  do: 'write'
  move: Move
  change: MarkerChange
  /** Nothing goes on without it; else what cannot be written now is written later. */
  must?: true
  /** Another run wrote the comment before: it is read once more, and a higher phase or a result that is there stays. */
  readsFirst?: boolean
  /** An earlier edit is kept: only the newest state is, and it is written later. */
  isKept?: boolean
  /** What the requester saw is read beside it. */
  readsPrompt?: true
  /** Then the commit where it was asked shows that a job works. */
  pending?: boolean
  to: Step
}

/** Sleeps, then asks all of this at once. */
export interface Ask {
  do: 'ask'
  pause: number
  /** A job's status. */
  check?: string | undefined
  /** The docs pull request at this address. */
  pull?: string | undefined
  /** The other place of this job's conversation. */
  there?: Partial<Marker> | undefined
  /** A workflow run. */
  run?: string | undefined
  to: Step
}

export interface Line {
  level: 'debug' | 'info' | 'warning'
  text: string
}
