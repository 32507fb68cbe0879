import type { ReactionTarget } from '../io/github.ts'
import { beginsWithMarker } from '../memory/marker-opening.ts'
import { reactionTarget, type TextKind, textTrigger } from '../protocol/trigger.ts'
import { type Visibility, visibilityOf } from '../schema.ts'

/** What the action reads of the run's event. */
export type Event = Facts & (ByPerson | ByNobody)

interface Facts {
  /** `issue_comment`, `schedule`, … and the payload's `action` where it has one. */
  name: string
  action?: string
  repository: EventRepository
  /** The issue or pull request the event belongs to. */
  conversation?: Conversation
  /** What a reader of that issue or pull request sees, not cleaned. `head` is `owner:branch`. */
  subject?: { title: string; text: string; head?: string; base?: string }
  /** The lines that a review comment is about, not cleaned. `old`: of the version before the change. */
  reviewed?: { path: string; from?: number; to?: number; old: boolean; hunk: string }
  /** The review that was submitted, and its pull request. */
  review?: { requestsChanges: boolean; isOpen: boolean; isFromFork: boolean }
  /** The event is about a comment of this action, whoever's token wrote it. */
  isAboutOwnText?: boolean
  /** The text that somebody wrote, if it may contain a command. */
  written?: CommandText
}

/** An issue or pull request. `head` is the commit of a pull request as the event has it, not checked. */
interface Conversation {
  number: number
  kind: 'issue' | 'pull-request'
  comments?: number
  head?: string
}

/** The repository of the run. Its id is 0 if the runner does not name it, and who may read it may be unknown. */
export interface EventRepository {
  id: number
  owner: string
  name: string
  visibility: Visibility | undefined
}

/** A person triggered the event, whose permission is checked. */
interface ByPerson {
  person: true
  sender: Person
}

/** One of the few events that only people with write access can trigger or set up: nobody has to be checked. */
interface ByNobody {
  person: false
  sender?: never
}

export interface Person {
  id: number
  login: string
  bot: boolean
}

/** A text on GitHub that may contain a command: a comment, a review, or the body of an opened issue or pull request. */
interface CommandText {
  trigger: string
  body: string
  author: Person
  /** An app wrote it in its author's name. */
  byApp: boolean
  /** The page of it on GitHub. */
  url: string
  /** ISO 8601, as GitHub gave it. */
  createdAt: string
  /** The first comment of the review thread, for a comment on a reviewed line. */
  thread?: number
  /** Where a reaction goes; reviews have none. */
  reactTo: ReactionTarget | undefined
}

/** The run's event cannot be used. The message quotes nothing of it. */
export class EventError extends Error {
  override readonly name = 'EventError'
}

const withoutPerson = new Set([
  'schedule',
  'push',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'merge_group',
])
const largestFile = 25 * 1024 * 1024

/** The events whose text may contain a command, the action that brings it, and where it is in the payload. */
export const texts: Record<string, { action: string; at: string; kind: TextKind }> = {
  issue_comment: { action: 'created', at: 'comment', kind: 'comment' },
  pull_request_review_comment: { action: 'created', at: 'comment', kind: 'review-comment' },
  pull_request_review: { action: 'submitted', at: 'review', kind: 'review' },
  issues: { action: 'opened', at: 'issue', kind: 'issue' },
  pull_request: { action: 'opened', at: 'pull_request', kind: 'issue' },
  pull_request_target: { action: 'opened', at: 'pull_request', kind: 'issue' },
}

type Fields = Record<string, unknown>
type Variables = Record<string, string | undefined>
type ReadFile = (path: string) => Uint8Array

/** Reads the event from the runner's variables and its event file. Throws EventError. */
export function readEvent(env: Variables, readFile: ReadFile): Event {
  const name = env.GITHUB_EVENT_NAME ?? ''
  if (name === '') throw new EventError('GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.')
  if (!/^[a-z_]{1,40}$/.test(name)) throw new EventError('GITHUB_EVENT_NAME is not the name of an event.')
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '', readFile)
  const action = text(payload.action)
  const facts: Facts = {
    name,
    ...(action === undefined ? {} : { action }),
    repository: readRepository(env, object(payload.repository)),
    ...readConversation(payload),
    ...readReviewed(name, payload),
    ...readReview(name, action, payload),
    ...readOwnText(name, payload),
    ...readWritten(name, action, payload),
  }
  if (withoutPerson.has(name)) return { ...facts, person: false }
  const sender = readPerson(payload.sender)
  if (!sender) throw new EventError(`The ${name} event does not name its sender, so no permission can be checked.`)
  return { ...facts, person: true, sender }
}

/**
 * Reads the repository alone, for a step that serves any event. Throws EventError; an event file that cannot be read only
 * leaves out what it would tell.
 */
export function readEventRepository(env: Variables, readFile: ReadFile): EventRepository {
  let payload: Fields = {}
  try {
    payload = readPayload(env.GITHUB_EVENT_PATH ?? '', readFile)
  } catch (error) {
    if (!(error instanceof EventError)) throw error
  }
  return readRepository(env, object(payload.repository))
}

