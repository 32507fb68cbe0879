import { checkedAt, itemsAt, textAt, valueAt } from '../foreign-json.ts'
import { isDate, isSha } from '../formats.ts'
import { isCount, within } from '../schema.ts'
import type { Client, Pages } from './github-client.ts'
import { type ChangedFile, changedFiles } from './github-commits.ts'
import { GitHubError } from './github-error.ts'
import { visibilityOf } from './visibility.ts'

export type PullRequest = ReturnType<typeof pullRequest>
export type ListedPull = PullRequest & { number: number }
export type PullSize = NonNullable<ReturnType<typeof pullSize>>
export type ReviewComment = NonNullable<ReturnType<typeof reviewComment>>

export type CommitState = 'pending' | 'success' | 'failure' | 'error'

export function pullRequestRoutes({ call, callOnce, page }: Client) {
  return {
    async pull(number: number): Promise<PullRequest> {
      return pullRequest(
        (await call(`Reading pull request #${number}`, 'GET /pulls/{number}', { number })).data,
      )
    },
    /** The pull requests that brought a commit, or have it: the first hundred. */
    async pullsOf(sha: string): Promise<ListedPull[]> {
      const operation = `Reading the pull requests of commit ${sha.slice(0, 7)}`
      const { items } = await page(operation, 'GET /commits/{sha}/pulls', { sha, page: 1 })
      return items.map(listedPull).filter((pull) => pull !== undefined)
    },
    async pullFiles(number: number, at: number): Promise<Pages & { files: ChangedFile[] }> {
      const operation = `Reading the files of pull request #${number}`
      const { items, ...pages } = await page(operation, 'GET /pulls/{number}/files', {
        number,
        page: at,
      })
      return { files: changedFiles(items), ...pages }
    },
    /** One page of the comments on its lines, newest first. */
    async reviewComments(
      number: number,
      at: number,
    ): Promise<Pages & { comments: ReviewComment[] }> {
      const operation = `Reading the line comments of pull request #${number}`
      const query = { number, sort: 'created', direction: 'desc', page: at }
      const { items, ...pages } = await page(operation, 'GET /pulls/{number}/comments', query)
      const comments = items.map(reviewComment).filter((comment) => comment !== undefined)
      return { comments, ...pages }
    },
    async replyInThread(number: number, comment: number, body: string): Promise<void> {
      const operation = `Replying in a review thread of #${number}`
      await call(operation, 'POST /pulls/{number}/comments/{comment}/replies', {
        number,
        comment,
        body,
      })
    },
    /** At most 1,000 for each commit and context. `description` has at most 140 characters. */
    async setCommitStatus(
      sha: string,
      status: { state: CommitState; context: string; description: string; target_url?: string },
    ): Promise<void> {
      await callOnce(`Setting a status of ${sha.slice(0, 7)}`, 'POST /statuses/{sha}', {
        sha,
        ...status,
      })
    },
    async addLabels(number: number, labels: string[]): Promise<void> {
      await call(`Adding labels to #${number}`, 'POST /issues/{number}/labels', { number, labels })
    },
    async requestReviewers(number: number, reviewers: string[], teams: string[]): Promise<void> {
      const body = { number, reviewers, team_reviewers: teams }
      await call(
        `Requesting reviews of #${number}`,
        'POST /pulls/{number}/requested_reviewers',
        body,
      )
    },
    /** Throws too if GitHub left somebody out, which it does without a word. */
    async addAssignees(number: number, people: string[]): Promise<void> {
      const operation = `Assigning #${number}`
      const { data } = await call(operation, 'POST /issues/{number}/assignees', {
        number,
        assignees: people,
      })
      const logins = itemsAt(data, 'assignees').map((item) => textAt(item, 'login').toLowerCase())
      const missing = people.filter((login) => !logins.includes(login.toLowerCase()))
      if (missing.length === 0) return
      const who = missing.map((login) => `@${login}`).join(', ')
      const message = `${operation}: GitHub left out ${who}, who cannot be assigned in this repository.`
      throw new GitHubError(message, { status: 201 })
    },
  }
}

/** Undefined if GitHub does not say its number. */
function listedPull(item: unknown): ListedPull | undefined {
  const number = checkedAt(within(1), item, 'number')
  return number === undefined ? undefined : { number, ...pullRequest(item) }
}

/** What GitHub does not say is ''. */
function pullRequest(data: unknown) {
  const repository = valueAt(data, 'base', 'repo')
  return {
    title: textAt(data, 'title'),
    text: textAt(data, 'body'),
    state: pullState(data),
    // `owner:branch`, which shows forks.
    head: textAt(data, 'head', 'label') || textAt(data, 'head', 'ref'),
    base: textAt(data, 'base', 'ref'),
    sha: checkedAt(isSha, data, 'head', 'sha') ?? '',
    mergeCommit: textAt(data, 'merge_commit_sha'),
    labels: itemsAt(data, 'labels').map((label) => textAt(label, 'name').toLowerCase()), // GitHub ignores their case
    author: textAt(data, 'user', 'login'),
    reviewers: askedReviewers(data),
    size: pullSize(data),
    repository: { id: checkedAt(isCount, repository, 'id'), visibility: visibilityOf(repository) },
  }
}

/** Who is asked for a review, and has not given it yet: logins, and teams as `team:slug`. */
function askedReviewers(data: unknown): string[] {
  const people = itemsAt(data, 'requested_reviewers').map((person) => textAt(person, 'login'))
  const teams = itemsAt(data, 'requested_teams').map((team) => `team:${textAt(team, 'slug')}`)
  return [...people, ...teams]
}

function pullState(data: unknown): 'merged' | 'closed' | 'open' {
  if (checkedAt(isDate, data, 'merged_at') !== undefined) return 'merged'
  return valueAt(data, 'state') === 'closed' ? 'closed' : 'open'
}

function pullSize(data: unknown) {
  const files = checkedAt(isCount, data, 'changed_files')
  const added = checkedAt(isCount, data, 'additions')
  const removed = checkedAt(isCount, data, 'deletions')
  return files === undefined || added === undefined || removed === undefined
    ? undefined
    : { files, added, removed }
}

/** Undefined if GitHub does not say its id. */
function reviewComment(item: unknown) {
  const number = (...path: string[]) => checkedAt(isCount, item, ...path)
  const id = number('id')
  if (id === undefined) return undefined
  return {
    id,
    body: textAt(item, 'body'),
    path: textAt(item, 'path'),
    // Absent for a comment on a file. An outdated one has only the line it was first written on.
    from: number('start_line') ?? number('original_start_line'),
    to: number('line') ?? number('original_line'),
    old: textAt(item, 'side') === 'LEFT', // of the version before the change
    hunk: textAt(item, 'diff_hunk'),
    review: number('pull_request_review_id'),
    author: number('user', 'id'),
  }
}
