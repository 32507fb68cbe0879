import type { Clock } from './clock.ts'
import { type Http, HttpError, type Reply, retryAfterMs } from './http.ts'

/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export type Settled = 'completed' | 'archived' | 'failed'

/**
 * The service's job record, each field checked: a string of at most 1,024 characters without control characters, or
 * absent. `status` is the service's own word, known or not; `id` is absent where the record named none.
 */
export interface Job {
  id?: string
  status?: string
  source?: { repository?: string; ref?: string }
  model?: string
  prLink?: string | null
  createdAt?: string
  archivedAt?: string | null
}

/** What became of a create or follow-up. Only `not-sent` may be sent again. */
export type Sent =
  /** The service took it and gave a usable job id. */
  | { kind: 'accepted'; job: Job & { id: string } }
  /** The service answered and did not do it (3xx; 4xx but 408, 425 and 429). */
  | { kind: 'rejected'; status: number; message: string }
  /** The hourly limit (429). `retryAfterMs` where the service said when: it may be very long. */
  | { kind: 'limited'; message: string; retryAfterMs?: number }
  /** It certainly never left: no connection was made. */
  | { kind: 'not-sent'; message: string }
  /** It may have been done: the answer was lost, or made no sense. */
  | { kind: 'unknown'; message: string }

/** What one look at a job says. */
export type StatusCheck =
  | { kind: 'record'; job: Job & { id: string } }
  | { kind: 'missing'; message: string }
  /** 401 or 403, or another answer that no waiting mends. */
  | { kind: 'denied'; status: number; message: string }
  /** No answer this time: 429, 5xx, a reset, half a JSON. `busy` for 429 and 503: look less often from now on. */
  | { kind: 'fault'; message: string; busy: boolean; retryAfterMs?: number }

/**
 * The service, as the stages see it. No method throws, but for an id that cannot be one (`.`, `..`). Every request has a
 * whole deadline of its own; `signal` ends it earlier (an act that was on its way is then `unknown`).
 */
export interface AgentService {
  create(prompt: string, signal?: AbortSignal): Promise<Sent>
  followUp(jobId: string, prompt: string, signal?: AbortSignal): Promise<Sent>
  checkStatus(jobId: string, signal?: AbortSignal): Promise<StatusCheck>
}

interface Settings {
  http: Pick<Http, 'exchange'>
  clock: Pick<Clock, 'date'>
  /** Checked: https, or http to loopback; it may have a path. */
  baseUrl: string
  projectId: string
  apiKey: string
  /** Takes the secrets out of a text. */
  redact: (text: string) => string
}

const requestMs = 60_000
const statusCheckMs = 30_000
const maxBytes = 1024 * 1024

