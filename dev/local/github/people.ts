/** What somebody may do in the repository, in GitHub's words; or GitHub's whole answer, for unusual ones. */
export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none' | Record<string, unknown>

/** The people of every local GitHub. */
export const defaultPeople: Record<string, Role> = {
  alice: 'admin',
  mara: 'maintain',
  wim: 'write',
  tom: 'triage',
  rosa: 'read',
  noor: 'none',
}

/** The token of a workflow's job acts in this name, in every repository. */
export const bot = 'github-actions[bot]'

/** `docs-app` is a GitHub App whose tokens a test may give to a workflow. */
export const bots = [bot, 'docs-agent[bot]', 'renovate[bot]', 'docs-app[bot]']

/** GitHub's answer about a collaborator: `permission` has only four levels, `user.permissions` has all of them. */
export function permissionOf(role: Role, user: Record<string, unknown>): Record<string, unknown> {
  if (typeof role === 'object') return { ...role, user: { ...user, ...Object(role.user) } }
  const rank = ['none', 'read', 'triage', 'write', 'maintain', 'admin'].indexOf(role)
  const permissions = { admin: rank >= 5, maintain: rank >= 4, push: rank >= 3, triage: rank >= 2, pull: rank >= 1 }
  const permission = { maintain: 'write', triage: 'read' }[role as string] ?? role
  return { permission, user: { ...user, permissions, role_name: role }, role_name: role }
}
