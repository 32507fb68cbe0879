import type { Clock } from '../io/clock.ts'
import type { Comment, GitHub } from '../io/github.ts'
import type { Log } from '../io/log.ts'
import { bounded, breakMarkers, type Marker, signMarker } from './marker.ts'
import { next, type Step } from './phase.ts'
import { counting, type Found, ofTrigger, ofTriggerAll, readThread } from './thread.ts'

/** What this trigger finds when it claims its place in a thread. */
export type Claim =
  /** The place is ours, and nothing was sent for this trigger yet. */
  | { kind: 'ours' }
  /** Another run holds this trigger. Ours is gone. */
  | { kind: 'held' }
  /** An earlier attempt got as far as its marker says. */
  | { kind: 'earlier'; marker: Marker }

/** What a run remembers, and where: the status comment of its thread, or nowhere. */
export interface Memory {
  readonly marker: Marker
  /** The status comment's page, once there is one. */
  readonly url: string | undefined
  /** The thread's markers as last read, oldest first. */
  readonly thread: Found[]
  readonly commentId: number | undefined
  /** When the status comment was posted, ISO 8601, by GitHub's clock. */
  readonly postedAt: string | undefined
  /** Writes the intent, reads the thread, and says whether this run may go on. Throws where GitHub does not answer. */
  claim(attempt: number): Promise<Claim>
  /** The same after waiting in phase `waiting`. `held`: another run has sent, and ours is gone; `later`: one is just about to. */
  resume(): Promise<'ours' | 'held' | 'later'>
  /** Takes up a comment of the thread as this run's own, to bring it up to date. */
  adopt(found: Found): void
  /** Reads the thread again, whole pages newest first. Throws where GitHub does not answer. */
  reread(): Promise<void>
  /** Makes a step and tells it in the comment. Throws where the comment cannot be written. */
  write(step: Step, change?: Change): Promise<void>
  /** The same, once a job exists: what cannot be written is a warning and changes nothing else. */
  tell(step: Step, change?: Change): Promise<void>
}

export type Change = Partial<
  Omit<Marker, 'version' | 'repository' | 'thread' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

interface Place {
  thread: { number: number; comments?: number | undefined }
  /** The key that signs, then older ones that only verify. */
  keys: [Buffer, ...Buffer[]]
  /** When the trigger was made, ISO 8601, where that is known. */
  since: string | undefined
  /** A new job is wanted whatever the thread has: older pages need not be read for one. */
  fresh: boolean
  text: (marker: Marker) => string
  /** Called with each new state before it is written, so that a post step can find it. */
  keep: (marker: Marker, commentId: number | undefined) => void
}

