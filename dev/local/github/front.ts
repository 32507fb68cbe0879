import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, notFound } from './backend.ts'
import { movedTo } from './moved.ts'
import type { Hosted } from './repository.ts'
import { authenticate, authorize, type Token } from './tokens.ts'

/**
 * The repository of a request, by its name in any case, by a former name (`isFormer`), or by its id as in GitHub's
 * redirects; what is `below` it, with the query; and the whole path with its present name.
 */
export function placeOf(path: string, all: Hosted[]) {
  const [, name = '', id, below = ''] = /^\/(?:repos\/([^/?]+\/[^/?]+)|repositories\/(\d+))\/?(.*)$/.exec(path) ?? []
  const isNamed = (fullName: string) => fullName.toLowerCase() === name.toLowerCase()
  const present = all.find(({ state: { repository } }) =>
    id === undefined ? isNamed(repository.fullName) : repository.id === Number(id),
  )
  const hosted = present ?? all.find(({ formerNames }) => [...formerNames].some(isNamed))
  if (hosted === undefined) return undefined
  const root = `/repos/${hosted.state.repository.fullName}`
  return { hosted, below, path: below === '' ? root : `${root}/${below}`, isFormer: present === undefined }
}

/** Answers the requests of all tokens to all repositories. */
export function createFront(
  hosts: { hosted: Hosted[]; tokens: ReadonlyMap<string, Token> },
  { api, user }: Pick<Backend, 'api' | 'user'>,
): (exchange: Exchange) => Promise<Reply> {
  /** The one query: the account of the token. Every token may ask. */
  async function viewer({ login }: Token, { json }: Pick<Exchange, 'json'>): Promise<Reply> {
    const { id } = (await user(login)).body as Fields
    const named = String((json as Fields).query).includes('login') ? { login } : {}
    return { status: 200, body: { data: { viewer: { databaseId: id, ...named } } } }
  }

  return async (exchange) => {
    const token = authenticate(hosts.tokens, exchange.headers.authorization)
    if ('status' in token) return token
    if (exchange.path === '/graphql') return viewer(token, exchange)
    const place = placeOf(exchange.path, hosts.hosted)
    if (place === undefined) return notFound
    const { hosted, path, below, isFormer } = place
    const { method } = exchange
    const { accepted, refused } = authorize(token, hosted.state, { method, path })
    const moved = isFormer ? movedTo(`${api()}/repositories/${hosted.state.repository.id}/${below}`, method) : undefined
    const reply = refused ?? moved ?? (await hosted.answer({ exchange, below, login: token.login }))
    return { ...reply, headers: { 'x-accepted-github-permissions': accepted, ...reply.headers } }
  }
}
