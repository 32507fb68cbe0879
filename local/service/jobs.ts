/** How a job goes. `slow` stays active for as long as the service lives. */
export type Scenario = 'completed' | 'no-pull-request' | 'failed' | 'archived' | 'slow'

/** May be changed while the service runs; a job takes what it finds when its prompt arrives. */
export interface JobSettings {
  scenario: Scenario
  /** A job is active for so many milliseconds and so many looks after each prompt. */
  activeMs: number
  activeLooks: number
  /** So many looks after a follow-up still show the record from before it. */
  staleLooks: number
  /** So many looks see a completed job without its link. */
  linkAfterLooks: number
  repository: string
  ref: string
  model: string
}

/** The job record as the service gives it out. */
export interface AgentRecord {
  id: string
  status: 'active' | 'completed' | 'archived' | 'failed'
  source: { repository: string; ref: string }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

/** Does the work of one prompt; gives the pull request's link, or null where no file changed. */
export type Agent = (task: { jobId: string; prompt: string; kind: 'create' | 'follow-up' }) => Promise<string | null>

export interface LocalJob {
  /** The record from before the last prompt: what a stale look shows. */
  record: AgentRecord
  /** Another project's: every request for it is a 403. */
  foreign: boolean
  /** What it was asked, oldest first. */
  prompts: string[]
  scenario: Scenario
  promptedAt: number
  /** Looks since the last prompt that were no stale ones. */
  looks: number
  stale: number
  work: Promise<string | null>
}

/** A job nobody has asked anything yet. */
export function newJob(id: string, settings: JobSettings): LocalJob {
  const { repository, ref, model } = settings
  const createdAt = new Date().toISOString()
  return {
    record: { id, status: 'active', source: { repository, ref }, model, prLink: null, createdAt, archivedAt: null },
    foreign: false,
    prompts: [],
    scenario: settings.scenario,
    promptedAt: 0,
    looks: 0,
    stale: 0,
    work: Promise.resolve(null),
  }
}

/** Puts the agent to work; gives the record the prompt is answered with. */
export async function ask(job: LocalJob, prompt: string, settings: JobSettings, agent: Agent): Promise<AgentRecord> {
  const kind = job.prompts.length === 0 && job.record.status === 'active' ? 'create' : 'follow-up'
  if (kind === 'follow-up') {
    job.record = await current(job, settings)
    job.stale = settings.staleLooks
  }
  job.prompts.push(prompt)
  job.scenario = settings.scenario
  job.promptedAt = performance.now()
  job.looks = 0
  const idle = Promise.resolve(job.record.prLink)
  job.work = job.scenario === 'completed' ? agent({ jobId: job.record.id, prompt, kind }) : idle
  // The look that would show the link meets the fault; perhaps nobody ever looks.
  job.work.catch(() => {})
  return job.stale > 0 ? job.record : working(job)
}

/** What one look shows. */
export async function look(job: LocalJob, settings: JobSettings): Promise<AgentRecord> {
  if (job.stale > 0) {
    job.stale -= 1
    return job.record
  }
  job.looks += 1
  return current(job, settings)
}

async function current(job: LocalJob, settings: JobSettings): Promise<AgentRecord> {
  if (job.prompts.length === 0) return job.record
  const early = performance.now() - job.promptedAt < settings.activeMs || job.looks <= settings.activeLooks
  if (early || job.scenario === 'slow') return working(job)
  const prLink = await job.work
  switch (job.scenario) {
    case 'failed':
      return { ...job.record, status: 'failed', prLink }
    case 'archived':
      return { ...job.record, status: 'archived', prLink, archivedAt: new Date().toISOString() }
    default: {
      const late = job.looks <= settings.activeLooks + settings.linkAfterLooks
      return { ...job.record, status: 'completed', prLink: late ? null : prLink, archivedAt: null }
    }
  }
}

const working = (job: LocalJob): AgentRecord => ({ ...job.record, status: 'active', prLink: null, archivedAt: null })
