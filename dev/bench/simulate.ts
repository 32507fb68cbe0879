// `npm run simulate`: how many minutes many jobs are billed and how long people wait, for each kind of workflow, and what
// the hourly limit rejects. All random numbers come from a seed: the figures are the same each time.
import { seeded } from '../soak/random.ts'
import {
  assumed,
  type Delays,
  day,
  hour,
  type Job,
  minute,
  randomJobs,
  rates,
  second,
  summary,
} from './assumed.ts'
import { atRest, delayAfterPull, intervals } from './rest.ts'
import { cronOf, startsOf } from './schedule.ts'

const workflows = ['waiting', 'detached + sweep', 'detached + sweep that keeps running'] as const
export type Workflow = (typeof workflows)[number]

/** The schedules of examples/: of the starter, and of the sweep for jobs that are left running. */
const [shipped, swept] = [cronOf('starter.yml'), cronOf('sweep.yml')]

/** A workflow's job on a runner, seconds. */
interface Billed {
  from: number
  to: number
}

/** The runners that some jobs need, and for each job the time from its end until its comment says so. */
interface Served {
  billed: Billed[]
  delays: number[]
}

function serve(workflow: Workflow, jobs: Job[]): Served {
  switch (workflow) {
    case 'waiting':
      return together(
        waiting(jobs),
        sweepOnEvents([], pullsOf(jobs), startsOf(shipped)),
        closed(jobs),
      )
    case 'detached + sweep':
      return together(
        detached(jobs),
        sweepOnEvents(jobs, pullsOf(jobs), startsOf(swept)),
        closed(jobs),
      )
    case 'detached + sweep that keeps running':
      return together(detached(jobs), sweepThatKeepsRunning(jobs), onSchedule(swept))
  }
}

const together = (...parts: Served[]): Served => ({
  billed: parts.flatMap(({ billed }) => billed),
  delays: parts.flatMap(({ delays }) => delays),
})

const detached = (jobs: Job[]): Served => ({
  billed: jobs.map(({ requestedAt }) => ({
    from: requestedAt - assumed.start,
    to: requestedAt + assumed.detach,
  })),
  delays: [],
})

const hasPull = (_job: Job, index: number): boolean => index % assumed.withoutPull !== 0

/** When the agent opens its pull requests. */
const pullsOf = (jobs: Job[]): number[] =>
  jobs.filter(hasPull).map(({ settledAt }) => settledAt - assumed.opensBefore)

/** The short runs that say that a pull request was merged or closed. */
const closed = (jobs: Job[]): Served => ({
  billed: jobs.filter(hasPull).map(({ settledAt }) => {
    const from = settledAt + assumed.review
    return { from, to: from + assumed.start + assumed.report }
  }),
  delays: [],
})

/** Sweeps that a schedule starts, and that find nothing to do. */
const onSchedule = (cron: string): Served => ({
  billed: startsOf(cron).map((from) => ({ from, to: from + assumed.start + 2 * second })),
  delays: [],
})

function waiting(jobs: Job[]): Served {
  const reports = jobs.map(({ requestedAt, settledAt }) => {
    const checks = Math.max(1, Math.ceil((settledAt - requestedAt) / assumed.pollInterval))
    return { requestedAt, settledAt, reportedAt: requestedAt + checks * assumed.pollInterval }
  })
  return {
    billed: reports.map(({ requestedAt, reportedAt }) => ({
      from: requestedAt - assumed.start,
      to: reportedAt + 2 * second,
    })),
    delays: reports.map(({ reportedAt, settledAt }) => reportedAt - settledAt),
  }
}

/** A sweep for each new pull request, and those of the schedule. They run one at a time; only one of those that wait is kept. */
function sweepOnEvents(jobs: Job[], pulls: number[], scheduled: number[]): Served {
  const events = [...pulls, ...scheduled].sort((a, b) => a - b)
  const open = jobs.toSorted((a, b) => a.settledAt - b.settledAt)
  const billed: Billed[] = []
  const delays: number[] = []
  let freeAt = Number.NEGATIVE_INFINITY
  for (let next = 0; next < events.length; ) {
    const from = Math.max(events[next] ?? 0, freeAt)
    while (next < events.length && (events[next] ?? 0) <= from) next++
    const start = from + assumed.start
    let now = start
    for (const pass of [0, 5, 15, 30]) {
      now = Math.max(now, start + pass) + assumed.statusCheck * requestedBy(now, open)
      now = reportSettled(open, now, delays)
    }
    billed.push({ from, to: now })
    freeAt = now
  }
  return { billed, delays }
}

