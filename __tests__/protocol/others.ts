import type { Outcome } from '../../src/outcomes.ts'
import { correction, isAhead, isHeld, mayBeWritten } from '../../src/protocol/alive.ts'
import { resultWhenHandedOver } from '../../src/protocol/hand-over.ts'
import { type Move as Change, type Marker, type MarkerChange, nextPhase } from '../../src/protocol/marker.ts'
import { isMentionDue } from '../../src/protocol/mention.ts'
import { statusOutcome } from '../../src/protocol/outcome.ts'
import { decidePoll, once, type PollResult, startPolling } from '../../src/protocol/poll.ts'
import {
  decideCheck,
  isUnconfirmed,
  type Listed,
  mostOpenMs,
  unconfirmedChange,
  unconfirmedIn,
  unsentChange,
  untold,
} from '../../src/protocol/sweep.ts'
import { resultChange } from '../../src/protocol/wait.ts'
import { readRun } from './asks.ts'
import { leanMarker, linkOf } from './lean.ts'
import { isEndOf, isUnclear } from './runs.ts'
import { checks, started } from './service.ts'
import {
  addRow,
  ancient,
  at,
  broken,
  date,
  edit,
  heldBy,
  known,
  listsFor,
  type Move,
  mentioned,
  now,
  post,
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
  const { remove, copy, rotate, sweep, status } = state.left
  const moves: Move[] = []
  for (const row of state.rows) {
    if (row.marker === undefined) continue
    if (remove > 0 && mayBeDeleted(state, row, world))
      moves.push({
        say: `Somebody deletes comment ${row.id}.`,
        next: withRow(spend(state, 'remove'), row.id, { marker: undefined, shown: true, isOld: false }),
      })
    if (copy > 0 && row.by >= 0) moves.push(...copies(spend(state, 'copy'), row, world))
    if (!row.isOld) moves.push(...ages(state, row, world))
    if (sweep > 0) moves.push(...sweeps(state, row, world))
    if (status > 0) moves.push(...statuses(state, row, world))
  }
  if (rotate > 0) moves.push({ say: 'The key is replaced.', next: { ...spend(state, 'rotate'), key: 1 } })
  if (state.tardy) moves.push(takesEffect(state, state.tardy))
  if (state.sweep) moves.push(writesLater(state, world))
  state.runs.forEach((run, k) => {
    if (run.at === 'dead' && run.rest.length > 0) moves.push(...repairs(state, k, world))
  })
  return moves
}

/** An edit that nobody waits for any more: GitHub makes it after later ones. */
function takesEffect(state: State, { id, marker, key }: NonNullable<State['tardy']>): Move {
  const next: State = { ...state, tardy: undefined }
  const say = `The edit of comment ${id} to \`${marker.phase}\` takes effect.`
  if (at(state.rows, id - 1).marker === undefined) return { say, next }
  return { say, next: withRow(next, id, { marker, key, isOld: false }) }
}

function mayBeDeleted({ runs }: State, { marker, by }: Row, { isLate, isIdle, isOrdered, specs }: World): boolean {
  if (by === -2 || (isOrdered && by !== 0)) return false
  if (isIdle) return marker?.phase === 'waiting'
  if (!isLate) return true
  const isDecided = runs.every(
    (run, k) =>
      at(specs, k).asked.attempt > 1 ||
      !(run.at === 'new' || run.todo?.to.at === 'look' || run.todo?.to.at === 'posted'),
  )
  return isDecided && marker?.phase !== 'intent'
}

/** A stranger posts the first body of a comment again, or puts it into an old comment of theirs. */
function copies(state: State, { place, marker, id, key }: Row, { echoes }: World): Move[] {
  const { comment: _, ...first } = marker as Marker
  const copied = { place, by: -2, account: 9, key, marker: { ...first, phase: 'intent' } as Marker }
  if (echoes) return echoed(state, { id, marker: marker as Marker, copied })
  return [
    { say: `A stranger posts a copy of comment ${id}.`, next: addRow(state, { ...copied }) },
    {
      say: `A stranger posts a copy of comment ${id} as it was before its trigger.`,
      next: addRow(state, { ...copied, createdAt: ancient, shown: true }),
    },
  ]
}

/** A bot of our account does the same: also in a new comment, once ours was edited. Until then it looks like a doubled one. */
function echoed(
  state: State,
  { id, marker, copied }: { id: number; marker: Marker; copied: Parameters<typeof addRow>[1] },
): Move[] {
  const say = `A bot of our account puts a copy of comment ${id} into its old comment.`
  const { key } = copied
  const inOld = { say, next: withRow(state, 1, { marker: copied.marker, key }) }
  if (marker.comment === undefined) return [inOld]
  return [
    inOld,
    { say: `A bot of our account posts a copy of comment ${id}.`, next: addRow(state, { ...copied, account: 1 }) },
  ]
}

