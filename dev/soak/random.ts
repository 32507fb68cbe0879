export type Random = ReturnType<typeof seeded>

/** Random numbers that only the seed decides: the same seed gives the same numbers. The generator is mulberry32. */
export function seeded(seed: number) {
  let state = seed | 0
  /** In [0, 1). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `least` to `most`. */
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (probability: number) => next() < probability,
    pick<T>(from: readonly T[]): T {
      return from[whole(0, from.length - 1)] as T
    },
    /** One of the keys, as often as its weight says. */
    weighted<K extends string>(weights: Record<K, number>): K {
      const pairs = Object.entries(weights) as [K, number][]
      let rest = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of pairs) {
        rest -= weight
        if (rest < 0) return key
      }
      throw new Error('There are no weights.')
    },
  }
}
