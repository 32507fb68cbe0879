import { type Outcome, outcomeRow } from '../../src/outcomes.ts'
import type { Job } from '../../src/outside-answers.ts'
import type { Action } from '../../src/protocol/action.ts'
import type { View } from '../../src/protocol/view.ts'
import { keep, lateElapsed, leanAction, leanPast, longElapsed, type Todo, viewOf } from './lean.ts'
import { asksJob, asksRest, asksThere, reacts, readRun, reads, removes } from './queries.ts'
import { answers, idOf, posts } from './service.ts'
import { newLink, stepsOf, takenBack, tellingOf } from './telling.ts'
import {
  at,
  broken,
  elapsed,
  heldBy,
  isEarlierAttempt,
  isOver,
  type Move,
  now,
  type Run,
  type Seen,
  type Spec,
  type State,
  spend,
  type Telling,
  type World,
  withRun,
} from './world.ts'
import { handsOver, knownRuns, moved, writes, writesAgain } from './writes.ts'

// A run: it decides, and its effects happen one at a time, in any order where an action has several. What comes back is
// put into what it knows as src/run/drive.ts does.

const ways: Record<string, (state: State, k: number, world: World) => Move[]> = {
  put: writes,
  anchor: writes,
  find: writes,
  standing: writesAgain,
  'hand-over': handsOver,
  react: reacts,
  list: reads,
  check: asksJob,
  there: asksThere,
  pull: asksRest,
  run: asksRest,
  post: (state, k, world) => posts(state, k, world),
  answer: (state, k, world) =>
    answers(state, k).map(({ say, next, sent }) => ({
      say,
      next: came(next, k, { answers: { sent } }, world),
    })),
}

/** Everything that this attempt may do next. */
export function movesOfRun(state: State, k: number, world: World): Move[] {
  const run = at(state.runs, k)
  if (isOver(run)) return []
  if (run.at === 'new') return starts(state, k, world)
  const moves = run.asleep ? wakes(state, k, world) : effects(state, k, world)
  const isUntouched =
    run.rest[0] === 'put' && run.seen?.own === undefined && run.seen?.marker.phase === 'waiting'
  if (isUntouched) return moves
  if (state.left.kill > 0)
    moves.push({ say: 'is killed', next: killed(spend(state, 'kill'), k, world) })
  if (state.left.cancel > 0 && !run.seen?.cancelled)
    moves.push({ say: 'is cancelled', next: cancelled(spend(state, 'cancel'), k, world) })
  return moves
}

function starts(state: State, k: number, world: World): Move[] {
  const { facts } = at(world.specs, k)
  const earlier = state.runs.filter((_, i) => isEarlierAttempt(at(world.specs, i).facts, facts))
  const isFree = (run: Run): boolean =>
    (isOver(run) && run.rest.length === 0) || (world.isZombie && run.at !== 'new')
  if (!earlier.every(isFree)) return []
  const isNext = state.runs.slice(0, k).every((run) => run.job !== undefined || isOver(run))
  if (world.isOrdered && !isNext) return []
  const next = decides(withRun(state, k, { at: 'up', key: state.key }), k, world)
  if (earlier.length === 0)
    return effects(next, k, world).map(({ say, next }) => ({ say: `starts: ${say}`, next }))
  return [
    { say: 'starts', next: withRun(next, k, { asleep: true, wait: 1, upto: next.rows.length }) },
  ]
}

function killed(state: State, k: number, { repairs }: World): State {
  const { seen, todo, rest } = at(state.runs, k)
  const isPosting = seen?.own === undefined && seen?.marker.phase === 'intent'
  const gone: Partial<Run> = {
    ...over,
    at: 'dead',
    ...(seen?.own || isPosting ? { held: true } : {}),
  }
  // Who only reads a comment has saved nothing of it.
  if (!repairs || !seen || seen.isAnothers || !(seen.own || isPosting))
    return withRun(state, k, gone)
  // What is about to be written was saved before.
  const marker =
    todo?.do === 'write' && rest[0] === 'put' && seen.own ? moved(seen, todo) : seen.marker
  const isUnsent = marker.phase === 'intent' && todo?.do !== 'send'
  const saved: Seen = {
    marker,
    own: seen.own,
    eyes: 'impossible',
    answers: {},
    step: { at: 'begin' },
    isUnsent,
  }
  return withRun(state, k, { ...gone, seen: saved, rest: ['repair'] })
}

