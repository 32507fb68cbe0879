import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import {
  type Agent,
  type AgentTask,
  acceptPrompt,
  checkStatus,
  type LocalJob,
  newJob,
  type ServiceClock,
} from './jobs.ts'
import type { Settings } from './settings.ts'

/** What the routes work on. */
export interface ServiceState {
  apiKeys: string[]
  projectId: string
  clock: ServiceClock
  settings: Settings
  /** What differs from the settings for one prompt. */
  plan(task: AgentTask): Partial<Settings>
  jobs: Map<string, LocalJob>
  /** How many jobs were created here. */
  created: number
  /** The id of a new job. */
  idOf(number: number): string
  /** When the hourly limit was used. */
  uses: number[]
  agent: Agent
}

type Route = (exchange: Exchange, id: string) => Promise<Reply>

/** Answers the requests of the service's interface. */
export function serviceRoutes(state: ServiceState): (exchange: Exchange) => Promise<Reply> {
  const { apiKeys, projectId, settings, jobs, clock } = state
  const routes: Record<string, Record<string, Route>> = {
    '/v2/agent/:project/job': { POST: (exchange) => send(exchange, 'create') },
    '/v2/agent/:project/job/:id': { GET: get },
    '/v2/agent/:project/job/:id/message': {
      POST: (exchange, id) => send(exchange, 'follow-up', id),
    },
  }

  async function send(exchange: Exchange, kind: AgentTask['kind'], to = ''): Promise<Reply> {
    const prompt = promptOf(exchange)
    if (typeof prompt !== 'string') return prompt
    const known = jobs.get(to)
    if (kind === 'follow-up' && (known === undefined || known.deleted)) return noJob(to)
    const limited = use()
    if (limited !== undefined) return limited
    const job = known ?? newJob(state.idOf(++state.created), state)
    const jobId = job.record.id
    jobs.set(jobId, job)
    const task = { jobId, prompt, kind }
    const record = await acceptPrompt(job, task, {
      ...state,
      plan: { ...settings, ...state.plan(task) },
    })
    return { status: kind === 'create' ? 201 : 200, body: record }
  }

  async function get(_exchange: Exchange, id: string): Promise<Reply> {
    const job = jobs.get(id)
    if (job === undefined || job.deleted || clock.now() < job.hiddenUntil) return noJob(id)
    return { status: 200, body: await checkStatus(job, clock) }
  }

  /** Counts one use of the hourly limit, which creates and follow-ups share; returns the refusal if the limit is reached. */
  function use(): Reply | undefined {
    const { limit, limitWindowMs, hourOf } = settings
    const now = clock.now()
    const freeAt = (use: number) =>
      (hourOf === 'sliding' ? use : use - (use % limitWindowMs)) + limitWindowMs
    state.uses = state.uses.filter((use) => now < freeAt(use))
    const [first = now] = state.uses
    if (state.uses.length < limit) {
      state.uses.push(now)
      return undefined
    }
    const error = `The limit of ${limit} requests an hour is reached. New jobs and follow-ups share it.`
    return refusal(429, error, { 'retry-after': String(Math.ceil((freeAt(first) - now) / 1_000)) })
  }

  return async (exchange) => {
    if (!apiKeys.some((key) => exchange.headers.authorization === `Bearer ${key}`))
      return refusal(401, 'The API key is missing or not valid.')
    const path = Object.keys(routes).find((path) => match(path, exchange.path)) ?? ''
    if (path === '') return refusal(404, 'There is no such page.')
    const { project = '', id = '' } = match(path, exchange.path) ?? {}
    if (settings.otherProjects.includes(project))
      return refusal(403, 'This API key belongs to another project.')
    if (project !== projectId) return refusal(404, `There is no project ${project}.`)
    const answer = routes[path]?.[exchange.method]
    return (
      answer?.(exchange, decoded(id)) ?? refusal(405, `${exchange.method} is not possible here.`)
    )
  }
}

/** The prompt of a create or follow-up, or the refusal of an invalid body. */
function promptOf(exchange: Exchange): string | Reply {
  if (!/^application\/json\b/i.test(exchange.headers['content-type'] ?? ''))
    return refusal(415, 'The content type must be application/json.')
  if (!exchange.utf8 || exchange.json === undefined)
    return refusal(400, 'The body is not valid JSON.')
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

const noJob = (id: string): Reply => refusal(404, `There is no job ${id}.`)

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Reply => ({
  status,
  body: { error },
  headers,
})
