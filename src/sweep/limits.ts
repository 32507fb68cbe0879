import type { Clock } from '../io/clock.ts'
import type { Http, Reply } from '../io/http.ts'

/** GitHub allows 80 writes a minute and 500 an hour to all who write here together; a sweep keeps to fewer. */
const writesPerMinute = 40
const writesPerHour = 400
const hourMs = 3_600_000

/** GitHub's HTTP with the writes spread out. At the hourly limit it answers as GitHub would, and sends nothing. */
export function limitWrites(http: Pick<Http, 'exchange'>, clock: Clock): Pick<Http, 'exchange'> {
  const writes: number[] = []
  return {
    async exchange(request) {
      if (request.method === 'GET') return http.exchange(request)
      const oldest = writes.at(-writesPerHour)
      if (oldest !== undefined && clock.now() - oldest < hourMs) return ownLimit(oldest + hourMs - clock.now())
      const at = Math.max(clock.now(), (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 60_000 / writesPerMinute)
      writes.push(at)
      await clock.sleep(at - clock.now(), request.signal)
      return http.exchange(request)
    },
  }
}

const ownLimit = (waitMs: number): Reply => ({
  status: 429,
  headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
  body: JSON.stringify({ message: `The sweep keeps itself to ${writesPerHour} writes an hour.` }),
})

/** At most so many at once, in the order they came. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
