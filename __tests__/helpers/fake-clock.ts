import type { Clock } from '../../src/io/clock.ts'

/** A clock that moves only when somebody sleeps. */
export interface FakeClock extends Clock {
  /** Every sleep that was asked for, seconds. */
  slept: number[]
  /** Moves the time without a sleep, as a slow request does. */
  pass(seconds: number): void
  /** Does something when the time comes, seconds from the start; a sleep that it aborts ends there. */
  at(seconds: number, act: () => void): void
}

/** `random`: what `random()` gives, in turn, the last for ever: 0.5 is the middle, without jitter. */
export function fakeClock({ random = [0.5], date = '2025-06-01T12:00:00Z' } = {}): FakeClock {
  const start = 1_000
  let now = start
  let drawn = 0
  const due: { at: number; act: () => void }[] = []
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    date: () => new Date(Date.parse(date) + now - start),
    random: () => random[Math.min(drawn++, random.length - 1)] ?? 0.5,
    async sleep(ms, signal) {
      slept.push(Math.round(ms) / 1000)
      const end = now + Math.max(0, ms)
      while (!signal?.aborted) {
        const next = due[0]
        if (!next || next.at > end) {
          now = end
          return
        }
        due.shift()
        now = Math.max(now, next.at)
        next.act()
      }
    },
    pass(seconds) {
      now += seconds * 1000
    },
    at(seconds, act) {
      due.push({ at: start + seconds * 1000, act })
      due.sort((one, other) => one.at - other.at)
    },
  }
}
