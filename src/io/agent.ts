import { jsonOf, textAt, valueAt } from '../foreign-json.ts'
import { isUsableId } from '../formats.ts'
import { isObject } from '../schema.ts'
import type { Clock } from './clock.ts'
import type { Exchange, Http, Reply } from './http-client.ts'
import { HttpError } from './http-error.ts'
import { isOfAnotherJob, type KnownJob, type RecordRules, readJobRecord } from './job-record.ts'
import { shortLine } from './redact.ts'
import { retryAfterMs } from './retry-after.ts'
import { shownJson } from './shown-json.ts'

/** What became of a create or follow-up. Only `not-sent` may be sent again. */
export type Sent =
  | { kind: 'accepted'; job: KnownJob }
  | { kind: 'rejected'; status: number; message: string }
  | { kind: 'limited'; message: string; retryAfterMs?: number | undefined }
  | { kind: 'not-sent'; message: string }
  /** It may have been done: the answer was lost, or made no sense. */
  | { kind: 'unknown'; message: string }

export type StatusCheck =
  | { kind: 'record'; job: KnownJob }
  | { kind: 'missing'; message: string }
  /** 401 or 403, or another answer that no waiting changes. */
  | { kind: 'denied'; status: number; message: string }
  /** No answer this time: 429, 5xx, a reset, half a JSON. `busy` for 429 and 503: check less often from now on. */
  | { kind: 'fault'; message: string; busy: boolean; retryAfterMs?: number | undefined }

/** No method throws, except for an id that cannot be one (`.`, `..`). A POST that `signal` ends in flight is `unknown`. */
export type AgentService = ReturnType<typeof createAgent>

interface AgentSettings extends RecordRules {
  http: Pick<Http, 'exchange'>
  clock: Pick<Clock, 'date'>
  baseUrl: string
  projectId: string
  apiKey: string
}

/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
export function createAgent(settings: AgentSettings) {
  return {
    create: (prompt: string, signal?: AbortSignal) =>
      sendPrompt(undefined, { prompt, signal }, settings),
    followUp: (id: string, prompt: string, signal?: AbortSignal) =>
      sendPrompt(id, { prompt, signal }, settings),
    checkStatus: (id: string, signal?: AbortSignal) => check(id, signal, settings),
  }
}

export function jobRequest(
  { baseUrl, projectId, apiKey }: Pick<AgentSettings, 'baseUrl' | 'projectId' | 'apiKey'>,
  path: string[],
  { prompt, signal }: { prompt?: string; signal?: AbortSignal | undefined } = {},
): Exchange {
  const isPost = prompt !== undefined
  const headers = {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'user-agent': 'docs-agent-action',
  }
  return {
    method: isPost ? 'POST' : 'GET',
    url: addressIn(baseUrl, [projectId, 'job', ...path]),
    headers: isPost ? { ...headers, 'content-type': 'application/json' } : headers,
    body: isPost ? JSON.stringify({ prompt: prompt.toWellFormed() }) : undefined,
    timeoutMs: isPost ? 60_000 : 30_000,
    maxBytes: 1024 * 1024,
    fresh: isPost,
    signal,
  }
}

// `..` survives encodeURIComponent, and URL folds it away: what was built must be what is asked for.
function addressIn(baseUrl: string, parts: string[]): string {
  const { origin, pathname } = new URL(baseUrl)
  const href = `${origin}${pathname.replace(/\/$/, '')}/v2/agent/${parts.map(encodeURIComponent).join('/')}`
  if (new URL(href).href !== href || parts.includes('')) {
    throw new Error(
      'A project id or job id does not fit into an address. Check project-id and job-id.',
    )
  }
  return href
}

