import type { Random } from '../soak/random.ts'

export const second = 1
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** What the simulation assumes, seconds. The pages that show its figures list it. */
export const assumed = {
  /** A job takes at least 2 min, and about 7 min on average (log-normal). */
  median: 6 * minute,
  spread: 0.6,
  least: 2 * minute,
  /** To start a runner and load the action. */
  start: 12 * second,
  /** How long a run polls before it leaves its job running. */
  detach: 40 * second,
  pollInterval: 20 * second,
  /** How long a run waits for its job, and how much longer a sweep leaves its comment alone. */
  wait: 60 * minute,
  held: 1 * minute,
  /** The agent opens its pull request so long before its job settles; one job in ten has none. */
  opensBefore: 5 * second,
  withoutPull: 10,
  /** Until somebody merges or closes a pull request. */
  review: 4 * hour,
  /** To report one settled job: 40 writes to GitHub a minute. */
  report: 4.5 * second,
  /** In a pass over the open jobs: 200 ms each, 10 at the same time. */
  statusCheck: 0.02 * second,
  sweepFor: 60 * minute,
  betweenPasses: 30 * second,
  daysOfMonth: 30,
}

/** GitHub's rates since 1 January 2026, dollars a minute: https://docs.github.com/en/billing/reference/actions-runner-pricing */
export const rates = { 'ubuntu-latest': 0.006, 'ubuntu-slim': 0.002 }

export interface Job {
  requestedAt: number
  settledAt: number
}

/** The jobs of so many hours from a moment on, requested at random times (Poisson). */
export function randomJobs(
  jobsAnHour: number,
  { from = 0, hours }: { from?: number; hours: number },
  { next }: Random,
): Job[] {
  const jobs: Job[] = []
  for (let requestedAt = from; ; ) {
    requestedAt += (-Math.log(1 - next()) * hour) / jobsAnHour
    if (requestedAt > from + hours * hour) return jobs
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
    const duration = Math.max(assumed.least, assumed.median * Math.exp(assumed.spread * normal))
    jobs.push({ requestedAt, settledAt: requestedAt + duration })
  }
}

export interface Delays {
  median: number
  worst: number
}

/** The median and the worst of some delays, seconds. */
export function summary(delays: number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}
