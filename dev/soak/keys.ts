import type { Actor } from './scheduler.ts'
import { apiKey, type Given, memoryKey, nextKey } from './settings.ts'
import { forge } from './tampering.ts'
import type { World } from './world.ts'

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
