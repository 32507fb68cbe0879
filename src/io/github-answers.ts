import {
  checkedAt,
  isCount,
  isSha,
  isText,
  present,
  textAt,
  type Visibility,
  valueAt,
  visibilityOf,
} from '../schema.ts'
import type { Answer } from './github-client.ts'
import { GitHubError } from './github-error.ts'

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

/** The items of a list. Throws GitHubError if the answer is none. */
export function listOf({ data }: Answer, operation: string): unknown[] {
  if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is not a list.`, {})
  return data
}

/** Reads a comment from GitHub's JSON. Throws GitHubError if it is none. */
export function readComment(data: unknown, operation = 'Writing a comment'): Comment {
  const id = checkedAt(isCount, data, 'id')
  if (id === undefined)
    throw new GitHubError(`${operation}: GitHub answered without a comment.`, { mayHaveSucceeded: true })
  const author = checkedAt(isCount, data, 'user', 'id')
  return present({
    id,
    body: textAt(data, 'body'),
    url: textAt(data, 'html_url'),
    createdAt: textAt(data, 'created_at'),
    updatedAt: checkedAt(isText, data, 'updated_at'),
    author,
    byBot: author !== undefined && textAt(data, 'user', 'type') === 'Bot' ? true : undefined,
  })
}

/** What a comment says of its place: the number is only in its address, for some servers in that of the pull request. */
export function readPlace(data: unknown): Pick<ChangedComment, 'issue' | 'updatedAt'> {
  const url = textAt(data, 'issue_url') || textAt(data, 'pull_request_url')
  return {
    issue: Number(/\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1] ?? 0),
    updatedAt: textAt(data, 'updated_at'),
  }
}

/** Reads a pull request from GitHub's JSON. */
export function readPull(data: unknown): PullRequest {
  const repository = valueAt(data, 'base', 'repo')
  return {
    open: valueAt(data, 'state') !== 'closed',
    head: textAt(data, 'head', 'label') || textAt(data, 'head', 'ref'),
    base: textAt(data, 'base', 'ref'),
    sha: checkedAt(isSha, data, 'head', 'sha') ?? '',
    mergeCommit: textAt(data, 'merge_commit_sha'),
    author: textAt(data, 'user', 'login'),
    size: readSize(data),
    repository: { id: checkedAt(isCount, repository, 'id'), visibility: visibilityOf(repository) },
  }
}

function readSize(data: unknown): PullSize | undefined {
  const [files, added, removed] = ['changed_files', 'additions', 'deletions'].map((name) =>
    checkedAt(isCount, data, name),
  )
  return files === undefined || added === undefined || removed === undefined ? undefined : { files, added, removed }
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
  return items.flatMap((item) => {
    const number = (...path: string[]) => checkedAt(isCount, item, ...path)
    const id = number('id')
    if (id === undefined) return []
    return present({
      id,
      body: textAt(item, 'body'),
      path: textAt(item, 'path'),
      // An outdated comment has only the line it was first written on.
      from: number('start_line') ?? number('original_start_line'),
      to: number('line') ?? number('original_line'),
      old: textAt(item, 'side') === 'LEFT',
      hunk: textAt(item, 'diff_hunk'),
      review: number('pull_request_review_id'),
      author: number('user', 'id'),
    })
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
