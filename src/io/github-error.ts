const mostRetryAfterMs = 3_600_000

/** GitHub did not do what was asked. The message says what was asked, what came back, and the cure. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly status: number | undefined
  /** GitHub's own words, on one line: foreign, only to be compared. */
  readonly said: string
  /** The permission to grant, such as `issues: write`, if that is the cure. */
  readonly missingPermission: string | undefined
  /** Nobody can write there: the conversation is locked, or the repository archived. */
  readonly readOnly: 'locked' | 'archived' | undefined
  /** True if it may have been done all the same: the answer was lost. */
  readonly mayHaveSucceeded: boolean
  /** True if GitHub's rate limit is reached, and whether that is the limit of docs-token. */
  readonly limited: boolean
  /** How long not to try again. GitHub asks for a minute if it names no time. */
  readonly retryAfterMs: number
  readonly isOfDocsToken: boolean
  /** Why no answer came, if none did: our own words, nothing foreign. */
  readonly networkError: string | undefined

  constructor(
    message: string,
    about: {
      status?: number | undefined
      said?: string
      missingPermission?: string | undefined
      readOnly?: GitHubError['readOnly']
      mayHaveSucceeded?: boolean
      limited?: boolean
      retryAfterMs?: number | undefined
      isOfDocsToken?: boolean
      networkError?: string | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: about.cause })
    this.status = about.status
    this.said = about.said ?? ''
    this.missingPermission = about.missingPermission
    this.readOnly = about.readOnly
    this.mayHaveSucceeded = about.mayHaveSucceeded ?? false
    this.limited = about.limited ?? false
    this.retryAfterMs = Math.min(about.retryAfterMs ?? (this.limited ? 60_000 : 0), mostRetryAfterMs)
    this.isOfDocsToken = about.isOfDocsToken ?? false
    this.networkError = about.networkError
  }

  /** Whether a later try may well succeed: GitHub did not answer, had trouble, or its limit is reached. */
  get isTransient(): boolean {
    return this.limited || this.status === undefined || this.status >= 500
  }
}
