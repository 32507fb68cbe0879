import { bot } from '../local/github/people.ts'
import { attemptRun } from './run.ts'
import type { Actor } from './scheduler.ts'
import { createTrigger } from './triggers.ts'
import { comment, type Trigger, type World } from './world.ts'

/** Somebody requests something; GitHub starts the runs. */
export async function request(world: World, actor: Actor, conversation: number): Promise<void> {
  const { random, triggers } = world
  await actor.wait(random.pick([0, 0, 5_000, random.whole(0, 7_200_000)]))
  const number = triggers.length + 1
  const trigger = createTrigger(world, conversation, `ask-${number}`)
  triggers.push(trigger)
  // GitHub sometimes delivers an event twice.
  const deliveries = trigger.id?.startsWith('run:') || random.chance(0.8) ? 1 : 2
  for (let delivery = 1; delivery <= deliveries; delivery++) {
    const runId = `${world.seed}${number}${delivery}`
    world.scheduler.start((runner) => attemptUntilHappy(world, runner, { trigger, runId }))
  }
}

/** Somebody runs the workflow again, mostly after a failure. */
async function attemptUntilHappy(
  world: World,
  actor: Actor,
  { trigger, runId }: { trigger: Trigger; runId: string },
): Promise<void> {
  const { random } = world
  for (let number = 1; number <= 3; number++) {
    const { result, killed } = await attemptRun(world, trigger, { runId, number, last: false })
    const outcome = result?.outcome.name ?? ''
    const unhappy = ['error', 'rate-limited', 'timed-out', 'cancelled', 'unknown'].includes(outcome)
    if (!random.chance(killed ? 0.8 : unhappy ? 0.6 : 0.1)) return
    await actor.wait(random.whole(1_000, 5_400_000))
  }
}

/** Others close a pull request, lock a conversation for a while, copy a comment of ours or delete one of theirs. */
export async function disturb(world: World, actor: Actor): Promise<void> {
  const { random, github, written } = world
  for (let times = random.whole(1, 4); times > 0; times--) {
    await actor.wait(random.whole(0, 5_400_000))
    switch (random.pick(['close', 'lock', 'copy', 'delete'] as const)) {
      case 'close':
        github.closed.add(random.whole(9_000, 9_004))
        break
      case 'lock':
        github.locked.add(1)
        await actor.wait(random.whole(1_000, 600_000))
        github.locked.delete(1)
        break
      case 'copy': {
        const ours = [...github.comments.values()].filter(({ login }) => login === bot)
        const issue = random.whole(1, 2)
        if (ours.length > 0) comment(world, issue, { login: 'mallory', body: random.pick(ours).body })
        break
      }
      case 'delete': {
        const chat = [...written].find(([, body]) => body === 'Chat.')?.[0]
        if (chat === undefined) break
        github.comments.delete(chat)
        written.delete(chat)
      }
    }
  }
}
