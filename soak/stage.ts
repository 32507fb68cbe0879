import type { Clock } from '../src/io/clock.ts'
import type { Random } from './random.ts'

/** One that acts on the stage: a run, a person. What it waits for, it waits for here. */
export interface Actor {
  clock: Clock
  /** Parks the actor for so long, or until the signal aborts. A killed one never goes on. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Throws it away when it has been parked so many more times. */
  killAfter(steps: number): void
  readonly killed: boolean
  /** How many of its waits go on. */
  waiting(): number
}

/**
 * A stage where time moves only when everybody waits, and where one goes on at a time: what happens depends on the random
 * numbers alone, though the requests are real ones.
 */
export interface Stage {
  now(): number
  date(): Date
  /** Puts somebody on the stage: what `act` does begins at once and goes on until it is parked. */
  enter(act: (actor: Actor) => Promise<void>, onKill?: () => void): Actor
  /** Something outside that time stands still for. */
  meanwhile<T>(work: () => Promise<T>): Promise<T>
  /** Goes on until nobody is left. Throws what an actor threw, and where somebody waits for nothing. */
  play(): Promise<void>
}

interface Parked {
  actor: Actor
  at: number
  go: () => void
}

// Between two waits an actor takes a few turns of the event loop of its own, to read a body for instance.
const quietTurns = 4
const most = 200_000
const start = Date.parse('2025-06-01T12:00:00Z')

export function stage(random: Random): Stage {
  const parked: Parked[] = []
  const outside = new Set<Promise<unknown>>()
  let now = 0
  let moved = 0
  let living = 0
  let fault: { of: unknown } | undefined
  const date = () => new Date(start + now)

  function enter(act: (actor: Actor) => Promise<void>, onKill = () => {}): Actor {
    let left = Number.POSITIVE_INFINITY
    let killed = false
    const wait = (ms: number, signal?: AbortSignal): Promise<void> => {
      moved++
      if (killed) return new Promise(() => {})
      if (--left <= 0) {
        killed = true
        living--
        for (let at = parked.length - 1; at >= 0; at--) if (parked[at]?.actor === actor) parked.splice(at, 1)
        onKill()
        return new Promise(() => {})
      }
      if (signal?.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const hasten = () => {
          mine.at = now
        }
        const mine: Parked = {
          actor,
          at: now + Math.max(0, ms),
          go() {
            signal?.removeEventListener('abort', hasten)
            resolve()
          },
        }
        parked.push(mine)
        signal?.addEventListener('abort', hasten)
      })
    }
    const actor: Actor = {
      clock: { now: () => now, date, random: random.next, sleep: wait },
      wait,
      killAfter(steps) {
        left = steps
      },
      get killed() {
        return killed
      },
      waiting: () => parked.filter((one) => one.actor === actor && one.at > now).length,
    }
    living++
    const ended = (thrown?: { of: unknown }) => {
      moved++
      if (killed) return
      living--
      fault ??= thrown
    }
    act(actor).then(
      () => ended(),
      (of) => ended({ of }),
    )
    return actor
  }

  async function quiet(): Promise<void> {
    for (let turns = 0, seen = moved; turns < quietTurns; turns++) {
      if (outside.size > 0) await Promise.race(outside)
      await new Promise(setImmediate)
      if (moved !== seen || outside.size > 0) turns = 0
      seen = moved
    }
  }

  return {
    now: () => now,
    date,
    enter,
    async meanwhile(work) {
      const working = work()
      const done = working.then(
        () => {},
        () => {},
      )
      outside.add(done)
      try {
        return await working
      } finally {
        outside.delete(done)
        moved++
      }
    },
    async play() {
      for (let steps = 0; ; steps++) {
        await quiet()
        if (fault !== undefined) throw fault.of
        if (living === 0 && parked.length === 0) return
        if (parked.length === 0) throw new Error(`${living} wait for nothing.`)
        if (steps > most) throw new Error(`After ${most} steps ${living} have not come to an end.`)
        let ready = parked.filter(({ at }) => at <= now)
        if (ready.length === 0) {
          now = Math.min(...parked.map(({ at }) => at))
          ready = parked.filter(({ at }) => at <= now)
        }
        const chosen = random.pick(ready)
        parked.splice(parked.indexOf(chosen), 1)
        chosen.go()
      }
    },
  }
}
