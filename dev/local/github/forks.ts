import type { Fields } from './backend.ts'

/** A pull request with its head in the fork with this full name; null: the fork was deleted, undefined: it has no fork. */
export function withFork<T extends Fields>(pull: T, fork: string | null | undefined): T {
  if (fork === undefined) return pull
  const [head, base] = [pull.head as Fields, pull.base as { repo: Fields }]
  const [login = 'unknown', name = ''] = (fork ?? '').split('/')
  const user = { ...(head.user as Fields), login, type: 'User' }
  // No repository of the local GitHub has this id.
  const id = Number(base.repo.id) + 1_000_000
  const repo = { ...base.repo, id, name, full_name: fork, owner: user, fork: true }
  const label = `${fork === null ? 'unknown' : login}:${head.ref}`
  return { ...pull, head: { ...head, label, ...(fork === null ? { user: null, repo: null } : { user, repo }) } }
}
