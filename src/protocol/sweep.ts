import type { Outcome } from '../outcomes.ts'
import { decidingMarker } from './deciding-marker.ts'
import { outcomeOf } from './job-outcome.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Became, Marker, MarkerChange } from './marker.ts'
import { isLostSince } from './not-found.ts'
import type { PollResult } from './poll.ts'
import { parseTextTrigger } from './trigger.ts'

// What a sweep does with a comment that it lists. A run that is alive does that itself.

/** Times are ms, by GitHub's clock. */
export interface Listed {
  marker: Marker
  postedAt: number
  changedAt: number
  now: number
  sinceHours: number
  isOfThisService: boolean
}

export interface Verdict {
  kind: 'settled' | 'open' | 'lost'
  outcome?: Outcome
  change?: MarkerChange
}

const hour = 3_600_000
/** An intent that is older was never confirmed, and a follow-up that shows no sign for so long is told. */
const confirmAfterMs = 600_000

/** For how long a job may be open: then it is reported, while its comment is still read. */
export const mostOpenMs = ({ sinceHours }: Pick<Listed, 'sinceHours'>): number =>
  (sinceHours - 1) * hour

export const isLeavingWindow = (listed: Listed): boolean =>
  !listed.isOfThisService && listed.now - listed.changedAt > mostOpenMs(listed)

/** When an intent was written, ms. With its comment's id it was by an edit: the comment itself may be much older. */
const intentAt = ({ marker, postedAt, changedAt }: Listed): number =>
  marker.comment === undefined ? postedAt : changedAt

export const isUnconfirmed = (listed: Listed): boolean =>
  listed.now - intentAt(listed) >= confirmAfterMs

/** The comment that speaks for an intent's trigger, if it is an intent still. Answers to a comment have higher ids than it. */
export function unconfirmedIn(
  marked: MarkedComment[],
  { marker: { trigger } }: Listed,
): MarkedComment | undefined {
  const text = parseTextTrigger(trigger)
  const requestId = text?.kind === 'comment' ? text.id : 0
  const later = marked.filter(({ comment }) => comment.id > requestId)
  const deciding = decidingMarker(later, trigger, undefined)
  return deciding?.marker.phase === 'intent' ? deciding : undefined
}

export const unconfirmedChange = (listed: Listed): MarkerChange => ({
  outcome: 'unknown',
  reason:
    'Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.',
  startedAt: new Date(intentAt(listed)).toISOString(),
})

export const unsentChange = ({ marker: { retryAt } }: Listed): MarkerChange => ({
  outcome: retryAt === undefined ? 'timed-out' : 'rate-limited',
  reason: 'The run ended while the request waited. Nothing was sent.',
  waitsUntil: undefined,
})

/** What is written after a status check. Undefined: nothing. */
export function decideCheck(listed: Listed, result: PollResult): Verdict | undefined {
  if (result.kind === 'settled')
    return { kind: 'settled', outcome: outcomeOf(result, idOf(listed)) }
  if (result.kind === 'cancelled') return undefined
  if (isTooOld(listed)) return givenUpAsTooOld(listed, result)
  if (result.isMissing) return verdictWhenNotFound(listed, result)
  return verdictWhenFound(listed, result)
}

const idOf = ({ marker }: Listed): string => marker.jobId ?? ''

const isTooOld = (listed: Listed): boolean =>
  listed.isOfThisService && listed.now - listed.postedAt > mostOpenMs(listed)

function givenUpAsTooOld(listed: Listed, result: PollResult): Verdict {
  const { marker, sinceHours } = listed
  const id = idOf(listed)
  if (result.kind === 'unconfirmed') return givenUp(outcomeOf(result, id, marker))
  const reason = `Job ${id} has been open for more than ${sinceHours - 1} hours. It is not checked any more.`
  return givenUp({ name: 'error', reason })
}

/** A job is given up when every check of ten minutes did not find it. */
function verdictWhenNotFound(listed: Listed, { fault }: PollResult): Verdict | undefined {
  const { marker, now, isOfThisService } = listed
  if (!isOfThisService) return undefined
  if (marker.missingSince === undefined)
    return { kind: 'open', change: { missingSince: new Date(now).toISOString() } }
  if (!isLostSince(marker.missingSince, now)) return undefined
  const reason = `The service answered 404 to every check for ten minutes. ${fault}`
  return givenUp({ name: 'error', reason })
}

/** That a follow-up shows no sign is told once, after ten minutes. */
function verdictWhenFound(listed: Listed, result: PollResult): Verdict | undefined {
  const { marker, now, postedAt } = listed
  const change: MarkerChange = { missingSince: undefined }
  const sentAt = marker.startedAt === undefined ? postedAt : Date.parse(marker.startedAt)
  const isDue = now - sentAt > confirmAfterMs && marker.outcome !== 'unconfirmed'
  if (result.kind === 'unconfirmed' && isDue)
    return { kind: 'open', outcome: outcomeOf(result, idOf(listed), marker), change }
  return marker.missingSince === undefined ? undefined : { kind: 'open', change }
}

/** The conversation of this repository that a docs pull request came from, by our newest comment there. */
export const originOf = (marked: MarkedComment[], repository: number): number | undefined =>
  marked.findLast(
    ({ marker: { kind, from } }) => kind === 'pull-request' && from?.repository === repository,
  )?.marker.from?.conversation

const mostTold = 20

/** The newest settled comments that link a pull request, and do not say yet what became of it. No run holds them. */
export const untold = (
  marked: MarkedComment[],
  now: Became,
  isLinked: (link?: string) => boolean,
): MarkedComment[] =>
  marked
    .filter(
      ({ marker: { phase, kind, prLink } }) =>
        phase === 'settled' && kind !== 'pull-request' && isLinked(prLink),
    )
    .sort((a, b) => a.comment.id - b.comment.id)
    .slice(-mostTold)
    // A merge is final: an older event that is run again takes nothing back.
    .filter(({ marker: { became } }) => became !== now && became !== 'merged')

const givenUp = (outcome: Outcome): Verdict => ({ kind: 'lost', outcome, change: { lost: true } })
