import type { Reply } from '../http/reply.ts'
import type { Fields } from './backend.ts'
import { withFork } from './forks.ts'
import { hunkOf, type LineComment, type Post, postLineComment } from './reviews.ts'
import type { RepositoryState } from './state.ts'

/** Anything GitHub answers with, under its own field names. */
export type Resource = { id: number; [field: string]: unknown }
export type Issue = Resource & { number: number; html_url: string }
export type Pull = Resource & { number: number; html_url: string }
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

/** A person acting on GitHub. Everything throws if GitHub refuses. */
export interface Person {
  openIssue(title: string, body?: string): Promise<Issue>
  /** `head` is `owner:branch` if the pull request comes from a fork. */
  openPullRequest(pull: { title: string; body?: string; head: string; base?: string }): Promise<Pull>
  comment(number: number, body: string): Promise<Comment>
  edit(commentId: number, body: string): Promise<Comment>
  remove(commentId: number): Promise<void>
  /** A review comment, on line 3 of docs/configuration.md if `where` does not say. */
  commentOnLine(number: number, body: string, where?: Partial<LineComment>): Promise<Comment>
  /** `event` is COMMENT if it is absent. */
  review(
    number: number,
    body: string | null,
    more?: { event?: 'APPROVE' | 'COMMENT' | 'REQUEST_CHANGES'; comments?: LineComment[] },
  ): Promise<Review>
  label(number: number, name: string): Promise<Labeling>
  close(number: number): Promise<void>
  /** `sha` is the commit that merges it, if the pull request is in git. */
  merge(number: number, sha?: string): Promise<void>
  lock(number: number): Promise<void>
}

/** Sends a request in the person's name; the path is below the repository. */
type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

/**
 * `ask` asks the emulator and throws if it refuses, `post` gives its whole answer. `route` asks the repository's own routes.
 */
export function createPerson({
  ask,
  post,
  route,
  user,
  lastComment,
  state,
}: {
  ask: Ask
  post: Post
  route: Ask
  user(): Promise<Reply>
  /** The id of the last comment of an issue or pull request; 0 if there is none. */
  lastComment(number: number): Promise<number>
  state: RepositoryState
}): Person {
  const { repository, conversations, pulls, locked, mergeCommits, metadata, forks, lastComments } = state

  async function addLineComments(number: number, reviewId: number, comments: LineComment[]): Promise<Comment[]> {
    if (comments.length === 0) return []
    const files = await route<Fields[]>('GET', `pulls/${number}/files?per_page=100`)
    const added: Comment[] = []
    for (const comment of comments) {
      const withHunk = { diff_hunk: hunkOf(comment, files), ...comment }
      const { status, body } = await postLineComment(post, state, { number, reviewId, comment: withHunk })
      if (status !== 201) throw new Error(`GitHub answered ${status} to a comment on a line.`)
      added.push(body as Comment)
    }
    return added
  }

  const review: Person['review'] = async (number, body, { event = 'COMMENT', comments = [] } = {}) => {
    const before = await lastComment(number)
    const submitted = await ask<Review>('POST', `/pulls/${number}/reviews`, { body, event })
    lastComments.set(submitted.id, before)
    await addLineComments(number, submitted.id, comments)
    // Whoever reviews is no longer asked to.
    metadata.get(number)?.reviewers.delete(submitted.user.login)
    return submitted
  }

  return {
    async openIssue(title, body = '') {
      const issue = await ask<Issue>('POST', '/issues', { title, body })
      conversations.add(issue.number)
      return issue
    },
    async openPullRequest({ base = 'main', head, ...pull }) {
      const [branch = '', owner = repository.owner] = head.split(':').toReversed()
      const opened = await ask<Pull>('POST', '/pulls', { base, head: branch, ...pull })
      conversations.add(opened.number)
      pulls.add(opened.number)
      if (owner !== repository.owner) forks.set(opened.number, `${owner}/${repository.name}`)
      return withFork(opened, forks.get(opened.number))
    },
    comment: (number, body) => ask('POST', `/issues/${number}/comments`, { body }),
    edit: (id, body) => ask('PATCH', `/issues/comments/${id}`, { body }),
    remove: (id) => ask('DELETE', `/issues/comments/${id}`),
    async commentOnLine(number, body, where = {}) {
      const { id } = await review(number, null)
      const [comment] = await addLineComments(number, id, [{ path: 'docs/configuration.md', line: 3, ...where, body }])
      return comment as Comment
    },
    review,
    async label(number, name) {
      await route('POST', `issues/${number}/labels`, { labels: [name] })
      return { number, label: { name, description: null }, sender: (await user()).body as Resource }
    },
    close: (number) => ask('PATCH', `/${pulls.has(number) ? 'pulls' : 'issues'}/${number}`, { state: 'closed' }),
    async merge(number, sha) {
      if (sha !== undefined) mergeCommits.set(number, sha)
      await ask('PUT', `/pulls/${number}/merge`, {})
    },
    async lock(number) {
      locked.add(number)
      if (!pulls.has(number)) await ask('PUT', `/issues/${number}/lock`, { lock_reason: 'resolved' })
    },
  }
}
