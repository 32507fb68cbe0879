import { example, type Payload } from './examples.ts'
import type { LocalGitHub } from './github.ts'
import type { Labeling } from './person.ts'
import type { Comment, Resource, Review, ReviewComment } from './resources.ts'

/** An event as the runner passes it on: its name, and the payload of the event file. */
export interface LocalEvent {
  name: string
  payload: Payload
}

/** The example, with every local field in place of its own. */
function filled(model: unknown, local: unknown): unknown {
  if (local === undefined) return model
  if (!isPlain(model) || !isPlain(local)) return local
  const fields = Object.keys({ ...model, ...local })
  return Object.fromEntries(fields.map((field) => [field, filled(model[field], local[field])]))
}

const isPlain = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function createEvent(github: LocalGitHub, kind: string, given: Payload): LocalEvent {
  const [name = '', action] = kind.split('.')
  return {
    name,
    payload: filled(example(name, action), { repository: github.about(), ...given }) as Payload,
  }
}

/** Somebody's comment on an issue or a pull request. */
export async function commentCreated(
  github: LocalGitHub,
  comment: Comment,
  action = 'created',
): Promise<LocalEvent> {
  const issue = await github.get(`issues/${conversationOf(comment)}`)
  return createEvent(github, `issue_comment.${action}`, { issue, comment, sender: comment.user })
}

/** Somebody's comment on a line of a pull request. */
export async function lineCommentCreated(
  github: LocalGitHub,
  comment: ReviewComment,
): Promise<LocalEvent> {
  const pull_request = await pullRequestOf(github, comment)
  return createEvent(github, 'pull_request_review_comment.created', {
    pull_request,
    comment,
    sender: comment.user,
  })
}

/** Webhooks have a review's state in lower case, and null in place of an empty text. */
export async function reviewSubmitted(github: LocalGitHub, submitted: Review): Promise<LocalEvent> {
  const pull_request = await pullRequestOf(github, submitted)
  const review = {
    ...submitted,
    body: submitted.body || null,
    state: submitted.state.toLowerCase(),
  }
  return createEvent(github, 'pull_request_review.submitted', {
    pull_request,
    review,
    sender: submitted.user,
  })
}

const pullRequestOf = (github: LocalGitHub, written: Review | ReviewComment) =>
  github.get(`pulls/${conversationOf(written)}`)

/** The number of the issue or pull request in which something was written. */
export const conversationOf = (
  written: { issue_url: string } | { pull_request_url: string },
): number =>
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
export async function labeled(
  github: LocalGitHub,
  { number, label, sender }: Labeling,
): Promise<LocalEvent> {
  if (!github.pulls.has(number)) {
    const issue = await github.get(`issues/${number}`)
    return createEvent(github, 'issues.labeled', { issue, label, sender })
  }
  const pull_request = await github.get(`pulls/${number}`)
  return createEvent(github, 'pull_request.labeled', { pull_request, number, label, sender })
}

/** A push of commits to the main branch. GitHub's example is that of a new tag. */
export const pushed = (github: LocalGitHub, given: Payload = {}): LocalEvent =>
  createEvent(github, 'push', {
    ref: 'refs/heads/main',
    before: 'a'.repeat(40),
    created: false,
    ...given,
  })

export const tagPushed = (github: LocalGitHub): LocalEvent => createEvent(github, 'push', {})

export const dispatched = (github: LocalGitHub): LocalEvent =>
  createEvent(github, 'workflow_dispatch', {})

/** GitHub gives no example of a schedule's payload. It names no person. */
export function scheduled(github: LocalGitHub): LocalEvent {
  const { repository } = pushed(github).payload
  return {
    name: 'schedule',
    payload: { schedule: '0 3 * * *', workflow: '.github/workflows/nightly.yml', repository },
  }
}
