import type { Clock } from '../io/clock.ts'
import { type Comment, type GitHub, GitHubError } from '../io/github.ts'
import type { Log } from '../io/log.ts'
import { bounded, breakMarkers, type Marker, signMarker } from './marker.ts'
import { decidingMarker, type MarkedComment, markerReader, markersOfTrigger, readMarkers } from './markers.ts'
import { nextPhase, type Step } from './phase.ts'

/** What this trigger finds when it claims its place in a conversation. */
export type Claim =
  /** The place is ours, and nothing was sent for this trigger yet. */
  | { kind: 'ours' }
  /** Another run holds this trigger. Ours is gone. */
  | { kind: 'held' }
  /** An earlier attempt got as far as its marker says. */
  | { kind: 'earlier'; marker: Marker }

/** What a run remembers, and where: the status comment of its conversation, or nowhere. */
export interface State {
  readonly marker: Marker
  /** The status comment's page, once there is one. */
  readonly url: string | undefined
  /** The conversation's markers as last read, oldest first. */
  readonly conversation: MarkedComment[]
  readonly commentId: number | undefined
  /** When the status comment was posted, ISO 8601, by GitHub's clock. */
  readonly postedAt: string | undefined
  /** Writes the intent, reads the conversation, and says whether this run may go on. Throws where GitHub does not answer. */
  claim(attempt: number): Promise<Claim>
  /** The same after waiting in phase `waiting`. `held`: another run has sent, and ours is gone; `later`: one is just about to. */
  resume(): Promise<'ours' | 'held' | 'later'>
  /** Takes up a comment of the conversation as this run's own, to bring it up to date. */
  adopt(found: MarkedComment): void
  /** Reads the conversation again, whole pages newest first. Throws where GitHub does not answer. */
  reread(): Promise<void>
  /** Makes a step and tells it in the comment. Throws where the comment cannot be written. */
  write(step: Step, change?: Change): Promise<void>
  /** The same, once a job exists: what cannot be written is a warning and changes nothing else. */
  writeOrWarn(step: Step, change?: Change): Promise<void>
}

export type Change = Partial<
  Omit<Marker, 'version' | 'repository' | 'conversation' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

interface Place {
  conversation: { number: number; comments?: number | undefined }
  /** The key that signs, then older ones that only verify. */
  keys: [Buffer, ...Buffer[]]
  /** When the trigger was made, ISO 8601, where that is known. */
  since: string | undefined
  /** A new job is wanted whatever the conversation has: older pages need not be read for one. */
  forceNew: boolean
  text: (marker: Marker) => string
  /** Called with each new state before it is written, so that a post step can find it. */
  keep: (marker: Marker, commentId: number | undefined) => void
}

