import type { Clients } from '../io/clients.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import { isAnchored } from '../protocol/lookup.ts'
import { bounded, type Marker, type MarkerChange, withoutProse } from '../protocol/marker.ts'
import { isStepBack, type Move, nextPhase } from '../protocol/phase.ts'
import { unwrittenCommentText } from '../protocol/reasons.ts'
import type { ConversationMarkers, KnownComment, MarkedComment } from '../protocol/view.ts'
import { breakMarkers } from './marker-opening.ts'
import { type MarkerReader, readConversation, readMarkers } from './markers.ts'
import { signMarker } from './signed-marker.ts'

/** Where a status comment is, and how it is written. */
export interface Place {
  /** Undefined: nothing is remembered. */
  conversation: { number: number; comments?: number | undefined } | undefined
  reader: MarkerReader
  /** When the trigger was made, ISO 8601, if that is known. */
  since?: string | undefined
  /** A new job is wanted whatever the conversation has: older pages need not be read for one. */
  forceNew?: boolean
  /** A status comment that was deleted is posted anew: a sweep leaves it deleted. */
  repostsDeleted: boolean
  text: (marker: Marker) => string
  /** Called with each new state before it is written and after: a post step writes what was not. */
  save?: (marker: Marker, commentId: number | undefined, isWritten: boolean) => void
}

export interface CommentClients extends Pick<Clients, 'clock' | 'log'> {
  github: Pick<GitHub, 'comments' | 'comment' | 'createComment' | 'updateComment' | 'deleteComment' | 'date'>
  /** From then on there is no time left for a second try. */
  cancelled?: AbortSignal
}

/** What is said of a docs pull request's comment that an older key signed. */
export const outdatedText =
  'The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.'

/** What is said of status comments of our own account that no key verifies. */
export const unverifiedText = (count: number): string =>
  `${count} status ${count === 1 ? 'comment' : 'comments'} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`

const mostTries = 3
/** Between two tries of an edit that GitHub does not take. */
export const leastPauseMs = 5_000

/** A status comment: what it remembers, and the conversation around it as last read. */
export class StatusComment {
  readonly #place: Place
  readonly #clients: CommentClients
  marker: Marker
  /** Undefined until it is posted. */
  comment: KnownComment | undefined
  conversation: ConversationMarkers = { marked: [], unverified: [] }
  /** When it was last written, on the clock's `now`. */
  writtenAt: number | undefined
  #hasWarned = false
  /** The runs that held the comment when it was taken. */
  readonly #runs = new Set<string | undefined>()

  /** Not yet posted; or `comment`, which is there. */
  constructor(place: Place, clients: CommentClients, { marker, comment }: { marker: Marker; comment?: KnownComment }) {
    this.#place = place
    this.#clients = clients
    this.marker = marker
    this.comment = comment
    this.#runs.add(marker.run)
  }

  get commentId(): number | undefined {
    return this.comment?.id
  }

  /** Its page, as GitHub named it. */
  get url(): string | undefined {
    return this.comment?.url
  }

  /** From now on this comment is the one. */
  take({ marker, comment }: MarkedComment): void {
    this.#runs.add(marker.run)
    this.marker = marker
    this.comment = comment
  }

  /** Reads the conversation again, newest page first. Throws if GitHub does not answer. */
  async reread(): Promise<void> {
    const { conversation, reader } = this.#place
    if (conversation === undefined) return
    this.conversation = await readConversation(this.#clients.github, reader, {
      ...conversation,
      newest: this.comment?.id,
      isEnough: (found, oldest) => isEnough(this.#place, found, oldest),
    })
    const { unverified } = this.conversation
    if (unverified.length === 0 || this.#hasWarned) return
    this.#hasWarned = true
    const count = unverified.filter(({ isOutdated }) => !isOutdated).length
    this.#clients.log.warning(count > 0 ? unverifiedText(count) : outdatedText)
  }

  /**
   * Makes a move and writes it. Throws if it cannot be written: the marker is the new one all the same. `readsFirst`: false,
   * and nothing is written, if the comment says more by now.
   */
  async write(move: Move, change: MarkerChange = {}, readsFirst = false): Promise<boolean> {
    this.advance(move, change)
    if (readsFirst) return this.writeAgain()
    await this.#put({ mayRepost: move !== 'send', isRepeat: false })
    return true
  }

  /**
   * The same if nothing else depends on it, tried again for so long (ms) as GitHub may take it: what cannot be written is a
   * warning. `mayBeBehind`: others may have written since the comment was taken. Without a
   * move the marker is written as it is.
   */
  async writeOrWarn(
    move: Move | undefined,
    change: MarkerChange,
    { forMs = 0, mayBeBehind = false } = {},
  ): Promise<boolean> {
    const { clock, log, cancelled } = this.#clients
    const until = clock.now() + forMs
    if (move !== undefined) this.advance(move, change)
    for (let reads = mayBeBehind; ; reads = true) {
      try {
        if (reads) await this.writeAgain()
        else await this.#put({ mayRepost: true, isRepeat: false })
        return true
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        const pause = Math.max(leastPauseMs, error.retryAfterMs)
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted) {
          log.warning(unwrittenCommentText(error.message))
          return false
        }
        await clock.sleep(pause, cancelled)
      }
    }
  }

