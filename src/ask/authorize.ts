import { checkedAt, valueAt } from '../foreign-json.ts'
import type { GitHub } from '../io/github.ts'
import { GitHubError } from '../io/github-error.ts'
import { isObject, isText } from '../schema.ts'
import type { Event, Person } from './event.ts'
import { isListed } from './event-filter.ts'

declare const decided: unique symbol

/** The requester, or an event without a person, may ask. Only `authorize` makes one. */
export interface Authorized {
  kind: 'authorized'
  requester?: Person
  readonly [decided]: true
}

const levels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Level = (typeof levels)[number]

export type Decision = Authorized | { kind: 'refused'; reason: string }

/** Decides whether the requester may ask, on every attempt anew. Throws if it cannot be verified. */
export async function authorize(
  event: Event,
  { minPermission, allowedBots }: { minPermission: Level; allowedBots: string[] },
  github: Pick<GitHub, 'permission'>,
): Promise<Decision> {
  if (!event.person) return { kind: 'authorized' } as Authorized
  const requester = event.sender
  const { login, bot } = requester
  // The permission endpoint does not know bots.
  const answer = bot
    ? undefined
    : await github.permission(login).catch((cause) => unverified(login, cause))
  const unlisted = isListed(login, allowedBots)
    ? undefined
    : `@${login} is a bot that allowed-bots does not list.`
  const reason = bot ? unlisted : whyTooLow(requester, minPermission, answer)
  return reason === undefined
    ? ({ kind: 'authorized', requester } as Authorized)
    : { kind: 'refused', reason }
}

const flags = {
  admin: 'admin',
  maintain: 'maintain',
  push: 'write',
  triage: 'triage',
  pull: 'read',
} as const

// A server other than GitHub says `owner` of the account that has the repository.
const named = {
  owner: 'admin',
  admin: 'admin',
  write: 'write',
  read: 'read',
  none: 'none',
} as const

function whyTooLow({ id, login }: Person, needed: Level, answer: unknown): string | undefined {
  const permission = checkedAt(isText, answer, 'permission')
  if (permission === undefined) return unverified(login)
  const account = valueAt(answer, 'user', 'id')
  // Somebody else registered the login again.
  if (typeof account === 'number' && account !== id)
    return `The login @${login} belongs to another account now than the one that asked.`
  const permissions = valueAt(answer, 'user', 'permissions')
  const level = isObject(permissions)
    ? (Object.entries(flags).find(([flag]) => permissions[flag] === true)?.[1] ?? 'none')
    : Object.entries(named).find(([word]) => word === permission)?.[1]
  if (level === undefined) return `@${login} has a permission that this action does not know.`
  if (levels.indexOf(level) >= levels.indexOf(needed)) return undefined
  const has = level === 'none' ? 'no access' : `${level} access`
  return `@${login} has ${has} to this repository; min-permission is ${needed}.`
}

function unverified(login: string, cause?: unknown): never {
  const { status, missingPermission, networkError, limited } =
    cause instanceof GitHubError ? cause : {}
  const limit = limited ? ", GitHub's rate limit is reached" : ''
  const noAnswer = status === undefined ? (networkError ?? 'no answer') : `HTTP ${status}${limit}`
  const answer = cause === undefined ? 'the answer has no permission' : noAnswer
  const cure =
    missingPermission === undefined ? '' : ` Grant the job's token \`${missingPermission}\`.`
  throw new Error(`Could not verify the permission of @${login} (${answer}).${cure}`, { cause })
}
