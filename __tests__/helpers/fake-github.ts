import { CommentList, type KeptComment } from '../../dev/local/github/comment-list.ts'
import type { Clock } from '../../src/io/clock.ts'
import { type ChangedComment, type GitHub, GitHubError, type IssueComment } from '../../src/io/github.ts'
import type { WorkflowJob, WorkflowRunState } from '../../src/io/github-history.ts'
import type { PullRequest } from '../../src/io/github-pulls.ts'
import type { Gate } from './interleave.ts'

/**
 * What goes wrong with one call.
 * - `down`: no answer, and nothing was done.
 * - `lost`: it was done, and the answer was lost.
 * - `denied`: 403, for want of a permission.
 * - `gone`: 404.
 * - `limited`: GitHub's hourly limit is reached; `limited 180` says after how many seconds it may be tried again.
 * - `late`: a list that does not show the newest comment yet.
 */
export type Fault = 'down' | 'lost' | 'denied' | 'gone' | 'limited' | `limited ${number}` | 'late'

/** An issue tracker of one repository in memory. Comments are numbered from 101 on, whatever their conversation. */
export interface FakeGitHub extends GitHub {
  /** Somebody else's comment, or (`by`) one of another account. */
  say(issue: number, body: string, createdAt?: string, by?: number): IssueComment
  /** Somebody else's edit. */
  edit(id: number, body: string, at?: string): void
  /** Somebody else's deletion. */
  remove(id: number): void
  /** A conversation as it is. */
  conversation(issue: number): IssueComment[]
  edits: { id: number; before: string; after: string }[]
  /** The accounts that are bots, beside ours. */
  bots: Set<number>
  /** Asked in each list for each comment that is less than a second old: whether the list lacks it. */
  lists: { lack: (comment: IssueComment) => boolean }
  /** Sets GitHub's own clock, if it differs from that of the machine. */
  dates(now: () => string): void
  /** Every call, when it took effect: `POST comment 101 on #1`, `GET comments of #1, page 1`, `EDIT comment 101`, … */
  ledger: string[]
  /** What the next calls whose line begins with `call` (`POST comment`, `GET comments`, …) come to, one each. */
  fail(call: string, ...faults: Fault[]): void
  /** Asked for each call that `fail` does not name, before it takes effect. */
  faultOf: (line: string) => Fault | undefined
  /** What the permission endpoint answers. */
  permissions: unknown
  /** The pull requests that are closed without a merge, and those that are merged. */
  closed: Set<number>
  merged: Set<number>
  /** The head commits of pull requests. */
  heads: Map<number, string>
  /** The repository of all pull requests. */
  pullRepository: PullRequest['repository']
  /** The workflow runs that have ended and are gone; all others but those in `runs` are in progress. */
  over: Set<string>
  /** What is known of other workflow runs. */
  runs: Map<string, WorkflowRunState>
  /** Their jobs; any other run has one, which failed. */
  jobs: Map<string, WorkflowJob[]>
  /** The same GitHub as another account. */
  as(account: number): GitHub
  /** The same GitHub, reached by a run whose every call passes its gate before it takes effect and after. */
  through(gate: Gate): GitHub
}

/** The account that the token writes as. */
export const ourAccount = 41898282
const somebody = 583231
/** For how long a list may lack a new comment, ms. */
const lagMs = 1_000
const longestBody = 65_536

/** What a call's line in the ledger is, and what it does; `late`: what is done if the newest comment is not shown yet. */
type Calls = {
  [Name in Exclude<keyof GitHub, 'date'>]: (
    ...given: Parameters<GitHub[Name]>
  ) => [line: string, act: (late: boolean) => Awaited<ReturnType<GitHub[Name]>>]
}

