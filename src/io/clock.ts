import { setTimeout as wait } from 'node:timers/promises'

/** Time, handed in. `now` is monotonic (ms, no meaning but differences); `date` is the wall clock, for people only. */
export interface Clock {
  now(): number
  date(): Date
  /** Sleeps `ms` milliseconds, or until the signal aborts: it then returns early and never throws. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Uniform in [0, 1): jitter. */
  random(): number
}

// A longer timer overflows to 1 ms and becomes a hot loop: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
const longest = 2 ** 31 - 1

export const clock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  random: Math.random,
  async sleep(ms, signal) {
    try {
      await wait(Math.min(Math.max(0, ms), longest), undefined, signal ? { signal } : {})
    } catch {
      // An aborted wait has ended early, which is what was asked for.
    }
  },
}
