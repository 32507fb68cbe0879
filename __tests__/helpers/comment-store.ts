import type { Clock } from '../../src/io/clock.ts'
import type { ChangedComment, IssueComment } from '../../src/io/github.ts'

/** An edit as it was made, by whomever. */
interface Edit {
  id: number
  before: string
  after: string
}

/** The comments of all conversations, as GitHub keeps them. An edit or a deletion is seen by every later list. */
export interface CommentStore {
  /** Somebody else's comment, or (`by`) one of another account. */
  say(issue: number, body: string, createdAt?: string, by?: number): IssueComment
  /** Somebody else's edit. */
  edit(id: number, body: string, at?: string): void
  /** Somebody else's deletion. */
  remove(id: number): void
  /** A conversation as it is. */
  conversation(issue: number): IssueComment[]
  /** A conversation as a list shows it. */
  listed(issue: number): IssueComment[]
  all(): ChangedComment[]
  find(id: number): IssueComment | undefined
  /** The highest id. */
  last(): number
  edits: Edit[]
  /** The accounts that are bots, beside ours. */
  bots: Set<number>
  /** Asked in each list for each comment that is less than a second old: whether the list lacks it. */
  lists: { lack: (comment: IssueComment) => boolean }
  /** GitHub's own time. */
  date(): Date
  /** Sets GitHub's own clock, if it differs from that of the machine. */
  dates(now: () => string): void
}

interface Stored extends ChangedComment {
  /** By the machine's clock, ms. */
  postedAt: number
}

const somebody = 583231
/** For how long a list may lack a new comment. */
const lagMs = 1_000

export function commentStore(clock: Pick<Clock, 'date'>): CommentStore {
  let comments: Stored[] = []
  let last = 100
  let now = () => clock.date().toISOString()
  const of = (issue: number): Stored[] => comments.filter((comment) => comment.issue === issue)
  const isListed = (comment: Stored): boolean =>
    clock.date().getTime() - comment.postedAt >= lagMs || !store.lists.lack(comment)

  const store: CommentStore = {
    say(issue, body, createdAt = now(), author = somebody) {
      const id = ++last
      const url = `https://github.com/o/r/issues/${issue}#issuecomment-${id}`
      const postedAt = Math.min(clock.date().getTime(), Date.parse(createdAt))
      const dates = { createdAt, updatedAt: createdAt, postedAt }
      const comment = { id, issue, body, url, author, ...dates, ...(store.bots.has(author) ? { byBot: true } : {}) }
      comments.push(comment)
      return shown(comment)
    },
    edit(id, body, at = now()) {
      const comment = comments.find((found) => found.id === id)
      if (comment === undefined) return
      store.edits.push({ id, before: comment.body, after: body })
      Object.assign(comment, { body, updatedAt: at })
    },
    remove(id) {
      comments = comments.filter((comment) => comment.id !== id)
    },
    conversation: (issue) => of(issue).map(shown),
    listed: (issue) => of(issue).filter(isListed).map(shown),
    all: () => comments.map(({ postedAt: _, ...comment }) => comment),
    find(id) {
      const comment = comments.find((found) => found.id === id)
      return comment && shown(comment)
    },
    last: () => last,
    edits: [],
    bots: new Set(),
    lists: { lack: () => false },
    date: () => new Date(now()),
    dates(given) {
      now = given
    },
  }
  return store
}

const shown = ({ issue: _, postedAt: __, ...comment }: Stored): IssueComment => comment
