import type { Keys } from '../src/memory/keys.ts'
import type { Actor } from './scheduler.ts'
import type { Servers } from './servers.ts'
import { apiKey, type Given, keysOf, memoryKey, nextKey } from './settings.ts'
import { forge } from './tampering.ts'
import type { World } from './world.ts'

/** The inputs with keys, as the workflows of a world set them. */
export interface KeyInputs {
  current: Given
  /** All that were set so far. */
  used: Given[]
}

const first: Given = { 'api-key': apiKey }

export const firstKeys = (): KeyInputs => ({ current: first, used: [first] })

const rotations: Record<string, Given[]> = {
  'key rotated with previous-key': [{ 'api-key': nextKey, 'previous-key': apiKey }],
  'key rotated without previous-key': [{ 'api-key': nextKey }],
  'memory-key introduced': [
    { 'api-key': apiKey, 'memory-key': memoryKey },
    { 'api-key': nextKey, 'memory-key': memoryKey },
  ],
}

/** Somebody replaces the keys while runs are under way: the runs that begin later have the new ones. */
export async function rotateKeys(world: World, actor: Actor): Promise<void> {
  const { random, keys, faults } = world
  const kind = random.pick(Object.keys(rotations))
  for (const inputs of rotations[kind] ?? []) {
    await actor.wait(random.whole(0, 7_200_000))
    keys.current = inputs
    keys.used.push(inputs)
    faults.note(kind)
    if (inputs['previous-key'] === undefined) continue
    for (let times = random.whole(1, 3); times > 0; times--) {
      await actor.wait(random.whole(0, 1_800_000))
      forge(world)
    }
  }
}

/** Verifies every marker that was signed in this world. */
export function everyKey(servers: Servers, { used, current }: KeyInputs): Keys {
  const all = used.map((inputs) => keysOf(servers, inputs))
  return { ...keysOf(servers, current), older: all.map(({ sign }) => sign) }
}
