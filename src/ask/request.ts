import { createHash } from 'node:crypto'
import type { WorkflowRun } from '../environment.ts'
import type { ReactionTarget } from '../io/github.ts'
import type { Marker } from '../protocol/marker.ts'
import { stepTrigger } from '../protocol/trigger.ts'
import type { Authorized } from './authorize.ts'
import type { Event } from './event.ts'
import type { Invocation } from './event-filter.ts'
import type { Inputs } from './inputs.ts'

/** What a run is asked to do, by a command or by its inputs. */
export interface Request {
  authorized: Authorized
  work: Work
  /** What asked, the same on every attempt of a run: it is sent at most once. */
  trigger: string
  /** The requester's login. */
  requester?: string | undefined
  requesterIsBot?: boolean | undefined
  /** The text that holds the command. `createdAt` is ISO 8601. */
  askedAt?: { url: string; createdAt: string } | undefined
  reactTo?: ReactionTarget | undefined
  /** `kind` is unknown if only `issue-number` names the conversation. */
  conversation?: { number: number; kind?: 'issue' | 'pull-request'; comments?: number; head?: string } | undefined
  /** The first comment of the review thread with the command. */
  thread?: number | undefined
  /** The commit that gets a status: the head of the pull request when the run began. */
  commit?: string | undefined
}

export type Work =
  /** `review`: a review is the prompt, and its pull request has this marker. */
  | { kind: 'prompt'; prompt: string; jobId?: string; forceNew: boolean; wait: boolean; review?: Marker }
  /** A review whose line comments are still to be read. */
  | { kind: 'review'; wait: boolean }
  | { kind: 'attach'; jobId: string; wait: boolean }
  | { kind: 'status' }
  | { kind: 'cancel' }
  | { kind: 'usage'; problem?: string }

type RequestInputs = Pick<Inputs, 'wait' | 'projectId'> & Partial<Pick<Inputs, 'prompt' | 'jobId' | 'issueNumber'>>

/** Brings event, invocation and inputs into one form. A text with a command is the trigger; without one, the step is. */
export function readRequest(
  event: Event,
  { invocation, inputs, run }: { invocation: Invocation; inputs: RequestInputs; run: WorkflowRun },
): Omit<Request, 'authorized'> {
  const { issueNumber } = inputs
  const written = invocation.kind === 'prompted' ? undefined : event.written
  const conversation = event.conversation ?? (issueNumber === undefined ? undefined : { number: issueNumber })
  return {
    work: readWork(invocation, inputs),
    trigger: written?.trigger ?? stepTrigger({ ...run, digest: digestOf(inputs, conversation?.number) }),
    requester: event.sender?.login,
    requesterIsBot: event.sender?.bot,
    askedAt: written && { url: written.url, createdAt: written.createdAt },
    reactTo: written?.reactTo,
    thread: written?.thread,
    conversation,
  }
}

// What a step asks, in short: it tells the steps of one composite action apart.
function digestOf({ projectId, prompt, jobId }: RequestInputs, conversation: number | undefined): string {
  const asked = JSON.stringify([projectId, prompt ?? null, jobId ?? null, conversation ?? null])
  return createHash('sha256').update(asked).digest('hex').slice(0, 16)
}

function readWork(invocation: Invocation, { prompt, jobId, wait }: RequestInputs): Work {
  const job = jobId === undefined ? {} : { jobId }
  switch (invocation.kind) {
    case 'usage':
    case 'status':
    case 'cancel':
      return invocation
    case 'prompt':
      return {
        kind: 'prompt',
        prompt: invocation.prompt,
        forceNew: invocation.forceNew,
        wait: wait && invocation.wait,
        ...job,
      }
    case 'review':
      return { kind: 'review', wait }
    case 'prompted':
      if (prompt !== undefined) return { kind: 'prompt', prompt, forceNew: false, wait, ...job }
      if (jobId !== undefined) return { kind: 'attach', jobId, wait }
      throw new Error('The inputs have neither a prompt nor a job-id.')
  }
}
