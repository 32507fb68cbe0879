import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'
import { stepTrigger } from '../protocol/trigger.ts'
import type { Authorized } from './authorize.ts'
import type { Work } from './command.ts'
import type { Event } from './event.ts'
import type { HandledAs } from './event-filter.ts'
import type { Inputs } from './inputs.ts'

export interface Request {
  authorized: Authorized
  work: Work
  /** What asked, the same on every attempt of a run: it is sent at most once. */
  trigger: string
  written?: Partial<NonNullable<Event['written']>> | undefined
  /** `kind` is unknown if only a number names the conversation. */
  conversation?: (Partial<NonNullable<Event['conversation']>> & { number: number }) | undefined
  /** What is known of the merged pull request that a push brought. */
  subject?: Event['subject']
  /** The commit that gets a status: the head of the pull request when the run began. */
  commit?: string | undefined
}

type RequestInputs = Pick<Inputs, 'wait' | 'projectId'> &
  Partial<Pick<Inputs, 'prompt' | 'jobId' | 'issueNumber'>>

export function readRequest(
  event: Event,
  {
    handledAs,
    inputs,
    environment,
  }: { handledAs: HandledAs; inputs: RequestInputs; environment: Pick<Environment, 'run'> },
  merged?: Pick<Request, 'conversation' | 'subject'>,
): Omit<Request, 'authorized' | 'work'> {
  const written = handledAs.kind === 'inputs' ? undefined : event.written
  const { issueNumber } = inputs
  const named = typeof issueNumber === 'number' ? { number: issueNumber } : merged?.conversation
  const conversation = event.conversation ?? named
  const { projectId, prompt = null, jobId = null } = inputs
  // What a step asks, in short: it tells the steps of one composite action apart.
  const asked = JSON.stringify([projectId, prompt, jobId, conversation?.number ?? null])
  const digest = createHash('sha256').update(asked).digest('hex').slice(0, 16)
  const trigger = written?.trigger ?? stepTrigger({ ...environment.run, digest })
  return { trigger, written, conversation, subject: merged?.subject }
}

export function workOf(
  handledAs: Exclude<HandledAs, { kind: 'review' }>,
  { prompt, jobId, wait }: RequestInputs,
): Work {
  if (handledAs.kind === 'command') {
    const { work } = handledAs
    return work.kind === 'prompt' ? { ...work, wait: wait && work.wait, jobId } : work
  }
  if (prompt !== undefined) return { kind: 'prompt', prompt, forceNew: false, wait, jobId }
  if (jobId !== undefined) return { kind: 'attach', jobId, wait }
  throw new Error('The inputs have neither a prompt nor a job-id.')
}

/** The words that are sent, as they were written; undefined for an answer, or a job that is only waited for. */
export function writtenPrompt(work: Work): string | undefined {
  if (work.kind === 'review') return work.prompt
  if (work.kind !== 'prompt') return undefined
  return work.use === undefined ? work.prompt : `--use ${work.use} ${work.prompt}`.trimEnd()
}
