import { createHttp } from '../../src/io/http-client.ts'
import { sweepUntilDone } from '../../src/sweep/pass.ts'
import { createSweep } from '../../src/sweep/sweep-context.ts'
import { clients as createClients } from './network.ts'
import { nightly } from './nights.ts'
import type { Actor } from './scheduler.ts'
import { environmentOf, isInternal, keysOf } from './settings.ts'
import type { World } from './world.ts'

/** Sweeps one to three times, hours apart. */
export async function sweepSometimes(world: World, actor: Actor): Promise<void> {
  const { random } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.whole(60_000, 7_200_000))
    await sweep(world, actor)
  }
}

/** Sweeps twice an hour for some hours; in some worlds two sweeps at once. */
export function sweepOften(world: World): void {
  const { random, scheduler, faults } = world
  const sweepers = random.pick([1, 2])
  if (sweepers > 1) faults.note('two sweeps at once')
  for (let sweeper = 1; sweeper <= sweepers; sweeper++) {
    scheduler.start(async (actor) => {
      for (let times = random.whole(4, 12); times > 0; times--) {
        await actor.wait(1_800_000 + random.pick([0, random.whole(0, 5_000)]))
        await sweep(world, actor)
      }
    })
  }
}

/** For days there is only a daily sweep: what is left then has an outcome, or is open in the last one. One that fails says so. */
export async function sweepForDays(world: World, actor: Actor): Promise<void> {
  for (let day = 1; day <= 5; day++) {
    await actor.wait(86_400_000)
    const open = await sweep(world, actor)
    const comments = new Map(
      [...world.github.comments].map(([id, comment]) => [id, { ...comment }]),
    )
    world.left = open && { comments, open }
    if (open === undefined) return
  }
}

/** Sweeps once, and gives back the comments that it leaves as open; undefined if it failed. */
async function sweep(world: World, actor: Actor): Promise<Set<number> | undefined> {
  const { scheduler, servers } = world
  const http = createHttp({})
  const never = new AbortController().signal
  const clients = createClients(world, {
    actor,
    http,
    cancelled: never,
    graceOver: never,
    texts: [],
  })
  const mention = world.hazards.has('bad nights') && world.random.chance(0.7) ? nightly : {}
  const environment = environmentOf(servers, { ...world.keys.current, ...mention })
  const keys = keysOf(servers, world.keys.current)
  const given = createSweep({ environment, clients, keys, sinceHours: 72, concurrency: 3 })
  let hasFailed = false
  try {
    await sweepUntilDone(given, 0, 'schedule')
  } catch (error) {
    if (!(error instanceof Error) || isInternal(String(error))) throw error
    hasFailed = true
  }
  await scheduler.outside(() => http.close())
  return hasFailed
    ? undefined
    : new Set([...given.swept].flatMap(([id, { kind }]) => (kind === 'open' ? [id] : [])))
}
