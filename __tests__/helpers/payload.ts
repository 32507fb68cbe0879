import type { Payload } from '../../dev/local/github/examples.ts'
import { type Event, readEvent } from '../../src/ask/event.ts'

/** Replaces the value at a path such as `comment.user.type`; undefined removes it. */
export function change(payload: Payload, path: string, value: unknown): Payload {
  const keys = path.split('.')
  const last = keys.pop() as string
  let at = payload
  for (const key of keys) at = at[key] as Payload
  if (value === undefined) delete at[last]
  else at[last] = value
  return payload
}

export const environment = {
  GITHUB_EVENT_PATH: '/event.json',
  GITHUB_REPOSITORY: 'Codertocat/Hello-World',
  GITHUB_REPOSITORY_ID: '186853002',
}

/** Reads a payload as the runner would hand it over. */
export function eventOf(name: string, payload: unknown): Event {
  return readEvent({ ...environment, GITHUB_EVENT_NAME: name }, () =>
    Buffer.from(JSON.stringify(payload)),
  )
}
