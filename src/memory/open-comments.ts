import type { ChangedComment, GitHub, IssueComment } from '../io/github.ts'
import type { Marker } from '../protocol/marker.ts'
import { type ListedComment, type RequestRecord, recordOf } from '../protocol/rerun-queue.ts'
import { isSamePage, type MarkerReader, readMarkers } from './markers.ts'

/** A comment with an open job, an intent or a request that waits. */
export type OpenComment = ListedComment

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000

interface Settings {
  reader: MarkerReader
  windowMs: number
  /** Whether a comment's text may be one of ours that carries no marker. */
  isExtra: (body: string) => boolean
}

/**
 * What all comments of a repository remember that changed in the last `windowMs`, by GitHub's clock: listed once, and then
 * kept up to date by what changed since.
 */
export class OpenComments {
  readonly #github: Pick<GitHub, 'changedComments' | 'date'>
  readonly #settings: Settings
  /** By comment. The entry of a comment whose marker changed is another one. */
  readonly open = new Map<number, OpenComment>()
  /** Requests that wait in their run, or for the hourly limit since their run ended, in the same way. */
  readonly waiting = new Map<number, OpenComment>()
  /** Every request, by comment. */
  readonly requests = new Map<number, RequestRecord>()
  /** Intents that another bot's account wrote. */
  readonly foreign = new Map<number, OpenComment>()
  readonly #extra = new Map<number, ChangedComment>()
  /** Of the comments that carry their id: another one with such a nonce is a copy. */
  readonly #nonces = new Set<string>()
  readonly #verified = new Set<number>()
  readonly #unverified = new Set<number>()
  #since: number
  /** How often it was read to its end. */
  reads = 0

  constructor(github: Pick<GitHub, 'changedComments' | 'date'>, settings: Settings) {
    this.#github = github
    this.#settings = settings
    this.#since = this.#beginning()
  }

  /** How many markers were verified, whatever their phase, and how many of our own account's were not. */
  get verified(): number {
    return this.#verified.size
  }

  get unverified(): number {
    return this.#unverified.size
  }

  /** Our comments in a conversation besides the status comments, oldest first: see `isExtra`. */
  extraComments(conversation: number): IssueComment[] {
    return [...this.#extra.values()].filter(({ issue }) => issue === conversation).sort((a, b) => a.id - b.id)
  }

  /** What this run itself has just written into a comment. */
  wrote({ comment, updatedAt }: OpenComment, marker: Marker): void {
    this.#note({ comment, marker, updatedAt })
  }

  /** Reads what changed since the last read. Throws if GitHub does not answer; what was read until then counts. */
  async read(): Promise<void> {
    let first = await this.#list(this.#since, 1)
    // The first answer tells GitHub's time: the runner's clock may be ahead.
    if (this.reads === 0 && this.#beginning() < this.#since - overlap) {
      this.#since = this.#beginning()
      first = await this.#list(this.#since, 1)
    }
    let newest = this.#since
    for (let page = 1, last = 1; page <= last; page++) {
      const listed = page === 1 ? first : await this.#list(this.#since, page)
      if (page > 1 && isSamePage(first.comments, listed.comments)) break
      last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0)
      newest = Math.max(newest, ...listed.comments.map(({ updatedAt }) => Date.parse(updatedAt) - overlap || 0))
      await this.#noteAll(listed.comments)
    }
    for (const [id, { marker }] of this.open)
      if (marker.comment === undefined && this.#nonces.has(marker.nonce)) this.#forget(id)
    this.#since = newest
    this.reads++
  }

  #beginning(): number {
    return this.#github.date().getTime() - this.#settings.windowMs
  }

  #list(since: number, page: number) {
    return this.#github.changedComments(new Date(since).toISOString(), page)
  }

  async #noteAll(comments: ChangedComment[]): Promise<void> {
    const { reader, isExtra } = this.#settings
    const found = await readMarkers(comments, reader, ({ issue }) => issue)
    const marked = new Set(found.marked.map(({ comment }) => comment.id))
    for (const comment of comments) {
      if (!marked.has(comment.id)) this.#forget(comment.id)
      this.foreign.delete(comment.id)
      if (isExtra(comment.body)) this.#extra.set(comment.id, comment)
    }
    // An edit while we read moves comments to a later page: they are seen twice, and never missed.
    for (const { comment, marker } of found.marked) {
      if (marker.kind === 'pull-request') this.#extra.set(comment.id, comment)
      this.#note({ comment, marker, updatedAt: comment.updatedAt })
    }
    for (const one of found.foreign) this.foreign.set(one.comment.id, { ...one, updatedAt: one.comment.updatedAt })
    for (const { comment, isOutdated } of found.unverified) if (!isOutdated) this.#unverified.add(comment.id)
  }

  #note(found: OpenComment): void {
    const { comment, marker } = found
    this.#verified.add(comment.id)
    if (marker.comment !== undefined) this.#nonces.add(marker.nonce)
    if (marker.kind !== 'pull-request') this.requests.set(comment.id, recordOf(found))
    keep(this.open, isOpen(marker), found)
    keep(this.waiting, isWaiting(marker, comment.id), found)
  }

  #forget(id: number): void {
    for (const map of [this.open, this.waiting, this.requests]) map.delete(id)
  }
}

function keep(map: Map<number, OpenComment>, isKept: boolean, found: OpenComment): void {
  const { comment, marker, updatedAt } = found
  if (!isKept) map.delete(comment.id)
  else if (!isSame(map.get(comment.id)?.marker, marker)) {
    // Without its text: what is open may be much.
    const { id, url, createdAt, author } = comment
    map.set(id, { marker, comment: { id, url, createdAt, updatedAt, ...(author ? { author } : {}) }, updatedAt })
  }
}

const isOpen = (marker: Marker): boolean =>
  marker.kind !== 'pull-request' && (marker.phase === 'intent' || (marker.phase === 'created' && !marker.lost))

const isWaiting = (marker: Marker, id: number): boolean =>
  marker.kind !== 'pull-request' &&
  marker.phase === 'waiting' &&
  (marker.outcome === undefined || marker.outcome === 'rate-limited') &&
  marker.comment === id

const isSame = (marker: Marker | undefined, other: Marker): boolean => JSON.stringify(marker) === JSON.stringify(other)
