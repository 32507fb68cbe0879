import { checkedAt, isCount, itemsAt, textAt, type Visibility, visibilityOf } from '../schema.ts'
import {
  type ChangedComment,
  type Comment,
  listOf,
  type Pages,
  type PullRequest,
  pagesOf,
  type ReviewComment,
  readComment,
  readPlace,
  readPull,
  readReviewComments,
} from './github-answers.ts'
import { type Client, type ClientSettings, createClient } from './github-client.ts'
import { GitHubError } from './github-error.ts'
import * as history from './github-history.ts'
import { type RunRoutes, runRoutes } from './github-runs.ts'

export type { ChangedComment, Comment } from './github-answers.ts'
export { GitHubError } from './github-error.ts'

export type CommitState = 'pending' | 'success' | 'failure' | 'error'

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'
export type ReactionTarget = { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }

/** One page of a hundred items. */
export type Page<Name extends string, Item> = Record<Name, Item[]> & Pages

/** GitHub, for one repository. Every method throws GitHubError if GitHub did not do it. */
export interface GitHub extends CommentRoutes, PullRequestRoutes, HistoryRoutes, RunRoutes {
  /** GitHub's own time, from the date of its last answer. */
  date(): Date
  /** The collaborator permission endpoint's answer, unchecked. */
  permission(login: string): Promise<unknown>
  /** `existing`: this account had reacted so before. */
  react(target: ReactionTarget, content: Reaction): Promise<'added' | 'existing'>
  /** The id of the account that the token writes as. */
  viewer(): Promise<number | undefined>
  /** Who may read the repository; undefined if GitHub does not say. */
  visibility(): Promise<Visibility | undefined>
}

interface CommentRoutes {
  /** Sent once. An error with `mayHaveSucceeded` says that the comment may be there all the same. */
  createComment(issue: number, body: string): Promise<Comment>
  /** Tried once: what needs it is repeated as a whole. */
  comment(id: number): Promise<Comment>
  /** `isOptional`: it is tried once. */
  updateComment(id: number, body: string, how?: { isOptional: boolean }): Promise<Comment>
  deleteComment(id: number): Promise<void>
  /** One page, oldest first, and the number of the last page. */
  comments(issue: number, page: number): Promise<Page<'comments', Comment>>
  /** One page of the repository's comments changed since then (ISO 8601), newest change first, and the last page. */
  changedComments(since: string, page: number): Promise<Page<'comments', ChangedComment>>
}

interface PullRequestRoutes {
  pull(number: number): Promise<PullRequest>
  pullFiles(number: number, page: number): Promise<Page<'files', history.ChangedFile>>
  /** One page of the comments on its lines, newest first. */
  reviewComments(number: number, page: number): Promise<Page<'comments', ReviewComment>>
  /** Answers the thread whose first comment this is. */
  replyInThread(number: number, comment: number, body: string): Promise<void>
  /** At most 1,000 for each commit and context. `description` has at most 140 characters. */
  setCommitStatus(
    sha: string,
    status: { state: CommitState; context: string; description: string; target_url?: string },
  ): Promise<void>
  addLabels(number: number, labels: string[]): Promise<void>
  /** All of them or none, as GitHub does it. */
  requestReviewers(pull: number, people: string[], teams: string[]): Promise<void>
  /** Throws too if GitHub left somebody out. */
  addAssignees(number: number, people: string[]): Promise<void>
}

interface HistoryRoutes {
  /** The newest successful run of a workflow (its file's name), for one branch and event. `createdAt` is ISO 8601. */
  lastSuccess(of: {
    workflow: string
    branch: string
    event: string
  }): Promise<{ sha: string; createdAt: string } | undefined>
  /** One page of the commits up to `sha` made since then (ISO 8601), newest first, and the number of the last page. */
  commits(sha: string, since: string, page: number): Promise<Page<'commits', history.Commit>>
  compare(base: string, head: string, page: number): Promise<history.Comparison>
  tree(sha: string): Promise<history.Tree>
  /** The files that a commit changes: at most 300. */
  commitFiles(sha: string): Promise<history.ChangedFile[]>
}

