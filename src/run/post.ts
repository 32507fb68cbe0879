import { inputs, secretInputs, sharedInputs } from '../ask/inputs.ts'
import { allValid, readTable } from '../ask/read-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { connect } from '../io/clients-by-token.ts'
import { clock } from '../io/clock.ts'
import { Account } from '../memory/conversation.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { correction, isAhead, mayKeepRunning } from '../protocol/stopped.ts'
import { openStep, type Step } from '../step.ts'
import { statusCommentText } from '../tell/status-text.ts'
import { readSavedState, type SavedState } from './run-writer.ts'

/** Brings the status comment up to date after a main step that was cut off, or whose last edit GitHub did not take. */
export async function post(): Promise<void> {
  const saved = readSavedState()
  const { finished, marker, jobId = marker?.jobId } = saved
  if (finished || (marker ?? jobId) === undefined) return
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

export async function repairComment(
  marker: Marker,
  { commentId, jobId = marker.jobId, isUnsent }: Partial<SavedState>,
  { environment, keys, clients }: ReturnType<typeof connectPost>,
): Promise<void> {
  // Without a conversation there is no comment.
  if (marker.conversation === 0) return
  if (commentId === undefined && (marker.phase !== 'intent' || jobId !== undefined)) return
  const reader = { keys, repository: marker.repository, account: new Account(clients.github) }
  const text = statusCommentText(environment, clients.redact)
  // A comment that is gone is posted anew only if it names a job: a run deletes its own intent if another one holds the trigger.
  const repostsDeleted = jobId !== undefined
  const store = { conversation: { number: marker.conversation }, reader, repostsDeleted, text }
  const state = new StatusComment(store, clients, { marker })
  await state.reread()
  const posted = state.conversation.marked.find(
    (found) => found.comment.id === commentId || found.marker.nonce === marker.nonce,
  )
  if (commentId !== undefined) {
    if (posted && isAhead(posted.marker, marker)) return
    state.take({ comment: { id: commentId, url: '', createdAt: '', updatedAt: '' }, marker })
  } else if (posted) state.take(posted)
  else return
  // Nothing is sent to the service before the comment is known.
  const { move, change } = correction(state.marker, {
    jobId,
    isUnsent: isUnsent || commentId === undefined,
  })
  if (move !== undefined) state.advance(move, change)
  await state.writeWithin(commentId === undefined ? 0 : lastTryMs, commentId !== undefined)
}
