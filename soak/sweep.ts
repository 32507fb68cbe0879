import { createHttp } from '../src/io/http.ts'
import { createAccount } from '../src/memory/keys.ts'
import { trackOpenComments } from '../src/memory/open-comments.ts'
import { sweepUntilDone } from '../src/sweep/loop.ts'
import { isNotification } from '../src/tell/notification.ts'
import { isInternal } from './log.ts'
import { clients as createClients } from './network.ts'
import type { Actor } from './scheduler.ts'
import { environmentOf, keysOf } from './settings.ts'
import type { World } from './world.ts'

/** Sweeps one to three times, hours apart. */
export async function sweepSometimes(world: World, actor: Actor): Promise<void> {
  const { random, scheduler, servers } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.whole(60_000, 7_200_000))
    const http = createHttp({})
    const never = new AbortController().signal
    const clients = createClients(world, { actor, http, cancelled: never, graceOver: never, texts: [] })
    const environment = environmentOf(servers, world.keys.current)
    const keys = keysOf(servers, world.keys.current)
    const reader = { keys, repository: environment.repository.id, account: createAccount(clients.github) }
    const openComments = trackOpenComments(clients.github, {
      reader,
      windowMs: Number(clients.clock.date()),
      isExtra: isNotification,
    })
    const rerun = { isWanted: false, isForbidden: false, started: new Set<string>() }
    const options = { sinceHours: 72, concurrency: 3, swept: new Map(), rerun }
    try {
      await sweepUntilDone({ environment, clients, reader, openComments, ...options }, 0, 'schedule')
    } catch (error) {
      if (!(error instanceof Error) || isInternal(String(error))) throw error
    }
    await scheduler.outside(() => http.close())
  }
}
