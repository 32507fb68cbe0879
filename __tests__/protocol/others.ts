import { correction, isAhead, stopped } from '../../src/protocol/interrupted.ts'
import type { Marker, MarkerChange } from '../../src/protocol/marker.ts'
import { type Move as Change, nextPhase } from '../../src/protocol/phase.ts'
import { decidePoll, startPolling } from '../../src/protocol/poll.ts'
import { once } from '../../src/protocol/poll-state.ts'
import { resultChange } from '../../src/protocol/result.ts'
import {
  decideCheck,
  isHeldFor,
  isUnconfirmed,
  type Listed,
  unconfirmedChange,
  unconfirmedIn,
  unsentChange,
} from '../../src/protocol/sweep.ts'
import { leanMarker, linkOf } from './lean.ts'
import { readRun } from './runs.ts'
import { checks, started } from './service.ts'
import {
  addRow,
  ancient,
  at,
  broken,
  date,
  edit,
  heldBy,
  isHeld,
  listsFor,
  type Move,
  now,
  type Row,
  type Seen,
  type State,
  spend,
  type World,
  withRow,
  withRun,
} from './world.ts'
import { higher } from './writes.ts'

// What happens beside the runs: comments are deleted, copied and get old, keys are replaced, a post step and a sweep write.

/** All that may happen beside the runs. */
export function movesOfOthers(state: State, world: World): Move[] {
  const { remove, copy, rotate, sweep } = state.left
  const moves: Move[] = []
  for (const row of state.rows) {
    if (row.marker === undefined) continue
    if (remove > 0 && mayBeDeleted(state, row, world))
      moves.push({
        say: `Somebody deletes comment ${row.id}.`,
        next: withRow(spend(state, 'remove'), row.id, { marker: undefined, shown: true, isOld: false }),
      })
    if (copy > 0 && row.by >= 0) moves.push(...copies(spend(state, 'copy'), row))
    if (!row.isOld) moves.push(...ages(state, row, world))
    if (sweep > 0) moves.push(...sweeps(state, row, world))
  }
  if (rotate > 0) moves.push({ say: 'The key is replaced.', next: { ...spend(state, 'rotate'), key: 1 } })
  if (state.sweep) moves.push(sweepWrites(state, world))
  state.runs.forEach((run, k) => {
    if (run.at === 'dead' && run.rest.length > 0) moves.push(...repairs(state, k, world))
  })
  return moves
}

function mayBeDeleted({ runs }: State, { marker, by }: Row, { isLate, specs }: World): boolean {
  if (by === -2) return false
  if (!isLate) return true
  const isDecided = runs.every(
    (run, k) =>
      at(specs, k).asked.attempt > 1 ||
      !(run.at === 'new' || run.todo?.to.at === 'look' || run.todo?.to.at === 'posted'),
  )
  return isDecided && marker?.phase !== 'intent'
}

/** A stranger posts the first body of a comment again, or puts it into an old comment of theirs. */
function copies(state: State, { place, marker, id, key }: Row): Move[] {
  const { comment: _, ...first } = marker as Marker
  const copied = { place, by: -2, account: 9, key, marker: { ...first, phase: 'intent' } as Marker }
  return [
    { say: `A stranger posts a copy of comment ${id}.`, next: addRow(state, { ...copied }) },
    {
      say: `A stranger posts a copy of comment ${id} as it was before its trigger.`,
      next: addRow(state, { ...copied, createdAt: ancient, shown: true }),
    },
  ]
}

/** Two minutes go by without an edit. A living run leaves `intent` before, and the service shows a follow-up. */
function ages(state: State, { id, marker }: Row, world: World): Move[] {
  const isSending = marker?.phase === 'intent'
  if (!isSending && !(marker?.phase === 'created' && marker.kind === 'follow-up')) return []
  const mayStay = isSending ? world.stalls : world.ages
  if (!mayStay && isHeld(state, id, { by: -1, specs: world.specs })) return []
  if (!world.ages && world.specs.every(({ request }) => request === 0)) return []
  return [
    {
      say: `Comment ${id} (\`${marker.phase}\`) has not been edited for two minutes.`,
      next: withRow({ ...state, jobs: state.jobs.map(started) }, id, { isOld: true }),
    },
  ]
}

const moved = (marker: Marker, move: Change | undefined, change: MarkerChange, id: number): Marker =>
  leanMarker({ ...marker, ...change, phase: move ? nextPhase(marker.phase, move) : marker.phase, comment: id })

