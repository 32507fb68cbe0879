import { type GitHub, GitHubError } from '../io/github.ts'
import type { Event, Person } from './event.ts'

declare const decided: unique symbol

/** The requester, or an event without a person, may ask. Only `authorize` makes one. */
export interface Authorized {
  kind: 'authorized'
  /** Undefined for events without a person. */
  requester?: Person
  readonly [decided]: true
}

/** From the least to the most. */
export const levels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Level = (typeof levels)[number]

/** What `authorize` decides. */
export type Decision = Authorized | { kind: 'refused'; reason: string }

/** The requester's permission could not be verified, so the request is not served. */
export class PermissionError extends Error {
  override readonly name = 'PermissionError'
}

/** Decides whether the requester may ask, on every attempt anew. Throws PermissionError if it cannot be verified. */
export async function authorize(
  event: Event,
  settings: { minPermission: Level; allowedBots: string[] },
  github: Pick<GitHub, 'permission'>,
): Promise<Decision> {
  if (!event.person) return { kind: 'authorized' } as Authorized
  const requester = event.sender
  if (requester.bot) {
    // The permission endpoint does not know bots.
    const listed = settings.allowedBots.some((login) => login.toLowerCase() === requester.login.toLowerCase())
    return listed
      ? authorized(requester)
      : { kind: 'refused', reason: `@${requester.login} is a bot that allowed-bots does not list.` }
  }
  const level = await levelOf(requester, github)
  if (level === 'other-account') {
    const reason = `The login @${requester.login} belongs to another account now than the one that asked.`
    return { kind: 'refused', reason }
  }
  if (level === undefined) {
    return { kind: 'refused', reason: `@${requester.login} has a permission that this action does not know.` }
  }
  if (levels.indexOf(level) >= levels.indexOf(settings.minPermission)) return authorized(requester)
  const has = level === 'none' ? 'no access' : `${level} access`
  return {
    kind: 'refused',
    reason: `@${requester.login} has ${has} to this repository; min-permission is ${settings.minPermission}.`,
  }
}

function authorized(requester: Person): Authorized {
  return { kind: 'authorized', requester } as Authorized
}

async function levelOf(
  { id, login }: Person,
  github: Pick<GitHub, 'permission'>,
): Promise<Level | 'other-account' | undefined> {
  let body: unknown
  try {
    body = await github.permission(login)
  } catch (cause) {
    throw unverified(login, cause)
  }
  const { permission, user } = (body ?? {}) as { permission?: unknown; user?: Partial<Record<string, unknown>> | null }
  if (typeof permission !== 'string') throw unverified(login)
  // Somebody else registered the login again.
  if (typeof user?.id === 'number' && user.id !== id) return 'other-account'
  const permissions = user?.permissions
  return typeof permissions === 'object' && permissions !== null ? ranked(permissions) : named.get(permission)
}

// Custom roles and maintain have their rank here; `permission` has four words, and says `write` for maintain.
function ranked(permissions: object): Level {
  const has = permissions as Record<string, unknown>
  if (has.admin === true) return 'admin'
  if (has.maintain === true) return 'maintain'
  if (has.push === true) return 'write'
  if (has.triage === true) return 'triage'
  return has.pull === true ? 'read' : 'none'
}

const named = new Map<string, Level>([
  // A server other than GitHub says so of the account that has the repository.
  ['owner', 'admin'],
  ['admin', 'admin'],
  ['write', 'write'],
  ['read', 'read'],
  ['none', 'none'],
])

function unverified(login: string, cause?: unknown): PermissionError {
  const { status, missingPermission, networkError, limited } = cause instanceof GitHubError ? cause : {}
  const limit = limited ? ", GitHub's rate limit is reached" : ''
  const noAnswer = status === undefined ? (networkError ?? 'no answer') : `HTTP ${status}${limit}`
  const answer = cause === undefined ? 'the answer has no permission' : noAnswer
  const cure = missingPermission === undefined ? '' : ` Grant the job's token \`${missingPermission}\`.`
  return new PermissionError(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause })
}
