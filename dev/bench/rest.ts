import { type Random, seeded } from '../soak/random.ts'
import {
  assumed,
  type Delays,
  day,
  hour,
  type Job,
  minute,
  randomJobs,
  second,
  summary,
} from './assumed.ts'
import { startsOf } from './schedule.ts'

/** The intervals that the pages compare, with the `cron` that they show. */
export const intervals = {
  '15 minutes': '7,22,37,52 * * * *',
  '30 minutes': '7,37 * * * *',
  hour: '37 * * * *',
  '6 hours': '37 4,10,16,22 * * *',
  day: '37 4 * * *',
}

/** What a schedule of sweeps costs in one repository while nobody asks, and how late it reports what waits for it. */
export interface Rest {
  /** Billed minutes a month. */
  minutes: number
  /** From the end of a job that no run waits for until its comment says so, if no pull request starts a sweep. */
  delay: Delays
  /** The same if its runner was lost, and GitHub still shows the run as one that works. */
  lost: Delays
}

/** A month under this schedule. The jobs that wait for it are spread over the month. */
export function atRest(cron: string, { jobs = 20_000, seed = 1 } = {}): Rest {
  const starts = startsOf(cron)
  const waiting = jobsOfMonth(jobs, seeded(seed))
  return {
    minutes: starts.length * billedMinutes(assumed.start + 2 * second),
    delay: summary(waiting.map((job) => reportedAt(starts, job.settledAt) - job.settledAt)),
    lost: summary(waiting.map((job) => reportedAt(starts, freeAt(job)) - job.settledAt)),
  }
}

/** The delay where the agent's pull request starts a sweep: it looks first when its runner has started. */
export const delayAfterPull = assumed.start - assumed.opensBefore + assumed.report

const billedMinutes = (seconds: number): number => Math.ceil(seconds / minute)

const jobsOfMonth = (jobs: number, random: Random): Job[] =>
  randomJobs(
    jobs / ((assumed.daysOfMonth * day) / hour),
    { hours: (assumed.daysOfMonth * day) / hour },
    random,
  )

/** When a sweep may report a job whose run is gone, but still counts as one that works. */
const freeAt = ({ requestedAt, settledAt }: Job): number =>
  Math.max(settledAt, requestedAt + assumed.wait + assumed.held)

/** When the first scheduled sweep from then on has reported the job. What is left at the end waits for the next month. */
function reportedAt(starts: number[], from: number): number {
  const month = assumed.daysOfMonth * day
  const inMonth = from % month
  const next = starts.find((start) => start >= inMonth) ?? month + (starts[0] ?? 0)
  return from - inMonth + next + assumed.start + assumed.statusCheck + assumed.report
}
