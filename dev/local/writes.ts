import type { Demo } from './demo.ts'
import { match } from './http/route.ts'

/** What the runs wrote in one repository with one token. */
export interface Writes {
  repository: string
  login: string
  token: string
  /** `comments posted: 1, reactions: 2`. */
  what: string
}

const repo = '/repos/:owner/:name'
const kinds = [
  ['POST', `${repo}/issues/:number/comments`, 'comments posted'],
  ['PATCH', `${repo}/issues/comments/:id`, 'comments edited'],
  ['DELETE', `${repo}/issues/comments/:id`, 'comments deleted'],
  ['POST', `${repo}/issues/:number/reactions`, 'reactions'],
  ['POST', `${repo}/issues/comments/:id/reactions`, 'reactions'],
  ['POST', `${repo}/pulls/:number/comments/:id/replies`, 'replies in review threads'],
  ['POST', `${repo}/pulls/:number/requested_reviewers`, 'review requests'],
  ['POST', `${repo}/statuses/:sha`, 'commit statuses'],
] as const

/** Who wrote where, and with which token. */
export function writesOf({ sites }: Pick<Demo, 'sites'>): Writes[] {
  const [{ github }] = sites
  const names = new Map<string, string>()
  for (const { github, docsToken } of sites) {
    names.set(github.token, `github-token of ${github.repository.fullName}`)
    if (docsToken !== undefined)
      names.set(docsToken, `docs-token, stored in ${github.repository.fullName}`)
  }
  const written = github.ledger.flatMap(({ method, path, headers, acted }) => {
    const repository = /^\/repos\/([^/]+\/[^/]+)\//.exec(path)?.[1]
    if (!acted || method === 'GET' || repository === undefined) return []
    const kind = kinds.find(
      ([wanted, pattern]) => method === wanted && match(pattern, path) !== undefined,
    )
    const token = headers.authorization?.split(' ')[1] ?? ''
    return { repository, token, what: kind?.[2] ?? `${method} ${path}` }
  })
  const grouped = Map.groupBy(written, ({ repository, token }) => `${repository} ${token}`)
  return [...grouped.values()].map((group) => {
    const [{ repository, token } = { repository: '', token: '' }] = group
    const times = [...Map.groupBy(group, ({ what }) => what)].map(
      ([what, all]) => `${what}: ${all.length}`,
    )
    const login = github.tokens.get(token)?.login ?? ''
    return { repository, login, token: names.get(token) ?? '', what: times.join(', ') }
  })
}
