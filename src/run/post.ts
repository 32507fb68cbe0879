import { readTable } from '../ask/input-table.ts'
import { inputs, secretInputs, sharedInputs } from '../ask/inputs.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { clock } from '../io/clock.ts'
import { createGitHub, type GitHub } from '../io/github.ts'
import { Account, createKeys, type Keys } from '../memory/keys.ts'
import { type CommentClients, StatusComment } from '../memory/status-comment.ts'
import { correction, isAhead, stopped } from '../protocol/alive.ts'
import type { Marker } from '../protocol/marker.ts'
import { openStep, type Step } from '../step.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import { readSavedState, type SavedState } from './saved-state.ts'

/** Brings the status comment up to date after a main step that was cut off, or whose last edit GitHub did not take. */
export async function post(): Promise<void> {
  const saved = readSavedState()
  const { finished, marker, jobId = marker?.jobId } = saved
  if (finished || (marker ?? jobId) === undefined) return
  const step = openStep(secretInputs)
  if (jobId !== undefined && marker?.phase !== 'settled') step.log.notice(`Job ${jobId} keeps running.`)
  try {
    if (marker) await repairComment(marker, saved, connect(marker, step))
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ''}`)
  }
  await step.http.close()
}

interface Repair {
  environment: Environment
  keys: Keys
  redact: (text: string) => string
  clients: CommentClients & { github: Pick<GitHub, 'viewer'> }
}

function connect({ repository: id }: Marker, { input, http, redact, log }: Step): Repair {
  const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const values = readTable({ ...sharedInputs, command: inputs.command, jobIndex: inputs.jobIndex }, input)
  const environment = readEnvironment(process.env, values, { id, owner, name: repo, visibility: undefined })
  const { apiUrl } = environment
  const cancelled = new AbortController().signal
  const tokens = { token: values.githubToken, tokenInput: 'github-token' } as const
  const github = createGitHub({ apiUrl, owner, repo, ...tokens, http, clock, cancelled, redact })
  return { environment, keys: createKeys(values), redact, clients: { github, clock, log } }
}

const lastTryMs = 60_000

export async function repairComment(
  marker: Marker,
  { commentId, jobId = marker.jobId }: Omit<SavedState, 'finished'>,
  { environment, keys, redact, clients }: Repair,
): Promise<void> {
  // Without a conversation there is no comment.
  if (marker.conversation === 0) return
  if (commentId === undefined && (marker.phase !== 'intent' || jobId !== undefined)) return
  const reader = { keys, repository: marker.repository, account: new Account(clients.github) }
  const text = statusCommentText(environment, redact)
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
    state.take({ comment: { id: commentId, url: '', createdAt: '' }, marker })
    const { move, change } = correction(marker, jobId)
    if (move !== undefined) state.advance(move, change)
    await state.writeWithin(lastTryMs, true)
  } else if (posted) {
    // The comment was sent to GitHub, and nothing is sent to the service before it is there.
    state.take(posted)
    state.advance('hold', stopped('nothing-sent'))
    await state.writeWithin(0, false)
  }
}
