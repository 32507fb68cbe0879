import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import { HourlyLimit, type ServiceHour } from '../local/service/limit.ts'
import type { Random } from './random.ts'
import type { Scheduler } from './scheduler.ts'

/** A job, as the service keeps it. */
export interface Job {
  id: string
  /** The tokens of its prompts; `sawBefore`: of how many the last record knew that was shown before each. */
  tokens: string[]
  sawBefore: number[]
  shown: number
  /** When it settles, and what it shows then. */
  activeUntil: number
  end: { status: string; prLink: unknown }
  createdAt: number
  /** The active jobs without a follow-up when it was created. */
  beside: string[]
  /** So many status checks still show the job as it was before the last follow-up. */
  stale: number
  before: Job | undefined
  /** It answers 404 until then: a new job is not visible everywhere at once. */
  hiddenUntil: number
  linkAfter: number
  deleted: boolean
}

/** The service on the scheduler's time: jobs of every duration and every end, and records that are stale or odd. */
export interface InMemoryService {
  jobs: Map<string, Job>
  /** Creates and follow-ups together, in the window. */
  limit: number
  limitWindowMs: number
  hourOf: ServiceHour
  /** The requests that it refused, even if a fault changed the answer. */
  refused: Set<Exchange>
  /** Until then every status check answers 404. */
  outageUntil: number
  /** The tokens of prompts whose job has since shown a terminal record. */
  ended: Set<string>
  /** From now on every record is valid and up to date. */
  behave(): void
  handle(exchange: Exchange): Promise<Reply>
}

interface Options {
  pages: string
  /** Links are shown late, and single status checks answer 404. */
  lateLinks: boolean
}

/** The first word of a prompt: it tells the prompts of a world apart. */
export const tokenOf = (prompt: unknown): string => /^ask-\d+\b/.exec(String(prompt))?.[0] ?? 'no token'

const oddIds = ['jöb/ü?#%', 'a'.repeat(256), '0', '-', "';--", '％2e％2e']

const noJob: Reply = { status: 404, body: { error: 'There is no such job.' } }

export function inMemoryService(time: Pick<Scheduler, 'now'>, random: Random, options: Options): InMemoryService {
  const { pages, lateLinks } = options
  const jobs = new Map<string, Job>()
  let odd = true

  /** Decides how long the job is active, and how it ends. */
  function plan(job: Job): void {
    const seconds = random.pick([0, 3, 25, 60, 60, 300, 300, 1_500, 5_400])
    job.activeUntil = time.now() + seconds * 1_000
    job.end = randomEnd(job.end.prLink ?? `${pages}/pull/${9_000 + jobs.size}`, random, odd)
    job.linkAfter = random.chance(lateLinks ? 0.7 : 0.2) ? job.activeUntil + random.whole(1, 14) * 1_000 : 0
  }

  function create(token: string): Reply {
    const number = jobs.size + 1
    const id = odd && random.chance(0.05) ? `${random.pick(oddIds).slice(0, 250)}${number}` : `job-${number}`
    const hiddenUntil = odd && random.chance(0.1) ? time.now() + random.whole(1, 30) * 1_000 : 0
    const job = { ...newJob(id, token, hiddenUntil), createdAt: time.now(), beside: activeFirst(jobs, time.now()) }
    jobs.set(id, job)
    plan(job)
    return { status: 201, body: { ...recordOf(job, time.now()), status: 'active', prLink: null } }
  }

  function followUp(job: Job, token: string): Reply {
    // What is still stale is not passed over: the next one finds the same.
    if (job.stale === 0) job.before = { ...job, tokens: [...job.tokens] }
    job.stale = odd ? random.pick([0, 0, 1, 3, 8]) : 0
    job.tokens.push(token)
    job.sawBefore.push(job.shown)
    plan(job)
    return { status: 200, body: recordOf(shownOf(job), time.now()) }
  }

  function statusCheck(job: Job): Reply {
    if (odd && random.chance(0.002)) job.deleted = true
    if (job.deleted || time.now() < Math.max(job.hiddenUntil, service.outageUntil)) return noJob
    if (lateLinks && odd && random.chance(0.1)) return noJob
    const record = recordOf(shownOf(job), time.now())
    if (job.stale > 0) job.stale--
    else if (odd && random.chance(0.05)) return { status: 200, body: oddRecord(record, random) }
    return { status: 200, body: record }
  }

  const service: InMemoryService = {
    jobs,
    limit: 100,
    limitWindowMs: 3_600_000,
    hourOf: 'sliding',
    refused: new Set(),
    outageUntil: 0,
    ended: new Set(),
    behave() {
      odd = false
      service.outageUntil = 0
      for (const job of jobs.values()) Object.assign(job, { stale: 0, hiddenUntil: 0 })
    },
    async handle(exchange) {
      const reply = answer(exchange)
      if (reply.status >= 300) service.refused.add(exchange)
      return reply
    },
  }

  const hourly = new HourlyLimit(service, time.now)

  function answer({ method, path, json }: Exchange): Reply {
    const id = match('/v2/agent/p/job/:id', path)?.id ?? match('/v2/agent/p/job/:id/message', path)?.id
    const job = id === undefined ? undefined : jobs.get(decodeURIComponent(id))
    if (id !== undefined && (job === undefined || (job.deleted && method === 'POST'))) return noJob
    if (method === 'GET' && job) {
      const [known, reply] = [shownOf(job).tokens.length, statusCheck(job)]
      for (const token of answeredBy(reply, job, known)) service.ended.add(token)
      return reply
    }
    const token = tokenOf((json as { prompt?: unknown } | undefined)?.prompt)
    return limited(hourly, random) ?? (job ? followUp(job, token) : create(token))
  }

  return service
}

