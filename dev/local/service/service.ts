import { Faults } from '../http/faults.ts'
import { type Exchange, startServer } from '../http/loopback.ts'
import { type Agent, type AgentRecord, type LocalJob, newJob } from './jobs.ts'
import { HourlyLimit } from './limit.ts'
import { serviceRoutes } from './routes.ts'
import { defaultSettings, type Settings } from './settings.ts'

export type LocalService = Awaited<ReturnType<typeof startService>>

const inventLink: Agent = async ({ jobId }) =>
  `https://github.example/octo-org/handbook/pull/${Number(jobId.slice(-4))}`

/** Starts the service on loopback. Without an agent a completed job shows an invented link. */
export async function startService(options: {
  port?: number
  apiKey?: string
  projectId?: string
  settings?: Partial<Settings>
  faults?: Faults
  agent?: Agent
}) {
  const { apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D', projectId = 'handbook' } = options
  const { faults = new Faults(), agent = inventLink } = options
  const settings: Settings = { ...defaultSettings, ...options.settings }
  const ledger: Exchange[] = []
  const jobs = new Map<string, LocalJob>()
  const limit = new HourlyLimit(settings)
  const state = { apiKey, projectId, settings, jobs, created: 0, limit, agent }
  const { url, close } = await startServer({ port: options.port ?? 0, ledger, faults, handle: serviceRoutes(state) })
  return {
    url,
    projectId,
    apiKey,
    settings,
    faults,
    /** Every request, in the order of arrival. */
    ledger,
    jobs,
    /** The creates and follow-ups among them. */
    posts: () => ledger.filter(({ method }) => method === 'POST'),
    /** Adds a job that shows this record until it gets a prompt. */
    put(record: Partial<AgentRecord> & { id: string }, foreign = false): LocalJob {
      const job = newJob(record.id, settings)
      Object.assign(job, { record: { ...job.record, ...record }, foreign })
      jobs.set(record.id, job)
      return job
    },
    /** Uses all that is left of the hourly limit. */
    reachLimit: () => limit.reach(),
    /** Removes jobs, ledger and faults, and restores the settings it was started with. */
    reset(): void {
      ledger.length = 0
      faults.clear()
      jobs.clear()
      limit.reset()
      state.created = 0
      Object.assign(settings, defaultSettings, options.settings)
    },
    async close(): Promise<void> {
      await Promise.allSettled([...jobs.values()].map(({ work }) => work))
      await close()
    },
  }
}
