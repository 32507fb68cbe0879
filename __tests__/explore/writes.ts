import type { HandOver } from '../../src/protocol/action.ts'
import { hasGoneOn } from '../../src/protocol/held-comment.ts'
import type { MarkedComment } from '../../src/protocol/marked-comment.ts'
import { type Marker, nextPhase } from '../../src/protocol/marker.ts'
import { resultWhenHandedOver } from '../../src/protocol/next-request.ts'
import { leanMarker, type Todo } from './lean.ts'
import { done, isEndOf, isUnclear } from './runs.ts'
import {
  at,
  broken,
  edit,
  heldBy,
  known,
  lists,
  type Move,
  now,
  post,
  type Run,
  type Seen,
  type State,
  spend,
  type World,
  withRun,
} from './world.ts'

// How a status comment is written, as src/memory/status-comment.ts does: an edit may fail, or be taken and not answered; a
// comment that is gone is posted anew.

type Writing = Run & { seen: Seen; todo: Todo }

/** The marker after the move under way. */
export function moved({ marker, own }: Seen, todo: Todo): Marker {
  if (todo.do !== 'write') return marker
  const anchor = own === undefined ? {} : { comment: own.id }
  return leanMarker({
    ...marker,
    ...todo.change,
    phase: nextPhase(marker.phase, todo.move),
    ...anchor,
  })
}

export function writes(state: State, k: number, world: World): Move[] {
  const run = at(state.runs, k) as Writing
  const name = at(run.rest, 0)
  if (name === 'anchor')
    return [{ say: 'gives it its own id', next: put(state, k, run.seen.marker, world) }]
  if (name === 'find') return finds(state, k, world)
  let marker: Marker
  try {
    marker = moved(run.seen, run.todo)
  } catch (error) {
    return [{ say: 'writes', next: broken(state, `X ${(error as Error).message}`) }]
  }
  const { own } = run.seen
  if (run.todo.do === 'write' && run.todo.readsFirst) {
    marker = { ...marker, ...handedOverIn(state, own?.id) }
    const there = higher(state, k, marker)
    if (there) return [overtaken(state, k, there, world)]
  }
  if (own === undefined) return announces(state, k, marker, world)
  if (at(state.rows, own.id - 1).marker !== undefined) return edits(state, k, marker, world)
  return isOnTheWayToIntent(run)
    ? [notThere(state, k, marker, world)]
    : anew(state, k, marker, world)
}

const isOnTheWayToIntent = ({ todo }: Writing): boolean =>
  todo.do === 'write' && todo.move === 'send'

/** Posts: the answer may be lost, and then our own nonce shows whether GitHub took it. */
function announces(state: State, k: number, marker: Marker, world: World): Move[] {
  const posted = post(state, k, marker, world)
  const id = posted.rows.length
  const own = known(id, at(world.specs, k).account)
  const say = `posts its \`${marker.phase}\` (comment ${id})`
  const answered = { ...hasPosted(state, k, id, world), marker, own, unwritten: undefined }
  const moves = [{ say, next: done(posted, k, answered, world) }]
  if (state.left.post === 0) return moves
  const seen = { ...(at(state.runs, k).seen as Seen), marker }
  const lost = (from: State): State =>
    withRun(spend(from, 'post'), k, {
      seen,
      rest: ['find'],
      asleep: true,
      wait: 1,
      upto: from.rows.length,
    })
  moves.push({ say: `${say}, and the answer is lost`, next: lost(posted) })
  moves.push({ say: 'posts, and GitHub does not take it', next: lost(state) })
  return moves
}

/** The answer to a post tells whose comment it is. */
const hasPosted = (
  { runs }: State,
  k: number,
  id: number,
  { authors }: World,
): Pick<Seen, 'posted'> =>
  authors === 'named' ? {} : { posted: [...(at(runs, k).seen?.posted ?? []), id] }

function finds(state: State, k: number, world: World): Move[] {
  const { marker } = (at(state.runs, k) as Writing).seen
  return lists(state, k, at(world.specs, k).place, world).flatMap(({ marked }) => {
    const own = marked.find((found) => found.marker.nonce === marker.nonce)?.comment
    const next = own && done(state, k, { marker, own, unwritten: undefined }, world)
    if (next) return [{ say: 'finds the comment that it posted', next }]
    return announces(state, k, marker, world).map(({ say, next }) => ({
      say: `does not find it: ${say}`,
      next,
    }))
  })
}

function edits(state: State, k: number, marker: Marker, world: World): Move[] {
  const run = at(state.runs, k) as Writing
  const say = `edits its comment to \`${marker.phase}\``
  const moves = [{ say, next: put(state, k, marker, world) }]
  if (state.left.tardy > 0) {
    const tardy = {
      id: run.seen.own?.id ?? 0,
      marker: { ...marker, comment: run.seen.own?.id },
      key: run.key,
    }
    const later: State = { ...spend(state, 'tardy'), tardy }
    moves.push({ say: `${say}, which takes effect later`, next: notTaken(later, k, marker, world) })
  }
  if (state.left.edit === 0) return moves
  const faulty = spend(state, 'edit')
  const { key, seen } = at(state.runs, k)
  const id = seen?.own?.id ?? 0
  moves.push({
    say: `${say}, which GitHub does not take`,
    next: notTaken(faulty, k, marker, world),
  })
  moves.push({
    say: `${say}, and the answer is lost`,
    next: notTaken(
      edit(faulty, { id, marker, by: k, key, took: seen?.took }, world),
      k,
      marker,
      world,
    ),
  })
  return moves
}