/** GitHub's API for one repository. */
export function createGitHub(settings: ClientSettings): GitHub {
  const client = createClient(settings)
  return {
    ...commentRoutes(client),
    ...pullRequestRoutes(client),
    ...historyRoutes(client),
    ...runRoutes(client),
    date: client.date,
    async permission(login) {
      const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission'
      const about = reading(`Reading the permission of @${login}`, 'metadata')
      return (await client.call(about, route, { username: login })).data
    },
    async react({ kind, id }, content) {
      const permission = kind === 'review-comment' ? 'pull-requests: write' : 'issues: write'
      const about = { operation: 'Adding a reaction', permission, isIdempotent: true }
      const { status } = await client.call(about, reactionRoutes[kind], { id, content })
      return status === 201 ? 'added' : 'existing'
    },
    async viewer() {
      const about = reading('Reading the account of the token', 'metadata')
      const { data } = await client.call(about, `POST ${client.graphqlUrl}`, { query: '{ viewer { databaseId } }' })
      return checkedAt(isCount, data, 'data', 'viewer', 'databaseId')
    },
    async visibility() {
      const { data } = await client.call(reading('Reading the repository', 'metadata'), 'GET /repos/{owner}/{repo}', {})
      return visibilityOf(data)
    },
  }
}

const reactionRoutes = {
  issue: 'POST /repos/{owner}/{repo}/issues/{id}/reactions',
  'issue-comment': 'POST /repos/{owner}/{repo}/issues/comments/{id}/reactions',
  'review-comment': 'POST /repos/{owner}/{repo}/pulls/comments/{id}/reactions',
}

const reading = (operation: string, permission: string) => ({
  operation,
  permission: `${permission}: read`,
  isIdempotent: true,
})
const writing = (operation: string, permission = 'issues') => ({
  operation,
  permission: `${permission}: write`,
  isIdempotent: true,
})

function commentRoutes({ call }: Client): CommentRoutes {
  const comment = 'issues/comments/{comment_id}'
  return {
    async createComment(issue, body) {
      const about = { ...writing(`Writing a comment on #${issue}`), isIdempotent: false }
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return readComment((await call(about, route, { issue_number: issue, body })).data)
    },
    async comment(id) {
      const about = { ...reading('Reading the status comment', 'issues'), isOptional: true }
      const { data } = await call(about, `GET /repos/{owner}/{repo}/${comment}`, { comment_id: id })
      return readComment(data, about.operation)
    },
    async updateComment(id, body, { isOptional } = { isOptional: false }) {
      const about = { ...writing('Editing the status comment'), isOptional }
      try {
        return readComment((await call(about, `PATCH /repos/{owner}/{repo}/${comment}`, { comment_id: id, body })).data)
      } catch (cause) {
        if (!(cause instanceof GitHubError) || cause.status !== 404) throw cause
        throw new GitHubError(`${about.operation}: it was deleted.`, { status: 404, cause })
      }
    },
    async deleteComment(id) {
      try {
        await call(writing('Deleting a comment'), `DELETE /repos/{owner}/{repo}/${comment}`, { comment_id: id })
      } catch (error) {
        // It is gone, as was asked: a repeated deletion gets this answer after the first one.
        if (!(error instanceof GitHubError && error.status === 404)) throw error
      }
    },
    async comments(issue, page) {
      const about = reading(`Reading the comments of #${issue}`, 'issues')
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      const answer = await call(about, route, { issue_number: issue, per_page: 100, page })
      const comments = listOf(answer, about.operation).map((item) => readComment(item, about.operation))
      return { comments, ...pagesOf(answer, page) }
    },
    async changedComments(since, page) {
      const about = reading("Reading the repository's comments", 'issues')
      const query = { sort: 'updated', direction: 'desc', since, per_page: 100, page }
      const answer = await call(about, 'GET /repos/{owner}/{repo}/issues/comments', query)
      const comments = listOf(answer, about.operation).map((item) => ({ ...readComment(item), ...readPlace(item) }))
      return { comments, ...pagesOf(answer, page) }
    },
  }
}

