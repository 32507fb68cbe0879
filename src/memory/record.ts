import type { Clock } from '../io/clock.ts'
import type { Comment, GitHub } from '../io/github.ts'
import type { Log } from '../io/log.ts'
import { breakMarkers, type Marker, signMarker } from './marker.ts'
import { next, type Step } from './phase.ts'
import { counting, type Found, ofTrigger, readThread } from './thread.ts'

/** What this trigger finds when it claims its place in a thread. */
export type Claim =
  /** The place is ours, and nothing was sent for this trigger yet. */
  | { kind: 'ours' }
  /** Another run holds this trigger. */
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
  /** Writes the intent, reads the thread, and says whether this run may go on. Throws where GitHub does not answer. */
  claim(attempt: number): Promise<Claim>
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
  },
): Memory {
  const { github, clock, log } = io
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

  // GitHub may take a comment and lose the answer. Our own nonce tells whether it did: it is posted again only if not.
  async function post(): Promise<Comment> {
    for (let tried = 1; ; tried++) {
      try {
        return await github.createComment(place.thread.number, body())
      } catch (fault) {
        if (tried === 3 || !(fault as { maybe?: boolean }).maybe) throw fault
        await clock.sleep(1_000 * tried)
        await reread()
        const posted = thread.find((one) => one.marker.nonce === marker.nonce)
        if (posted) return posted.comment
      }
    }
  }

  async function edit(step: Step, change: Change): Promise<void> {
    marker = { ...marker, ...change, phase: next(marker.phase, step), ...(comment ? { comment: comment.id } : {}) }
    place.keep(marker, comment?.id)
    if (comment) comment = await github.updateComment(comment.id, body())
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
    reread,
    adopt(found) {
      marker = found.marker
      comment = found.comment
    },

    async claim(attempt) {
      if (attempt > 1) {
        await reread()
        const earlier = ofTrigger(thread, marker.trigger, place.since)
        if (earlier) {
          this.adopt(earlier)
          if (marker.phase !== 'waiting') return { kind: 'earlier', marker }
        }
      }
      await edit('send', cleared)
      await reread()
      const first = ofTrigger(thread, marker.trigger, place.since)
      if (first === undefined || first.comment.id === comment?.id) return { kind: 'ours' }
      const own = comment?.id
      this.adopt(first)
      if (own !== undefined) await github.deleteComment(own)
      return { kind: 'held' }
    },

    write: (step, change = {}) => edit(step, change),

    async tell(step, change = {}) {
      try {
        await edit(step, change)
      } catch (fault) {
        if (!(fault instanceof Error) || fault.name !== 'GitHubFault') throw fault
        log.warning(`The status comment could not be written. The job is not affected. ${fault.message}`)
      }
    },
  }
}

// What an earlier attempt said of how it ended is no longer true once the next one begins.
const cleared: Change = { outcome: undefined, reason: undefined, notes: undefined, took: undefined }

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
    adopt() {},
    reread: async () => {},
    write: step,
    tell: step,
  }
}
