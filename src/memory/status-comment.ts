import type { Clients } from '../io/clients-by-token.ts'
import type { GitHub, KnownComment } from '../io/github.ts'
import {
  type GitHubError,
  isGitHubError,
  mayHaveSucceeded,
  throwUnlessGitHubError,
} from '../io/github-error.ts'
import type { Write } from '../protocol/action.ts'
import { hasGoneOn, isHeld, type RunReading } from '../protocol/held-comment.ts'
import type {
  ConversationMarkers,
  MarkedComment,
  UncountedComment,
} from '../protocol/marked-comment.ts'
import { bounded, type Marker, nextPhase, withoutProse } from '../protocol/marker.ts'
import { unwrittenCommentText } from '../protocol/shared-reasons.ts'
import { isClaimed } from '../protocol/who-is-told.ts'
import { type ConversationRange, readConversation } from './conversation.ts'
import { type MarkerReader, readMarkers } from './marker-reader.ts'
import { breakMarkers, signMarker } from './signed-marker.ts'

export interface CommentStore {
  /** Undefined: nothing is remembered. */
  conversation: ConversationRange | undefined
  reader: MarkerReader
  /** A comment that was deleted is posted anew. */
  repostsDeleted: boolean
  text: (marker: Marker) => string
  /** Called before each state is written and after: a post step writes what was not. */
  save?: (marker: Marker, commentId: number | undefined, isWritten: boolean) => void
}

/** Once it is cancelled there is no time for a second try. */
type CommentClients = Pick<Clients, 'clock' | 'log' | 'github'> &
  Partial<Pick<Clients, 'cancelled'>>

export const outdatedText =
  'The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.'

const unverifiedText = (count: number): string =>
  `${count} status ${count === 1 ? 'comment' : 'comments'} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`

const untoldText = (count: number, why: string): string =>
  count === 1
    ? `1 status comment does not count, because GitHub does not say whether this account wrote it. ${why}`
    : `${count} status comments do not count, because GitHub does not say whether this account wrote them. ${why}`

const noAuthorText = 'GitHub names no author.'

/** Why comments do not count that may be of an earlier run. */
export function uncountedTexts(
  all: Pick<UncountedComment, 'isOurs'>[],
  { account, docsAccount }: Pick<MarkerReader, 'account' | 'docsAccount'>,
): string[] {
  const untold = all.filter(({ isOurs }) => !isOurs).length
  const unverified = all.length - untold
  const faults = [account.fault, docsAccount?.fault].filter((fault) => fault !== undefined)
  const why = faults.length > 0 ? faults.join(' ') : noAuthorText
  const texts: string[] = []
  if (unverified > 0) texts.push(unverifiedText(unverified))
  if (untold > 0) texts.push(untoldText(untold, why))
  return texts
}

const mostTries = 3
/** Between two tries of an edit that GitHub does not take. */
export const leastPauseMs = 5_000
/** For how long the last edit of a run is tried. */
export const lastTriesMs = 200_000

/** A status comment: what it remembers, and the conversation around it as last read. */
export class StatusComment {
  readonly #store: CommentStore
  readonly #clients: CommentClients
  marker: Marker
  comment: KnownComment | undefined
  conversation: ConversationMarkers = { marked: [], unverified: [] }
  /** What the comment says since it was last written here. */
  written: Marker | undefined
  /** When it was last written, on the clock's `now`. */
  writtenAt: number | undefined
  /** The runs that held the comment when it was taken. */
  readonly #runs = new Set<string | undefined>()

  constructor(
    store: CommentStore,
    clients: CommentClients,
    { marker, comment }: { marker: Marker; comment?: KnownComment },
  ) {
    this.#store = store
    this.#clients = clients
    this.marker = marker
    this.comment = comment
    this.#runs.add(marker.run)
  }

  take({ marker, comment }: MarkedComment): void {
    this.#runs.add(marker.run)
    this.marker = marker
    this.comment = comment
  }

