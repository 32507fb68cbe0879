/** What somebody may do in the repository, in GitHub's words; or GitHub's whole answer, for unusual ones. */
export type Role =
  | 'admin'
  | 'maintain'
  | 'write'
  | 'triage'
  | 'read'
  | 'none'
  | Record<string, unknown>

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

/** The accounts that nobody signs in with, by their login. */
export const otherAccounts: Record<string, 'Bot' | 'Organization'> = {
  [bot]: 'Bot',
  'my-docs-agent[bot]': 'Bot',
  'my-org': 'Organization',
}

/** GitHub's own id of the bot, and those of two people in the events of tests. */
const accountIds: Record<string, number> = { [bot]: 41898282, wim: 1, rosa: 2 }

/** That of `account-77` is 77. */
export const accountId = (login: string): number =>
  accountIds[login] ??
  Number(
    /\d+/.exec(login) ??
      [...login].reduce((id, letter) => (31 * id + letter.charCodeAt(0)) % 1_000_003, 0),
  )

/** An account, as GitHub shows it. `pages`: the address of GitHub's pages. */
export const userOf = (pages: string, login: string) => ({
  id: accountId(login),
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
  html_url: `${pages}/${login}`,
})

/** Whether somebody may review, and be assigned. */
export const isMember = (people: Record<string, Role>, login: string): boolean =>
  login in people && people[login] !== 'none'

/** GitHub's answer about a collaborator: `permission` has only four levels, `user.permissions` has all of them. */
export function permissionOf(role: Role, user: Record<string, unknown>): Record<string, unknown> {
  if (typeof role === 'object') return { ...role, user: { ...user, ...Object(role.user) } }
  const rank = ['none', 'read', 'triage', 'write', 'maintain', 'admin'].indexOf(role)
  const permissions = {
    admin: rank >= 5,
    maintain: rank >= 4,
    push: rank >= 3,
    triage: rank >= 2,
    pull: rank >= 1,
  }
  const permission = { maintain: 'write', triage: 'read' }[role as string] ?? role
  return { permission, user: { ...user, permissions, role_name: role }, role_name: role }
}
