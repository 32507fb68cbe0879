import type { Clients } from '../io/clients.ts'
import { type Comment, type GitHub, GitHubError } from '../io/github.ts'
import { bounded, breakMarkers, type Marker, signMarker } from './marker.ts'
import { type MarkedComment, markerReader, readMarkers } from './markers.ts'
import { nextPhase, type Step } from './phase.ts'

export type MarkerChange = Partial<
  Omit<Marker, 'version' | 'repository' | 'conversation' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

/** Where a run keeps its state, and how it writes it. */
export interface Place {
  conversation: { number: number; comments?: number | undefined }
  /** The key that signs, then older ones that only verify. */
  keys: [Buffer, ...Buffer[]]
  /** When the trigger was made, ISO 8601, if that is known. */
  since: string | undefined
  /** A new job is wanted whatever the conversation has: older pages need not be read for one. */
  forceNew: boolean
  text: (marker: Marker) => string
  /** Called with each new state before it is written, so that a post step can find it. */
  save: (marker: Marker, commentId: number | undefined) => void
}

export interface StateClients extends Pick<Clients, 'clock' | 'log'> {
  github: Pick<GitHub, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'>
  /** From then on there is no time left for a second try. */
  cancelled?: AbortSignal
}

/** A run's own status comment, with the conversation around it. */
export interface OwnComment {
  marker: Marker
  /** Undefined until it is posted. */
  comment: Comment | undefined
  /** The conversation's markers as last read, oldest first. */
  markers: MarkedComment[]
  /** Reads the conversation again, whole pages newest first. Throws if GitHub does not answer. */
  reread(): Promise<void>
  /** The same until our own comment is listed. Throws if it never is. */
  rereadWithOwn(): Promise<void>
  /** Whether a comment is ours, or a second one of this run whose answer was lost. */
  isOwn(found: MarkedComment): boolean
  /** Makes a step and writes the comment. Throws if it cannot be written. */
  write(step: Step, change: MarkerChange): Promise<void>
  /** Deletes those of the account that writes ours. What cannot be deleted is a warning. */
  remove(found: MarkedComment[]): Promise<void>
}

const mostTries = 3

/** The status comment of a run, not yet posted. */
export function createOwnComment(place: Place, first: Marker, clients: StateClients): OwnComment {
  const { github, clock, log, cancelled } = clients
  const read = markerReader(place.keys, { repository: first.repository, conversation: first.conversation })
  const own: OwnComment = {
    marker: first,
    comment: undefined,
    markers: [],

    async reread() {
      own.markers = await readMarkers(github, place.conversation, read, (found, oldest) =>
        isEnough(place, found, oldest),
      )
    },

    async rereadWithOwn() {
      for (let tries = 1; ; tries++) {
        await own.reread()
        if (own.markers.some(({ comment }) => comment.id === own.comment?.id)) return
        if (tries === mostTries) throw new Error(notListed)
        await clock.sleep(1_000 * tries, cancelled)
      }
    },

    isOwn: ({ comment, marker }) => comment.id === own.comment?.id || marker.nonce === own.marker.nonce,

    async write(step, change) {
      const { comment } = own
      const phase = nextPhase(own.marker.phase, step)
      own.marker = bounded({ ...own.marker, ...change, phase, ...(comment ? { comment: comment.id } : {}) })
      place.save(own.marker, comment?.id)
      const body = `${signMarker(own.marker, place.keys[0])}\n${breakMarkers(place.text(own.marker))}`
      own.comment = comment
        ? { ...(await github.updateComment(comment.id, body)), createdAt: comment.createdAt }
        : await post(own, { body, number: place.conversation.number }, clients)
      place.save(own.marker, own.comment.id)
    },

    async remove(found) {
      // A comment that begins as ours does may be somebody's copy, with words of their own below it: that one stays.
      const { comment: ours } = own
      for (const { comment } of found) {
        if (comment.id !== ours?.id && comment.author !== ours?.author) continue
        try {
          await github.deleteComment(comment.id)
        } catch (error) {
          if (!(error instanceof GitHubError)) throw error
          log.warning(`An outdated status comment could not be deleted. ${error.message}`)
        }
      }
    },
  }
  return own
}

// A list may lag. What was not read cannot have shown others, so our own comment has to be on it.
const notListed =
  'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'

/** Whether older pages can be left unread: they are older than the trigger, and the job to continue is known. */
const isEnough = ({ since, forceNew }: Place, found: MarkedComment[], oldest: Comment | undefined): boolean =>
  since !== undefined &&
  Date.parse(oldest?.createdAt ?? '') < Date.parse(since) &&
  (forceNew || found.some(({ marker }) => marker.jobId !== undefined && marker.comment !== undefined))

// GitHub may take a comment and lose the answer. Our own nonce shows whether it did: it is posted again only if not.
async function post(
  own: OwnComment,
  { body, number }: { body: string; number: number },
  { github, clock, cancelled }: StateClients,
): Promise<Comment> {
  for (let tries = 1; ; tries++) {
    try {
      return await github.createComment(number, body)
    } catch (error) {
      if (!(error instanceof GitHubError && error.mayHaveSucceeded) || cancelled?.aborted) throw error
      await clock.sleep(1_000 * tries)
      await own.reread()
      const posted = own.markers.find(({ marker }) => marker.nonce === own.marker.nonce)
      if (posted) return posted.comment
      if (tries === mostTries) throw error
    }
  }
}