/** How many of the open jobs, in the order in which they settle, were requested by then. No job takes half a day. */
function requestedBy(now: number, open: Job[]): number {
  let count = 0
  for (const { requestedAt, settledAt } of open) {
    if (settledAt > now + day / 2) break
    if (requestedAt < now) count++
  }
  return count
}

/**
 * Reports the jobs that have settled, those that settle meanwhile too: they leave `open`, which is in the order in which
 * they settle, and their delays are added to `delays`. Returns when that is done.
 */
function reportSettled(open: Job[], startedAt: number, delays: number[]): number {
  let now = startedAt
  for (; open[0] && open[0].settledAt <= now; open.shift()) {
    now += assumed.report
    delays.push(now - open[0].settledAt)
  }
  return now
}

/** One sweep that keeps running while jobs are open, for up to an hour. The next run that leaves a job starts another. */
function sweepThatKeepsRunning(jobs: Job[]): Served {
  const requested = jobs.toSorted((a, b) => a.requestedAt - b.requestedAt)
  const open: Job[] = []
  const billed: Billed[] = []
  const delays: number[] = []
  for (let now = 0; requested.length > 0 || open.length > 0; ) {
    const from =
      open.length > 0 ? now : Math.max(now, (requested[0]?.requestedAt ?? 0) + assumed.detach)
    for (now = from + assumed.start; now < from + assumed.sweepFor; now += assumed.betweenPasses) {
      for (; requested[0] && requested[0].requestedAt <= now; requested.shift())
        open.push(requested[0])
      now = checkAndReport(open, now, delays)
      if (open.length === 0) break
    }
    billed.push({ from, to: now })
  }
  return { billed, delays }
}

/** Checks all open jobs, and reports those that had settled by then. Returns when that is done. */
function checkAndReport(open: Job[], startedAt: number, delays: number[]): number {
  const checkedAt = startedAt + assumed.statusCheck * open.length
  let now = checkedAt
  for (const job of open.filter(({ settledAt }) => settledAt <= checkedAt)) {
    now += assumed.report
    delays.push(now - job.settledAt)
    open.splice(open.indexOf(job), 1)
  }
  return now
}

const minutesOf = (billed: Billed[]): number =>
  billed.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / minute), 0)

function mostAtOnce(billed: Billed[]): number {
  const changes = billed.flatMap(({ from, to }) => [[from, 1] as const, [to, -1] as const])
  changes.sort(([a, change], [b, other]) => a - b || change - other)
  let [now, most] = [0, 0]
  for (const [, change] of changes) {
    now += change
    most = Math.max(most, now)
  }
  return most
}

/** A month of so many jobs an hour, `hours` hours a day. Each workflow job is billed in whole minutes. */
export function month(
  workflow: Workflow,
  jobsAnHour: number,
  { hours = 8, days = 21, seed = 1 } = {},
) {
  const random = seeded(seed)
  const jobs = workingDays(days).flatMap((date) =>
    randomJobs(jobsAnHour, { from: date * day + 9 * hour, hours }, random),
  )
  const { billed, delays } = serve(workflow, jobs)
  const minutes = minutesOf(billed)
  return {
    workflow,
    jobsAnHour,
    minutesPerJob: minutes / jobs.length,
    minutes,
    delay: summary(delays),
    runners: mostAtOnce(billed),
  }
}

/** The first days of a month that are not at a weekend. */
const workingDays = (days: number): number[] =>
  Array.from({ length: assumed.daysOfMonth }, (_, date) => date)
    .filter((date) => date % 7 < 5)
    .slice(0, days)

interface Load {
  repositories: number
  /** In each repository. */
  changesAnHour: number
  changesPerRequest: number
  projects: number
}

const requestsPerProject = ({
  repositories,
  changesAnHour,
  changesPerRequest,
  projects,
}: Load): number => (repositories * changesAnHour) / changesPerRequest / projects

