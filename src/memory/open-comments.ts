import type { ChangedComment, GitHub, IssueComment } from '../io/github.ts'
import type { MarkedComment, UncountedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { type RequestRecord, recordOf } from '../protocol/requests.ts'
import { isSamePage, type MarkerReader, readMarkers } from './conversation.ts'
import { isNote } from './signed-marker.ts'

// Replicas of GitHub may show a change a moment late: what changed shortly before is read again.
const overlap = 30_000

/** What all comments of a repository remember that changed in the last `windowMs`, by GitHub's clock and comment's id. */
export class OpenComments {
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
    let first = await this.#list(1)
    // The first answer tells GitHub's time: the runner's clock may be ahead.
    if (this.reads === 0 && this.#beginning() < this.#since - overlap) {
      this.#since = this.#beginning()
      first = await this.#list(1)
    }
    let newest = this.#since
    for (let page = 1, last = 1; page <= last; page++) {
      const listed = page === 1 ? first : await this.#list(page)
      if (page > 1 && isSamePage(first.comments, listed.comments)) break
      last = Math.max(last, listed.last, listed.mayHaveNext ? page + 1 : 0)
      newest = Math.max(
        newest,
        ...listed.comments.map(({ updatedAt }) => Date.parse(updatedAt) - overlap || 0),
      )
      await this.#noteAll(listed.comments)
    }
    for (const [id, { marker }] of this.open)
      if (marker.comment === undefined && this.#nonces.has(marker.nonce)) this.#forget(id)
    this.#since = newest
    this.reads++
  }

  #beginning(): number {
    return this.#github.date().getTime() - this.#windowMs
  }

  #list(page: number) {
    return this.#github.changedComments(new Date(this.#since).toISOString(), page)
  }

  // An edit while we read moves comments to a later page: they are seen twice, and never missed.
  async #noteAll(comments: ChangedComment[]): Promise<void> {
    const found = await readMarkers(comments, this.#reader, ({ issue }) => issue)
    const marked = new Set(found.marked.map(({ comment }) => comment.id))
    for (const comment of comments) {
      if (!marked.has(comment.id)) this.#forget(comment.id)
      this.foreign.delete(comment.id)
      if (isNote(comment.body)) this.#extra.set(comment.id, comment)
    }
    for (const one of found.marked) {
      if (one.marker.kind === 'pull-request') this.#extra.set(one.comment.id, one.comment)
      this.note(one)
    }
    for (const one of found.foreign) if (one.comment.byBot) this.foreign.set(one.comment.id, one)
    for (const { comment, isOurs, marker, isOutdated } of found.unverified)
      if (!isOutdated) this.uncounted.set(comment.id, { isOurs, marker })
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
  if (!isKept) map.delete(id)
  // Without its text: what is open may be much.
  else if (JSON.stringify(map.get(id)?.marker) !== JSON.stringify(marker))
    map.set(id, { marker, comment: { id, url, createdAt, updatedAt, author } })
}

const isOpen = ({ phase, lost }: Marker): boolean =>
  phase === 'intent' || (phase === 'created' && !lost)

const isWaiting = ({ phase, outcome, comment }: Marker, id: number): boolean =>
  phase === 'waiting' && outcome === undefined && comment === id
