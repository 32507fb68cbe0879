import type { Random } from '../../dev/soak/random.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { ourAccount } from '../helpers/fake-github.ts'
import { type Delivery, requestsSent } from '../helpers/fake-service.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { keys, named } from '../helpers/markers.ts'
import { isOver, type Repository, repository, type Trigger } from '../helpers/repository.ts'

/** Where a request is made: on the issue, on its docs pull request, or by a step of a workflow for the issue. */
export type Place = 'issue' | 'pull' | 'step'

/** Many triggers whose follow-ups go to one job. Each has one run. */
export interface Scenario {
  /** These start anew, near the moment at which the job has settled. */
  first: Place[]
  /** These have waited for the job since it was active. */
  later?: Place[]
  /** The job is still active when the first ones begin. */
  busy?: boolean
  /** A new comment may be missing from a list for a second. */
  lag?: boolean
  /** Reading from GitHub or the service may take minutes, and an answer to a follow-up up to a minute. */
  slow?: boolean
  left?: { kill?: number; lose?: number }
  /** The docs pull request is in another repository, whose own workflow serves it. */
  elsewhere?: boolean
}

export const issue = 1
export const pull = 901
const settlesMs = 40_000

const slowReads = [...Array.from({ length: 20 }, () => 0), 5_000, 50_000, 130_000]
const slowDelays: Record<string, number[]> = {
  comments: slowReads,
  pull: slowReads,
  check: slowReads,
  'answer to followUp': [0, 5_000, 50_000],
}

/** Plays the requests to their ends. Returns the guarantees that were broken, and what happened. */
export async function playTriggers(
  scenario: Scenario,
  { random, delays }: { random: Random; delays: readonly number[] },
): Promise<{ broken: string[]; story: string[] }> {
  const { first, later = [], busy = false, lag = true, elsewhere = false } = scenario
  const docs = elsewhere ? { id: 8, name: 'docs' } : { id: 7, name: 'r' }
  const link = linkTo(pull, docs.name)
  const left = { kill: 0, lose: 0, ...scenario.left }
  const given = stage(random, { stepMs: 0 })
  const world = repository(given.clock, {
    takes: 12,
    stale: random.pick([1, 2, 3]),
    result: () => ({ status: 'completed', link }),
    step: (_, call) => {
      if (left.kill > 0 && random.chance(0.02) && left.kill-- > 0) return 'kill'
      return random.pick((scenario.slow && slowDelays[call]) || delays)
    },
  })
  const { github, service, story } = world
  if (lag) github.lists.lack = () => random.chance(0.5)
  service.answerOf = () => (left.lose > 0 && random.chance(0.4) && left.lose-- > 0 ? 'lost' : 'accepted')
  const broken = new Set<string>()
  service.onDelivery = (delivery) => {
    for (const problem of problemsOf(delivery, world)) broken.add(problem)
  }
  github.pullRepository = { id: docs.id, visibility: 'public' }
  hasJob(world, later.length > 0 || busy ? 'active' : 'completed', docs)

  const begins = (place: Place, at: number, times: number[]) => async (part: Part) => {
    await part.clock.sleep(random.pick(times))
    const asked = triggerAt(world, place, at)
    const trigger = place === 'pull' ? { ...asked, repository: docs } : asked
    return world.run(trigger, { letter: String.fromCharCode(65 + at) })(part)
  }
  const job = async ({ clock }: Part) => {
    await clock.sleep(settlesMs)
    story.push('job-1 settles')
    service.show('job-1', { status: 'completed', link })
  }
  const near = [0, 200, 600, 1_500, 3_000]
  const around = [...near, 10_000, 21_000, 23_000, 25_000].map((ms) => ms + settlesMs - (busy ? 2_000 : 0))
  try {
    await given.play<unknown>([
      ...later.map((place, at) => begins(place, at, near)),
      ...first.map((place, at) => begins(place, later.length + at, later.length > 0 || busy ? around : near)),
      ...(later.length > 0 || busy ? [job] : []),
    ])
  } catch (error) {
    broken.add(`L0 a run does not end as it should: ${error instanceof Error ? error.message : error}`)
  }
  const isFaultless = Object.keys(scenario.left ?? {}).length === 0
  if (isFaultless && requestsSent(service).length !== first.length + later.length)
    broken.add('L2 no fault, and not all are sent')
  return { broken: [...broken], story }
}

/** What is wrong at the moment in which the service gets a follow-up. */
function problemsOf({ by, job, found }: Delivery, { service, attempts }: Repository): string[] {
  const isAlive = (name: string): boolean => attempts.some((attempt) => attempt.name === name && !isOver(attempt))
  const earlier = service.deliveries.filter((delivery) => delivery.job === job && job !== undefined)
  const problems: string[] = []
  if (earlier.some((delivery) => delivery.isInFlight && delivery.by !== by && isAlive(delivery.by)))
    problems.push('J1 two follow-ups are in flight to one job')
  const last = earlier.at(-1)
  if ((found === 'accepted' || found === 'active') && last !== undefined && isAlive(last.by))
    problems.push('J2 a follow-up is sent before the job has done the one before')
  if (found === 'new') problems.push('a second job')
  return problems
}

/** The conversation has job-1, and its docs pull request names it. */
export function hasJob(
  { github, service }: Repository,
  status: 'active' | 'completed',
  docs = { id: 7, name: 'r' },
): void {
  const { url: prLink } = linkTo(pull, docs.name)
  service.show('job-1', { status, link: linkTo(pull, docs.name) })
  const common = { ...named, version: 1, repository: 7, trigger: 'comment:50', run: '800', jobId: 'job-1' } as const
  const longAgo = '2025-05-01T00:00:00.000Z'
  const { id } = github.say(issue, '', longAgo, ourAccount)
  const settled: Marker = {
    ...common,
    conversation: issue,
    nonce: 'first-status',
    phase: 'settled',
    kind: 'create',
    comment: id,
    outcome: 'completed',
    prLink,
  }
  github.edit(id, `${signMarker(settled, keys)}\nText.`, longAgo)
  const { outcome } = settled
  const nonce = 'docs-pull-request'
  const link: Marker = {
    ...common,
    repository: docs.id,
    conversation: pull,
    nonce,
    phase: 'settled',
    kind: 'pull-request',
    from: { repository: 7, conversation: issue, name: 'o/r' },
    prLink,
    outcome,
  }
  github.say(pull, `${signMarker(link, keys)}\nText.`, longAgo, ourAccount)
}

function triggerAt(world: Repository, place: Place, at: number): Trigger {
  if (place !== 'step') return world.ask(place === 'pull' ? pull : issue)
  const id = 900 + 65 + at
  return { name: `run:${id}/docs/0/docs/0123456789abcdef`, conversation: issue, createdAt: undefined }
}
