import type { ChangedComment, GitHub, IssueComment } from '../io/github.ts'
import { readPages } from '../io/list-pages.ts'
import type { MarkedComment, UncountedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { type RequestRecord, recordOf } from '../protocol/request-records.ts'
import { isSamePage } from './conversation.ts'
import { type MarkerReader, readMarkers } from './marker-reader.ts'
import { isNote } from './signed-marker.ts'

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000

/** What all comments of a repository remember that changed in the last `windowMs`, by GitHub's clock and comment's id. */
export class RepositoryComments {
  /** Jobs and intents. An entry whose marker changed is another one. */
  readonly open = new Map<number, MarkedComment>()
  /** What nothing was sent of yet, and no run or sweep has reported. */
  readonly waiting = new Map<number, MarkedComment>()
  readonly requests = new Map<number, RequestRecord>()
  /** Intents that another bot's account wrote. */
  readonly foreign = new Map<number, MarkedComment>()
  readonly verified = new Set<number>()
  /** What does not count, and may be of an earlier run of ours. */
  readonly uncounted = new Map<number, Pick<UncountedComment, 'isOurs' | 'marker'>>()
  reads = 0
  readonly #github: Pick<GitHub, 'changedComments' | 'date'>
  readonly #reader: MarkerReader
  readonly #windowMs: number
  readonly #extra = new Map<number, ChangedComment>()
  /** Of the comments that carry their id: one without it is a copy. */
  readonly #nonces = new Set<string>()
  #since: number

  constructor(
    github: Pick<GitHub, 'changedComments' | 'date'>,
    reader: MarkerReader,
    windowMs: number,
  ) {
    this.#github = github
    this.#reader = reader
    this.#windowMs = windowMs
    this.#since = this.#beginning()
  }

  /** Our comments in a conversation besides the status comments, oldest first. */
  extraComments(conversation: number): IssueComment[] {
    return [...this.#extra.values()]
      .filter(({ issue }) => issue === conversation)
      .sort((a, b) => a.id - b.id)
  }

  /** Reads what changed since the last read. If GitHub does not answer, what was read until then counts. */
  async read(): Promise<void> {
    const first = await this.#readFirstPage()
    const readPage = async (page: number) => (page === 1 ? first : this.#list(page))
    let newest = this.#since
    for await (const { comments } of readPages(readPage, { readsAllNamed: true })) {
      const isFirst = comments === first.comments
      if (!isFirst && isSamePage(first.comments, comments)) break
      newest = Math.max(newest, ...comments.map(readAgainFrom))
      await this.#takeIn(comments)
    }
    this.#forgetCopies()
    this.#since = newest
    this.reads++
  }

  #beginning(): number {
    return this.#github.date().getTime() - this.#windowMs
  }

  /** The first answer tells GitHub's time. If the runner's clock was ahead, the page is read once more. */
  async #readFirstPage() {
    const first = await this.#list(1)
    const isClockAhead = this.#beginning() < this.#since - overlap
    if (this.reads > 0 || !isClockAhead) return first
    this.#since = this.#beginning()
    return this.#list(1)
  }

  /** A server that does not name the last page is asked for one more after a full one. */
  async #list(page: number) {
    const since = new Date(this.#since).toISOString()
    const { comments, last, mayHaveNext } = await this.#github.changedComments(since, page)
    return { comments, last: mayHaveNext ? Math.max(last, page + 1) : last }
  }

  // An edit while we read moves comments to a later page: they are seen twice, and never missed.
  async #takeIn(comments: ChangedComment[]): Promise<void> {
    const { marked, foreign, unverified } = await readMarkers(
      comments,
      this.#reader,
      ({ issue }) => issue,
    )
    this.#forgetAllBut(marked, comments)
    for (const comment of comments) if (isNote(comment.body)) this.#extra.set(comment.id, comment)
    for (const { comment, marker } of marked) {
      if (marker.kind === 'pull-request') this.#extra.set(comment.id, comment)
      this.note({ comment, marker })
    }
    for (const found of foreign) if (found.comment.byBot) this.foreign.set(found.comment.id, found)
    for (const { comment, isOurs, marker, isOutdated } of unverified)
      if (!isOutdated) this.uncounted.set(comment.id, { isOurs, marker })
  }

  /** What was known of these comments is forgotten, unless their markers still count. */
  #forgetAllBut(marked: MarkedComment[], comments: ChangedComment[]): void {
    const counting = new Set(marked.map(({ comment }) => comment.id))
    for (const { id } of comments) {
      if (!counting.has(id)) this.#forget(id)
      this.foreign.delete(id)
    }
  }

  /** A marker that does not name its comment is a copy, if another one with its nonce does. */
  #forgetCopies(): void {
    for (const [id, { marker }] of this.open) {
      const isFirstText = marker.comment === undefined
      if (isFirstText && this.#nonces.has(marker.nonce)) this.#forget(id)
    }
  }

  /** What a comment of ours remembers, as it was read or written. */
  note(found: MarkedComment): void {
    const { comment, marker } = found
    this.verified.add(comment.id)
    if (marker.kind === 'pull-request') return
    if (marker.comment !== undefined) this.#nonces.add(marker.nonce)
    this.requests.set(comment.id, recordOf(found))
    keep(this.open, isOpen(marker), found)
    keep(this.waiting, isWaiting(marker, comment.id), found)
  }

  #forget(id: number): void {
    for (const map of [this.open, this.waiting, this.requests]) map.delete(id)
  }
}

function keep(
  map: Map<number, MarkedComment>,
  isKept: boolean,
  { comment, marker }: MarkedComment,
): void {
  const { id, url, createdAt, updatedAt, author } = comment
  if (!isKept) {
    map.delete(id)
    return
  }
  const isSameAsBefore = JSON.stringify(map.get(id)?.marker) === JSON.stringify(marker)
  if (isSameAsBefore) return
  // The text is not kept: the open comments may be many.
  map.set(id, { marker, comment: { id, url, createdAt, updatedAt, author } })
}

/** From when the list is read again, by a comment that it had, ms. 0 if GitHub gave no time. */
function readAgainFrom({ updatedAt }: ChangedComment): number {
  const changedAt = Date.parse(updatedAt)
  return Number.isNaN(changedAt) ? 0 : changedAt - overlap
}

const isOpen = ({ phase, lost }: Marker): boolean =>
  phase === 'intent' || (phase === 'created' && !lost)

const isWaiting = ({ phase, outcome, comment }: Marker, id: number): boolean =>
  phase === 'waiting' && outcome === undefined && comment === id
