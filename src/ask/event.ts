import { checkedAt, jsonOf, textAt, valueAt } from '../foreign-json.ts'
import { visibilityOf } from '../io/visibility.ts'
import { beginsWithMarker, type TextKind, textTrigger } from '../protocol/trigger.ts'
import { isCount, isObject, isText, text, within } from '../schema.ts'

type EventFacts = ReturnType<typeof factsOf>

export type Event = Pick<EventFacts, 'name' | 'repository'> &
  Partial<EventFacts> &
  ({ person: true; sender: Person } | { person: false; sender?: never })
export type ClosedPull = NonNullable<ReturnType<typeof closedIn>>

/** The repository of the run. Its id is 0 if the runner does not name it, and who may read it may be unknown. */
export type EventRepository = ReturnType<typeof repositoryOf>

export type Person = NonNullable<ReturnType<typeof personIn>>

/** The run's event cannot be used. The message quotes nothing of it. */
export class EventError extends Error {
  override readonly name = 'EventError'
}

/** Only people with write access can trigger these or set them up: nobody has to be checked. */
const withoutPerson = [
  'schedule',
  'push',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'merge_group',
]
const largestFile = 25 * 1024 * 1024

export const texts = new Map<string, { action: string; at: string; kind: TextKind }>([
  ['issue_comment', { action: 'created', at: 'comment', kind: 'comment' }],
  ['pull_request_review_comment', { action: 'created', at: 'comment', kind: 'review-comment' }],
  ['pull_request_review', { action: 'submitted', at: 'review', kind: 'review' }],
  ['issues', { action: 'opened', at: 'issue', kind: 'issue' }],
  ['pull_request', { action: 'opened', at: 'pull_request', kind: 'issue' }],
  ['pull_request_target', { action: 'opened', at: 'pull_request', kind: 'issue' }],
])

type ReadFile = (path: string) => Uint8Array

const isPositive = within(1)
const isLogin = text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/)

export function readEvent(env: NodeJS.ProcessEnv, readFile: ReadFile): Event {
  const name = env.GITHUB_EVENT_NAME ?? ''
  if (name === '')
    throw new EventError('GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.')
  if (!/^[a-z_]{1,40}$/.test(name))
    throw new EventError('GITHUB_EVENT_NAME is not the name of an event.')
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '', readFile)
  const facts = factsOf(name, payload, repositoryOf(env, payload))
  if (withoutPerson.includes(name)) return { ...facts, person: false }
  const sender = personIn(valueAt(payload, 'sender'))
  if (!sender)
    throw new EventError(
      `The ${name} event does not name its sender, so no permission can be checked.`,
    )
  return { ...facts, person: true, sender }
}

function factsOf(name: string, payload: unknown, repository: EventRepository) {
  const action = checkedAt(isText, payload, 'action')
  const source = texts.get(name)
  return {
    name,
    action,
    repository,
    ...conversationIn(payload),
    reviewed:
      name === 'pull_request_review_comment' ? reviewedIn(valueAt(payload, 'comment')) : undefined,
    review:
      name === 'pull_request_review' && action === 'submitted' ? reviewIn(payload) : undefined,
    pushed: name === 'push' ? pushedIn(payload) : undefined,
    // With a person's token our own comments cause events: whatever the action, they ask for nothing.
    isAboutOwnText: source !== undefined && beginsWithMarker(textAt(payload, source.at, 'body')),
    written:
      source !== undefined && source.action === action ? writtenIn(payload, source) : undefined,
  }
}

/** For a sweep: its repository, and a pull request that was closed. An event file that cannot be read tells nothing. */
export function readSweepEvent(env: NodeJS.ProcessEnv, readFile: ReadFile) {
  let payload: unknown
  try {
    payload = readPayload(env.GITHUB_EVENT_PATH ?? '', readFile)
  } catch (error) {
    if (!(error instanceof EventError)) throw error
  }
  return {
    repository: repositoryOf(env, payload),
    closed: closedIn(env.GITHUB_EVENT_NAME, payload),
  }
}

function closedIn(event = '', payload: unknown) {
  if (!event.startsWith('pull_request') || valueAt(payload, 'action') !== 'closed') return undefined
  const number = checkedAt(isPositive, payload, 'pull_request', 'number')
  const merged = valueAt(payload, 'pull_request', 'merged')
  if (number === undefined || typeof merged !== 'boolean')
    throw new EventError(
      'The event does not say which pull request was closed, or whether it was merged.',
    )
  return { number, became: merged ? 'merged' : 'closed' } as const
}

