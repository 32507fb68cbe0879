// `npm run simulate`: what many jobs cost in billed minutes, and how long people wait, in each shape of workflow; and
// what one shared hourly limit lets through. Every draw comes from a seed: the same figures each time.

const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How a job's people are served. */
export type Shape = 'waiting' | 'detached + sweep' | 'detached + sweep that keeps running'

export interface Month {
  shape: Shape
  jobsAnHour: number
  /** Billed minutes a job: each job of a workflow is rounded up to whole minutes. */
  minutesPerJob: number
  minutesPerMonth: number
  /** From the job's end until its comment says so, s. */
  delay: { median: number; worst: number }
  /** The most runners busy at once. */
  runners: number
}

/** What is assumed; docs/scale.md tells it. */
const assumed = {
  /** A job takes 2 min at least, and about 7 min in the mean (log-normal). */
  median: 6 * minute,
  spread: 0.6,
  least: 2 * minute,
  /** To start a runner's job and load the action. */
  start: 12 * second,
  /** A run that leaves looks for so long. */
  leaves: 40 * second,
  interval: 20 * second,
  schedule: 30 * minute,
  /** For one settled job: GitHub is written to 40 times a minute. */
  finish: 4.5 * second,
  /** A pass over the open jobs, 10 at once, 200 ms a look. */
  look: 0.02 * second,
  goesOn: 60 * minute,
  between: 30 * second,
}

interface Job {
  asked: number
  ends: number
}

/** Numbers in [0, 1) that only the seed decides (mulberry32). */
function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The jobs of so many hours, asked at random times (Poisson). */
function jobsOf(jobsAnHour: number, hours: number, random: () => number): Job[] {
  const jobs: Job[] = []
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) * hour) / jobsAnHour
    if (at > hours * hour) return jobs
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    jobs.push({ asked: at, ends: at + Math.max(assumed.least, assumed.median * Math.exp(assumed.spread * normal)) })
  }
}

/** A workflow's job on a runner, seconds. */
interface Billed {
  from: number
  to: number
}

const bill = (runs: Billed[]): number => runs.reduce((all, { from, to }) => all + Math.ceil((to - from) / minute), 0)

function mostAtOnce(runs: Billed[]): number {
  const changes = runs.flatMap(({ from, to }) => [[from, 1] as const, [to, -1] as const])
  changes.sort(([a, up], [b, other]) => a - b || up - other)
  let [now, most] = [0, 0]
  for (const [, change] of changes) {
    now += change
    most = Math.max(most, now)
  }
  return most
}

function serve(shape: Shape, jobs: Job[]): { runs: Billed[]; delays: number[] } {
  if (shape === 'waiting') {
    const ends = jobs.map(({ asked, ends }) => {
      const looks = Math.max(1, Math.ceil((ends - asked) / assumed.interval))
      return { asked, told: asked + looks * assumed.interval, ends }
    })
    return {
      runs: ends.map(({ asked, told }) => ({ from: asked - assumed.start, to: told + 2 * second })),
      delays: ends.map(({ told, ends }) => told - ends),
    }
  }
  const leaving = jobs.map(({ asked }) => ({ from: asked - assumed.start, to: asked + assumed.leaves }))
  const sweeps = shape === 'detached + sweep' ? signalled(jobs) : goingOn(jobs)
  return { runs: [...leaving, ...sweeps.runs], delays: sweeps.delays }
}

/** A sweep for each pull request that opens, and one on a schedule. One at a time; of those that wait only one stays. */
function signalled(jobs: Job[]): { runs: Billed[]; delays: number[] } {
  // The pull request opens a few seconds before the job settles; one job in ten brings none.
  const signals = jobs.flatMap(({ ends }, index) => (index % 10 === 0 ? [] : [ends - 5 * second]))
  const last = Math.max(...jobs.map(({ ends }) => ends))
  for (let at = 0; at < last + assumed.schedule; at += assumed.schedule) signals.push(at)
  signals.sort((a, b) => a - b)
  const open = [...jobs].sort((a, b) => a.ends - b.ends)
  const runs: Billed[] = []
  const delays: number[] = []
  let free = Number.NEGATIVE_INFINITY
  for (let at = 0; at < signals.length; ) {
    const begins = Math.max(signals[at] ?? 0, free)
    while (at < signals.length && (signals[at] ?? 0) <= begins) at++
    const from = begins + assumed.start
    let now = from
    for (const look of [0, 5, 15, 30]) {
      now = Math.max(now, from + look) + assumed.look * open.filter(({ asked }) => asked < now).length
      for (; open[0] && open[0].ends <= now; open.shift()) {
        now += assumed.finish
        delays.push(now - open[0].ends)
      }
    }
    runs.push({ from: begins, to: now })
    free = now
  }
  return { runs, delays }
}

/** One sweep that goes on while jobs are open, at most an hour; whoever leaves a job starts the next one. */
function goingOn(jobs: Job[]): { runs: Billed[]; delays: number[] } {
  const byAsked = [...jobs].sort((a, b) => a.asked - b.asked)
  const open: Job[] = []
  const runs: Billed[] = []
  const delays: number[] = []
  let next = 0
  for (let now = 0; next < byAsked.length || open.length > 0; ) {
    const begins = open.length > 0 ? now : Math.max(now, (byAsked[next]?.asked ?? 0) + assumed.leaves)
    for (now = begins + assumed.start; now < begins + assumed.goesOn; now += assumed.between) {
      while ((byAsked[next]?.asked ?? Number.POSITIVE_INFINITY) <= now) open.push(byAsked[next++] as Job)
      now += assumed.look * open.length
      for (const job of open.filter(({ ends }) => ends <= now)) {
        now += assumed.finish
        delays.push(now - job.ends)
        open.splice(open.indexOf(job), 1)
      }
      if (open.length === 0) break
    }
    runs.push({ from: begins, to: now })
  }
  return { runs, delays }
}

