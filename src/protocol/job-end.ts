import { type Outcome, outcomeRow } from '../outcomes.ts'
import type { KnownJob } from '../outside-answers.ts'
import type { Action, Line, RunStep, StepAt } from './action.ts'
import { outcomeOf } from './job-outcome.ts'
import { type MarkerChange, shownRecord } from './marker.ts'
import { type Polled, type PollResult, resultSoFar } from './poll.ts'
import type { Polling } from './polling.ts'
import type { View, ViewAt } from './view.ts'
import { personOf, wordMs } from './who-is-told.ts'

// The wait for a job is over: who is told, and what the comment says.

export type Ended = Pick<Polled & { kind: 'end' }, 'result' | 'polling'>

/** The wait is over. Everybody else is told before the comment says so: what is cut off in between is done again. */
export function waitOver(view: ViewAt<'poll'>, { result, polling }: Ended): Action {
  const outcome = outcomeOf(result, polling.id, view.marker)
  const { job } = result
  if (view.isAnothers) return { do: 'end', outcome, log: resultChange(view, outcome).log, job }
  return result.kind === 'settled'
    ? tellSettled(view, outcome, result.job, polling)
    : writeOpen(view, outcome, result, polling)
}

/** Another run may have told of the same job: an earlier one, or one that took this for over. */
const mayBeToldByOthers = ({ now, deadline }: ViewAt<'poll'>, { kind }: Polling): boolean =>
  kind === 'watch' || now > deadline

function tellSettled(
  view: ViewAt<'poll'>,
  outcome: Outcome,
  job: KnownJob,
  polling: Polling,
): Action {
  const { change, log } = resultChange(view, outcome)
  const readsFirst = mayBeToldByOthers(view, polling)
  const took = secondsTaken(view, polling)
  const isSizeOfLink = job.link?.url === polling.link?.url
  const size = isSizeOfLink ? polling.size : undefined
  return {
    do: 'tell',
    outcome,
    took: took ?? Number.POSITIVE_INFINITY,
    readsFirst: readsFirst ? { pause: leftOfWord(view) } : undefined,
    mayRepeat: readsFirst || polling.isLeftOpen === true,
    to: { at: 'told', outcome, change: { ...change, took, size }, readsFirst },
    log,
    job,
  }
}

/** Undefined: this run has not seen how long the job took. */
function secondsTaken({ now, date, marker }: ViewAt<'poll'>, polling: Polling): number | undefined {
  const isWatch = polling.kind === 'watch'
  if (isWatch && !polling.wasActive) return undefined
  const ms = isWatch ? date - Date.parse(marker.startedAt ?? '') : now - polling.startedAt
  return ms >= 0 ? Math.round(ms / 1_000) : undefined
}

function writeOpen(
  view: ViewAt<'poll'>,
  outcome: Outcome,
  result: PollResult,
  polling: Polling,
): Action {
  const { change, log } = resultChange(view, outcome)
  const readsFirst = result.kind === 'timed-out' || mayBeToldByOthers(view, polling)
  const { before } = view.marker
  const hasSign = before !== undefined && resultSoFar(polling) !== undefined
  return {
    do: 'write',
    move: 'accept',
    change: hasSign ? { ...change, before: { ...before, pickedUp: true } } : change,
    readsFirst,
    log,
    job: result.job,
    to: { at: 'told', outcome, change: {}, readsFirst },
  }
}

/**
 * The edit with which a run took the comment is its word: others who wrote theirs before have read
 * by then that it stands.
 */
function leftOfWord({ marker, writtenAt, now }: ViewAt<'poll'>): number {
  if (personOf(marker) === undefined || writtenAt === undefined) return 0
  return Math.max(0, writtenAt + wordMs - now)
}

export function told(
  view: ViewAt<'told'>,
  { outcome, change, readsFirst, mentions }: StepAt<'told'>,
): Action {
  const to: RunStep = { at: 'over', outcome, mentions }
  const isSettled = outcomeRow(outcome.name).settled
  if (!isSettled) return { do: 'tell', outcome, took: 0, mayRepeat: false, to }
  const size = view.answers.size ?? change.size
  return { do: 'write', move: 'settle', change: { ...change, size }, readsFirst, to }
}

export function resultChange(
  { marker, date }: Pick<View, 'marker' | 'date'>,
  { name, reason, job, unseen }: Outcome,
): { change: MarkerChange; log: Line[] } {
  const notes = [...(marker.notes ?? [])]
  const log: Line[] = []
  if (job?.refusedLink !== undefined) {
    const note = `The service gave this as the pull request. It is not linked: ${JSON.stringify(job.refusedLink)}`
    const help =
      'A link must be the https address of a pull request on an allowed host. Add its host to link-hosts if you trust it.'
    log.push({ level: 'warning', text: `${note}\n${help}` })
    if (!notes.includes(note)) notes.push(note)
  }
  const shown = job ? shownRecord(job) : {}
  const change: MarkerChange = {
    outcome: name,
    reason,
    unseen,
    waitsUntil: undefined,
    notes,
    ...shown,
  }
  if (job?.link) change.prLink = job.link.url
  if (outcomeRow(name).settled)
    change.settledAt = marker.handedOver?.at ?? new Date(date).toISOString()
  return { change, log }
}
