import { createHash } from 'node:crypto'
import type { Reply } from '../http/reply.ts'
import { type Backend, notFound, refusal } from './backend.ts'
import { bot } from './people.ts'
import { allGranted, type Grants, type Needs } from './permissions.ts'
import type { Hosted } from './repository.ts'
import type { RepositoryState } from './state.ts'

/** What a token stands for. */
export interface Token {
  /** The account in whose name it acts. */
  login: string
  /** The ids of the repositories that it covers. Any other it may read if that is public. */
  repositories: number[]
  grants: Grants
  /** Whether it has expired, or was revoked. */
  isRevoked: boolean
}

/** A token like GitHub's, the same for the same seed: of a GitHub App's installation, or a person's fine-grained one. */
export function newToken(login: string, seed: string): string {
  const text = createHash('sha256').update(seed).digest('hex').slice(0, 32)
  return (isBot(login) ? 'ghs_' : 'github_pat_') + text
}

const isBot = (login: string) => login.endsWith('[bot]')

/** The tokens of the server. Each repository's workflow has one. */
export function createTokens({
  hosted,
  idOf,
}: Pick<Backend, 'idOf'> & { hosted: Pick<Hosted, 'local' | 'state'>[] }) {
  const all = new Map<string, Token>()
  /** Leaves only those of the workflows. */
  function reset(): void {
    all.clear()
    for (const { local, state } of hosted)
      all.set(local.token, {
        login: bot,
        repositories: [state.repository.id],
        grants: state.grants,
        isRevoked: false,
      })
  }
  reset()
  return {
    all: all as ReadonlyMap<string, Token>,
    create({
      login,
      repositories,
      grants,
    }: {
      login: string
      repositories: string[]
      grants?: Partial<Grants>
    }) {
      const value = newToken(login, `${login} ${all.size}`)
      const whole = { ...allGranted, ...grants }
      all.set(value, {
        login,
        repositories: repositories.map(idOf),
        grants: whole,
        isRevoked: false,
      })
      return value
    },
    revoke(value: string): void {
      const token = all.get(value)
      if (token === undefined) throw new Error('There is no such token.')
      token.isRevoked = true
    },
    reset,
  }
}

/** The token of a request, or GitHub's refusal of it. */
export function authenticate(
  tokens: ReadonlyMap<string, Token>,
  authorization = '',
): Token | Reply {
  const [scheme = '', given = ''] = authorization.split(' ')
  if (!/^(bearer|token)$/i.test(scheme)) return refusal(401, 'Requires authentication')
  const token = tokens.get(given)
  return token === undefined || token.isRevoked ? refusal(401, 'Bad credentials') : token
}

/** The permissions that GitHub names for a request to a repository, and its refusal, if the token does not have them. */
export function authorize(
  { login, repositories, grants }: Token,
  { repository }: RepositoryState,
  { anyOf, isRead, isIssue, isPublic }: Needs,
): { accepted: string; refused?: Reply } {
  const level = isRead ? 'read' : 'write'
  const accepted = anyOf.map((name) => `${name}=${level}`).join('; ')
  const counting = isIssue ? anyOf.slice(0, 1) : anyOf
  const isGranted = counting.some((name) => grants[name] === 'write' || grants[name] === level)
  const isCovered = repositories.includes(repository.id)
  if (!isCovered && repository.private) return { accepted, refused: notFound }
  const kind = isBot(login) ? 'integration' : 'personal access token'
  if (isCovered ? !isGranted : !(isRead && isPublic))
    return { accepted, refused: refusal(403, `Resource not accessible by ${kind}`) }
  if (repository.archived && !isRead)
    return { accepted, refused: refusal(403, 'Repository was archived so is read-only.') }
  return { accepted }
}
