import type { Clock } from '../../src/io/clock.ts'
import { type GitHub, GitHubError, type IssueComment } from '../../src/io/github.ts'
import type { PullRequest } from '../../src/io/github-pulls.ts'
import type { WorkflowJob, WorkflowRunState } from '../../src/io/github-runs.ts'
import { type CommentStore, commentStore } from './comment-store.ts'
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
export interface FakeGitHub extends GitHub, Omit<CommentStore, 'all' | 'find' | 'listed'> {
  /** Every call, when it took effect: `POST comment 101 on #1`, `GET comments of #1, page 1`, `EDIT comment 101`, … */
  ledger: string[]
  /** What the next calls whose line begins with `call` (`POST comment`, `GET comments`, …) come to, one each. */
  fail(call: string, ...faults: Fault[]): void
  /** Asked for each call that `fail` does not name, before it takes effect. */
  faultOf: (line: string) => Fault | undefined
  /** What the permission endpoint answers. */
  permissions: unknown
  /** The pull requests that are closed. */
  closed: Set<number>
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

/** Records a call, and does it unless something goes wrong. */
type Call = <T>(line: string, act: () => T) => T

/** `note` gets each line of the ledger. */
export function fakeGitHub(clock: Pick<Clock, 'date'>, note: (line: string) => void = () => {}): FakeGitHub {
  const store = commentStore(clock)
  const faults: { call: string; fault: Fault }[] = []
  const reactions = new Set<string>()

  const record = (line: string): void => {
    github.ledger.push(line)
    note(line)
  }
  const call: Call = (line, act) => {
    const at = faults.findIndex((scripted) => line.startsWith(scripted.call) && scripted.fault !== 'late')
    const fault = at < 0 ? github.faultOf(line) : faults.splice(at, 1)[0]?.fault
    if (fault !== undefined && fault !== 'lost') {
      record(`${line}: ${fault}`)
      throw errorOf(line, fault)
    }
    const before = store.last()
    const done = act()
    const shown = before === store.last() ? line : line.replace('comment', `comment ${store.last()}`)
    record(fault === 'lost' ? `${shown}: lost` : shown)
    if (fault === 'lost') throw new GitHubError(`${line}: the answer was lost.`, { mayHaveSucceeded: true })
    return done
  }
  /** Whether the next list of this kind is scripted to lack the newest comment. */
  const isNextLate = (line: string): boolean => {
    const at = faults.findIndex((scripted) => scripted.fault === 'late' && line.startsWith(scripted.call))
    return at >= 0 && faults.splice(at, 1).length > 0
  }

  const routes = (account: number): GitHub => ({
    date: () => store.date(),
    ...commentRoutes(account, store, { call, isNextLate }),
    ...pullRequestRoutes(call, () => github),
    ...historyRoutes(call),
    async react({ kind, id }, content) {
      const line = `REACT ${content} to ${kind} ${id}`
      return call(line, () => (reactions.size < reactions.add(`${account} ${line}`).size ? 'added' : 'existing'))
    },
    viewer: async () => call('GET viewer', () => account),
    visibility: async () => call('GET repository', () => 'public' as const),
    permission: async (login) => call(`GET permission of ${login}`, () => github.permissions),
    isRunning: async (run) => call(`GET run ${run}`, () => !github.over.has(run)),
    workflowRun: async (run) =>
      call(`GET run ${run}`, () => github.runs.get(run) ?? (github.over.has(run) ? undefined : inProgress)),
    async workflowJobs(run) {
      const failed = { conclusion: 'failure', startedAt: '2025-06-01T10:00:05Z', completedAt: '2025-06-01T10:01:00Z' }
      return call(`GET jobs of run ${run}`, () => ({ jobs: github.jobs.get(run) ?? [failed], unread: 0 }))
    },
    rerunFailedJobs: async (run) =>
      call(`RERUN ${run}`, () => {
        const found = github.runs.get(run)
        if (!found?.isCompleted) throw new GitHubError(`RERUN ${run}: refused.`, { status: 403 })
        github.runs.set(run, { ...found, isCompleted: false, conclusion: '', attempt: found.attempt + 1 })
      }),
  })

  const github: FakeGitHub = {
    ...store,
    ...routes(ourAccount),
    ledger: [],
    faultOf: () => undefined,
    permissions: { permission: 'write', user: { permissions: { pull: true, triage: true, push: true } } },
    closed: new Set(),
    heads: new Map(),
    pullRepository: { id: 7, visibility: 'public' },
    over: new Set(),
    runs: new Map(),
    jobs: new Map(),
    fail(call, ...scripted) {
      faults.push(...scripted.map((fault) => ({ call, fault })))
    },
    as: routes,
    through: (gate) => gated(routes(ourAccount), gate),
  }
  return github
}

const inProgress: WorkflowRunState = { isCompleted: false, conclusion: '', event: '', attempt: 1, createdAt: '' }

function errorOf(line: string, fault: Fault): GitHubError {
  const missingPermission = /^(?:GET run|GET jobs|RERUN)/.test(line) ? 'actions: write' : 'issues: write'
  const [kind, seconds] = fault.split(' ')
  return new GitHubError(`${line}: ${fault}.`, {
    ...(fault === 'denied' ? { status: 403, missingPermission } : {}),
    ...(fault === 'gone' ? { status: 404 } : {}),
    ...(kind === 'limited' ? { status: 403, limited: true } : {}),
    ...(seconds === undefined ? {} : { retryAfterMs: Number(seconds) * 1_000 }),
    mayHaveSucceeded: fault === 'down',
  })
}

function gated(github: GitHub, gate: Gate): GitHub {
  const calls = Object.entries(github).map(([name, act]) => [
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
  return { ...Object.fromEntries(calls), date: github.date } as GitHub
}

const longestBody = 65_536

type CommentRoutes = Pick<
  GitHub,
  'createComment' | 'comment' | 'updateComment' | 'deleteComment' | 'comments' | 'changedComments'
>

function commentRoutes(
  account: number,
  store: CommentStore,
  { call, isNextLate }: { call: Call; isNextLate: (line: string) => boolean },
): CommentRoutes {
  const checked = (line: string, body: string): string => {
    if (body.length <= longestBody) return body
    throw new GitHubError(`${line}: the body is too long.`, { status: 422 })
  }
  const existing = (line: string, id: number): IssueComment => {
    const comment = store.find(id)
    if (comment) return comment
    throw new GitHubError(`${line}: it was deleted.`, { status: 404 })
  }
  return {
    async createComment(issue, body) {
      const line = `POST comment on #${issue}`
      return call(line, () => ({ ...store.say(issue, checked(line, body), undefined, account) }))
    },
    comment: async (id) => call(`GET comment ${id}`, () => ({ ...existing(`GET comment ${id}`, id) })),
    async updateComment(id, body) {
      const line = `EDIT comment ${id}`
      return call(line, () => {
        existing(line, id)
        store.edit(id, checked(line, body))
        return { ...existing(line, id) }
      })
    },
    // A comment that is not there is deleted already.
    deleteComment: async (id) => call(`DELETE comment ${id}`, () => store.remove(id)),
    async comments(issue, page) {
      const line = `GET comments of #${issue}, page ${page}`
      const isLate = isNextLate(line)
      return call(line, () => {
        const all = store.listed(issue).slice(0, isLate ? -1 : undefined)
        const pages = Math.max(1, Math.ceil(all.length / 100))
        // GitHub names a last page only if there is a next one; what is past the end is an empty page.
        const comments = all.slice((page - 1) * 100, page * 100)
        // Nothing tells one full page from the first page of a server that names no last one.
        const isOneFullPage = pages === 1 && comments.length === 100
        return { comments, last: page < pages ? pages : page, ...(isOneFullPage ? { mayHaveNext: true as const } : {}) }
      })
    },
    changedComments: async (since, page) =>
      call(`GET changed comments, page ${page}`, () => {
        const changed = store
          .all()
          .filter(({ updatedAt }) => updatedAt >= since)
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)
        const last = Math.max(1, Math.ceil(changed.length / 100))
        return { comments: changed.slice((page - 1) * 100, page * 100), last: page < last ? last : page }
      }),
  }
}

type PullRequestRoutes = Pick<
  GitHub,
  | 'pull'
  | 'pullFiles'
  | 'reviewComments'
  | 'replyInThread'
  | 'setCommitStatus'
  | 'addLabels'
  | 'requestReviewers'
  | 'addAssignees'
>

function pullRequestRoutes(
  call: Call,
  github: () => Pick<FakeGitHub, 'closed' | 'heads' | 'pullRepository'>,
): PullRequestRoutes {
  const done = (line: string): Promise<void> => (async () => call(line, () => undefined))()
  return {
    pull: async (number) =>
      call(`GET pull request #${number}`, () => {
        const { closed, heads, pullRepository: repository } = github()
        return {
          open: !closed.has(number),
          head: '',
          base: '',
          sha: heads.get(number) ?? '',
          mergeCommit: '',
          author: 'docs-agent[bot]',
          repository,
        }
      }),
    pullFiles: async (number) => call(`GET files of pull request #${number}`, () => ({ files: [], last: 1 })),
    reviewComments: async (number) => call(`GET line comments of #${number}`, () => ({ comments: [], last: 1 })),
    replyInThread: (number, comment, body) => done(`REPLY to ${comment} on #${number}: ${body}`),
    setCommitStatus: (sha, { state, context }) => done(`STATUS of ${sha}: ${context} ${state}`),
    addLabels: (number, labels) => done(`LABEL #${number}: ${labels.join(', ')}`),
    requestReviewers: (pull, people, teams) =>
      done(`REQUEST reviews of #${pull}: ${[...people, ...teams.map((slug) => `team ${slug}`)].join(', ')}`),
    addAssignees: (number, people) => done(`ASSIGN #${number}: ${people.join(', ')}`),
  }
}

/** Nothing has changed here, ever. */
const historyRoutes = (call: Call): Pick<GitHub, 'lastSuccess' | 'commits' | 'compare' | 'tree' | 'commitFiles'> => ({
  lastSuccess: async ({ workflow }) => call(`GET runs of ${workflow}`, () => undefined),
  commits: async (sha) => call(`GET commits up to ${sha}`, () => ({ commits: [], last: 1 })),
  compare: async (base, head) => {
    const same = { total: 0, commits: [], files: [], mergeBase: base, diverged: false }
    return call(`GET comparison ${base}...${head}`, () => same)
  },
  tree: async (sha) => call(`GET tree ${sha}`, () => ({ files: new Map(), truncated: false })),
  commitFiles: async (sha) => call(`GET commit ${sha}`, () => []),
})
