import type { Outcome } from '../../src/outcomes.ts'
import { changeAfterStatus } from '../../src/protocol/job-check.ts'
import { resultChange } from '../../src/protocol/job-end.ts'
import { statusOutcome } from '../../src/protocol/job-outcome.ts'
import {
  type Move as Change,
  type Marker,
  type MarkerChange,
  nextPhase,
} from '../../src/protocol/marker.ts'
import { isMentionDue } from '../../src/protocol/mention.ts'
import { resultWhenHandedOver } from '../../src/protocol/next-request.ts'
import { decidePoll, once, type PollResult, startPolling } from '../../src/protocol/poll.ts'
import { correction, isAhead } from '../../src/protocol/stopped.ts'
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
import { leanMarker, linkOf } from './lean.ts'
import { readRun } from './queries.ts'
import { isEndOf, isUnclear } from './runs.ts'
import { checks, started } from './service.ts'
import { newLink, stepsOf, takenBack, tellingOf } from './telling.ts'
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
  now,
  post,
  type Row,
  type Seen,
  type State,
  spend,
  type World,
  type Writer,
  withRow,
  withRun,
} from './world.ts'
import { higher } from './writes.ts'

// What happens beside the runs: comments are deleted, copied and get old, keys are replaced, a post step and a sweep write.

/** All that may happen beside the runs. */
export function movesOfOthers(state: State, world: World): Move[] {
  const marked = state.rows.filter(({ marker }) => marker !== undefined)
  const moves = marked.flatMap((row) => movesOnComment(state, row, world))
  if (state.left.rotate > 0)
    moves.push({ say: 'The key is replaced.', next: { ...spend(state, 'rotate'), key: 1 } })
  if (state.tardy) moves.push(takesEffect(state, state.tardy))
  for (const writer of state.writers) moves.push(...goesOn(state, writer, world))
  state.runs.forEach((run, k) => {
    if (run.at === 'dead' && run.rest.length > 0) moves.push(...repairs(state, k, world))
  })
  return moves
}

/** What may happen to a comment with a marker. */
function movesOnComment(state: State, row: Row, world: World): Move[] {
  const { remove, copy, sweep, status } = state.left
  const moves: Move[] = []
  if (remove > 0 && mayBeDeleted(state, row, world)) {
    const gone = { marker: undefined, shown: true, isOld: false }
    const next = withRow(spend(state, 'remove'), row.id, gone)
    moves.push({ say: `Somebody deletes comment ${row.id}.`, next })
  }
  if (copy > 0 && row.by >= 0) moves.push(...copies(spend(state, 'copy'), row, world))
  if (!row.isOld) moves.push(...ages(state, row, world))
  if (sweep > 0) moves.push(...sweeps(state, row, world))
  if (status > 0) moves.push(...statuses(state, row, world))
  return moves
}

/** An edit that nobody waits for any more: GitHub makes it after later ones. */
function takesEffect(state: State, { id, marker, key }: NonNullable<State['tardy']>): Move {
  const next: State = { ...state, tardy: undefined }
  const say = `The edit of comment ${id} to \`${marker.phase}\` takes effect.`
  if (at(state.rows, id - 1).marker === undefined) return { say, next }
  return { say, next: withRow(next, id, { marker, key, isOld: false }) }
}

function mayBeDeleted(
  { runs }: State,
  { marker, by }: Row,
  { isLate, isIdle, isOrdered, specs }: World,
): boolean {
  if (by === -2 || (isOrdered && by !== 0)) return false
  if (isIdle) return marker?.phase === 'waiting'
  if (!isLate) return true
  const isDecided = runs.every(
    (run, k) =>
      at(specs, k).facts.attempt > 1 ||
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
    {
      say: `A bot of our account posts a copy of comment ${id}.`,
      next: addRow(state, { ...copied, account: 1 }),
    },
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
    (run, i) =>
      run.seen?.own?.id === id &&
      run.at === 'up' &&
      heldBy(marker) === heldBy(at(world.specs, i).facts),
  )
  const run = state.runs[k]
  const mayStay = isIntent ? world.stalls && run?.todo?.do !== 'send' : world.ages
  if (run && !mayStay) return []
  const aged = withRow({ ...state, jobs: state.jobs.map(started) }, id, { isOld: true })
  const next =
    run?.seen && isIntent ? withRun(aged, k, { seen: { ...run.seen, isSlow: true } }) : aged
  return [{ say: `Comment ${id} (\`${marker.phase}\`) has not been edited for two minutes.`, next }]
}