/** `note` gets each line of the ledger. */
export function fakeGitHub(clock: Pick<Clock, 'date'>, note: (line: string) => void = () => {}): FakeGitHub {
  const machineTime = () => clock.date().getTime()
  const comments = new CommentList({ first: 101, pages: 'https://github.com/o/r', now: machineTime })
  const faults: { call: string; fault: Fault }[] = []
  const reactions = new Set<string>()
  let now = () => clock.date().toISOString()

  const shown = ({ id, body, html_url: url, login, created_at, updated_at }: KeptComment): IssueComment => {
    const author = Number(login)
    return { id, body, url, author, createdAt: created_at, updatedAt: updated_at, byBot: github.bots.has(author) }
  }
  const isListed = (comment: KeptComment): boolean =>
    machineTime() - Math.min(comment.postedAt, Date.parse(comment.created_at)) >= lagMs ||
    !github.lists.lack(shown(comment))

  /** The first fault that is scripted for a call; a `late` one concerns lists alone. */
  function scripted(line: string, isLate: boolean): Fault | undefined {
    const at = faults.findIndex(({ call, fault }) => line.startsWith(call) && (fault === 'late') === isLate)
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
  }
  const record = (line: string): void => {
    github.ledger.push(line)
    note(line)
  }
  function call<T>([line, act]: [string, (late: boolean) => T]): T {
    const isLate = scripted(line, true) !== undefined
    const fault = scripted(line, false) ?? github.faultOf(line)
    if (fault !== undefined && fault !== 'lost') {
      record(`${line}: ${fault}`)
      throw errorOf(line, fault)
    }
    const before = comments.last
    const done = act(isLate)
    const told = before === comments.last ? line : line.replace('comment', `comment ${comments.last}`)
    record(fault === 'lost' ? `${told}: lost` : told)
    if (fault === 'lost') throw new GitHubError(`${line}: the answer was lost.`, { mayHaveSucceeded: true })
    return done
  }

  const existing = (line: string, id: number): KeptComment => {
    const comment = comments.byId.get(id)
    if (comment) return comment
    throw new GitHubError(`${line}: it was deleted.`, { status: 404 })
  }
  const checked = (line: string, body: string): string => {
    if (body.length <= longestBody) return body
    throw new GitHubError(`${line}: the body is too long.`, { status: 422 })
  }

  const commentCalls = (account: number) =>
    ({
      createComment(issue, body) {
        const line = `POST comment on #${issue}`
        return [line, () => github.say(issue, checked(line, body), undefined, account)]
      },
      comment: (id) => [`GET comment ${id}`, () => shown(existing(`GET comment ${id}`, id))],
      updateComment(id, body) {
        const line = `EDIT comment ${id}`
        const act = () => {
          existing(line, id)
          github.edit(id, checked(line, body))
          return shown(existing(line, id))
        }
        return [line, act]
      },
      // A comment that is not there is deleted already.
      deleteComment: (id) => [`DELETE comment ${id}`, () => github.remove(id)],
      comments(issue, page) {
        const act = (isLate: boolean) => {
          const listed = comments.of(issue).filter(isListed)
          const paged = pageOf(listed.slice(0, isLate ? -1 : undefined).map(shown), page)
          // Nothing tells one full page from the first page of a server that names no last one.
          const isOneFullPage = paged.last === 1 && paged.comments.length === 100
          return { ...paged, ...(isOneFullPage ? { mayHaveNext: true as const } : {}) }
        }
        return [`GET comments of #${issue}, page ${page}`, act]
      },
      changedComments(since, page) {
        const act = () => {
          const changed = [...comments.byId.values()]
            .map((comment): ChangedComment => ({ ...shown(comment), issue: comment.issue }))
            .filter(({ updatedAt }) => updatedAt >= since)
            .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)
          return pageOf(changed, page)
        }
        return [`GET changed comments, page ${page}`, act]
      },
      react({ kind, id }, content) {
        const line = `REACT ${content} to ${kind} ${id}`
        return [line, () => (reactions.size < reactions.add(`${account} ${line}`).size ? 'added' : 'existing')]
      },
      viewer: () => ['GET viewer', () => account],
    }) satisfies Partial<Calls>

  const stateOf = (number: number): 'merged' | 'closed' | 'open' =>
    github.merged.has(number) ? 'merged' : github.closed.has(number) ? 'closed' : 'open'

  const pullCalls = {
    pull(number) {
      const { heads, pullRepository: repository } = github
      const texts = { title: '', text: '', head: '', base: '', mergeCommit: '', author: 'docs-agent[bot]' }
      const about = { labels: [], ...texts, size: undefined, repository }
      const act = () => ({ state: stateOf(number), sha: heads.get(number) ?? '', ...about })
      return [`GET pull request #${number}`, act]
    },
    pullsOf: (sha) => [`GET pull requests of ${sha}`, () => []],
    pullFiles: (number) => [`GET files of pull request #${number}`, () => ({ files: [], last: 1 })],
    reviewComments: (number) => [`GET line comments of #${number}`, () => ({ comments: [], last: 1 })],
    replyInThread: (number, comment, body) => [`REPLY to ${comment} on #${number}: ${body}`, () => {}],
    setCommitStatus: (sha, { state, context }) => [`STATUS of ${sha}: ${context} ${state}`, () => {}],
    addLabels: (number, labels) => [`LABEL #${number}: ${labels.join(', ')}`, () => {}],
    requestReviewers(pull, people, teams) {
      const asked = [...people, ...teams.map((slug) => `team ${slug}`)]
      return [`REQUEST reviews of #${pull}: ${asked.join(', ')}`, () => {}]
    },
    addAssignees: (number, people) => [`ASSIGN #${number}: ${people.join(', ')}`, () => {}],
  } satisfies Partial<Calls>

  const otherCalls = {
    mayRead: (what) => [`GET ${what}`, () => undefined],
    issue: (number) => [
      `GET #${number}`,
      () => ({ isOpen: true, isLocked: false, isPull: false, title: '', text: '' }),
    ],
    visibility: () => ['GET repository', () => 'public'],
    permission: (login) => [`GET permission of ${login}`, () => github.permissions],
    isRunning: (run) => [`GET run ${run}`, () => !github.over.has(run)],
    workflowRun(run) {
      return [`GET run ${run}`, () => github.runs.get(run) ?? (github.over.has(run) ? undefined : inProgress)]
    },
    workflowJobs(run) {
      const failed = { conclusion: 'failure', startedAt: '2025-06-01T10:00:05Z', completedAt: '2025-06-01T10:01:00Z' }
      return [`GET jobs of run ${run}`, () => ({ jobs: github.jobs.get(run) ?? [failed], unread: 0 })]
    },
    rerunFailedJobs(run) {
      const act = () => {
        const found = github.runs.get(run)
        if (!found?.isCompleted) throw new GitHubError(`RERUN ${run}: refused.`, { status: 403 })
        github.runs.set(run, { ...found, isCompleted: false, conclusion: '', attempt: found.attempt + 1 })
      }
      return [`RERUN ${run}`, act]
    },
    // Nothing has changed here, ever.
    lastSuccess: ({ workflow }) => [`GET runs of ${workflow}`, () => undefined],
    commits: (sha) => [`GET commits up to ${sha}`, () => ({ commits: [], last: 1 })],
    compare(base, head) {
      const same = { total: 0, commits: [], files: [], mergeBase: base, diverged: false }
      return [`GET comparison ${base}...${head}`, () => same]
    },
    tree: (sha) => [`GET tree ${sha}`, () => ({ files: new Map(), truncated: false })],
    commitFiles: (sha) => [`GET commit ${sha}`, () => []],
  } satisfies Partial<Calls>

  /** Every call, which waits at the gate, if there is one. */
  function routes(account: number, gate?: Gate): GitHub {
    const calls: Calls = { ...commentCalls(account), ...pullCalls, ...otherCalls }
    const made = Object.entries(calls).map(([name, of]) => [
      name,
      async (...given: never[]) => {
        const what = (of as (...given: never[]) => Parameters<typeof call>[0])(...given)
        if (gate === undefined) return call(what)
        await gate(name)
        try {
          return call(what)
        } finally {
          await gate(`answer to ${name}`)
        }
      },
    ])
    return { ...Object.fromEntries(made), date: () => new Date(now()) } as GitHub
  }

  const github: FakeGitHub = {
    ...routes(ourAccount),
    say(issue, body, at = now(), author = somebody) {
      return shown(comments.add(issue, { login: String(author), body, at }))
    },
    edit(id, body, at = now()) {
      const comment = comments.byId.get(id)
      if (comment === undefined) return
      github.edits.push({ id, before: comment.body, after: body })
      Object.assign(comment, { body, updated_at: at })
    },
    remove: (id) => void comments.byId.delete(id),
    conversation: (issue) => comments.of(issue).map(shown),
    edits: [],
    bots: new Set(),
    lists: { lack: () => false },
    dates(given) {
      now = given
    },
    ledger: [],
    faultOf: () => undefined,
    permissions: { permission: 'write', user: { permissions: { pull: true, triage: true, push: true } } },
    closed: new Set(),
    merged: new Set(),
    heads: new Map(),
    pullRepository: { id: 7, visibility: 'public' },
    over: new Set(),
    runs: new Map(),
    jobs: new Map(),
    fail: (call, ...scripted) => void faults.push(...scripted.map((fault) => ({ call, fault }))),
    as: (account) => routes(account),
    through: (gate) => routes(ourAccount, gate),
  }
  return github
}

const inProgress: WorkflowRunState = { isCompleted: false, conclusion: '', event: '', attempt: 1, createdAt: '' }

/** GitHub names a last page only if there is a next one; what is past the end is an empty page. */
function pageOf<T>(all: T[], page: number): { comments: T[]; last: number } {
  const pages = Math.max(1, Math.ceil(all.length / 100))
  return { comments: all.slice((page - 1) * 100, page * 100), last: page < pages ? pages : page }
}

function errorOf(line: string, fault: Fault): GitHubError {
  const missingPermission = /^(?:GET run|GET jobs|RERUN)/.test(line) ? 'actions: write' : 'issues: write'
  const [kind, seconds] = fault.split(' ')
  return new GitHubError(`${line}: ${fault}.`, {
    ...(fault === 'denied' ? { status: 403, missingPermission } : {}),
    ...(fault === 'gone' ? { status: 404 } : {}),
    ...(kind === 'limited' ? { status: 403, limited: true } : {}),
    ...(seconds === undefined ? {} : { limitedForMs: Number(seconds) * 1_000 }),
    mayHaveSucceeded: fault === 'down',
  })
}
