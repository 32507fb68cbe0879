import type { ChangedComment, Comment, GitHub } from '../io/github.ts'
import type { Marker } from './marker.ts'
import { isSamePage, type MarkedComment, type MarkerReader, readMarkers } from './markers.ts'
import { type RequestRecord, recordOf } from './request-record.ts'

/** A comment with an open job, an intent or a request that waits. */
export interface OpenComment extends MarkedComment {
  /** Its last change, ISO 8601. */
  updatedAt: string
}

/** What all comments of a repository remember: listed once, and then kept up to date by what changed since. */
export interface OpenComments {
  /** By comment. The entry of a comment whose marker changed is another one. */
  readonly open: ReadonlyMap<number, OpenComment>
  /** Requests that wait in their run, or for the hourly limit since their run ended, in the same way. */
  readonly waiting: ReadonlyMap<number, OpenComment>
  /** Every request, by comment. */
  readonly requests: ReadonlyMap<number, RequestRecord>
  /** How often it was read to its end. */
  readonly reads: number
  /** How many markers were verified, whatever their phase, and how many of our own account's were not. */
  readonly verified: number
  readonly unverified: number
  /** Intents that another bot's account wrote. */
  readonly foreign: ReadonlyMap<number, OpenComment>
  /** Our comments in a conversation besides the status comments, oldest first: see `isExtra`. */
  extraComments(conversation: number): Comment[]
  /** What this run itself has just written into a comment. */
  wrote(found: OpenComment, marker: Marker): void
  /** Reads what changed since the last read. Throws if GitHub does not answer; what was read until then counts. */
  read(): Promise<void>
}

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000

/**
 * The comments changed in the last `windowMs`, by GitHub's clock, and what they remember. `isExtra` says of a comment's
 * text that it may be one of ours that carries no marker.
 */
export function trackOpenComments(
  github: Pick<GitHub, 'changedComments' | 'date'>,
  { reader, windowMs, isExtra }: { reader: MarkerReader; windowMs: number; isExtra: (body: string) => boolean },
): OpenComments {
  const open = new Map<number, OpenComment>()
  const waiting = new Map<number, OpenComment>()
  const requests = new Map<number, RequestRecord>()
  const extra = new Map<number, ChangedComment>()
  /** Of the comments that carry their id: another one with such a nonce is a copy. */
  const nonces = new Set<string>()
  const verified = new Set<number>()
  const unverified = new Set<number>()
  const foreign = new Map<number, OpenComment>()
  const beginning = (): number => github.date().getTime() - windowMs
  let since = beginning()
  let reads = 0

  function note(found: OpenComment): void {
    const { comment, marker } = found
    verified.add(comment.id)
    if (marker.comment !== undefined) nonces.add(marker.nonce)
    if (marker.kind !== 'pull-request') requests.set(comment.id, recordOf(found))
    keep(open, isOpen(marker, comment), found)
    keep(waiting, isWaiting(marker, comment), found)
  }

  function forget(id: number): void {
    for (const map of [open, waiting, requests]) map.delete(id)
  }

  return {
    open,
    waiting,
    requests,
    foreign,
    get reads() {
      return reads
    },
    get verified() {
      return verified.size
    },
    get unverified() {
      return unverified.size
    },
    extraComments: (conversation) =>
      [...extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id),
    wrote: ({ comment, updatedAt }, marker) => note({ comment, marker, updatedAt }),
    async read() {
      let first = await github.changedComments(new Date(since).toISOString(), 1)
      // The first answer tells GitHub's time: the runner's clock may be ahead.
      if (reads === 0 && beginning() < since - overlap) {
        since = beginning()
        first = await github.changedComments(new Date(since).toISOString(), 1)
      }
      let newest = since
      const after = new Date(since).toISOString()
      for (let page = 1, last = 1; page <= last; page++) {
        const listed = page === 1 ? first : await github.changedComments(after, page)
        if (page > 1 && isSamePage(first.comments, listed.comments)) break
        last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0)
        const found = await readMarkers(listed.comments, reader, ({ issue }) => issue)
        const marked = new Set(found.marked.map(({ comment }) => comment.id))
        for (const comment of listed.comments) {
          if (!marked.has(comment.id)) forget(comment.id)
          foreign.delete(comment.id)
          if (isExtra(comment.body)) extra.set(comment.id, comment)
          newest = Math.max(newest, Date.parse(comment.updatedAt) - overlap || 0)
        }
        // An edit while we read moves comments to a later page: they are seen twice, and never missed.
        for (const { comment, marker } of found.marked) {
          if (marker.kind === 'pull-request') extra.set(comment.id, comment)
          note({ comment, marker, updatedAt: comment.updatedAt })
        }
        for (const one of found.foreign) foreign.set(one.comment.id, { ...one, updatedAt: one.comment.updatedAt })
        for (const { comment, isOutdated } of found.unverified) if (!isOutdated) unverified.add(comment.id)
      }
      for (const [id, { marker }] of open) if (marker.comment === undefined && nonces.has(marker.nonce)) forget(id)
      since = newest
      reads++
    },
  }
}

function keep(map: Map<number, OpenComment>, isKept: boolean, { comment, marker, updatedAt }: OpenComment): void {
  if (!isKept) map.delete(comment.id)
  // Without its text: what is open may be much.
  else if (!isSame(map.get(comment.id)?.marker, marker))
    map.set(comment.id, { marker, comment: { ...comment, body: '' }, updatedAt })
}

// A job's marker always carries its comment's own id: a copy elsewhere is nobody's state.
const isOpen = (marker: Marker, comment: Comment): boolean =>
  marker.kind !== 'pull-request' &&
  (marker.phase === 'intent' || (marker.phase === 'created' && marker.comment === comment.id && !marker.lost))

const isWaiting = (marker: Marker, comment: Comment): boolean =>
  marker.kind !== 'pull-request' &&
  marker.phase === 'waiting' &&
  (marker.outcome === undefined || marker.outcome === 'rate-limited') &&
  marker.comment === comment.id

const isSame = (marker: Marker | undefined, other: Marker): boolean => JSON.stringify(marker) === JSON.stringify(other)