const moved = (
  marker: Marker,
  move: Change | undefined,
  change: MarkerChange,
  id: number,
): Marker =>
  leanMarker({
    ...marker,
    ...change,
    phase: move ? nextPhase(marker.phase, move) : marker.phase,
    comment: id,
  })

/** The comment that a post step would write, and what it says. Undefined: it writes none. */
function leftToRepair(
  state: State,
  k: number,
): { id: number; posted: Row | undefined; there: Marker | undefined } | undefined {
  const { seen, job, key } = at(state.runs, k)
  const { marker, own } = seen as Seen
  const posted = state.rows.find(
    (row) => row.id === own?.id || (row.marker?.nonce === marker.nonce && row.by === k),
  )
  const id = own?.id ?? posted?.id
  if (id === undefined) return undefined
  const there = posted?.key === key ? posted.marker : undefined
  if (there && isAhead(there, marker)) return undefined
  const isJobKnown = (job ?? marker.jobId) !== undefined
  if (own === undefined && (isJobKnown || there === undefined)) return undefined
  return { id, posted, there }
}

/** The post step of a killed run, as src/run/repair.ts has it, or none. */
function repairs(state: State, k: number, world: World): Move[] {
  const { seen, job, key } = at(state.runs, k)
  const { name } = at(world.specs, k)
  const { marker, own, isUnsent } = seen as Seen
  const next = withRun(state, k, { rest: [], seen: undefined })
  const moves = [{ say: 'No post step follows.', next }]
  const left = leftToRepair(state, k)
  if (left === undefined) return moves
  const { id, posted, there } = left
  const jobId = job ?? marker.jobId
  const from = own ? marker : (there ?? marker)
  // A signal that ends a run lets it say that it sent nothing. A kill does not.
  for (const said of own ? new Set([false, isUnsent === true]) : [true]) {
    const { move, change } = correction(from, { jobId, isUnsent: said })
    const written = moved(from, move, change, id)
    if (own && higher(state, k, written)) continue
    const say = `The post step of ${name} writes \`${written.phase}\`.`
    const { comment: _, ...bare } = written
    const isPosted = posted?.marker !== undefined
    if (isPosted) moves.push({ say, next: edit(next, { id, marker: written, by: k, key }, world) })
    if (!isPosted && jobId !== undefined) moves.push({ say, next: post(next, k, bare, world) })
  }
  return moves
}

type Judge = (
  result: PollResult,
  id: string,
) => { move: Change; outcome?: Outcome; change?: MarkerChange } | undefined

