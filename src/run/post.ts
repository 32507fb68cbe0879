import * as core from '@actions/core'
import { list } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { clock } from '../io/clock.ts'
import { createGitHub } from '../io/github.ts'
import { createHttp, type Http } from '../io/http.ts'
import { createLog, type Log, takeSecrets } from '../io/log.ts'
import { redactor } from '../io/redact.ts'
import type { Marker } from '../memory/marker.ts'
import { stateInConversation } from '../memory/state.ts'
import { statusCommentText } from '../tell/report.ts'

/**
 * The last word after a run that was cancelled or killed before it could tell: the status comment says what is known.
 * Does nothing where main had finished, and never turns a green run red.
 */
export async function post(): Promise<void> {
  if (core.getState('finished') === 'true' || core.getState('marker') === '') return
  const secrets = takeSecrets()
  const redact = redactor(secrets.masked)
  const log = createLog(redact)
  const http = createHttp(process.env)
  try {
    await repairComment(secrets.get, http, redact, log)
  } catch (fault) {
    log.warning(`The status comment could not be brought up to date. ${fault instanceof Error ? fault.message : ''}`)
  }
  await http.close()
}

async function repairComment(
  input: (name: string) => string,
  http: Http,
  redact: (text: string) => string,
  log: Log,
): Promise<void> {
  const marker: Marker = JSON.parse(core.getState('marker'))
  const jobId = core.getState('job') || marker.jobId
  const comment = Number(core.getState('comment'))
  if (jobId !== undefined) log.notice(`Job ${jobId} goes on.`)
  if (!comment && (marker.phase !== 'intent' || jobId !== undefined)) return
  const [owner = '', repo = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const inputs = {
    apiKey: input('api-key'),
    baseUrl: input('base-url'),
    projectId: input('project-id'),
    jobIndex: input('job-index'),
    command: input('command') || '/docs',
    linkHosts: list(input('link-hosts')),
    labels: [],
    reviewers: [],
    assignees: [],
  }
  const environment = readEnvironment(process.env, inputs, { id: marker.repository, owner, name: repo })
  const token = input('github-token')
  const cancelled = new AbortController().signal
  const github = createGitHub({ ...environment, owner, repo, token, http, clock, cancelled, redact })
  const text = statusCommentText(environment, redact, () => undefined)
  const place = {
    conversation: { number: marker.conversation },
    keys: environment.keys,
    since: undefined,
    forceNew: false,
    text,
    keep() {},
  }
  const memory = stateInConversation(place, marker, { github, clock, log })
  if (!comment) {
    // It was on its way, and nothing is sent before it is there.
    await memory.reread()
    const posted = memory.conversation.find((one) => one.marker.nonce === marker.nonce)
    if (posted === undefined) return
    memory.adopt(posted)
    return memory.writeOrWarn('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' })
  }
  memory.adopt({ comment: { id: comment, body: '', url: '', createdAt: '' }, marker })
  switch (marker.phase) {
    case 'waiting':
      return memory.writeOrWarn('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' })
    case 'created':
      return memory.writeOrWarn('accept', {
        outcome: 'cancelled',
        reason: `The run ended early; job ${jobId} goes on.`,
      })
    case 'settled':
      return memory.writeOrWarn('settle')
    case 'intent': {
      if (jobId !== undefined) {
        return memory.writeOrWarn('accept', {
          jobId,
          outcome: 'cancelled',
          reason: `The run ended early; job ${jobId} goes on.`,
        })
      }
      const reason =
        'The run ended while the instruction was being sent. It may have been taken, and is not sent again.'
      return memory.writeOrWarn('lose', { outcome: 'unknown', reason })
    }
  }
}
