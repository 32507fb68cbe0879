// Not its main entry: that reads the event once more, and prints.
import { getOctokitOptions, GitHub as Octokit } from '@actions/github/lib/utils'
import type { Clock } from './clock.ts'
import * as history from './github-history.ts'
import type { Http } from './http.ts'

/** A comment as the stages see it. */
export interface Comment {
  id: number
  body: string
  url: string
  /** ISO 8601. */
  createdAt: string
  /** The number of the account that wrote it. It proves nothing: every workflow posts as the same bot. */
  author?: number
}

/** A comment among those of all conversations. `updatedAt` is ISO 8601. */
export interface ChangedComment extends Comment {
  issue: number
  updatedAt: string
}

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'
export type ReactionTarget = { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }

/** GitHub, as the stages see it: one repository. Every method throws GitHubError where GitHub did not do it. */
export interface GitHub {
  /** The collaborator permission endpoint's answer, unchecked. */
  permission(login: string): Promise<unknown>
  react(target: ReactionTarget, content: Reaction): Promise<void>
  /** Sent once. A fault with `mayHaveSucceeded` says that the comment may be there all the same. */
  createComment(issue: number, body: string): Promise<Comment>
  updateComment(id: number, body: string): Promise<Comment>
  deleteComment(id: number): Promise<void>
  /** One page of a hundred, oldest first, and the number of the last page. */
  comments(issue: number, page: number): Promise<{ comments: Comment[]; last: number }>
  /** One page of the repository's comments changed since then (ISO 8601), newest change first, and the last page. */
  changedComments(since: string, page: number): Promise<{ comments: ChangedComment[]; last: number }>
  /** `head` as `owner:branch`, which tells forks; both '' where GitHub does not say. */
  pull(number: number): Promise<{ open: boolean; head: string; base: string }>
  /** One page of a hundred, and the number of the last page. */
  pullFiles(number: number, page: number): Promise<{ files: history.ChangedFile[]; last: number }>
  /** The newest successful run of a workflow (its file's name), for one branch and event. `createdAt` is ISO 8601. */
  lastSuccess(of: {
    workflow: string
    branch: string
    event: string
  }): Promise<{ sha: string; createdAt: string } | undefined>
  /** One page of the commits up to `sha` made since then (ISO 8601), newest first, and the number of the last page. */
  commits(sha: string, since: string, page: number): Promise<{ commits: history.Commit[]; last: number }>
  compare(base: string, head: string, page: number): Promise<history.Comparison>
  tree(sha: string): Promise<history.Tree>
  addLabels(number: number, labels: string[]): Promise<void>
  /** All of them or none, as GitHub does it. */
  requestReviewers(pull: number, people: string[], teams: string[]): Promise<void>
  /** Throws too where GitHub left somebody out. */
  addAssignees(number: number, people: string[]): Promise<void>
  /** Whether a workflow run is still on its way. */
  isRunning(run: string): Promise<boolean>
}

/** GitHub did not do what was asked. The message says what was being done, what came back, and the cure. */
export class GitHubError extends Error {
  readonly status: number | undefined
  /** The permission to grant, such as `issues: write`, where that is the cure. */
  readonly missingPermission: string | undefined
  /** True where it may have been done all the same: the answer was lost. */
  readonly mayHaveSucceeded: boolean
  /** True where GitHub's rate limit is spent. */
  readonly limited: boolean
  /** Why no answer came, where none did: our own words, nothing foreign. */
  readonly networkError: string | undefined

  constructor(
    message: string,
    about: {
      status?: number
      missingPermission?: string
      mayHaveSucceeded?: boolean
      limited?: boolean
      networkError?: string
      cause?: unknown
    },
  ) {
    super(message, { cause: about.cause })
    this.name = 'GitHubError'
    this.status = about.status
    this.missingPermission = about.missingPermission
    this.mayHaveSucceeded = about.mayHaveSucceeded ?? false
    this.limited = about.limited ?? false
    this.networkError = about.networkError
  }