/** `id`: the job that gets a follow-up; undefined: a new one is created. */
async function sendPrompt(
  id: string | undefined,
  given: { prompt: string; signal: AbortSignal | undefined },
  settings: AgentSettings,
): Promise<Sent> {
  const request = jobRequest(settings, id === undefined ? [] : [id, 'message'], given)
  let reply: Reply
  try {
    reply = await settings.http.exchange(request)
  } catch (error) {
    const isUnsent = error instanceof HttpError && !error.sent
    return isUnsent
      ? { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` }
      : { kind: 'unknown', message: lostAnswerText(id, whyFailed(error)) }
  }
  const { status, headers } = reply
  const { redact, clock } = settings
  if (status === 429) {
    const message = withServiceText(limitReached, reply, redact)
    return { kind: 'limited', message, retryAfterMs: retryAfterMs(headers, clock.date()) }
  }
  const message = rejection(id, reply, settings)
  if (message !== undefined) return { kind: 'rejected', status, message }
  const job = jobIn(reply, id, settings)
  if (job) return { kind: 'accepted', job }
  return {
    kind: 'unknown',
    message: withServiceText(lostAnswerText(id, noRecordText(reply, redact)), reply, redact),
  }
}

async function check(
  id: string,
  signal: AbortSignal | undefined,
  settings: AgentSettings,
): Promise<StatusCheck> {
  const request = jobRequest(settings, [id], { signal })
  let reply: Reply
  try {
    reply = await settings.http.exchange(request)
  } catch (error) {
    return { kind: 'fault', busy: false, message: uncheckedText(error) }
  }
  const { status, headers } = reply
  const message = rejection(id, reply, settings)
  if (message !== undefined)
    return status === 404 ? { kind: 'missing', message } : { kind: 'denied', status, message }
  const job = jobIn(reply, id, settings)
  if (job) return { kind: 'record', job }
  const busy = status === 429 || status === 503
  const wait = retryAfterMs(headers, settings.clock.date())
  return { kind: 'fault', busy, message: faultText(reply, id, settings), retryAfterMs: wait }
}

function faultText(reply: Reply, id: string, { redact }: AgentSettings): string {
  const { status, body, incomplete } = reply
  const answered = `The service answered ${status}`
  if (status < 200 || status >= 300)
    return withServiceText(`${answered} to a status check.`, reply, redact)
  if (isOfAnotherJob(jsonOf(body), id)) return `${answered} with another job's record.`
  return incomplete
    ? uncheckedText(incomplete)
    : `${answered} with something that is no job record.`
}

/** What is said of an answer that nothing was done; undefined if it does not say so. 408 and 425 may have been done. */
function rejection(
  id: string | undefined,
  reply: Reply,
  { baseUrl, projectId, redact }: AgentSettings,
): string | undefined {
  const { status } = reply
  if (status < 300 || status >= 500 || [408, 425, 429].includes(status)) return undefined
  return status < 400
    ? redirectText(reply, baseUrl, redact)
    : withServiceText(rejectionText(status, projectId, id), reply, redact)
}

// Without an id in its record a follow-up went to the job that was addressed, for no field is required; a create has then
// made a job that nobody can find, and another job's id says nothing about ours.
function jobIn(
  { status, body }: Reply,
  addressed: string | undefined,
  rules: RecordRules,
): KnownJob | undefined {
  const value = status >= 200 && status < 300 ? jsonOf(body) : undefined
  const job = readJobRecord(value, rules)
  const id = addressed ?? job?.id
  return job === undefined || id === undefined || isOfAnotherJob(value, id)
    ? undefined
    : { ...job, id }
}

const uncheckedText = (error: unknown): string =>
  `The job's status could not be checked: ${whyFailed(error)}.`

export const whyFailed = (error: unknown): string =>
  error instanceof HttpError ? error.message : 'the request failed'

const limitReached =
  "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project."

export interface Rejected {
  says: string
  cure: string
}

export const rejectionText = (status: number, projectId: string, id?: string): string => {
  const { says, cure } = rejected(status, projectId, id)
  return `${says} ${cure}`
}

/** What a status says that rejects a request, and what to do about it. */
export function rejected(status: number, projectId: string, id?: string): Rejected {
  switch (status) {
    case 400:
    case 422:
      return {
        says: `The service rejected the request (${status}).`,
        cure: 'Check the prompt and project-id.',
      }
    case 401:
      return {
        says: `The service does not accept the api-key for project ${projectId} (401).`,
        cure: 'Check the secret: the key may have expired or been replaced.',
      }
    case 403:
      return {
        says: `The api-key may not be used for project ${projectId} (403).`,
        cure: "Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner.",
      }
    case 404:
      return id === undefined ? noProject(projectId) : noJob(id, projectId)
    case 405:
      return {
        says: 'The service does not support this request at this address (405).',
        cure: 'Check base-url.',
      }
    case 409:
      return {
        says: "The service rejected the request because of the job's or project's state (409).",
        cure: "Check the project's dashboard, then ask again.",
      }
    case 413:
      return {
        says: 'The prompt is too large for the service (413).',
        cure: 'Ask for less at once, or add less to it.',
      }
    case 415:
      return {
        says: 'The service does not accept JSON at this address (415).',
        cure: 'Check base-url.',
      }
    default:
      return {
        says: `The service rejected the request (${status}).`,
        cure: 'Check base-url and project-id.',
      }
  }
}

const noProject = (projectId: string): Rejected => ({
  says: `The service knows no project ${projectId} at this address (404).`,
  cure: 'Check project-id and base-url.',
})

const noJob = (id: string, projectId: string): Rejected => ({
  says: `Job ${id} was not found in project ${projectId} (404).`,
  cure: "Check the job's id, project-id and base-url.",
})

function lostAnswerText(id: string | undefined, why: string): string {
  const done =
    id === undefined ? 'The job may have been created' : 'The follow-up may have been received'
  return `${done}, but the service gave no usable answer: ${why}.`
}

function redirectText(reply: Reply, url: string, redact: (text: string) => string): string {
  const target = redirectTarget(reply, url, redact)
  const to = target === undefined ? '' : ` with a redirect to ${target}`
  return `The service answered ${reply.status}${to}. Redirects are never followed. Check base-url.`
}

/** The server to which an answer redirects. */
export function redirectTarget(
  reply: Reply,
  url: string,
  redact: (text: string) => string,
): string | undefined {
  const { location = '' } = reply.headers
  // An empty address is that of the request itself.
  const target = location.trim() === '' ? null : URL.parse(location, url)
  if (target === null || target.origin === 'null') return undefined
  return shortLine(target.origin, redact)
}

function withServiceText(sentence: string, reply: Reply, redact: (text: string) => string): string {
  const said = shortLine(errorText(reply), redact)
  if (said === '') return sentence
  const fullStop = /[.!?\u2026]$/.test(said) ? '' : '.'
  return `${sentence} The service said: ${JSON.stringify(said)}${fullStop}`
}

function noRecordText(reply: Reply, redact: (text: string) => string): string {
  if (reply.status >= 300) return `it answered ${reply.status}`
  if (reply.incomplete) return reply.incomplete.message
  const value = jsonOf(reply.body)
  const names = isObject(value) ? shortLine(Object.keys(value).join(', '), redact) : ''
  const fields = names === '' ? '' : ` (it has the fields: ${names}${idText(value, redact)})`
  return `it answered ${reply.status} without a usable job record${fields}`
}

// No request can name such a job, but a person may find it by that.
function idText(value: unknown, redact: (text: string) => string): string {
  const id = valueAt(value, 'id') ?? ''
  if (isUsableId(id) && redact(id) === id) return ''
  const shown = shortLine(typeof id === 'string' ? id : shownJson(id), redact)
  return shown === '' ? '' : `; its id: ${JSON.stringify(shown)}`
}

export function errorText(reply: Reply): string {
  // Half a body may end in half a key, which would not be known for one.
  if (reply.incomplete) return ''
  const value = jsonOf(reply.body)
  if (value !== undefined) return typeof value === 'string' ? value : textAt(value, 'error')
  const isPage =
    /html|xml/i.test(reply.headers['content-type'] ?? '') || reply.body.trimStart().startsWith('<')
  const isBroken = /^\s*[[{]/.test(reply.body)
  const isBinary = /[\0\ufffd]/.test(reply.body)
  return isPage || isBroken || isBinary ? '' : reply.body
}