/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
export function createAgent({ http, clock, baseUrl, projectId, apiKey, redact }: Settings): AgentService {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'user-agent': 'docs-agent-action',
  }

  async function request(what: Operation, url: string, prompt: string, signal?: AbortSignal): Promise<Sent> {
    let reply: Reply
    try {
      reply = await http.exchange({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: prompt.toWellFormed() }),
        timeoutMs: requestMs,
        maxBytes,
        fresh: true,
        ...(signal && { signal }),
      })
    } catch (error) {
      if (error instanceof HttpError && !error.sent)
        return { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` }
      return {
        kind: 'unknown',
        message: lostAnswerText(what, error instanceof HttpError ? error.message : 'the request failed'),
      }
    }
    const { status } = reply
    const refusal = { kind: 'rejected', status } as const
    if (status === 429)
      return { kind: 'limited', message: withText(limitReached, reply, redact), ...wait(reply, clock) }
    if (status >= 300 && status < 400) return { ...refusal, message: redirectText(reply, url, redact) }
    if (isRejection(status)) return { ...refusal, message: withText(rejectionText(what, status), reply, redact) }
    const job = status >= 200 && status < 300 ? acceptedJob(what, reply, redact) : undefined
    if (job) return { kind: 'accepted', job }
    const without = status < 300 ? ` without a usable job record${fieldsOf(reply, redact)}` : ''
    return {
      kind: 'unknown',
      message: withText(lostAnswerText(what, `it answered ${status}${without}`), reply, redact),
    }
  }

  async function checkStatus(id: string, signal?: AbortSignal): Promise<StatusCheck> {
    const what = { kind: 'checkStatus', id, projectId } as const
    const url = address(baseUrl, projectId, id)
    let reply: Reply
    try {
      reply = await http.exchange({
        method: 'GET',
        url,
        headers,
        timeoutMs: statusCheckMs,
        maxBytes,
        ...(signal && { signal }),
      })
    } catch (error) {
      const why = error instanceof HttpError ? error.message : 'the request failed'
      return { kind: 'fault', busy: false, message: `The job could not be looked at: ${why}.` }
    }
    const { status } = reply
    if (status >= 300 && status < 400) return { kind: 'denied', status, message: redirectText(reply, url, redact) }
    if (status === 404) return { kind: 'missing', message: withText(rejectionText(what, status), reply, redact) }
    if (isRejection(status))
      return { kind: 'denied', status, message: withText(rejectionText(what, status), reply, redact) }
    const fault = { kind: 'fault', busy: status === 429 || status === 503, ...wait(reply, clock) } as const
    if (status < 200 || status >= 300) {
      return { ...fault, message: withText(`The service answered ${status} to a look at the job.`, reply, redact) }
    }
    const value = parsed(reply)
    if (isOfAnother(value, id))
      return { ...fault, message: `The service answered ${status} with another job's record.` }
    const job = readJob(value, redact)
    if (!job) return { ...fault, message: `The service answered ${status} with something that is no job record.` }
    return { kind: 'record', job: { ...job, id } }
  }

  return {
    create: async (prompt, signal) =>
      request({ kind: 'create', projectId }, address(baseUrl, projectId), prompt, signal),
    followUp: async (id, prompt, signal) =>
      request({ kind: 'follow-up', id, projectId }, address(baseUrl, projectId, id, 'message'), prompt, signal),
    checkStatus,
  }
}

/** What a request asked for: its sentences depend on it. */
type Operation =
  | { kind: 'create'; projectId: string }
  | { kind: 'follow-up' | 'checkStatus'; id: string; projectId: string }

// `..` survives encodeURIComponent, and URL folds it away: what was built must be what is asked for.
function address(baseUrl: string, projectId: string, ...rest: string[]): string {
  const base = new URL(baseUrl)
  const parts = [projectId, 'job', ...rest]
  const path = [base.pathname.replace(/\/$/, ''), 'v2', 'agent', ...parts.map(encodeURIComponent)].join('/')
  const { href } = new URL(base.origin + path)
  if (href !== base.origin + path || parts.includes('')) {
    throw new Error('A project id or job id does not fit into an address. Check project-id and job-id.')
  }
  return href
}

// The record of an accepted act. Without an id a follow-up went to the job that was addressed, for no field is required;
// a create has then made a job that nobody can find, and another job's id tells nothing about ours.
function acceptedJob(
  what: Operation,
  reply: Reply,
  redact: (text: string) => string,
): (Job & { id: string }) | undefined {
  const value = parsed(reply)
  const job = readJob(value, redact)
  if (!job) return undefined
  if (what.kind !== 'create') return isOfAnother(value, what.id) ? undefined : { ...job, id: what.id }
  return job.id === undefined ? undefined : { ...job, id: job.id }
}

const known = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt']
const longest = 1024

/** Reads any JSON: a job where it is an object with at least one of a job's fields, each dropped where it is no good. */
export function readJob(value: unknown, redact: (text: string) => string): Job | undefined {
  if (!isObject(value) || !known.some((name) => Object.hasOwn(value, name))) return undefined
  const text = (from: object, name: string): string | undefined => {
    const found = field(from, name)
    return typeof found === 'string' ? legible(redact(found)).slice(0, longest).toWellFormed() : undefined
  }
  const orNull = (name: string): string | null | undefined => (field(value, name) === null ? null : text(value, name))
  const inside = field(value, 'source')
  const id = field(value, 'id')
  return present({
    // An id is used as it is or not at all: mended, it would be another one.
    id: isUsableId(id) && redact(id) === id ? id : undefined,
    status: text(value, 'status'),
    source: isObject(inside)
      ? present({ repository: text(inside, 'repository'), ref: text(inside, 'ref') })
      : undefined,
    model: text(value, 'model'),
    prLink: orNull('prLink'),
    createdAt: text(value, 'createdAt'),
    archivedAt: orNull('archivedAt'),
  })
}

