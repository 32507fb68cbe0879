import { Faults } from '../http/faults.ts'
import { type Exchange, startServer } from '../http/loopback.ts'
import { createHub, named } from './hub.ts'
import { openapiCheck } from './openapi/check.ts'
import { bot, defaultPeople } from './people.ts'
import type { HostedOptions, LocalRepository, RepositoryOptions } from './repository.ts'
import { newToken } from './tokens.ts'

/** The local GitHub, seen from one of its repositories. */
export type LocalGitHub = LocalRepository & Shared & { other(fullName: string): LocalGitHub }
type Shared = Awaited<ReturnType<typeof openHub>>['shared']

/** `prefix` is `/api/v3` on an enterprise server. The other options are those of the first repository. */
export type GitHubOptions = RepositoryOptions & {
  prefix?: string
  serverUrl?: string
  others?: (RepositoryOptions & { owner: string; name: string })[]
}

/**
 * GitHub on loopback: a hub with a ledger, scripted faults, and the check of every request and every answer against
 * GitHub's own description. `other`: the same server, seen from the repository with this full name.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<LocalGitHub> {
  const { hosted, shared } = await openHub(options)
  const other = (fullName: string) => named(repositories, fullName)
  const repositories = hosted.map(({ local }): LocalGitHub => ({ ...local, ...shared, other }))
  return repositories[0] as LocalGitHub
}

async function openHub(options: GitHubOptions) {
  const { prefix = '', serverUrl = 'https://github.example', others = [] } = options
  const ledger: Exchange[] = []
  const faults = new Faults()
  const api = () => server.url + prefix
  const hub = createHub(
    [options, ...others].map(complete),
    { api, pages: serverUrl, now },
    await openapiCheck(),
  )
  const { hosted, tokens, violations, arrived, handle } = hub
  // An enterprise server has its GraphQL API at /api/graphql.
  const graphql = `${prefix.replace(/\/v3$/, '')}/graphql`
  const server = await startServer({
    inside(path) {
      if (path === graphql) return '/graphql'
      return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
    },
    ledger,
    faults,
    handle,
    arrived,
  })
  const shared = {
    /** GITHUB_API_URL; ends with the prefix. */
    url: api(),
    /** GITHUB_SERVER_URL: the address of its pages. No server listens there. */
    serverUrl,
    /** A token of a GitHub App's installation (`docs-app[bot]`), or a fine-grained one of a person. */
    createToken: tokens.create,
    /** As if it had expired. */
    revoke: tokens.revoke,
    tokens: tokens.all,
    faults,
    /** Every request of the action, in the order of arrival; `path` without the prefix. */
    ledger,
    violations,
    reset() {
      ledger.length = 0
      faults.clear()
      hub.reset()
    },
    close: server.close,
  }
  return { hosted, shared }
}

const firstToken = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'

const now = () => new Date().toISOString().replace(/\.\d+/, '')

function complete(options: RepositoryOptions, index: number): HostedOptions {
  const { owner = 'octo-org', name = 'handbook', private: isPrivate = false, people } = options
  const token = index === 0 ? firstToken : newToken(bot, `${owner}/${name}`)
  const everybody = { ...defaultPeople, ...people }
  return { ...options, id: index + 1, owner, name, private: isPrivate, people: everybody, token }
}
