import type { Random } from '../../dev/soak/random.ts'
import type { Keys } from '../../src/memory/keys.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { type Answer, requestsSent } from '../helpers/fake-service.ts'
import { type Part, type Stage, stage } from '../helpers/interleave.ts'
import { keys, markerOf, rotatedKeys, unrelatedKeys } from '../helpers/markers.ts'
import {
  type Attempt,
  isOver,
  type Repository,
  reactedBefore,
  repository,
  type Trigger,
} from '../helpers/repository.ts'

/** How often each thing may go wrong. */
export interface Faults {
  kill: number
  /** An answer of the service is lost. */
  lose: number
  /** The service rejects a request, or its limit is reached. */
  reject: number
  /** A reaction fails, or its answer is lost. */
  eyes: number
  /** Somebody deletes a status comment. */
  delete: number
  /** A comment cannot be deleted. */
  stuck: number
  /** The key is replaced. */
  rotate: number
  /** A call to GitHub fails, or its answer is lost. */
  github: number
}

/** Several runs of one trigger. */
export interface Scenario {
  runs: number
  /** So many of them are run again. */
  reruns?: number
  /** Another workflow of the repository reacted before. */
  eye?: boolean
  /** No reaction is possible. */
  noEyes?: boolean
  /** A re-run begins while the earlier attempt lives. */
  zombie?: boolean
  /** A run may be slower than two minutes. */
  stalls?: boolean
  /** Only what is no intent is deleted, once no first attempt decides any more. */
  late?: boolean
  /** What is rejected once is sent in the end. */
  served?: boolean
  /** A run that was killed has a post step. */
  post?: boolean
  /** After the rotation the earlier key is known as previous-key. */
  previousKey?: boolean
  left?: Partial<Faults>
}

/** How an order is made: random numbers, and how long a step may take, ms. */
export interface Order {
  random: Random
  delays: readonly number[]
}

/** Together: a living run leaves the phase `intent` within two minutes. */
const mostSlowMs = 60_000
const stallMs = 150_000

/** Plays the runs to their ends. Returns the guarantees that were broken, and what happened. */
export async function playRuns(scenario: Scenario, order: Order): Promise<{ broken: string[]; story: string[] }> {
  const { random } = order
  const given = stage(random, { stepMs: 0 })
  const left: Faults = {
    ...{ kill: 0, lose: 0, reject: 0, eyes: 0, delete: 0, stuck: 0, rotate: 0, github: 0 },
    ...scenario.left,
  }
  const happens = (fault: keyof Faults, probability: number): boolean =>
    left[fault] > 0 && random.chance(probability) && left[fault]-- > 0
  const slow = slowness(scenario, order)
  const world = repository(given.clock, {
    takes: 5,
    result: () => ({ status: 'failed' }),
    step: (attempt) => (happens('kill', 0.04) ? 'kill' : slow(attempt)),
  })
  const trigger = world.ask(1)
  if (scenario.eye) await reactedBefore(world, trigger)
  goWrong(world, scenario, { random, happens })
  const problem = await actors(world, { scenario, trigger, random, left }, given.play)
  return { broken: problem === undefined ? brokenBy(world, trigger, scenario) : [problem], story: world.story }
}

/** How long the next step of an attempt takes. */
function slowness({ stalls = false }: Scenario, { random, delays }: Order): (attempt: Attempt) => number {
  const sums = new Map<string, number>()
  let stall = stalls
  return ({ name }) => {
    if (stall && random.chance(0.05)) {
      stall = false
      return stallMs
    }
    const ms = random.pick(delays)
    const sum = (sums.get(name) ?? 0) + ms
    if (sum > mostSlowMs) return 0
    sums.set(name, sum)
    return ms
  }
}

interface Chances {
  random: Random
  happens: (fault: keyof Faults, probability: number) => boolean
}

function goWrong({ github, service }: Repository, { noEyes }: Scenario, { random, happens }: Chances): void {
  github.lists.lack = () => random.chance(0.5)
  github.faultOf = (line) => {
    if (line.startsWith('REACT eyes')) {
      if (noEyes) return 'denied'
      if (happens('eyes', 0.5)) return random.pick(['down', 'lost'])
    }
    if (line.startsWith('DELETE') && happens('stuck', 0.7)) return 'denied'
    return happens('github', 0.05) ? random.pick(['down', 'lost']) : undefined
  }
  service.answerOf = () => {
    if (happens('reject', 0.6)) return random.pick<Answer>(['rejected', 'limited', 'limited 30'])
    return happens('lose', 0.5) ? random.pick<Answer>(['lost', 'swallowed']) : 'accepted'
  }
}

interface Cast {
  scenario: Scenario
  trigger: Trigger
  random: Random
  left: Faults
}

