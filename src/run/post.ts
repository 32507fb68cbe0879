import { readTable } from '../ask/input-table.ts'
import { inputs, secretInputs, sharedInputs } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { clock } from '../io/clock.ts'
import { createGitHub } from '../io/github.ts'
import { createKeys } from '../memory/keys.ts'
import { openStep, type Step } from '../step.ts'
import { type Interrupted, repairComment } from './repair.ts'
import { readSavedState } from './saved-state.ts'

/**
 * Runs after a main step that was cancelled or killed before it could report, or whose last edit GitHub did not take: the
 * status comment gets what is known. Does nothing if main had finished, and never fails a job that succeeded.
 */
export async function post(): Promise<void> {
  const saved = readSavedState()
  const { finished, marker, commentId, jobId = marker?.jobId } = saved
  if (finished || (marker ?? jobId) === undefined) return
  const step = openStep(secretInputs)
  if (jobId !== undefined && marker?.phase !== 'settled') step.log.notice(`Job ${jobId} keeps running.`)
  try {
    if (marker) await repair({ marker, commentId, jobId }, step)
  } catch (error) {
    step.log.warning(`The status comment could not be updated. ${error instanceof Error ? error.message : ''}`)
  }
  await step.http.close()
}

function repair(interrupted: Interrupted, { input, http, redact, log }: Step): Promise<void> {
  const { repository } = interrupted.marker
  const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const values = readTable({ ...sharedInputs, command: inputs.command, jobIndex: inputs.jobIndex }, input)
  const environment = readEnvironment(process.env, values, { id: repository, owner, name: repo, visibility: undefined })
  const cancelled = new AbortController().signal
  const { apiUrl } = environment
  const github = createGitHub({
    apiUrl,
    owner,
    repo,
    token: values.githubToken,
    tokenInput: 'github-token',
    http,
    clock,
    cancelled,
    redact,
  })
  return repairComment(interrupted, { environment, keys: createKeys(values), redact, clients: { github, clock, log } })
}
