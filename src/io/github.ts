import { checkedAt, isCount, isText, present, textAt, type Visibility, valueAt, visibilityOf } from '../schema.ts'
import { type Client, type ClientSettings, createClient, type Pages, reading, writing } from './github-client.ts'
import { GitHubError } from './github-error.ts'
import { historyRoutes } from './github-history.ts'
import { pullRequestRoutes } from './github-pulls.ts'
import { runRoutes } from './github-runs.ts'

export { GitHubError } from './github-error.ts'

export interface IssueComment {
  id: number
  body: string
  url: string
  createdAt: string
  updatedAt?: string
  /** The id of the account that wrote it. It proves nothing: every workflow posts as the same bot. */
  author?: number
  byBot?: boolean
}

export interface ChangedComment extends IssueComment {
  issue: number
  updatedAt: string
}

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'
export type ReactionTarget = { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }

/** GitHub, for one repository. Every method throws GitHubError if GitHub did not do it. */
export type GitHub = ReturnType<typeof createGitHub>

export function createGitHub(settings: ClientSettings) {
  const client = createClient(settings)
  return {
    ...commentRoutes(client),
    ...pullRequestRoutes(client),
    ...historyRoutes(client),
    ...runRoutes(client),
    date: client.date,
    async permission(login: string): Promise<unknown> {
      const about = reading(`Reading the permission of @${login}`, 'metadata')
      return (await client.call(about, 'GET /collaborators/{username}/permission', { username: login })).data
    },
    async react({ kind, id }: ReactionTarget, content: Reaction): Promise<'added' | 'existing'> {
      const about = writing('Adding a reaction', kind === 'review-comment' ? 'pull-requests' : 'issues')
      const { status } = await client.call(about, reactionRoutes[kind], { id, content })
      return status === 201 ? 'added' : 'existing'
    },
    async viewer(): Promise<number | undefined> {
      const about = reading('Reading the account of the token', 'metadata')
      const { data } = await client.call(about, 'POST /graphql', { query: '{ viewer { databaseId } }' })
      return checkedAt(isCount, data, 'data', 'viewer', 'databaseId')
    },

    async mayRead(what: keyof typeof readRoutes): Promise<undefined> {
      const [permission, route, field] = readRoutes[what]
      const about = { ...reading(`Reading ${what}`, permission), isOptional: true }
      const { data } = await client.call(about, route, field === 'id' ? {} : { per_page: 1 })
      const isRead = field === undefined ? Array.isArray(data) : valueAt(data, field) !== undefined
      if (!isRead) throw new GitHubError(`${about.operation}: the answer is not GitHub's.`, {})
    },

    async issueState(number: number): Promise<{ isOpen: boolean; isLocked: boolean }> {
      const about = { ...reading(`Reading #${number}`, 'issues'), isOptional: true }
      const { data } = await client.call(about, 'GET /issues/{number}', { number })
      const state = textAt(data, 'state')
      if (state === '') throw new GitHubError(`${about.operation}: the answer is not GitHub's.`, {})
      return { isOpen: state !== 'closed', isLocked: valueAt(data, 'locked') === true }
    },

    async visibility(): Promise<Visibility | undefined> {
      return visibilityOf((await client.call(reading('Reading the repository', 'metadata'), 'GET')).data)
    },
  }
}

// What is read, the permission for it, the route, and a field of the answer if it is no list.
const readRoutes = {
  comments: ['issues', 'GET /issues/comments', undefined],
  'pull requests': ['pull-requests', 'GET /pulls', undefined],
  'workflow runs': ['actions', 'GET /actions/runs', 'workflow_runs'],
  contents: ['contents', 'GET /branches', undefined],
  'the repository': ['metadata', 'GET', 'id'],
} as const

const reactionRoutes = {
  issue: 'POST /issues/{id}/reactions',
  'issue-comment': 'POST /issues/comments/{id}/reactions',
  'review-comment': 'POST /pulls/comments/{id}/reactions',
}

function commentRoutes({ call, page }: Client) {
  return {
    /** Sent once. An error with `mayHaveSucceeded` says that the comment may be there all the same. */
    async createComment(issue: number, body: string): Promise<IssueComment> {
      const about = { ...writing(`Writing a comment on #${issue}`), isIdempotent: false }
      return readComment((await call(about, 'POST /issues/{issue}/comments', { issue, body })).data)
    },
    /** Tried once: what needs it is repeated as a whole. */
    async comment(id: number): Promise<IssueComment> {
      const about = { ...reading('Reading the status comment', 'issues'), isOptional: true }
      return readComment((await call(about, 'GET /issues/comments/{id}', { id })).data, about.operation)
    },
    async updateComment(id: number, body: string, { isOptional } = { isOptional: false }): Promise<IssueComment> {
      const about = { ...writing('Editing the status comment'), isOptional }
      try {
        return readComment((await call(about, 'PATCH /issues/comments/{id}', { id, body })).data)
      } catch (cause) {
        if (!(cause instanceof GitHubError) || cause.status !== 404) throw cause
        throw new GitHubError(`${about.operation}: it was deleted.`, { status: 404, cause })
      }
    },
    async deleteComment(id: number): Promise<void> {
      try {
        await call(writing('Deleting a comment'), 'DELETE /issues/comments/{id}', { id })
      } catch (error) {
        // It is gone, as was asked: a repeated deletion gets this answer after the first one.
        if (!(error instanceof GitHubError && error.status === 404)) throw error
      }
    },
    /** One page, oldest first. */
    async comments(issue: number, number: number): Promise<Pages & { comments: IssueComment[] }> {
      const about = reading(`Reading the comments of #${issue}`, 'issues')
      const { items, ...pages } = await page(about, 'GET /issues/{issue}/comments', { issue, page: number })
      return { comments: items.map((item) => readComment(item, about.operation)), ...pages }
    },
    /** One page of the repository's comments changed since then (ISO 8601), newest change first. */
    async changedComments(since: string, number: number): Promise<Pages & { comments: ChangedComment[] }> {
      const about = reading("Reading the repository's comments", 'issues')
      const query = { sort: 'updated', direction: 'desc', since, page: number }
      const { items, ...pages } = await page(about, 'GET /issues/comments', query)
      const comments = items.map((item) => ({
        ...readComment(item, about.operation),
        issue: issueOf(item),
        updatedAt: textAt(item, 'updated_at'),
      }))
      return { comments, ...pages }
    },
  }
}

function readComment(data: unknown, operation = 'Writing a comment'): IssueComment {
  const id = checkedAt(isCount, data, 'id')
  if (id === undefined)
    throw new GitHubError(`${operation}: GitHub answered without a comment.`, { mayHaveSucceeded: true })
  return present({
    id,
    body: textAt(data, 'body'),
    url: textAt(data, 'html_url'),
    createdAt: textAt(data, 'created_at'),
    updatedAt: checkedAt(isText, data, 'updated_at'),
    author: checkedAt(isCount, data, 'user', 'id'),
    byBot: textAt(data, 'user', 'type') === 'Bot' || undefined,
  })
}

// The number is only in an address, for some servers in that of the pull request.
function issueOf(comment: unknown): number {
  const url = textAt(comment, 'issue_url') || textAt(comment, 'pull_request_url')
  return Number(/\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1] ?? 0)
}
