import type { KnownComment } from '../outside-answers.ts'
import { isAnchored, wholeSecond } from './deciding-marker.ts'
import type { ConversationMarkers, MarkedComment, UncountedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'

// Which comments of a conversation count. What GitHub answered about their authors is given.

/** A marker of this project, as it begins a comment. `unverified`: no key verifies it. */
export type Reading =
  | { kind: 'verified'; marker: Marker; isOlderKey: boolean }
  | { kind: 'unverified'; trigger: string } // its own unsigned word

/** Whose comment it is. `untold`: GitHub does not say who wrote it, or which account is ours. */
export type Author = 'ours' | 'theirs' | 'untold'

/** An account that this run writes as, as far as it is known. */
export interface OwnAccount {
  id: number | undefined
  /** The ids of the comments that this run posted. */
  posted: ReadonlySet<number>
}

export function authorOf(
  { id, author }: Pick<KnownComment, 'id' | 'author'>,
  account: OwnAccount,
): Author {
  if (account.posted.has(id)) return 'ours'
  if (author === undefined || account.id === undefined) return 'untold'
  return author === account.id ? 'ours' : 'theirs'
}

/** A run may write as two accounts: that of github-token, and elsewhere that of docs-token. */
export function eitherOf(one: Author, other: Author): Author {
  if (one === 'ours' || other === 'ours') return 'ours'
  return one === 'theirs' && other === 'theirs' ? 'theirs' : 'untold'
}

/**
 * What a marker is worth. `unverified`: it does not count, and may be what an earlier run of ours
 * left. `foreign`: an intent that our key signed, on another account's comment.
 */
export type Trust = 'counts' | 'unverified' | 'foreign' | 'nothing'

/**
 * Every first body stays public. So a marker that does not name its comment may be a copy, and
 * counts on a comment of our account alone.
 */
export function trustOf(reading: Reading, author: Author): Trust {
  if (countsForAnybody(reading)) return 'counts'
  if (author === 'theirs') return isIntent(reading) ? 'foreign' : 'nothing'
  return author === 'ours' && countsForUs(reading) ? 'counts' : 'unverified'
}

/**
 * Whether a marker counts whoever wrote its comment. A copy of a docs pull request's marker names
 * the same job.
 */
export function countsForAnybody(reading: Reading): boolean {
  if (reading.kind === 'unverified' || reading.isOlderKey) return false
  return isAnchored(reading) || reading.marker.kind === 'pull-request'
}

/**
 * An older key may have leaked, and a bot of our account may echo what others write. What it
 * echoes does not name its comment.
 */
function countsForUs(reading: Reading): boolean {
  if (reading.kind === 'unverified') return false
  return !reading.isOlderKey || isAnchored(reading)
}

const isIntent = (reading: Reading): boolean =>
  reading.kind === 'verified' && reading.marker.phase === 'intent'

/** A comment with a marker. */
export interface ReadComment<C extends KnownComment> {
  comment: C
  reading: Reading
  author: Author
}

export interface SortedMarkers<C extends KnownComment> extends ConversationMarkers<C> {
  foreign: MarkedComment<C>[]
}

export function sortOut<C extends KnownComment>(all: ReadComment<C>[]): SortedMarkers<C> {
  const sorted: SortedMarkers<C> = { marked: [], unverified: [], foreign: [] }
  for (const { comment, reading, author } of all) {
    const trust = trustOf(reading, author)
    const marker = reading.kind === 'verified' ? reading.marker : undefined
    if (trust === 'unverified') sorted.unverified.push(uncounted(comment, reading, author))
    if (trust === 'counts' && marker) sorted.marked.push({ comment, marker })
    if (trust === 'foreign' && marker) sorted.foreign.push({ comment, marker })
  }
  return sorted
}

function uncounted<C extends KnownComment>(
  comment: C,
  reading: Reading,
  author: Author,
): UncountedComment<C> {
  const isOurs = author === 'ours'
  if (reading.kind === 'unverified')
    return { comment, trigger: reading.trigger, isOurs, isOutdated: false }
  const { marker } = reading
  return {
    comment,
    trigger: marker.trigger,
    marker,
    isOurs,
    isOutdated: marker.kind === 'pull-request',
  }
}

/**
 * A conversation, from its pages in the order in which they were read: the lowest comment first,
 * and without copies. A nonce is drawn for one comment. A bot of our own account may have posted
 * it again, or a lost answer doubled it.
 */
export function joinPages<C extends KnownComment>(
  pages: ConversationMarkers<C>[],
): ConversationMarkers<C> {
  const marked = asReadLast(pages.flatMap((page) => page.marked))
  const unverified = asReadLast(pages.flatMap((page) => page.unverified))
  const anchored = marked.filter(isAnchored)
  const edited = new Set(anchored.map(({ marker }) => marker.nonce))
  const isCopy = (found: MarkedComment): boolean =>
    edited.has(found.marker.nonce) || isRepeated(found, marked)
  return {
    marked: marked.filter((found) => isAnchored(found) || !isCopy(found)),
    unverified: unverified.filter(
      ({ marker }) => marker === undefined || !edited.has(marker.nonce),
    ),
  }
}

/** A comment that moved over the edge of a page was read twice. */
function asReadLast<Found extends { comment: KnownComment }>(all: Found[]): Found[] {
  const byId = new Map(all.map((found) => [found.comment.id, found]))
  return [...byId.values()].sort((a, b) => a.comment.id - b.comment.id)
}

/** A docs pull request's comment is never edited: the first one with its nonce is the one. */
const isRepeated = ({ comment, marker }: MarkedComment, marked: MarkedComment[]): boolean =>
  marker.kind === 'pull-request' &&
  marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id)

/** Whether older pages can be left unread. `oldest`: the oldest comment that was read. */
export type IsEnough = (found: MarkedComment[], oldest: KnownComment | undefined) => boolean

/** Enough: all since the trigger was made (ISO 8601), and the job to continue, if one is wanted. */
export const knowsJob =
  (since: string | undefined, forceNew = false): IsEnough =>
  (found, oldest) => {
    if (oldest === undefined || since === undefined) return false
    const isAllSinceTrigger = Date.parse(oldest.createdAt) < Date.parse(since)
    return isAllSinceTrigger && (forceNew || found.some(namesItsJob))
  }

const namesItsJob = (found: MarkedComment): boolean =>
  found.marker.jobId !== undefined && isAnchored(found) && !isPostedAnew(found)

/** A comment that was deleted is posted anew: a newer job's comment may be on an older page. */
function isPostedAnew({ comment, marker: { startedAt } }: MarkedComment): boolean {
  return startedAt !== undefined && wholeSecond(startedAt) < wholeSecond(comment.createdAt)
}
