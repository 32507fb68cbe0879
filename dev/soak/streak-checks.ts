import type { OutcomeName } from '../../src/outcomes.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { nightly } from './nights.ts'
import { isRefused, nameOf, statesOf, type Telling } from './tellings.ts'
import type { Attempt, Trigger, WorldResult } from './world.ts'

const failures: OutcomeName[] = ['failed', 'timed-out', 'unknown', 'rate-limited', 'error']
const successes: OutcomeName[] = ['completed', 'no-pull-request', 'archived']

/** What the comment of a run that nobody asked for says at some moment. */
interface State {
  trigger: Trigger
  at: number
  outcome: OutcomeName | undefined
  /** The marker remembers a mention. */
  mentioned: boolean
}

/** The people of `mention` are mentioned once for failures in a row, and not never. */
export function wrongStreaks(tellings: Telling[], world: WorldResult): string[] {
  const mentions = tellings.filter(({ names }) => names.includes(nightly.mention))
  const conversations = new Set(world.triggers.map(({ conversation }) => conversation))
  return [...conversations].flatMap((conversation) => {
    const here = mentions.filter(({ issue }) => issue === conversation)
    const states = statesIn(conversation, world)
    const again = here
      .slice(1)
      .filter((mention, index) => isSameStreak(here[index], mention, states))
    const silent = new Set(
      states
        .filter((state) => isSilenced(state, here, { states, world }))
        .map(({ trigger }) => trigger),
    )
    return [
      ...again.map(
        ({ about }) =>
          `@${nightly.mention} was mentioned again for ${nameOf(about)}, in the same streak`,
      ),
      ...[...silent].map(
        (trigger) => `@${nightly.mention} was not mentioned for ${nameOf(trigger)}, nor before it`,
      ),
    ]
  })
}

const statesIn = (conversation: number | undefined, world: WorldResult): State[] =>
  world.triggers
    .filter((trigger) => trigger.conversation === conversation && trigger.requester === undefined)
    .flatMap((trigger) =>
      statesOf(trigger, world).map(({ marker, at }) => stateOf(trigger, marker, at)),
    )
    .toSorted((a, b) => a.at - b.at)

const stateOf = (trigger: Trigger, { outcome, mentioned }: Marker, at: number): State => ({
  trigger,
  at,
  outcome,
  mentioned: mentioned === true,
})

/** Whether nothing but failures came between two mentions, and the first one's request was not tried again. */
function isSameStreak(first: Telling | undefined, second: Telling, states: State[]): boolean {
  if (first === undefined) return false
  const between = states.filter(({ at }) => at > first.at && at <= second.at)
  const isOther = between.some(
    ({ outcome }) => outcome !== undefined && !failures.includes(outcome),
  )
  const isTriedAgain = between.some(
    ({ trigger, outcome }) => trigger === first.about && outcome === undefined,
  )
  return !isOther && !isTriedAgain
}

/** Whether no run succeeded between two moments. */
function noSuccess(from: number, to: number, states: State[]): boolean {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  return !states.some(
    ({ at, outcome }) => outcome && successes.includes(outcome) && at >= first && at <= last,
  )
}

/** A run in its first attempt failed and said so, and the people it has to mention were not, then or in the streak before. */
function isSilenced(
  { trigger, at, outcome }: State,
  mentions: Telling[],
  { states, world }: { states: State[]; world: WorldResult },
): boolean {
  const { attempts, inputs, conversation = 0 } = trigger
  const isFailure = outcome !== undefined && failures.includes(outcome)
  if (!isFailure || inputs.mention === undefined || isRefused(conversation, world)) return false
  if (!attempts.some((attempt) => saidSo(attempt, at))) return false
  const remembered = states.filter(
    (state) => state.mentioned && state.trigger !== trigger && wasCutOff(state.trigger),
  )
  return ![...mentions, ...remembered].some((mention) => noSuccess(mention.at, at, states))
}

const isWhole = ({ killed, cancelledAt }: Attempt): boolean => !killed && cancelledAt === undefined

function saidSo(attempt: Attempt, at: number): boolean {
  const { number, startedAt, endedAt = 0, result } = attempt
  const hasFailed = result !== undefined && failures.includes(result.outcome.name)
  return number === 1 && isWhole(attempt) && hasFailed && at >= startedAt && at <= endedAt
}

/** A mention is remembered before it is made: a run that is cut off in between mentions nobody. */
const wasCutOff = ({ attempts }: Trigger): boolean => !attempts.every(isWhole)
