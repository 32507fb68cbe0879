import { checkedAt, textAt, valueAt } from '../foreign-json.ts'
import { isAccountId } from '../formats.ts'
import { isCount, isObject } from '../schema.ts'
import { type Client, type ClientSettings, createClient, type Pages } from './github-client.ts'
import { commitRoutes } from './github-commits.ts'
import { contentRoutes } from './github-contents.ts'
import { GitHubError, isGitHubError } from './github-error.ts'
import { pullRequestRoutes } from './github-pulls.ts'
import { runRoutes } from './github-runs.ts'
import { type Visibility, visibilityOf } from './visibility.ts'

/** Times are ISO 8601, by GitHub's clock. */
export interface KnownComment {
  id: number
  url: string
  createdAt: string
  updatedAt: string
  /**
   * The id of the account that wrote it, if GitHub says so. It proves nothing: every workflow
   * posts as the same bot.
   */
  author?: number | undefined
}

export interface IssueComment extends KnownComment {
  body: string
  byBot: boolean
}

export type ChangedComment = IssueComment & { issue: number | undefined }

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'
export type ReactionTarget = { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }

/** GitHub, for one repository. Every method throws GitHubError if GitHub did not do it. */
export type GitHub = ReturnType<typeof createGitHub>

export function createGitHub(settings: ClientSettings) {
  const client = createClient(settings)
  return {
    ...commentRoutes(client),
    ...pullRequestRoutes(client),
    ...commitRoutes(client),
    ...contentRoutes(client),
    ...runRoutes(client),
    date: client.date,
    /** GitHub's own time for certain: where no answer has told it yet, the repository is read. */
    async now(): Promise<Date> {
      if (!client.knowsDate()) await client.call('Reading the time', 'GET')
      return client.date()
    },
    async permission(username: string): Promise<unknown> {
      const route = 'GET /collaborators/{username}/permission'
      return (await client.call(`Reading the permission of @${username}`, route, { username })).data
    },
    async react({ kind, id }: ReactionTarget, content: Reaction): Promise<'added' | 'existing'> {
      const { status } = await client.call('Adding a reaction', reactionRoutes[kind], {
        id,
        content,
      })
      return status === 201 ? 'added' : 'existing'
    },
    /** The type of an account, such as `User` or `Bot`; undefined if GitHub knows none with this login. */
    async accountType(username: string): Promise<string | undefined> {
      const operation = `Reading the account ${username}`
      try {
        const { data } = await client.call(operation, 'GET /users/{username}', { username })
        const type = textAt(data, 'type')
        if (type === '') throw new GitHubError(`${operation}: the answer is not GitHub's.`)
        return type
      } catch (error) {
        if (isGitHubError(error, 404)) return undefined
        throw error
      }
    },
    async viewer(): Promise<number | undefined> {
      const query = '{ viewer { databaseId } }'
      const operation = 'Reading the account of the token (GraphQL viewer)'
      const { data } = await client.call(operation, 'POST /graphql', { query })
      return checkedAt(isAccountId, data, 'data', 'viewer', 'databaseId')
    },

    /** What was read. Throws GitHubError if the token may not read it. */
    async mayRead(what: keyof typeof readable): Promise<unknown> {
      const { route, query, isAnswer } = readable[what]
      const operation = `Reading ${what}`
      const { data } = await client.call(operation, route, query)
      if (!isAnswer(data)) throw new GitHubError(`${operation}: the answer is not GitHub's.`)
      return data
    },

    async issue(number: number) {
      const operation = `Reading #${number}`
      const { data } = await client.call(operation, 'GET /issues/{issue}', { issue: number })
      const state = textAt(data, 'state')
      if (state === '') throw new GitHubError(`${operation}: the answer is not GitHub's.`)
      return {
        isOpen: state !== 'closed',
        isLocked: valueAt(data, 'locked') === true,
        isPull: isObject(valueAt(data, 'pull_request')),
        title: textAt(data, 'title'),
        text: textAt(data, 'body'),
      }
    },

    async visibility(): Promise<Visibility | undefined> {
      return visibilityOf((await client.call('Reading the repository', 'GET')).data)
    },
  }
}

const isList = (data: unknown): boolean => Array.isArray(data)
const hasField =
  (name: string) =>
  (data: unknown): boolean =>
    valueAt(data, name) !== undefined

