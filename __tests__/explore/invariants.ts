import { at, isEarlierAttempt, isOver, type Spec, type State, type World } from './world.ts'

/** What is wrong in a state: the rules that are broken. An end is a state in which nothing has to happen any more. */
export function wrongIn(state: State, world: World): { rules: string[]; isEnd: boolean } {
  if (state.broken) return { rules: [state.broken], isEnd: false }
  const isEnd = state.runs.every(
    (run, k) => isOver(run) || (run.at === 'new' && at(world.specs, k).facts.attempt > 1),
  )
  return { rules: isEnd ? wrongAtEnd(state, world) : [], isEnd }
}

function wrongAtEnd(state: State, world: World): string[] {
  const rules: string[] = []
  const requests = new Set(world.specs.map(({ request }) => request))
  for (const request of requests)
    rules.push(...wrongWith(request, state, world), ...wrongTold(request, state, world))
  if (isSilent(state, world))
    rules.push('M4 nobody is mentioned for a failure, and nothing went wrong')
  return rules
}

/** Nothing was cut off, refused or lost on the way here. */
const isWithoutFault = ({ left }: State, { start }: World): boolean =>
  (['kill', 'cancel', 'remove', 'post', 'edit', 'list', 'rotate'] as const).every(
    (name) => left[name] === start.left[name],
  )

/** Who asked, and whose result a status comment shows. */
function wrongTold(request: number, state: State, world: World): string[] {
  const trigger = world.specs.find((spec) => spec.request === request)?.trigger
  const shown = state.rows.filter(({ marker, by }) => marker?.trigger === trigger && by !== -2)
  const isShown = shown.some(
    ({ marker }) => marker?.phase === 'settled' && marker.requester !== undefined,
  )
  if (!world.tells || !isShown || state.writers.length > 0 || !isWithoutFault(state, world))
    return []
  return at(state.told, request) === 1 ? [] : ['M3 who asked is not told, and nothing went wrong']
}

/** All runs that nobody asked for have failed, and one of them mentions people. */
function isSilent(state: State, world: World): boolean {
  const { specs, start } = world
  const failures = ['failed', 'timed-out', 'unknown', 'rate-limited', 'error']
  const haveFailed = state.runs.every(
    ({ outcome }) => outcome !== undefined && failures.includes(outcome),
  )
  const isExpected =
    start.left.mention > 0 && specs.some(({ facts }) => facts.mentions !== undefined)
  const isDone = state.writers.length === 0 && isWithoutFault(state, world)
  return isExpected && haveFailed && isDone && state.left.mention === start.left.mention
}

function wrongWith(
  request: number,
  state: State,
  { specs, start, serves, stalls, ends, authors }: World,
): string[] {
  const rules: string[] = []
  const runs = state.runs.filter((_, k) => at(specs, k).request === request)
  const trigger = specs.find((spec) => spec.request === request)?.trigger
  const standing = state.rows.flatMap(({ marker, by }) =>
    marker?.trigger === trigger && marker && by !== -2 ? [marker] : [],
  )
  const sent = at(state.posts, request)
  const outcomes = runs.map(({ outcome }) => outcome)
  const isHeld = runs.some(({ at, held }) => at === 'dead' && held)
  const names =
    standing.some(({ phase }) => phase !== 'waiting') ||
    runs.some(({ job }) => job) ||
    outcomes.includes('unknown') ||
    isHeld
  const remembers = specs.every((spec) => spec.request !== request || spec.facts.remembers)
  if (sent > 0 && !names && remembers) rules.push('S2 a job that nothing names')
  const isTold =
    sent > 0 ||
    isHeld ||
    ['unknown', 'error', 'rate-limited', 'cancelled', 'timed-out'].some((name) =>
      outcomes.includes(name),
    ) ||
    standing.some(({ phase }) => phase === 'waiting')
  const isReview = specs.some((spec) => spec.request === request && spec.facts.review !== undefined)
  if (outcomes.includes('skipped') && !isTold && !isReview)
    rules.push('S2 `skipped`, and nobody holds the request')
  const isLost = state.runs.some((run, k) => run.outcome === 'skipped' && hasJob(k, state, specs))
  if (isLost && state.left.remove === start.left.remove)
    rules.push('L4 a re-run does not report the job of its run')
  // A copy holds nobody up, unless nothing tells that it is one.
  const harmless = authors === 'not named' ? [] : ['copy']
  const isFaultless = Object.entries(start.left).every(
    ([name, left]) => left === 0 || harmless.includes(name),
  )
  const isWhole = runs.every((run) => run.at !== 'new')
  const sends = specs.some(
    (spec) => spec.request === request && spec.facts.kind === 'prompt' && !spec.facts.review,
  )
  if (isFaultless && !stalls && !ends && sends && sent !== 1)
    rules.push('L1 no fault, and nothing is sent')
  if (serves && isWhole && runs.every(isOver) && sent !== 1)
    rules.push('L3 rejected once, run again, and still nothing is sent')
  return rules
}

/** Whether an earlier attempt of this run has a job. */
const hasJob = (k: number, { runs }: State, specs: World['specs']): boolean => {
  const { facts, request } = at(specs, k)
  const isEarlier = (spec: Spec): boolean =>
    spec.request === request && isEarlierAttempt(spec.facts, facts)
  return runs.some(({ job }, i) => job !== undefined && isEarlier(at(specs, i)))
}