function readPayload(path: string, readFile: ReadFile): unknown {
  if (path === '') throw new EventError('GITHUB_EVENT_PATH is empty: the run has no event file.')
  let bytes: Uint8Array
  try {
    bytes = readFile(path)
  } catch (cause) {
    throw new EventError('The event file that GITHUB_EVENT_PATH names cannot be read.', { cause })
  }
  if (bytes.byteLength > largestFile) throw new EventError('The event file is larger than 25 MB.')
  if (bytes.byteLength === 0) throw new EventError('The event file is empty.')
  const payload = jsonOf(new TextDecoder().decode(bytes))
  if (payload === undefined) throw new EventError('The event file is not JSON.')
  if (!isObject(payload)) throw new EventError('The event file is not a JSON object.')
  return payload
}

function repositoryOf(env: NodeJS.ProcessEnv, payload: unknown) {
  const fullName = env.GITHUB_REPOSITORY || textAt(payload, 'repository', 'full_name')
  const [, owner, name] = /^([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(fullName) ?? []
  if (!owner || !name)
    throw new EventError('GITHUB_REPOSITORY does not name a repository as owner/name.')
  // GitHub's own runner always gives it. Without it, a marker is tied to the conversation and the key only.
  const named = /^\d{1,15}$/.test(env.GITHUB_REPOSITORY_ID ?? '')
    ? Number(env.GITHUB_REPOSITORY_ID)
    : undefined
  const id = named ?? checkedAt(isPositive, payload, 'repository', 'id') ?? 0
  return { id, owner, name, visibility: visibilityOf(valueAt(payload, 'repository')) }
}

function conversationIn(payload: unknown) {
  const isIssue = checkedAt(isPositive, payload, 'issue', 'number') !== undefined
  const about = valueAt(payload, isIssue ? 'issue' : 'pull_request')
  const number = checkedAt(isPositive, about, 'number')
  if (number === undefined) return { conversation: undefined, subject: undefined }
  const kind: 'issue' | 'pull-request' =
    isIssue && !isObject(valueAt(about, 'pull_request')) ? 'issue' : 'pull-request'
  const comments = checkedAt(isCount, about, 'comments')
  // `owner:branch`
  const head = checkedAt(isText, about, 'head', 'label') ?? checkedAt(isText, about, 'head', 'ref')
  const base = checkedAt(isText, about, 'base', 'ref')
  return {
    conversation: { number, kind, comments, head: checkedAt(isText, about, 'head', 'sha') },
    /** What a reader of that issue or pull request sees, not cleaned. */
    subject: { title: textAt(about, 'title'), text: textAt(about, 'body'), head, base },
  }
}

/** What a push did. A deletion leaves no commit: its run has the default branch's. */
function pushedIn(payload: unknown): 'commits' | 'deletion' | 'tag' | 'new branch' {
  if (valueAt(payload, 'deleted') === true) return 'deletion'
  if (textAt(payload, 'ref').startsWith('refs/tags/')) return 'tag'
  return valueAt(payload, 'created') === true ? 'new branch' : 'commits'
}

/** The lines that a review comment is about, not cleaned. */
function reviewedIn(comment: unknown) {
  const path = checkedAt(isText, comment, 'path')
  if (path === undefined) return undefined
  const line = (name: string) => checkedAt(isPositive, comment, name)
  return {
    path,
    // An outdated comment has only the lines it was first written on.
    from: line('start_line') ?? line('original_start_line'),
    to: line('line') ?? line('original_line'),
    old: valueAt(comment, 'side') === 'LEFT',
    hunk: textAt(comment, 'diff_hunk'),
  }
}

function reviewIn(payload: unknown) {
  const repositoryId = (side: string) =>
    checkedAt(isPositive, payload, 'pull_request', side, 'repo', 'id')
  return {
    requestsChanges: textAt(payload, 'review', 'state').toLowerCase() === 'changes_requested',
    isOpen: valueAt(payload, 'pull_request', 'state') === 'open',
    // The repository of a deleted fork is null.
    isFromFork: repositoryId('head') === undefined || repositoryId('head') !== repositoryId('base'),
  }
}

function writtenIn(payload: unknown, { at, kind }: { at: string; kind: TextKind }) {
  const item = valueAt(payload, at)
  const id = checkedAt(isPositive, item, kind === 'issue' ? 'number' : 'id')
  const author = personIn(valueAt(item, 'user'))
  if (id === undefined || !author) return undefined
  return {
    trigger: textTrigger(kind, id),
    /** The first comment of the review thread, for a comment on a reviewed line. */
    thread:
      kind === 'review-comment' ? (checkedAt(isPositive, item, 'in_reply_to_id') ?? id) : undefined,
    body: textAt(item, 'body'),
    author,
    /** An app wrote it in its author's name. */
    byApp: isObject(valueAt(item, 'performed_via_github_app')),
    url: textAt(item, 'html_url'),
    createdAt: checkedAt(isText, item, 'created_at') ?? textAt(item, 'submitted_at'),
  }
}

function personIn(value: unknown) {
  const id = checkedAt(isPositive, value, 'id')
  const login = checkedAt(isLogin, value, 'login')
  return id === undefined || login === undefined
    ? undefined
    : { id, login, bot: valueAt(value, 'type') === 'Bot' }
}
