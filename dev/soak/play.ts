import { askTogether } from './crowd.ts'
import { type Hazard, randomHazards } from './hazards.ts'
import { leaveAndAskAgain } from './impatience.ts'
import { manyNights } from './nights.ts'
import { askBadly, copyBodies, disturb, request, requestInBothPlaces } from './people.ts'
import { attemptRun } from './run.ts'
import type { Actor } from './scheduler.ts'
import type { Servers } from './servers.ts'
import { everyKey, keysOf } from './settings.ts'
import { sweepForDays, sweepOften, sweepSometimes } from './sweep.ts'
import { rotateKeys, tamper } from './tampering.ts'
import { comment, createWorld, type World, type WorldResult } from './world.ts'

/** Plays one world to its end. Everything in it follows from the seed. */
export async function play(
  seed: number,
  servers: Servers,
  hazards: ReadonlySet<Hazard> = randomHazards(seed),
): Promise<WorldResult> {
  const world = createWorld(seed, { servers, hazards })
  const { scheduler, service, github, faults } = world
  startEverybody(world)
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
  scheduler.start((actor) => attemptAllAgain(world, actor))
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

/** The order of what is drawn here is part of what a seed means. */
function startEverybody(world: World): void {
  const { random, service } = world
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
    world.scheduler.start((actor) => request(world, actor, random.whole(1, conversations)))
  }
  startOthers(world, isTight)
  startHazards(world, conversations)
}

/** Those who are there in some worlds, whatever its hazards are. */
function startOthers(world: World, isTight: boolean): void {
  const { random, scheduler, hazards } = world
  if (random.chance(0.5)) scheduler.start((actor) => disturb(world, actor))
  const isSwept = hazards.has('unreadable runs') || hazards.has('bad nights')
  if (random.chance(0.3) || isSwept) scheduler.start((actor) => sweepSometimes(world, actor))
  if (random.chance(isTight ? 0.8 : 0.1)) sweepOften(world)
  if (random.chance(0.3)) scheduler.start((actor) => requestInBothPlaces(world, actor))
  if (random.chance(0.3)) scheduler.start((actor) => tamper(world, actor))
  if (random.chance(0.25)) scheduler.start((actor) => rotateKeys(world, actor))
}

/** Those who are there because of a hazard. */
function startHazards(world: World, conversations: number): void {
  const { random, scheduler, hazards } = world
  if (hazards.has('copied bodies')) scheduler.start((actor) => copyBodies(world, actor))
  const isAskedBadly = badlyAsked.some((hazard) => hazards.has(hazard))
  if (isAskedBadly) scheduler.start((actor) => askBadly(world, actor))
  const conversation = () => random.whole(1, conversations)
  if (hazards.has('impatience'))
    scheduler.start((actor) => leaveAndAskAgain(world, actor, conversation()))
  if (hazards.has('several people'))
    scheduler.start((actor) => askTogether(world, actor, conversation()))
  if (hazards.has('bad nights'))
    scheduler.start((actor) => manyNights(world, actor, conversation()))
}

const badlyAsked: Hazard[] = ['late links', 'failing edits', 'unreadable runs', 'missing jobs']

/** The last attempt of each request, long after everything else. */
async function attemptAllAgain(world: World, actor: Actor): Promise<void> {
  await actor.wait(3 * 3_600_000)
  for (const trigger of world.triggers) {
    if (trigger.token === undefined || trigger.id === undefined) continue
    const number = Math.max(...trigger.attempts.map((attempt) => attempt.number)) + 1
    const runId = trigger.attempts[0]?.runId ?? ''
    await attemptRun(world, trigger, { runId, number, last: true })
  }
}