/** The active jobs that got no follow-up. */
const activeFirst = (jobs: Map<string, Job>, now: number): string[] =>
  [...jobs.values()].flatMap(({ id, tokens, activeUntil }) => (tokens.length === 1 && now < activeUntil ? [id] : []))

/** The tokens that a status check answers: what was shown before a follow-up is no answer to it. */
function answeredBy({ status, body }: Reply, job: Job, known: number): string[] {
  if (status >= 300) return []
  job.shown = known
  return isSettledStatus(Object(body).status)
    ? job.tokens.filter((_, index) => known > (job.sawBefore[index] ?? 0))
    : []
}

/** The job as a status check shows it. */
const shownOf = (job: Job): Job => (job.stale > 0 && job.before) || job

function limited(hourly: HourlyLimit, random: Random): Reply | undefined {
  const ms = hourly.use()
  if (ms === undefined) return undefined
  const headers: Record<string, string> = random.chance(0.7) ? { 'retry-after': String(Math.ceil(ms / 1_000)) } : {}
  return { status: 429, headers, body: { error: 'The limit is reached.' } }
}

/** `own` is the link of a pull request in this repository. */
function randomEnd(own: unknown, random: Random, odd: boolean): Job['end'] {
  const ends = {
    own: { status: 'completed', prLink: own },
    other: { status: 'completed', prLink: 'https://gitlab.com/docs/handbook/-/merge_requests/9' },
    invalid: { status: 'completed', prLink: random.pick(['javascript:alert(1)', 'http://x.test/1', 7, ['a'], '']) },
    none: { status: 'completed', prLink: null },
    failed: { status: 'failed', prLink: null },
    archived: { status: 'archived', prLink: null },
  }
  return ends[random.weighted({ own: 60, other: 10, invalid: odd ? 5 : 0, none: 10, failed: 8, archived: 7 })]
}

const newJob = (id: string, token: string, hiddenUntil: number): Job => ({
  id,
  tokens: [token],
  sawBefore: [0],
  shown: 0,
  activeUntil: 0,
  end: { status: 'active', prLink: null },
  createdAt: 0,
  beside: [],
  stale: 0,
  before: undefined,
  hiddenUntil,
  linkAfter: 0,
  deleted: false,
})

function recordOf(job: Job, now: number): Record<string, unknown> {
  const active = now < job.activeUntil
  return {
    id: job.id,
    status: active ? 'active' : job.end.status,
    source: { repository: 'octo-org/handbook', ref: 'main' },
    model: 'stand-in-1',
    prLink: active || now < job.linkAfter ? null : job.end.prLink,
    createdAt: '2025-06-01T12:00:00Z',
    archivedAt: null,
  }
}

/** A record that breaks the interface in some way. */
function oddRecord(record: Record<string, unknown>, random: Random): unknown {
  const { status, ...withoutStatus } = record
  return random.pick([
    { ...record, status: random.pick(['queued', 'Completed', '', null, 3, 'constructor']) },
    withoutStatus,
    { ...record, id: undefined },
    { ...record, id: 'somebody-elses' },
    { ...record, prLink: random.pick([7, {}, ['x'], '\u0000']), more: { deep: [[[[1]]]] } },
    { ...record, model: 'm'.repeat(5_000), source: 'main', createdAt: 'yesterday' },
    { status },
    [record],
    null,
    'completed',
    {},
  ])
}
