/** A comment as GitHub keeps it. */
export interface KeptComment {
  id: number
  issue: number
  body: string
  /** The author. */
  login: string
  created_at: string
  updated_at: string
  html_url: string
  /** When it was posted by the machine's clock, ms; 0: long ago. */
  postedAt: number
}

/** The comments of a repository in memory: an edit or a deletion is seen by every later list, a new comment perhaps not. */
export class CommentList {
  readonly byId = new Map<number, KeptComment>()
  /** The highest id that was given. */
  last: number
  readonly #about: { pages: string; now: () => number }

  /** `now`: the machine's clock, ms. */
  constructor({ first, ...about }: { first: number; pages: string; now: () => number }) {
    this.last = first - 1
    this.#about = about
  }

  /** `at`: GitHub's own time. */
  add(issue: number, { login, body, at }: { login: string; body: string; at: string }): KeptComment {
    const id = ++this.last
    const { pages, now } = this.#about
    const html_url = `${pages}/issues/${issue}#issuecomment-${id}`
    const comment = { id, issue, body, login, html_url, created_at: at, updated_at: at, postedAt: now() }
    this.byId.set(id, comment)
    return comment
  }

  of(issue: number): KeptComment[] {
    return [...this.byId.values()].filter((comment) => comment.issue === issue)
  }
}
