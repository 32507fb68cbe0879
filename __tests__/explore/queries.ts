import type { KnownComment } from '../../src/outside-answers.ts'
import type { Query } from '../../src/protocol/action.ts'
import type { RunReading } from '../../src/protocol/held-comment.ts'
import type { ConversationMarkers } from '../../src/protocol/marked-comment.ts'
import { reactionTarget } from '../../src/protocol/trigger.ts'
import type { Answers, View } from '../../src/protocol/view.ts'
import { linkOf } from './lean.ts'
import { came, done } from './runs.ts'
import { checks } from './service.ts'
import {
  at,
  broken,
  isHeld,
  lists,
  type Move,
  now,
  type Run,
  type Seen,
  type State,
  spend,
  type World,
  withRow,
} from './world.ts'

// What a run asks and removes, as src/run/drive.ts performs it.

export function reacts(state: State, k: number, world: World): Move[] {
  const { trigger, account, request } = at(world.specs, k)
  const mine = `${request}:${account} `
  const move = (say: string, eyes: View['eyes'], next: State): Move => ({
    say,
    next: came(next, k, { eyes }, world, 'react'),
  })
  if (!world.reacts || reactionTarget(trigger) === undefined)
    return [move('cannot react', 'impossible', state)]
  const isThere = state.eye.includes(mine)
  const added = (from: State): State => ({
    ...from,
    eye: [...from.eye.matchAll(/\S+ /g), mine].sort().join(''),
  })
  const moves = [
    isThere
      ? move('finds its 👀 there', 'again', state)
      : move('adds the first 👀', 'first', added(state)),
  ]
  if (state.left.eyes === 0) return moves
  const faulty = spend(state, 'eyes')
  moves.push(move('gets no answer to its 👀', 'no-answer', faulty))
  if (!isThere)
    moves.push(move('adds the first 👀, and the answer is lost', 'no-answer', added(faulty)))
  return moves
}

const failed = { step: { at: 'failed', reason: '' } } as const

export function reads(state: State, k: number, world: World): Move[] {
  const moves = lists(state, k, at(world.specs, k).place, world).map((here) => ({
    say: `reads ${told(here, state)}`,
    next: came(state, k, { here }, world, 'list'),
  }))
  if (state.left.list > 0)
    moves.push({ say: 'cannot read', next: done(spend(state, 'list'), k, failed, world) })
  return moves
}

const told = ({ marked, unverified }: ConversationMarkers, { rows }: State): string => {
  const all = marked.map(({ comment, marker }) => `\`${marker.phase}\` (${comment.id})`)
  if (unverified.some(({ isOurs }) => isOurs)) all.push('one that it cannot verify')
  if (unverified.some(({ isOurs }) => !isOurs)) all.push('one of which it cannot tell whose it is')
  const hidden = rows.filter(({ marker, shown }) => marker && !shown).length > 0 ? ' so far' : ''
  return all.length === 0 ? `no status comment${hidden}` : all.join(', ')
}

export function asksJob(state: State, k: number, world: World): Move[] {
  const { todo } = at(state.runs, k) as { todo: Query }
  return checks(state, { id: todo.check ?? '', pause: todo.pause, world }).map(
    ({ say, next, says }) => ({
      say,
      next: asked(next, k, { check: { says, at: now } }, { world, name: 'check' }),
    }),
  )
}

export function asksThere(state: State, k: number, world: World): Move[] {
  const { place } = at(world.specs, k)
  if (world.isOneWay && place === 'issue') {
    const say = 'cannot read the other place'
    return [{ say, next: asked(state, k, { there: undefined }, { world, name: 'there' }) }]
  }
  const there = place === 'issue' ? 'pull' : 'issue'
  return lists(state, k, there, world).map((found) => ({
    say: `reads in the other place ${told(found, state)}`,
    next: asked(state, k, { there: found.marked }, { world, name: 'there' }),
  }))
}

export function asksRest(state: State, k: number, world: World): Move[] {
  const name = at(at(state.runs, k).rest, 0)
  const say = name === 'run' ? 'asks whether a workflow run is over' : 'reads the docs pull request'
  return [{ say, next: asked(state, k, {}, { world, name }) }]
}

/** What is asked beside the rest, and does not change meanwhile, is answered with the last answer. */
function asked(
  state: State,
  k: number,
  answers: Answers,
  { world, name }: { world: World; name: string },
): State {
  const { todo, rest } = at(state.runs, k) as Run & { todo: Query }
  const more: Answers = {}
  if (rest.length === 1 && (todo.pull !== undefined || todo.there)) {
    const link = linkOf(todo.pull)
    const head = world.heads ? { head: `head-${at(state.jobs, 0).done.length}` } : {}
    more.pull = link && { link, is: { state: 'open', ...head } }
  }
  if (rest.length === 1 && todo.run !== undefined)
    more.workflowRun = { id: todo.run, is: readRun(state, todo.run, world) }
  return came(state, k, { answers: { ...answers, ...more } }, world, name)
}

/** What GitHub says of a workflow run. */
export const readRun = (
  { runs }: State,
  id: string | undefined,
  { specs, isBlind }: World,
): RunReading => {
  if (isBlind) return 'unread'
  return runs.some((run, i) => at(specs, i).facts.run === id && run.at === 'up')
    ? 'in-progress'
    : 'completed'
}

export function removes(
  state: State,
  k: number,
  { found, world }: { found: KnownComment[]; world: World },
): Move[] {
  const { rest, seen } = at(state.runs, k) as Run & { seen: Seen }
  const name = at(rest, 0)
  const { id } = found.find((comment) => `#${comment.id}` === name) as KnownComment
  const change = id === seen.own?.id ? { own: undefined } : {}
  const { marker, by } = at(state.rows, id - 1)
  const removed = withRow(state, id, { marker: undefined, shown: true, isOld: false })
  const isJobs = marker?.phase === 'created' || marker?.phase === 'settled'
  const judged =
    isJobs && !world.isZombie ? broken(removed, 'S2 the comment of a job is deleted') : removed
  // Whoever has written its outcome sends nothing any more.
  const waitsStill = marker?.phase === 'waiting' && marker.outcome === undefined
  const isLiving = waitsStill && !world.isZombie && isHeld(state, id, { by: k, specs: world.specs })
  const checked = isLiving
    ? broken(judged, "W2 a living run's comment is deleted by another")
    : judged
  const next = by === -2 ? broken(checked, "C1 a stranger's comment is deleted") : checked
  const moves = [{ say: `deletes comment ${id}`, next: came(next, k, change, world, name) }]
  if (state.left.stuck > 0)
    moves.push({
      say: `cannot delete comment ${id}`,
      next: came(spend(state, 'stuck'), k, change, world, name),
    })
  return moves
}
