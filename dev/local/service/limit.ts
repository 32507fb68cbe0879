import type { Settings } from './settings.ts'

type LimitSettings = Pick<Settings, 'limit' | 'limitWindowMs' | 'hourOf'>

/** The service's hourly limit: creates and follow-ups count together. */
export class HourlyLimit {
  readonly #settings: LimitSettings
  readonly #now: () => number
  #uses: number[] = []

  /** The settings may be changed later. `now` is in milliseconds. */
  constructor(settings: LimitSettings, now: () => number) {
    this.#settings = settings
    this.#now = now
  }

  /** Counts one use. If none is left, returns the milliseconds until the next one. */
  use(): number | undefined {
    const { limit, limitWindowMs, hourOf } = this.#settings
    const now = this.#now()
    const fullHour = now - (now % limitWindowMs)
    this.#uses = this.#uses.filter((at) => (hourOf === 'sliding' ? now - at < limitWindowMs : at >= fullHour))
    if (this.#uses.length >= limit)
      return (hourOf === 'sliding' ? (this.#uses[0] ?? now) : fullHour) + limitWindowMs - now
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