const over: Partial<Run> = {
  telling: undefined,
  seen: undefined,
  todo: undefined,
  rest: [],
  came: undefined,
  asleep: undefined,
  wait: 0,
  upto: 0,
  answer: undefined,
}

/** A pause ends at once, and what is under way is not waited for; what is being written or sent is. */
function cancelled(state: State, k: number, world: World): State {
  const { seen, todo } = at(state.runs, k)
  const next = withRun(state, k, { seen: { ...(seen as Seen), cancelled: true } })
  return todo?.do === 'read' || todo?.do === 'query' || todo?.do === 'sleep'
    ? done(next, k, {}, world)
    : next
}

/** What is done next: performed at once where nothing of the world has a part in it. */
function decides(state: State, k: number, world: World): State {
  const run = at(state.runs, k)
  const spec = at(world.specs, k)
  let next = state
  for (let seen = run.seen as Seen, turns = 0; ; turns++) {
    if (turns > 50) return broken(next, 'X it decides for ever')
    const action = decideOr(world, viewOf({ ...run, seen }, spec, elapsed(next, world)))
    if (typeof action === 'string') return broken(next, `X ${action}`)
    seen = seenAfter(seen, action)
    next = judged(next, k, { action, seen, world })
    if (action.do === 'end') return ended(next, k, { seen, outcome: action.outcome.name })
    const todo = leanAction(action) as Todo
    if (todo.do === 'write' && todo.isDeferred && !seen.isAnothers)
      seen = { ...seen, marker: moved(seen, todo) }
    if (todo.do === 'tell' && outcomeRow(todo.outcome.name).settled)
      next = tells(next, k, { todo, seen, world })
    const begunNow = underWay(next, k, { todo, seen, world })
    if (begunNow !== undefined) return begunNow
    seen = { ...keep(seen, todo), step: todo.to }
  }
}

/** The state in which an action is under way. Undefined: nothing of the world has a part in it. */
function underWay(
  state: State,
  k: number,
  { todo, seen, world }: { todo: Todo; seen: Seen; world: World },
): State | undefined {
  if (todo.do === 'tell' && isTold(todo, seen, world)) {
    const telling = tellingFor(state, k, { todo, seen, world })
    const rest = tellSteps(todo, telling)
    return withRun(state, k, { seen: keep(seen, todo), came: undefined, todo, rest, telling })
  }
  if (isNothing(todo, seen)) return undefined
  const telling = todo.do === 'mention' ? tellingOf(seen.marker, mentionOnly) : undefined
  const next = begun(todo, state, { k, world })
  return withRun(state, k, { seen: keep(seen, todo), came: undefined, telling, ...next })
}

function ended(
  state: State,
  k: number,
  { seen, outcome }: { seen: Seen; outcome: Outcome['name'] },
): State {
  if (seen.unwritten && !seen.cancelled && !seen.hasGivenUp)
    return broken(state, 'L5 a run ends, and its last edit was not made')
  return withRun(state, k, { ...over, at: 'ended', outcome })
}

function isNothing(todo: Todo, seen: Seen): boolean {
  switch (todo.do) {
    case 'tell':
      return true
    case 'write':
      return seen.isAnothers === true || todo.isDeferred === true
    case 'sleep':
      return todo.ms <= 0
    default:
      return false
  }
}

/** What a run knows once it has decided on this. */
function seenAfter(before: Seen, { take, isAnothers, past }: Action): Seen {
  let seen = before
  if (take) seen = { ...seen, own: take.comment, marker: take.marker, took: heldBy(take.marker) }
  if (isAnothers !== undefined) seen = { ...seen, isAnothers }
  if (past) seen = { ...seen, past: leanPast(past) }
  return seen
}

