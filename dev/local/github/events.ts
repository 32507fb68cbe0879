import { example, type Payload } from './examples.ts'
import type { LocalGitHub } from './github.ts'
import type { Labeling } from './person.ts'
import type { Comment, Resource, Review, ReviewComment } from './resources.ts'

/** An event as the runner passes it on: its name, and the payload of the event file. */
export interface LocalEvent {
  name: string
  payload: Payload
}

/** The example, with the local value of every field that `local` has too. */
function filled(model: unknown, local: unknown): unknown {
  if (local === undefined) return model
  if (!isPlain(model) || !isPlain(local)) return local
  return Object.fromEntries(Object.entries(model).map(([field, value]) => [field, filled(value, local[field])]))
}

const isPlain = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function createEvent(github: LocalGitHub, kind: string, given: Payload): LocalEvent {
  const { id, owner, name, fullName: full_name, private: isPrivate, archived } = github.repository
  const html_url = `${github.serverUrl}/${full_name}`
  const known = { id, name, full_name, private: isPrivate, html_url, archived }
  const local = { repository: { ...known, owner: { login: owner }, default_branch: 'main' }, ...given }
  const [event = '', action] = kind.split('.')
  const payload = filled(example(event, action), local) as Payload
  // Older examples lack this field.
  Object.assign(payload.repository as Payload, { visibility: isPrivate ? 'private' : 'public' })
  const sender = given.sender === undefined ? {} : { sender: given.sender }
  return { name: event, payload: { ...payload, ...sender } }
}

/** Somebody's comment on an issue or a pull request. */
export async function commentCreated(github: LocalGitHub, comment: Comment, action = 'created'): Promise<LocalEvent> {
  const issue = await github.get(`issues/${conversationOf(comment)}`)
  const event = createEvent(github, `issue_comment.${action}`, { issue, comment, sender: comment.user })
  if (issue.pull_request !== undefined) (event.payload.issue as Payload).pull_request = issue.pull_request
  return event
}

/** Somebody's comment on a line of a pull request. */
export async function lineCommentCreated(github: LocalGitHub, comment: ReviewComment): Promise<LocalEvent> {
  const pull_request = await pullRequestOf(github, comment)
  const local = { pull_request, comment, sender: comment.user }
  const event = createEvent(github, 'pull_request_review_comment.created', local)
  // The example is older than these fields.
  const { line = null, original_line = null, start_line = null, side, subject_type, in_reply_to_id } = comment
  const reply = in_reply_to_id === undefined ? {} : { in_reply_to_id }
  const newer = { line, original_line, start_line, side, subject_type, ...reply }
  Object.assign(event.payload.comment as Payload, newer)
  return event
}

/** Webhooks have a review's state in lower case, and null in place of an empty text. */
export async function reviewSubmitted(github: LocalGitHub, submitted: Review): Promise<LocalEvent> {
  const pull_request = await pullRequestOf(github, submitted)
  const review = { ...submitted, body: submitted.body || null, state: submitted.state.toLowerCase() }
  return createEvent(github, 'pull_request_review.submitted', { pull_request, review, sender: submitted.user })
}

const pullRequestOf = (github: LocalGitHub, written: Review | ReviewComment) =>
  github.get(`pulls/${conversationOf(written)}`)

/** The number of the issue or pull request in which something was written. */
export const conversationOf = (written: { issue_url: string } | { pull_request_url: string }): number =>
  Number(('issue_url' in written ? written.issue_url : written.pull_request_url).split('/').at(-1))

export const issueOpened = (github: LocalGitHub, issue: Resource): LocalEvent =>
  createEvent(github, 'issues.opened', { issue, sender: issue.user })

export const pullRequestOpened = (github: LocalGitHub, pull: Resource): LocalEvent =>
  pullRequest(github, pull, 'opened')

/** Its facts say whether it was merged. */
export const pullRequestClosed = (github: LocalGitHub, pull: Resource): LocalEvent =>
  pullRequest(github, pull, 'closed')

function pullRequest(github: LocalGitHub, pull_request: Resource, action: string): LocalEvent {
  const { number, user: sender } = pull_request
  return createEvent(github, `pull_request.${action}`, { pull_request, number, sender })
}

/** Somebody's label on an issue or a pull request. */
export async function labeled(github: LocalGitHub, { number, label, sender }: Labeling): Promise<LocalEvent> {
  if (!github.pulls.has(number)) {
    const issue = await github.get(`issues/${number}`)
    return createEvent(github, 'issues.labeled', { issue, label, sender })
  }
  const pull_request = await github.get(`pulls/${number}`)
  return createEvent(github, 'pull_request.labeled', { pull_request, number, label, sender })
}

export const pushed = (github: LocalGitHub): LocalEvent => createEvent(github, 'push', {})

export const dispatched = (github: LocalGitHub): LocalEvent => createEvent(github, 'workflow_dispatch', {})

/** GitHub gives no example of a schedule's payload. It names no person. */
export function scheduled(github: LocalGitHub): LocalEvent {
  const { repository } = pushed(github).payload
  return { name: 'schedule', payload: { schedule: '0 3 * * *', workflow: '.github/workflows/nightly.yml', repository } }
}
