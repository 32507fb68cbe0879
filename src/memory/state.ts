import { GitHubError } from '../io/github.ts'
import type { Marker } from './marker.ts'
import { decidingMarker, type MarkedComment, markersOfTrigger } from './markers.ts'
import { createOwnComment, type MarkerChange, type OwnComment, type Place, type StateClients } from './own-comment.ts'
import { nextPhase, type Step } from './phase.ts'

export type { MarkerChange } from './own-comment.ts'

/** What this trigger finds when it claims its place in a conversation. */
export type Claim =
  /** The place is ours, and nothing was sent for this trigger yet. */
  | { kind: 'ours' }
  /** Another run holds this trigger. Ours is deleted. */
  | { kind: 'held' }
  /** An earlier attempt got as far as its marker says. */
  | { kind: 'earlier'; marker: Marker }

/** What a run remembers, and where: the status comment of its conversation, or nowhere. */
export interface State {
  readonly marker: Marker
  /** The status comment's page, once there is one. */
  readonly url: string | undefined
  /** The conversation's markers as last read, oldest first. */
  readonly markers: MarkedComment[]
  readonly commentId: number | undefined
  /** When the status comment was posted, ISO 8601, by GitHub's clock. */
  readonly postedAt: string | undefined
  /** Writes the intent, reads the conversation, and says whether this run may go on. Throws if GitHub does not answer. */
  claim(attempt: number): Promise<Claim>
  /** The same after waiting in phase `waiting`. `held`: another run has sent, and ours is deleted; `retry-later`: one is about to. */
  resume(): Promise<'ours' | 'held' | 'retry-later'>
  /** Takes a comment of the conversation as this run's own, to update it. */
  adopt(found: MarkedComment): void
  /** Reads the conversation again, whole pages newest first. Throws if GitHub does not answer. */
  reread(): Promise<void>
  /** Makes a step and writes the comment. Throws if it cannot be written. */
  write(step: Step, change?: MarkerChange): Promise<void>
  /** The same once a job exists: what cannot be written is a warning and changes nothing else. */
  writeOrWarn(step: Step, change?: MarkerChange): Promise<void>
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
    get markers() {
      return own.markers
    },
    get commentId() {
      return own.comment?.id
    },
    get postedAt() {
      return own.comment?.createdAt
    },
    reread: own.reread,
    adopt(found) {
      own.marker = found.marker
      own.comment = found.comment
    },
    claim: (attempt) => claim(own, place, attempt),
    resume: () => resume(own, place),
    write: (step, change = {}) => own.write(step, change),
    async writeOrWarn(step, change = {}) {
      try {
        await own.write(step, change)
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        clients.log.warning(`The status comment could not be written. The job is not affected. ${error.message}`)
      }
    },
  }
}

async function claim(own: OwnComment, { since }: Place, attempt: number): Promise<Claim> {
  const ofTrigger = () => markersOfTrigger(own.markers, own.marker.trigger, since)
  if (attempt > 1) {
    await own.reread()
    const earlier = decidingMarker(own.markers, own.marker.trigger, since)
    if (earlier && earlier.marker.phase !== 'waiting') {
      own.marker = earlier.marker
      own.comment = earlier.comment
      await own.remove(ofTrigger().filter((found) => !hasSent(found)))
      return { kind: 'earlier', marker: own.marker }
    }
  }
  await own.write('send', {})
  await own.rereadWithOwn()
  const ownId = own.comment?.id
  const others = ofTrigger().filter((found) => !own.isOwn(found))
  // Only a later attempt passes by a run that waits: on a first one that run is alive, and its turn comes.
  if (decidingRival(attempt > 1 ? others.filter(hasSent) : others, ownId)) {
    await withdraw(own)
    return { kind: 'held' }
  }
  // Ours speaks for the trigger now: what a lost answer doubled, and what an earlier attempt left waiting, is deleted.
  await own.remove([
    ...own.markers.filter((found) => own.isOwn(found) && found.comment.id !== ownId),
    ...others.filter((found) => !hasSent(found)),
  ])
  return { kind: 'ours' }
}

async function resume(own: OwnComment, { since }: Place): Promise<'ours' | 'held' | 'retry-later'> {
  const competingRuns = (): MarkedComment[] =>
    markersOfTrigger(own.markers, own.marker.trigger, since).filter((found) => !own.isOwn(found) && hasSent(found))
  const yieldTo = async (rivals: MarkedComment[]) => {
    if (rivals.every(({ marker }) => marker.phase === 'intent')) return 'retry-later'
    await withdraw(own)
    return 'held'
  }
  await own.reread()
  if (competingRuns().length > 0) return yieldTo(competingRuns())
  await own.write('send', { reason: undefined })
  await own.rereadWithOwn()
  if (competingRuns().length === 0) return 'ours'
  // Both wrote before they read: this run waits, a newcomer sends.
  await own.write('hold', {})
  return yieldTo(competingRuns())
}

// Another run speaks for the trigger: ours would only say that it waits.
async function withdraw(own: OwnComment): Promise<void> {
  await own.remove(own.markers.filter((found) => own.isOwn(found)))
  own.comment = undefined
}

const hasSent = ({ marker }: MarkedComment): boolean => marker.phase !== 'waiting'

// Among runs that wrote their intent at the same time the lowest comment holds the trigger; one that has edited its
// comment since holds it whatever its number.
const decidingRival = (others: MarkedComment[], own: number | undefined): MarkedComment | undefined =>
  others.find(({ marker }) => marker.comment !== undefined) ??
  others.find(({ comment }) => own === undefined || comment.id < own)

/** No memory: a run without a conversation, or one that must not comment. The state is kept for this run alone. */
export function stateless(first: Marker, save: Place['save']): State {
  let marker = first
  const write = async (step: Step, change: MarkerChange = {}): Promise<void> => {
    marker = { ...marker, ...change, phase: nextPhase(marker.phase, step) }
    save(marker, undefined)
  }
  return {
    get marker() {
      return marker
    },
    url: undefined,
    markers: [],
    commentId: undefined,
    postedAt: undefined,
    async claim() {
      await write('send')
      return { kind: 'ours' }
    },
    async resume() {
      await write('send')
      return 'ours'
    },
    adopt() {},
    reread: async () => {},
    write,
    writeOrWarn: write,
  }
}