const put = (state: State, k: number, marker: Marker, world: World): State => {
  const { seen, key } = at(state.runs, k) as Writing
  const id = seen.own?.id ?? 0
  const own = { ...marker, comment: id }
  const edited = edit(state, { id, marker: own, by: k, key, took: seen.took }, world)
  return done(edited, k, { marker: own, unwritten: undefined, isSlow: undefined }, world)
}

/** An edit that failed in a way that may pass: nothing goes on without it, or it is kept. */
function notTaken(state: State, k: number, marker: Marker, world: World): State {
  const { todo } = at(state.runs, k) as Writing
  if (todo.do === 'write' && todo.isRequired)
    return done(state, k, { marker, step: { at: 'failed', reason: '' } }, world)
  return done(
    state,
    k,
    { marker, isSlow: undefined, unwritten: { tryAt: now + 5_000, message: '' } },
    world,
  )
}

const notThere = (state: State, k: number, marker: Marker, world: World): Move => ({
  say: 'cannot edit its comment: it was deleted',
  next: done(state, k, { marker, step: { at: 'deleted', isRead: false } }, world),
})

/** A comment that was deleted is posted anew, and edited once: a sweep needs its id in it. */
function anew(state: State, k: number, marker: Marker, world: World): Move[] {
  const { comment: _, ...bare } = marker
  const posted = post(state, k, bare, world, world.isOrdered ? 1_000 : 0)
  const id = posted.rows.length
  const own = known(id, at(world.specs, k).account)
  const seen = {
    ...(at(state.runs, k).seen as Seen),
    ...hasPosted(state, k, id, world),
    marker: bare,
    own,
  }
  const say = `finds its comment deleted, and posts its \`${marker.phase}\` anew`
  return [{ say, next: withRun(posted, k, { seen, rest: ['anchor'] }) }]
}

/** What another request wrote into our comment stays. */
function handedOverIn({ rows }: State, id: number | undefined): Pick<Marker, 'handedOver'> {
  const { handedOver } = (id !== undefined && rows[id - 1]?.marker) || {}
  return handedOver ? { handedOver } : {}
}

/** It writes how the job stands into the comment of an earlier request, as src/run/drive.ts does, and reads again. */
export function handsOver(state: State, k: number, world: World): Move[] {
  const { todo, key, seen } = at(state.runs, k) as Run & { todo: HandOver; seen: Seen }
  const { found, shown } = todo
  const { id } = found.comment
  const row = at(state.rows, id - 1)
  const goesOn = (from: State, isWritten: boolean, marker = found.marker): State => {
    const now = (marked: MarkedComment[]) =>
      marked.map((one) => (one === found ? { ...found, marker } : one))
    const { here = { marked: [], unverified: [], untold: [] }, answers } = seen
    const told = {
      ...answers,
      there: answers.there && now(answers.there),
      handedOver: { comment: id, isWritten },
    }
    return done(from, k, { here: { ...here, marked: now(here.marked) }, answers: told }, world)
  }
  if (row.marker === undefined)
    return [{ say: `finds comment ${id} deleted`, next: goesOn(state, false) }]
  const isTaken = heldBy(row.marker) !== heldBy(found.marker) || row.marker.phase !== 'created'
  if (isTaken || row.marker.handedOver !== undefined)
    return [{ say: `leaves comment ${id}: it has changed`, next: goesOn(state, true, row.marker) }]
  const marker = leanMarker({ ...found.marker, handedOver: shown, comment: id })
  const written = edit(state, { id, marker, by: k, key, took: heldBy(found.marker) }, world)
  const moves = [
    {
      say: `writes into comment ${id} how the job stands`,
      next: goesOn(judged(written, { marker, seen, world }), true, marker),
    },
  ]
  if (state.left.edit > 0)
    moves.push({ say: `cannot edit comment ${id}`, next: goesOn(spend(state, 'edit'), false) })
  return moves
}

/** What is said to be a request's result must be its own. */
function judged(
  state: State,
  { marker, seen, world }: { marker: Marker; seen: Seen; world: World },
): State {
  const request = world.specs.find(({ trigger }) => trigger === marker.trigger)?.request ?? -1
  const says = seen.answers.check?.says
  const isIts = says?.kind === 'record' && isEndOf(says.job, request)
  const isSaid = resultWhenHandedOver(marker, undefined)?.kind === 'settled'
  if (isIts || !isSaid || isUnclear(state)) return state
  return broken(state, "R1 another request's result is handed over as that of the request")
}

/** The edit is made again, unless more stands there by now: what is read right before an edit is one step with it. */
export function writesAgain(state: State, k: number, world: World): Move[] {
  const { seen } = at(state.runs, k) as Writing
  const marker = { ...seen.marker, ...handedOverIn(state, seen.own?.id) }
  const there = higher(state, k, marker)
  if (there) return [overtaken(state, k, there, world)]
  const next = withRun(state, k, { seen: { ...seen, marker } })
  return writes(withRun(next, k, { rest: ['put'] }), k, world)
}

const overtaken = (state: State, k: number, marker: Marker, world: World): Move => ({
  say: `finds \`${marker.phase}\` in its comment, and leaves it`,
  next: done(state, k, { marker, unwritten: undefined, isAnothers: true }, world),
})

/** The runs that held the comment as far as a run knows. */
export const knownRuns = ({ took }: Seen, marker: Marker): Set<string | undefined> =>
  new Set([marker.run, took?.split('/')[0]])

/** What stands in our comment, if it says more, or another run has taken it. */
export function higher({ rows, runs }: State, k: number, marker: Marker): Marker | undefined {
  const { seen, key } = at(runs, k)
  const row = seen?.own && at(rows, seen.own.id - 1)
  const there = row?.key === key ? row.marker : undefined
  if (there === undefined) return undefined
  return hasGoneOn(there, marker, knownRuns(seen as Seen, marker)) ? there : undefined
}