  /** Whether GitHub may well do later what it did not do now: it did not answer, was in trouble, or its limit is spent. */
  get isTransient(): boolean {
    return this.limited || this.status === undefined || this.status >= 500
  }
}

interface Settings {
  token: string
  apiUrl: string
  owner: string
  repo: string
  http: Pick<Http, 'exchange'>
  clock: Clock
  /** Aborted when the run is cancelled: from then on each request has two seconds, and none is repeated. */
  cancelled: AbortSignal
  redact: (text: string) => string
}

const patience = { request: 30_000, hurried: 2_000, rateLimit: 60_000, tries: 3 }
const largest = 32 * 1024 * 1024

/** What a call is, for messages and for what may be repeated. */
interface Call {
  operation: string
  permission: string
  /** Repeating it does no harm. */
  isIdempotent: boolean
}

/** GitHub's API for one repository, through the same HTTP as the service: proxies, whole deadlines, no redirects. */
export function createGitHub(settings: Settings): GitHub {
  const { clock, cancelled, owner, repo } = settings
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  // Routes by name would load all thousand of GitHub's.
  const { request } = new Octokit(
    getOctokitOptions(settings.token, {
      baseUrl: settings.apiUrl.replace(/\/+$/, ''),
      // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
      log: silent,
      request: { fetch: fetchThrough(settings), log: silent },
    }),
  )

  async function call<T>(
    about: Call,
    send: () => Promise<{ status: number; data: T; headers: Record<string, unknown> }>,
  ) {
    for (let tried = 1; ; tried++) {
      try {
        const response = await send()
        // Octokit takes a redirect for a success.
        if (response.status >= 300) throw Object.assign(new Error('redirected'), { response })
        return response
      } catch (error) {
        const failure = read(error)
        const delay = tried < patience.tries && !cancelled.aborted ? retryDelay(about, failure, tried) : undefined
        if (delay === undefined) throw toError(about, failure, error)
        await clock.sleep(delay, cancelled)
      }
    }
  }

  // When to try again, ms, or undefined: never after a write that may have been done, nor when GitHub's limit is spent for long.
  function retryDelay(about: Call, { status, headers, sent, limited }: Failure, tried: number): number | undefined {
    if (limited) {
      const wait = limitedFor(headers, clock.date())
      return wait !== undefined && wait <= patience.rateLimit ? wait : undefined
    }
    const passing = status === undefined || status >= 500
    if (!passing) return undefined
    return about.isIdempotent || !sent ? 1_000 * 2 ** (tried - 1) * (0.5 + clock.random()) : undefined
  }

  function toError(about: Call, failure: Failure, cause: unknown): GitHubError {
    const { status, headers, sent } = failure
    const granted = String(headers['x-accepted-github-permissions'] ?? '')
    // The header lists alternatives as `issues=write; pull_requests=write`: https://docs.github.com/en/rest/overview/troubleshooting-the-rest-api
    const grant = /^[a-z_=;, ]{1,200}$/.test(granted)
      ? granted.replaceAll('_', '-').replaceAll('=', ': ')
      : about.permission
    const needs = (status === 403 || status === 404) && !failure.limited && !failure.locked
    const words = settings.redact(failure.message)
    return new GitHubError(`${about.operation}: ${cure(failure, needs ? grant : undefined, words)}`, {
      ...(status === undefined ? {} : { status }),
      ...(needs ? { missingPermission: grant } : {}),
      mayHaveSucceeded: sent && (status === undefined || status >= 500),
      limited: failure.limited,
      ...(failure.networkError === undefined ? {} : { networkError: failure.networkError }),
      cause,
    })
  }

  const at = { owner, repo }
  return {
    async permission(login) {
      const about = {
        operation: `Reading the permission of @${login}`,
        permission: 'metadata: read',
        isIdempotent: true,
      }
      return (
        await call(about, () =>
          request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...at, username: login }),
        )
      ).data
    },
    async react({ kind, id }, content) {
      const permission = kind === 'review-comment' ? 'pull-requests: write' : 'issues: write'
      await call({ operation: 'Adding a reaction', permission, isIdempotent: true }, () => {
        if (kind === 'issue')
          return request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
            ...at,
            issue_number: id,
            content,
          })
        if (kind === 'issue-comment')
          return request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
            ...at,
            comment_id: id,
            content,
          })
        return request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
          ...at,
          comment_id: id,
          content,
        })
      })
    },
    async createComment(issue, body) {
      const about = { operation: `Writing a comment on #${issue}`, permission: 'issues: write', isIdempotent: false }
      return comment(
        (
          await call(about, () =>
            request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, issue_number: issue, body }),
          )
        ).data,
      )
    },
    async updateComment(id, body) {
      const about = { operation: 'Editing the status comment', permission: 'issues: write', isIdempotent: true }
      try {
        const { data } = await call(about, () =>
          request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: id, body }),
        )
        return comment(data)
      } catch (cause) {
        if (!(cause instanceof GitHubError) || cause.status !== 404) throw cause
        throw new GitHubError(`${about.operation}: it is gone, somebody deleted it.`, { status: 404, cause })
      }
    },
    async deleteComment(id) {
      const about = { operation: 'Deleting a comment', permission: 'issues: write', isIdempotent: true }
      try {
        await call(about, () =>
          request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: id }),
        )
      } catch (fault) {
        // Gone is what was asked for: a repeated deletion hears this of the first.
        if (!(fault instanceof GitHubError && fault.status === 404)) throw fault
      }
    },
    async comments(issue, page) {
      const about = { operation: `Reading the comments of #${issue}`, permission: 'issues: read', isIdempotent: true }
      const { data, headers } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          ...at,
          issue_number: issue,
          per_page: 100,
          page,
        }),
      )
      if (!Array.isArray(data)) throw new GitHubError(`${about.operation}: the answer is not a list.`, {})
      return {
        comments: data.map((one) => comment(one, about.operation)),
        last: lastPage(String(headers.link ?? ''), page),
      }
    },
    async changedComments(since, page) {
      const about = { operation: "Reading the repository's comments", permission: 'issues: read', isIdempotent: true }
      const { data, headers } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/issues/comments', {
          ...at,
          sort: 'updated',
          direction: 'desc',
          since,
          per_page: 100,
          page,
        }),
      )
      if (!Array.isArray(data)) throw new GitHubError(`${about.operation}: the answer is not a list.`, {})
      const comments = data.map((one) => ({ ...comment(one), ...placeOf(one) }))
      return { comments, last: lastPage(String(headers.link ?? ''), page) }
    },
    async pull(number) {
      const about = {
        operation: `Reading pull request #${number}`,
        permission: 'pull-requests: read',
        isIdempotent: true,
      }
      const { data } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: number }),
      )
      const { state, head, base } = (data ?? {}) as unknown as Record<
        string,
        Record<string, unknown> | string | undefined
      >
      return { open: state !== 'closed', head: refOf(head, 'label'), base: refOf(base, 'ref') }
    },
    async pullFiles(number, page) {
      const about = {
        operation: `Reading the files of pull request #${number}`,
        permission: 'pull-requests: read',
        isIdempotent: true,
      }
      const { data, headers } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
          ...at,
          pull_number: number,
          per_page: 100,
          page,
        }),
      )
      return { files: history.changedFiles(data), last: lastPage(String(headers.link ?? ''), page) }
    },
    async lastSuccess({ workflow, branch, event }) {
      const about = { operation: `Reading the runs of ${workflow}`, permission: 'actions: read', isIdempotent: true }
      const of = { workflow_id: workflow, branch, event, status: 'success' as const, per_page: 1 }
      return history.newestRun(
        (
          await call(about, () =>
            request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', { ...at, ...of }),
          )
        ).data,
      )
    },
    async commits(sha, since, page) {
      const about = {
        operation: `Reading the commits since ${since}`,
        permission: 'contents: read',
        isIdempotent: true,
      }
      const { data, headers } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/commits', { ...at, sha, since, per_page: 100, page }),
      )
      if (!Array.isArray(data)) throw new GitHubError(`${about.operation}: the answer is not a list.`, {})
      return { commits: history.commits(data), last: lastPage(String(headers.link ?? ''), page) }
    },
    async compare(base, head, page) {
      const about = { operation: `Comparing with ${base}`, permission: 'contents: read', isIdempotent: true }
      const basehead = `${base}...${head}`
      const { data } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...at, basehead, per_page: 100, page }),
      )
      const read = history.comparison(data)
      if (read === undefined) throw new GitHubError(`${about.operation}: the answer is not a comparison.`, {})
      return read
    },
    async tree(sha) {
      const about = { operation: `Reading the files of ${sha}`, permission: 'contents: read', isIdempotent: true }
      const { data } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { ...at, tree_sha: sha, recursive: '1' }),
      )
      const read = history.tree(data)
      if (read === undefined) throw new GitHubError(`${about.operation}: the answer is not a tree.`, {})
      return read
    },
    async addLabels(number, labels) {
      const about = { operation: `Adding labels to #${number}`, permission: 'pull-requests: write', isIdempotent: true }
      const to = { ...at, issue_number: number }
      await call(about, () => request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...to, labels }))
    },
    async requestReviewers(pull, people, teams) {
      const about = {
        operation: `Requesting reviews of #${pull}`,
        permission: 'pull-requests: write',
        isIdempotent: true,
      }
      const of = { ...at, pull_number: pull, reviewers: people, team_reviewers: teams }
      await call(about, () => request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', of))
    },
    async addAssignees(number, people) {
      const about = { operation: `Assigning #${number}`, permission: 'pull-requests: write', isIdempotent: true }
      const to = { ...at, issue_number: number, assignees: people }
      const { data, status } = await call(about, () =>
        request('POST /repos/{owner}/{repo}/issues/{issue_number}/assignees', to),
      )
      // GitHub leaves out, without a word, whoever cannot be assigned.
      const assigned = (data?.assignees ?? []).map((one) => one.login.toLowerCase())
      const missing = people.filter((login) => !assigned.includes(login.toLowerCase()))
      if (missing.length > 0) {
        const who = missing.map((login) => `@${login}`).join(', ')
        throw new GitHubError(
          `${about.operation}: GitHub left out ${who}, who cannot be assigned in this repository.`,
          {
            status,
          },
        )
      }
    },
    async isRunning(run) {
      const about = { operation: `Reading workflow run ${run}`, permission: 'actions: read', isIdempotent: true }
      const { data } = await call(about, () =>
        request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id: Number(run) }),
      )
      return data.status !== 'completed'
    },
  }
}

