import { type RandomFaults, randomFaults } from './faults.ts'
import { type GitHubTiming, inMemoryGitHub } from './github.ts'
import { type Hazard, randomHazards } from './hazards.ts'
import { askBadly, copyBodies, disturb, request, requestInBothPlaces } from './people.ts'
import { type Random, seeded } from './random.ts'
import { attemptRun } from './run.ts'
import { Scheduler } from './scheduler.ts'
import type { Servers } from './servers.ts'
import { inMemoryService } from './service.ts'
import { everyKey, firstKeys, keysOf, pages, token } from './settings.ts'
import { drainLimit, sweepForDays, sweepSometimes } from './sweep.ts'
import { rotateKeys, tamper } from './tampering.ts'
import { comment, type World, type WorldResult } from './world.ts'

/** Plays one world to its end. Everything in it follows from the seed. */
export async function play(
  seed: number,
  servers: Servers,
  hazards: ReadonlySet<Hazard> = randomHazards(seed),
): Promise<WorldResult> {
  const world = createWorld(seed, servers, hazards)
  const { random, scheduler, service, github, faults } = world
  const isTight = service.limit < 100
  const conversations = random.pick(isTight ? [3, 10] : [1, 1, 2, 3])
  for (let issue = 1; issue <= conversations; issue++) {
    for (let chat = random.pick([0, 0, 3, 98, 250]); chat > 0; chat--)
      comment(world, issue, { login: 'mona', body: 'Chat.' })
  }
  for (let requests = isTight ? random.whole(6, 16) : random.whole(2, 8); requests > 0; requests--) {
    scheduler.start((actor) => request(world, actor, random.whole(1, conversations)))
  }
  if (random.chance(0.5)) scheduler.start((actor) => disturb(world, actor))
  if (random.chance(0.3) || hazards.has('unreadable runs')) scheduler.start((actor) => sweepSometimes(world, actor))
  if (random.chance(isTight ? 0.8 : 0.1)) drainLimit(world)
  if (random.chance(0.3)) scheduler.start((actor) => requestInBothPlaces(world, actor))
  if (random.chance(0.3)) scheduler.start((actor) => tamper(world, actor))
  if (random.chance(0.25)) scheduler.start((actor) => rotateKeys(world, actor))
  if (hazards.has('copied bodies')) scheduler.start((actor) => copyBodies(world, actor))
  if ((['late links', 'failing edits', 'unreadable runs'] as const).some((hazard) => hazards.has(hazard)))
    scheduler.start((actor) => askBadly(world, actor))
  await scheduler.run()

  // Much later and without faults each trigger gets one more attempt: it finds what was started, and sends what was not.
  faults.stop()
  service.behave()
  service.limit = 1_000
  github.locked.clear()
  if (hazards.has('left alone') || hazards.has('approvals')) {
    scheduler.start((actor) => sweepForDays(world, actor))
    await scheduler.run()
  }
  scheduler.start(async (actor) => {
    await actor.wait(3 * 3_600_000)
    for (const trigger of world.triggers) {
      if (trigger.token === undefined || trigger.id === undefined) continue
      const number = Math.max(...trigger.attempts.map((attempt) => attempt.number)) + 1
      await attemptRun(world, trigger, { runId: trigger.attempts[0]?.runId ?? '', number, last: true })
    }
  })
  await scheduler.run()
  await Promise.all(world.closing)
  const lastKeys = keysOf(servers, world.keys.current)
  const requests = servers.github.ledger.map(({ path, body }) => path + body)
  return {
    ...world,
    markerKeys: everyKey(servers, world.keys),
    lastKeys,
    used: world.keys.used.length,
    asked: servers.service.ledger.map(({ path }) => path),
    requests,
    faults: faults.counts,
  }
}

function createWorld(seed: number, servers: Servers, hazards: ReadonlySet<Hazard>): World {
  const random = seeded(seed)
  const scheduler = new Scheduler(random)
  const service = inMemoryService(scheduler, random, { pages, lateLinks: hazards.has('late links') })
  service.limit = random.pick([100, 100, 4, 2])
  service.hourOf = random.pick(['sliding', 'full hours'])
  const keys = firstKeys()
  const faults = randomFaults(
    random,
    () => keys.current['api-key'] ?? '',
    hazards.has('failing edits') ? scheduler.now : undefined,
  )
  for (const hazard of hazards) faults.note(hazard)
  const github = inMemoryGitHub(
    { date: scheduler.date, pages, token, check: servers.check },
    randomTiming(random, faults),
    (runId, number) => {
      const trigger = world.triggers.find(({ attempts }) => attempts.some((attempt) => attempt.runId === runId))
      if (trigger === undefined) return
      faults.note('workflow run started again by a sweep')
      scheduler.start(async (runner) => {
        await runner.wait(random.whole(5_000, 120_000))
        await attemptRun(world, trigger, { runId, number, last: false })
      })
    },
  )
  const mayRerun = random.chance(0.85)
  github.grants.actions = hazards.has('unreadable runs') ? 'none' : mayRerun ? 'write' : 'read'
  for (const { ledger } of [servers.service, servers.github]) ledger.length = 0
  servers.answer.service = service.handle
  servers.answer.github = github.handle
  const world: World = {
    seed,
    random,
    hazards,
    scheduler,
    servers,
    service,
    github,
    faults,
    keys,
    triggers: [],
    attempts: [],
    posts: [],
    written: new Map(),
    deletions: new Set(),
    removals: [],
    followUps: [],
    wrongWrites: [],
    editFaults: [],
    left: undefined,
    faulty: [],
    closing: [],
  }
  return world
}

const dayMs = 86_400_000

function randomTiming(random: Random, { note }: RandomFaults): GitHubTiming {
  const differ = random.chance(0.3)
  const lag = random.chance(0.3)
  if (differ) note('clocks differ')
  if (lag) note('lists lag')
  return {
    clockOffsetMs: differ ? random.whole(-dayMs, dayMs) : 0,
    lagMs: () => (lag ? random.whole(0, 1_000) : 0),
  }
}
