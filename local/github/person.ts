import type { RepositoryState } from './state.ts'

/** Anything GitHub answers with, under its own field names. */
export type Resource = { id: number; [field: string]: unknown }
export type Issue = Resource & { number: number; html_url: string }
export type Pull = Resource & { number: number; html_url: string }

export interface Comment extends Resource {
  body: string
  html_url: string
  created_at: string
  updated_at: string
  user: { id: number; login: string; type: string }
}

/** A person acting on GitHub. Everything throws if GitHub refuses. */
export interface Person {
  openIssue(title: string, body?: string): Promise<Issue>
  openPullRequest(pull: { title: string; body?: string; head: string; base?: string }): Promise<Pull>
  comment(number: number, body: string): Promise<Comment>
  edit(commentId: number, body: string): Promise<Comment>
  remove(commentId: number): Promise<void>
  /** A review comment on line 3 of docs/configuration.md. */
  commentOnLine(number: number, body: string): Promise<Comment>
  review(number: number, body: string | null): Promise<Resource>
  close(number: number): Promise<void>
  /** `sha` is the commit that merges it, if the pull request is in git. */
  merge(number: number, sha?: string): Promise<void>
  lock(number: number): Promise<void>
}

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

/** `ask` sends a request in the person's name; its paths are below the repository. */
export function createPerson(ask: Ask, { conversations, pulls, locked, mergeCommits }: RepositoryState): Person {
  return {
    async openIssue(title, body = '') {
      const issue = await ask<Issue>('POST', '/issues', { title, body })
      conversations.add(issue.number)
      return issue
    },
    async openPullRequest({ base = 'main', ...pull }) {
      const opened = await ask<Pull>('POST', '/pulls', { base, ...pull })
      conversations.add(opened.number)
      pulls.add(opened.number)
      return opened
    },
    comment: (number, body) => ask('POST', `/issues/${number}/comments`, { body }),
    edit: (id, body) => ask('PATCH', `/issues/comments/${id}`, { body }),
    remove: (id) => ask('DELETE', `/issues/comments/${id}`),
    commentOnLine: (number, body) =>
      ask('POST', `/pulls/${number}/comments`, { body, path: 'docs/configuration.md', line: 3, side: 'RIGHT' }),
    review: (number, body) => ask('POST', `/pulls/${number}/reviews`, { body, event: 'COMMENT' }),
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
