import type { Scenario, Settings } from './settings.ts'

/** The job record as the service shows it. */
export interface AgentRecord {
  id: string
  status: 'active' | 'completed' | 'archived' | 'failed'
  source: { repository: string; ref: string }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

/** One prompt for the agent. */
export interface AgentTask {
  jobId: string
  prompt: string
  kind: 'create' | 'follow-up'
}

/** Does the work of one prompt; returns the pull request's link, or null if no file changed. */
export type Agent = (task: AgentTask) => Promise<string | null>

export interface LocalJob {
  /** The record from before the last prompt: a stale status check shows it. */
  record: AgentRecord
  /** Belongs to another project: every request for it gets a 403. */
  foreign: boolean
  /** Oldest first. */
  prompts: string[]
  scenario: Scenario
  promptedAt: number
  /** Status checks since the last prompt, without the stale ones. */
  checks: number
  /** Stale status checks that are still to come. */
  stale: number
  work: Promise<string | null>
}

/** A job without a prompt. */
export function newJob(id: string, settings: Settings): LocalJob {
  const { repository, ref, model } = settings
  const createdAt = new Date().toISOString()
  return {
    record: { id, status: 'active', source: { repository, ref }, model, prLink: null, createdAt, archivedAt: null },
    foreign: false,
    prompts: [],
    scenario: settings.scenario,
    promptedAt: 0,
    checks: 0,
    stale: 0,
    work: Promise.resolve(null),
  }
}

/** Starts the agent on a prompt; returns the record that answers the request. */
export async function sendPrompt(
  job: LocalJob,
  prompt: string,
  { settings, agent }: { settings: Settings; agent: Agent },
): Promise<AgentRecord> {
  const kind = job.prompts.length === 0 && job.record.status === 'active' ? 'create' : 'follow-up'
  if (kind === 'follow-up') {
    job.record = await current(job, settings)
    job.stale = settings.staleChecks
  }
  job.prompts.push(prompt)
  job.scenario = settings.scenario
  job.promptedAt = performance.now()
  job.checks = 0
  const unchanged = Promise.resolve(job.record.prLink)
  job.work = job.scenario === 'completed' ? agent({ jobId: job.record.id, prompt, kind }) : unchanged
  // The status check that would show the link meets the error; perhaps there is none.
  job.work.catch(() => {})
  return job.stale > 0 ? job.record : active(job)
}

/** The record that one status check shows. */
export async function checkStatus(job: LocalJob, settings: Settings): Promise<AgentRecord> {
  if (job.stale > 0) {
    job.stale -= 1
    return job.record
  }
  job.checks += 1
  return current(job, settings)
}

async function current(job: LocalJob, settings: Settings): Promise<AgentRecord> {
  if (job.prompts.length === 0) return job.record
  const early = performance.now() - job.promptedAt < settings.activeMs || job.checks <= settings.activeChecks
  if (early || job.scenario === 'slow') return active(job)
  const prLink = await job.work
  switch (job.scenario) {
    case 'failed':
      return { ...job.record, status: 'failed', prLink }
    case 'archived':
      return { ...job.record, status: 'archived', prLink, archivedAt: new Date().toISOString() }
    default: {
      const linkIsLate = job.checks <= settings.activeChecks + settings.linkAfterChecks
      return { ...job.record, status: 'completed', prLink: linkIsLate ? null : prLink, archivedAt: null }
    }
  }
}

const active = (job: LocalJob): AgentRecord => ({ ...job.record, status: 'active', prLink: null, archivedAt: null })