  /** Writes the marker as it is, unless a higher phase or a result stands there by now: that is taken, and it is false. */
  async writeAgain(): Promise<boolean> {
    if (this.comment === undefined && this.#place.conversation) await this.#find()
    const there = (await this.standing())?.marker
    // Another run that writes there now goes on with it.
    const isTheirs = there?.run !== undefined && !this.#runs.has(there.run)
    if (there && (isTheirs || there.phase === 'settled' || isStepBack(there.phase, this.marker.phase))) {
      this.marker = there
      this.#place.save?.(there, this.comment?.id, true)
      return false
    }
    await this.#put({ mayRepost: true, isRepeat: true })
    return true
  }

  /** The comment as it is now, if its marker counts. One that is gone has none. Throws if GitHub does not answer. */
  async standing(): Promise<MarkedComment | undefined> {
    const { conversation, reader } = this.#place
    if (this.comment === undefined || conversation === undefined) return undefined
    try {
      const now = await this.#clients.github.comment(this.comment.id)
      return (await readMarkers([now], reader, () => conversation.number)).marked[0]
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return undefined
      throw error
    }
  }

  /** Deletes comments. What cannot be deleted is a warning. */
  async remove(found: { id: number }[]): Promise<void> {
    for (const { id } of found) {
      if (id === this.comment?.id) this.comment = undefined
      try {
        await this.#clients.github.deleteComment(id)
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        this.#clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`)
      }
    }
  }

  /** Makes a move that is written later. */
  advance(move: Move, change: MarkerChange): void {
    const phase = nextPhase(this.marker.phase, move)
    this.marker = bounded({ ...this.marker, ...change, phase, ...this.#anchor() })
    this.#place.save?.(this.marker, this.comment?.id, false)
  }

  #anchor(): Pick<Marker, 'comment'> {
    return this.comment === undefined ? {} : { comment: this.comment.id }
  }

  /** A comment that was deleted is posted anew, except on the way to an `intent`; one that is too long is shortened. */
  async #put({ mayRepost, isRepeat }: { mayRepost: boolean; isRepeat: boolean }): Promise<void> {
    const { conversation, repostsDeleted, save } = this.#place
    if (conversation !== undefined) {
      try {
        await this.#publish(conversation.number, isRepeat)
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        if (error.status === 422) this.marker = withoutProse(this.marker)
        else if (error.status === 404 && this.comment && mayRepost && repostsDeleted) {
          // The edit that follows gives its marker the comment's id: a sweep needs it.
          this.marker = { ...this.marker, comment: undefined }
          this.comment = undefined
          await this.#publish(conversation.number, false)
          this.marker = { ...this.marker, ...this.#anchor() }
        } else throw error
        await this.#publish(conversation.number, false)
      }
    }
    save?.(this.marker, this.comment?.id, true)
  }

  async #publish(issue: number, isOptional: boolean): Promise<void> {
    const { reader, text } = this.#place
    const { clock, github } = this.#clients
    this.writtenAt = clock.now()
    const body = `${signMarker(this.marker, reader.keys)}\n${breakMarkers(text(this.marker))}`
    if (this.comment === undefined) this.comment = await this.#post(issue, body)
    else {
      const { id, createdAt, author } = this.comment
      const edited = await github.updateComment(id, body, { isOptional })
      this.comment = { ...edited, createdAt, ...(author ? { author } : {}) }
    }
  }

  /** Looks for our comment by its nonce: GitHub may have taken it and lost the answer. */
  async #find(): Promise<void> {
    await this.reread()
    this.comment = this.conversation.marked.find(({ marker }) => marker.nonce === this.marker.nonce)?.comment
  }

  // GitHub may take a comment and lose the answer. Our own nonce shows whether it did: it is posted again only if not.
  async #post(issue: number, body: string): Promise<KnownComment> {
    const { github, clock, cancelled } = this.#clients
    for (let tries = 1; ; tries++) {
      try {
        const posted = await github.createComment(issue, body)
        this.#place.reader.account.posted(posted)
        return posted
      } catch (error) {
        if (!(error instanceof GitHubError && error.mayHaveSucceeded) || cancelled?.aborted) throw error
        await clock.sleep(1_000 * tries)
        await this.#find()
        if (this.comment) return this.comment
        if (tries === mostTries) throw error
      }
    }
  }
}

/** Whether older pages can be left unread: they are older than the trigger, and the job to continue is known. */
const isEnough = ({ since, forceNew }: Place, found: MarkedComment[], oldest: KnownComment | undefined): boolean =>
  since !== undefined &&
  Date.parse(oldest?.createdAt ?? '') < Date.parse(since) &&
  (forceNew === true || found.some((one) => one.marker.jobId !== undefined && isAnchored(one)))
