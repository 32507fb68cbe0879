import type { Clock } from '../../src/io/clock.ts'
import type { Random } from './random.ts'

/** Who runs on a scheduler, for example a workflow run or a person. It may wait only by its own means. */
export interface Actor {
  clock: Clock
  /** Waits so many milliseconds, or until the signal aborts. A killed actor never continues. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  kill(): void
  /** Kills it at so many waits from now. */
  killAfter(waits: number): void
  /** How many of its waits are for a later time. */
  pending(): number
}

interface Waiting {
  actor: Actor
  until: number
  resume: () => void
}

const maxSteps = 200_000

/**
 * Runs actors one at a time, in an order that only the random numbers decide. Time moves only when all of them wait, or
 * by `stepMs` at each step.
 */
export class Scheduler {
  readonly #random: Random
  readonly #stepMs: number
  readonly #idleTurns: number
  readonly #start: number
  readonly #waiting: Waiting[] = []
  readonly #outside = new Set<Promise<unknown>>()
  #now = 0
  #changes = 0
  #running = 0
  #failure: { error: unknown } | undefined

  /** An actor is idle if it starts no wait in `idleTurns` turns of the event loop. */
  constructor(random: Random, { stepMs = 0, idleTurns = 4, date = '2025-06-01T12:00:00Z' } = {}) {
    this.#random = random
    this.#stepMs = stepMs
    this.#idleTurns = idleTurns
    this.#start = Date.parse(date)
  }

  readonly now = (): number => this.#now

  readonly date = (): Date => new Date(this.#start + this.#now)

  /** Adds an actor. `act` begins at once and continues until its first wait. */
  start(act: (actor: Actor) => Promise<void>, onKill = () => {}): Actor {
    let waitsLeft = Number.POSITIVE_INFINITY
    let killed = false
    const wait = (ms: number, signal?: AbortSignal): Promise<void> => {
      this.#changes++
      if (!killed && --waitsLeft <= 0) actor.kill()
      if (killed) return new Promise(() => {})
      return signal?.aborted ? Promise.resolve() : this.#wait(actor, Math.max(0, ms), signal)
    }
    const actor: Actor = {
      clock: { now: this.now, date: this.date, random: this.#random.next, sleep: wait },
      wait,
      kill: () => {
        killed = true
        this.#running--
        this.#remove((waiting) => waiting.actor === actor)
        onKill()
      },
      killAfter(waits) {
        waitsLeft = waits
      },
      pending: () =>
        this.#waiting.filter((waiting) => waiting.actor === actor && waiting.until > this.#now)
          .length,
    }
    const end = (failure?: { error: unknown }) => {
      this.#changes++
      if (killed) return
      this.#running--
      this.#failure ??= failure
    }
    this.#running++
    act(actor).then(
      () => end(),
      (error) => end({ error }),
    )
    return actor
  }

  /** Work that takes real time: the scheduler's time does not move meanwhile. */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    const working = work()
    const done = working.catch(() => {})
    this.#outside.add(done)
    try {
      return await working
    } finally {
      this.#outside.delete(done)
      this.#changes++
    }
  }

  /** Runs all actors to their ends. Throws what an actor threw. */
  async run(): Promise<void> {
    for (let step = 0; ; step++) {
      await this.#idle()
      if (this.#failure !== undefined) throw this.#failure.error
      if (this.#running === 0) break
      if (step > maxSteps)
        throw new Error(`After ${maxSteps} steps ${this.#running} actors have not ended.`)
      if (this.#waiting.length === 0) throw new Error(`${this.#running} actors can never continue.`)
      this.#now = Math.max(this.#now, Math.min(...this.#waiting.map(({ until }) => until)))
      const next = this.#random.pick(this.#waiting.filter(({ until }) => until <= this.#now))
      this.#remove((waiting) => waiting === next)
      this.#now += this.#stepMs
      next.resume()
    }
    this.#remove(() => true)
  }

  #wait(actor: Actor, ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const endNow = () => {
        waiting.until = this.#now
      }
      const resume = () => {
        signal?.removeEventListener('abort', endNow)
        resolve()
      }
      const waiting = { actor, until: this.#now + ms, resume }
      this.#waiting.push(waiting)
      signal?.addEventListener('abort', endNow)
    })
  }

  #remove(which: (waiting: Waiting) => boolean): void {
    const kept = this.#waiting.filter((waiting) => !which(waiting))
    this.#waiting.splice(0, this.#waiting.length, ...kept)
  }

  /** Comes back when every actor waits. Between two waits an actor takes a few turns, for example to read a body. */
  async #idle(): Promise<void> {
    for (let turns = 0, seen = this.#changes; turns < this.#idleTurns; turns++) {
      if (this.#outside.size > 0) await Promise.race(this.#outside)
      await new Promise(setImmediate)
      if (this.#changes !== seen || this.#outside.size > 0) turns = 0
      seen = this.#changes
    }
  }
}
