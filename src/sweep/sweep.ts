import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import type { MarkerReader } from '../memory/markers.ts'
import type { OpenComments } from '../memory/open-comments.ts'
import type { OutcomeName } from '../outcomes.ts'

/** What became of a job that a sweep checked. */
export interface SweptJob {
  conversation: number
  jobId: string
  status: string
  /** '' while it is open. */
  outcome: OutcomeName | ''
  prLink: string
  kind: 'settled' | 'open' | 'lost'
}

export interface Sweep {
  environment: Environment
  clients: Clients
  reader: MarkerReader
  openComments: OpenComments
  sinceHours: number
  concurrency: number
  /** What became of each job so far, by its comment. */
  swept: Map<number, SweptJob>
  rerun: RerunState
}

/** The re-runs of requests that wait for the hourly limit. */
export interface RerunState {
  isWanted: boolean
  /** The permissions that are missing: a warning has said so of each. */
  missing: Set<string>
  /** The workflow runs that this sweep started again. */
  started: Set<string>
}

/** The sweep cannot do its work: the key is not accepted, the address is wrong, or no marker can be verified. */
export class SweepError extends Error {
  override readonly name = 'SweepError'
}

/** The service is unreachable: the rest is left for the next sweep. */
export class ServiceDownError extends Error {
  override readonly name = 'ServiceDownError'
}
