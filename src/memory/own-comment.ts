import type { Clients } from '../io/clients.ts'
import { type Comment, type GitHub, GitHubError } from '../io/github.ts'
import type { KeptEdit } from './kept-edit.ts'
import { bounded, type Marker, shortened } from './marker.ts'
import { breakMarkers } from './marker-opening.ts'
import {
  type Conversation,
  type MarkedComment,
  type MarkerReader,
  markersOfTrigger,
  readConversation,
} from './markers.ts'
import { nextPhase, type Step } from './phase.ts'
import { signMarker } from './signed-marker.ts'

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
  /** Called with each new state before it is written and after: a post step writes what was not. */
  save: (marker: Marker, commentId: number | undefined, isWritten: boolean) => void
}

export interface StateClients extends Pick<Clients, 'clock' | 'log'> {
  github: Pick<GitHub, 'comments' | 'comment' | 'createComment' | 'updateComment' | 'deleteComment' | 'react' | 'date'>
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
  /** When it was last written, on the clock's `now`. */
  writtenAt: number | undefined
  /** Set while the comment lacks the marker's state, because GitHub did not take the last edit and may take it later. */
  kept: KeptEdit | undefined
  /** What stands in the comment, if somebody else wrote a higher phase there: it stays. */
  overtakenBy: Marker | undefined
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
  writtenAt: undefined,
  kept: undefined,
  overtakenBy: undefined,
  hasWarned: false,
})

/** Reads the conversation again. Throws if GitHub does not answer. */
export async function reread(own: OwnComment): Promise<void> {
  const { conversation, reader } = own.place
  own.conversation = await readConversation(own.clients.github, reader, {
    ...conversation,
    // With its own id it was edited since.
    newest: own.marker.comment === undefined ? own.comment?.id : undefined,
    isEnough: (found, oldest) => isEnough(own.place, found, oldest),
  })
  const { unverified } = own.conversation
  const length = unverified.filter(({ isOutdated }) => !isOutdated).length
  if (unverified.length === 0 || own.hasWarned) return
  own.hasWarned = true
  own.clients.log.warning(length > 0 ? unverifiedText(length) : outdatedText)
}

/** What is said of a docs pull request's comment that an older key signed. */
export const outdatedText =
  'The comment that names the job of this pull request was signed with a key that was replaced, so it does not count. Write the next command where the job was asked for: the comment is then posted anew.'

/** What is said of status comments of our own account that no key verifies. */
export const unverifiedText = (count: number): string =>
  `${count} status ${count === 1 ? 'comment' : 'comments'} of this account cannot be verified, because the keys were replaced. Set previous-key to the earlier key, or memory-key to that of the other workflows.`

/** Whether older pages can be left unread: they are older than the trigger, and the job to continue is known. */
const isEnough = ({ since, forceNew }: Place, found: MarkedComment[], oldest: Comment | undefined): boolean =>
  since !== undefined &&
  Date.parse(oldest?.createdAt ?? '') < Date.parse(since) &&
  (forceNew || found.some(({ marker }) => marker.jobId !== undefined && marker.comment !== undefined))

/** Whether a comment is ours, or a second one of this run whose answer was lost. */
const isOwn = (own: OwnComment, { comment, marker }: MarkedComment): boolean =>
  comment.id === own.comment?.id || marker.nonce === own.marker.nonce

/** The markers of this trigger on other comments than ours. */
export const othersOf = (own: OwnComment): MarkedComment[] =>
  markersOfTrigger(own.conversation.marked, own.marker.trigger, own.place.since).filter((found) => !isOwn(own, found))

/** Whether another step of this very run and attempt wrote a marker. */
export const isOfThisAttempt = ({ marker: { run, attempt, nonce } }: OwnComment, { marker }: MarkedComment): boolean =>
  run !== undefined && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce

/** Whether our own account has a comment of this trigger that cannot be verified. Others can keep nobody from asking. */
export const isUnreadable = ({ conversation, marker }: OwnComment): boolean =>
  conversation.unverified.some(({ isOurs, isOutdated, trigger }) => isOurs && !isOutdated && trigger === marker.trigger)

/** Takes a comment of the conversation as this run's own. */
export function adopt(own: OwnComment, { marker, comment }: MarkedComment): void {
  own.marker = marker
  own.comment = comment
}

/** Second comments of this run: GitHub took a comment and lost the answer. */
export const copiesOf = (own: OwnComment): MarkedComment[] =>
  own.conversation.marked.filter((found) => isOwn(own, found) && found.comment.id !== own.comment?.id)

/**
 * Makes a step and writes the comment. Throws if it cannot be written. A comment that was deleted is posted anew, except
 * on the way to an `intent`; one that GitHub finds too long is shortened.
 */
export async function write(own: OwnComment, step: Step, change: MarkerChange): Promise<void> {
  advance(own, step, change)
  await writeMarker(own, { reposts: step !== 'send' })
}

/** Makes a step without writing the comment. */
export function advance(own: OwnComment, step: Step, change: MarkerChange): void {
  const { place, comment } = own
  const phase = nextPhase(own.marker.phase, step)
  own.marker = bounded({ ...own.marker, ...change, phase, ...(comment ? { comment: comment.id } : {}) })
  place.save(own.marker, comment?.id, false)
}

/** Writes the comment as the marker is. */
export async function writeMarker(own: OwnComment, { reposts }: { reposts: boolean }): Promise<void> {
  const { place, comment } = own
  try {
    await publish(own)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (error.status === 422) own.marker = shortened(own.marker)
    else if (error.status === 404 && comment && reposts && place.repostsDeleted) await repost(own)
    else throw error
    await publish(own)
  }
  own.kept = undefined
  place.save(own.marker, own.comment?.id, true)
}

/** Posts a comment that was deleted anew. The edit that follows gives its marker the comment's id: a sweep needs it. */
async function repost(own: OwnComment): Promise<void> {
  const { comment: _, ...marker } = own.marker
  Object.assign(own, { marker, comment: undefined })
  await publish(own)
  own.marker = { ...own.marker, ...(own.comment ? { comment: own.comment.id } : {}) }
}

async function publish(own: OwnComment): Promise<void> {
  const { place, clients, comment } = own
  own.writtenAt = clients.clock.now()
  const body = `${signMarker(own.marker, place.reader.keys)}\n${breakMarkers(place.text(own.marker))}`
  if (comment) {
    const { createdAt, author } = comment
    own.comment = {
      ...(await clients.github.updateComment(comment.id, body, { isOptional: own.kept !== undefined })),
      createdAt,
      ...(author ? { author } : {}),
    }
  } else own.comment = await post(own, body)
}

const mostTries = 3

// GitHub may take a comment and lose the answer. Our own nonce shows whether it did: it is posted again only if not.
async function post(own: OwnComment, body: string): Promise<Comment> {
  const { github, clock, cancelled } = own.clients
  const { conversation, reader } = own.place
  for (let tries = 1; ; tries++) {
    try {
      const posted = await github.createComment(conversation.number, body)
      reader.account.posted(posted)
      return posted
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

/** Deletes status comments. What cannot be deleted is a warning. */
export async function remove(own: OwnComment, found: MarkedComment[]): Promise<void> {
  for (const { comment } of found) {
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
