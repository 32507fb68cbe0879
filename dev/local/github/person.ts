import type { Reply } from '../http/reply.ts'
import type { Ask, Backend, Fields } from './backend.ts'
import { commentsOf, withPullPage } from './comments.ts'
import { withFork } from './forks.ts'
import { hunkOf, type LineComment, postLineComment } from './reviews.ts'
import type { Asked } from './routes.ts'

/** Anything GitHub answers with, under its own field names. */
export type Resource = { id: number; [field: string]: unknown }
export type Issue = Resource & { number: number; html_url: string }
export type Pull = Issue
type Login = { id: number; login: string; type: string }

export interface Comment extends Resource {
  body: string
  html_url: string
  created_at: string
  updated_at: string
  user: Login
}

/** A review; GitHub's API has its state in upper case, its webhooks have it in lower case. */
export interface Review extends Resource {
  body: string
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED'
  html_url: string
  submitted_at: string
  user: Login
}

/** A label that somebody put on an issue or pull request. */
export interface Labeling {
  number: number
  label: Fields
  sender: Resource
}

type Reviewing = { event?: 'APPROVE' | 'COMMENT' | 'REQUEST_CHANGES'; comments?: LineComment[] }

/** A person acting on GitHub. Everything throws if GitHub refuses. `answer` is that of the repository's own routes. */
export function createPerson(backend: Backend, answer: (asked: Asked) => Promise<Reply>, login: string) {
  const { repository, conversations, pulls, locked, mergeCommits, metadata, forks, lastComments } = backend.state
  const post: Ask = (method, path, body) => backend.as(login)(method, `/repos/${repository.fullName}${path}`, body)

  async function ask<T extends Resource>(method: string, path: string, body?: unknown): Promise<T> {
    return withPullPage(resourceOf<T>(await post(method, path, body), `${login}: ${method} ${path}`), pulls)
  }

  /** Asks the repository's own routes. */
  async function route<T>(method: string, path: string, json?: unknown): Promise<T> {
    return resourceOf(await answer({ exchange: { method, json }, below: path, login }), `${login}: ${method} ${path}`)
  }

  async function addLineComments(number: number, reviewId: number, comments: LineComment[]): Promise<Comment[]> {
    if (comments.length === 0) return []
    const files = await route<Fields[]>('GET', `pulls/${number}/files?per_page=100`)
    const added: Comment[] = []
    for (const comment of comments) {
      const withHunk = { diff_hunk: hunkOf(comment, files), ...comment }
      const reply = await postLineComment(post, backend.state, { number, reviewId, comment: withHunk })
      added.push(resourceOf(reply, 'a comment on a line'))
    }
    return added
  }

  /** `event` is COMMENT if it is absent. */
  async function review(number: number, body: string | null, how: Reviewing = {}): Promise<Review> {
    const { event = 'COMMENT', comments = [] } = how
    const before = Number((await commentsOf(number, backend)).at(-1)?.id ?? 0)
    const submitted = await ask<Review>('POST', `/pulls/${number}/reviews`, { body, event })
    lastComments.set(submitted.id, before)
    await addLineComments(number, submitted.id, comments)
    // Whoever reviews is no longer asked to.
    metadata.get(number)?.reviewers.delete(submitted.user.login)
    return submitted
  }

  return {
    async openIssue(title: string, body = ''): Promise<Issue> {
      const issue = await ask<Issue>('POST', '/issues', { title, body })
      conversations.add(issue.number)
      return issue
    },
    /** `head` is `owner:branch` if the pull request comes from a fork. */
    async openPullRequest(pull: { title: string; body?: string; head: string; base?: string }): Promise<Pull> {
      const [head = '', owner = repository.owner] = pull.head.split(':').toReversed()
      const opened = await ask<Pull>('POST', '/pulls', { base: 'main', ...pull, head })
      conversations.add(opened.number)
      pulls.add(opened.number)
      if (owner !== repository.owner) forks.set(opened.number, `${owner}/${repository.name}`)
      return withFork(opened, forks.get(opened.number))
    },
    comment: (number: number, body: string) => ask<Comment>('POST', `/issues/${number}/comments`, { body }),
    edit: (id: number, body: string) => ask<Comment>('PATCH', `/issues/comments/${id}`, { body }),
    remove: (id: number) => ask('DELETE', `/issues/comments/${id}`),
    /** A review comment, on line 3 of docs/configuration.md if `where` does not say. */
    async commentOnLine(number: number, body: string, where: Partial<LineComment> = {}): Promise<Comment> {
      const { id } = await review(number, null)
      const [comment] = await addLineComments(number, id, [{ path: 'docs/configuration.md', line: 3, ...where, body }])
      return comment as Comment
    },
    review,
    async label(number: number, name: string): Promise<Labeling> {
      await route('POST', `issues/${number}/labels`, { labels: [name] })
      return { number, label: { name, description: null }, sender: (await backend.user(login)).body as Resource }
    },
    close: (number: number) =>
      ask('PATCH', `/${pulls.has(number) ? 'pulls' : 'issues'}/${number}`, { state: 'closed' }),
    /** `sha` is the commit that merges it, if the pull request is in git. */
    async merge(number: number, sha?: string): Promise<void> {
      if (sha !== undefined) mergeCommits.set(number, sha)
      await ask('PUT', `/pulls/${number}/merge`, {})
    },
    async lock(number: number): Promise<void> {
      locked.add(number)
      if (!pulls.has(number)) await ask('PUT', `/issues/${number}/lock`, { lock_reason: 'resolved' })
    },
  }
}

/** What an answer holds; throws if it is a refusal. */
export function resourceOf<T>({ status, body }: Reply, request: string): T {
  if (status >= 300) throw new Error(`GitHub answered ${status}. The request: ${request}`)
  return (body ?? {}) as T
}
