import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import type { Random } from './random.ts'
import { tokenOf } from './token.ts'

/** A job, as the service keeps it. */
export interface Job {
  id: string
  /** The instructions it took, by their tokens. */
  took: string[]
  /** When its work ends, and what it shows then. */
  until: number
  end: { status: string; prLink: unknown }
  /** Looks that still show what was there before the last follow-up. */
  stale: number
  before: Record<string, unknown> | undefined
  /** It answers 404 until then: a new job is not everywhere at once. */
  hiddenUntil: number
  linkAfter: number
  forgotten: boolean
}

/** The service on the stage's time: jobs of every length and every end, with records now and then stale or odd. */
export interface Service {
  jobs: Map<string, Job>
  /** How many instructions it takes in an hour. */
  limit: number
  /** From now on every record is as the interface says, and comes at once. */
  calm(): void
  handle(exchange: Exchange): Promise<Reply>
}

const oddIds = ['jöb/ü?#%', 'a'.repeat(256), '0', '-', "';--", '％2e％2e']

export function service(time: { now(): number; date(): Date }, random: Random, pages: string): Service {
  const jobs = new Map<string, Job>()
  const uses: number[] = []
  let made = 0
  let odd = true

  function plan(job: Job): void {
    const seconds = random.pick([0, 3, 25, 60, 60, 300, 300, 1_500, 5_400])
    job.until = time.now() + seconds * 1_000
    const own = `${pages}/pull/${9_000 + jobs.size}`
    const ends = {
      own: { status: 'completed', prLink: job.end.prLink ?? own },
      other: { status: 'completed', prLink: `https://gitlab.com/docs/handbook/-/merge_requests/${jobs.size}` },
      bad: { status: 'completed', prLink: random.pick(['javascript:alert(1)', 'http://x.test/1', 7, ['a'], '']) },
      none: { status: 'completed', prLink: null },
      failed: { status: 'failed', prLink: null },
      archived: { status: 'archived', prLink: null },
    }
    job.end = ends[random.weighted({ own: 60, other: 10, bad: odd ? 5 : 0, none: 10, failed: 8, archived: 7 })]
    job.linkAfter = random.chance(0.2) ? job.until + random.whole(1, 14) * 1_000 : 0
  }

  function show(job: Job): Record<string, unknown> {
    const active = time.now() < job.until
    const late = time.now() < job.linkAfter
    return {
      id: job.id,
      status: active ? 'active' : job.end.status,
      source: { repository: 'octo-org/handbook', ref: 'main' },
      model: 'stand-in-1',
      prLink: active || late ? null : job.end.prLink,
      createdAt: '2025-06-01T12:00:00Z',
      archivedAt: null,
    }
  }

  function strange(record: Record<string, unknown>): unknown {
    const { status, ...without } = record
    return random.pick([
      { ...record, status: random.pick(['queued', 'Completed', '', null, 3, 'constructor']) },
      without,
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

  function use(): Reply | undefined {
    while (uses[0] !== undefined && time.now() - uses[0] >= 3_600_000) uses.shift()
    if (uses.length < one.limit) {
      uses.push(time.now())
      return undefined
    }
    const seconds = Math.ceil((3_600_000 - time.now() + (uses[0] ?? 0)) / 1_000)
    const headers: Record<string, string> = random.chance(0.7) ? { 'retry-after': String(seconds) } : {}
    return { status: 429, headers, body: { error: 'The limit is spent.' } }
  }

  function create(token: string): Reply {
    const limited = use()
    if (limited) return limited
    made++
    const id = odd && random.chance(0.05) ? `${random.pick(oddIds).slice(0, 250)}${made}` : `job-${made}`
    const job: Job = {
      id,
      took: [token],
      until: 0,
      end: { status: 'active', prLink: null },
      stale: 0,
      before: undefined,
      hiddenUntil: odd && random.chance(0.1) ? time.now() + random.whole(1, 30) * 1_000 : 0,
      linkAfter: 0,
      forgotten: false,
    }
    jobs.set(id, job)
    plan(job)
    return { status: 201, body: { ...show(job), status: 'active', prLink: null } }
  }

  function followUp(job: Job, token: string): Reply {
    const limited = use()
    if (limited) return limited
    job.before = show(job)
    job.stale = odd ? random.pick([0, 0, 1, 3, 8]) : 0
    job.took.push(token)
    plan(job)
    return { status: 200, body: job.stale > 0 ? job.before : show(job) }
  }

  function get(job: Job): Reply {
    if (odd && random.chance(0.002)) job.forgotten = true
    if (job.forgotten || time.now() < job.hiddenUntil) return { status: 404, body: { error: 'There is no such job.' } }
    if (job.stale > 0 && job.before) {
      job.stale--
      return { status: 200, body: job.before }
    }
    const record = show(job)
    return { status: 200, body: odd && random.chance(0.05) ? strange(record) : record }
  }

  const one: Service = {
    jobs,
    limit: 100,
    calm() {
      odd = false
      for (const job of jobs.values()) Object.assign(job, { stale: 0, hiddenUntil: 0 })
    },
    async handle({ method, path, json }) {
      const id = match('/v2/agent/p/job/:id', path)?.id ?? match('/v2/agent/p/job/:id/message', path)?.id
      const job = id === undefined ? undefined : jobs.get(decodeURIComponent(id))
      if (id !== undefined && (job === undefined || (job.forgotten && method === 'POST')))
        return { status: 404, body: { error: 'There is no such job.' } }
      if (method === 'GET' && job) return get(job)
      const token = tokenOf(String((json as { prompt?: unknown } | undefined)?.prompt))
      return job ? followUp(job, token) : create(token)
    },
  }
  return one
}
