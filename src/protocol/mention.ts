import type { Outcome, OutcomeName } from '../outcomes.ts'
import type { Action, Noted, Write } from './action.ts'
import { otherTriggers } from './deciding-marker.ts'
import { isAskedAgain } from './job-outcome.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import type { View } from './view.ts'

// People are mentioned once for each row of failures of runs that nobody asked for. The comment of
// such a run remembers the mention before it is made, under a word of whoever makes it. A second
// later the conversation is read: of two that come to it at one moment only one makes it.

const failures: (OutcomeName | undefined)[] = [
  'failed',
  'timed-out',
  'unknown',
  'rate-limited',
  'error',
]

const endedInFailure = ({ marker }: UnaskedRun): boolean => hasFailed(marker, marker.outcome)

const hasFailed = (marker: Marker, outcome: OutcomeName | undefined): boolean =>
  failures.includes(outcome) || isAskedAgain(marker, outcome)

/** A run that nobody asked for. `id` is its comment's. */
interface UnaskedRun {
  id: number
  marker: Marker
}

/**
 * Whether people are mentioned for an end, as far as the conversation was read: it is read once
 * more before they are.
 */
export function isMentionDue(
  marker: Marker,
  outcome: OutcomeName | undefined,
  marked: MarkedComment[],
): boolean {
  const { requester, attempt = 1, mentioned, comment = Number.POSITIVE_INFINITY } = marker
  if (requester !== undefined || attempt > 1 || mentioned || !hasFailed(marker, outcome))
    return false
  return !rowAround({ id: comment, marker }, marked).some(({ marker }) => marker.mentioned)
}

/** A comment that remembers a mention, and the conversation around it a second later. */
interface Remembered {
  id: number
  marker: Marker
  marked: MarkedComment[]
  /** Whether the mention stands that the comment with this marker remembered. */
  isMade: (marker: Marker) => boolean
}

/**
 * Whether it is still ours to make. Whoever comes to it later than another of the same row leaves
 * it to that one.
 */
export function isMentionOurs({ id, marker, marked, isMade }: Remembered): boolean {
  const standing = marked.find(({ comment }) => comment.id === id)?.marker
  if (!standing?.mentioned || standing.word !== marker.word || isMade(marker)) return false
  const own: UnaskedRun = { id, marker }
  const remembered = rowAround(own, marked).filter(({ marker }) => marker.mentioned)
  return !remembered.some((other) => isBefore(other, own) || isMade(other.marker))
}

/**
 * Whether the comments that were read show all of the row that a run is in, or that people were
 * mentioned for it.
 */
export function isRowKnown(own: UnaskedRun, marked: MarkedComment[]): boolean {
  const earlier = endedRuns(own, marked).filter((other) => isBefore(other, own))
  return (
    rowAround(own, marked).some(({ marker }) => marker.mentioned) || !earlier.every(endedInFailure)
  )
}

/**
 * The failures right before a run and right after it. One that takes long, or that a sweep
 * finishes, may be told last.
 */
function rowAround(own: UnaskedRun, marked: MarkedComment[]): UnaskedRun[] {
  const others = endedRuns(own, marked)
  const earlier = others.filter((other) => isBefore(other, own)).reverse()
  const later = others.filter((other) => !isBefore(other, own))
  return [...leadingFailures(earlier), ...leadingFailures(later)]
}

function leadingFailures(runs: UnaskedRun[]): UnaskedRun[] {
  const end = runs.findIndex((run) => !endedInFailure(run))
  return end < 0 ? runs : runs.slice(0, end)
}

/**
 * All others that have ended, in their order. One that has not ended, or was skipped, is in no row
 * and ends none.
 */
function endedRuns({ marker }: UnaskedRun, marked: MarkedComment[]): UnaskedRun[] {
  const others = otherTriggers(marked, marker.trigger).map((found) => ({
    id: found.comment.id,
    marker: found.marker,
  }))
  const isEnded = ({ outcome }: Marker): boolean => outcome !== undefined && outcome !== 'skipped'
  const ended = others.filter(
    (other) => other.marker.requester === undefined && isEnded(other.marker),
  )
  return ended.sort((one, other) => (isBefore(one, other) ? -1 : 1))
}

/**
 * By their workflow runs: a re-run posts a newer comment for an older trigger. Those of one run by
 * their comments.
 */
function isBefore(one: UnaskedRun, other: UnaskedRun): boolean {
  const run = runOf(one)
  const otherRun = runOf(other)
  return run === otherRun ? one.id < other.id : run < otherRun
}

/** A marker that names no run comes before all that do. */
const runOf = ({ marker }: UnaskedRun): number =>
  marker.run === undefined ? Number.NEGATIVE_INFINITY : Number(marker.run)

/** Its comment remembers a mention before it is made: a run that is cut off in between mentions nobody, and never twice. */
export function withMention(view: View, action: Action): Action {
  if (action.do === 'mention')
    return isRemembered(view) ? action : endInstead(action, action.outcome)
  const { request, marker, here } = view
  if (action.do !== 'write') return action
  if (action.move === 'send' && view.own === undefined) return takenOver(view, action)
  if (action.to.at !== 'told' && action.to.at !== 'over') return action
  if (request.mentions === undefined || !request.remembers) return action
  if (!isMentionDue(marker, action.to.outcome.name, here.marked)) return action
  const change = { ...action.change, mentioned: true, word: request.mentions } as const
  return { ...action, change, to: { ...action.to, mentions: true } }
}

/** A re-run deletes the comment of the attempt before it, which may remember a mention. */
function takenOver({ marker, here }: View, action: Write): Write {
  const earlier = here.marked.filter((found) => found.marker.trigger === marker.trigger)
  const isMentioned = earlier.some((found) => found.marker.mentioned)
  return isMentioned ? { ...action, change: { ...action.change, mentioned: true } } : action
}

const isRemembered = ({ isAnothers, isRefused }: View): boolean => !isAnothers && !isRefused

/** The run ends with this in place of the action. What the action notes is noted all the same. */
export const endInstead = (
  { log, take, isAnothers, past, job }: Noted,
  outcome: Outcome,
): Action => ({ do: 'end', outcome, log, take, isAnothers, past, job })
