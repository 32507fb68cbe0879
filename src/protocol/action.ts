import type { Outcome } from '../outcomes.ts'
import type { KnownComment, KnownJob } from '../outside-answers.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker, MarkerChange, Move, Snapshot } from './marker.ts'
import type { Polling } from './polling.ts'

// What a run does next, and where it stands after it: a step may hold an action that is done later.

export interface Line {
  level: 'debug' | 'info' | 'warning'
  text: string
}

export const info = (text: string): Line => ({ level: 'info', text })

/** Where a run stands. */
export type RunStep =
  | { at: 'begin' }
  | { at: 'earlier-attempt'; began: number } // a re-run has read the conversation, and posted nothing yet
  | { at: 'posted' }
  /** Our comment is an intent, and the conversation was read: once more if ours was not listed, or for a second look. */
  | { at: 'look'; began: number; reading: 'first' | 'repeated' | 'second' }
  /** Another run's comment waits: is that run alive? `over`: other runs, which are not. */
  | { at: 'waiting-run'; run: string; over: string[] }
  /**
   * `isSaid`: the log names what it waits for. How often: `faults`, no answer; `withoutLink`, `completed` without a link;
   * `missing`, 404.
   */
  | {
      at: 'survey' | 'surveyed'
      isSaid?: boolean
      faults: number
      withoutLink: number
      missing: number
    }
  | { at: 'wait-for-turn' }
  /**
   * The job has settled, and an earlier request does not say its result yet. `askedRun`: the run and the attempt that were
   * asked for; `isLast`: for the last time.
   */
  | { at: 'unreported'; id: string; since: number; askedRun?: string; isLast: boolean }
  | { at: 'paused'; until: number }
  | { at: 'resumed' }
  | { at: 'deleted'; isRead: boolean } // our comment was deleted while it waited
  | { at: 'send' | 'sent'; goal: Goal & { kind: 'new' | 'job' }; notes: string[]; tries: number }
  /**
   * `isEarlier`: the request is sent when this job has settled. `isRead`: the conversation was read again, because the
   * pause before the end was long.
   */
  | { at: 'poll'; polling: Polling; isOfEarlierRequest?: boolean; isRead?: true }
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
  | { at: 'deferred'; next: Action; until: number } // what could not be written is written first, then this is done

export type StepAt<At extends RunStep['at']> = RunStep & { at: At }

export type Goal =
  | { kind: 'new'; note?: string | undefined; earlierPull?: Marker['earlier'] }
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
    | Query
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

/** Nothing is done outside: it is decided at once what is done at this step. */
export type Go = Pick<Noted, 'log' | 'past'> & { do: 'go'; to: RunStep }

/** What every action may have: it is done first, in this order. */
export interface Noted {
  log?: Line[] | undefined
  take?: MarkedComment | undefined // this comment is ours from now on; `isAnothers`: only to be read
  isAnothers?: boolean | undefined
  past?: Past | undefined
  /** The job's record as it is known now. A job that was not known before is saved at once. */
  job?: KnownJob | undefined
}

export interface Write {
  do: 'write'
  move: Move
  change: MarkerChange
  isRequired?: true // nothing goes on without it; else what cannot be written now is written later
  /** Another run wrote the comment before: it is read once more, and a higher phase or a result that is there stays. */
  readsFirst?: boolean
  isDeferred?: boolean // an earlier edit is kept: only the newest state is, and it is written later
  readsPrompt?: boolean
  setsCommitStatus?: boolean
  to: RunStep
}

export interface HandOver {
  do: 'hand-over'
  found: MarkedComment
  shown: NonNullable<Marker['handedOver']>
  to: RunStep
}

/** Sleeps, then asks all of this at once: about a job, its pull request, the other place of a job, a workflow run. */
export interface Query {
  do: 'query'
  pause: number
  check?: string | undefined
  pull?: string | undefined
  there?: Partial<Marker> | undefined
  run?: string | undefined
  to: RunStep
}

/** What a run remembers of its own requests, and of what it waited for. */
export interface Past {
  isOurs?: true // no earlier attempt can have sent: the look has shown it
  limited?: number // how often the answer was the hourly limit
  newJobBecause?: string // why the job did not take the follow-up: a new one is started
  notFound?: string | undefined // every status check of this job was answered 404 for two minutes
  silent?: number[] // the comments of earlier requests that were waited for, and do not say their result
}
