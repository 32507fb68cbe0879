import type { Clock } from '../../src/io/clock.ts'
import { type Comment, type GitHub, GitHubError } from '../../src/io/github.ts'
import type { Gate } from './interleave.ts'

/**
 * What goes wrong with one call.
 * - `down`: no answer, and nothing was done.
 * - `lost`: it was done, and the answer was lost.
 * - `denied`: 403, for want of a permission.
 * - `gone`: 404.
 * - `limited`: GitHub's hourly limit is spent.
 * - `late`: a list that does not show the newest comment yet.
 */
type Fault = 'down' | 'lost' | 'denied' | 'gone' | 'limited' | 'late'

/** An issue tracker of one repository in memory. Comments are numbered from 101 on, whatever their conversation. */
export interface FakeGitHub extends GitHub {
  /** Every call, when it took effect: `POST comment 101 on #1`, `GET comments of #1, page 1`, `EDIT comment 101`, … */
  ledger: string[]
  /** A conversation as people see it. */
  conversation(issue: number): Comment[]
  /** Somebody else's comment, or (`by`) one of the account that writes ours. */
  say(issue: number, body: string, createdAt?: string, by?: number): Comment
  /** Somebody else's edit. */
  edit(id: number, body: string, at?: string): void
  /** Somebody else's deletion. */
  remove(id: number): void
  /** What the next calls whose line begins with `call` (`POST comment`, `GET comments`, …) come to, one each. */
  fail(call: string, ...faults: Fault[]): void
  /** What the permission endpoint answers. */
  permissions: unknown
  /** GitHub's own clock, where it differs from that of the machine. */
  dates(now: () => string): void
  /** The pull requests that are closed. */
  closed: Set<number>
  /** The workflow runs that have ended. */
  over: Set<string>
  /** The same GitHub, reached by a run whose every call passes its gate before it takes effect and after. */
  through(gate: Gate): GitHub
}

/** The account that the token writes as. */
export const ourAccount = 41898282
const somebody = 583231

