import type {
  KnownComment,
  KnownJob,
  Link,
  PullSize,
  Sent,
  StatusCheck,
} from '../outside-answers.ts'
import type { Past, RunStep } from './action.ts'
import type { RunReading } from './held-comment.ts'
import type { ConversationMarkers, MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'

// What is known when a run decides.

export interface RequestFacts {
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
  request: RequestFacts
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
  isAnothers?: boolean | undefined // our comment is that of another run, which is alive: nothing is written into it
  past?: Past | undefined
  step: RunStep
  now: number
  deadline: number
  date: number
  random: number
  cancelled: boolean
}

export interface Answers {
  /** `at`: when it was asked: what a slow answer says was true then. */
  check?: { says: StatusCheck; at: number } | undefined
  pull?: { link: Link | undefined; is: PullState } | undefined
  /** The markers of the conversation's other place: the docs pull request of an issue, or the issue of one. */
  there?: MarkedComment[] | undefined
  workflowRun?: { id: string; is: RunReading } | undefined
  /** Whether GitHub took our word in the comment of an earlier request. */
  handedOver?: { comment: number; isWritten: boolean } | undefined
  sent?: Sent | undefined
  size?: PullSize | undefined
}

/** A docs pull request: `closed` without a merge, `unknown` if it cannot be read, and why not. */
export interface PullState {
  state: 'open' | 'merged' | 'closed' | 'unknown'
  head?: string | undefined
  size?: PullSize | undefined
  isHidden?: boolean // not all who read the conversation may know it
  why?: string | undefined
}

/** What may be looked at: a field of the view, or one of the answers. */
export type Sight = Exclude<keyof View, 'answers' | 'step'> | keyof Answers

const clocks = ['now', 'date', 'deadline'] as const
const toEnd = ['request', 'marker', 'own', 'past'] as const
const aboutJob = ['check', 'pull', 'there'] as const

/**
 * What each step may look at. It includes what a step looks at to which this one goes on at once, and answers that a later
 * step needs.
 */
export const sees = {
  begin: ['request', 'now', 'here'], // `here`: our first comment takes over a mention of an earlier attempt
  'earlier-attempt': [...toEnd, 'here', 'now'],
  posted: ['request', 'now', 'here'],
  look: [...toEnd, 'here', 'eyes', 'now', 'date'],
  'waiting-run': [...toEnd, 'here', 'eyes', 'workflowRun', 'date'],
  survey: ['request', 'past', 'here'],
  surveyed: [
    ...toEnd,
    ...clocks,
    ...aboutJob,
    'here',
    'writtenAt',
    'random',
    'workflowRun', // for `unreported`, as `handedOver`
    'handedOver',
  ],
  'wait-for-turn': [...toEnd, 'now', 'deadline'],
  unreported: [...toEnd, ...clocks, ...aboutJob, 'here', 'workflowRun', 'handedOver'],
  paused: [...toEnd, 'now', 'deadline', 'unwritten', 'isAnothers'],
  resumed: ['request', 'now'],
  deleted: ['request', 'marker', 'own', 'here'],
  send: ['request', 'marker', ...clocks, 'writtenAt', 'pull'], // `pull`: for `sent`
  sent: [...toEnd, ...clocks, 'sent', 'pull', 'random', 'cancelled'],
  poll: [
    ...toEnd,
    ...clocks,
    'here', // only where it was read again, because the pause before the end was long
    'check',
    'pull',
    'link',
    'writtenAt',
    'isAnothers',
    'random',
    'cancelled',
  ],
  told: ['size'],
  attach: ['request', 'marker', ...clocks, 'here', 'workflowRun', 'cancelled'],
  repeat: ['request', 'marker', 'link', 'check'],
  failed: [...toEnd, 'cancelled'],
  over: [],
  deferred: [],
} as const satisfies Record<RunStep['at'], readonly Sight[]>

/** The part of the view that holds these. */
export type Showing<Name extends Sight> = Pick<View, Extract<Name, keyof View>> & {
  answers: Pick<Answers, Extract<Name, keyof Answers>>
}

/** What a run knows where it decides as it stands at this step. */
export type ViewAt<At extends RunStep['at']> = Showing<(typeof sees)[At][number]>
