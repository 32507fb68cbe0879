import { getOctokit } from '@actions/github'
import type { Clock } from './clock.ts'
import type { Http } from './http.ts'

/** A comment as the stages see it. */
export interface Comment {
  id: number
  body: string
  url: string
  /** ISO 8601. */
  createdAt: string
}

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'
export type ReactionTarget = { kind: 'issue-comment' | 'review-comment' | 'issue'; id: number }

/** GitHub, as the stages see it: one repository. Every method throws GitHubFault where GitHub did not do it. */
export interface GitHub {
  /** The collaborator permission endpoint's answer, unchecked. */
  permission(login: string): Promise<unknown>
  react(target: ReactionTarget, content: Reaction): Promise<void>
  /** Sent once. A fault with `maybe` says that the comment may be there all the same. */
  createComment(issue: number, body: string): Promise<Comment>
  updateComment(id: number, body: string): Promise<Comment>
  deleteComment(id: number): Promise<void>
  /** One page of a hundred, oldest first, and the number of the last page. */
  comments(issue: number, page: number): Promise<{ comments: Comment[]; last: number }>
  pull(number: number): Promise<{ open: boolean }>
  /** Whether a workflow run is still on its way. */
  running(run: string): Promise<boolean>
}

/** GitHub did not do what was asked. The message says what was being done, what came back, and the cure. */
export class GitHubFault extends Error {
  readonly status: number | undefined
  /** The permission to grant, such as `issues: write`, where that is the cure. */
  readonly grant: string | undefined
  /** True where it may have been done all the same: the answer was lost. */
  readonly maybe: boolean

