import { createRequire } from 'node:module'

export type Payload = { [field: string]: unknown }

// Imported, these 4 MB would be source code of 130 MB in each worker of vitest.
const require = createRequire(import.meta.url)
const webhooks: { name: string; examples: Payload[] }[] = require('@octokit/webhooks-examples')

/** GitHub's own example of an event with this action, a copy to change; throws if it has none. */
export function example(name: string, action?: string, index = 0): Payload {
  const all = webhooks.find((known) => known.name === name)?.examples ?? []
  const found = all.filter((payload) => action === undefined || payload.action === action)[index]
  if (found === undefined)
    throw new Error(`There is no example of the event ${[name, action].join(' ').trim()}.`)
  return structuredClone(found)
}
