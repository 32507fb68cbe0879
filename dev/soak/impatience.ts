import { ask } from './people.ts'
import type { Actor } from './scheduler.ts'
import type { Trigger, World } from './world.ts'

const endings = ['cancelled', 'left running', 'timed out'] as const

/** Somebody ends a run as soon as its job is known, while a service may not show the job yet, and asks again at once. */
export async function leaveAndAskAgain(
  world: World,
  actor: Actor,
  conversation: number,
): Promise<void> {
  const { random, faults } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.whole(0, 3_600_000))
    const ending = random.pick(endings)
    const flags = ending === 'left running' ? '--new --no-wait' : '--new'
    const inputs = ending === 'timed out' ? { 'timeout-minutes': '1' } : {}
    const trigger = ask(world, { conversation, kind: 'comment', flags, inputs })
    faults.note(`asked again at once, first run ${ending}`)
    await untilJobIsKnown(trigger, actor)
    await actor.wait(random.pick([random.whole(0, 3_000), random.whole(0, 45_000)]))
    if (ending === 'cancelled') for (const attempt of trigger.attempts) await attempt.cancel(actor)
    for (let again = random.whole(1, 2); again > 0; again--) {
      await actor.wait(random.whole(0, 10_000))
      ask(world, { conversation, kind: 'comment' })
    }
  }
}

/** At most so many seconds. */
const patience = 90

async function untilJobIsKnown({ attempts }: Trigger, actor: Actor): Promise<void> {
  for (let seconds = 0; seconds < patience; seconds++) {
    if (attempts.some(({ jobs }) => jobs.length > 0)) return
    await actor.wait(1_000)
  }
}