/**
 * Two minutes go by without an edit. A living run leaves `intent` before, or notices that it stalled unless that is while it
 * sends; and the service shows a follow-up.
 */
function ages(state: State, { id, marker }: Row, world: World): Move[] {
  const isIntent = marker?.phase === 'intent'
  if (!isIntent && !(marker?.phase === 'created' && marker.kind === 'follow-up')) return []
  if (!world.ages && world.specs.every(({ request }) => request === 0)) return []
  const k = state.runs.findIndex(
    (run, i) => run.seen?.own?.id === id && run.at === 'up' && heldBy(marker) === heldBy(at(world.specs, i).asked),
  )
  const run = state.runs[k]
  const mayStay = isIntent ? world.stalls && run?.todo?.do !== 'send' : world.ages
  if (run && !mayStay) return []
  const aged = withRow({ ...state, jobs: state.jobs.map(started) }, id, { isOld: true })
  const next = run?.seen && isIntent ? withRun(aged, k, { seen: { ...run.seen, isSlow: true } }) : aged
  return [{ say: `Comment ${id} (\`${marker.phase}\`) has not been edited for two minutes.`, next }]
}

const moved = (marker: Marker, move: Change | undefined, change: MarkerChange, id: number): Marker =>
  leanMarker({ ...marker, ...change, phase: move ? nextPhase(marker.phase, move) : marker.phase, comment: id })

/** The post step of a killed run, as src/run/post.ts has it, or none. */
function repairs(state: State, k: number, world: World): Move[] {
  const { seen, job, key } = at(state.runs, k)
  const { name } = at(world.specs, k)
  const { marker, own, isUnsent } = seen as Seen
  const next = withRun(state, k, { rest: [], seen: undefined })
  const moves = [{ say: 'No post step follows.', next }]
  const posted = state.rows.find((row) => row.id === own?.id || (row.marker?.nonce === marker.nonce && row.by === k))
  const id = own?.id ?? posted?.id
  const jobId = job ?? marker.jobId
  const there = posted?.key === key ? posted.marker : undefined
  if (id === undefined || (there && isAhead(there, marker)) || (own === undefined && (jobId !== undefined || !there)))
    return moves
  const from = own ? marker : (there ?? marker)
  // A signal that ends a run lets it say that it sent nothing. A kill does not.
  for (const said of own ? new Set([false, isUnsent === true]) : [true]) {
    const { move, change } = correction(from, { jobId, isUnsent: said })
    const written = moved(from, move, change, id)
    if (own && higher(state, k, written)) continue
    const say = `The post step of ${name} writes \`${written.phase}\`.`
    const { comment: _, ...bare } = written
    if (posted?.marker) moves.push({ say, next: edit(next, { id, marker: written, by: k, key }, world) })
    else if (jobId !== undefined) moves.push({ say, next: post(next, k, bare, world) })
  }
  return moves
}

type Judge = (result: PollResult, id: string) => { move: Change; outcome?: Outcome; change?: MarkerChange } | undefined

/** Who writes into a comment whose run is over, and whether it may have changed since that was decided. */
interface Writer {
  row: Row
  marker: Marker
  who: string
  mayChange: boolean | 'unread' // it is not read again before it is written
  mentions?: boolean | undefined
}

const listedAs = ({ isOld }: Row, marker: Marker): Listed => {
  const at = isOld ? date - 600_000 : date
  return { marker, postedAt: at, changedAt: at, now: date, sinceHours: 72, isOfThisService: true }
}

/** What somebody else than a run is about to write. */
function later(state: State, { row, marker, mayChange, mentions }: Writer, move: Change, change: MarkerChange): State {
  const mentioned = (mentions && isMentionDue(marker, change.outcome, [])) || marker.mentioned
  const written = moved(marker, move, { ...change, mentioned }, row.id)
  return { ...state, sweep: { id: row.id, from: marker, marker: written, mayChange } }
}

/** Whether a comment is one of a request that no living run holds. */
function isFree(state: State, row: Row, world: World): boolean {
  const { marker, by } = row
  if (state.sweep || !marker || by === -2 || marker.kind === 'pull-request') return false
  const known = listedAs(row, marker)
  return !isHeld({ ...known, run: readRun(state, marker.run, world), mostMs: mostOpenMs(known) })
}

const isOpenJob = ({ phase, comment }: Marker, id: number): boolean => phase === 'created' && comment === id

