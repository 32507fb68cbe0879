/** What a pace may go by: the job's age in seconds at the last look, and a source of jitter, uniform in [0, 1). */
export interface Moment {
  elapsed: number
  rng: () => number
}

const firstCheck = 20
const jitter = 0.1

/**
 * How long until the next look, seconds, from the job's age alone: a first look after 20 s (or one interval, if shorter),
 * then evenly spaced. Earlier first looks and back-off cost more looks, or more waiting, than they save.
 */
export function pace(intervalSeconds: number): (moment: Moment) => number {
  const first = Math.min(firstCheck, intervalSeconds)
  return ({ elapsed, rng }) => {
    // A jittered first look may come early: from here on it counts as made.
    const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds
    return regular * (1 - jitter + 2 * jitter * rng())
  }
}

export default pace(20)
