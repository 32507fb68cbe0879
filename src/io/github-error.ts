import { checkedAt, textAt, valueAt } from '../foreign-json.ts'
import { isCount } from '../schema.ts'
import { HttpError } from './http-error.ts'
import { shortLine } from './redact.ts'

const mostRetryAfterMs = 3_600_000
const longestMessage = 10_000

type Derived = keyof Error | 'problem' | 'isTransient' | 'retryAfterMs'
type ErrorFacts = Partial<Omit<GitHubError, Derived>> & { cause?: unknown }

/** GitHub did not do what it was asked. The message says why and, if that is known, what to do. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly problem: string
  /** What to do about it, if that is known. */
  readonly cure: string | undefined = undefined
  readonly status: number | undefined = undefined
  /** GitHub's own words, on one line: foreign. */
  readonly said: string = ''
  readonly missingPermission: string | undefined = undefined
  readonly readOnly: 'locked' | 'archived' | undefined = undefined
  /** What was asked for may be done all the same: the answer was lost, or was an error of the server. */
  readonly mayHaveSucceeded: boolean = false
  readonly limited: boolean = false
  /** How long the rate limit lasts, if GitHub says so. */
  readonly limitedForMs: number | undefined = undefined
  readonly isOfDocsToken: boolean = false
  readonly networkError: string | undefined = undefined

  constructor(problem: string, { cause, ...facts }: ErrorFacts = {}) {
    super(facts.cure === undefined ? problem : `${problem} ${facts.cure}`, { cause })
    this.problem = problem
    Object.assign(this, facts)
  }

  /** Whether a later try may succeed. */
  get isTransient(): boolean {
    return this.limited || this.status === undefined || this.status >= 500
  }

  /** How long not to try again. GitHub asks for a minute if it names no time. */
  get retryAfterMs(): number {
    const usual = this.limited ? 60_000 : 0
    return Math.min(this.limitedForMs ?? usual, mostRetryAfterMs)
  }
}

/** Whether GitHub answered with one of these statuses. */
export const isGitHubError = (
  error: unknown,
  ...statuses: [number, ...number[]]
): error is GitHubError =>
  error instanceof GitHubError && error.status !== undefined && statuses.includes(error.status)

/** Whether GitHub failed, and what it was asked to do may be done all the same. */
export const mayHaveSucceeded = (error: unknown): error is GitHubError =>
  error instanceof GitHubError && error.mayHaveSucceeded

/** Throws again what is no failure of GitHub, such as an error of this program. */
export function throwUnlessGitHubError(error: unknown): asserts error is GitHubError {
  if (!(error instanceof GitHubError)) throw error
}

/** What was tried. */
interface Attempted {
  operation: string
  permission: string
  /** The conversation that is read or written in. */
  issue: number | undefined
  /** The repository that docs-token was used for. */
  docs: string | undefined
  redact: (text: string) => string
  now: Date
}

/** What Octokit threw, as a GitHubError. */
export function toGitHubError(error: unknown, attempted: Attempted): GitHubError {
  const { operation, permission, docs, redact, now } = attempted
  const answer = answerIn(error)
  const { status, headers, message } = answer
  const cause = valueAt(error, 'cause')
  const network = status === undefined && cause instanceof HttpError ? cause : undefined
  const kind = kindOf(answer, attempted)
  const facts = {
    status,
    said: shortLine(message, redact),
    missingPermission: kind === 'not permitted' ? permissionIn(headers, permission) : undefined,
    readOnly: status === 403 ? readOnlyBy(message) : undefined,
    mayHaveSucceeded: status === undefined ? network?.sent !== false : status >= 500,
    limited: kind === 'limited',
    limitedForMs: kind === 'limited' ? waitMs(headers, now) : undefined,
    isOfDocsToken: docs !== undefined,
    networkError: network?.message,
    cause: error,
  }
  const { why, cure } = wordsFor(kind, facts, attempted)
  const place = docs === undefined ? '' : ` in ${docs}`
  return new GitHubError(`${operation}${place}: ${why}`, { ...facts, cure })
}

interface Answer {
  /** Undefined if no answer came. */
  status: number | undefined
  headers: unknown
  message: string
}

const answerIn = (error: unknown): Answer => ({
  status: checkedAt(isCount, error, 'response', 'status'),
  headers: valueAt(error, 'response', 'headers'),
  message: textAt(error, 'response', 'data', 'message').slice(0, longestMessage),
})

type Kind =
  | 'no answer'
  | 'limited'
  | 'locked'
  | 'archived'
  | 'moved'
  | 'token refused'
  | 'absent'
  | 'not permitted'
  | 'other'

