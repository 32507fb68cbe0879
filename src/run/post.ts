import { readTable } from '../ask/input-table.ts'
import { inputs, secretInputs, sharedInputs } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { clock } from '../io/clock.ts'
import { createGitHub } from '../io/github.ts'
import { createAccount } from '../memory/keys.ts'
import type { Marker } from '../memory/marker.ts'
import { type State, stateInConversation } from '../memory/state.ts'
import { cancelledReason, type Progress } from '../outcomes.ts'
import { openStep, type Step } from '../step.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import { readSavedState } from './saved-state.ts'

/**
 * Runs after a main step that was cancelled or killed before it could report: the status comment gets what is known. Does
 * nothing if main had finished, and never fails a job that succeeded.
 */
export async function post(): Promise<void> {
  const saved = readSavedState()
  if (saved.finished || saved.marker === undefined) return
  const step = openStep(secretInputs)
  const { marker, commentId } = saved
  const jobId = saved.jobId ?? marker.jobId
  if (jobId !== undefined) step.log.notice(`Job ${jobId} keeps running.`)
  try {
    await repairComment({ marker, commentId, jobId }, step)
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ''}`)
  }
  await step.http.close()
}

interface Known {
  marker: Marker
  commentId: number | undefined
  jobId: string | undefined
}

async function repairComment({ marker, commentId, jobId }: Known, step: Step): Promise<void> {
  // Without a conversation there is no comment.
  if (marker.conversation === 0) return
  if (commentId === undefined && (marker.phase !== 'intent' || jobId !== undefined)) return
  const state = openState(marker, step)
  if (commentId !== undefined) {
    state.adopt({ comment: { id: commentId, body: '', url: '', createdAt: '' }, marker })
    return repair(state, jobId)
  }
  // The comment was sent to GitHub, and nothing is sent to the service before it is there.
  await state.reread()
  const posted = state.conversation.marked.find((found) => found.marker.nonce === marker.nonce)
  if (posted === undefined) return
  state.adopt(posted)
  return state.writeOrWarn('hold', stopped('nothing-sent'))
}

function repair(state: State, jobId: string | undefined): Promise<void> | undefined {
  switch (state.marker.phase) {
    case 'waiting':
      return state.writeOrWarn('hold', stopped('nothing-sent'))
    case 'created':
      return state.writeOrWarn('accept', stopped({ jobId: jobId ?? '' }))
    case 'settled':
      return state.writeOrWarn('settle')
    case 'intent':
      return jobId === undefined
        ? state.writeOrWarn('lose', { ...stopped('sending'), outcome: 'unknown' })
        : state.writeOrWarn('accept', { ...stopped({ jobId }), jobId })
    case 'unknown':
      return undefined
  }
}

const stopped = (progress: Progress) =>
  ({ outcome: 'cancelled', reason: cancelledReason(progress, 'stopped early') }) as const

function openState(marker: Marker, { input, http, redact, log }: Step): State {
  const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const values = readTable({ ...sharedInputs, command: inputs.command, jobIndex: inputs.jobIndex }, input)
  const environment = readEnvironment(process.env, values, { id: marker.repository, owner, name: repo })
  const cancelled = new AbortController().signal
  const { apiUrl, keys } = environment
  const github = createGitHub({ apiUrl, owner, repo, token: values.githubToken, http, clock, cancelled, redact })
  const text = statusCommentText(environment, redact, () => undefined)
  const conversation = { number: marker.conversation }
  const reader = { keys, repository: marker.repository, account: createAccount(github) }
  const place = { conversation, reader, since: undefined, forceNew: false, repostsDeleted: true, text, save() {} }
  return stateInConversation(place, marker, { github, clock, log })
}
