import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
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
  openComments: OpenComments
  sinceHours: number
  concurrency: number
  /** What became of each job so far, by its comment. */
  swept: Map<number, SweptJob>
}

/** The service does not accept the key: the sweep cannot do its work. */
export class KeyRejectedError extends Error {
  override readonly name = 'KeyRejectedError'
}

/** The service is unreachable: the rest is left. */
export class ServiceDownError extends Error {
  override readonly name = 'ServiceDownError'
}