function pullRequestRoutes({ call }: Client): PullRequestRoutes {
  const pulls = 'pulls/{pull_number}'
  return {
    async pull(number) {
      const about = reading(`Reading pull request #${number}`, 'pull-requests')
      const { data } = await call(about, `GET /repos/{owner}/{repo}/${pulls}`, { pull_number: number })
      return readPull(data)
    },
    async pullFiles(number, page) {
      const about = reading(`Reading the files of pull request #${number}`, 'pull-requests')
      const query = { pull_number: number, per_page: 100, page }
      const answer = await call(about, `GET /repos/{owner}/{repo}/${pulls}/files`, query)
      return { files: history.changedFiles(itemsAt(answer.data)), ...pagesOf(answer, page) }
    },
    async reviewComments(number, page) {
      const about = reading(`Reading the line comments of pull request #${number}`, 'pull-requests')
      const query = { pull_number: number, sort: 'created', direction: 'desc', per_page: 100, page }
      const answer = await call(about, `GET /repos/{owner}/{repo}/${pulls}/comments`, query)
      return { comments: readReviewComments(listOf(answer, about.operation)), ...pagesOf(answer, page) }
    },
    async replyInThread(number, comment, body) {
      const about = { ...writing(`Replying in a review thread of #${number}`, 'pull-requests'), isIdempotent: false }
      const route = `POST /repos/{owner}/{repo}/${pulls}/comments/{comment_id}/replies`
      await call(about, route, { pull_number: number, comment_id: comment, body })
    },
    async setCommitStatus(sha, status) {
      const about = { ...writing(`Setting a status of ${sha.slice(0, 7)}`, 'statuses'), isOptional: true }
      await call(about, 'POST /repos/{owner}/{repo}/statuses/{sha}', { sha, ...status })
    },
    async addLabels(number, labels) {
      const about = writing(`Adding labels to #${number}`, 'pull-requests')
      await call(about, 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { issue_number: number, labels })
    },
    async requestReviewers(pull, people, teams) {
      const about = writing(`Requesting reviews of #${pull}`, 'pull-requests')
      const body = { pull_number: pull, reviewers: people, team_reviewers: teams }
      await call(about, `POST /repos/{owner}/{repo}/${pulls}/requested_reviewers`, body)
    },
    async addAssignees(number, people) {
      const about = writing(`Assigning #${number}`, 'pull-requests')
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/assignees'
      const { data, status } = await call(about, route, { issue_number: number, assignees: people })
      // GitHub leaves out, without a word, whoever cannot be assigned.
      const logins = itemsAt(data, 'assignees').map((item) => textAt(item, 'login').toLowerCase())
      const missing = people.filter((login) => !logins.includes(login.toLowerCase()))
      if (missing.length === 0) return
      const who = missing.map((login) => `@${login}`).join(', ')
      const message = `${about.operation}: GitHub left out ${who}, who cannot be assigned in this repository.`
      throw new GitHubError(message, { status })
    },
  }
}

const noRunsText = 'If this server does not list the runs of a workflow, use a duration or a ref in changes-since.'

function historyRoutes({ call }: Client): HistoryRoutes {
  return {
    async lastSuccess({ workflow, branch, event }) {
      const about = reading(`Reading the runs of ${workflow}`, 'actions')
      const query = { workflow_id: workflow, branch, event, status: 'success', per_page: 1 }
      const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
      const { data } = await call(about, route, query).catch((cause) => {
        if (!(cause instanceof GitHubError && cause.status === 404)) throw cause
        throw new GitHubError(`${cause.message} ${noRunsText}`, { status: 404, cause })
      })
      const found = history.newestSuccess(data)
      if (found.kind === 'unusable')
        throw new GitHubError(`${about.operation}: the answer is no list of successful runs. ${noRunsText}`, {})
      return found.run
    },
    async commits(sha, since, page) {
      const about = reading(`Reading the commits since ${since}`, 'contents')
      const answer = await call(about, 'GET /repos/{owner}/{repo}/commits', { sha, since, per_page: 100, page })
      return { commits: history.commits(listOf(answer, about.operation)), ...pagesOf(answer, page) }
    },
    async compare(base, head, page) {
      const about = reading(`Comparing with ${base}`, 'contents')
      const query = { basehead: `${base}...${head}`, per_page: 100, page }
      const { data } = await call(about, 'GET /repos/{owner}/{repo}/compare/{basehead}', query)
      const comparison = history.comparison(data)
      if (comparison === undefined) throw new GitHubError(`${about.operation}: the answer is not a comparison.`, {})
      return comparison
    },
    async tree(sha) {
      const about = reading(`Reading the files of ${sha}`, 'contents')
      const query = { tree_sha: sha, recursive: '1' }
      const { data } = await call(about, 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', query)
      const tree = history.tree(data)
      if (tree === undefined) throw new GitHubError(`${about.operation}: the answer is not a tree.`, {})
      return tree
    },
    async commitFiles(sha) {
      const about = reading(`Reading commit ${sha}`, 'contents')
      const { data } = await call(about, 'GET /repos/{owner}/{repo}/commits/{ref}', { ref: sha })
      return history.changedFiles(itemsAt(data, 'files'))
    },
  }
}
