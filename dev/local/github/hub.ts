import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { notFound, type Server } from './backend.ts'
import { movedTo } from './moved.ts'
import type { Check } from './openapi/check.ts'
import { otherAccounts, userOf } from './people.ts'
import { type Hosted, type HostedOptions, hostRepository } from './repository.ts'
import { authenticate, authorize, createTokens, type Token } from './tokens.ts'

/**
 * The repositories of the local GitHub, the tokens, and the answers to all requests. `check` compares requests and answers
 * with GitHub's own description.
 */
export function createHub(
  repositories: HostedOptions[],
  given: Omit<Server, 'lastIds'>,
  check?: Check,
) {
  const server: Server = { ...given, lastIds: { issue: 0, comment: 0, review: 0 } }
  const { api, pages, lastIds } = server
  const locals = () => hosted.map(({ local }) => local)
  const idOf = (fullName: string) => named(locals(), fullName).repository.id
  const hosted: Hosted[] = repositories.map((options) =>
    hostRepository(options, { ...server, idOf }),
  )
  const tokens = createTokens({ hosted, idOf })
  const violations: string[] = []

  /** The one query: the account of the token. Every token may ask. */
  function viewer({ login }: Token, { json }: Pick<Exchange, 'json'>): Reply {
    const named = String(Object(json).query).includes('login') ? { login } : {}
    return {
      status: 200,
      body: { data: { viewer: { databaseId: userOf(pages, login).id, ...named } } },
    }
  }

  function account(login: string): Reply {
    const isPerson = hosted.some(({ state }) => login in state.people)
    const type = isPerson ? 'User' : otherAccounts[login]
    if (type === undefined) return notFound
    const at = '2020-01-01T00:00:00Z'
    const about = { name: null, created_at: at, updated_at: at }
    return { status: 200, body: { ...userOf(pages, login), type, ...about } }
  }

  async function answerTo(exchange: Exchange): Promise<Reply> {
    const token = authenticate(tokens.all, exchange.headers.authorization)
    if ('status' in token) return token
    if (exchange.path === '/graphql') return viewer(token, exchange)
    const user = /^\/users\/([^/?]+)$/.exec(exchange.path)?.[1]
    if (user !== undefined) return account(decodeURIComponent(user))
    const place = placeOf(exchange.path, hosted)
    if (place === undefined) return notFound
    const { hosted: at, below, isFormer } = place
    const { method, json } = exchange
    const { needs, answer } = at.route({ method, json, below })
    const { accepted, refused } = authorize(token, at.state, needs)
    const moved = isFormer
      ? movedTo(`${api()}/repositories/${at.state.repository.id}/${below}`, method)
      : undefined
    const reply = refused ?? moved ?? (await answer(token.login))
    return { ...reply, headers: { 'x-accepted-github-permissions': accepted, ...reply.headers } }
  }

  /** With the repository's present name. */
  const renamed = (exchange: Exchange) => ({
    ...exchange,
    path: placeOf(exchange.path, hosted)?.path ?? exchange.path,
  })

  return {
    hosted,
    tokens,
    lastIds,
    /** What GitHub's own description does not allow, in requests and in answers. */
    violations,
    /** A request arrived, whatever becomes of it. */
    arrived(exchange: Exchange): void {
      violations.push(...(check?.request(renamed(exchange)) ?? []))
    },
    async handle(exchange: Exchange): Promise<Reply> {
      const reply = await answerTo(exchange)
      violations.push(...(check?.answer(renamed(exchange), reply) ?? []))
      return reply
    },
    reset(): void {
      violations.length = 0
      Object.assign(lastIds, { issue: 0, comment: 0, review: 0 })
      for (const { reset } of hosted) reset()
      tokens.reset()
    },
  }
}

/**
 * The repository of a request, by its name in any case, by a former name (`isFormer`), or by its id as in GitHub's
 * redirects; what is `below` it, with the query; and the whole path with its present name.
 */
function placeOf(path: string, all: Hosted[]) {
  const [, name = '', id, below = ''] =
    /^\/(?:repos\/([^/?]+\/[^/?]+)|repositories\/(\d+))\/?(.*)$/.exec(path) ?? []
  const isNamed = (fullName: string) => fullName.toLowerCase() === name.toLowerCase()
  const present = all.find(({ state: { repository } }) =>
    id === undefined ? isNamed(repository.fullName) : repository.id === Number(id),
  )
  const hosted = present ?? all.find(({ formerNames }) => [...formerNames].some(isNamed))
  if (hosted === undefined) return undefined
  const root = `/repos/${hosted.state.repository.fullName}`
  return {
    hosted,
    below,
    path: below === '' ? root : `${root}/${below}`,
    isFormer: present === undefined,
  }
}

/** The repository with this full name. */
export function named<T extends { repository: { fullName: string } }>(
  repositories: T[],
  fullName = '',
): T {
  const found = repositories.find(({ repository }) => repository.fullName === fullName)
  if (found === undefined) throw new Error(`There is no repository ${fullName}.`)
  return found
}
