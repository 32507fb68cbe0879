/** All numbers of waiting, in seconds unless a name says otherwise. */
export const waiting = {
  /** The first status check of a new job, or one interval if that is shorter. */
  firstCheck: 20,
  jitter: 0.1,
  /** A run that does not wait polls for this long: that minute is billed anyway. */
  brief: 40,
  /** `completed` without a link is checked again after these pauses, then believed. */
  lateLink: [5, 10],
  /** After a follow-up: checks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 records. */
  followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
  /** When the head commit of the docs pull request is read for a sign that the follow-up was started on. */
  headChecks: [30, 60, 90],
  /** A job that the service does not know (404) is checked this often, and given up after so long. */
  missing: { every: 5, giveUpAfter: 120 },
  /** Back-off after a check without an answer. */
  retry: { base: 1, most: 30 },
  /** The widest interval if the service says that it is busy. */
  busyMost: 120,
  /** What a Retry-After is limited to. */
  retryAfter: { least: 1, most: 120 },
}

/** What a pace may depend on: the job's age in seconds at the last check, and a source of jitter, uniform in [0, 1). */
export interface Moment {
  elapsed: number
  rng: () => number
}

/**
 * How long until the next status check, seconds, from the job's age alone: a first check after 20 s (or one interval, if
 * shorter), then evenly spaced. Earlier first checks and back-off cost more checks, or more waiting, than they save.
 */
export function pace(intervalSeconds: number): (moment: Moment) => number {
  const { firstCheck, jitter } = waiting
  const first = Math.min(firstCheck, intervalSeconds)
  return ({ elapsed, rng }) => {
    // A jittered first check may come early: from here on it counts as made.
    const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds
    return regular * (1 - jitter + 2 * jitter * rng())
  }
}

export default pace(20)
