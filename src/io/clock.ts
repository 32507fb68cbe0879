import { setTimeout as wait } from 'node:timers/promises'

/** Time, handed in. `now` is monotonic (ms, no meaning but differences); `date` is the wall clock, for people only. */
export interface Clock {
  now(): number
  date(): Date
  /** Sleeps `ms` milliseconds, or until the signal aborts: it then returns early and never throws. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  random(): number
}

// A longer timer overflows to 1 ms and becomes a hot loop: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
const longest = 2 ** 31 - 1

export const clock: Clock = {
  // `performance` has the same clock, and Node takes a millisecond to load it.
  now: () => Number(process.hrtime.bigint()) / 1e6,
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

/** Waits for all, also if one of them fails: no request outlives the run. Throws what the first one that failed threw. */
export async function together<const All extends unknown[]>(...all: All) {
  await Promise.allSettled(all)
  return Promise.all(all)
}

/** A moment to the minute, as `2026-03-04 10:00 UTC`, without the day if `after` has the same; undefined if it is none. */
export function utcTime(moment: string | Date | undefined, after?: string): string | undefined {
  const time = minuteOf(moment)
  if (time === undefined) return undefined
  const day = time.slice(0, 10)
  return `${minuteOf(after)?.startsWith(day) ? time.slice(11) : time} UTC`
}

// A year with more than four digits has another form.
function minuteOf(moment: string | Date | undefined): string | undefined {
  const date = new Date(moment ?? Number.NaN)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0)
    return undefined
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