function readPayload(path: string, readFile: ReadFile): Fields {
  if (path === '') throw new EventError('GITHUB_EVENT_PATH is empty: the run has no event file.')
  let bytes: Uint8Array
  try {
    bytes = readFile(path)
  } catch (cause) {
    throw new EventError('The event file that GITHUB_EVENT_PATH names cannot be read.', { cause })
  }
  if (bytes.byteLength > largestFile) throw new EventError('The event file is larger than 25 MB.')
  let payload: unknown
  try {
    payload = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // The cause quotes the file.
    throw new EventError(bytes.byteLength === 0 ? 'The event file is empty.' : 'The event file is not JSON.')
  }
  if (!isObject(payload)) throw new EventError('The event file is not a JSON object.')
  return payload
}

function readRepository(env: Variables, payload: Fields): EventRepository {
  const fullName = env.GITHUB_REPOSITORY || text(payload.full_name) || ''
  const [, owner, name] = /^([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(fullName) ?? []
  if (!owner || !name) throw new EventError('GITHUB_REPOSITORY does not name a repository as owner/name.')
  // GitHub's own runner always gives it. Without it, a marker is tied to the conversation and the key only.
  const id = whole(/^\d{1,15}$/.test(env.GITHUB_REPOSITORY_ID ?? '') ? Number(env.GITHUB_REPOSITORY_ID) : payload.id)
  return { id: id ?? 0, owner, name, visibility: visibilityOf(payload) }
}

function readConversation(payload: Fields): Pick<Facts, 'conversation' | 'subject'> {
  const issue = object(payload.issue)
  const pull = object(payload.pull_request)
  const about = whole(issue.number) === undefined ? pull : issue
  const number = whole(about.number)
  if (number === undefined) return {}
  const kind = about === pull || isObject(issue.pull_request) ? 'pull-request' : 'issue'
  const comments = about.comments === 0 ? 0 : whole(about.comments)
  const head = text(object(about.head).label) ?? text(object(about.head).ref)
  const base = text(object(about.base).ref)
  const sha = text(object(about.head).sha)
  return {
    conversation: {
      number,
      kind,
      ...(comments === undefined ? {} : { comments }),
      ...(sha === undefined ? {} : { head: sha }),
    },
    subject: {
      title: text(about.title) ?? '',
      text: text(about.body) ?? '',
      ...(head === undefined ? {} : { head }),
      ...(base === undefined ? {} : { base }),
    },
  }
}

function readReviewed(event: string, payload: Fields): Pick<Facts, 'reviewed'> {
  if (event !== 'pull_request_review_comment') return {}
  const comment = object(payload.comment)
  const path = text(comment.path)
  if (path === undefined) return {}
  // An outdated comment has only the line it was first written on.
  const to = whole(comment.line) ?? whole(comment.original_line)
  const from = whole(comment.start_line) ?? whole(comment.original_start_line)
  return {
    reviewed: {
      path,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      old: comment.side === 'LEFT',
      hunk: text(comment.diff_hunk) ?? '',
    },
  }
}

// With a person's token our own comments cause events: whatever the action, they ask for nothing.
function readOwnText(event: string, payload: Fields): Pick<Facts, 'isAboutOwnText'> {
  const source = Object.hasOwn(texts, event) ? texts[event] : undefined
  const body = source && text(object(payload[source.at]).body)
  return beginsWithMarker(body) ? { isAboutOwnText: true } : {}
}

function readReview(event: string, action: string | undefined, payload: Fields): Pick<Facts, 'review'> {
  if (event !== 'pull_request_review' || action !== 'submitted') return {}
  const pull = object(payload.pull_request)
  const repositoryOf = (side: unknown) => whole(object(object(side).repo).id)
  const [head, base] = [repositoryOf(pull.head), repositoryOf(pull.base)]
  return {
    review: {
      requestsChanges: text(object(payload.review).state)?.toLowerCase() === 'changes_requested',
      isOpen: pull.state === 'open',
      // The repository of a deleted fork is null.
      isFromFork: head === undefined || head !== base,
    },
  }
}

function readWritten(event: string, action: string | undefined, payload: Fields): Pick<Facts, 'written'> {
  const source = Object.hasOwn(texts, event) ? texts[event] : undefined
  if (!source || action !== source.action) return {}
  const { kind } = source
  const item = object(payload[source.at])
  const id = whole(kind === 'issue' ? item.number : item.id)
  const author = readPerson(item.user)
  if (id === undefined || !author) return {}
  const trigger = textTrigger(kind, id)
  return {
    written: {
      trigger,
      ...(kind === 'review-comment' ? { thread: whole(item.in_reply_to_id) ?? id } : {}),
      body: text(item.body) ?? '',
      author,
      byApp: isObject(item.performed_via_github_app),
      url: text(item.html_url) ?? '',
      createdAt: text(item.created_at) ?? text(item.submitted_at) ?? '',
      reactTo: reactionTarget(trigger),
    },
  }
}

function readPerson(value: unknown): Person | undefined {
  const { id, login, type } = object(value)
  const checked = whole(id)
  if (checked === undefined || typeof login !== 'string' || !/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/.test(login))
    return undefined
  return { id: checked, login, bot: type === 'Bot' }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function object(value: unknown): Fields {
  return isObject(value) ? value : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function whole(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined
}