const oneItem = { per_page: 1 }

/** What a token may be able to read, how it is asked for, and whether an answer is GitHub's. */
const readable = {
  comments: { route: 'GET /issues/comments', query: oneItem, isAnswer: isList },
  'pull requests': { route: 'GET /pulls', query: oneItem, isAnswer: isList },
  'workflow runs': {
    route: 'GET /actions/runs',
    query: oneItem,
    isAnswer: hasField('workflow_runs'),
  },
  contents: { route: 'GET /branches', query: oneItem, isAnswer: isList },
  'the repository': { route: 'GET', query: {}, isAnswer: hasField('id') },
} as const

const reactionRoutes = {
  issue: 'POST /issues/{id}/reactions',
  'issue-comment': 'POST /issues/comments/{id}/reactions',
  'review-comment': 'POST /pulls/comments/{id}/reactions',
} as const

function commentRoutes({ call, callOnce, page }: Client) {
  return {
    /** Sent once. An error with `mayHaveSucceeded` says that the comment may be there all the same. */
    async createComment(issue: number, body: string): Promise<IssueComment> {
      const operation = `Writing a comment on #${issue}`
      return readComment(
        (await call(operation, 'POST /issues/{issue}/comments', { issue, body })).data,
      )
    },
    async comment(id: number): Promise<IssueComment> {
      const operation = 'Reading the status comment'
      return readComment(
        (await callOnce(operation, 'GET /issues/comments/{id}', { id })).data,
        operation,
      )
    },
    async updateComment(
      id: number,
      body: string,
      { isOptional } = { isOptional: false },
    ): Promise<IssueComment> {
      const operation = 'Editing the status comment'
      try {
        const edit = isOptional ? callOnce : call
        return readComment(
          (await edit(operation, 'PATCH /issues/comments/{id}', { id, body })).data,
        )
      } catch (cause) {
        if (!isGitHubError(cause, 404)) throw cause
        throw new GitHubError(`${operation}: it was deleted.`, { status: 404, cause })
      }
    },
    async deleteComment(id: number): Promise<void> {
      try {
        await call('Deleting a comment', 'DELETE /issues/comments/{id}', { id })
      } catch (error) {
        // It is gone, as was asked: a repeated deletion gets this answer after the first one.
        if (!isGitHubError(error, 404)) throw error
      }
    },
    /** One page, oldest first. */
    async comments(issue: number, number: number): Promise<Pages & { comments: IssueComment[] }> {
      const operation = `Reading the comments of #${issue}`
      const { items, ...pages } = await page(operation, 'GET /issues/{issue}/comments', {
        issue,
        page: number,
      })
      return { comments: items.map((item) => readComment(item, operation)), ...pages }
    },
    /** One page of the repository's comments changed since then (ISO 8601), newest change first. */
    async changedComments(
      since: string,
      number: number,
    ): Promise<Pages & { comments: ChangedComment[] }> {
      const operation = "Reading the repository's comments"
      const query = { sort: 'updated', direction: 'desc', since, page: number }
      const { items, ...pages } = await page(operation, 'GET /issues/comments', query)
      return {
        comments: items.map((item) => ({ ...readComment(item, operation), issue: issueOf(item) })),
        ...pages,
      }
    },
  }
}

function readComment(data: unknown, operation = 'Writing a comment'): IssueComment {
  const id = checkedAt(isCount, data, 'id')
  if (id === undefined)
    throw new GitHubError(`${operation}: GitHub answered without a comment.`, {
      mayHaveSucceeded: true,
    })
  const createdAt = textAt(data, 'created_at')
  return {
    id,
    body: textAt(data, 'body'),
    url: textAt(data, 'html_url'),
    createdAt,
    updatedAt: textAt(data, 'updated_at') || createdAt,
    author: checkedAt(isAccountId, data, 'user', 'id'),
    byBot: textAt(data, 'user', 'type') === 'Bot',
  }
}

// The number is only in an address, for some servers in that of the pull request.
function issueOf(comment: unknown): number | undefined {
  const url = textAt(comment, 'issue_url') || textAt(comment, 'pull_request_url')
  const number = /\/(?:issues|pulls?)\/(\d{1,15})$/.exec(url)?.[1]
  return number === undefined ? undefined : Number(number)
}
