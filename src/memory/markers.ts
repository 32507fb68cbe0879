import type { Comment, GitHub } from '../io/github.ts'
import { type Marker, type Place, verifyMarker } from './marker.ts'

/** A comment of ours in the conversation, with what it remembers. */
export interface MarkedComment {
  comment: Comment
  marker: Marker
}

// GitHub allows 2,500 comments in one conversation: https://github.com/orgs/community/discussions/51407. 25 pages read them all.
const mostPages = 25

/**
 * Reads a conversation's markers, newest page first, until `enough` says so or the conversation is read. Throws where the bound is
 * reached: a conversation that was not read whole never counts as one without state.
 */
export async function readMarkers(
  github: Pick<GitHub, 'comments'>,
  conversation: { number: number; comments?: number | undefined },
  count: (comment: Comment) => Marker | undefined,
  enough: (found: MarkedComment[], oldest: Comment | undefined) => boolean,
): Promise<MarkedComment[]> {
  const guess = Math.max(1, Math.ceil(((conversation.comments ?? 0) + 1) / 100))
  const first = await github.comments(conversation.number, guess)
  const found: MarkedComment[] = []
  for (let page = first.last, read = 1; page >= 1; page--, read++) {
    if (read > mostPages)
      throw new Error(
        `#${conversation.number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`,
      )
    // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
    const { comments } = page === guess && read === 1 ? first : await github.comments(conversation.number, page)
    for (const comment of comments) {
      const marker = count(comment)
      if (marker) found.push({ comment, marker })
    }
    if (enough(found, comments[0])) break
  }
  return found.sort((a, b) => a.comment.id - b.comment.id)
}

/** How a comment's marker is counted in a conversation; see verifyMarker. */
export const markerReader =
  (keys: Buffer[], place: Omit<Place, 'comment'>) =>
  (comment: Comment): Marker | undefined =>
    verifyMarker(comment.body, keys, { ...place, comment: comment.id })

// A marker that carries its comment's id cannot have been copied from elsewhere, one without may have been.
const anchored = (found: MarkedComment): boolean => found.marker.comment !== undefined

/**
 * A trigger's markers, by comment. One older than its trigger (ISO 8601) never counts, so an old comment edited into a
 * copy wins nothing.
 */
export const markersOfTrigger = (
  conversation: MarkedComment[],
  trigger: string,
  since: string | undefined,
): MarkedComment[] =>
  conversation.filter(
    ({ marker, comment }) => marker.trigger === trigger && marker.kind !== 'pull-request' && !older(comment, since),
  )

/**
 * The marker that decides about a re-run: one that waits speaks for nobody but where there is no other; then an anchored
 * one first, then the lowest comment.
 */
export function decidingMarker(
  conversation: MarkedComment[],
  trigger: string,
  since: string | undefined,
): MarkedComment | undefined {
  const all = markersOfTrigger(conversation, trigger, since)
  const sending = all.filter(({ marker }) => marker.phase !== 'waiting')
  const deciding = sending.length > 0 ? sending : all
  return deciding.find(anchored) ?? deciding[0]
}

/** The marker that decides whom a follow-up goes to: an anchored one first, then the highest comment. */
export function currentJob(conversation: MarkedComment[]): MarkedComment | undefined {
  const known = conversation.filter(({ marker }) => marker.jobId !== undefined)
  return known.findLast(anchored) ?? known.at(-1)
}

/** The deciding markers of the other triggers that may be sending, or may have sent, with a comment below `comment`. */
export function otherPendingTriggers(conversation: MarkedComment[], trigger: string, comment: number): MarkedComment[] {
  const triggers = new Set(conversation.map(({ marker }) => marker.trigger))
  triggers.delete(trigger)
  return [...triggers]
    .flatMap((other) => decidingMarker(conversation, other, undefined) ?? [])
    .filter(({ marker, comment: at }) => (marker.phase === 'intent' || marker.phase === 'unknown') && at.id < comment)
}

// Whole seconds, as GitHub tells them in most places.
const second = (date: string): number => Math.floor(Date.parse(date) / 1_000)

const older = (comment: Comment, since: string | undefined): boolean =>
  since !== undefined && second(comment.createdAt) < second(since)
