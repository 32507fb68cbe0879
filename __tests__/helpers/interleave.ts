import { seeded } from '../../soak/random.ts'
import { Scheduler } from '../../soak/scheduler.ts'
import type { Clock } from '../../src/io/clock.ts'

/** A run waits here at each step of its way to the outside, until it is its turn. */
export type Gate = (call: string) => Promise<void>

/** What a run works with: time that is the same for all of them, and the gate for its calls. */
export interface Part {
  clock: Clock
  gate: Gate
}

/** Several runs at the same time, one step at a time, in an order that only the seed decides. */
export interface Stage {
  clock: Pick<Clock, 'now' | 'date'>
  /** Plays the runs to their ends. `kill` kills one when it comes to its gate for the `step`th time. */
  play<T>(runs: ((part: Part) => Promise<T>)[], kill?: { run: number; step: number }): Promise<(T | 'killed')[]>
}

export function stage(seed: number, date?: string): Stage {
  // Between two gates a run does nothing that takes a turn of the event loop.
  const scheduler = new Scheduler(seeded(seed), { stepMs: 100, idleTurns: 1, ...(date === undefined ? {} : { date }) })
  return {
    clock: { now: scheduler.now, date: scheduler.date },
    async play<T>(runs: ((part: Part) => Promise<T>)[], kill?: { run: number; step: number }) {
      const results = runs.map((): T | 'killed' => 'killed')
      runs.forEach((start, run) => {
        let passed = 0
        scheduler.start(async (actor) => {
          const gate = () => {
            if (kill?.run === run && ++passed === kill.step) actor.kill()
            return actor.wait(0)
          }
          results[run] = await start({ clock: actor.clock, gate })
        })
      })
      await scheduler.run()
      return results
    },
  }
}
