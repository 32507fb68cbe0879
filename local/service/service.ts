import { Faults } from '../http/faults.ts'
import { type Exchange, listen } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Agent, type AgentRecord, ask, type JobSettings, type LocalJob, look, newJob } from './jobs.ts'

/** May be changed while the service runs. */
export interface Settings extends JobSettings {
  /** Creates and follow-ups together, in the window. */
  limit: number
  limitWindowMs: number
  /** Projects that exist and that the key may not touch (403); any other is unknown (404). */
  otherProjects: string[]
}

export interface LocalService {
  url: string
  projectId: string
  apiKey: string
  settings: Settings
  faults: Faults
  /** Every request, in the order they came. */
  ledger: Exchange[]
  /** The creates and follow-ups among them. */
  posts(): Exchange[]
  jobs: Map<string, LocalJob>
  /** A job that exists already and shows this record until somebody asks it something. */
  put(record: Partial<AgentRecord> & { id: string }, foreign?: boolean): LocalJob
  /** Uses up what is left of the hourly limit. */
  spend(): void
  /** Back to the first day: no jobs, no ledger, no faults, the settings it was started with. */
  reset(): void
  close(): Promise<void>
}

const defaults: Settings = {
  scenario: 'completed',
  activeMs: 6_000,
  activeLooks: 0,
  staleLooks: 0,
  linkAfterLooks: 0,
  limit: 100,
  limitWindowMs: 3_600_000,
  repository: 'octo-org/handbook',
  ref: 'main',
  model: 'stand-in-1',
  otherProjects: ['other-project'],
}

/** Starts the service on loopback. Without an agent a completed job's link is a made-up one. */
export async function startService(options: {
  port?: number
  apiKey?: string
  projectId?: string
  settings?: Partial<Settings>
  agent?: Agent
}): Promise<LocalService> {
  const { apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D', projectId = 'handbook' } = options
  const settings: Settings = { ...defaults, ...options.settings }
  const agent: Agent =
    options.agent ?? (async ({ jobId }) => `https://github.example/octo-org/handbook/pull/${Number(jobId.slice(-4))}`)
  const ledger: Exchange[] = []
  const faults = new Faults()
  const jobs = new Map<string, LocalJob>()
  let uses: number[] = []
  let made = 0

  const routes: { method: string; path: string; answer: (exchange: Exchange, id: string) => Promise<Reply> }[] = [
    { method: 'POST', path: '/v2/agent/:project/job', answer: create },
    { method: 'POST', path: '/v2/agent/:project/job/:id/message', answer: followUp },
    { method: 'GET', path: '/v2/agent/:project/job/:id', answer: get },
  ]

  async function handle(exchange: Exchange): Promise<Reply> {
    if (exchange.headers.authorization !== `Bearer ${apiKey}`)
      return refusal(401, 'The API key is missing or not valid.')
    const fitting = routes.flatMap((route) => {
      const named = match(route.path, exchange.path)
      return named === undefined ? [] : [{ ...route, named }]
    })
    if (fitting[0] === undefined) return refusal(404, 'There is no such page.')
    const { project = '', id = '' } = fitting[0].named
    if (settings.otherProjects.includes(project)) return refusal(403, 'This API key belongs to another project.')
    if (project !== projectId) return refusal(404, `There is no project ${project}.`)
    const route = fitting.find(({ method }) => method === exchange.method)
    return route?.answer(exchange, decoded(id)) ?? refusal(405, `${exchange.method} is not possible here.`)
  }

  async function create(exchange: Exchange): Promise<Reply> {
    const prompt = promptOf(exchange)
    if (typeof prompt !== 'string') return prompt
    const limited = use()
    if (limited !== undefined) return limited
    made += 1
    const job = newJob(`job-${String(made).padStart(4, '0')}`, settings)
    jobs.set(job.record.id, job)
    return { status: 201, body: await ask(job, prompt, settings, agent) }
  }

  async function followUp(exchange: Exchange, id: string): Promise<Reply> {
    const prompt = promptOf(exchange)
    if (typeof prompt !== 'string') return prompt
    const job = jobs.get(id)
    if (job === undefined || job.foreign) return absent(id, job)
    return use() ?? { status: 200, body: await ask(job, prompt, settings, agent) }
  }

  async function get(_exchange: Exchange, id: string): Promise<Reply> {
    const job = jobs.get(id)
    return job === undefined || job.foreign ? absent(id, job) : { status: 200, body: await look(job, settings) }
  }

  /** Counts one use of the hourly limit; the refusal where there is none left. */
  function use(): Reply | undefined {
    const now = performance.now()
    uses = uses.filter((at) => now - at < settings.limitWindowMs)
    if (uses.length < settings.limit) {
      uses.push(now)
      return undefined
    }
    const seconds = Math.ceil((settings.limitWindowMs - (now - (uses[0] ?? now))) / 1000)
    const error = `The limit of ${settings.limit} uses an hour is spent. Creating a job and sending a message share it.`
    return refusal(429, error, { 'retry-after': String(seconds) })
  }

  const { url, close } = await listen({ port: options.port ?? 0, ledger, faults, handle })
  return {
    url,
    projectId,
    apiKey,
    settings,
    faults,
    ledger,
    jobs,
    posts: () => ledger.filter(({ method }) => method === 'POST'),
    put(record, foreign = false) {
      const job = newJob(record.id, settings)
      Object.assign(job, { record: { ...job.record, ...record }, foreign })
      jobs.set(record.id, job)
      return job
    },
    spend() {
      while (uses.length < settings.limit) uses.push(performance.now())
    },
    reset() {
      ledger.length = 0
      faults.clear()
      jobs.clear()
      uses = []
      made = 0
      Object.assign(settings, defaults, options.settings)
    },
    async close() {
      await Promise.allSettled([...jobs.values()].map(({ work }) => work))
      await close()
    },
  }
}

/** The prompt of a create or follow-up, or the refusal of a body that is none. */
function promptOf(exchange: Exchange): string | Reply {
  if (!/^application\/json\b/i.test(exchange.headers['content-type'] ?? ''))
    return refusal(415, 'The content type must be application/json.')
  if (!exchange.utf8 || exchange.json === undefined) return refusal(400, 'The body is not valid JSON.')
  const prompt = (exchange.json as { prompt?: unknown } | null)?.prompt
  if (typeof prompt === 'string' && prompt.length > 0) return prompt
  return refusal(400, 'prompt must be a string of at least 1 character.')
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

const absent = (id: string, job: LocalJob | undefined): Reply =>
  job?.foreign ? refusal(403, 'This job belongs to another project.') : refusal(404, `There is no job ${id}.`)

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Reply => ({
  status,
  body: { error },
  headers,
})
