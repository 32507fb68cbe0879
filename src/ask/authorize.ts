import type { GitHub } from '../io/github.ts'
import type { Event, Person } from './event.ts'

declare const decided: unique symbol

/** Somebody, or an event without a person, may ask. Only `authorize` makes one. */
export interface Authorized {
  kind: 'authorized'
  /** Absent for events without a person. */
  asker?: Person
  readonly [decided]: true
}

/** From the least to the most. */
export const levels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Level = (typeof levels)[number]

/** It could not be found out whether somebody may ask: nobody may then. */
export class PermissionFault extends Error {
  override readonly name = 'PermissionFault'
}

/** Decides who may ask, on every attempt anew. Throws PermissionFault where GitHub does not tell. */
export async function authorize(
  event: Event,
  settings: { minPermission: Level; allowedBots: string[] },
  github: Pick<GitHub, 'permission'>,
): Promise<Authorized | { kind: 'refused'; reason: string }> {
  if (!event.person) return { kind: 'authorized' } as Authorized
  const asker = event.sender
  if (asker.bot) {
    // The permission endpoint does not know bots.
    const listed = settings.allowedBots.some((login) => login.toLowerCase() === asker.login.toLowerCase())
    return listed
      ? allow(asker)
      : { kind: 'refused', reason: `@${asker.login} is a bot that allowed-bots does not list.` }
  }
  const level = await levelOf(asker, github)
  if (level === undefined) {
    return { kind: 'refused', reason: `@${asker.login} has a permission that this action does not know.` }
  }
  if (levels.indexOf(level) >= levels.indexOf(settings.minPermission)) return allow(asker)
  const has = level === 'none' ? 'no access to' : `${level} on`
  return {
    kind: 'refused',
    reason: `@${asker.login} has ${has} this repository; ${settings.minPermission} is needed to ask (min-permission).`,
  }
}

function allow(asker: Person): Authorized {
  return { kind: 'authorized', asker } as Authorized
}

async function levelOf({ login }: Person, github: Pick<GitHub, 'permission'>): Promise<Level | undefined> {
  let body: unknown
  try {
    body = await github.permission(login)
  } catch (cause) {
    throw unverified(login, cause)
  }
  const { permission, user } = (body ?? {}) as { permission?: unknown; user?: { permissions?: unknown } | null }
  if (typeof permission !== 'string') throw unverified(login)
  const permissions = user?.permissions
  return typeof permissions === 'object' && permissions !== null ? ranked(permissions) : named.get(permission)
}

// Custom roles and maintain show here as they are; `permission` knows four words and calls maintain `write`.
function ranked(permissions: object): Level {
  const has = permissions as Record<string, unknown>
  if (has.admin === true) return 'admin'
  if (has.maintain === true) return 'maintain'
  if (has.push === true) return 'write'
  if (has.triage === true) return 'triage'
  return has.pull === true ? 'read' : 'none'
}

const named = new Map<string, Level>([
  ['admin', 'admin'],
  ['write', 'write'],
  ['read', 'read'],
  ['none', 'none'],
])

function unverified(login: string, cause?: unknown): PermissionFault {
  const { status, grant, silence } = (cause ?? {}) as { status?: unknown; grant?: unknown; silence?: unknown }
  const why = typeof silence === 'string' ? silence : 'no answer'
  const came = !cause ? 'the answer has no permission' : Number.isInteger(status) ? `HTTP ${status}` : why
  const cure = typeof grant === 'string' ? ` Grant the job's token \`${grant}\`.` : ''
  return new PermissionFault(`Could not verify the permission of @${login} (${came}).${cure}`, { cause })
}