/** Starts everybody who takes part. Returns what went wrong with them, if anything did. */
async function actors(
  world: Repository,
  { scenario, trigger, random, left }: Cast,
  play: Stage['play'],
): Promise<string | undefined> {
  const { attempts, github, story } = world
  const letters = [...'ABCDE'].slice(0, scenario.runs)
  let by: Keys = keys

  const first = (letter: string) => async (part: Part) => {
    await part.clock.sleep(random.pick([0, 0, 200, 1_500, 2_500, 6_000]))
    return world.run(trigger, { letter, keys: by })(part)
  }
  const again = (letter: string) => async (part: Part) => {
    const isEarlier = ({ name }: Attempt): boolean => name === `${letter}1`
    while (!attempts.some(isEarlier)) await part.clock.sleep(1_000)
    const earlier = attempts.find(isEarlier)
    if (earlier && !scenario.zombie) await earlier.over.promise
    if (earlier?.isKilled && scenario.post) await world.post(earlier)(part)
    await part.clock.sleep(random.pick([1_000, 1_500, 4_000, 40_000]))
    return world.run(trigger, { letter, attempt: 2, keys: by })(part)
  }
  const somebody = async ({ clock }: Part) => {
    while (left.delete > 0 && !(attempts.length > 0 && attempts.every(isOver))) {
      await clock.sleep(random.pick([400, 1_700, 9_000]))
      const comments = world.markers(1, rotatedKeys).filter(({ marker }) => mayBeDeleted(scenario, attempts, marker))
      const comment = random.pick([undefined, ...comments])
      if (comment === undefined) continue
      left.delete--
      story.push(`somebody deletes comment ${comment.id} (${comment.marker.phase})`)
      github.remove(comment.id)
    }
  }
  const owner = async ({ clock }: Part) => {
    await clock.sleep(random.pick([0, 1_000, 3_000, 10_000, 30_000]))
    by = scenario.previousKey ? rotatedKeys : unrelatedKeys
    story.push('the key is replaced')
  }
  try {
    await play<unknown>([
      ...letters.map(first),
      ...letters.slice(0, scenario.reruns).map(again),
      ...(left.delete > 0 ? [somebody] : []),
      ...(left.rotate > 0 ? [owner] : []),
    ])
    return undefined
  } catch (error) {
    return `L0 a run does not end as it should: ${error instanceof Error ? error.message : error}`
  }
}

function mayBeDeleted({ late = false, runs }: Scenario, attempts: Attempt[], { phase }: Marker): boolean {
  if (!late) return true
  const decided = attempts.filter((attempt) => attempt.attempt === 1 && (isOver(attempt) || !attempt.isDeciding))
  return phase !== 'intent' && decided.length === runs
}

/** The guarantees that do not hold at the end. */
function brokenBy(world: Repository, { name }: Trigger, scenario: Scenario): string[] {
  const { service, github, attempts } = world
  const sent = requestsSent(service).length
  const broken: string[] = []
  if (sent > 1) broken.push('S1 the request was sent more than once')
  if (!scenario.zombie && github.edits.some(losesJob)) broken.push('S3 a marker with a job steps back')
  const standing = world.markers(1, rotatedKeys).filter(({ marker }) => marker.trigger === name)
  const outcomes = attempts.map(({ outcome }) => outcome?.name)
  const isHeldByDead = attempts.some(({ isKilled, saved }) => isKilled && saved.commentId !== undefined)
  const isKnown =
    standing.some(({ marker }) => marker.phase !== 'waiting') ||
    attempts.some(({ saved }) => saved.jobId !== undefined) ||
    outcomes.includes('unknown')
  if (sent > 0 && !isKnown && !isHeldByDead) broken.push('S2 nothing names the job')
  const isTold =
    sent > 0 ||
    isHeldByDead ||
    outcomes.some((outcome) => outcome === 'unknown' || outcome === 'error' || outcome === 'rate-limited') ||
    standing.some(({ marker }) => marker.phase === 'waiting')
  if (outcomes.includes('skipped') && !isTold) broken.push('S2 skipped, and nobody holds the trigger')
  const isFaultless = Object.keys(scenario.left ?? {}).length === 0 && !scenario.stalls && !scenario.reruns
  if (isFaultless && sent !== 1) broken.push('L1 no fault, and it is not sent')
  if (isFaultless && standing.length !== 1) broken.push(`L1 no fault, and ${standing.length} status comments`)
  if (scenario.served && sent !== 1) broken.push('L3 rejected once, run again, and not sent')
  return broken
}

function losesJob({ id, before, after }: Repository['github']['edits'][number]): boolean {
  const phaseOf = (body: string) => markerOf(body, { repository: 7, conversation: 1, comment: id }, rotatedKeys)?.phase
  const hasJob = (body: string): boolean => ['created', 'settled'].includes(phaseOf(body) ?? '')
  return hasJob(before) && !hasJob(after)
}