/** A month of so many jobs an hour, `hours` hours a day, in one shape. */
export function month(shape: Shape, jobsAnHour: number, { hours = 8, days = 21, seed = 1 } = {}): Month {
  const random = generator(seed)
  let [minutes, asked, runners] = [0, 0, 0]
  const delays: number[] = []
  for (let one = 0; one < days; one++) {
    const jobs = jobsOf(jobsAnHour, hours, random)
    const served = serve(shape, jobs)
    minutes += bill(served.runs)
    // Outside of working hours the schedule finds nothing, and is billed a minute each time.
    if (shape === 'detached + sweep') minutes += Math.ceil((day - hours * hour) / assumed.schedule)
    asked += jobs.length
    runners = Math.max(runners, mostAtOnce(served.runs))
    delays.push(...served.delays)
  }
  delays.sort((a, b) => a - b)
  const delay = { median: delays[Math.floor(delays.length / 2)] ?? 0, worst: delays.at(-1) ?? 0 }
  return { shape, jobsAnHour, minutesPerJob: minutes / asked, minutesPerMonth: minutes, delay, runners }
}

export interface Limited {
  repositories: number
  /** Changes that ask for an update, in each repository in an hour. */
  changesAnHour: number
  /** Changes that one act stands for. */
  grouped: number
  projects: number
  /** The share of acts that the limit refuses at first, and how long they wait in all, s. */
  refused: number
  waits: { median: number; worst: number }
}

/** A working day of creates and follow-ups under the limit of 100 an hour for each project, refused ones tried again. */
export function limit(
  { repositories, changesAnHour, grouped, projects }: Omit<Limited, 'refused' | 'waits'>,
  { hours = 8, seed = 1, most = 100 } = {},
): Limited {
  const random = generator(seed)
  const waits: number[] = []
  for (let project = 0; project < projects; project++) {
    const acts = jobsOf((repositories * changesAnHour) / grouped / projects, hours, random)
    const used: number[] = []
    for (const { asked } of acts) {
      // The oldest of the last hundred must be an hour old.
      const free = (used.at(-most) ?? Number.NEGATIVE_INFINITY) + hour
      const at = Math.max(asked, free)
      used.push(at)
      waits.push(at - asked)
    }
  }
  const late = waits.filter((wait) => wait > 0).sort((a, b) => a - b)
  return {
    repositories,
    changesAnHour,
    grouped,
    projects,
    refused: late.length / Math.max(1, waits.length),
    waits: { median: late[Math.floor(late.length / 2)] ?? 0, worst: late.at(-1) ?? 0 },
  }
}

const inWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`
  return seconds < 90 * minute ? `${Math.round(seconds / minute)} min` : `${(seconds / hour).toFixed(1)} h`
}

/** The tables of docs/scale.md, by name. */
export function tables(): Record<'cost' | 'limit', string> {
  const shapes: Shape[] = ['waiting', 'detached + sweep', 'detached + sweep that keeps running']
  const cost = [2, 10, 30, 100].flatMap((jobs) => shapes.map((shape) => month(shape, jobs)))
  const cases = [
    { repositories: 1, changesAnHour: 4, grouped: 1, projects: 1 },
    { repositories: 20, changesAnHour: 4, grouped: 1, projects: 1 },
    { repositories: 50, changesAnHour: 4, grouped: 1, projects: 1 },
    { repositories: 50, changesAnHour: 4, grouped: 4, projects: 1 },
    { repositories: 500, changesAnHour: 4, grouped: 4, projects: 1 },
    { repositories: 500, changesAnHour: 4, grouped: 32, projects: 1 },
    { repositories: 500, changesAnHour: 4, grouped: 4, projects: 10 },
  ]
  return {
    cost: table(
      [
        'jobs per hour',
        'workflow',
        'billed minutes per job',
        'billed minutes per month',
        'delay of the report, median (worst)',
        'runners at the same time',
      ],
      cost.map((one) => [
        String(one.jobsAnHour),
        one.shape,
        one.minutesPerJob.toFixed(1),
        one.minutesPerMonth.toLocaleString('en-US'),
        `${inWords(one.delay.median)} (${inWords(one.delay.worst)})`,
        String(one.runners),
      ]),
    ),
    limit: table(
      [
        'repositories',
        'changes per hour in each',
        'changes per request',
        'projects',
        'requests per hour and project',
        'rejected at first',
        'their wait, median (worst)',
      ],
      cases.map((one) => {
        const { refused, waits } = limit(one)
        return [
          String(one.repositories),
          String(one.changesAnHour),
          String(one.grouped),
          String(one.projects),
          ((one.repositories * one.changesAnHour) / one.grouped / one.projects).toFixed(0),
          `${Math.round(refused * 100)} %`,
          refused === 0 ? '' : `${inWords(waits.median)} (${inWords(waits.worst)})`,
        ]
      }),
    ),
  }
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

if (import.meta.main) console.log(Object.values(tables()).join('\n\n'))
