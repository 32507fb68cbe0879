import type { MarkedComment } from './marked-comment.ts'
import type { Marker, MarkerChange } from './marker.ts'

// Who asked is told of a result once, by one comment: the one on the docs pull request if it
// mentions them, else a short one in the conversation. Where others may tell of the same request,
// whoever is about to do it writes a word into the status comment, and reads a second later whose
// word stands there. Then it reads what stands in both places.

/**
 * From the edit that writes a word until it is read whose word stands: two that write at one moment
 * both have by then.
 */
export const wordMs = 1_000

type Asker = Pick<Marker, 'requester' | 'requesterIsBot'>

/** The login of whoever asked, if that is a person: a bot is never notified. */
export function personOf({ requester, requesterIsBot }: Asker): string | undefined {
  const isBot = requesterIsBot === true || requester?.endsWith('[bot]') === true
  return isBot ? undefined : requester
}

/**
 * Whether somebody else is about to tell: `there` is what the comment says by now, `own` what we
 * wrote or read last.
 */
export const isClaimed = (there: Pick<Marker, 'word'>, own: Pick<Marker, 'word'>): boolean =>
  there.word !== own.word

/**
 * The word of who told goes with the result. Where nobody asked, it is that of a run that is about
 * to mention people.
 */
export const withoutClaim = (marker: Marker): MarkerChange =>
  personOf(marker) === undefined ? {} : { word: undefined }

/**
 * Whether our comment that stands on the docs pull request tells who asked. It may name the
 * requester of a follow-up.
 */
export function isNamedBy(announcement: Asker | undefined, asker: Asker): boolean {
  const person = personOf(asker)?.toLowerCase()
  return person !== undefined && announcement?.requester?.toLowerCase() === person
}

/** By what whoever asked is told of the result. */
export interface Told {
  /** The comment on the docs pull request mentions them. */
  byAnnouncement: boolean
  /** They were asked for a review, or have an answer in the thread of their review. */
  byReview: boolean
  /**
   * A short comment in the conversation stands, or the answer to their request for the status
   * comes.
   */
  byNote: boolean
}

/**
 * Jobs that took longer than this are worth a comment of their own, in seconds: an edit notifies
 * nobody.
 */
const worthNoteSeconds = 120

/** Whether a short comment in the conversation is due, which mentions whoever asked. */
export function isNoteDue(
  asker: Asker,
  { byAnnouncement, byReview, byNote }: Told,
  took: number,
): boolean {
  const isTold = byAnnouncement || byReview || byNote
  return personOf(asker) !== undefined && !isTold && took > worthNoteSeconds
}

/**
 * The comment of another request for the job that leaves it open, if none names its pull request.
 */
export function leftOpenBy(
  marked: MarkedComment[],
  own: Marker,
  pullRequest: string,
): MarkedComment | undefined {
  const others = marked.filter(
    ({ marker }) => marker.jobId === own.jobId && marker.nonce !== own.nonce,
  )
  const isNamed = others.some(
    ({ marker }) => marker.phase === 'settled' && marker.prLink === pullRequest,
  )
  return isNamed ? undefined : others.find(({ marker }) => marker.phase === 'created')
}
