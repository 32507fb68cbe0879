import * as core from '@actions/core'
import { list } from './ask/inputs.ts'
import { statusOf } from './finish.ts'
import { clock } from './io/clock.ts'
import { createGitHub } from './io/github.ts'
import { createHttp, type Http } from './io/http.ts'
import { createLog, type Log, takeSecrets } from './io/log.ts'
import { redactor } from './io/secret.ts'
import type { Marker } from './memory/marker.ts'
import { rememberIn } from './memory/record.ts'
import { readSetting } from './setting.ts'

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
    await repair(secrets.get, http, redact, log)
  } catch (fault) {
    log.warning(`The status comment could not be brought up to date. ${fault instanceof Error ? fault.message : ''}`)
  }
  await http.close()
}

async function repair(
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
  const setting = readSetting(process.env, inputs, { id: marker.repository, owner, name: repo })
  const token = input('github-token')
  const cancelled = new AbortController().signal
  const github = createGitHub({ ...setting, owner, repo, token, http, clock, cancelled, redact })
  const text = statusOf(setting, redact, () => undefined)
  const place = {
    thread: { number: marker.thread },
    keys: setting.keys,
    since: undefined,
    fresh: false,
    text,
    keep() {},
  }
  const memory = rememberIn(place, marker, { github, clock, log })
  if (!comment) {
    // It was on its way, and nothing is sent before it is there.
    await memory.reread()
    const posted = memory.thread.find((one) => one.marker.nonce === marker.nonce)
    if (posted === undefined) return
    memory.adopt(posted)
    return memory.tell('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' })
  }
  memory.adopt({ comment: { id: comment, body: '', url: '', createdAt: '' }, marker })
  switch (marker.phase) {
    case 'waiting':
      return memory.tell('hold', { outcome: 'cancelled', reason: 'The run ended early. Nothing was started.' })
    case 'created':
      return memory.tell('accept', { outcome: 'cancelled', reason: `The run ended early; job ${jobId} goes on.` })
    case 'settled':
      return memory.tell('settle')
    case 'intent': {
      if (jobId !== undefined) {
        return memory.tell('accept', {
          jobId,
          outcome: 'cancelled',
          reason: `The run ended early; job ${jobId} goes on.`,
        })
      }
      const reason =
        'The run ended while the instruction was being sent. It may have been taken, and is not sent again.'
      return memory.tell('lose', { outcome: 'unknown', reason })
    }
  }
}
