import { match } from '../http/route.ts'

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

const repo = '/repos/:owner/:repo'
const collaborator = `${repo}/collaborators/:login/permission`
const needed: [path: string, anyOf: (keyof Grants)[]][] = [
  [repo, ['metadata']],
  [collaborator, ['metadata']],
  [`${repo}/issues`, ['issues']],
  [`${repo}/labels`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number/timeline`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number`, ['issues', 'pull_requests']],
  [`${repo}/issues/comments`, ['issues', 'pull_requests']],
  [`${repo}/issues/comments/:id`, ['issues', 'pull_requests']],
  [`${repo}/issues/comments/:id/reactions`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number/comments`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number/reactions`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number/labels`, ['issues', 'pull_requests']],
  [`${repo}/issues/:number/assignees`, ['issues', 'pull_requests']],
  [`${repo}/pulls`, ['pull_requests']],
  [`${repo}/pulls/:number`, ['pull_requests']],
  [`${repo}/pulls/:number/files`, ['pull_requests']],
  [`${repo}/pulls/:number/comments`, ['pull_requests']],
  [`${repo}/pulls/:number/comments/:id/replies`, ['pull_requests']],
  [`${repo}/pulls/:number/requested_reviewers`, ['pull_requests']],
  [`${repo}/pulls/comments/:id/reactions`, ['pull_requests']],
  [`${repo}/commits/:sha/pulls`, ['pull_requests']],
  [`${repo}/statuses/:sha`, ['statuses']],
  [`${repo}/actions/workflows/:id/runs`, ['actions']],
  [`${repo}/actions/runs`, ['actions']],
  [`${repo}/actions/runs/:id`, ['actions']],
  [`${repo}/actions/runs/:id/jobs`, ['actions']],
  [`${repo}/actions/runs/:id/rerun-failed-jobs`, ['actions']],
]

/**
 * Whether the token's permissions allow a request: any of those in `x-accepted-github-permissions` is enough. A path that
 * is not listed above needs `contents`. On an issue that is not a pull request only `issues` counts. `isPublic`: in a
 * public repository anybody may read it.
 */
export function granted(
  grants: Grants,
  request: { method: string; path: string },
  pulls: Set<number>,
): { allowed: boolean; accepted: string; isPublic: boolean } {
  const [path, anyOf] = needed.find(([pattern]) => match(pattern, request.path) !== undefined) ?? [
    '',
    ['contents' as const],
  ]
  const level = request.method === 'GET' ? 'read' : 'write'
  const number = match(path, request.path)?.number
  const counting = number === undefined || pulls.has(Number(number)) ? anyOf : anyOf.slice(0, 1)
  const allowed = counting.some((name) => grants[name] === 'write' || grants[name] === level)
  const accepted = anyOf.map((name) => `${name}=${level}`).join('; ')
  return { allowed, accepted, isPublic: path !== collaborator }
}