/** What is noted of an action, and which rules it breaks. */
function judged(
  state: State,
  k: number,
  { action, seen, world }: { action: Action; seen: Seen; world: World },
): State {
  const spec = at(world.specs, k)
  const { take, job } = action
  let next = withUnsure(state, k, action)
  if (take && at(next.rows, take.comment.id - 1).by === -2)
    next = broken(next, "C1 a stranger's comment is taken")
  if (job) next = withRun(next, k, { job: job.id })
  const isRecordOfSent = seen.step.at === 'sent' && job?.status !== undefined
  if (isRecordOfSent && !isEndOf(job, spec.request))
    next = broken(next, 'R2 the record that answers a follow-up is put out as its own')
  const isOrdered = world.isOrdered && action.do === 'send'
  return isOrdered ? checkGoal(next, spec, action.jobId) : next
}

/** A request that is sent although an earlier one may be at work says so. */
function withUnsure(state: State, k: number, action: Action): State {
  if (action.do !== 'send' || action.to.at !== 'sent') return state
  const { notes } = action.to
  if (!notes.some((note) => note.includes('earlier request'))) return state
  const isOfOthers = notes.some((note) => note.includes('still at work'))
  return withRun(state, k, { isUnsure: isOfOthers ? 'of others' : 'of all' })
}

/** Where each request begins when the one before has its job, it goes to that job. */
function checkGoal(state: State, { facts }: Spec, jobId: string | undefined): State {
  const { length } = state.jobs
  const expected = facts.forceNew || length === 0 ? undefined : idOf(length - 1)
  return jobId === expected ? state : broken(state, 'J1 a request goes past the newest job')
}

/** What is decided, or why nothing is. */
function decideOr({ decide }: World, view: View): Action | string {
  try {
    return decide(view)
  } catch (error) {
    return (error as Error).message
  }
}

function pauseOf(todo: Todo): number {
  if (todo.do === 'sleep') return todo.ms
  return 'pause' in todo ? todo.pause : 0
}

function begun(
  todo: Todo,
  { rows }: State,
  { k, world }: { k: number; world: World },
): Partial<Run> {
  const pause = pauseOf(todo)
  const isListed = todo.do === 'read' || ['paused', 'wait-for-turn', 'send'].includes(todo.to.at)
  const windows = pause === 2_000 ? 2 : Math.min(1, Math.floor(pause / 1_000))
  const isAnyHidden = windows > 1 || rows.some(({ shown }) => !shown)
  const wait = world.lags !== 'nothing' && isListed && isAnyHidden ? windows : 0
  return {
    todo,
    rest: restOf(todo, k, world),
    asleep: pause > 0 ? true : undefined,
    wait,
    upto: wait > 0 ? rows.length : 0,
  }
}

function restOf(todo: Todo, k: number, { specs }: World): string[] {
  const { facts, place } = at(specs, k)
  switch (todo.do) {
    case 'write':
      return ['put']
    case 'write-again':
      return ['standing']
    case 'read':
      return [...(todo.react ? ['react'] : []), ...(facts.remembers ? ['list'] : [])]
    case 'query': {
      const isAlone = specs.every((spec) => spec.place === place)
      if (todo.check !== undefined) return todo.there && !isAlone ? ['check', 'there'] : ['check']
      if (todo.there) return ['there']
      return [todo.pull === undefined ? 'run' : 'pull']
    }
    case 'hand-over':
      return ['hand-over']
    case 'send':
      return ['post']
    case 'remove':
      return todo.found.map(({ id }) => `#${id}`)
    case 'mention':
      return ['second', 'mention ours', 'mention']
    default:
      return []
  }
}

function effects(state: State, k: number, world: World): Move[] {
  const { rest, todo } = at(state.runs, k)
  if (todo?.do === 'tell' || todo?.do === 'mention') return tellsNext(state, k, world)
  if (todo?.do === 'remove') return removes(state, k, { found: todo.found, world })
  // A reaction that no other run answers to may as well come first.
  const first = rest[0] === 'react' && world.isAlone ? ['react'] : rest
  return first.flatMap((name) => ways[name]?.(state, k, world) ?? [])
}

/** One effect is over: the run decides again when all are. */
export function came(
  state: State,
  k: number,
  what: Partial<Seen>,
  world: World,
  name?: string,
): State {
  const run = at(state.runs, k)
  const answers = { ...run.came?.answers, ...what.answers }
  const all = { ...run.came, ...what, ...(run.came?.answers || what.answers ? { answers } : {}) }
  const rest = name === undefined ? [] : run.rest.filter((other) => other !== name)
  return rest.length > 0 ? withRun(state, k, { rest, came: all }) : done(state, k, all, world)
}

