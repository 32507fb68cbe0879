import { addressesOf, type Backend, type Fields } from './backend.ts'
import { commitNamed, filesOf } from './git-history.ts'
import { userOf } from './people.ts'
import type { KeptComment, KeptIssue, KeptLineComment, KeptPull, KeptReview } from './state.ts'

const longAgo = '2025-06-01T12:00:00Z'

/** Anything GitHub answers with, under its own field names. */
export type Resource = { id: number; [field: string]: unknown }
export type Issue = ReturnType<typeof issueResource>
export type Pull = Awaited<ReturnType<typeof pullResource>>
export type Comment = ReturnType<typeof commentResource>
export type ReviewComment = ReturnType<typeof lineCommentResource>
/** GitHub's API has its state in upper case, its webhooks have it in lower case. */
export type Review = ReturnType<typeof reviewResource>

export function repositoryResource(backend: Backend) {
  const { owner, fullName: full_name, ...about } = backend.state.repository
  return {
    ...about,
    full_name,
    owner: { ...userOf(backend.pages, owner), type: 'Organization' },
    html_url: addressesOf(backend).page,
    visibility: about.private ? 'private' : 'public',
    fork: false,
    default_branch: 'main',
    created_at: longAgo,
    updated_at: longAgo,
  }
}

/** What an issue and a pull request have both. */
function subjectOf(backend: Backend, { login, labels, assignees, ...issue }: KeptIssue) {
  const { pulls, comments } = backend.state
  const { number } = issue
  return {
    ...issue,
    html_url: `${addressesOf(backend).page}/${pulls.has(number) ? 'pull' : 'issues'}/${number}`,
    user: userOf(backend.pages, login),
    labels: labelsOf(labels),
    assignees: [...assignees].map((login) => userOf(backend.pages, login)),
    comments: [...comments.values()].filter((comment) => comment.issue === number).length,
  }
}

export const labelsOf = (names: ReadonlySet<string>) =>
  [...names].map((name, index) => ({ id: index + 1, name }))

export function issueResource(backend: Backend, issue: KeptIssue) {
  const pull = backend.state.pulls.get(issue.number)
  return {
    ...subjectOf(backend, issue),
    ...(pull && { pull_request: { merged_at: pull.merged_at } }),
  }
}

export async function pullResource(backend: Backend, pull: KeptPull) {
  const { issue, merged_at, merge_commit_sha, reviewers, teams } = pull
  const repo = repositoryResource(backend)
  const side = (ref: string, sha: string) => ({
    label: `${repo.owner.login}:${ref}`,
    ref,
    sha,
    user: repo.owner,
    repo,
  })
  return {
    ...subjectOf(backend, issue),
    issue_url: `${addressesOf(backend).root}/issues/${issue.number}`,
    merged: merged_at !== null,
    merged_at,
    merge_commit_sha,
    base: side(pull.base, commitNamed(pull.base)),
    head: { ...side(pull.head, pull.sha), ...inFork(backend, pull) },
    requested_reviewers: [...reviewers].map((login) => userOf(backend.pages, login)),
    requested_teams: [...teams].map((slug) => ({ slug })),
    commits: 1,
    ...sizeOf(await filesOf(backend.history, pull)),
  }
}

function inFork(backend: Backend, { head, fork }: KeptPull) {
  if (fork === undefined) return {}
  if (fork === null) return { label: `unknown:${head}`, user: null, repo: null }
  const [login = '', name] = fork.split('/')
  const user = userOf(backend.pages, login)
  const { id, ...base } = repositoryResource(backend)
  // No repository of the local GitHub has this id.
  const repo = { ...base, id: id + 1_000_000, name, full_name: fork, owner: user, fork: true }
  return { label: `${login}:${head}`, user, repo }
}

/** How much it changes. Without git nobody knows, and it is left out. */
function sizeOf(files: Fields[] | undefined): Fields {
  const sum = (field: string) => files?.reduce((sum, file) => sum + Number(file[field]), 0)
  return { changed_files: files?.length, additions: sum('additions'), deletions: sum('deletions') }
}

export function commentResource(backend: Backend, { issue, login, ...comment }: KeptComment) {
  const { root, page } = addressesOf(backend)
  const kind = backend.state.pulls.has(issue) ? 'pull' : 'issues'
  return {
    ...comment,
    html_url: `${page}/${kind}/${issue}#issuecomment-${comment.id}`,
    issue_url: `${root}/issues/${issue}`,
    user: userOf(backend.pages, login),
  }
}

export function reviewResource(backend: Backend, { pull, login, after: _, ...review }: KeptReview) {
  const { root, page } = addressesOf(backend)
  return {
    ...review,
    html_url: `${page}/pull/${pull}#pullrequestreview-${review.id}`,
    pull_request_url: `${root}/pulls/${pull}`,
    user: userOf(backend.pages, login),
  }
}

export function lineCommentResource(
  backend: Backend,
  { pull, review, login, ...comment }: KeptLineComment,
) {
  const { root, page } = addressesOf(backend)
  const { id, line, start_line, side } = comment
  return {
    ...comment,
    html_url: `${page}/pull/${pull}#discussion_r${id}`,
    pull_request_url: `${root}/pulls/${pull}`,
    pull_request_review_id: review,
    original_line: line,
    original_start_line: start_line,
    start_side: start_line === null ? null : side,
    subject_type: line === null ? 'file' : 'line',
    user: userOf(backend.pages, login),
  }
}