/** A memory in the thread's own comments. */
export function rememberIn(
  place: Place,
  beginning: Marker,
  io: {
    github: Pick<GitHub, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'>
    clock: Clock
    log: Log
    /** From then on there is no time left for a second try. */
    cancelled?: AbortSignal
  },
): Memory {
  const { github, clock, log, cancelled } = io
  const count = counting(place.keys, { repository: beginning.repository, thread: beginning.thread })
  let marker = beginning
  let comment: Comment | undefined
  let thread: Found[] = []

  const body = (): string => `${signMarker(marker, place.keys[0])}\n${breakMarkers(place.text(marker))}`

  const enough = (found: Found[], oldest: Comment | undefined): boolean =>
    place.since !== undefined &&
    Date.parse(oldest?.createdAt ?? '') < Date.parse(place.since) &&
    (place.fresh || found.some((one) => one.marker.jobId !== undefined && one.marker.comment !== undefined))

  async function reread(): Promise<void> {
    thread = await readThread(github, place.thread, count, enough)
  }

  // A list may lag behind. What was not read cannot have told us of others, so our own comment has to be on it.
  async function rereadWithOurs(): Promise<void> {
    for (let tried = 1; ; tried++) {
      await reread()
      if (thread.some((one) => one.comment.id === comment?.id)) return
      if (tried === tries) {
        throw new Error(
          'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.',
        )
      }
      await clock.sleep(1_000 * tried, cancelled)
    }
  }

  const ours = (one: Found): boolean => one.comment.id === comment?.id || one.marker.nonce === marker.nonce

  // GitHub may take a comment and lose the answer. Our own nonce tells whether it did: it is posted again only if not.
  async function post(): Promise<Comment> {
    for (let tried = 1; ; tried++) {
      try {
        return await github.createComment(place.thread.number, body())
      } catch (fault) {
        if (!(fault as { maybe?: boolean }).maybe || cancelled?.aborted) throw fault
        await clock.sleep(1_000 * tried)
        await reread()
        const posted = thread.find((one) => one.marker.nonce === marker.nonce)
        if (posted) return posted.comment
        if (tried === tries) throw fault
      }
    }
  }

  // A comment that begins as ours does may be somebody's copy, with words of their own below it: that one stays.
  async function remove(found: Found[]): Promise<void> {
    for (const one of found.filter(({ comment: { id, author } }) => id === comment?.id || author === comment?.author)) {
      try {
        await github.deleteComment(one.comment.id)
      } catch (fault) {
        if (!isGitHubFault(fault)) throw fault
        log.warning(`A comment of ours that says nothing any more could not be deleted. ${fault.message}`)
      }
    }
  }

  // Another run speaks for the trigger: ours would only say that it waits.
  async function withdraw(): Promise<void> {
    await remove(thread.filter(ours))
    comment = undefined
  }

  async function edit(step: Step, change: Change): Promise<void> {
    marker = bounded({
      ...marker,
      ...change,
      phase: next(marker.phase, step),
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
    get thread() {
      return thread
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
        const earlier = ofTrigger(thread, marker.trigger, place.since)
        if (earlier && earlier.marker.phase !== 'waiting') {
          this.adopt(earlier)
          await remove(ofTriggerAll(thread, marker.trigger, place.since).filter((one) => !sends(one)))
          return { kind: 'earlier', marker }
        }
      }
      await edit('send', {})
      await rereadWithOurs()
      const own = comment?.id
      const others = ofTriggerAll(thread, marker.trigger, place.since).filter((one) => !ours(one))
      // Only a later attempt goes past a run that waits: on a first one that run is alive, and its turn comes.
      const held = holder(attempt > 1 ? others.filter(sends) : others, own)
      if (held) {
        await withdraw()
        return { kind: 'held' }
      }
      // Ours speaks for the trigger now: what a lost answer doubled, and what an earlier attempt left waiting, goes.
      await remove([
        ...thread.filter((one) => ours(one) && one.comment.id !== own),
        ...others.filter((one) => !sends(one)),
      ])
      return { kind: 'ours' }
    },

    async resume() {
      const rivals = (): Found[] =>
        ofTriggerAll(thread, marker.trigger, place.since).filter((one) => !ours(one) && sends(one))
      const meet = async (met: Found[]) => {
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

    async tell(step, change = {}) {
      try {
        await edit(step, change)
      } catch (fault) {
        if (!isGitHubFault(fault)) throw fault
        log.warning(`The status comment could not be written. The job is not affected. ${fault.message}`)
      }
    },
  }
}

const tries = 3

const sends = ({ marker }: Found): boolean => marker.phase !== 'waiting'

// Among runs that wrote their intent at the same time the lowest comment holds the trigger; one that has edited its
// comment since holds it whatever its number.
const holder = (others: Found[], own: number | undefined): Found | undefined =>
  others.find((one) => one.marker.comment !== undefined) ??
  others.find((one) => own === undefined || one.comment.id < own)

const isGitHubFault = (fault: unknown): fault is Error => fault instanceof Error && fault.name === 'GitHubFault'

/** No memory: a run without a thread, or one that must not comment. The state is kept for this run alone. */
export function forgetful(beginning: Marker, keep: Place['keep']): Memory {
  let marker = beginning
  const step = async (step: Step, change: Change = {}): Promise<void> => {
    marker = { ...marker, ...change, phase: next(marker.phase, step) }
    keep(marker, undefined)
  }
  return {
    get marker() {
      return marker
    },
    url: undefined,
    thread: [],
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
    tell: step,
  }
}