  async reread(): Promise<void> {
    const { conversation, reader } = this.#store
    if (conversation === undefined) return
    const range = { ...conversation, newest: this.comment?.id }
    this.conversation = await readConversation(this.#clients.github, reader, range)
    const { unverified } = this.conversation
    if (unverified.length === 0) return
    const requests = unverified.filter(({ isOutdated }) => !isOutdated)
    const texts = requests.length > 0 ? uncountedTexts(requests, reader) : [outdatedText]
    for (const text of texts) this.#clients.log.warning(text)
  }

  /** The comment as it is now, if its marker counts. */
  async standing(): Promise<MarkedComment | undefined> {
    const { conversation, reader } = this.#store
    if (this.comment === undefined || conversation === undefined) return undefined
    try {
      const now = await this.#clients.github.comment(this.comment.id)
      return (await readMarkers([now], reader, () => conversation.number)).marked[0]
    } catch (error) {
      if (isGitHubError(error, 404)) return undefined
      throw error
    }
  }

  advance(move: Write['move'], change: Write['change'] = {}): void {
    this.marker = bounded({ ...this.marker, ...change, phase: nextPhase(this.marker.phase, move) })
    this.#store.save?.(this.marker, this.comment?.id, false)
  }

  /**
   * Writes the marker. `readsFirst`: others may have written since. If a higher phase or a result stands there, or another
   * run goes on with it, that is taken, and it is false.
   */
  async write(readsFirst = false): Promise<boolean> {
    const { conversation, save } = this.#store
    if (readsFirst && (await this.#hasGoneOn())) return false
    if (conversation !== undefined) await this.#publishOrRepair(conversation.number, readsFirst)
    this.written = this.marker
    save?.(this.marker, this.comment?.id, true)
    return true
  }

  async #publishOrRepair(issue: number, isOptional: boolean): Promise<void> {
    try {
      await this.#publish(issue, isOptional)
    } catch (error) {
      throwUnlessGitHubError(error)
      await this.#repair(error, issue)
      // After a post too: the edit gives the marker the comment's id, which a sweep needs.
      await this.#publish(issue)
    }
  }

  /** Removes the cause of the error, so that the comment can be edited. Throws the error if that cannot be done. */
  async #repair(error: GitHubError, issue: number): Promise<void> {
    switch (error.status) {
      case 422:
        this.marker = withoutProse(this.marker)
        return
      case 404: {
        const mayRepost = this.#store.repostsDeleted && this.marker.phase !== 'intent'
        if (this.comment === undefined || !mayRepost) throw error
        this.comment = undefined
        await this.#publish(issue)
        return
      }
      default:
        throw error
    }
  }

  /** Whether another run has gone on with the request. */
  #hasGoneOn(): Promise<boolean> {
    return this.#isOvertaken((there) => hasGoneOn(there, this.marker, this.#runs))
  }

