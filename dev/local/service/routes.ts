import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import { type Agent, type AgentTask, acceptPrompt, type Clock, checkStatus, type LocalJob, newJob } from './jobs.ts'
import type { HourlyLimit } from './limit.ts'
import type { Settings } from './settings.ts'

/** What the routes work on. */
export interface ServiceState {
  apiKeys: string[]
  projectId: string
  clock: Clock
  settings: Settings
  /** What differs from the settings for one prompt. */
  plan(task: AgentTask): Partial<Settings>
  jobs: Map<string, LocalJob>
  /** How many jobs were created here. */
  created: number
  /** The id of a new job. */
  idOf(number: number): string
  limit: HourlyLimit
  agent: Agent
}

type Route = (exchange: Exchange, id: string) => Promise<Reply>

/** Answers the requests of the service's interface. */
export function serviceRoutes(state: ServiceState): (exchange: Exchange) => Promise<Reply> {
  const { apiKeys, projectId, settings, jobs, clock } = state
  const routes: { method: string; path: string; answer: Route }[] = [
    { method: 'POST', path: '/v2/agent/:project/job', answer: create },
    { method: 'POST', path: '/v2/agent/:project/job/:id/message', answer: followUp },
    { method: 'GET', path: '/v2/agent/:project/job/:id', answer: get },
  ]

  async function create(exchange: Exchange): Promise<Reply> {
    const prompt = promptOf(exchange)
    if (typeof prompt !== 'string') return prompt
    const limited = use()
    if (limited !== undefined) return limited
    state.created += 1
    const job = newJob(state.idOf(state.created), state)
    jobs.set(job.record.id, job)
    return { status: 201, body: await accept(job, prompt, 'create') }
  }

  async function followUp(exchange: Exchange, id: string): Promise<Reply> {
    const prompt = promptOf(exchange)
    if (typeof prompt !== 'string') return prompt
    const job = jobs.get(id)
    if (job?.access !== 'own') return noJob(id, job)
    return use() ?? { status: 200, body: await accept(job, prompt, 'follow-up') }
  }

  function accept(job: LocalJob, prompt: string, kind: AgentTask['kind']) {
    const task = { jobId: job.record.id, prompt, kind }
    return acceptPrompt(job, task, { ...state, plan: { ...settings, ...state.plan(task) } })
  }

  async function get(_exchange: Exchange, id: string): Promise<Reply> {
    const job = jobs.get(id)
    if (job?.access !== 'own' || clock.now() < job.hiddenUntil) return noJob(id, job)
    return { status: 200, body: await checkStatus(job, clock) }
  }

  /** Counts one use of the hourly limit; returns the refusal if the limit is reached. */
  function use(): Reply | undefined {
    const ms = state.limit.use()
    if (ms === undefined) return undefined
    const error = `The limit of ${settings.limit} requests an hour is reached. New jobs and follow-ups share it.`
    return refusal(429, error, { 'retry-after': String(Math.ceil(ms / 1_000)) })
  }

  return async (exchange) => {
    if (!apiKeys.some((key) => exchange.headers.authorization === `Bearer ${key}`))
      return refusal(401, 'The API key is missing or not valid.')
    const matching = routes.flatMap((route) => {
      const named = match(route.path, exchange.path)
      return named === undefined ? [] : [{ ...route, named }]
    })
    if (matching[0] === undefined) return refusal(404, 'There is no such page.')
    const { project = '', id = '' } = matching[0].named
    if (settings.otherProjects.includes(project)) return refusal(403, 'This API key belongs to another project.')
    if (project !== projectId) return refusal(404, `There is no project ${project}.`)
    const route = matching.find(({ method }) => method === exchange.method)
    return route?.answer(exchange, decoded(id)) ?? refusal(405, `${exchange.method} is not possible here.`)
  }
}

/** The prompt of a create or follow-up, or the refusal of an invalid body. */
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

const noJob = (id: string, job: LocalJob | undefined): Reply =>
  job?.access === 'foreign'
    ? refusal(403, 'This job belongs to another project.')
    : refusal(404, `There is no job ${id}.`)

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Reply => ({
  status,
  body: { error },
  headers,
})
