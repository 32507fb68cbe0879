/** The part of a workflow run and its event that the action reads. */
export interface Event {
  /** `issue_comment`, `schedule`, … and the payload's `action` where it has one. */
  name: string
  action?: string
  repository: { id: number; owner: string; name: string; private: boolean }
  /** Who caused the event; absent only for events without a person (schedule, push, …). */
  sender?: Person
  /** The issue or pull request the event belongs to. */
  thread?: { number: number; kind: 'issue' | 'pull-request'; comments?: number; locked: boolean }
  /** The text somebody wrote, where this event carries one that may hold a command. */
  written?: Written
}

export interface Person {
  id: number
  login: string
  bot: boolean
}

/** A text on GitHub that may hold a command: a comment, a review, or an opened issue or pull request's body. */
export interface Written {
  /** `comment:<id>`, `review-comment:<id>`, `review:<id>` or `issue:<number>`. */
  trigger: string
  body: string
  author: Person
  /** The page of it on GitHub. */
  url: string
  /** ISO 8601, as GitHub gave it. */
  createdAt: string
  /** Where a reaction goes; absent for reviews, which have none. */
  reactTo?: { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }
}
