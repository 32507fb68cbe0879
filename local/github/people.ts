/** What somebody may do in the repository, in GitHub's words; or the body of GitHub's answer itself, for odd ones. */
export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none' | Record<string, unknown>

/** The people every local GitHub knows. */
export const cast: Record<string, Role> = {
  alice: 'admin',
  mara: 'maintain',
  wim: 'write',
  tom: 'triage',
  rosa: 'read',
  noor: 'none',
}

export const bots = ['github-actions[bot]', 'docs-agent[bot]', 'renovate[bot]']

/** GitHub's answer about a collaborator: `permission` knows four levels only, `user.permissions` all of them. */
export function permissionOf(role: Role, user: Record<string, unknown>): Record<string, unknown> {
  if (typeof role === 'object') return role
  const rank = ['none', 'read', 'triage', 'write', 'maintain', 'admin'].indexOf(role)
  const permissions = { admin: rank >= 5, maintain: rank >= 4, push: rank >= 3, triage: rank >= 2, pull: rank >= 1 }
  const permission = { maintain: 'write', triage: 'read' }[role as string] ?? role
  return { permission, user: { ...user, permissions, role_name: role }, role_name: role }
}
