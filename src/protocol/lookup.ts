import type { Marker, Reruns } from './marker.ts'
import { isStepTrigger } from './trigger.ts'
import type { Comment, MarkedComment, View } from './view.ts'

/** Whether a marker carries its comment's id: then it cannot have been copied from elsewhere, and otherwise it may have. */
export const isAnchored = ({ marker }: Pick<MarkedComment, 'marker'>): boolean => marker.comment !== undefined

/**
 * A trigger's markers, by comment. One older than its trigger (ISO 8601) never counts, so an old comment edited into a
 * copy wins nothing.
 */
export const markersOfTrigger = <M extends MarkedComment>(
  marked: M[],
  trigger: string,
  since: string | undefined,
): M[] =>
  marked.filter(
    ({ marker, comment }) => marker.trigger === trigger && marker.kind !== 'pull-request' && !isOlder(comment, since),
  )

const decidingOrder: Marker['phase'][][] = [['settled'], ['created'], ['unknown', 'intent'], ['waiting']]

/**
 * The marker that decides about a re-run: `settled`, then `created`, then `unknown` or `intent`, then `waiting`; among
 * equals one that carries its comment's id before one without, then the lowest comment.
 */
export function decidingMarker<M extends MarkedComment>(
  marked: M[],
  trigger: string,
  since: string | undefined,
): M | undefined {
  const all = markersOfTrigger(marked, trigger, since)
  for (const phases of decidingOrder) {
    const equals = all.filter(({ marker }) => phases.includes(marker.phase))
    const deciding = equals.find(isAnchored) ?? equals[0]
    if (deciding) return deciding
  }
  return undefined
}

/** The marker that decides whom a follow-up goes to: an anchored one first, then the highest comment. */
export function currentJob<M extends MarkedComment>(marked: M[]): M | undefined {
  const known = marked.filter(({ marker }) => marker.jobId !== undefined)
  return known.findLast(isAnchored) ?? known.at(-1)
}

/** The deciding marker of each other trigger. */
export function otherTriggers<M extends MarkedComment>(marked: M[], trigger: string): M[] {
  const triggers = new Set(marked.map(({ marker }) => marker.trigger))
  triggers.delete(trigger)
  return [...triggers].flatMap((other) => decidingMarker(marked, other, undefined) ?? [])
}

// Whole seconds, as GitHub gives them in most places.
const second = (date: string): number => Math.floor(Date.parse(date) / 1_000)

const isOlder = (comment: Comment, since: string | undefined): boolean =>
  since !== undefined && second(comment.createdAt) < second(since)

/** Whether a comment is ours, or a second one of this run whose answer was lost. */
const isOwn = ({ own, marker }: View, found: MarkedComment): boolean =>
  found.comment.id === own?.id || found.marker.nonce === marker.nonce

/** The markers of this trigger on other comments than ours. */
export const othersOf = (view: View): MarkedComment[] =>
  markersOfTrigger(view.here.marked, view.marker.trigger, view.asked.since).filter((found) => !isOwn(view, found))

/** Those that wait. */
export const waitingOf = (view: View): MarkedComment[] =>
  othersOf(view).filter(({ marker }) => marker.phase === 'waiting')

/** Whether one of these has a job, or may have one. */
export const mayHaveJob = (others: MarkedComment[]): boolean =>
  others.some(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))

/** Second comments of this run: GitHub took a comment and lost the answer. */
export const copiesOf = (view: View): MarkedComment[] =>
  view.here.marked.filter((found) => isOwn(view, found) && found.comment.id !== view.own?.id)

/** Whether another step of this very run and attempt wrote a marker. */
export const isOfThisAttempt = ({ marker: { run, attempt, nonce } }: View, { marker }: MarkedComment): boolean =>
  run !== undefined && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce

/** Whether our own account has a comment of this trigger that cannot be verified. Others can keep nobody from asking. */
export const isUnreadable = ({ here, marker }: View): boolean =>
  here.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger)

/** What is known of the re-runs of a request whose comment is replaced. */
export const rerunsOf = (waiting: MarkedComment[]): Reruns | undefined =>
  waiting.flatMap(({ marker }) => marker.reruns ?? []).toSorted((a, b) => b.count - a.count)[0]

/** Whether several runs may have one trigger: that of a step of the run has no rival. */
export const mayHaveRivals = ({ marker }: View): boolean => !isStepTrigger(marker.trigger)