/** The action is over. */
export function done(state: State, k: number, came: Partial<Seen>, world: World): State {
  const run = at(state.runs, k)
  const { seen, todo } = run as { seen: Seen; todo: Todo }
  const answers = { ...seen.answers, ...came.answers }
  return decides(
    withRun(state, k, { ...over, seen: { ...seen, step: todo.to, ...came, answers } }),
    k,
    world,
  )
}

/** A window of a pause is over; at its end the run goes on, perhaps much later. */
function wakes(state: State, k: number, world: World): Move[] {
  const run = at(state.runs, k)
  const { wait, upto, todo } = run as { wait: number; upto: number; todo: Todo }
  if (wait > 0) {
    const rows = state.rows.map((row) =>
      row.id <= upto && !row.shown ? { ...row, shown: true } : row,
    )
    const next = withRun({ ...state, rows }, k, {
      wait: wait - 1,
      upto: wait > 1 ? rows.length : 0,
    })
    if (wait > 1 || todo.do !== 'sleep') return [{ say: 'has waited a second', next }]
    return wakes(next, k, world)
  }
  return laters(state, k, world).flatMap(({ say, seen, to }) => {
    const isMissing =
      to.at === 'poll' && to.polling.startedAt < now && to.polling.missingSince !== undefined
    const hasMissed = isMissing ? to.polling.id : run.hasMissed
    const next = withRun(state, k, {
      asleep: undefined,
      seen,
      todo: { ...todo, to } as Todo,
      hasMissed,
    })
    if (todo.do === 'sleep') return [{ say: `${say}goes on`, next: done(next, k, {}, world) }]
    return effects(next, k, world).map((move) => ({ ...move, say: `${say}${move.say}` }))
  })
}

/** How much later it may be. */
function laters(
  state: State,
  k: number,
  world: World,
): { say: string; seen: Seen; to: Todo['to'] }[] {
  const run = at(state.runs, k)
  const { seen, todo } = run as { seen: Seen; todo: Todo }
  const { unwritten } = seen
  const next = { ...seen, ...(unwritten ? { unwritten: { ...unwritten, tryAt: now } } : {}) }
  const all = [
    { say: '', seen: next, to: todo.to.at === 'paused' ? { ...todo.to, until: now } : todo.to },
  ]
  const longer = longElapsed(todo.to)
  if (longer && mayLast(state, k, world))
    all.push({ say: 'after two minutes, ', seen: next, to: longer })
  if (todo.to.at === 'wait-for-turn')
    all.push({ say: 'after a minute, ', seen: { ...next, isSlow: true }, to: todo.to })
  const late = lateElapsed(todo.to)
  const leaves = todo.to.at === 'poll' && todo.to.polling.leaves === true
  if (late && (world.ends || leaves))
    all.push({ say: 'at its deadline, ', seen: { ...next, isLate: true }, to: late })
  if (unwritten && todo.to.at === 'deferred')
    all.push({
      say: 'after minutes, ',
      seen: { ...next, hasGivenUp: true },
      to: { ...todo.to, until: now },
    })
  return all
}

/** Whether what a run waits for may still not be there after two minutes. */
function mayLast(state: State, k: number, world: World): boolean {
  const { todo } = at(state.runs, k) as { todo: Todo }
  switch (todo.to.at) {
    case 'unreported':
      return world.stalls || world.isBlind || state.runs.some(isOver)
    case 'look':
    case 'earlier-attempt':
      return todo.do === 'read' && todo.pause === 5_000 && isStuck(state, k, world)
    default:
      return world.isUnsure || hasDone(state, k, world)
  }
}

/** Whether the intents that a run waits for stay: a living run leaves that phase within two minutes, unless it stalls. */
function isStuck({ rows, runs }: State, k: number, { stalls, specs }: World): boolean {
  const trigger = at(specs, k).trigger
  const others = rows.filter(
    ({ marker, id }) =>
      marker?.phase === 'intent' && marker.trigger === trigger && at(runs, k).seen?.own?.id !== id,
  )
  return (
    stalls ||
    !others.some(({ id }) =>
      runs.some(
        (run, i) => i !== k && run.at === 'up' && run.seen?.own?.id === id && !watches(run),
      ),
    )
  )
}

