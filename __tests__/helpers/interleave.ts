import type { Clock } from '../../src/io/clock.ts'

/** Where a run comes by at each step of its way to the outside; it goes on when its turn comes. */
export type Gate = (call: string) => Promise<void>

/** What a run gets to live on: time that moves for all of them together, and the gate for its calls. */
export interface Part {
  clock: Clock
  gate: Gate
}

/** Several runs side by side, one step at a time, in an order that only the seed decides. */
export interface Stage {
  /** The clock of whoever only looks at it. */
  clock: Pick<Clock, 'now' | 'date'>
  /**
   * Plays the runs to their ends. `kill` throws the run away when it comes by its gate for the `step`th time. Fails where
   * nobody can go on, or where it takes more than `most` steps.
   */
  play<T>(runs: ((part: Part) => Promise<T>)[], kill?: { run: number; step: number }): Promise<(T | 'killed')[]>
}

interface Parked {
  run: number
  /** When it may go on, ms. */
  at: number
  go: () => void
}

const stepMs = 100
const most = 20_000

export function stage(seed: number, date = '2025-06-01T12:00:00Z'): Stage {
  const random = generator(seed)
  let now = 0
  const clock = { now: () => now, date: () => new Date(Date.parse(date) + now) }

  return {
    clock,
    async play(runs, kill) {
      const parked: Parked[] = []
      const ended = runs.map(() => undefined as unknown)
      let living = runs.length
      let steps = 0
      const park = (run: number, at: number, signal?: AbortSignal): Promise<void> =>
        new Promise((go) => {
          const mine = { run, at, go }
          parked.push(mine)
          signal?.addEventListener('abort', () => Object.assign(mine, { at: now }))
        })

      runs.forEach((start, run) => {
        let passed = 0
        const part: Part = {
          clock: {
            ...clock,
            random,
            sleep: (ms, signal) => (signal?.aborted ? Promise.resolve() : park(run, now + Math.max(0, ms), signal)),
          },
          async gate() {
            if (kill?.run === run && ++passed === kill.step) {
              ended[run] = 'killed'
              living--
              return new Promise(() => {})
            }
            return park(run, now)
          },
        }
        void start(part).then(
          (value) => {
            ended[run] = value
            living--
          },
          (fault) => {
            ended[run] = Promise.reject(fault)
            living--
          },
        )
      })

      while (true) {
        // Between two gates a run does nothing that takes a turn of its own: after one turn everybody stands at a gate.
        await new Promise(setImmediate)
        if (living === 0) break
        if (++steps > most) throw new Error(`After ${most} steps ${living} runs have not ended.`)
        if (parked.length === 0) throw new Error(`${living} runs wait for nothing.`)
        let ready = parked.filter(({ at }) => at <= now)
        if (ready.length === 0) {
          now = Math.min(...parked.map(({ at }) => at))
          ready = parked.filter(({ at }) => at <= now)
        }
        const chosen = ready[Math.floor(random() * ready.length)]
        if (!chosen) continue
        parked.splice(parked.indexOf(chosen), 1)
        now += stepMs
        chosen.go()
      }
      return Promise.all(ended) as Promise<never>
    },
  }
}

/** Numbers in [0, 1) that only the seed decides (mulberry32). */
function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
