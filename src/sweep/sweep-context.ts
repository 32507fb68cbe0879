import type { ClosedPull } from '../ask/event.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { GitHubError } from '../io/github-error.ts'
import { Account } from '../memory/account.ts'
import { RepositoryComments } from '../memory/repository-comments.ts'
import type { Keys } from '../memory/signed-marker.ts'
import { isHeldByLiveRun } from '../memory/status-comment.ts'
import type { OutcomeName } from '../outcomes.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import { type Listed, mostOpenMs } from '../protocol/sweep.ts'

export interface SweptJob {
  conversation: number
  jobId: string
  status: string
  /** '' while it is open. */
  outcome: OutcomeName | ''
  prLink: string
  kind: 'settled' | 'open' | 'lost'
  /** Its last check was answered 404. Not in the output. */
  isMissing?: true
}

interface SweepSettings {
  environment: Environment
  clients: Clients
  keys: Keys
  sinceHours: number
  concurrency: number
  closed?: ClosedPull | undefined
}

export type Sweep = ReturnType<typeof createSweep>

/** A sweep that runs once a day still finds every job that has just become too old, and reports it. */
const marginHours = 25

export function createSweep({ keys, ...settings }: SweepSettings) {
  const { clients, environment, sinceHours } = settings
  const reader = {
    keys,
    repository: environment.repository.id,
    account: new Account(clients.github),
  }
  return {
    ...settings,
    reader,
    repositoryComments: new RepositoryComments(
      clients.github,
      reader,
      (sinceHours + marginHours) * 3_600_000,
    ),
    swept: new Map<number, SweptJob>(),
  }
}

/** The sweep cannot do its work: the key is not accepted, the address is wrong, or no marker can be verified. */
export class SweepError extends Error {}

/** The service is unreachable: the rest is left for the next sweep. */
export class ServiceDownError extends Error {}

export const listed = (
  { marker, comment }: MarkedComment,
  { clients, reader, sinceHours }: Sweep,
): Listed => ({
  marker,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(comment.updatedAt),
  now: clients.github.date().getTime(),
  sinceHours,
  isOfThisService: marker.service === reader.keys.service,
})

export const isOfLiveRun = (open: MarkedComment, sweep: Sweep): Promise<boolean> =>
  isHeldByLiveRun(sweep.clients, open, mostOpenMs(sweep))

/** Leaves a conversation for the next sweep if it has a problem. Throws if GitHub's limit is reached. */
export async function unlessLeft(
  open: MarkedComment,
  sweep: Sweep,
  task: () => Promise<unknown>,
): Promise<void> {
  if (sweep.clients.cancelled.aborted) return
  try {
    await task()
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error)) throw error
    warnLeft(open, error.message, sweep)
  }
}

export const warnLeft = ({ marker }: MarkedComment, problem: string, { clients }: Sweep): void =>
  clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`)

/** Whether GitHub's rate limit for github-token is reached: that of docs-token concerns only some jobs. */
export const isGitHubLimit = (error: Error): boolean =>
  error instanceof GitHubError && error.limited && !error.isOfDocsToken
