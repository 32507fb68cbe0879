import { isSha } from '../schema.ts'
import type { Answer } from './github-client.ts'
import { GitHubError } from './github-error.ts'
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
  /** That account is a bot. */
  byBot?: boolean
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
  /** The login of whoever opened it; '' if GitHub does not say. */
  author: string
  /** Undefined if GitHub does not say. */
  size?: PullSize | undefined
  /** The repository that it is in. */
  repository: { id: number | undefined; visibility: Visibility | undefined }
}

/** How much a pull request changes: files, and lines. */
export interface PullSize {
  files: number
  added: number
  removed: number
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
  const { id: author, type } = fields(user)
  if (typeof id !== 'number')
    throw new GitHubError(`${operation}: GitHub answered without a comment.`, { mayHaveSucceeded: true })
  const dates = { createdAt: text(createdAt), ...(typeof updatedAt === 'string' ? { updatedAt } : {}) }
  const comment = { id, body: text(body), url: text(url), ...dates }
  return typeof author === 'number' ? { ...comment, author, ...(type === 'Bot' ? { byBot: true } : {}) } : comment
}

/** What a comment says of its place: the number is only in its address, for some servers in that of the pull request. */
export function readPlace(data: unknown): Pick<ChangedComment, 'issue' | 'updatedAt'> {
  const { issue_url: issueUrl, pull_request_url: pullUrl, updated_at: updatedAt } = fields(data)
  const url = text(issueUrl) || text(pullUrl)
  return { issue: Number(/\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1] ?? 0), updatedAt: text(updatedAt) }
}

/** Reads a pull request from GitHub's JSON. */
export function readPull(data: unknown): PullRequest {
  const { state, head, base, merge_commit_sha: mergeCommit, user } = fields(data)
  const { sha } = fields(head)
  return {
    open: state !== 'closed',
    head: refOf(head, 'label'),
    base: refOf(base, 'ref'),
    sha: isSha(sha) ? sha : '',
    mergeCommit: text(mergeCommit),
    author: text(fields(user).login),
    size: readSize(data),
    repository: readRepository(fields(base).repo),
  }
}

function readSize(data: unknown): PullSize | undefined {
  const { changed_files: files, additions: added, deletions: removed } = fields(data)
  return isCount(files) && isCount(added) && isCount(removed) ? { files, added, removed } : undefined
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function readRepository(data: unknown): PullRequest['repository'] {
  const { id, private: isPrivate, visibility } = fields(data)
  return { id: typeof id === 'number' ? id : undefined, visibility: visibilityOf(visibility, isPrivate) }
}

function refOf(side: unknown, field: 'label' | 'ref'): string {
  const { [field]: name, ref } = fields(side)
  return text(name) || text(ref)
}

/** A comment on lines of a pull request. */
export interface ReviewComment {
  id: number
  body: string
  path: string
  /** The lines; `old`: of the version before the change. Absent for a comment on a file. */
  from?: number
  to?: number
  old: boolean
  hunk: string
  /** The id of its review, and of the account that wrote it. */
  review?: number
  author?: number
  /** That account is a bot. */
  byBot?: boolean
}

/** Reads a list of line comments from GitHub's JSON; what is none is left out. */
export function readReviewComments(items: unknown[]): ReviewComment[] {
  const line = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined)
  return items.flatMap((item) => {
    const { id, body, path, diff_hunk: hunk, side, pull_request_review_id: review, user, ...rest } = fields(item)
    const author = fields(user).id
    if (typeof id !== 'number') return []
    // An outdated comment has only the line it was first written on.
    const to = line(rest.line) ?? line(rest.original_line)
    const from = line(rest.start_line) ?? line(rest.original_start_line)
    return {
      id,
      body: text(body),
      path: text(path),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      old: side === 'LEFT',
      hunk: text(hunk),
      ...(typeof review === 'number' ? { review } : {}),
      ...(typeof author === 'number' ? { author } : {}),
    }
  })
}

/** One page of a list. `last` is the number of the last page, as far as it is known. */
export interface Pages {
  last: number
  /** A full page, and nothing says whether it is the last one. */
  mayHaveNext?: true
}

/**
 * What the headers say of a list's pages: GitHub names the last one, or nothing if there is one alone. Other servers name
 * only the next one or the number of all items, or nothing at all.
 */
export function pagesOf({ headers, data }: Answer, page: number): Pages {
  const length = Array.isArray(data) ? data.length : 0
  const link = String(headers.link ?? '')
  if (link !== '') return { last: pageIn(link, 'last') ?? pageIn(link, 'next') ?? page }
  const total = String(headers['x-total-count'] ?? '')
  if (/^\d{1,9}$/.test(total)) return { last: length > 0 && page * length < Number(total) ? page + 1 : page }
  return length === 100 ? { last: page, mayHaveNext: true } : { last: page }
}

function pageIn(link: string, rel: 'last' | 'next'): number | undefined {
  const part = link.split(',').find((found) => found.includes(`rel="${rel}"`))
  const number = part === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(part)?.[1]
  return number === undefined ? undefined : Number(number)
}