/** Whether a text can be a job's id: 1 to 256 characters, none a control character, and no `.` or `..`. */
export function isUsableId(id: unknown): id is string {
  if (typeof id !== 'string' || id === '' || id.length > 256 || id === '.' || id === '..') return false
  return id.isWellFormed() && legible(id) === id
}

const isOfAnother = (value: unknown, id: string): boolean => {
  const theirs = isObject(value) ? field(value, 'id') : undefined
  return typeof theirs === 'string' && theirs !== id
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Own fields alone: a record may lack `status` and every object has a `constructor`.
const field = (from: object, name: string): unknown =>
  Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>

const legible = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')

function parsed({ body }: Reply): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

// 408 and 425 may have been done all the same; 429 is told apart.
const isRejection = (status: number): boolean => status >= 400 && status < 500 && ![408, 425, 429].includes(status)

const limitReached =
  'The hourly limit of the service is spent (429): 100 creates and follow-ups together, for the whole project.'

function rejectionText(what: Operation, status: number): string {
  switch (status) {
    case 400:
    case 422:
      return `The service refused the request (${status}). Check the prompt and project-id.`
    case 401:
      return 'The service does not accept the api-key (401). Check the secret, and whether the key was replaced.'
    case 403:
      return `The api-key may not use this ${what.kind === 'create' ? 'project' : 'job or project'} (403). Check that the key and project-id belong together.`
    case 404:
      return what.kind === 'create'
        ? `The service knows no project ${what.projectId} at this address (404). Check project-id and base-url.`
        : `Job ${what.id} was not found in project ${what.projectId} (404). Check the job's id, project-id and base-url.`
    case 405:
      return 'The service does not take this kind of request at this address (405). Check base-url.'
    case 409:
      return 'The service refused because of the state of the job or project (409). Look at its dashboard and ask again.'
    case 413:
      return 'The prompt is too large for the service (413). Ask for less at once, or add less to it.'
    case 415:
      return 'The service does not take JSON at this address (415). Check base-url.'
    default:
      return `The service refused the request (${status}). Check base-url and project-id.`
  }
}

function lostAnswerText(what: Operation, why: string): string {
  const done = what.kind === 'create' ? 'The job may have been created' : 'The follow-up may have arrived'
  return `${done}, but no usable answer of the service came: ${why}. Look at the project's dashboard before asking again.`
}

function redirectText(reply: Reply, url: string, redact: (text: string) => string): string {
  const target = URL.parse(reply.headers.location ?? '', url)
  const to = target && target.origin !== 'null' ? ` to ${quotable(target.origin, redact)}` : ''
  return `The service answered ${reply.status}${to}; it is never followed. Check base-url.`
}

/** The sentence, and after it what the service itself said, as far as that may be shown. */
function withText(sentence: string, reply: Reply, redact: (text: string) => string): string {
  const said = quotable(errorText(reply), redact)
  return said === '' ? sentence : `${sentence} It said: "${said}"`
}

function errorText(reply: Reply): string {
  const value = parsed(reply)
  if (value !== undefined) {
    const error = isObject(value) ? field(value, 'error') : value
    return typeof error === 'string' ? error : ''
  }
  const isPage = /html|xml/i.test(reply.headers['content-type'] ?? '') || reply.body.trimStart().startsWith('<')
  const isBroken = /^\s*[[{]/.test(reply.body)
  return isPage || isBroken ? '' : reply.body
}

function fieldsOf(reply: Reply, redact: (text: string) => string): string {
  const value = parsed(reply)
  const names = isObject(value) ? quotable(Object.keys(value).join(', '), redact) : ''
  return names === '' ? '' : ` (it has the fields: ${names})`
}

// Foreign text on one short line. Redacted before it is cut: half a key would not be known for one.
const quotable = (text: string, redact: (text: string) => string): string =>
  redact(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, 200)
    .toWellFormed()

function wait(reply: Reply, clock: Pick<Clock, 'date'>): { retryAfterMs?: number } {
  const ms = retryAfterMs(reply.headers, clock.date())
  return ms === undefined ? {} : { retryAfterMs: ms }
}