  /** The same, tried again for so long (ms). What cannot be written is a warning. */
  async writeWithin(ms: number, readsFirst: boolean): Promise<boolean> {
    let reads = readsFirst
    return this.#retryFor(ms, async () => {
      const mustRead = reads
      reads = true
      await this.write(mustRead)
    })
  }

  /**
   * Writes this into what the comment says by now, if our own word still stands there. Tried in the
   * same way.
   */
  async amendWithin(ms: number, change: Write['change']): Promise<boolean> {
    return this.#retryFor(ms, async () => {
      const there = await this.standing()
      if (there === undefined || there.marker.word !== this.marker.word) return
      this.take({ ...there, marker: { ...there.marker, ...change } })
      await this.write()
    })
  }

  async #retryFor(ms: number, attempt: () => Promise<void>): Promise<boolean> {
    const { clock, log, cancelled } = this.#clients
    const until = clock.now() + ms
    for (;;) {
      try {
        await attempt()
        return true
      } catch (error) {
        throwUnlessGitHubError(error)
        const pause = Math.max(leastPauseMs, error.retryAfterMs)
        if (!error.isTransient || clock.now() + pause > until || cancelled?.aborted) {
          log.warning(unwrittenCommentText(error.message))
          return false
        }
        await clock.sleep(pause, cancelled)
      }
    }
  }

  async remove(comments: { id: number }[]): Promise<void> {
    for (const { id } of comments) {
      if (id === this.comment?.id) this.comment = undefined
      try {
        await this.#clients.github.deleteComment(id)
      } catch (error) {
        throwUnlessGitHubError(error)
        this.#clients.log.warning(
          `An outdated status comment could not be deleted. ${error.message}`,
        )
      }
    }
  }

  /**
   * Whether somebody else tells of the request: their word stands in the comment, or they have gone
   * on with it.
   */
  isToldByOthers(): Promise<boolean> {
    return this.#isOvertaken(
      (there) => isClaimed(there, this.marker) || hasGoneOn(there, this.marker, this.#runs),
    )
  }

  /** Reads the comment. If it is somebody else's by now, what they wrote is taken. */
  async #isOvertaken(isTheirs: (there: Marker) => boolean): Promise<boolean> {
    if (this.comment === undefined && this.#store.conversation) await this.#find()
    const there = (await this.standing())?.marker
    if (there === undefined) return false
    // Another request was sent to the job since: nobody has to lose that.
    if (there.handedOver) this.marker = { ...this.marker, handedOver: there.handedOver }
    if (!isTheirs(there)) return false
    this.marker = there
    this.#store.save?.(there, this.comment?.id, true)
    return true
  }

  async #publish(issue: number, isOptional = false): Promise<void> {
    const { reader, text } = this.#store
    const { clock, github } = this.#clients
    this.writtenAt = clock.now()
    if (this.marker.comment !== this.comment?.id)
      this.marker = { ...this.marker, comment: this.comment?.id }
    const body = `${signMarker(this.marker, reader.keys)}\n${breakMarkers(text(this.marker))}`
    if (this.comment === undefined) {
      this.comment = await this.#post(issue, body)
      return
    }
    const { id, createdAt, author } = this.comment
    const edited = await github.updateComment(id, body, { isOptional })
    this.comment = { ...edited, createdAt, author: author ?? edited.author }
  }

  /** Looks for our comment by its nonce: GitHub may have taken it and lost the answer. */
  async #find(): Promise<void> {
    await this.reread()
    this.comment = this.conversation.marked.find(
      ({ marker }) => marker.nonce === this.marker.nonce,
    )?.comment
  }

  // It is posted again only if our own nonce is not there.
  async #post(issue: number, body: string): Promise<KnownComment> {
    for (let tries = 1; ; tries++) {
      try {
        const posted = await this.#clients.github.createComment(issue, body)
        this.#store.reader.account.posted(posted)
        return posted
      } catch (error) {
        if (!this.#mayBePosted(error)) throw error
        await this.#clients.clock.sleep(1_000 * tries)
        await this.#find()
        if (this.comment) return this.comment
        if (tries === mostTries) throw error
      }
    }
  }

  /** Whether it is worth looking if GitHub took the comment all the same. */
  #mayBePosted(error: unknown): boolean {
    return mayHaveSucceeded(error) && !this.#clients.cancelled?.aborted
  }
}

type RunClients = Pick<Clients, 'log'> & { github: Pick<GitHub, 'date' | 'isRunning'> }

export async function readRun(id: string, { github, log }: RunClients): Promise<RunReading> {
  try {
    return (await github.isRunning(id)) ? 'in-progress' : 'completed'
  } catch (error) {
    log.debug(error instanceof Error ? error.message : '')
    return isGitHubError(error, 404) ? 'gone' : 'unread'
  }
}

/** Whether a comment is for its run alone to write. The run is read where that decides. */
export async function isHeldByLiveRun(
  clients: RunClients,
  { marker, comment }: MarkedComment,
  mostMs?: number,
): Promise<boolean> {
  const changedAt = Date.parse(comment.updatedAt)
  const known = { marker, now: clients.github.date().getTime(), changedAt, mostMs }
  if (marker.run === undefined || !isHeld({ ...known, run: 'in-progress' })) return false
  return isHeld({ ...known, run: await readRun(marker.run, clients) })
}