/** A working day under the hourly limit of each project: the share of requests rejected at first, and how long they wait. */
export function limit(load: Load, { hours = 8, seed = 1, most = 100 } = {}) {
  const random = seeded(seed)
  const waits: number[] = []
  for (let project = 0; project < load.projects; project++) {
    const accepted: number[] = []
    for (const { requestedAt } of randomJobs(requestsPerProject(load), { hours }, random)) {
      // The hundredth request before this one must be an hour old.
      const at = Math.max(requestedAt, (accepted.at(-most) ?? Number.NEGATIVE_INFINITY) + hour)
      accepted.push(at)
      waits.push(at - requestedAt)
    }
  }
  const rejected = waits.filter((wait) => wait > 0)
  return { ...load, rejected: rejected.length / Math.max(1, waits.length), wait: summary(rejected) }
}

const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`
  return seconds < 90 * minute
    ? `${Math.round(seconds / minute)} min`
    : `${(seconds / hour).toFixed(1)} h`
}
const medianAndWorst = ({ median, worst }: Delays): string =>
  `${duration(median)} (${duration(worst)})`

const loads: [repositories: number, changesPerRequest: number, projects: number][] = [
  [1, 1, 1],
  [20, 1, 1],
  [50, 1, 1],
  [50, 4, 1],
  [500, 4, 1],
  [500, 32, 1],
  [500, 4, 10],
]

/** What the pages show of the simulation, by name. */
export const tables = { rest: restTable, cost: costTable, limit: limitTable }

function costTable(): string {
  const months = [2, 10, 30, 100].flatMap((jobs) =>
    workflows.map((workflow) => month(workflow, jobs)),
  )
  return table([
    'jobs per hour | workflow | billed minutes per job | billed minutes per month | delay of the report, median (worst) | runners at the same time',
    ...months.map(({ workflow, jobsAnHour, minutesPerJob, minutes, delay, runners }) =>
      [
        jobsAnHour,
        workflow,
        minutesPerJob.toFixed(1),
        minutes.toLocaleString('en-US'),
        medianAndWorst(delay),
        runners,
      ].join(' | '),
    ),
  ])
}

function limitTable(): string {
  const limits = loads.map(([repositories, changesPerRequest, projects]) =>
    limit({ repositories, changesAnHour: 4, changesPerRequest, projects }),
  )
  return table([
    'repositories | changes per hour in each | changes per request | projects | requests per hour and project | rejected at first | their wait, median (worst)',
    ...limits.map(({ rejected, wait, ...load }) =>
      [
        ...Object.values(load),
        requestsPerProject(load).toFixed(0),
        `${Math.round(rejected * 100)} %`,
        rejected === 0 ? '' : medianAndWorst(wait),
      ].join(' | '),
    ),
  ])
}

const dollars = (minutes: number, rate: number): string => `$${(minutes * rate).toFixed(2)}`

/** What each interval costs while nobody asks, and how long what waits for it waits. */
function restTable(): string {
  const repositories = [1, 10, 40]
  const rows = Object.entries(intervals).map(([interval, cron]) => {
    const { minutes, delay, lost } = atRest(cron)
    const isShipped = startsOf(cron).length === startsOf(shipped).length
    const costs = repositories.map((count) => {
      const billed = count * minutes
      return `${billed.toLocaleString('en-US')} min, ${dollars(billed, rates['ubuntu-latest'])}`
    })
    return [
      isShipped ? `**${interval}**, as shipped` : interval,
      `\`${cron}\``,
      ...costs,
      medianAndWorst(delay),
      medianAndWorst(lost),
    ].join(' | ')
  })
  const head = [
    'a sweep every',
    '`cron`',
    ...repositories.map((count) => (count === 1 ? '1 repository' : `${count} repositories`)),
    'no pull request: result after, median (worst)',
    'lost runner: result after, median (worst)',
  ].join(' | ')
  return [table([head, ...rows]), besideRest()].join('\n\n')
}

function besideRest(): string {
  const slim = rates['ubuntu-slim']
  const share = Math.round((slim / rates['ubuntu-latest']) * 100)
  const shippedFor40 = dollars(40 * atRest(shipped).minutes, slim)
  return `If the agent's pull request starts a sweep, the result is there after ${duration(delayAfterPull)}. With \`runs-on: ubuntu-slim\`, a minute costs $${slim} instead of $${rates['ubuntu-latest']}, so each amount is ${share} % of that in the table. As shipped, that is ${shippedFor40} a month for 40 repositories.`
}

function table([head = '', ...rows]: string[]): string {
  const rule = head.replaceAll(/[^|]+/g, ' --- ').trim()
  return [head, rule, ...rows].map((row) => `| ${row} |`).join('\n')
}

if (import.meta.main) {
  const written = Object.values(tables).map((write) => write())
  console.log(written.join('\n\n'))
}
