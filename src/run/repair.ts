import { inputs, sharedInputs } from '../ask/inputs.ts'
import { allValid, readTable } from '../ask/read-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { connect } from '../io/clients-by-token.ts'
import { clock } from '../io/clock.ts'
import { Account } from '../memory/account.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { correction, isAhead } from '../protocol/stopped.ts'
import { statusCommentText } from '../tell/status-text.ts'
import type { Step } from '../workflow-step.ts'
import type { SavedState } from './saved-state.ts'

/** `repairComment`, as the post step does it: what it needs is in the step's own inputs. */
export async function repair(marker: Marker, saved: SavedState, step: Step): Promise<void> {
  await repairComment(marker, saved, connectPost(marker, step))
}

function connectPost({ repository: id }: Marker, step: Step) {
  const [owner = '', name = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const table = { ...sharedInputs, command: inputs.command, jobIndex: inputs.jobIndex }
  const values = allValid(readTable(table, step.input))
  const environment = readEnvironment(process.env, values, {
    id,
    owner,
    name,
    visibility: undefined,
  })
  const cancelled = new AbortController().signal
  const clients = connect(environment, values, { ...step, clock, cancelled, graceOver: cancelled })
  return { environment, keys: createKeys(values), clients }
}

const lastTryMs = 60_000

/** Writes into the status comment what was saved, unless it says as much. Throws if GitHub does not take it. */
export async function repairComment(
  marker: Marker,
  { commentId, jobId = marker.jobId, isUnsent }: Partial<SavedState>,
  { environment, keys, clients }: ReturnType<typeof connectPost>,
): Promise<void> {
  const keepsComment = marker.conversation !== 0
  // The answer to the comment that was sent may have been lost.
  const mayBePosted = commentId !== undefined || (marker.phase === 'intent' && jobId === undefined)
  if (!keepsComment || !mayBePosted) return
  const reader = { keys, repository: marker.repository, account: new Account(clients.github) }
  const text = statusCommentText(environment, clients.redact)
  // A comment that is gone is posted anew only if it names a job: a run deletes its own intent if another one holds the trigger.
  const repostsDeleted = jobId !== undefined
  const store = { conversation: { number: marker.conversation }, reader, repostsDeleted, text }
  const state = new StatusComment(store, clients, { marker })
  await state.reread()
  const own = ownComment(state, marker, commentId)
  if (own === undefined) return
  state.take(own)
  const { move, change } = correction(state.marker, {
    jobId,
    // Nothing is sent to the service before the comment is known.
    isUnsent: isUnsent || commentId === undefined,
  })
  if (move !== undefined) state.advance(move, change)
  await state.writeWithin(commentId === undefined ? 0 : lastTryMs, commentId !== undefined)
}

/** The comment to repair, with the marker that it is to have. Undefined if there is none, or it says more. */
function ownComment(
  { conversation: { marked } }: StatusComment,
  marker: Marker,
  commentId: number | undefined,
): MarkedComment | undefined {
  const posted = marked.find(
    (candidate) => candidate.comment.id === commentId || candidate.marker.nonce === marker.nonce,
  )
  if (commentId === undefined) return posted
  if (posted && isAhead(posted.marker, marker)) return undefined
  return { comment: { id: commentId, url: '', createdAt: '', updatedAt: '' }, marker }
}