type Where = Pick<Attempted, 'issue' | 'docs'>

function kindOf(answer: Answer, { issue, docs }: Where): Kind {
  const isOwnConversation = issue !== undefined && docs === undefined
  switch (answer.status) {
    case undefined:
      return 'no answer'
    case 301:
    case 307:
    case 308:
      return 'moved'
    case 401:
      return 'token refused'
    case 403:
      if (isRateLimit(answer)) return 'limited'
      return readOnlyBy(answer.message) ?? 'not permitted'
    case 404:
      // GitHub says so too of what the token may not see.
      return isOwnConversation ? 'absent' : 'not permitted'
    case 410:
      return isOwnConversation ? 'absent' : 'other'
    case 429:
      return 'limited'
    default:
      return 'other'
  }
}

// Whether a 403 is one.
function isRateLimit({ headers, message }: Answer): boolean {
  if (textAt(headers, 'x-ratelimit-remaining') === '0') return true
  if (valueAt(headers, 'retry-after') !== undefined) return true
  return /rate limit/i.test(message)
}

function readOnlyBy(message: string): 'locked' | 'archived' | undefined {
  if (/\barchived\b/i.test(message)) return 'archived'
  return /\blocked\b/i.test(message) ? 'locked' : undefined
}

// How long the limit lasts; undefined if GitHub does not say so:
// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function waitMs(headers: unknown, now: Date): number | undefined {
  const after = textAt(headers, 'retry-after')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  // A secondary limit ends before the hour whose end `x-ratelimit-reset` names.
  if (textAt(headers, 'x-ratelimit-remaining') !== '0') return undefined
  const reset = textAt(headers, 'x-ratelimit-reset')
  if (!/^\d{1,12}$/.test(reset)) return undefined
  const answeredAt = Date.parse(textAt(headers, 'date')) || now.getTime()
  return Math.max(1_000, Number(reset) * 1_000 - answeredAt)
}

// The header lists alternatives (`;`), and in each what is needed together (`,`):
// https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
function permissionIn(headers: unknown, usual: string): string {
  const accepted = textAt(headers, 'x-accepted-github-permissions')
  if (!/^[a-z_=;, ]{1,200}$/.test(accepted)) return usual
  return accepted.replaceAll('_', '-').replaceAll('=', ': ').replaceAll(/, */g, ' and ')
}

interface Words {
  why: string
  cure?: string
}

function wordsFor(kind: Kind, facts: ErrorFacts, { issue, docs }: Where): Words {
  const { status, said = '', missingPermission = '', networkError } = facts
  const quoted = said === '' ? '' : `: ${JSON.stringify(said)}`
  const answered = `GitHub answered HTTP ${status}${quoted}.`
  switch (kind) {
    case 'no answer':
      if (networkError === undefined) return { why: 'GitHub did not answer.' }
      return { why: `GitHub did not answer: ${networkError}` }
    case 'limited':
      return { why: `GitHub's rate limit is reached (HTTP ${status}).`, cure: 'Try again later.' }
    case 'locked':
      return { why: 'the conversation is locked.', cure: 'Unlock it, or ask in another one.' }
    case 'archived':
      return { why: 'the repository is archived, so nothing can be written there.' }
    case 'moved':
      return movedWords(status, docs)
    case 'token refused': {
      const input = docs === undefined ? 'github-token' : 'docs-token'
      const why = 'GitHub does not accept the token (HTTP 401).'
      return { why, cure: `It may have expired: check ${input}.` }
    }
    case 'absent':
      return {
        why: `there is no #${issue} in this repository, or the token may not see it (HTTP ${status}).`,
        cure: 'If issue-number names it, set another one.',
      }
    case 'not permitted':
      return { why: answered, cure: permissionCure(missingPermission, docs) }
    case 'other':
      return { why: answered }
  }
}

function permissionCure(missingPermission: string, docs: string | undefined): string {
  const needed = `\`${missingPermission.replaceAll('; ', '` or `')}\``
  if (docs === undefined) return `Grant the workflow's job the permission ${needed}.`
  return `Give docs-token access to ${docs}, with the permission ${needed}.`
}

function movedWords(status: number | undefined, docs: string | undefined): Words {
  if (docs === undefined)
    return {
      why: `GitHub answered ${status}: the issue was transferred or the repository was renamed.`,
      cure: 'Ask again at its new place.',
    }
  return {
    why: `GitHub answered ${status}: the repository was renamed or moved.`,
    cure: 'Give the service and docs-repository its new name.',
  }
}
