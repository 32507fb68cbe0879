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

/** Whether the permissions allow a request, and the header `x-accepted-github-permissions`. */
export function granted(grants: Grants, { anyOf, isRead, isIssue }: Needs): { allowed: boolean; accepted: string } {
  const level = isRead ? 'read' : 'write'
  const counting = isIssue ? anyOf.slice(0, 1) : anyOf
  const allowed = counting.some((name) => grants[name] === 'write' || grants[name] === level)
  return { allowed, accepted: anyOf.map((name) => `${name}=${level}`).join('; ') }
}