interface Failure {
  status: number | undefined
  headers: Record<string, unknown>
  message: string
  /** It left this machine; without an answer it may have been done. */
  sent: boolean
  networkError: string | undefined
  limited: boolean
  locked: boolean
}

function read(error: unknown): Failure {
  const e = error as {
    status?: number
    message?: string
    response?: { status?: number; headers?: Record<string, unknown>; data?: unknown }
    cause?: unknown
  }
  const status = e.response?.status
  const headers = e.response?.headers ?? {}
  const said = e.response?.data as { message?: unknown } | undefined
  const cause = e.cause as { name?: string; sent?: boolean; message?: string } | undefined
  const message = typeof said?.message === 'string' ? said.message : status === undefined ? (cause?.message ?? '') : ''
  return {
    status,
    headers,
    message: message
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
    sent: status !== undefined || cause?.sent !== false,
    networkError: cause?.name === 'HttpError' ? cause.message : undefined,
    limited: status === 429 || (status === 403 && limitedHere(headers, message)),
    locked: status === 403 && /\blocked\b/i.test(message),
  }
}

const limitedHere = (headers: Record<string, unknown>, message: string): boolean =>
  headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || /rate limit/i.test(message)

function cure({ status, limited, locked }: Failure, grant: string | undefined, words: string): string {
  const said = words === '' ? '' : ` (${words})`
  if (status === undefined) return words === '' ? 'GitHub did not answer.' : `GitHub did not answer: ${words}`
  if (limited) return `GitHub's rate limit is spent (HTTP ${status}). Try again later.`
  if (locked) return 'the conversation is locked. Unlock it, or ask in another one.'
  if (status === 301 || status === 307 || status === 308) {
    return `GitHub answered ${status}: the issue was transferred or the repository renamed. Ask again where it is now.`
  }
  if (status === 401) return 'GitHub does not accept the token (HTTP 401). It may have expired: check github-token.'
  if (status === 410) return 'GitHub says that it is gone (HTTP 410).'
  const also =
    grant === undefined ? '' : ` Grant the workflow's job the permission \`${grant.replaceAll('; ', '` or `')}\`.`
  return `GitHub answered HTTP ${status}${said}.${also}`
}

// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function limitedFor(headers: Record<string, unknown>, now: Date): number | undefined {
  const after = String(headers['retry-after'] ?? '')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  const reset = String(headers['x-ratelimit-reset'] ?? '')
  return /^\d{1,12}$/.test(reset) ? Math.max(1_000, Number(reset) * 1_000 - now.getTime()) : undefined
}

function comment(data: unknown, doing = 'Writing a comment'): Comment {
  const { id, body, html_url: url, created_at: createdAt, user } = (data ?? {}) as Record<string, unknown>
  const { id: author } = (user ?? {}) as Record<string, unknown>
  if (typeof id !== 'number')
    throw new GitHubError(`${doing}: GitHub answered without a comment.`, { mayHaveSucceeded: true })
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const written = { id, body: text(body), url: text(url), createdAt: text(createdAt) }
  return typeof author === 'number' ? { ...written, author } : written
}

// The issue's number is only in its address.
function placeOf(data: unknown): Pick<ChangedComment, 'issue' | 'updatedAt'> {
  const { issue_url: url, updated_at: at } = (data ?? {}) as Record<string, unknown>
  const issue = Number((typeof url === 'string' && /\/issues\/(\d{1,15})$/.exec(url)?.[1]) || 0)
  return { issue, updatedAt: typeof at === 'string' ? at : '' }
}

