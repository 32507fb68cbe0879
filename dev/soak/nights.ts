import { ask } from './people.ts'
import type { Actor } from './scheduler.ts'
import type { World } from './world.ts'

/** Whom a failed run mentions that nobody asked for. Nobody else writes this name. */
export const nightly = { mention: 'tom' }

/** Runs that nobody asked for, in one conversation: of schedules and of pushes, with and without people to mention. */
export async function manyNights(world: World, actor: Actor, conversation: number): Promise<void> {
  const { random, faults } = world
  for (let nights = random.whole(3, 7); nights > 0; nights--) {
    await actor.wait(random.pick([random.whole(0, 120_000), random.whole(0, 3_600_000), 3_600_000]))
    const mentions = random.chance(0.7)
    const kind = mentions && random.chance(0.8) ? 'schedule' : 'merge'
    faults.note(
      mentions ? 'run of nobody that mentions people' : 'run of nobody without people to mention',
    )
    ask(world, { conversation, kind, inputs: mentions ? nightly : {} })
  }
}