/** The post step of a killed run, as src/run/repair.ts has it, or none. */
function repairs(state: State, k: number, world: World): Move[] {
  const { seen, job, key } = at(state.runs, k)
  const { name, place, account } = at(world.specs, k)
  const { marker, own } = seen as Seen
  const next = withRun(state, k, { rest: [], seen: undefined })
  const moves = [{ say: 'No post step follows.', next }]
  const posted = state.rows.find((row) => row.id === own?.id || (row.marker?.nonce === marker.nonce && row.by === k))
  const id = own?.id ?? posted?.id
  const jobId = job ?? marker.jobId
  const there = posted?.key === key ? posted.marker : undefined
  if (id === undefined || (there && isAhead(there, marker)) || (own === undefined && (jobId !== undefined || !there)))
    return moves
  const { move, change } = own ? correction(marker, jobId) : { move: 'hold' as const, change: stopped('nothing-sent') }
  const written = moved(own ? marker : (there ?? marker), move, change, id)
  if (own && higher(state, k, written)) return moves
  const say = `The post step of ${name} writes \`${written.phase}\`.`
  if (posted?.marker) return [...moves, { say, next: edit(next, { id, marker: written, by: k, key }, world) }]
  if (jobId === undefined) return moves
  const { comment: _, ...bare } = written
  return [
    ...moves,
    { say, next: addRow(next, { place, by: k, account, key, marker: bare, shown: world.lags === 'nothing' }) },
  ]
}

/** A sweep finds a comment that no living run holds. It writes later, if nobody has by then. */
function sweeps(state: State, row: Row, world: World): Move[] {
  const { marker, id, by, isOld } = row
  if (state.sweep || !marker || by === -2 || marker.kind === 'pull-request') return []
  const posted = isOld ? date - 600_000 : date
  const listed: Listed = {
    marker,
    postedAt: posted,
    changedAt: posted,
    now: date,
    sinceHours: 72,
    isOfThisService: true,
  }
  if (isHeldFor(listed, readRun(state, marker.run, world))) return []
  const writes = (next: State, move: Change, change: MarkerChange): State => ({
    ...next,
    sweep: { id, from: marker, marker: moved(marker, move, change, id) },
  })
  const swept = spend(state, 'sweep')
  if (marker.phase === 'created' && marker.comment === id && !marker.lost)
    return sweepsJob(swept, { marker, world, listed, writes })
  if (marker.phase === 'intent' && isUnconfirmed(listed)) {
    return listsFor(state, { place: row.place, lags: world.lags, key: row.key, account: row.account }).flatMap(
      ({ marked }) =>
        unconfirmedIn(marked, listed)?.comment.id === id
          ? [
              {
                say: `A sweep finds the \`intent\` ${id} unconfirmed.`,
                next: writes(swept, 'lose', unconfirmedChange(listed)),
              },
            ]
          : [],
    )
  }
  const isUnsent = marker.phase === 'waiting' && marker.outcome === undefined && marker.comment === id
  return isUnsent
    ? [{ say: `A sweep finds comment ${id} waiting.`, next: writes(swept, 'hold', unsentChange(listed)) }]
    : []
}

interface Swept {
  marker: Marker
  world: World
  listed: Listed
  writes: (next: State, move: Change, change: MarkerChange) => State
}

function sweepsJob(state: State, { marker, world, listed, writes }: Swept): Move[] {
  const { jobId: id = '', trigger } = marker
  const before = marker.kind === 'follow-up' ? marker.before : undefined
  const link = linkOf(marker.prLink ?? before?.prLink)
  const polling = {
    ...startPolling({ id, kind: 'attach', link, before, startedAt: now }, once(now)),
    asked: 'status' as const,
  }
  return checks(state, { id, pause: 0, world }).map(({ say, next, says }) => {
    const view = {
      now,
      date,
      random: 0.5,
      cancelled: false,
      answers: { check: { says, at: now } },
      asked: { interval: 20 },
    }
    const told = { say: `A sweep ${say}.`, next }
    const polled = decidePoll(view, polling)
    const verdict = polled.kind === 'end' ? decideCheck(listed, polled.result) : undefined
    if (verdict === undefined) return told
    const request = world.specs.find((spec) => spec.trigger === trigger)?.request ?? -1
    const isDone = verdict.kind !== 'settled' || next.jobs.some(({ done }) => done.includes(request))
    const judged = isDone ? next : broken(next, 'R1 a sweep takes an earlier result for that of the request')
    const change = verdict.outcome ? resultChange({ marker, date }, verdict.outcome).change : {}
    return {
      ...told,
      next: writes(judged, verdict.kind === 'settled' ? 'settle' : 'accept', { ...change, ...verdict.change }),
    }
  })
}

/** It reads the comment again right before. */
function sweepWrites(state: State, world: World): Move {
  const { id, from, marker } = state.sweep as NonNullable<State['sweep']>
  const next = { ...state, sweep: undefined }
  const row = at(state.rows, id - 1)
  if (JSON.stringify(row.marker) !== JSON.stringify(from))
    return { say: 'The sweep finds that the comment has changed.', next }
  return {
    say: `The sweep writes \`${marker.phase}\` into comment ${id}.`,
    next: edit(next, { id, marker, by: -1, key: row.key, took: heldBy(from) }, world),
  }
}
