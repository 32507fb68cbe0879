import { createHttp } from '../src/io/http.ts'
import { trackOpenComments } from '../src/memory/open-comments.ts'
import { sweepUntilDone } from '../src/sweep/main.ts'
import { isNotification } from '../src/tell/status-comment.ts'
import { isInternal, silentLog } from './log.ts'
import { clients } from './network.ts'
import type { Actor } from './scheduler.ts'
import { environmentOf } from './settings.ts'
import type { World } from './world.ts'

/** Sweeps one to three times, hours apart. */
export async function sweepSometimes(world: World, actor: Actor): Promise<void> {
  const { random, scheduler } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.whole(60_000, 7_200_000))
    const http = createHttp({})
    const never = new AbortController().signal
    const io = { ...clients(world, { actor, http, cancelled: never, graceOver: never }), log: silentLog([]) }
    const environment = environmentOf(world.servers)
    const { keys, repository } = environment
    const listing = trackOpenComments(io.github, keys, repository.id, new Date(0), isNotification)
    const options = { environment, io, listing, sinceHours: 72, concurrency: 3, swept: new Map() }
    try {
      await sweepUntilDone(options, 0, 'schedule')
    } catch (error) {
      if (!(error instanceof Error) || isInternal(String(error))) throw error
    }
    await scheduler.outside(() => http.close())
  }
}
