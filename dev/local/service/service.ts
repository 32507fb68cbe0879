import { Faults } from '../http/faults.ts'
import { type Exchange, startServer } from '../http/loopback.ts'
import { type Agent, type AgentRecord, type LocalJob, newJob } from './jobs.ts'
import { type ServiceState, serviceRoutes } from './routes.ts'
import { defaultSettings, type Settings } from './settings.ts'

interface Options
  extends Partial<Pick<ServiceState, 'projectId' | 'clock' | 'plan' | 'idOf' | 'agent'>> {
  settings?: Partial<Settings>
}

export type LocalService = Awaited<ReturnType<typeof startService>>

const inventLink: Agent = async ({ jobId }) =>
  `https://github.example/octo-org/handbook/pull/${Number(jobId.slice(-4))}`

/** The service in memory. Without an agent a completed job shows an invented link. */
export function createService({ settings: given, ...options }: Options & { apiKeys: string[] }) {
  const settings: Settings = { ...defaultSettings, ...given }
  const jobs = new Map<string, LocalJob>()
  const clock = options.clock ?? { now: () => performance.now(), date: () => new Date() }
  const state: ServiceState = {
    projectId: 'handbook',
    plan: () => ({}),
    idOf: (number) => `job-${String(number).padStart(4, '0')}`,
    agent: inventLink,
    ...options,
    ...{ clock, settings, jobs, created: 0, uses: [] },
  }
  return {
    projectId: state.projectId,
    settings,
    jobs,
    handle: serviceRoutes(state),
    /** Adds a job that shows this record until it gets a prompt. */
    put(record: { id: string } & Partial<Record<keyof AgentRecord, unknown>>): LocalJob {
      const job = newJob(record.id, state)
      Object.assign(job.record, record)
      jobs.set(record.id, job)
      return job
    },
    /** Changes the settings of all prompts that it has accepted. */
    replan(changes: Partial<Settings>): void {
      for (const { prompts } of jobs.values())
        for (const { plan } of prompts) Object.assign(plan, changes)
    },
    /** Uses all that is left of the hourly limit. */
    reachLimit(): void {
      while (state.uses.length < settings.limit) state.uses.push(clock.now())
    },
    /** Waits until the agent has nothing to do. */
    idle: () =>
      Promise.allSettled(
        [...jobs.values()].flatMap(({ prompts }) => prompts.map(({ work }) => work)),
      ),
    /** Removes the jobs, and restores the settings it was made with. */
    reset(): void {
      jobs.clear()
      Object.assign(state, { created: 0, uses: [] })
      Object.assign(settings, defaultSettings, given)
    },
  }
}

/** Starts the service on loopback. */
export async function startService({
  port = 0,
  apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D',
  faults = new Faults(),
  ...options
}: Options & { port?: number; apiKey?: string; faults?: Faults }) {
  const service = createService({ ...options, apiKeys: [apiKey] })
  const ledger: Exchange[] = []
  const { url, close } = await startServer({ port, ledger, faults, handle: service.handle })
  return {
    ...service,
    url,
    apiKey,
    faults,
    /** Every request, in the order of arrival. */
    ledger,
    /** The creates and follow-ups among them. */
    posts: () => ledger.filter(({ method }) => method === 'POST'),
    /** Removes jobs, ledger and faults, and restores the settings it was started with. */
    reset(): void {
      ledger.length = 0
      faults.clear()
      service.reset()
    },
    async close(): Promise<void> {
      await service.idle()
      await close()
    },
  }
}
