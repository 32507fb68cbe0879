import { inputs, secretInputs, sharedInputs } from '../ask/inputs.ts'
import { allValid, readTable } from '../ask/read-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { connect } from '../io/clients-by-token.ts'
import { clock } from '../io/clock.ts'
import { Account } from '../memory/account.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { correction, isAhead, mayKeepRunning } from '../protocol/stopped.ts'
import { openStep, type Step } from '../step.ts'
import { statusCommentText } from '../tell/status-text.ts'
import { readSavedState, type SavedState } from './saved-state.ts'

/** Brings the status comment up to date after a main step that was cut off, or whose last edit GitHub did not take. */
export async function post(): Promise<void> {
  const saved = readSavedState()
  const { finished, marker, jobId = marker?.jobId } = saved
  const isNothingSaved = marker === undefined && jobId === undefined
  if (finished || isNothingSaved) return
  const step = openStep(secretInputs)
  if (jobId !== undefined && mayKeepRunning(marker)) step.log.notice(`Job ${jobId} keeps running.`)
  try {
    if (marker) await repairComment(marker, saved, connectPost(marker, step))
  } catch (error) {
    step.log.warning(
      `The status comment could not be updated. ${error instanceof Error ? error.message : ''}`,
    )
  }
  await step.http.close()
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
