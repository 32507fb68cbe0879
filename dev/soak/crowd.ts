import { bot } from '../local/github/people.ts'
import { ask } from './people.ts'
import type { Actor } from './scheduler.ts'
import { markerOf } from './tampering.ts'
import type { World } from './world.ts'

const people = ['wim', 'mara', 'alice']

/** Several people ask within minutes, in one conversation and on its docs pull request. */
export async function askTogether(world: World, actor: Actor, conversation: number): Promise<void> {
  const { random, faults } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.whole(0, 3_600_000))
    faults.note('several people asked within minutes')
    for (const login of people) {
      const place = random.chance(0.5)
        ? conversation
        : (docsPullOf(world, conversation) ?? conversation)
      ask(world, { conversation: place, kind: 'comment', login })
      await actor.wait(random.pick([0, 2_000, 30_000, 120_000]))
    }
  }
}

/** The newest one. */
function docsPullOf(world: World, conversation: number): number | undefined {
  const ours = [...world.github.comments.values()].filter(({ login }) => login === bot)
  return ours.findLast((comment) => markerOf(world, comment)?.from?.conversation === conversation)
    ?.issue
}
