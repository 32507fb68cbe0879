import type { Environment } from '../environment.ts'
import type { GitHub } from '../io/github.ts'
import type { Keys } from '../memory/keys.ts'
import { createMarkerReader } from '../memory/markers.ts'
import { type CommentClients, StatusComment } from '../memory/status-comment.ts'
import { correction, isAhead, stopped } from '../protocol/alive.ts'
import type { Marker } from '../protocol/marker.ts'
import { statusCommentText } from '../tell/status-comment.ts'

/** What a run that ended without a word had saved. */
export interface Interrupted {
  marker: Marker
  commentId: number | undefined
  jobId: string | undefined
}

/** How long an edit is tried that GitHub does not take. */
const lastTryMs = 60_000

interface Given {
  environment: Environment
  keys: Keys
  redact: (text: string) => string
  clients: CommentClients & { github: Pick<GitHub, 'viewer'> }
}

/** Brings the status comment of an interrupted run up to date with what the run had saved. */
export async function repairComment({ marker, commentId, jobId }: Interrupted, given: Given): Promise<void> {
  // Without a conversation there is no comment.
  if (marker.conversation === 0) return
  if (commentId === undefined && (marker.phase !== 'intent' || jobId !== undefined)) return
  const state = openState(marker, given, { repostsDeleted: jobId !== undefined })
  await state.reread()
  const posted = state.conversation.marked.find(
    (found) => found.comment.id === commentId || found.marker.nonce === marker.nonce,
  )
  if (commentId !== undefined) {
    if (posted && isAhead(posted.marker, marker)) return
    state.take({ comment: { id: commentId, url: '', createdAt: '' }, marker })
    const { move, change } = correction(marker, jobId)
    await state.writeOrWarn(move, change, { forMs: lastTryMs, mayBeBehind: true })
    return
  }
  // The comment was sent to GitHub, and nothing is sent to the service before it is there.
  if (posted === undefined) return
  state.take(posted)
  await state.writeOrWarn('hold', stopped('nothing-sent'))
}

// A comment that is gone is posted anew only if it names a job: a run deletes its own intent if another one holds the trigger.
function openState(
  marker: Marker,
  { environment, keys, redact, clients }: Given,
  { repostsDeleted }: { repostsDeleted: boolean },
): StatusComment {
  const reader = createMarkerReader({ keys, repository: marker.repository }, clients)
  const text = statusCommentText(environment, redact)
  const conversation = { number: marker.conversation }
  const place = { conversation, reader, repostsDeleted, text }
  return new StatusComment(place, clients, { marker })
}