/** A sweep finds a comment that no living run holds. It writes later, if nobody has by then. */
function sweeps(state: State, row: Row, world: World): Move[] {
  if (!isFree(state, row, world)) return []
  const { id, place, key, account } = row
  const marker = row.marker as Marker
  const listed = listedAs(row, marker)
  const mentions = world.specs.some(({ asked }) => asked.mentions)
  const writer: Writer = { row, marker, who: 'A sweep', mayChange: false, mentions }
  const swept = spend(state, 'sweep')
  if (untold([{ marker, comment: known(id) }], 'merged', Boolean).length > 0) {
    const next = later(swept, { ...writer, mayChange: 'unread' }, 'settle', { became: 'merged' })
    return [{ say: `A sweep hears of the merge, and finds comment ${id} settled.`, next }]
  }
  if (isOpenJob(marker, id) && !marker.lost) {
    const judge: Judge = (result) => {
      const verdict = decideCheck(listed, result)
      return verdict && { ...verdict, move: verdict.kind === 'settled' ? 'settle' : 'accept' }
    }
    return checksJob(swept, { writer, judge, world })
  }
  if (marker.phase === 'intent' && isUnconfirmed(listed)) {
    const finds = listsFor(state, { place, key, account }, world).filter(
      ({ marked }) => unconfirmedIn(marked, listed)?.comment.id === id,
    )
    const next = later(swept, writer, 'lose', unconfirmedChange(listed))
    return finds.length > 0 ? [{ say: `A sweep finds the \`intent\` ${id} unconfirmed.`, next }] : []
  }
  if (marker.phase !== 'waiting' || marker.outcome !== undefined || marker.comment !== id) return []
  return [{ say: `A sweep finds comment ${id} waiting.`, next: later(swept, writer, 'hold', unsentChange(listed)) }]
}

/** Somebody asks for the status of a job whose run is over. */
function statuses(state: State, row: Row, world: World): Move[] {
  const { marker, id } = row
  if (!isFree(state, row, world) || !marker || !isOpenJob(marker, id)) return []
  const judge: Judge = (result, jobId) => {
    const outcome = statusOutcome(result, jobId, date)
    if (result.kind === 'settled') return { move: 'settle', outcome }
    const isOpen = result.kind === 'timed-out' || result.kind === 'unconfirmed'
    return { move: 'accept', outcome, change: isOpen ? { missingSince: undefined, lost: undefined } : {} }
  }
  const writer: Writer = { row, marker, who: 'A status command', mayChange: true }
  return checksJob(spend(state, 'status'), { writer, judge, world })
}

function checksJob(state: State, { writer, judge, world }: { writer: Writer; judge: Judge; world: World }): Move[] {
  const { marker, who } = writer
  const { jobId: id = '', trigger } = marker
  const request = world.specs.find((spec) => spec.trigger === trigger)?.request ?? -1
  const before = marker.kind === 'follow-up' ? marker.before : undefined
  const link = linkOf(marker.prLink ?? before?.prLink)
  const begun = startPolling({ id, kind: 'attach', link, before, startedAt: now }, once(now))
  return checks(state, { id, pause: 0, world }).map(({ say, next, says }) => {
    const view = { now, date, random: 0.5, cancelled: false, asked: { interval: 20 } }
    const polled = decidePoll({ ...view, answers: { check: { says, at: now } } }, { ...begun, awaits: 'status' })
    const told = { say: `${who} ${say}.`, next }
    const handedOver = resultWhenHandedOver(marker, link)
    const result = handedOver ?? (polled.kind === 'end' ? polled.result : undefined)
    const verdict = result && judge(result, id)
    if (verdict === undefined) return told
    const isIts = verdict.move !== 'settle' || handedOver !== undefined || isEndOf(result?.job, request)
    const judged =
      isIts || isUnclear(next) ? next : broken(next, "R1 another request's result is taken for that of the request")
    const change = verdict.outcome ? resultChange({ marker, date }, verdict.outcome).change : {}
    return { ...told, next: later(judged, writer, verdict.move, { ...change, ...verdict.change }) }
  })
}

/** The comment is read again right before: a sweep writes if nobody has, a status command if nobody holds it. */
function writesLater(state: State, world: World): Move {
  const { id, from, marker, mayChange } = state.sweep as NonNullable<State['sweep']>
  const next = { ...state, sweep: undefined }
  const row = at(state.rows, id - 1)
  const isSame = JSON.stringify(row.marker) === JSON.stringify(from)
  const isFound = mayChange === 'unread' ? row.marker?.comment === id : isSame
  const mayWrite = mayChange === true ? row.marker && mayBeWritten(row.marker, !isFree(next, row, world)) : isFound
  if (!mayWrite) return { say: `Comment ${id} has changed, and nothing is written.`, next }
  const edited = edit(next, { id, marker, by: -1, key: row.key, took: heldBy(row.marker) }, world)
  const isNew = marker.mentioned && !from.mentioned
  return { say: `It writes \`${marker.phase}\` into comment ${id}.`, next: isNew ? mentioned(edited) : edited }
}
