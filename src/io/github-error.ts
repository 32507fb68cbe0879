import { checkedAt, textAt, valueAt } from '../foreign-json.ts'
import { isCount } from '../schema.ts'
import { HttpError } from './http-error.ts'
import { shortLine } from './redact.ts'

const mostRetryAfterMs = 3_600_000
const longestMessage = 10_000

type Derived = keyof Error | 'problem' | 'isTransient' | 'retryAfterMs'
type ErrorFacts = Partial<Omit<GitHubError, Derived>> & { cause?: unknown }

/** The message has both, the problem and what to do about it. */
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
  readonly mayHaveSucceeded: boolean = false
  readonly limited: boolean = false
  /** For how long, if GitHub says so. */
  readonly limitedForMs: number | undefined = undefined
  readonly isOfDocsToken: boolean = false
  readonly networkError: string | undefined = undefined

  constructor(problem: string, { cause, ...facts }: ErrorFacts = {}) {
    super(facts.cure === undefined ? problem : `${problem} ${facts.cure}`, { cause })
    this.problem = problem
    Object.assign(this, facts)
  }

  get isTransient(): boolean {
    return this.limited || this.status === undefined || this.status >= 500
  }

  /** How long not to try again. GitHub asks for a minute if it names no time. */
  get retryAfterMs(): number {
    return Math.min(this.limitedForMs ?? (this.limited ? 60_000 : 0), mostRetryAfterMs)
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

/** What was tried. `docs`: the repository that docs-token was used for. */
interface Attempted {
  operation: string
  permission: string
  /** The conversation that is read or written in. */
  issue: number | undefined
  docs: string | undefined
  redact: (text: string) => string
  now: Date
}
export function toGitHubError(
  error: unknown,
  { operation, permission, issue, docs, redact, now }: Attempted,
): GitHubError {
  const status = checkedAt(isCount, error, 'response', 'status')
  const headers = valueAt(error, 'response', 'headers')
  const cause = valueAt(error, 'cause')
  const network = status === undefined && cause instanceof HttpError ? cause : undefined
  const message = textAt(error, 'response', 'data', 'message').slice(0, longestMessage)
  const isLimit =
    textAt(headers, 'x-ratelimit-remaining') === '0' ||
    valueAt(headers, 'retry-after') !== undefined
  const limited = status === 429 || (status === 403 && (isLimit || /rate limit/i.test(message)))
  const readOnly = status === 403 ? readOnlyBy(message) : undefined
  const isAbsent = issue !== undefined && docs === undefined && (status === 404 || status === 410)
  const mayBeMissing =
    (status === 403 || status === 404) && !isAbsent && !limited && readOnly === undefined
  const facts = {
    status,
    said: shortLine(message, redact),
    missingPermission: mayBeMissing ? permissionIn(headers, permission) : undefined,
    readOnly,
    mayHaveSucceeded: status === undefined ? network?.sent !== false : status >= 500,
    limited,
    limitedForMs: limited ? waitMs(headers, now) : undefined,
    isOfDocsToken: docs !== undefined,
    networkError: network?.message,
    cause: error,
  }
  const { why, cure } = isAbsent ? absent(issue, status) : explain(facts, docs)
  const place = docs === undefined ? '' : ` in ${docs}`
  return new GitHubError(`${operation}${place}: ${why}`, { ...facts, cure })
}

function readOnlyBy(message: string): GitHubError['readOnly'] {
  if (/\barchived\b/i.test(message)) return 'archived'
  return /\blocked\b/i.test(message) ? 'locked' : undefined
}

// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
function waitMs(headers: unknown, now: Date): number | undefined {
  const after = textAt(headers, 'retry-after')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  // A secondary limit ends earlier than the hour.
  if (textAt(headers, 'x-ratelimit-remaining') !== '0') return undefined
  const reset = textAt(headers, 'x-ratelimit-reset')
  if (!/^\d{1,12}$/.test(reset)) return undefined
  return Math.max(
    1_000,
    Number(reset) * 1_000 - (Date.parse(textAt(headers, 'date')) || now.getTime()),
  )
}

// The header lists alternatives (`;`), and in each what is needed together (`,`):
// https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
function permissionIn(headers: unknown, usual: string): string {
  const accepted = textAt(headers, 'x-accepted-github-permissions')
  if (!/^[a-z_=;, ]{1,200}$/.test(accepted)) return usual
  return accepted.replaceAll('_', '-').replaceAll('=', ': ').replaceAll(/, */g, ' and ')
}

interface Explained {
  why: string
  cure?: string
}

const absent = (issue: number | undefined, status: number | undefined): Explained => ({
  why: `there is no #${issue} in this repository, or the token may not see it (HTTP ${status}).`,
  cure: 'If issue-number names it, set another one.',
})

function explain(facts: ErrorFacts, docs: string | undefined): Explained {
  const { status, limited, readOnly, said = '', missingPermission, networkError } = facts
  if (status === undefined) {
    const why =
      networkError === undefined
        ? 'GitHub did not answer.'
        : `GitHub did not answer: ${networkError}`
    return { why }
  }
  if (limited)
    return { why: `GitHub's rate limit is reached (HTTP ${status}).`, cure: 'Try again later.' }
  if (readOnly === 'locked')
    return { why: 'the conversation is locked.', cure: 'Unlock it, or ask in another one.' }
  if (readOnly === 'archived')
    return { why: 'the repository is archived, so nothing can be written there.' }
  if ([301, 307, 308].includes(status)) return moved(status, docs)
  if (status === 401) {
    const input = docs === undefined ? 'github-token' : 'docs-token'
    const why = 'GitHub does not accept the token (HTTP 401).'
    return { why, cure: `It may have expired: check ${input}.` }
  }
  const why = `GitHub answered HTTP ${status}${said && `: ${JSON.stringify(said)}`}.`
  if (missingPermission === undefined) return { why }
  const needed = `\`${missingPermission.replaceAll('; ', '` or `')}\``
  if (docs === undefined) return { why, cure: `Grant the workflow's job the permission ${needed}.` }
  return { why, cure: `Give docs-token access to ${docs}, with the permission ${needed}.` }
}

const moved = (status: number, docs: string | undefined): Explained =>
  docs === undefined
    ? {
        why: `GitHub answered ${status}: the issue was transferred or the repository was renamed.`,
        cure: 'Ask again at its new place.',
      }
    : {
        why: `GitHub answered ${status}: the repository was renamed or moved.`,
        cure: 'Give the service and docs-repository its new name.',
      }
