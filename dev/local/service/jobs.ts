import type { Clock } from '../../../src/io/clock.ts'
import type { Settings } from './settings.ts'

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

/** `now` is in milliseconds. */
export type ServiceClock = Pick<Clock, 'now' | 'date'>

/** Does the work of one prompt; returns the pull request's link, or null if no file changed. `link`: that of the prompts before. */
export type Agent = (task: AgentTask & { link: string | null }) => Promise<string | null>

/** A prompt that the service accepted. */
export interface Prompt {
  text: string
  at: number
  /** The settings of that moment. */
  plan: Settings
  /** Status checks since then, without the stale ones. */
  checks: number
  /** The link that the job shows in the end. */
  work: Promise<string | null>
}

export interface LocalJob {
  /** What it shows without a prompt. */
  record: AgentRecord
  deleted: boolean
  /** Until then status checks do not find it. */
  hiddenUntil: number
  /** Oldest first. */
  prompts: Prompt[]
  /** So many status checks are still to come that show what the first `known` prompts came to. */
  stale: number
  known: number
}

/** A job without a prompt. */
export function newJob(
  id: string,
  { settings, clock }: { settings: Settings; clock: ServiceClock },
): LocalJob {
  const { repository, ref, model } = settings
  const createdAt = clock.date().toISOString()
  return {
    record: {
      id,
      status: 'active',
      source: { repository, ref },
      model,
      prLink: null,
      createdAt,
      archivedAt: null,
    },
    deleted: false,
    hiddenUntil: 0,
    prompts: [],
    stale: 0,
    known: 0,
  }
}

/** How many of its prompts the next status check knows. */
export const knownPrompts = ({ stale, known, prompts }: LocalJob): number =>
  stale > 0 ? known : prompts.length

/** Starts the agent on a prompt; returns the record that answers the request. */
export async function acceptPrompt(
  job: LocalJob,
  task: AgentTask,
  { plan, agent, clock }: { plan: Settings; agent: Agent; clock: ServiceClock },
): Promise<AgentRecord> {
  const at = clock.now()
  const earlier = job.prompts.at(-1)?.work
  const works = async () => agent({ ...task, link: (await earlier) ?? null })
  const work =
    plan.scenario === 'completed' ? works() : (earlier ?? Promise.resolve(job.record.prLink))
  // The status check that would show the link meets the error; perhaps there is none.
  work.catch(() => {})
  // What is still stale is not passed over.
  if (job.stale === 0) job.known = job.prompts.length
  job.prompts.push({ text: task.prompt, at, plan, checks: 0, work })
  if (task.kind === 'create') {
    job.hiddenUntil = at + plan.hiddenMs
    return active(job.record)
  }
  job.stale = plan.staleChecks
  return recordAfter(knownPrompts(job), job, clock)
}

/** The record that one status check shows. */
export function checkStatus(job: LocalJob, clock: ServiceClock): Promise<AgentRecord> {
  const record = recordAfter(knownPrompts(job), job, clock)
  const last = job.prompts.at(-1)
  if (job.stale > 0) job.stale -= 1
  else if (last) last.checks += 1
  return record
}

async function recordAfter(
  prompts: number,
  job: Pick<LocalJob, 'record' | 'prompts'>,
  { now, date }: ServiceClock,
): Promise<AgentRecord> {
  const last = job.prompts[prompts - 1]
  if (last === undefined) return job.record
  const { plan, checks, work } = last
  const passedMs = now() - last.at
  if (plan.scenario === 'slow' || passedMs < plan.activeMs || checks < plan.activeChecks)
    return active(job.record)
  const isLinkLate =
    passedMs < plan.activeMs + plan.linkAfterMs || checks < plan.activeChecks + plan.linkAfterChecks
  const status = plan.scenario === 'no-pull-request' ? 'completed' : plan.scenario
  const archivedAt = status === 'archived' ? date().toISOString() : null
  return { ...job.record, status, prLink: isLinkLate ? null : await work, archivedAt }
}

const active = (record: AgentRecord): AgentRecord => ({
  ...record,
  status: 'active',
  prLink: null,
  archivedAt: null,
})
