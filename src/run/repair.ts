import type { Environment } from '../environment.ts'
import type { GitHub } from '../io/github.ts'
import type { Keys } from '../memory/keys.ts'
import type { Marker } from '../memory/marker.ts'
import { createMarkerReader } from '../memory/markers.ts'
import type { StateClients } from '../memory/own-comment.ts'
import { phases } from '../memory/phase.ts'
import { type State, stateInConversation } from '../memory/state.ts'
import { unwrittenText } from '../memory/write-later.ts'
import { cancelledReason, type Progress } from '../outcomes.ts'
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
  clients: StateClients & { github: Pick<GitHub, 'viewer'> }
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
    // The run could save less than it wrote if the disk was full.
    if (posted && isAhead(posted.marker, marker)) return
    state.recall({ comment: { id: commentId, body: '', url: '', createdAt: '' }, marker })
    await repair(state, jobId)
    await state.keepTrying(given.clients.clock.now() + lastTryMs)
    if (state.kept) given.clients.log.warning(unwrittenText(state.kept.message))
    return
  }
  // The comment was sent to GitHub, and nothing is sent to the service before it is there.
  if (posted === undefined) return
  state.adopt(posted)
  return state.writeOrWarn('hold', stopped('nothing-sent'))
}

/** Whether a comment says more than what the run had saved. An outcome is the last thing that a run saves. */
const isAhead = (written: Marker, saved: Marker): boolean =>
  written.phase === 'settled'
    ? saved.phase !== 'settled'
    : saved.outcome === undefined &&
      (written.outcome !== undefined || phases.indexOf(written.phase) > phases.indexOf(saved.phase))

// A run that had an outcome was not interrupted: GitHub did not take its last edit, which is made as it was.
async function repair(state: State, jobId: string | undefined): Promise<void> {
  const { phase, outcome } = state.marker
  if (phase === 'intent') {
    if (jobId === undefined) await state.writeOrWarn('lose', { ...stopped('sending'), outcome: 'unknown' })
    else await state.writeOrWarn('accept', { ...stopped({ jobId }), jobId })
  } else if (outcome !== undefined) return
  else if (phase === 'waiting') await state.writeOrWarn('hold', stopped('nothing-sent'))
  else if (phase === 'created') await state.writeOrWarn('accept', stopped({ jobId: jobId ?? '' }))
}

const stopped = (progress: Progress) =>
  ({ outcome: 'cancelled', reason: cancelledReason(progress, 'stopped early') }) as const

// A comment that is gone is posted anew only if it names a job: a run deletes its own intent if another one holds the trigger.
function openState(
  marker: Marker,
  { environment, keys, redact, clients }: Given,
  { repostsDeleted }: { repostsDeleted: boolean },
): State {
  const reader = createMarkerReader({ keys, repository: marker.repository }, clients)
  const text = statusCommentText(environment, redact, () => undefined)
  const conversation = { number: marker.conversation }
  const place = { conversation, reader, since: undefined, forceNew: false, repostsDeleted, text, save() {} }
  return stateInConversation(place, marker, clients)
}
