/** All numbers of waiting, in seconds unless a name says otherwise. */
export const waiting = {
  firstCheck: 20,
  jitter: 0.1,
  brief: 40, // a run that does not wait polls for this long: that minute is billed anyway
  lateLink: [5, 10], // after these pauses `completed` without a link is believed
  /** After a follow-up: checks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 records. */
  followUp: { first: [2, 3, 5], every: 8, giveUpAfter: 90, giveUpChecks: 12 },
  headChecks: [30, 60, 90], // when the head commit is read for a sign that the follow-up was started on
  missing: { every: 5, giveUpAfter: 120 }, // 404
  missingBefore: [2, 5, 10], // after these pauses a 404 before a follow-up is believed
  retry: { base: 1, most: 30 },
  busyMost: 120, // the widest interval if the service says that it is busy
  retryAfter: { least: 1, most: 120 },
}

/** The job's age at the last check, seconds, and a source of jitter, uniform in [0, 1). */
export interface Moment {
  elapsed: number
  rng: () => number
}

/** Seconds until the next status check. Earlier first checks and back-off cost more checks, or waiting, than they save. */
export function pace(intervalSeconds: number): (moment: Moment) => number {
  const { firstCheck, jitter } = waiting
  const first = Math.min(firstCheck, intervalSeconds)
  return ({ elapsed, rng }) => {
    // A jittered first check may come early: from here on it counts as made.
    const regular = elapsed < first * (1 - 2 * jitter) ? first - elapsed : intervalSeconds
    return regular * (1 - jitter + 2 * jitter * rng())
  }
}

/** Seconds between status checks where nobody says: the default of `poll-interval`. */
export const usualInterval = 20

export default pace(usualInterval)
