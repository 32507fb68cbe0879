import { Faults } from '../http/faults.ts'
import { type Exchange, startServer } from '../http/loopback.ts'
import type { Fields } from './backend.ts'
import { startEmulator } from './emulator.ts'
import { createFront, placeOf } from './front.ts'
import { openapiCheck } from './openapi/check.ts'
import { bot, bots, defaultPeople } from './people.ts'
import type { Grants } from './permissions.ts'
import { type Hosted, hostRepository, type LocalRepository, type RepositoryOptions } from './repository.ts'
import { createTokens, newToken, type Token } from './tokens.ts'

/** The local GitHub, seen from one of its repositories. */
export interface LocalGitHub extends LocalRepository {
  /** GITHUB_API_URL; ends with the prefix. */
  url: string
  /** GITHUB_SERVER_URL: the address of its pages. No server listens there. */
  serverUrl: string
  /** The same server, seen from the repository with this full name. */
  other(fullName: string): LocalGitHub
  /** A token of a GitHub App's installation (`docs-app[bot]`), or a fine-grained one of a person, with all permissions. */
  createToken(about: { login: string; repositories: string[]; grants?: Partial<Grants> }): string
  /** As if it had expired. */
  revoke(token: string): void
  tokens: ReadonlyMap<string, Token>
  faults: Faults
  /** Every request of the action, in the order of arrival; `path` without the prefix. */
  ledger: Exchange[]
  /** What GitHub's OpenAPI description does not allow in these requests. */
  violations: string[]
  reset(): void
  close(): Promise<void>
}

/** `prefix` is `/api/v3` on an enterprise server. The other options are those of the first repository. */
export type GitHubOptions = RepositoryOptions & {
  prefix?: string
  serverUrl?: string
  others?: (RepositoryOptions & { owner: string; name: string })[]
}

/**
 * GitHub on loopback. The package `emulate` keeps issues and comments; this adds the routes it lacks, the permissions of
 * the tokens, a ledger, scripted faults, and the check of every request and every answer against GitHub's own description.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<LocalGitHub> {
  const { prefix = '', serverUrl = 'https://github.example', others = [] } = options
  const described = [options, ...others].map(complete)
  const logins = [...new Set([...described.flatMap(({ people }) => Object.keys(people)), ...bots])]
  const ledger: Exchange[] = []
  const violations: string[] = []
  const faults = new Faults()
  const hosted: Hosted[] = []
  const states = () => hosted.map(({ state }) => state)
  const idOf = (fullName: string) => named(states(), fullName).repository.id
  const tokens = createTokens({ hosted, logins, idOf })
  const check = await openapiCheck()
  const api = () => server.url + prefix
  const emulator = await startEmulator({
    repositories: described,
    logins,
    api,
    pages: serverUrl,
    about(id) {
      const found = states().find(({ repository }) => repository.id === id)
      return found === undefined ? {} : visibilityOf(found.repository)
    },
  })
  const user = (login: string) => emulator.as(bot)('GET', `/users/${encodeURIComponent(login)}`)
  const front = createFront({ hosted, tokens: tokens.all }, { api, user })
  /** With the repository's present name. */
  const renamed = (exchange: Exchange) => ({ ...exchange, path: placeOf(exchange.path, hosted)?.path ?? exchange.path })
  // An enterprise server has its GraphQL API at /api/graphql.
  const graphql = `${prefix.replace(/\/v3$/, '')}/graphql`
  const server = await startServer({
    inside: (path) =>
      path === graphql ? '/graphql' : path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined,
    ledger,
    faults,
    async handle(exchange) {
      const reply = await front(exchange)
      violations.push(...check.answer(renamed(exchange), reply))
      return reply
    },
    arrived(exchange) {
      violations.push(...check.request(renamed(exchange)))
    },
  })

  for (const [index, { owner, name, people, repository: history, ...more }] of described.entries()) {
    const fullName = `${owner}/${name}`
    const { id } = (await emulator.as(bot)('GET', `/repos/${fullName}`)).body as { id: number }
    const repository = { id, owner, name, fullName, private: more.private ?? false, archived: false }
    const token = index === 0 ? firstToken : newToken(bot, fullName)
    hosted.push(hostRepository({ repository, people, token, history }, { emulator, api, user, idOf, now }))
  }
  tokens.reset()

  const shared = {
    url: api(),
    serverUrl,
    other: (fullName: string) => named(repositories, fullName),
    createToken: tokens.create,
    revoke: tokens.revoke,
    tokens: tokens.all,
    faults,
    ledger,
    violations,
    reset() {
      emulator.reset()
      for (const list of [ledger, violations]) list.length = 0
      faults.clear()
      for (const { reset } of hosted) reset()
      tokens.reset()
    },
    async close() {
      await Promise.all([server.close(), emulator.close()])
    },
  }
  const repositories = hosted.map(({ local }): LocalGitHub => ({ ...local, ...shared }))
  return named(repositories, hosted[0]?.state.repository.fullName)
}

const firstToken = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'

const now = () => new Date().toISOString().replace(/\.\d+/, '')

const complete = ({ owner = 'octo-org', name = 'handbook', people, ...more }: RepositoryOptions) => ({
  ...more,
  owner,
  name,
  people: { ...defaultPeople, ...people },
})

function named<T extends { repository: { fullName: string } }>(repositories: T[], fullName = ''): T {
  const found = repositories.find(({ repository }) => repository.fullName === fullName)
  if (found === undefined) throw new Error(`There is no repository ${fullName}.`)
  return found
}

/** What GitHub says of a repository wherever it names it. */
function visibilityOf({ private: isPrivate, archived }: LocalGitHub['repository']): Fields {
  return { private: isPrivate, visibility: isPrivate ? 'private' : 'public', archived }
}
