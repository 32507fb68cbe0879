import type { StatusCheck } from '../io/agent.ts'
import type { Clients } from '../io/clients.ts'
import { isSettledStatus } from '../io/job-record.ts'
import type { Snapshot } from '../memory/marker.ts'
import { currentJob, type MarkedComment } from '../memory/markers.ts'
import { waiting } from './pace.ts'

/** What is to be sent, and to whom if that is fixed. */
export interface JobRequest {
  /** A job that knows the conversation is told what is new. */
  prompt: { create: string; followUp: string }
  /** This job and no other: the service decides what becomes of it. */
  jobId?: string | undefined
  /** A new job, whatever the conversation has. */
  forceNew: boolean
}

/** Where a request goes. */
export type Target =
  | { kind: 'new'; why?: string }
  | { kind: 'job'; id: string; before: Snapshot }
  /** The job is still active: the request waits for it. */
  | { kind: 'busy'; id: string }
  | { kind: 'none'; reason: string }

export interface TargetDeps {
  /** Monotonic ms at which waiting ends. */
  deadline: number
  /** Whether a pull request's address is one of this repository that is still open; one that cannot be read is. */
  isStillOpen: (prLink: string) => Promise<boolean>
}

/** Decides whether the request is a follow-up or a new job, by one status check of the conversation's job. */
export async function chooseTarget(
  { forceNew, jobId }: JobRequest,
  { markers, deadline, isStillOpen }: TargetDeps & { markers: MarkedComment[] },
  clients: Clients,
): Promise<Target> {
  const known = forceNew ? undefined : currentJob(markers)?.marker
  const id = jobId ?? known?.jobId
  if (id === undefined) return { kind: 'new' }
  const isFixed = jobId !== undefined
  const check = await checkBeforeSending(id, deadline, clients)
  if (check.kind === 'missing') {
    return isFixed
      ? { kind: 'none', reason: `${check.message} Check job-id and project-id. Nothing was sent.` }
      : { kind: 'new', why: `The service no longer knows job ${id} of this conversation. A new job was started.` }
  }
  if (check.kind !== 'record') return { kind: 'none', reason: `${check.message} Nothing was sent.` }
  const { status, link, refusedLink } = check.job
  if (!isFixed && (status === 'archived' || status === 'failed')) {
    return { kind: 'new', why: `Job ${id} of this conversation is ${status}. A new job was started.` }
  }
  if (!isSettledStatus(status)) return { kind: 'busy', id }
  const prLink = link?.url ?? known?.prLink
  if (!isFixed && prLink && !(await isStillOpen(prLink))) {
    const why = `The pull request of this conversation's job ${id} is merged or closed. A new job was started.`
    return { kind: 'new', why }
  }
  const shown = link?.url ?? refusedLink
  return { kind: 'job', id, before: { status, ...(shown === undefined ? {} : { prLink: shown }) } }
}

const mostTries = 5

// Transient faults are tried again for a while: nothing was sent yet, so nothing is lost but time.
async function checkBeforeSending(
  id: string,
  deadline: number,
  { agent, clock, cancelled }: Clients,
): Promise<StatusCheck> {
  const { least, most } = waiting.retryAfter
  for (let tries = 1; ; tries++) {
    const check = await agent.checkStatus(id, cancelled)
    if (check.kind !== 'fault' || tries === mostTries || cancelled.aborted) return check
    const asked = check.retryAfterMs
    const seconds = asked === undefined ? 2 ** tries * clock.random() : Math.min(most, Math.max(least, asked / 1_000))
    if (clock.now() + seconds * 1_000 > deadline) return check
    await clock.sleep(seconds * 1_000, cancelled)
  }
}
