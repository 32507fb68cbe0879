import { type Random, seeded } from '../../dev/soak/random.ts'
import { Scheduler } from '../../dev/soak/scheduler.ts'
import type { Clock } from '../../src/io/clock.ts'

/** A run waits here at each step of its way to the outside, until it is its turn; a slow step takes `ms`. */
export type Gate = (call: string, ms?: number) => Promise<void>

/** A client whose every call waits at the gate before and after it. */
export const gated = <Client extends object>(client: Client, gate: Gate): Client =>
  Object.fromEntries(
    Object.entries(client).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        await gate(name)
        try {
          return await call(...given)
        } finally {
          await gate(`answer to ${name}`)
        }
      },
    ]),
  ) as Client

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
  play<T>(
    runs: ((part: Part) => Promise<T>)[],
    kill?: { run: number; step: number },
  ): Promise<(T | 'killed')[]>
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