  constructor(message: string, about: { status?: number; grant?: string; maybe?: boolean; cause?: unknown }) {
    super(message, { cause: about.cause })
    this.name = 'GitHubFault'
    this.status = about.status
    this.grant = about.grant
    this.maybe = about.maybe ?? false
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
  doing: string
  grant: string
  /** Repeating it does no harm. */
  repeatable: boolean
}

/** GitHub's API for one repository, through the same HTTP as the service: proxies, whole deadlines, no redirects. */
export function createGitHub(settings: Settings): GitHub {
  const { clock, cancelled, owner, repo } = settings
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const octokit = getOctokit(settings.token, {
    baseUrl: settings.apiUrl.replace(/\/+$/, ''),
    // Octokit warns on the console, with GitHub's own words: nothing but io/log prints.
    log: silent,
    request: { fetch: fetchThrough(settings), log: silent },
  })

  async function call<T>(
    about: Call,
    request: () => Promise<{ status: number; data: T; headers: Record<string, unknown> }>,
  ) {
    for (let tried = 1; ; tried++) {
      try {
        const response = await request()
        // Octokit takes a redirect for a success.
        if (response.status >= 300) throw Object.assign(new Error('redirected'), { response })
        return response
      } catch (error) {
        const failure = read(error)
        const delay = tried < patience.tries && !cancelled.aborted ? again(about, failure, tried) : undefined
        if (delay === undefined) throw fault(about, failure, error)
        await clock.sleep(delay, cancelled)
      }
    }
  }

  // When to try again, ms, or undefined: never after a write that may have been done, nor when GitHub's limit is spent for long.
  function again(about: Call, { status, headers, sent, limited }: Failure, tried: number): number | undefined {
    if (limited) {
      const wait = limitedFor(headers, clock.date())
      return wait !== undefined && wait <= patience.rateLimit ? wait : undefined
    }
    const passing = status === undefined || status >= 500
    if (!passing) return undefined
    return about.repeatable || !sent ? 1_000 * 2 ** (tried - 1) * (0.5 + clock.random()) : undefined
  }

  function fault(about: Call, failure: Failure, cause: unknown): GitHubFault {
    const { status, headers, sent } = failure
    const granted = String(headers['x-accepted-github-permissions'] ?? '')
    // The header lists alternatives as `issues=write; pull_requests=write`: https://docs.github.com/en/rest/overview/troubleshooting-the-rest-api
    const grant = /^[a-z_=;, ]{1,200}$/.test(granted) ? granted.replaceAll('_', '-').replaceAll('=', ': ') : about.grant
    const needs = (status === 403 || status === 404) && !failure.limited && !failure.locked
    const words = settings.redact(failure.message)
    return new GitHubFault(`${about.doing}: ${cure(failure, needs ? grant : undefined, words)}`, {
      ...(status === undefined ? {} : { status }),
      ...(needs ? { grant } : {}),
      maybe: sent && (status === undefined || status >= 500),
      cause,
    })
  }

  const at = { owner, repo }
  return {
    async permission(login) {
      const about = { doing: `Reading the permission of @${login}`, grant: 'metadata: read', repeatable: true }
      return (await call(about, () => octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username: login })))
        .data
    },
    async react({ kind, id }, content) {
      const grant = kind === 'review-comment' ? 'pull-requests: write' : 'issues: write'
      await call({ doing: 'Adding a reaction', grant, repeatable: true }, () => {
        if (kind === 'issue') return octokit.rest.reactions.createForIssue({ ...at, issue_number: id, content })
        if (kind === 'issue-comment')
          return octokit.rest.reactions.createForIssueComment({ ...at, comment_id: id, content })
        return octokit.rest.reactions.createForPullRequestReviewComment({ ...at, comment_id: id, content })
      })
    },
    async createComment(issue, body) {
      const about = { doing: `Writing a comment on #${issue}`, grant: 'issues: write', repeatable: false }
      return comment(
        (await call(about, () => octokit.rest.issues.createComment({ ...at, issue_number: issue, body }))).data,
      )
    },
    async updateComment(id, body) {
      const about = { doing: 'Editing the status comment', grant: 'issues: write', repeatable: true }
      return comment((await call(about, () => octokit.rest.issues.updateComment({ ...at, comment_id: id, body }))).data)
    },
    async deleteComment(id) {
      const about = { doing: 'Deleting a comment', grant: 'issues: write', repeatable: true }
      await call(about, () => octokit.rest.issues.deleteComment({ ...at, comment_id: id }))
    },
    async comments(issue, page) {
      const about = { doing: `Reading the comments of #${issue}`, grant: 'issues: read', repeatable: true }
      const { data, headers } = await call(about, () =>
        octokit.rest.issues.listComments({ ...at, issue_number: issue, per_page: 100, page }),
      )
      if (!Array.isArray(data)) throw new GitHubFault(`${about.doing}: the answer is not a list.`, {})
      return { comments: data.map(comment), last: lastPage(String(headers.link ?? ''), page) }
    },
    async pull(number) {
      const about = { doing: `Reading pull request #${number}`, grant: 'pull-requests: read', repeatable: true }
      const { data } = await call(about, () => octokit.rest.pulls.get({ ...at, pull_number: number }))
      return { open: data.state !== 'closed' }
    },
    async running(run) {
      const about = { doing: `Reading workflow run ${run}`, grant: 'actions: read', repeatable: true }
      const { data } = await call(about, () => octokit.rest.actions.getWorkflowRun({ ...at, run_id: Number(run) }))
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
  const cause = e.cause as { sent?: boolean; message?: string } | undefined
  const message = typeof said?.message === 'string' ? said.message : status === undefined ? (cause?.message ?? '') : ''
  return {
    status,
    headers,
    message: message
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 200),
    sent: status !== undefined || cause?.sent !== false,
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
  const also = grant === undefined ? '' : ` Grant the workflow's job the permission \`${grant}\`.`
  return `GitHub answered HTTP ${status}${said}.${also}`
}

// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function limitedFor(headers: Record<string, unknown>, now: Date): number | undefined {
  const after = String(headers['retry-after'] ?? '')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  const reset = String(headers['x-ratelimit-reset'] ?? '')
  return /^\d{1,12}$/.test(reset) ? Math.max(1_000, Number(reset) * 1_000 - now.getTime()) : undefined
}

function comment(data: unknown): Comment {
  const { id, body, html_url: url, created_at: createdAt } = (data ?? {}) as Record<string, unknown>
  if (typeof id !== 'number') throw new GitHubFault('GitHub answered without a comment.', { maybe: true })
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { id, body: text(body), url: text(url), createdAt: text(createdAt) }
}

function lastPage(link: string, page: number): number {
  const last = link.split(',').find((part) => part.includes('rel="last"'))
  const number = last === undefined ? undefined : /[?&]page=(\d{1,6})/.exec(last)?.[1]
  return number === undefined ? page : Number(number)
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
      return new Response(reply.status === 204 || reply.status === 304 ? null : reply.body, {
        status: reply.status,
        headers: reply.headers,
      })
    } finally {
      done.abort()
    }
  }
}