/** A memory in the conversation's own comments. */
export function stateInConversation(
  place: Place,
  beginning: Marker,
  io: {
    github: Pick<GitHub, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'>
    clock: Clock
    log: Log
    /** From then on there is no time left for a second try. */
    cancelled?: AbortSignal
  },
): State {
  const { github, clock, log, cancelled } = io
  const count = markerReader(place.keys, { repository: beginning.repository, conversation: beginning.conversation })
  let marker = beginning
  let comment: Comment | undefined
  let conversation: MarkedComment[] = []

  const body = (): string => `${signMarker(marker, place.keys[0])}\n${breakMarkers(place.text(marker))}`

  const enough = (found: MarkedComment[], oldest: Comment | undefined): boolean =>
    place.since !== undefined &&
    Date.parse(oldest?.createdAt ?? '') < Date.parse(place.since) &&
    (place.forceNew || found.some((one) => one.marker.jobId !== undefined && one.marker.comment !== undefined))

  async function reread(): Promise<void> {
    conversation = await readMarkers(github, place.conversation, count, enough)
  }

  // A list may lag behind. What was not read cannot have told us of others, so our own comment has to be on it.
  async function rereadWithOurs(): Promise<void> {
    for (let tried = 1; ; tried++) {
      await reread()
      if (conversation.some((one) => one.comment.id === comment?.id)) return
      if (tried === tries) {
        throw new Error(
          'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.',
        )
      }
      await clock.sleep(1_000 * tried, cancelled)
    }
  }

  const ours = (one: MarkedComment): boolean => one.comment.id === comment?.id || one.marker.nonce === marker.nonce

  // GitHub may take a comment and lose the answer. Our own nonce tells whether it did: it is posted again only if not.
  async function post(): Promise<Comment> {
    for (let tried = 1; ; tried++) {
      try {
        return await github.createComment(place.conversation.number, body())
      } catch (fault) {
        if (!(fault instanceof GitHubError && fault.mayHaveSucceeded) || cancelled?.aborted) throw fault
        await clock.sleep(1_000 * tried)
        await reread()
        const posted = conversation.find((one) => one.marker.nonce === marker.nonce)
        if (posted) return posted.comment
        if (tried === tries) throw fault
      }
    }
  }

  // A comment that begins as ours does may be somebody's copy, with words of their own below it: that one stays.
  async function remove(found: MarkedComment[]): Promise<void> {
    for (const one of found.filter(({ comment: { id, author } }) => id === comment?.id || author === comment?.author)) {
      try {
        await github.deleteComment(one.comment.id)
      } catch (fault) {
        if (!(fault instanceof GitHubError)) throw fault
        log.warning(`A comment of ours that says nothing any more could not be deleted. ${fault.message}`)
      }
    }
  }

  // Another run speaks for the trigger: ours would only say that it waits.
  async function withdraw(): Promise<void> {
    await remove(conversation.filter(ours))
    comment = undefined
  }

  async function edit(step: Step, change: Change): Promise<void> {
    marker = bounded({
      ...marker,
      ...change,
      phase: nextPhase(marker.phase, step),
      ...(comment ? { comment: comment.id } : {}),
    })
    place.keep(marker, comment?.id)
    if (comment) comment = { ...(await github.updateComment(comment.id, body())), createdAt: comment.createdAt }
    else comment = await post()
    place.keep(marker, comment.id)
  }

  return {
    get marker() {
      return marker
    },
    get url() {
      return comment?.url
    },
    get conversation() {
      return conversation
    },
    get commentId() {
      return comment?.id
    },
    get postedAt() {
      return comment?.createdAt
    },
    reread,
    adopt(found) {
      marker = found.marker
      comment = found.comment
    },

    async claim(attempt) {
      if (attempt > 1) {
        await reread()
        const earlier = decidingMarker(conversation, marker.trigger, place.since)
        if (earlier && earlier.marker.phase !== 'waiting') {
          this.adopt(earlier)
          await remove(markersOfTrigger(conversation, marker.trigger, place.since).filter((one) => !hasSent(one)))
          return { kind: 'earlier', marker }
        }
      }
      await edit('send', {})
      await rereadWithOurs()
      const own = comment?.id
      const others = markersOfTrigger(conversation, marker.trigger, place.since).filter((one) => !ours(one))
      // Only a later attempt goes past a run that waits: on a first one that run is alive, and its turn comes.
      const held = decidingRival(attempt > 1 ? others.filter(hasSent) : others, own)
      if (held) {
        await withdraw()
        return { kind: 'held' }
      }
      // Ours speaks for the trigger now: what a lost answer doubled, and what an earlier attempt left waiting, goes.
      await remove([
        ...conversation.filter((one) => ours(one) && one.comment.id !== own),
        ...others.filter((one) => !hasSent(one)),
      ])
      return { kind: 'ours' }
    },

    async resume() {
      const rivals = (): MarkedComment[] =>
        markersOfTrigger(conversation, marker.trigger, place.since).filter((one) => !ours(one) && hasSent(one))
      const meet = async (met: MarkedComment[]) => {
        if (met.every((one) => one.marker.phase === 'intent')) return 'later'
        await withdraw()
        return 'held'
      }
      await reread()
      if (rivals().length > 0) return meet(rivals())
      await edit('send', { reason: undefined })
      await rereadWithOurs()
      if (rivals().length === 0) return 'ours'
      // Both wrote before they read: this one waits, a newcomer goes.
      await edit('hold', {})
      return meet(rivals())
    },

    write: (step, change = {}) => edit(step, change),

    async writeOrWarn(step, change = {}) {
      try {
        await edit(step, change)
      } catch (fault) {
        if (!(fault instanceof GitHubError)) throw fault
        log.warning(`The status comment could not be written. The job is not affected. ${fault.message}`)
      }
    },
  }
}

const tries = 3

const hasSent = ({ marker }: MarkedComment): boolean => marker.phase !== 'waiting'

// Among runs that wrote their intent at the same time the lowest comment holds the trigger; one that has edited its
// comment since holds it whatever its number.
const decidingRival = (others: MarkedComment[], own: number | undefined): MarkedComment | undefined =>
  others.find((one) => one.marker.comment !== undefined) ??
  others.find((one) => own === undefined || one.comment.id < own)

/** No memory: a run without a conversation, or one that must not comment. The state is kept for this run alone. */
export function stateless(beginning: Marker, keep: Place['keep']): State {
  let marker = beginning
  const step = async (step: Step, change: Change = {}): Promise<void> => {
    marker = { ...marker, ...change, phase: nextPhase(marker.phase, step) }
    keep(marker, undefined)
  }
  return {
    get marker() {
      return marker
    },
    url: undefined,
    conversation: [],
    commentId: undefined,
    async claim() {
      await step('send')
      return { kind: 'ours' }
    },
    postedAt: undefined,
    adopt() {},
    async resume() {
      await step('send')
      return 'ours'
    },
    reread: async () => {},
    write: step,
    writeOrWarn: step,
  }
}
