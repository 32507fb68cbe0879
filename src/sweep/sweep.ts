import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import { Account, type Keys } from '../memory/keys.ts'
import type { MarkerReader } from '../memory/markers.ts'
import { type OpenComment, OpenComments } from '../memory/open-comments.ts'
import { isHeldByLiveRun } from '../memory/status-comment.ts'
import type { OutcomeName } from '../outcomes.ts'
import { type Listed, mostOpenMs } from '../protocol/sweep.ts'

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
  sinceHours: number
  concurrency: number
  rerunLimited: boolean
  reader: MarkerReader
  openComments: OpenComments
  /** What became of each job so far, by its comment. */
  swept: Map<number, SweptJob>
  started: Set<string>
  /** The permissions for that which are missing: a warning has said so of each. */
  missing: Set<string>
}

/** A sweep that runs once a day still finds every job that has just become too old, and reports it. */
const marginHours = 25

type SweepSettings = Omit<Sweep, 'reader' | 'openComments' | 'swept' | 'started' | 'missing'> & { keys: Keys }

export function createSweep({ keys, ...settings }: SweepSettings): Sweep {
  const { clients, environment, sinceHours } = settings
  const reader = { keys, repository: environment.repository.id, account: new Account(clients.github) }
  const windowMs = (sinceHours + marginHours) * 3_600_000
  const openComments = new OpenComments(clients.github, reader, windowMs)
  return { ...settings, reader, openComments, swept: new Map(), started: new Set(), missing: new Set() }
}

/** The sweep cannot do its work: the key is not accepted, the address is wrong, or no marker can be verified. */
export class SweepError extends Error {}

/** The service is unreachable: the rest is left for the next sweep. */
export class ServiceDownError extends Error {}

export const listed = (
  { marker, comment, updatedAt }: OpenComment,
  { clients, reader, sinceHours }: Sweep,
): Listed => ({
  marker,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(updatedAt),
  now: clients.github.date().getTime(),
  sinceHours,
  isOfThisService: marker.service === reader.keys.service,
})

export const isOfLiveRun = (open: OpenComment, sweep: Sweep): Promise<boolean> =>
  isHeldByLiveRun(sweep.clients, open, mostOpenMs(sweep))
