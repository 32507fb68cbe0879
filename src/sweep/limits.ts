import type { Clock } from '../io/clock.ts'
import type { Http } from '../io/http.ts'

/** GitHub allows 80 writes a minute to all who write here together; a sweep keeps to half of them. */
const writesPerMinute = 40

/** GitHub's HTTP with the writes spread out, so that there are never more than so many in a minute. */
export function limitWrites(http: Pick<Http, 'exchange'>, clock: Clock): Pick<Http, 'exchange'> {
  let nextWrite = Number.NEGATIVE_INFINITY
  return {
    async exchange(request) {
      if (request.method !== 'GET') {
        const at = Math.max(clock.now(), nextWrite)
        nextWrite = at + 60_000 / writesPerMinute
        await clock.sleep(at - clock.now(), request.signal)
      }
      return http.exchange(request)
    },
  }
}

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
