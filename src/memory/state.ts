import { type Claim, claim, type Resumed, resume } from './claim.ts'
import type { KeptEdit } from './kept-edit.ts'
import type { Marker } from './marker.ts'
import type { Conversation, MarkedComment } from './markers.ts'
import {
  adopt,
  createOwnComment,
  type MarkerChange,
  type Place,
  reread,
  type StateClients,
  write,
} from './own-comment.ts'
import { nextPhase, type Step } from './phase.ts'
import { keepTrying, writeOrWarn } from './write-later.ts'

/** What a run remembers, and where: the status comment of its conversation, or nowhere. */
export interface State {
  readonly marker: Marker
  /** The status comment's page, once there is one. */
  readonly url: string | undefined
  /** The conversation's markers as last read. */
  readonly conversation: Conversation
  readonly commentId: number | undefined
  /** When the status comment was last written, on the clock's `now`. */
  readonly writtenAt: number | undefined
  /** The last edit, as long as GitHub did not take it and may take it later. */
  readonly kept: KeptEdit | undefined
  /** What stands in the comment, if somebody else wrote a higher phase there. */
  readonly overtakenBy: Marker | undefined
  /** Claims the trigger. Throws if GitHub does not answer; then nothing was sent. `change`: what its own comment keeps. */
  claim(attempt: number, change?: MarkerChange): Promise<Claim>
  /** The same after waiting in phase `waiting`. */
  resume(attempt: number): Promise<Resumed>
  /** Takes a comment as this run's own. */
  adopt(found: MarkedComment): void
  /** Takes what an interrupted run had saved: its comment may say more by now, and is read before it is written. */
  recall(found: MarkedComment): void
  /** Reads the conversation again, whole pages newest first. Throws if GitHub does not answer. */
  reread(): Promise<void>
  /** Makes a step and writes the comment. Throws if it cannot be written. */
  write(step: Step, change?: MarkerChange): Promise<void>
  /** The same once a job exists: what cannot be written is kept, or a warning, and changes nothing else. */
  writeOrWarn(step: Step, change?: MarkerChange): Promise<void>
  /** Tries a kept edit whenever it may be tried, until it is written or the time (on the clock's `now`) has come. */
  keepTrying(until: number): Promise<void>
}

/** State in the conversation's own comments. */
export function stateInConversation(place: Place, first: Marker, clients: StateClients): State {
  const own = createOwnComment(place, first, clients)
  return {
    get marker() {
      return own.marker
    },
    get url() {
      return own.comment?.url
    },
    get conversation() {
      return own.conversation
    },
    get commentId() {
      return own.comment?.id
    },
    get writtenAt() {
      return own.writtenAt
    },
    get kept() {
      return own.kept
    },
    get overtakenBy() {
      return own.overtakenBy
    },
    reread: () => reread(own),
    adopt: (found) => adopt(own, found),
    recall(found) {
      adopt(own, found)
      own.kept = { notBefore: clients.clock.now(), message: '' }
    },
    claim: (attempt, change = {}) => claim(own, attempt, change),
    resume: (attempt) => resume(own, attempt),
    write: (step, change = {}) => write(own, step, change),
    writeOrWarn: (step, change = {}) => writeOrWarn(own, step, change),
    keepTrying: (until) => keepTrying(own, until),
  }
}

/** No memory: a run without a conversation, or one that must not comment. The state is kept for this run alone. */
export function stateless(first: Marker, save: Place['save']): State {
  let marker = first
  const write = async (step: Step, change: MarkerChange = {}): Promise<void> => {
    marker = { ...marker, ...change, phase: nextPhase(marker.phase, step) }
    save(marker, undefined, true)
  }
  return {
    get marker() {
      return marker
    },
    url: undefined,
    conversation: { marked: [], unverified: [] },
    commentId: undefined,
    writtenAt: undefined,
    kept: undefined,
    overtakenBy: undefined,
    async claim(_, change) {
      await write('send', change)
      return { kind: 'send' }
    },
    async resume() {
      await write('send')
      return { kind: 'send' }
    },
    adopt() {},
    recall() {},
    reread: async () => {},
    keepTrying: async () => {},
    write,
    writeOrWarn: write,
  }
}
