import type { Comment, GitHub } from '../io/github.ts'
import { type Marker, type Place, verifyMarker } from './marker.ts'

/** A comment of ours in the thread, with what it remembers. */
export interface Found {
  comment: Comment
  marker: Marker
}

// GitHub allows 2,500 comments in one thread: https://github.com/orgs/community/discussions/51407. 25 pages read them all.
const mostPages = 25

/**
 * Reads a thread's markers, newest page first, until `enough` says so or the thread is read. Throws where the bound is
 * reached: a thread that was not read whole never counts as one without state.
 */
export async function readThread(
  github: Pick<GitHub, 'comments'>,
  thread: { number: number; comments?: number | undefined },
  count: (comment: Comment) => Marker | undefined,
  enough: (found: Found[], oldest: Comment | undefined) => boolean,
): Promise<Found[]> {
  const guess = Math.max(1, Math.ceil(((thread.comments ?? 0) + 1) / 100))
  const first = await github.comments(thread.number, guess)
  const found: Found[] = []
  for (let page = first.last, read = 1; page >= 1; page--, read++) {
    if (read > mostPages)
      throw new Error(
        `#${thread.number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`,
      )
    // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
    const { comments } = page === guess && read === 1 ? first : await github.comments(thread.number, page)
    for (const comment of comments) {
      const marker = count(comment)
      if (marker) found.push({ comment, marker })
    }
    if (enough(found, comments[0])) break
  }
  return found.sort((a, b) => a.comment.id - b.comment.id)
}

/** How a comment's marker is counted in a thread; see verifyMarker. */
export const counting =
  (keys: Buffer[], place: Omit<Place, 'comment'>) =>
  (comment: Comment): Marker | undefined =>
    verifyMarker(comment.body, keys, { ...place, comment: comment.id })

// A marker that carries its comment's id cannot have been copied from elsewhere, one without may have been.
const anchored = (found: Found): boolean => found.marker.comment !== undefined

/**
 * A trigger's markers, by comment. One older than its trigger (ISO 8601) never counts, so an old comment edited into a
 * copy wins nothing.
 */
export const ofTriggerAll = (thread: Found[], trigger: string, since: string | undefined): Found[] =>
  thread.filter(
    ({ marker, comment }) => marker.trigger === trigger && marker.kind !== 'pull-request' && !older(comment, since),
  )

/**
 * The marker that decides about a re-run: one that waits speaks for nobody but where there is no other; then an anchored
 * one first, then the lowest comment.
 */
export function ofTrigger(thread: Found[], trigger: string, since: string | undefined): Found | undefined {
  const all = ofTriggerAll(thread, trigger, since)
  const sending = all.filter(({ marker }) => marker.phase !== 'waiting')
  const deciding = sending.length > 0 ? sending : all
  return deciding.find(anchored) ?? deciding[0]
}

/** The marker that decides whom a follow-up goes to: an anchored one first, then the highest comment. */
export function ofJob(thread: Found[]): Found | undefined {
  const known = thread.filter(({ marker }) => marker.jobId !== undefined)
  return known.findLast(anchored) ?? known.at(-1)
}

/** The deciding markers of the other triggers that may be sending, or may have sent, with a comment below `comment`. */
export function ofOthers(thread: Found[], trigger: string, comment: number): Found[] {
  const triggers = new Set(thread.map(({ marker }) => marker.trigger))
  triggers.delete(trigger)
  return [...triggers]
    .flatMap((other) => ofTrigger(thread, other, undefined) ?? [])
    .filter(({ marker, comment: at }) => (marker.phase === 'intent' || marker.phase === 'unknown') && at.id < comment)
}

// Whole seconds, as GitHub tells them in most places.
const second = (date: string): number => Math.floor(Date.parse(date) / 1_000)

const older = (comment: Comment, since: string | undefined): boolean =>
  since !== undefined && second(comment.createdAt) < second(since)
