import type { Settings } from './settings.ts'

/** The service's hourly limit: creates and follow-ups count together. */
export class HourlyLimit {
  readonly #settings: Pick<Settings, 'limit' | 'limitWindowMs'>
  readonly #now: () => number
  #uses: number[] = []

  /** The settings may be changed later. `now` is in milliseconds. */
  constructor(settings: Pick<Settings, 'limit' | 'limitWindowMs'>, now = () => performance.now()) {
    this.#settings = settings
    this.#now = now
  }

  /** Counts one use. If none is left, returns the seconds until the next one. */
  use(): number | undefined {
    const { limit, limitWindowMs } = this.#settings
    const now = this.#now()
    this.#uses = this.#uses.filter((at) => now - at < limitWindowMs)
    if (this.#uses.length >= limit) return Math.ceil((limitWindowMs - (now - (this.#uses[0] ?? now))) / 1000)
    this.#uses.push(now)
    return undefined
  }

  /** Uses all that is left. */
  reach(): void {
    while (this.#uses.length < this.#settings.limit) this.#uses.push(this.#now())
  }

  reset(): void {
    this.#uses = []
  }
}
