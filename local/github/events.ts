import webhooks from '@octokit/webhooks-examples' with { type: 'json' }
import type { LocalGitHub } from './github.ts'
import type { Comment, Resource } from './person.ts'

/** An event as the runner hands it over: its name, and the payload of the event file. */
export interface LocalEvent {
  name: string
  payload: Payload
}

export type Payload = { [field: string]: unknown }

// GitHub's own example payloads: what the action reads has their shape, with the local repository's things in it.
const examples = webhooks as unknown as { name: string; examples: Payload[] }[]

/** GitHub's example of an event; throws where it has none. */
export function example(name: string, action?: string): Payload {
  const found = examples.find((event) => event.name === name)?.examples.find((one) => one.action === action)
  if (found === undefined) throw new Error(`There is no example of ${name} ${action ?? ''}.`)
  return structuredClone(found)
}

/** The example with every field that `local` has too taken from there. */
function filled(model: unknown, local: unknown): unknown {
  if (local === undefined) return model
  if (!plain(model) || !plain(local)) return local
  return Object.fromEntries(Object.entries(model).map(([field, value]) => [field, filled(value, local[field])]))
}

const plain = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value)

function event(github: LocalGitHub, name: string, action: string | undefined, local: Payload): LocalEvent {
  const { id, owner, name: repo, fullName: full_name, private: hidden } = github.repository
  const html_url = `${github.serverUrl}/${full_name}`
  const repository = {
    id,
    name: repo,
    full_name,
    private: hidden,
    html_url,
    owner: { login: owner },
    default_branch: 'main',
  }
  const payload = filled(example(name, action), { repository, ...local }) as Payload
  return { name, payload: { ...payload, ...(local.sender === undefined ? {} : { sender: local.sender }) } }
}

/** Somebody's comment on an issue or a pull request. */
export async function commentCreated(github: LocalGitHub, comment: Comment, action = 'created'): Promise<LocalEvent> {
  const number = Number(String(comment.issue_url).split('/').at(-1))
  const issue = await github.get(`issues/${number}`)
  const made = event(github, 'issue_comment', action, { issue, comment, sender: comment.user })
  if (issue.pull_request !== undefined) (made.payload.issue as Payload).pull_request = issue.pull_request
  return made
}

/** Somebody's comment on a line of a pull request. */
export async function lineCommentCreated(github: LocalGitHub, comment: Comment): Promise<LocalEvent> {
  const pull_request = await github.get(`pulls/${String(comment.pull_request_url).split('/').at(-1)}`)
  const made = event(github, 'pull_request_review_comment', 'created', { pull_request, comment, sender: comment.user })
  // The example is from before there were these.
  const { line = null, start_line = null, side = 'RIGHT' } = comment
  Object.assign(made.payload.comment as Payload, { line, original_line: line, start_line, side, subject_type: 'line' })
  return made
}

export async function reviewSubmitted(github: LocalGitHub, review: Resource): Promise<LocalEvent> {
  const pull_request = await github.get(`pulls/${String(review.pull_request_url).split('/').at(-1)}`)
  return event(github, 'pull_request_review', 'submitted', { pull_request, review, sender: review.user })
}

export function issueOpened(github: LocalGitHub, issue: Resource): LocalEvent {
  return event(github, 'issues', 'opened', { issue, sender: issue.user })
}

export function pullRequestOpened(github: LocalGitHub, pull_request: Resource): LocalEvent {
  return event(github, 'pull_request', 'opened', {
    pull_request,
    number: pull_request.number,
    sender: pull_request.user,
  })
}

export const pushed = (github: LocalGitHub): LocalEvent => event(github, 'push', undefined, {})

export const dispatched = (github: LocalGitHub): LocalEvent => event(github, 'workflow_dispatch', undefined, {})

/** GitHub gives no example of a schedule's payload; it has no person in it. */
export function scheduled(github: LocalGitHub): LocalEvent {
  const { repository } = event(github, 'push', undefined, {}).payload
  return { name: 'schedule', payload: { schedule: '0 3 * * *', workflow: '.github/workflows/nightly.yml', repository } }
}