function refOf(side: unknown, field: 'label' | 'ref'): string {
  const { [field]: name, ref } = (side ?? {}) as Record<string, unknown>
  return typeof name === 'string' ? name : typeof ref === 'string' ? ref : ''
}

function lastPage(link: string, page: number): number {
  const last = link.split(',').find((part) => part.includes('rel="last"'))
  const number = last === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(last)?.[1]
  return number === undefined ? page : Number(number)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? text
  } catch {
    return text
  }
}

// Octokit wants a fetch; this one has a whole deadline, follows nothing, and reads a bounded body.
function fetchThrough({ http, clock, cancelled }: Settings) {
  return async (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
    const hurry = new AbortController()
    const done = new AbortController()
    const hasten = () => void clock.sleep(patience.hurried, done.signal).then(() => hurry.abort())
    if (cancelled.aborted) hasten()
    else cancelled.addEventListener('abort', hasten, { once: true, signal: done.signal })
    try {
      const reply = await http.exchange({
        method: init.method,
        url,
        headers: init.headers,
        ...(init.body === undefined ? {} : { body: init.body }),
        timeoutMs: patience.request,
        maxBytes: largest,
        signal: hurry.signal,
        fresh: init.method === 'POST',
      })
      // What Octokit reads of a Response. A real one would load Node's own HTTP client, another undici.
      return {
        status: reply.status,
        url,
        // Without its type Octokit takes the text as it gets it: its own parser walks through every value of a list.
        headers: new Map(Object.entries(reply.headers).filter(([name]) => name !== 'content-type')),
        text: async () => parsed(reply.body),
      }
    } finally {
      done.abort()
    }
  }
}
