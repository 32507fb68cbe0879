import {
  limitReached,
  lostAnswerText,
  noRecordText,
  type Operation,
  parsedBody,
  redirectText,
  rejectionText,
  withServiceText,
} from './agent-messages.ts'
import type { Clock } from './clock.ts'
import { type Http, type Reply, retryAfterMs } from './http.ts'
import { HttpError } from './http-error.ts'
import { isOfAnotherJob, type Job, type RecordRules, readJob } from './job-record.ts'

/** What became of a create or follow-up. Only `not-sent` may be sent again. */
export type Sent =
  /** The service took it and gave a usable job id. */
  | { kind: 'accepted'; job: Job & { id: string } }
  /** The service answered and did not do it (3xx; 4xx but 408, 425 and 429). */
  | { kind: 'rejected'; status: number; message: string }
  /** The hourly limit (429). `retryAfterMs` if the service said when: it may be very long. */
  | { kind: 'limited'; message: string; retryAfterMs?: number }
  /** It certainly never left: no connection was made. */
  | { kind: 'not-sent'; message: string }
  /** It may have been done: the answer was lost, or made no sense. */
  | { kind: 'unknown'; message: string }

/** What one status check says. */
export type StatusCheck =
  | { kind: 'record'; job: Job & { id: string } }
  | { kind: 'missing'; message: string }
  /** 401 or 403, or another answer that no waiting changes. */
  | { kind: 'denied'; status: number; message: string }
  /** No answer this time: 429, 5xx, a reset, half a JSON. `busy` for 429 and 503: check less often from now on. */
  | { kind: 'fault'; message: string; busy: boolean; retryAfterMs?: number }

/**
 * The service. No method throws, except for an id that cannot be one (`.`, `..`). Every request has a whole deadline of
 * its own; `signal` ends it earlier (a create or follow-up that was in flight is then `unknown`).
 */
export interface AgentService {
  create(prompt: string, signal?: AbortSignal): Promise<Sent>
  followUp(jobId: string, prompt: string, signal?: AbortSignal): Promise<Sent>
  checkStatus(jobId: string, signal?: AbortSignal): Promise<StatusCheck>
}

interface Settings extends RecordRules {
  http: Pick<Http, 'exchange'>
  clock: Pick<Clock, 'date'>
  /** Checked: https, or http to loopback; it may have a path. */
  baseUrl: string
  projectId: string
  apiKey: string
}

const sendMs = 60_000
const checkMs = 30_000
const maxBytes = 1024 * 1024

/** The service at `baseUrl`. The key goes there alone, in one header; no request is repeated. */
export function createAgent(settings: Settings): AgentService {
  const { baseUrl, projectId } = settings
  return {
    create: async (prompt, signal) =>
      send({ kind: 'create', projectId }, { url: address(baseUrl, projectId), prompt, signal }, settings),
    followUp: async (id, prompt, signal) =>
      send(
        { kind: 'follow-up', id, projectId },
        { url: address(baseUrl, projectId, id, 'message'), prompt, signal },
        settings,
      ),
    checkStatus: async (id, signal) => checkStatus(id, signal, settings),
  }
}

interface Posted {
  url: string
  prompt: string
  signal: AbortSignal | undefined
}

async function send(operation: Operation, { url, prompt, signal }: Posted, settings: Settings): Promise<Sent> {
  const { redact } = settings
  let reply: Reply
  try {
    reply = await settings.http.exchange({
      method: 'POST',
      url,
      headers: { ...headersOf(settings), 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: prompt.toWellFormed() }),
      timeoutMs: sendMs,
      maxBytes,
      fresh: true,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof HttpError && !error.sent)
      return { kind: 'not-sent', message: `Nothing was sent: ${error.message}.` }
    return { kind: 'unknown', message: lostAnswerText(operation, whyFailed(error)) }
  }
  const { status } = reply
  const rejected = { kind: 'rejected', status } as const
  if (status === 429)
    return { kind: 'limited', message: withServiceText(limitReached, reply, redact), ...retryAfter(reply, settings) }
  if (status >= 300 && status < 400) return { ...rejected, message: redirectText(reply, url, redact) }
  if (isRejection(status))
    return { ...rejected, message: withServiceText(rejectionText(operation, status), reply, redact) }
  const job = status >= 200 && status < 300 ? acceptedJob(operation, reply, settings) : undefined
  if (job) return { kind: 'accepted', job }
  const lost = lostAnswerText(operation, noRecordText(reply, redact))
  return { kind: 'unknown', message: withServiceText(lost, reply, redact) }
}

async function checkStatus(id: string, signal: AbortSignal | undefined, settings: Settings): Promise<StatusCheck> {
  const { baseUrl, projectId, redact } = settings
  const operation = { kind: 'status-check', id, projectId } as const
  const url = address(baseUrl, projectId, id)
  let reply: Reply
  try {
    reply = await settings.http.exchange({
      method: 'GET',
      url,
      headers: headersOf(settings),
      timeoutMs: checkMs,
      maxBytes,
      ...(signal && { signal }),
    })
  } catch (error) {
    return { kind: 'fault', busy: false, message: uncheckedText(error) }
  }
  const { status } = reply
  if (status >= 300 && status < 400) return { kind: 'denied', status, message: redirectText(reply, url, redact) }
  if (isRejection(status)) {
    const message = withServiceText(rejectionText(operation, status), reply, redact)
    return status === 404 ? { kind: 'missing', message } : { kind: 'denied', status, message }
  }
  const fault = { kind: 'fault', busy: status === 429 || status === 503, ...retryAfter(reply, settings) } as const
  if (status < 200 || status >= 300) {
    const message = withServiceText(`The service answered ${status} to a status check.`, reply, redact)
    return { ...fault, message }
  }
  const value = parsedBody(reply)
  if (isOfAnotherJob(value, id))
    return { ...fault, message: `The service answered ${status} with another job's record.` }
  const job = readJob(value, settings)
  if (reply.incomplete && !job) return { ...fault, message: uncheckedText(reply.incomplete) }
  if (!job) return { ...fault, message: `The service answered ${status} with something that is no job record.` }
  return { kind: 'record', job: { ...job, id } }
}

const headersOf = ({ apiKey }: Settings): Record<string, string> => ({
  authorization: `Bearer ${apiKey}`,
  accept: 'application/json',
  'user-agent': 'docs-agent-action',
})

const uncheckedText = (error: unknown): string => `The job's status could not be checked: ${whyFailed(error)}.`

const whyFailed = (error: unknown): string => (error instanceof HttpError ? error.message : 'the request failed')

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

// Without an id in its record a follow-up went to the job that was addressed, for no field is required; a create has then
// made a job that nobody can find, and another job's id says nothing about ours.
function acceptedJob(operation: Operation, reply: Reply, rules: RecordRules): (Job & { id: string }) | undefined {
  const value = parsedBody(reply)
  const job = readJob(value, rules)
  if (!job) return undefined
  if (operation.kind !== 'create') return isOfAnotherJob(value, operation.id) ? undefined : { ...job, id: operation.id }
  return job.id === undefined ? undefined : { ...job, id: job.id }
}

// 408 and 425 may have been done all the same; 429 is told apart.
const isRejection = (status: number): boolean => status >= 400 && status < 500 && ![408, 425, 429].includes(status)

function retryAfter(reply: Reply, { clock }: Settings): { retryAfterMs?: number } {
  const ms = retryAfterMs(reply.headers, clock.date())
  return ms === undefined ? {} : { retryAfterMs: ms }
}
