import type { KnownComment } from '../outside-answers.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'

/** Whether a marker carries its comment's id: it was edited, so it was not copied from elsewhere, and has waited. */
export const isAnchored = ({ marker }: { marker: Marker }): boolean => marker.comment !== undefined

/** After so long without a change an intent or an accepted request is passed by: the job's status alone decides. */
export const untouchedMs = 120_000

/** GitHub gives whole seconds in most places. */
export const wholeSecond = (date: string): number => Math.floor(Date.parse(date) / 1_000)

/** An older comment than its trigger never counts: edited into a copy it wins nothing. */
export const isOlder = (
  { createdAt }: Pick<KnownComment, 'createdAt'>,
  since: string | undefined,
): boolean => since !== undefined && wholeSecond(createdAt) < wholeSecond(since)

/** A trigger's markers, by comment. */
export const markersOfTrigger = (
  marked: MarkedComment[],
  trigger: string,
  since: string | undefined,
) =>
  marked.filter(
    ({ marker, comment }) =>
      marker.trigger === trigger && marker.kind !== 'pull-request' && !isOlder(comment, since),
  )

const decidingOrder: Marker['phase'][][] = [
  ['settled'],
  ['created'],
  ['unknown', 'intent'],
  ['waiting'],
]

/** The marker that decides about a re-run: by phase, then an anchored one, then the lowest comment. */
export function decidingMarker(
  marked: MarkedComment[],
  trigger: string,
  since: string | undefined,
) {
  const all = markersOfTrigger(marked, trigger, since)
  const byPhase = decidingOrder.map((phases) =>
    all.filter(({ marker }) => phases.includes(marker.phase)),
  )
  const equals = byPhase.find(({ length }) => length > 0)
  return equals?.find(isAnchored) ?? equals?.[0]
}

/**
 * The marker that decides whom a follow-up goes to: an anchored one first, then the newest start,
 * then the highest comment.
 */
export function currentJob(marked: MarkedComment[]): MarkedComment | undefined {
  const known = marked.filter(({ marker }) => marker.jobId !== undefined)
  const anchored = known.filter(isAnchored)
  let newest: MarkedComment | undefined
  for (const found of anchored.length > 0 ? anchored : known)
    if (newest === undefined || startOf(found) >= startOf(newest)) newest = found
  return newest
}

/** When the service took the request, ms. A marker that does not say so is older than all that do. */
function startOf({ marker: { startedAt } }: MarkedComment): number {
  const start = Date.parse(startedAt ?? '')
  return Number.isNaN(start) ? Number.NEGATIVE_INFINITY : start
}

/** For each other trigger the comment that decides about it. */
export function otherTriggers(marked: MarkedComment[], trigger: string): MarkedComment[] {
  const triggers = new Set(marked.map(({ marker }) => marker.trigger))
  triggers.delete(trigger)
  return [...triggers]
    .map((rest) => decidingMarker(marked, rest, undefined))
    .filter((comment) => comment !== undefined)
}