/** Who writes into a comment whose run is over, and whether it may have changed since that was decided. */
interface Decided {
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

/** What somebody else than a run is about to write, and to tell before. */
function later(
  state: State,
  { row, marker, who, mayChange, mentions }: Decided,
  { move, change, world }: { move: Change; change: MarkerChange; world: World },
): State {
  const { left, writers } = state
  const word = `${who} ${left.sweep}${left.status}`
  const remembered =
    mentions && isMentionDue(marker, change.outcome, []) ? { mentioned: true as const, word } : {}
  const written = moved(
    marker,
    move,
    { ...change, ...world.rules.withoutClaim(marker), ...remembered },
    row.id,
  )
  const request = world.specs.find(({ trigger }) => trigger === marker.trigger)?.request ?? 0
  const isAlive = (run?: string): boolean => readRun(state, run, world) === 'in-progress'
  const isTelling =
    world.tells && move === 'settle' && mayChange !== 'unread' && marker.requester !== undefined
  const link = isTelling
    ? newLink(state, marker, { link: change.prLink, isAlive, world })
    : undefined
  const telling = tellingOf(marker, { link, mayRepeat: true, request, isSweep: who === 'A sweep' })
  const tells = ['claim', 'second', 'ours', 'look', link === undefined ? 'note' : 'announce']
  const rest = isTelling ? [...tells, 'write'] : ['write']
  const writer = { who, id: row.id, from: marker, marker: written, mayChange, word, telling, rest }
  return { ...state, writers: [...writers, writer] }
}

/** Whether a comment is one of a request, and another may begin to do something with it. */
function mayBegin({ writers }: State, { marker, by }: Row, { tells, inTurn }: World): boolean {
  const most = tells && !inTurn ? 2 : 1
  return (
    writers.length < most && marker !== undefined && by !== -2 && marker.kind !== 'pull-request'
  )
}

/** Whether a living run holds a comment, for a sweep or a status command. */
function isHeld(
  state: State,
  row: Row,
  { who, world }: { who: 'isHeldForSweep' | 'isHeldForStatus'; world: World },
) {
  const marker = row.marker as Marker
  const known = listedAs(row, marker)
  return world.rules[who]({
    ...known,
    run: readRun(state, marker.run, world),
    mostMs: mostOpenMs(known),
  })
}

const isOpenJob = ({ phase, comment }: Marker, id: number): boolean =>
  phase === 'created' && comment === id

/** A sweep finds a comment that no living run holds. It writes later, if nobody has by then. */
function sweeps(state: State, row: Row, world: World): Move[] {
  if (!mayBegin(state, row, world) || isHeld(state, row, { who: 'isHeldForSweep', world }))
    return []
  const { id, place, key, account } = row
  const marker = row.marker as Marker
  const listed = listedAs(row, marker)
  const mentions = world.specs.some(({ facts }) => facts.mentions)
  const writer: Decided = { row, marker, who: 'A sweep', mayChange: false, mentions }
  const swept = spend(state, 'sweep')
  if (untold([{ marker, comment: known(id) }], 'merged', Boolean).length > 0) {
    const merged = { move: 'settle', change: { became: 'merged' }, world } as const
    const next = later(swept, { ...writer, mayChange: 'unread' }, merged)
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
    const next = later(swept, writer, { move: 'lose', change: unconfirmedChange(listed), world })
    return finds.length > 0
      ? [{ say: `A sweep finds the \`intent\` ${id} unconfirmed.`, next }]
      : []
  }
  if (marker.phase !== 'waiting' || marker.outcome !== undefined || marker.comment !== id) return []
  const next = later(swept, writer, { move: 'hold', change: unsentChange(listed), world })
  return [{ say: `A sweep finds comment ${id} waiting.`, next }]
}

/** Somebody asks for the status of a job whose run is over. */
function statuses(state: State, row: Row, world: World): Move[] {
  const { marker, id } = row
  if (!mayBegin(state, row, world) || !marker || !isOpenJob(marker, id)) return []
  if (isHeld(state, row, { who: 'isHeldForStatus', world })) return []
  const judge: Judge = (result, jobId) => {
    const outcome = statusOutcome(result, jobId, date)
    if (result.kind === 'settled') return { move: 'settle', outcome }
    const change = changeAfterStatus(result, { marker, now: date, isOfThisService: true })
    return { move: 'accept', outcome, change }
  }
  const writer: Decided = { row, marker, who: 'A status command', mayChange: true }
  return checksJob(spend(state, 'status'), { writer, judge, world })
}

function checksJob(
  state: State,
  { writer, judge, world }: { writer: Decided; judge: Judge; world: World },
): Move[] {
  const { marker, who } = writer
  const { jobId: id = '', trigger } = marker
  const request = world.specs.find((spec) => spec.trigger === trigger)?.request ?? -1
  const before = marker.kind === 'follow-up' ? marker.before : undefined
  const link = linkOf(marker.prLink ?? before?.prLink)
  const begun = startPolling({ id, kind: 'watch', link, before, startedAt: now }, once(now))
  return checks(state, { id, pause: 0, world }).map(({ say, next, says }) => {
    const view = { now, date, random: 0.5, cancelled: false, request: { interval: 20 } }
    const polled = decidePoll(
      { ...view, answers: { check: { says, at: now } } },
      { ...begun, awaits: 'status' },
    )
    const told = { say: `${who} ${say}.`, next }
    const handedOver = resultWhenHandedOver(marker, link)
    const result = handedOver ?? (polled.kind === 'end' ? polled.result : undefined)
    const verdict = result && judge(result, id)
    if (verdict === undefined) return told
    const isIts =
      verdict.move !== 'settle' || handedOver !== undefined || isEndOf(result?.job, request)
    const judged =
      isIts || isUnclear(next)
        ? next
        : broken(next, "R1 another request's result is taken for that of the request")
    const change = verdict.outcome ? resultChange({ marker, date }, verdict.outcome).change : {}
    const whole = { ...change, ...verdict.change }
    return { ...told, next: later(judged, writer, { move: verdict.move, change: whole, world }) }
  })
}

/**
 * The next step of a sweep or a status command. One that tells or mentions may be killed before any
 * of them.
 */
function goesOn(state: State, writer: Writer, world: World): Move[] {
  const { who, rest } = writer
  const moves = nextMoves(state, writer, world)
  const writesAlone = rest.length === 1 && rest[0] === 'write'
  if (state.left.kill === 0 || writesAlone) return moves
  return [...moves, { say: `${who} is killed.`, next: without(spend(state, 'kill'), writer) }]
}

function nextMoves(state: State, writer: Writer, world: World): Move[] {
  const [name] = writer.rest
  if (name === 'claim') return claims(state, writer, world)
  if (name === 'write') return [writesLater(state, writer, world)]
  return tellsNext(state, writer, world)
}

const without = (state: State, writer: Writer): State => ({
  ...state,
  writers: state.writers.filter((one) => one !== writer),
})

const goneOn = (state: State, writer: Writer, change: Partial<Writer>): State => {
  const index = state.writers.indexOf(writer)
  return {
    ...state,
    writers: state.writers.with(index, { ...writer, rest: writer.rest.slice(1), ...change }),
  }
}

const isSame = (row: Row, { from }: Writer): boolean =>
  JSON.stringify(row.marker) === JSON.stringify(from)

/**
 * It writes its word, unless the comment has changed. Where GitHub refuses that, what stands still
 * counts.
 */
function claims(state: State, writer: Writer, world: World): Move[] {
  const { id, from, word, who, rest } = writer
  const row = at(state.rows, id - 1)
  if (!isSame(row, writer))
    return [{ say: `${who} finds comment ${id} changed.`, next: without(state, writer) }]
  const marker = leanMarker({ ...from, word })
  const edited = edit(state, { id, marker, by: -1, key: row.key, took: heldBy(row.marker) }, world)
  const moves = [
    {
      say: `${who} writes its word into comment ${id}.`,
      next: goneOn(edited, writer, { from: marker }),
    },
  ]
  if (state.left.edit === 0) return moves
  const refused = spend(state, 'edit')
  const next = goneOn(refused, writer, { rest: rest.slice(rest.indexOf('look')) })
  return [...moves, { say: `${who} may not edit comment ${id}.`, next }]
}

function tellsNext(state: State, writer: Writer, world: World): Move[] {
  const { who, id, from, telling, rest } = writer
  const [name = '', ...more] = rest
  const about = { id, mine: from, runs: new Set([from.run]), telling }
  return stepsOf(name, state, { about, world }).map((stepped) => {
    const { isTheirs, isRefused } = stepped
    const say = `${who} ${stepped.say}.`
    const next = isRefused ? takenBack(stepped.state, id, from) : stepped.state
    const left = [...stepped.rest, ...more]
    if (isTheirs || left.length === 0) return { say, next: without(next, writer) }
    return { say, next: goneOn(next, writer, { telling: stepped.telling, rest: left }) }
  })
}

/** The comment is read again right before: a sweep writes if nobody has, a status command if nobody holds it. */
function writesLater(state: State, writer: Writer, world: World): Move {
  const { id, marker, mayChange, from, who, telling } = writer
  const next = without(state, writer)
  const row = at(state.rows, id - 1)
  const held = row.marker !== undefined && isHeld(next, row, { who: 'isHeldForStatus', world })
  const isFound = mayChange === 'unread' ? row.marker?.comment === id : isSame(row, writer)
  const mayWrite =
    mayChange === true ? row.marker && world.rules.mayBeWritten(row.marker, held) : isFound
  if (!mayWrite) return { say: `Comment ${id} has changed, and nothing is written.`, next }
  const say = `${who} writes \`${marker.phase}\` into comment ${id}.`
  const about = { id, marker, by: -1, key: row.key, took: heldBy(row.marker) }
  const isNew = marker.mentioned && !from.mentioned
  if (!isNew) return { say, next: edit(next, about, world) }
  // It mentions people: nobody tells meanwhile.
  const mention = {
    from: marker,
    telling: { ...telling, isPosting: false },
    rest: ['second', 'mention ours', 'mention'],
  }
  return { say, next: edit(goneOn(state, writer, mention), about, world) }
}
