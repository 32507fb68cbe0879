import type { Job } from '../io/job-record.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { Marker, Snapshot } from '../memory/marker.ts'

export type KnownJob = Job & { id: string }

/** The job to wait for, and how this run came to it. */
export interface PollTarget {
  id: string
  /** `attach`: it exists, and this run sent nothing to it. */
  kind: 'create' | 'follow-up' | 'attach'
  /** Until the job shows something else than this, or did before, its result is the earlier one. */
  before?: Snapshot
  /** A link that was seen before: it stays if the service drops it. */
  link?: Link | undefined
  /** When it was created or got its follow-up, on the clock's `now`; absent: when the waiting begins. */
  startedAt?: number
  /** Gets each record of this target whose status or link differs from the one before. */
  onChange?: (job: KnownJob) => void
  /** Reads the head commit of the docs pull request; undefined if it cannot be read. */
  readHead?: (() => Promise<string | undefined>) | undefined
}

/** The link of a job's pull request that a marker remembers. */
export const rememberedLink = (
  { prLink, before }: Partial<Pick<Marker, 'prLink' | 'before'>>,
  hosts: string[],
): Link | undefined => checkLink(prLink ?? before?.prLink, hosts)

export interface PollOptions {
  /** On the clock's `now`. */
  deadline: number
  /** `completed` without a link may take until then to be believed; else the deadline. */
  confirmUntil?: number
  /** A run that does not wait: it checks at once, and a job that is open at the deadline is left running. */
  leaves?: boolean
  intervalSeconds: number
  signal: AbortSignal
  /** Called before each status check with the time at which it is due, on the clock's `now`. */
  beforeCheck?: (due: number) => Promise<void>
}
