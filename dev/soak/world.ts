import type { Keys } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { StateWriter } from '../../src/run/outputs-and-state.ts'
import type { RunResult } from '../../src/run/run-result.ts'
import { inMemoryGitHub } from '../local/github/in-memory.ts'
import type { KeptComment } from '../local/github/state.ts'
import type { Exchange } from '../local/http/loopback.ts'
import { randomFaults } from './faults.ts'
import type { Hazard } from './hazards.ts'
import { type Random, seeded } from './random.ts'
import { type Actor, Scheduler } from './scheduler.ts'
import type { Servers } from './servers.ts'
import { soakService } from './service.ts'
import { firstKeys, token } from './settings.ts'
import { visibleTexts } from './visible-texts.ts'
import { createWorkflowRuns } from './workflow-runs.ts'

/** An event that may request something, and the runs that it started. */
export interface Trigger {
  /** The first word of the prompt; undefined if there is no prompt. */
  token: string | undefined
  /** Who asks; undefined: nobody, as for a schedule. */
  requester: string | undefined
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
  /** What it did with the service, as its output says. */
  kind: StateWriter['kind']
  /** What it saved while it ran: the ids of jobs, and the last marker. */
  jobs: string[]
  marker: Marker | undefined
  /** What people read: log, outputs, summary. */
  texts: string[]
  /** Timers and listeners that were left when it ended. */
  leftovers: string[]
  /** The attempt at the end, without faults. */
  last: boolean
  /** Cancels it as the runner does. */
  cancel(by: Actor): Promise<void>
}

/** A status comment whose marker somebody deleted. */
export interface Removal {
  comment: number
  trigger: string
  phase: string
  at: number
}

/** One service, one GitHub with one repository, and everything that happens there. */
export type World = ReturnType<typeof createWorld>

/** What happened in a world, for the checks. */
export interface WorldResult extends Omit<World, 'faults'> {
  /** They verify every marker that was signed. */
  markerKeys: Keys
  /** Those of the last attempts: what they cannot verify they cannot bring up to date. */
  lastKeys: Keys
  /** How many sets of keys were used. */
  used: number
  /** The paths of the requests to the service. */
  asked: string[]
  /** The requests to GitHub, path and body. */
  requests: string[]
  /** Those that GitHub did not carry out, method and path. */
  refusedByGitHub: string[]
  /** How many faults there were of each kind. */
  faults: Record<string, number>
}

export function createWorld(
  seed: number,
  { servers, hazards }: { servers: Servers; hazards: ReadonlySet<Hazard> },
) {
  const random = seeded(seed)
  const scheduler = new Scheduler(random)
  const limit = random.pick([100, 100, 4, 2])
  const hourOf = random.pick(['sliding', 'full hours'] as const)
  const keys = firstKeys()
  const faults = randomFaults(random, () => keys.current['api-key'] ?? '', {
    hazards,
    now: scheduler.now,
  })
  const service = soakService(scheduler, random, { hazards, note: faults.note })
  Object.assign(service.settings, { limit, hourOf })
  for (const hazard of hazards) faults.note(hazard)
  const late = hazards.has('late edits')
  const github = soakGitHub({ random, scheduler, note: faults.note, late }, servers.check)
  github.grants.actions = hazards.has('unreadable runs') ? 'none' : 'read'
  for (const { ledger } of [servers.service, servers.github]) ledger.length = 0
  servers.answer.service = service.handle
  servers.answer.github = github.handle
  const happened = {
    triggers: [] as Trigger[],
    attempts: [] as Attempt[],
    /** The creates and follow-ups that reached the service. */
    posts: [] as Exchange[],
    /** Comments of people, as they wrote them. */
    written: new Map<number, string>(),
    /** Comments that somebody tried to delete. */
    deletions: new Set<number>(),
    /** Status comments that others deleted, or whose marker they did. */
    removals: [] as Removal[],
    /** When each follow-up was on its way, ms. */
    followUps: [] as { path: string; token: string; from: number; to: number }[],
    /** What was written on GitHub, and nobody may write. */
    wrongWrites: [] as string[],
    /** The edits of comments that met a fault, and until when GitHub takes none, ms. */
    editFaults: [] as { comment: number; at: number; until: number }[],
    /** The comments after days in which nobody but a sweep did anything, and those that it counted as open. */
    left: undefined as { comments: typeof github.comments; open: Set<number> } | undefined,
    /** The requests that met a fault, and when, ms. */
    faulty: [] as { url: string; at: number }[],
    closing: [] as Promise<unknown>[],
  }
  return { seed, random, hazards, scheduler, servers, service, github, faults, keys, ...happened }
}

const dayMs = 86_400_000

/** The local GitHub on the scheduler's time. In some worlds its clock is another, and its lists are up to a second old. */
function soakGitHub(
  {
    random,
    scheduler,
    note,
    late,
  }: { random: Random; scheduler: Scheduler; note: (kind: string) => void; late: boolean },
  check: Servers['check'],
) {
  const differ = random.chance(0.3)
  const lag = random.chance(0.3) || late
  if (differ) note('clocks differ')
  if (lag) note('lists lag')
  const offsetMs = differ ? random.whole(-dayMs, dayMs) : 0
  const machineNow = () => scheduler.date().getTime()
  /** What lists show is no newer, on the machine's clock. */
  let listedUntil = 0
  const github = inMemoryGitHub({
    token,
    check,
    date: () => new Date(machineNow() + offsetMs),
    now: machineNow,
    isListed: (_, postedAt) => postedAt <= listedUntil,
  })
  // The docs pull requests.
  for (let number = 9_000; number < 10_000; number++) github.pull(number)
  const visible = visibleTexts(github, scheduler, { late, note })
  return {
    ...github,
    visible,
    runs: createWorkflowRuns(github, github.date),
    handle(...[exchange]: Parameters<typeof github.handle>) {
      listedUntil = machineNow() - (lag ? random.whole(0, 1_000) : 0)
      return visible.handle(exchange)
    },
  }
}

/** A person comments. */
export function comment(
  { github, written }: World,
  issue: number,
  what: Pick<KeptComment, 'login' | 'body'>,
) {
  const comment = github.comment(issue, what)
  written.set(comment.id, what.body)
  return comment
}
