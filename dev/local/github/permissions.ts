/** The permissions of a token; those of a job's token are as under `permissions` in a workflow. */
export type Grants = Record<
  'actions' | 'contents' | 'issues' | 'metadata' | 'pull_requests' | 'statuses',
  'none' | 'read' | 'write'
>

export const allGranted: Grants = {
  actions: 'write',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'write',
}

/** What a request to a repository needs. */
export interface Needs {
  /** Any of these is enough. */
  anyOf: (keyof Grants)[]
  isRead: boolean
  /** On an issue that is not a pull request only the first one counts. */
  isIssue: boolean
  /** In a public repository anybody may read it. */
  isPublic: boolean
}