export function fakeGitHub(clock: Pick<Clock, 'date'>): FakeGitHub {
  const conversations = new Map<number, Comment[]>()
  const edits = new Map<number, string>()
  const reactions = new Set<string>()
  const faults: { call: string; fault: Fault }[] = []
  let last = 100
  let now = () => clock.date().toISOString()

  const conversation = (issue: number): Comment[] => conversations.get(issue) ?? []
  const find = (id: number): { issue: number; comment: Comment } | undefined => {
    for (const [issue, comments] of conversations) {
      const comment = comments.find((one) => one.id === id)
      if (comment) return { issue, comment }
    }
    return undefined
  }
  const say = (issue: number, body: string, createdAt = now(), author = somebody): Comment => {
    const id = ++last
    const comment = { id, body, createdAt, author, url: `https://github.com/o/r/issues/${issue}#issuecomment-${id}` }
    conversations.set(issue, [...conversation(issue), comment])
    return comment
  }

  /** One call: `act` does it, unless the script says otherwise. */
  function call<T>(line: string, act: () => T): T {
    const at = faults.findIndex((one) => line.startsWith(one.call) && one.fault !== 'late')
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    const note = (what: string) => void github.ledger.push(what)
    if (fault !== undefined && fault !== 'lost') {
      note(`${line}: ${fault}`)
      throw new GitHubError(`${line}: ${fault}.`, {
        ...(fault === 'denied' ? { status: 403, missingPermission: 'issues: write' } : {}),
        ...(fault === 'gone' ? { status: 404 } : {}),
        ...(fault === 'limited' ? { status: 403, limited: true } : {}),
        mayHaveSucceeded: fault === 'down',
      })
    }
    const before = last
    const done = act()
    const told = before === last ? line : line.replace('comment', `comment ${last}`)
    note(fault === 'lost' ? `${told}: lost` : told)
    if (fault === 'lost') throw new GitHubError(`${line}: the answer was lost.`, { mayHaveSucceeded: true })
    return done
  }
  const missing = (line: string): never => {
    throw new GitHubError(`${line}: not found.`, { status: 404 })
  }

  const github: FakeGitHub = {
    ledger: [],
    permissions: { permission: 'write', user: { permissions: { pull: true, triage: true, push: true } } },
    closed: new Set(),
    over: new Set(),
    conversation: (issue) => conversation(issue).map((comment) => ({ ...comment })),
    say,
    edit(id, body, at = now()) {
      const found = find(id)
      if (!found) return
      found.comment.body = body
      edits.set(id, at)
    },
    remove(id) {
      const found = find(id)
      if (found)
        conversations.set(
          found.issue,
          conversation(found.issue).filter((one) => one.id !== id),
        )
    },
    dates(given) {
      now = given
    },
    date: () => new Date(now()),
    fail(call, ...scripted) {
      faults.push(...scripted.map((fault) => ({ call, fault })))
    },

    permission: async (login) => call(`GET permission of ${login}`, () => github.permissions),
    react: async ({ kind, id }, content) => {
      const line = `REACT ${content} to ${kind} ${id}`
      return call(line, () => (reactions.size < reactions.add(line).size ? 'added' : 'existing'))
    },
    viewer: async () => call('GET viewer', () => ourAccount),
    createComment: async (issue, body) =>
      call(`POST comment on #${issue}`, () => ({ ...say(issue, body, now(), ourAccount) })),
    updateComment: async (id, body) => {
      const line = `EDIT comment ${id}`
      return call(line, () => {
        const found = find(id) ?? missing(line)
        github.edit(id, body)
        return { ...found.comment }
      })
    },
    // One that is not there is deleted already.
    deleteComment: async (id) => call(`DELETE comment ${id}`, () => github.remove(id)),
    comments: async (issue, page) => {
      const line = `GET comments of #${issue}, page ${page}`
      const at = faults.findIndex((one) => one.fault === 'late' && line.startsWith(one.call))
      if (at >= 0) faults.splice(at, 1)
      return call(line, () => {
        const all = conversation(issue).slice(0, at < 0 ? undefined : -1)
        const pages = Math.max(1, Math.ceil(all.length / 100))
        // GitHub names a last page only where there is a next one; what is past the end is an empty page.
        const there = all.slice((page - 1) * 100, page * 100)
        const updated = (comment: Comment) => edits.get(comment.id) ?? comment.createdAt
        return {
          comments: there.map((comment) => ({ ...comment, updatedAt: updated(comment) })),
          last: page < pages ? pages : page,
        }
      })
    },
    changedComments: async (since, page) =>
      call(`GET changed comments, page ${page}`, () => {
        const all = [...conversations].flatMap(([issue, comments]) =>
          comments.map((comment) => ({ ...comment, issue, updatedAt: edits.get(comment.id) ?? comment.createdAt })),
        )
        const changed = all
          .filter(({ updatedAt }) => updatedAt >= since)
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)
        const last = Math.max(1, Math.ceil(changed.length / 100))
        return { comments: changed.slice((page - 1) * 100, page * 100), last: page < last ? last : page }
      }),
    pull: async (number) =>
      call(`GET pull request #${number}`, () => ({
        open: !github.closed.has(number),
        head: '',
        base: '',
        sha: '',
        mergeCommit: '',
      })),
    addLabels: async (number, labels) => call(`LABEL #${number}: ${labels.join(', ')}`, () => undefined),
    requestReviewers: async (pull, people, teams) =>
      call(
        `REQUEST reviews of #${pull}: ${[...people, ...teams.map((slug) => `team ${slug}`)].join(', ')}`,
        () => undefined,
      ),
    addAssignees: async (number, people) => call(`ASSIGN #${number}: ${people.join(', ')}`, () => undefined),

    // Nothing has changed here, ever.
    pullFiles: async (number) => call(`GET files of pull request #${number}`, () => ({ files: [], last: 1 })),
    lastSuccess: async ({ workflow }) => call(`GET runs of ${workflow}`, () => undefined),
    commits: async (sha) => call(`GET commits up to ${sha}`, () => ({ commits: [], last: 1 })),
    compare: async (base, head) =>
      call(`GET comparison ${base}...${head}`, () => ({
        total: 0,
        commits: [],
        files: [],
        mergeBase: base,
        diverged: false,
      })),
    tree: async (sha) => call(`GET tree ${sha}`, () => ({ files: new Map(), truncated: false })),
    isRunning: async (run) => call(`GET run ${run}`, () => !github.over.has(run)),

    through(gate) {
      const gated = Object.entries(github).map(([name, act]) => [
        name,
        async (...given: unknown[]) => {
          await gate(name)
          try {
            return await (act as (...given: unknown[]) => Promise<unknown>)(...given)
          } finally {
            await gate(`answer to ${name}`)
          }
        },
      ])
      return { ...Object.fromEntries(gated), date: github.date } as GitHub
    },
  }
  return github
}