const watches = ({ todo }: Run): boolean =>
  todo?.do === 'read' &&
  todo.pause === 5_000 &&
  (todo.to.at === 'look' || todo.to.at === 'earlier-attempt')

/** Whether somebody is told of it step by step: a person asked, and there is a result. */
const isTold = (todo: Todo & { do: 'tell' }, { marker }: Seen, { tells }: World): boolean =>
  tells && marker.requester !== undefined && outcomeRow(todo.outcome.name).settled

const mentionOnly = { link: undefined, mayRepeat: false, request: 0 }

interface Teller {
  todo: Todo & { do: 'tell' }
  seen: Seen
  world: World
}

/** What is told as the result of a request must be its own, unless the job has another that nobody can know of. */
function tells(state: State, k: number, { todo, seen, world }: Teller): State {
  const { request, facts } = at(world.specs, k)
  if (facts.kind === 'attach') return state
  const { job } = todo.outcome
  // What was handed over was judged then, and is no record of the service.
  const isIts =
    seen.marker.handedOver === undefined ? isEndOf(job, request) : job?.model === undefined
  if (isIts || isUnclear(state, k)) return state
  return broken(state, "R1 another request's result is told as that of the request")
}

export const isEndOf = (job: Job | undefined, request: number): boolean =>
  job?.model?.split(' ').includes(`${request}`) === true

/** Whether the job may have a request that nobody can know of, or that was given up. */
export const isUnclear = ({ runs }: State, k?: number): boolean =>
  runs.some((run, i) => {
    const isUnknown = run.outcome === 'unknown' || run.outcome === 'unconfirmed'
    const isUnnamed = run.at === 'dead' && run.job === undefined
    const isUnsure = run.isUnsure === 'of all' || (run.isUnsure === 'of others' && i !== k)
    return isUnknown || isUnnamed || isUnsure
  })

function tellingFor(state: State, k: number, { todo, seen, world }: Teller): Telling {
  const { request } = at(world.specs, k)
  const isAlive = (run?: string): boolean => readRun(state, run, world) === 'in-progress'
  const shown = todo.outcome.job?.link?.url
  const link = newLink(state, seen.marker, { link: shown, isAlive, world })
  return tellingOf(seen.marker, { link, mayRepeat: todo.mayRepeat, request })
}

function tellSteps({ readsFirst, mayRepeat }: Todo & { do: 'tell' }, { link }: Telling): string[] {
  const pause = readsFirst !== undefined && readsFirst.pause > 0 ? ['second'] : []
  const own = readsFirst === undefined ? [] : [...pause, 'ours']
  return [...own, ...(mayRepeat ? ['look'] : []), link === undefined ? 'note' : 'announce']
}

/** The next step of telling. One that is cut off is done again by whoever comes next. */
function tellsNext(state: State, k: number, world: World): Move[] {
  const { rest, todo, seen, telling } = at(state.runs, k) as Run & { seen: Seen; telling: Telling }
  const { marker, own } = seen
  const [name = '', ...more] = rest
  const about = { id: own?.id ?? 0, mine: marker, runs: knownRuns(seen, marker), telling }
  return stepsOf(name, state, { about, world }).map((stepped) => {
    const { say, isTheirs, isRefused } = stepped
    const next = isRefused ? takenBack(stepped.state, about.id, marker) : stepped.state
    const left = [...stepped.rest, ...more]
    if (isTheirs && todo?.do === 'tell')
      return { say, next: done(next, k, { isAnothers: true }, world) }
    if (isTheirs || left.length === 0) return { say, next: done(next, k, {}, world) }
    return { say, next: withRun(next, k, { rest: left, telling: stepped.telling }) }
  })
}

const hasDone = ({ jobs }: State, k: number, { specs }: World): boolean =>
  at(specs, k).facts.kind === 'attach' ||
  jobs.some(({ done }) => done.includes(at(specs, k).request))
