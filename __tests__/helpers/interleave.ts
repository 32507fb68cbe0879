import { type Random, seeded } from '../../dev/soak/random.ts'
import { Scheduler } from '../../dev/soak/scheduler.ts'
import type { Clock } from '../../src/io/clock.ts'

/** A run waits here at each step of its way to the outside, until it is its turn; a slow step takes `ms`. */
export type Gate = (call: string, ms?: number) => Promise<void>

/** What a run works with: time that is the same for all of them, and the gate for its calls. */
export interface Part {
  clock: Clock
  gate: Gate
  /** The run never continues. */
  kill(): void
}

/** Several runs at the same time, one step at a time, in an order that only the random numbers decide. */
export interface Stage {
  clock: Pick<Clock, 'now' | 'date'>
  /** Plays the runs to their ends. `kill` kills one when it comes to its gate for the `step`th time. */
  play<T>(runs: ((part: Part) => Promise<T>)[], kill?: { run: number; step: number }): Promise<(T | 'killed')[]>
}

/** `stepMs`: how long each step takes at least. */
export function stage(order: number | Random, { stepMs = 100 } = {}): Stage {
  const random = typeof order === 'number' ? seeded(order) : order
  // Between two gates a run does nothing that takes a turn of the event loop.
  const scheduler = new Scheduler(random, { stepMs, idleTurns: 1 })
  return {
    clock: { now: scheduler.now, date: scheduler.date },
    async play<T>(runs: ((part: Part) => Promise<T>)[], kill?: { run: number; step: number }) {
      const results = runs.map((): T | 'killed' => 'killed')
      runs.forEach((start, run) => {
        let passed = 0
        scheduler.start(async (actor) => {
          const gate = (_: string, ms = 0) => {
            if (kill?.run === run && ++passed === kill.step) actor.kill()
            return actor.wait(ms)
          }
          results[run] = await start({ clock: actor.clock, gate, kill: actor.kill })
        })
      })
      await scheduler.run()
      return results
    },
  }
}

/**
 * Plays every order that deviates from the usual one in at most `deviations` places: the usual choice is always the first
 * possibility. Returns how many orders there were.
 */
export async function everyOrder(deviations: number, play: (order: Random) => Promise<void>): Promise<number> {
  const chosen: { option: number; options: number }[] = []
  for (let orders = 1; ; orders++) {
    let at = 0
    let left = deviations
    await play(
      enumerated((options) => {
        if (options < 2 || left === 0) return 0
        chosen[at] ??= { option: 0, options }
        const { option } = chosen[at++] ?? { option: 0 }
        if (option > 0) left--
        return option
      }),
    )
    chosen.length = at
    while ((chosen.at(-1)?.option ?? -1) + 1 === chosen.at(-1)?.options) chosen.pop()
    const last = chosen.at(-1)
    if (last === undefined) return orders
    last.option++
  }
}

/** Random numbers that are none: each is one of so many options. */
function enumerated(choose: (options: number) => number): Random {
  const pick = <T>(from: readonly T[]): T => from[choose(from.length)] as T
  return {
    next: () => 0.5,
    pick,
    chance: (probability) => probability > 0 && choose(2) === 1,
    whole: (least, most) => least + choose(most - least + 1),
    weighted: <K extends string>(weights: Record<K, number>) => pick(Object.keys(weights) as K[]),
  }
}
