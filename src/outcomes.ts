import type { Reaction } from './io/github.ts'
import type { KnownJob } from './io/job-record.ts'

interface OutcomeRow {
  settled: boolean
  /** How the log says it, if it does not fail the step: then it is an error. */
  level: 'info' | 'warning'
  reaction?: Reaction
  /** What is shown on the commit of the pull request where it was asked; absent: it stays pending. */
  commitStatus?: 'success' | 'failure' | 'error'
  /** `by default`: action.yml lists it as the default of `fail-on`. */
  fails: 'always' | 'by default' | 'on request'
}

/** How a run can end, in the words that users see. Headings and advice are in tell/headline-text.ts. */
export const outcomes = {
  completed: {
    settled: true,
    level: 'info',
    reaction: 'rocket',
    commitStatus: 'success',
    fails: 'on request',
  },
  'no-pull-request': {
    settled: true,
    level: 'info',
    reaction: 'rocket',
    commitStatus: 'success',
    fails: 'on request',
  },
  archived: {
    settled: true,
    level: 'warning',
    reaction: 'confused',
    commitStatus: 'failure',
    fails: 'on request',
  },
  failed: {
    settled: true,
    level: 'warning',
    reaction: 'confused',
    commitStatus: 'failure',
    fails: 'by default',
  },
  'timed-out': { settled: false, level: 'warning', reaction: 'confused', fails: 'by default' },
  detached: { settled: false, level: 'info', fails: 'on request' },
  unconfirmed: { settled: false, level: 'warning', reaction: 'confused', fails: 'on request' },
  unknown: {
    settled: false,
    level: 'warning',
    reaction: 'confused',
    commitStatus: 'error',
    fails: 'by default',
  },
  'rate-limited': { settled: false, level: 'warning', reaction: 'confused', fails: 'by default' },
  skipped: { settled: false, level: 'info', fails: 'on request' },
  refused: { settled: false, level: 'info', fails: 'on request' },
  cancelled: { settled: false, level: 'info', fails: 'always' },
  error: {
    settled: false,
    level: 'info',
    reaction: 'confused',
    commitStatus: 'error',
    fails: 'always',
  },
} as const satisfies Record<string, OutcomeRow>

export type OutcomeName = keyof typeof outcomes

export const outcomeNames = Object.keys(outcomes) as OutcomeName[]

export const outcomeRow = (name: OutcomeName): OutcomeRow => outcomes[name]

/** How this run ended. `reason` is one sentence for a person; `job` is the last record seen. */
export interface Outcome {
  name: OutcomeName
  reason: string
  job?: KnownJob | undefined
  unseen?: true | undefined // the last status check did not find the job: it is not said to run
}

const cancelledAt = {
  'nothing-sent': '. Nothing was started.',
  sending:
    ' while the request was being sent. The service may have received it. It is not sent again.',
  unclear: '.',
}

interface Started {
  jobId: string
  /** The last answer about it was a 404. */
  isMissing?: true | undefined
}

/** How far a run had come when it was cancelled: whether its request was sent, or the job that it started. */
export type Progress = keyof typeof cancelledAt | Started

/** `stopped early`: it ended without a word of its own. */
export const cancelledReason = (
  progress: Progress,
  how: 'was cancelled' | 'stopped early' = 'was cancelled',
): string =>
  `The run ${how}${typeof progress === 'object' ? `. ${startedText(progress)}` : cancelledAt[progress]}`

const startedText = ({ jobId, isMissing }: Started): string =>
  isMissing
    ? `The last status check did not find job ${jobId} (404).`
    : `Job ${jobId} keeps running.`

export const cancelledOutcome = (progress: Progress): Outcome => ({
  name: 'cancelled',
  reason: cancelledReason(progress),
})
