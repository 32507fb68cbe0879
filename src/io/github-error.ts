import { checkedAt, isCount, textAt, valueAt } from '../schema.ts'
import { HttpError } from './http-error.ts'

const mostRetryAfterMs = 3_600_000

type ErrorFacts = Partial<Omit<GitHubError, keyof Error | 'isTransient'>> & { cause?: unknown }

export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly status: number | undefined = undefined
  /** GitHub's own words, on one line: foreign, only to be compared. */
  readonly said: string = ''
  readonly missingPermission: string | undefined = undefined
  readonly readOnly: 'locked' | 'archived' | undefined = undefined
  readonly mayHaveSucceeded: boolean = false
  readonly limited: boolean = false
  /** How long not to try again. GitHub asks for a minute if it names no time. */
  readonly retryAfterMs: number = 0
  readonly isOfDocsToken: boolean = false
  readonly networkError: string | undefined = undefined

  constructor(message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(message, { cause })
    const asked = facts.retryAfterMs ?? (facts.limited ? 60_000 : 0)
    Object.assign(this, facts, { retryAfterMs: Math.min(asked, mostRetryAfterMs) })
  }

  get isTransient(): boolean {
    return this.limited || this.status === undefined || this.status >= 500
  }
}

export type Failure = ReturnType<typeof failureOf>

export function failureOf(error: unknown) {
  const status = checkedAt(isCount, error, 'response', 'status')
  const headers = valueAt(error, 'response', 'headers')
  const cause = valueAt(error, 'cause')
  const network = cause instanceof HttpError ? cause : undefined
  const said = textAt(error, 'response', 'data', 'message') || (status === undefined ? (network?.message ?? '') : '')
  const found: GitHubError['readOnly'] = /\barchived\b/i.test(said)
    ? 'archived'
    : /\blocked\b/i.test(said)
      ? 'locked'
      : undefined
  const isLimit = textAt(headers, 'x-ratelimit-remaining') === '0' || valueAt(headers, 'retry-after') !== undefined
  return {
    status,
    headers,
    message: oneShortLine(said),
    sent: status !== undefined || network?.sent !== false,
    networkError: network?.message,
    limited: status === 429 || (status === 403 && (isLimit || /rate limit/i.test(said))),
    readOnly: status === 403 ? found : undefined,
    cause: error,
  }
}

const oneShortLine = (text: string): string =>
  text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

// https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
export function limitedForMs(headers: unknown, now: Date): number | undefined {
  const after = textAt(headers, 'retry-after')
  if (/^\d{1,6}$/.test(after)) return Math.max(1, Number(after)) * 1_000
  // A secondary limit ends earlier than the hour.
  if (textAt(headers, 'x-ratelimit-remaining') !== '0') return undefined
  const reset = textAt(headers, 'x-ratelimit-reset')
  if (!/^\d{1,12}$/.test(reset)) return undefined
  return Math.max(1_000, Number(reset) * 1_000 - (Date.parse(textAt(headers, 'date')) || now.getTime()))
}

// The header lists alternatives (`;`), and in each what is needed together (`,`):
// https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
export function missingPermission({ status, headers, limited, readOnly }: Failure, usual: string): string | undefined {
  if ((status !== 403 && status !== 404) || limited || readOnly !== undefined) return undefined
  const accepted = textAt(headers, 'x-accepted-github-permissions')
  if (!/^[a-z_=;, ]{1,200}$/.test(accepted)) return usual
  return accepted.replaceAll('_', '-').replaceAll('=', ': ').replaceAll(/, */g, ' and ')
}

export function explain(
  { status, limited, readOnly, message }: Failure,
  permission: string | undefined,
  docs: string | undefined,
): string {
  const said = message === '' ? '' : ` (${message})`
  const answered = `GitHub answered HTTP ${status}${said}.`
  if (status === undefined) return message === '' ? 'GitHub did not answer.' : `GitHub did not answer: ${message}`
  if (limited) return `GitHub's rate limit is reached (HTTP ${status}). Try again later.`
  if (readOnly === 'locked') return 'the conversation is locked. Unlock it, or ask in another one.'
  if (readOnly === 'archived') return 'the repository is archived, so nothing can be written there.'
  if ([301, 307, 308].includes(status)) {
    return docs === undefined
      ? `GitHub answered ${status}: the issue was transferred or the repository was renamed. Ask again at its new place.`
      : `GitHub answered ${status}: the repository was renamed or moved. Give the service and docs-repository its new name.`
  }
  if (status === 401) {
    const input = docs === undefined ? 'github-token' : 'docs-token'
    return `GitHub does not accept the token (HTTP 401). It may have expired: check ${input}.`
  }
  if (status === 410) return 'GitHub says that it is gone (HTTP 410).'
  if (permission === undefined) return answered
  const needed = `\`${permission.replaceAll('; ', '` or `')}\``
  return docs === undefined
    ? `${answered} Grant the workflow's job the permission ${needed}.`
    : `${answered} Give docs-token access to ${docs}, with the permission ${needed}.`
}
