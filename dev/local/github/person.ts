import type { Reply } from '../http/reply.ts'
import type { Backend } from './backend.ts'
import { filesOf } from './git-history.ts'
import { userOf } from './people.ts'
import {
  type Comment,
  type Issue,
  lineCommentResource,
  type Pull,
  type ReviewComment,
  reviewResource,
} from './resources.ts'
import { addLineComment, addReview, hunkOf, type LineComment } from './reviews.ts'
import type { repositoryRoutes } from './routes.ts'
import type { KeptPull } from './state.ts'

/** A label that somebody put on an issue or pull request. */
export type Labeling = Awaited<ReturnType<ReturnType<typeof createPerson>['label']>>

const states = {
  APPROVE: 'APPROVED',
  COMMENT: 'COMMENTED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
} as const

interface Reviewing {
  event?: keyof typeof states
  comments?: LineComment[]
}

/** A person acting on GitHub. Everything throws if GitHub refuses. */
export function createPerson(
  backend: Backend,
  route: ReturnType<typeof repositoryRoutes>,
  login: string,
) {
  const { pulls, issues, people } = backend.state
  if (!(login in people) && !login.endsWith('[bot]'))
    throw new Error(`There is no account ${login}.`)

  const ask = async <T>(method: string, path: string, json?: unknown): Promise<T> =>
    resourceOf(
      await route({ method, json, below: path }).answer(login),
      `${login}: ${method} ${path}`,
    )

  function pullOf(number: number): KeptPull {
    const pull = pulls.get(number)
    if (pull === undefined) throw new Error(`There is no pull request #${number}.`)
    return pull
  }

  async function submit(
    number: number,
    body: string | null,
    { event = 'COMMENT', comments = [] }: Reviewing,
  ) {
    const files = comments.length === 0 ? undefined : await filesOf(backend.history, pullOf(number))
    const review = addReview(backend, pullOf(number), {
      login,
      body: body ?? '',
      state: states[event],
    })
    const added = comments.map((comment) =>
      addLineComment(backend, review, { diff_hunk: hunkOf(comment, files), ...comment }),
    )
    return {
      review: reviewResource(backend, review),
      comments: added.map((comment) => lineCommentResource(backend, comment)),
    }
  }

  return {
    openIssue: (title: string, body = '') => ask<Issue>('POST', 'issues', { title, body }),
    /** `head` is `owner:branch` if the pull request comes from a fork. */
    openPullRequest: (pull: { title: string; body?: string; head: string; base?: string }) =>
      ask<Pull>('POST', 'pulls', { base: 'main', ...pull }),
    comment: (number: number, body: string) =>
      ask<Comment>('POST', `issues/${number}/comments`, { body }),
    edit: (id: number, body: string) => ask<Comment>('PATCH', `issues/comments/${id}`, { body }),
    remove: (id: number) => ask('DELETE', `issues/comments/${id}`),
    /** A review comment, on line 3 of docs/configuration.md if `where` does not say. */
    async commentOnLine(
      number: number,
      body: string,
      where: Partial<LineComment> = {},
    ): Promise<ReviewComment> {
      const comment = { path: 'docs/configuration.md', line: 3, ...where, body }
      return (await submit(number, '', { comments: [comment] })).comments[0] as ReviewComment
    },
    review: async (number: number, body: string | null, how: Reviewing = {}) =>
      (await submit(number, body, how)).review,
    async label(number: number, name: string) {
      await ask('POST', `issues/${number}/labels`, { labels: [name] })
      return { number, label: { name, description: null }, sender: userOf(backend.pages, login) }
    },
    close: (number: number) => ask('PATCH', `issues/${number}`, { state: 'closed' }),
    /** `sha` is the commit that merges it, if the pull request is in git. */
    async merge(number: number, sha?: string): Promise<void> {
      await ask('PATCH', `issues/${number}`, { state: 'closed' })
      Object.assign(pullOf(number), { merged_at: backend.now(), merge_commit_sha: sha ?? null })
    },
    async lock(number: number): Promise<void> {
      Object.assign(issues.get(number) ?? {}, { locked: true })
    },
  }
}

/** What an answer holds; throws if it is a refusal. */
export function resourceOf<T>({ status, body }: Reply, request: string): T {
  if (status >= 300) throw new Error(`GitHub answered ${status}. The request: ${request}`)
  return (body ?? {}) as T
}
