import { checkLink } from '../../src/io/pull-request-link.ts'
import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { LocalJob } from '../local/service/jobs.ts'

/** What one status check of a job was answered. */
export interface Shown {
  job: LocalJob
  /** How many of its prompts the record knew: it shows what the last of these came to. 0: it was a 404. */
  known: number
  /** Undefined if the record had none, or one of another type. */
  status: string | undefined
  /** The address of the pull request, as the action writes it. */
  link: string | undefined
  at: number
}

/** All answers to status checks, oldest first: the checks judge by them whose result a comment tells. */
export function createShownRecords(now: () => number) {
  const all: Shown[] = []
  return {
    all,
    /** `record`: as it was answered; undefined: a 404. */
    note(job: LocalJob, known: number, record: unknown): void {
      const { status, prLink } = Object(record)
      all.push({
        job,
        known: record === undefined ? 0 : known,
        status: typeof status === 'string' ? status : undefined,
        link: checkLink(prLink, [])?.url,
        at: now(),
      })
    },
    /** The ends of one prompt that were shown: of the job's `index`-th, counted from 0. */
    endsOf: (job: LocalJob, index: number): Shown[] =>
      all.filter(
        (shown) => shown.job === job && shown.known === index + 1 && isSettledStatus(shown.status),
      ),
    /** The records that were shown from some moment on, of whatever prompt. */
    since: (job: LocalJob, at: number): Shown[] =>
      all.filter((shown) => shown.job === job && shown.known > 0 && shown.at >= at),
    /** When the job was not found, from some moment on. */
    missingSince: (job: LocalJob, at: number): number[] =>
      all
        .filter((shown) => shown.job === job && shown.known === 0 && shown.at >= at)
        .map((shown) => shown.at),
  }
}
