import { isObject, isUsableId, textAt, valueAt } from '../schema.ts'
import type { Reply } from './http.ts'

export type Operation =
  | { kind: 'create'; projectId: string }
  | { kind: 'follow-up' | 'status-check'; id: string; projectId: string }

export const limitReached = "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project."

export function rejectionText(operation: Operation, status: number): string {
  const { projectId } = operation
  const invalid = `The service rejected the request (${status}). Check the prompt and project-id.`
  const texts: Record<number, string> = {
    400: invalid,
    422: invalid,
    401: `The service does not accept the api-key for project ${projectId} (401). Check the secret: the key may have expired or been replaced.`,
    403: `The api-key may not be used for project ${projectId} (403). Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner.`,
    404:
      operation.kind === 'create'
        ? `The service knows no project ${projectId} at this address (404). Check project-id and base-url.`
        : `Job ${operation.id} was not found in project ${projectId} (404). Check the job's id, project-id and base-url.`,
    405: 'The service does not support this request at this address (405). Check base-url.',
    409: "The service rejected the request because of the job's or project's state (409). Check its dashboard, then ask again.",
    413: 'The prompt is too large for the service (413). Ask for less at once, or add less to it.',
    415: 'The service does not accept JSON at this address (415). Check base-url.',
  }
  return texts[status] ?? `The service rejected the request (${status}). Check base-url and project-id.`
}

export function lostAnswerText(operation: Operation, why: string): string {
  const done = operation.kind === 'create' ? 'The job may have been created' : 'The follow-up may have been received'
  return `${done}, but the service gave no usable answer: ${why}. Check the project's dashboard before you ask again.`
}

export function redirectText(reply: Reply, url: string, redact: (text: string) => string): string {
  const target = URL.parse(reply.headers.location ?? '', url)
  const to = target && target.origin !== 'null' ? ` with a redirect to ${quotable(target.origin, redact)}` : ''
  return `The service answered ${reply.status}${to}. Redirects are never followed. Check base-url.`
}

export function withServiceText(sentence: string, reply: Reply, redact: (text: string) => string): string {
  const said = quotable(errorText(reply), redact)
  return said === '' ? sentence : `${sentence} The service said: "${said}"`
}

export function noRecordText(reply: Reply, redact: (text: string) => string): string {
  if (reply.status >= 300) return `it answered ${reply.status}`
  if (reply.incomplete) return reply.incomplete.message
  const value = parsedBody(reply)
  const names = isObject(value) ? quotable(Object.keys(value).join(', '), redact) : ''
  const fields = names === '' ? '' : ` (it has the fields: ${names}${idText(value, redact)})`
  return `it answered ${reply.status} without a usable job record${fields}`
}

// No request can name such a job, but a person may find it by that.
function idText(value: unknown, redact: (text: string) => string): string {
  const id = valueAt(value, 'id') ?? ''
  if (isUsableId(id) && redact(id) === id) return ''
  const shown = quotable(typeof id === 'string' ? id : JSON.stringify(id), redact)
  return shown === '' ? '' : `; its id: "${shown}"`
}

export function parsedBody({ body }: Reply): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function errorText(reply: Reply): string {
  // Half a body may end in half a key, which would not be known for one.
  if (reply.incomplete) return ''
  const value = parsedBody(reply)
  if (value !== undefined) return typeof value === 'string' ? value : textAt(value, 'error')
  const isPage = /html|xml/i.test(reply.headers['content-type'] ?? '') || reply.body.trimStart().startsWith('<')
  const isBroken = /^\s*[[{]/.test(reply.body)
  const isBinary = /[\0\ufffd]/.test(reply.body)
  return isPage || isBroken || isBinary ? '' : reply.body
}

// Foreign text on one short line. Redacted before it is cut: half a key would not be known for one.
const quotable = (text: string, redact: (text: string) => string): string =>
  redact(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, 200)
    .toWellFormed()
