// `npm run simulate`: how many minutes many jobs are billed and how long people wait, for each kind of workflow, and what
// the hourly limit rejects. All random numbers come from a seed: the figures are the same each time.
import { type Random, seeded } from '../soak/random.ts'

const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const workflows = ['waiting', 'detached + sweep', 'detached + sweep that keeps running'] as const
export type Workflow = (typeof workflows)[number]

/** docs/scale.md lists these assumptions. */
const assumed = {
  /** A job takes at least 2 min, and about 7 min on average (log-normal). */
  median: 6 * minute,
  spread: 0.6,
  least: 2 * minute,
  /** To start a runner and load the action. */
  start: 12 * second,
  /** How long a run polls before it leaves its job running. */
  detach: 40 * second,
  pollInterval: 20 * second,
  schedule: 30 * minute,
  /** To report one settled job: 40 writes to GitHub a minute. */
  report: 4.5 * second,
  /** In a pass over the open jobs: 200 ms each, 10 at the same time. */
  statusCheck: 0.02 * second,
  sweepFor: 60 * minute,
  betweenPasses: 30 * second,
}

interface Job {
  requestedAt: number
  settledAt: number
}

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

/** The jobs of so many hours, requested at random times (Poisson). */
function randomJobs(jobsAnHour: number, hours: number, { next }: Random): Job[] {
  const jobs: Job[] = []
  for (let requestedAt = 0; ; ) {
    requestedAt += (-Math.log(1 - next()) * hour) / jobsAnHour
    if (requestedAt > hours * hour) return jobs
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
    const duration = Math.max(assumed.least, assumed.median * Math.exp(assumed.spread * normal))
    jobs.push({ requestedAt, settledAt: requestedAt + duration })
  }
}

function serve(workflow: Workflow, jobs: Job[]): Served {
  if (workflow === 'waiting') return waiting(jobs)
  const detached = jobs.map(({ requestedAt }) => ({
    from: requestedAt - assumed.start,
    to: requestedAt + assumed.detach,
  }))
  const swept = workflow === 'detached + sweep' ? sweepOnEvents(jobs) : sweepThatKeepsRunning(jobs)
  return { billed: [...detached, ...swept.billed], delays: swept.delays }
}

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

/** A sweep for each new pull request, and one on a schedule. They run one at a time; only one of those that wait is kept. */
function sweepOnEvents(jobs: Job[]): Served {
  // The pull request opens a few seconds before the job settles; one job in ten has none.
  const events = jobs.flatMap(({ settledAt }, index) =>
    index % 10 === 0 ? [] : [settledAt - 5 * second],
  )
  const last = Math.max(...jobs.map(({ settledAt }) => settledAt))
  for (let at = 0; at < last + assumed.schedule; at += assumed.schedule) events.push(at)
  events.sort((a, b) => a - b)
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
      const checks = open.filter(({ requestedAt }) => requestedAt < now).length
      now = Math.max(now, start + pass) + assumed.statusCheck * checks
      now = reportSettled(open, now, delays)
    }
    billed.push({ from, to: now })
    freeAt = now
  }
  return { billed, delays }
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

/** The median and the worst of some delays, seconds. */
function summary(delays: number[]): { median: number; worst: number } {
  const sorted = delays.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}

/** A month of so many jobs an hour, `hours` hours a day. Each workflow job is billed in whole minutes. */
export function month(
  workflow: Workflow,
  jobsAnHour: number,
  { hours = 8, days = 21, seed = 1 } = {},
) {
  const random = seeded(seed)
  let [minutes, jobCount, runners] = [0, 0, 0]
  const delays: number[] = []
  for (let date = 0; date < days; date++) {
    const jobs = randomJobs(jobsAnHour, hours, random)
    const served = serve(workflow, jobs)
    minutes += minutesOf(served.billed)
    // Outside of working hours the schedule finds nothing, and is billed a minute each time.
    if (workflow === 'detached + sweep')
      minutes += Math.ceil((day - hours * hour) / assumed.schedule)
    jobCount += jobs.length
    runners = Math.max(runners, mostAtOnce(served.billed))
    delays.push(...served.delays)
  }
  // The schedule runs on the other days of the month too.
  if (workflow === 'detached + sweep') minutes += ((30 - days) * day) / assumed.schedule
  return {
    workflow,
    jobsAnHour,
    minutesPerJob: minutes / jobCount,
    minutes,
    delay: summary(delays),
    runners,
  }
}

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
    for (const { requestedAt } of randomJobs(requestsPerProject(load), hours, random)) {
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
const medianAndWorst = ({ median, worst }: { median: number; worst: number }): string =>
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

/** The tables of docs/scale.md, by name. */
export function tables(): Record<'cost' | 'limit', string> {
  const months = [2, 10, 30, 100].flatMap((jobs) =>
    workflows.map((workflow) => month(workflow, jobs)),
  )
  const limits = loads.map(([repositories, changesPerRequest, projects]) =>
    limit({ repositories, changesAnHour: 4, changesPerRequest, projects }),
  )
  return {
    cost: table([
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
    ]),
    limit: table([
      'repositories | changes per hour in each | changes per request | projects | requests per hour and project | rejected at first | their wait, median (worst)',
      ...limits.map(({ rejected, wait, ...load }) =>
        [
          ...Object.values(load),
          requestsPerProject(load).toFixed(0),
          `${Math.round(rejected * 100)} %`,
          rejected === 0 ? '' : medianAndWorst(wait),
        ].join(' | '),
      ),
    ]),
  }
}

function table([head = '', ...rows]: string[]): string {
  const rule = head.replaceAll(/[^|]+/g, ' --- ').trim()
  return [head, rule, ...rows].map((row) => `| ${row} |`).join('\n')
}

if (import.meta.main) console.log(Object.values(tables()).join('\n\n'))
