import { type Answer, GitHubError } from './github-client.ts'
import { type Visibility, visibilityOf } from './visibility.ts'

/** A comment of an issue or pull request. */
export interface Comment {
  id: number
  body: string
  url: string
  /** ISO 8601. */
  createdAt: string
  updatedAt?: string
  /** The id of the account that wrote it. It proves nothing: every workflow posts as the same bot. */
  author?: number
}

/** A comment among those of all conversations. */
export interface ChangedComment extends Comment {
  issue: number
  updatedAt: string
}

/** A pull request: `head` as `owner:branch`, which shows forks, `sha` is its commit; '' if GitHub does not say. */
export interface PullRequest {
  open: boolean
  head: string
  base: string
  sha: string
  mergeCommit: string
  /** The repository that it is in. */
  repository: { id: number | undefined; visibility: Visibility | undefined }
}

type Fields = Record<string, unknown>

export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The items of a list. Throws GitHubError if the answer is none. */
export function listOf({ data }: Answer, operation: string): unknown[] {
  if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is not a list.`, {})
  return data
}

/** Reads a comment from GitHub's JSON. Throws GitHubError if it is none. */
export function readComment(data: unknown, operation = 'Writing a comment'): Comment {
  const { id, body, html_url: url, created_at: createdAt, updated_at: updatedAt, user } = fields(data)
  const { id: author } = fields(user)
  if (typeof id !== 'number')
    throw new GitHubError(`${operation}: GitHub answered without a comment.`, { mayHaveSucceeded: true })
  const dates = { createdAt: text(createdAt), ...(typeof updatedAt === 'string' ? { updatedAt } : {}) }
  const comment = { id, body: text(body), url: text(url), ...dates }
  return typeof author === 'number' ? { ...comment, author } : comment
}

/** What a comment says of its place: the issue's number is only in its address. */
export function readPlace(data: unknown): Pick<ChangedComment, 'issue' | 'updatedAt'> {
  const { issue_url: url, updated_at: updatedAt } = fields(data)
  return { issue: Number(/\/issues\/(\d{1,15})$/.exec(text(url))?.[1] ?? 0), updatedAt: text(updatedAt) }
}

/** Reads a pull request from GitHub's JSON. */
export function readPull(data: unknown): PullRequest {
  const { state, head, base, merge_commit_sha: mergeCommit } = fields(data)
  return {
    open: state !== 'closed',
    head: refOf(head, 'label'),
    base: refOf(base, 'ref'),
    sha: text(fields(head).sha),
    mergeCommit: text(mergeCommit),
    repository: readRepository(fields(base).repo),
  }
}

function readRepository(data: unknown): PullRequest['repository'] {
  const { id, private: isPrivate, visibility } = fields(data)
  return { id: typeof id === 'number' ? id : undefined, visibility: visibilityOf(visibility, isPrivate) }
}

function refOf(side: unknown, field: 'label' | 'ref'): string {
  const { [field]: name, ref } = fields(side)
  return text(name) || text(ref)
}

/** A full page without any link: it is GitHub's only one, or one of a server that names no pages. */
export const mayHaveNext = ({ headers, data }: Answer): { mayHaveNext?: true } =>
  !headers.link && Array.isArray(data) && data.length === 100 ? { mayHaveNext: true } : {}

/** The number of the last page, by the link header; this page's if there is none. */
export function lastPage({ headers }: Answer, page: number): number {
  const last = String(headers.link ?? '')
    .split(',')
    .find((part) => part.includes('rel="last"'))
  const number = last === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(last)?.[1]
  return number === undefined ? page : Number(number)
}
