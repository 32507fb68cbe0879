import type { Keys } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { RunResult } from '../../src/run/saved-state.ts'
import type { KeptComment } from '../local/github/comment-list.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { RandomFaults } from './faults.ts'
import type { InMemoryGitHub } from './github.ts'
import type { Hazard } from './hazards.ts'
import type { Random } from './random.ts'
import type { Scheduler } from './scheduler.ts'
import type { Servers } from './servers.ts'
import type { InMemoryService } from './service.ts'
import type { KeyInputs } from './settings.ts'

/** An event that may request something, and the runs that it started. */
export interface Trigger {
  /** The first word of the prompt; undefined if there is no prompt. */
  token: string | undefined
  event: string
  payload: object
  inputs: Record<string, string>
  /** The trigger's name in markers; undefined if it keeps no state. */
  id: string | undefined
  conversation: number | undefined
  /** The job that its inputs name. */
  jobId: string | undefined
  attempts: Attempt[]
}

/** One attempt of one workflow run. */
export interface Attempt {
  trigger: Trigger
  runId: string
  number: number
  killed: boolean
  startedAt: number
  cancelledAt: number | undefined
  endedAt: number | undefined
  result: RunResult | undefined
  /** What it saved while it ran: the ids of jobs, and the last marker. */
  jobs: string[]
  marker: Marker | undefined
  /** What people read: log, outputs, summary. */
  texts: string[]
  /** Timers and listeners that were left when it ended. */
  leftovers: string[]
  /** The attempt at the end, without faults. */
  last: boolean
}

/** A status comment whose marker somebody deleted. */
export interface Removal {
  comment: number
  trigger: string
  phase: string
  at: number
}

/** What happened in a world, for the checks. */
export interface WorldResult {
  service: InMemoryService
  github: InMemoryGitHub
  /** They verify every marker that was signed. */
  markerKeys: Keys
  /** Those of the last attempts: what they cannot verify they cannot bring up to date. */
  lastKeys: Keys
  /** How many sets of keys were used. */
  used: number
  /** The paths of the requests to the service. */
  asked: string[]
  triggers: Trigger[]
  attempts: Attempt[]
  /** The creates and follow-ups that reached the service. */
  posts: Exchange[]
  /** The requests to GitHub, path and body. */
  requests: string[]
  /** How many faults there were of each kind. */
  faults: Record<string, number>
  /** Comments of people, as they wrote them. */
  written: Map<number, string>
  /** When each follow-up was on its way, ms. */
  followUps: { path: string; token: string; from: number; to: number }[]
  /** What was written on GitHub, and nobody may write. */
  wrongWrites: string[]
  /** The edits of comments that met a fault, and until when GitHub takes none, ms. */
  editFaults: { comment: number; at: number; until: number }[]
  /** The comments after days in which nobody but a sweep did anything, and those that it counted as open. */
  left: { comments: InMemoryGitHub['comments']; open: Set<number> } | undefined
  /** Comments that somebody tried to delete. */
  deletions: Set<number>
  /** Status comments that others deleted, or whose marker they did. */
  removals: Removal[]
  /** The addresses of requests that met a fault. */
  faulty: string[]
}

/** One service, one GitHub with one repository, and everything that happens there. */
export interface World extends Omit<WorldResult, 'markerKeys' | 'lastKeys' | 'used' | 'asked' | 'requests' | 'faults'> {
  seed: number
  random: Random
  hazards: ReadonlySet<Hazard>
  scheduler: Scheduler
  servers: Servers
  faults: RandomFaults
  keys: KeyInputs
  closing: Promise<unknown>[]
}

/** A person comments. */
export function comment(
  { github, written }: World,
  issue: number,
  { login, body }: Pick<KeptComment, 'login' | 'body'>,
) {
  const comment = github.comment(issue, login, body)
  written.set(comment.id, body)
  return comment
}
