import type { Clients } from '../io/clients.ts'
import { type Comment, type GitHub, GitHubError } from '../io/github.ts'
import { bounded, type Marker, shortened } from './marker.ts'
import { type Conversation, type MarkedComment, type MarkerReader, readConversation } from './markers.ts'
import { nextPhase, type Step } from './phase.ts'
import { breakMarkers, signMarker } from './signed-marker.ts'

export type MarkerChange = Partial<
  Omit<Marker, 'version' | 'project' | 'repository' | 'conversation' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

/** Where a run keeps its state, and how it writes it. */
export interface Place {
  conversation: { number: number; comments?: number | undefined }
  reader: MarkerReader
  /** When the trigger was made, ISO 8601, if that is known. */
  since: string | undefined
  /** A new job is wanted whatever the conversation has: older pages need not be read for one. */
  forceNew: boolean
  /** A status comment that was deleted is posted anew: a sweep leaves it deleted. */
  repostsDeleted: boolean
  text: (marker: Marker) => string
  /** Called with each new state before it is written, so that a post step can find it. */
  save: (marker: Marker, commentId: number | undefined) => void
}

export interface StateClients extends Pick<Clients, 'clock' | 'log'> {
  github: Pick<GitHub, 'comments' | 'createComment' | 'updateComment' | 'deleteComment' | 'react' | 'date'>
  /** From then on there is no time left for a second try. */
  cancelled?: AbortSignal
}

/** A run's own status comment, with the conversation around it. */
export interface OwnComment {
  readonly place: Place
  readonly clients: StateClients
  marker: Marker
  /** Undefined until it is posted. */
  comment: Comment | undefined
  /** The conversation as last read. */
  conversation: Conversation
  /** A warning said that some of its markers cannot be verified. */
  hasWarned: boolean
}

/** The status comment of a run, not yet posted. */
export const createOwnComment = (place: Place, first: Marker, clients: StateClients): OwnComment => ({
  place,
  clients,
  marker: first,
  comment: undefined,
  conversation: { marked: [], unverified: [] },
  hasWarned: false,
})

/** Reads the conversation again. Throws if GitHub does not answer. */
export async function reread(own: OwnComment): Promise<void> {
  const { conversation, reader } = own.place
  own.conversation = await readConversation(own.clients.github, reader, {
    ...conversation,
    isEnough: (found, oldest) => isEnough(own.place, found, oldest),
  })
  const { length } = own.conversation.unverified
  if (length > 0 && !own.hasWarned) own.clients.log.warning(unverifiedText(length))
  own.hasWarned ||= length > 0
}

/** What is said of status comments of our own account that no key verifies. */
export const unverifiedText = (count: number): string =>
  `${count} status ${count === 1 ? 'comment' : 'comments'} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key.`

/** Whether older pages can be left unread: they are older than the trigger, and the job to continue is known. */
const isEnough = ({ since, forceNew }: Place, found: MarkedComment[], oldest: Comment | undefined): boolean =>
  since !== undefined &&
  Date.parse(oldest?.createdAt ?? '') < Date.parse(since) &&
  (forceNew || found.some(({ marker }) => marker.jobId !== undefined && marker.comment !== undefined))

/** Whether a comment is ours, or a second one of this run whose answer was lost. */
export const isOwn = (own: OwnComment, { comment, marker }: MarkedComment): boolean =>
  comment.id === own.comment?.id || marker.nonce === own.marker.nonce

/** Second comments of this run: GitHub took a comment and lost the answer. */
export const copiesOf = (own: OwnComment): MarkedComment[] =>
  own.conversation.marked.filter((found) => isOwn(own, found) && found.comment.id !== own.comment?.id)

/**
 * Makes a step and writes the comment. Throws if it cannot be written. A comment that was deleted is posted anew, except
 * on the way to an `intent`; one that GitHub finds too long is shortened.
 */
export async function write(own: OwnComment, step: Step, change: MarkerChange): Promise<void> {
  const { place, comment } = own
  const phase = nextPhase(own.marker.phase, step)
  own.marker = bounded({ ...own.marker, ...change, phase, ...(comment ? { comment: comment.id } : {}) })
  place.save(own.marker, comment?.id)
  try {
    await publish(own)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (error.status === 422) own.marker = shortened(own.marker)
    else if (error.status === 404 && comment && step !== 'send' && place.repostsDeleted) forgetComment(own)
    else throw error
    await publish(own)
  }
  place.save(own.marker, own.comment?.id)
}

/** The same if nothing else depends on it: what cannot be written is a warning. */
export async function writeOrWarn(own: OwnComment, step: Step, change: MarkerChange): Promise<void> {
  try {
    await write(own, step, change)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    own.clients.log.warning(`The status comment could not be written. The job is not affected. ${error.message}`)
  }
}

function forgetComment(own: OwnComment): void {
  own.comment = undefined
  const { comment: _, ...marker } = own.marker
  own.marker = marker
}

async function publish(own: OwnComment): Promise<void> {
  const { place, clients, comment } = own
  const body = `${signMarker(own.marker, place.reader.keys)}\n${breakMarkers(place.text(own.marker))}`
  if (comment) {
    const { createdAt, author } = comment
    own.comment = {
      ...(await clients.github.updateComment(comment.id, body)),
      createdAt,
      ...(author ? { author } : {}),
    }
  } else {
    own.comment = await post(own, body)
    place.reader.account.learn(own.comment.author)
  }
}

const mostTries = 3

// GitHub may take a comment and lose the answer. Our own nonce shows whether it did: it is posted again only if not.
async function post(own: OwnComment, body: string): Promise<Comment> {
  const { github, clock, cancelled } = own.clients
  for (let tries = 1; ; tries++) {
    try {
      return await github.createComment(own.place.conversation.number, body)
    } catch (error) {
      if (!(error instanceof GitHubError && error.mayHaveSucceeded) || cancelled?.aborted) throw error
      await clock.sleep(1_000 * tries)
      await reread(own)
      const posted = own.conversation.marked.find(({ marker }) => marker.nonce === own.marker.nonce)
      if (posted) return posted.comment
      if (tries === mostTries) throw error
    }
  }
}

/** Deletes comments of the account that writes ours. What cannot be deleted is a warning. */
export async function remove(own: OwnComment, found: MarkedComment[]): Promise<void> {
  // A comment that begins as ours does may be somebody's copy, with words of their own below it: that one stays.
  const ours = own.comment
  for (const { comment } of found) {
    if (comment.id !== ours?.id && comment.author !== ours?.author) continue
    try {
      await own.clients.github.deleteComment(comment.id)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      own.clients.log.warning(`An outdated status comment could not be deleted. ${error.message}`)
    }
  }
}

/** Deletes our own comment: another one speaks for the trigger. */
export async function withdraw(own: OwnComment): Promise<void> {
  const { comment, marker } = own
  await remove(own, [...(comment ? [{ comment, marker }] : []), ...copiesOf(own)])
  own.comment = undefined
}
