import { askTogether } from './crowd.ts'
import { type Hazard, randomHazards } from './hazards.ts'
import { leaveAndAskAgain } from './impatience.ts'
import { manyNights } from './nights.ts'
import { askBadly, copyBodies, disturb, request, requestInBothPlaces } from './people.ts'
import { attemptRun } from './run.ts'
import type { Servers } from './servers.ts'
import { everyKey, keysOf } from './settings.ts'
import { sweepForDays, sweepOften, sweepSometimes } from './sweep.ts'
import { rotateKeys, tamper } from './tampering.ts'
import { comment, createWorld, type WorldResult } from './world.ts'

/** Plays one world to its end. Everything in it follows from the seed. */
export async function play(
  seed: number,
  servers: Servers,
  hazards: ReadonlySet<Hazard> = randomHazards(seed),
): Promise<WorldResult> {
  const world = createWorld(seed, { servers, hazards })
  const { random, scheduler, service, github, faults } = world
  const isTight = service.settings.limit < 100
  const conversations = random.pick(isTight ? [3, 10] : [1, 1, 2, 3])
  for (let issue = 1; issue <= conversations; issue++) {
    for (let chat = random.pick([0, 0, 3, 98, 250]); chat > 0; chat--)
      comment(world, issue, { login: 'mona', body: 'Chat.' })
  }
  for (
    let requests = isTight ? random.whole(6, 16) : random.whole(2, 8);
    requests > 0;
    requests--
  ) {
    scheduler.start((actor) => request(world, actor, random.whole(1, conversations)))
  }
  if (random.chance(0.5)) scheduler.start((actor) => disturb(world, actor))
  const isSwept = hazards.has('unreadable runs') || hazards.has('bad nights')
  if (random.chance(0.3) || isSwept) scheduler.start((actor) => sweepSometimes(world, actor))
  if (random.chance(isTight ? 0.8 : 0.1)) sweepOften(world)
  if (random.chance(0.3)) scheduler.start((actor) => requestInBothPlaces(world, actor))
  if (random.chance(0.3)) scheduler.start((actor) => tamper(world, actor))
  if (random.chance(0.25)) scheduler.start((actor) => rotateKeys(world, actor))
  if (hazards.has('copied bodies')) scheduler.start((actor) => copyBodies(world, actor))
  if (
    (['late links', 'failing edits', 'unreadable runs', 'missing jobs'] as const).some((hazard) =>
      hazards.has(hazard),
    )
  )
    scheduler.start((actor) => askBadly(world, actor))
  const conversation = () => random.whole(1, conversations)
  if (hazards.has('impatience'))
    scheduler.start((actor) => leaveAndAskAgain(world, actor, conversation()))
  if (hazards.has('several people'))
    scheduler.start((actor) => askTogether(world, actor, conversation()))
  if (hazards.has('bad nights'))
    scheduler.start((actor) => manyNights(world, actor, conversation()))
  await scheduler.run()

  // Much later and without faults each trigger gets one more attempt: it finds what was started, and sends what was not.
  faults.stop()
  service.behave()
  service.settings.limit = 1_000
  for (const issue of github.issues.values()) issue.locked = false
  if (hazards.has('left alone') || hazards.has('approvals')) {
    scheduler.start((actor) => sweepForDays(world, actor))
    await scheduler.run()
  }
  scheduler.start(async (actor) => {
    await actor.wait(3 * 3_600_000)
    for (const trigger of world.triggers) {
      if (trigger.token === undefined || trigger.id === undefined) continue
      const number = Math.max(...trigger.attempts.map((attempt) => attempt.number)) + 1
      await attemptRun(world, trigger, {
        runId: trigger.attempts[0]?.runId ?? '',
        number,
        last: true,
      })
    }
  })
  await scheduler.run()
  await Promise.all(world.closing)
  return {
    ...world,
    markerKeys: everyKey(servers, world.keys),
    lastKeys: keysOf(servers, world.keys.current),
    used: world.keys.used.length,
    asked: servers.service.ledger.map(({ path }) => path),
    requests: servers.github.ledger.map(({ path, body }) => path + body),
    refusedByGitHub: servers.github.ledger
      .filter(({ acted }) => !acted)
      .map(({ method, path }) => `${method} ${path}`),
    faults: faults.counts,
  }
}
