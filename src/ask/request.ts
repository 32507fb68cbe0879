import { createHash } from 'node:crypto'
import { stepTrigger } from '../memory/trigger.ts'
import type { Authorized } from './authorize.ts'
import type { CommandText, Event } from './event.ts'
import type { Invocation } from './event-filter.ts'
import type { Inputs } from './inputs.ts'

/** The one normal form between asking and working. */
export interface Request {
  authorized: Authorized
  work: Work
  /** What asked, the same on every attempt of a run: at most one act is sent for it. */
  trigger: string
  /** The login of the person who asked. */
  requester?: string
  requesterIsBot?: boolean
  /** The text that holds the command. `createdAt` is ISO 8601. */
  askedAt?: { url: string; createdAt: string }
  reactTo?: NonNullable<CommandText['reactTo']>
  /** `kind` is unknown where only `issue-number` names the conversation. */
  conversation?: { number: number; kind?: 'issue' | 'pull-request'; comments?: number }
}

export type Work =
  | { kind: 'prompt'; prompt: string; jobId?: string; forceNew: boolean; wait: boolean }
  | { kind: 'attach'; jobId: string; wait: boolean }
  | { kind: 'status' }
  | { kind: 'usage'; problem?: string }

/** The step of the workflow run that this is. */
export interface Run {
  id: string
  attempt: number
  job: string
  index: string
  step: string
}

type Asked = Pick<Inputs, 'wait' | 'projectId'> & Partial<Pick<Inputs, 'prompt' | 'jobId' | 'issueNumber'>>

/** Brings event, command and inputs into one form. A command in a text is its own trigger; else the run's step is. */
export function readRequest(event: Event, ask: Invocation, inputs: Asked, run: Run): Omit<Request, 'authorized'> {
  const written = ask.kind === 'prompted' ? undefined : event.written
  const place = readConversation(event, inputs.issueNumber)
  return {
    work: readWork(ask, inputs),
    trigger: written?.trigger ?? stepTrigger({ ...run, digest: digestOf(inputs, place.conversation?.number) }),
    ...(event.sender ? { requester: event.sender.login, requesterIsBot: event.sender.bot } : {}),
    ...(written ? { askedAt: { url: written.url, createdAt: written.createdAt } } : {}),
    ...(written?.reactTo ? { reactTo: written.reactTo } : {}),
    ...place,
  }
}

// What a step asks, as short as tells apart the steps of one composite action.
function digestOf({ projectId, prompt, jobId }: Asked, conversation: number | undefined): string {
  const asked = JSON.stringify([projectId, prompt ?? null, jobId ?? null, conversation ?? null])
  return createHash('sha256').update(asked).digest('hex').slice(0, 16)
}

function readWork(ask: Invocation, { prompt, jobId, wait }: Asked): Work {
  const job = jobId === undefined ? {} : { jobId }
  switch (ask.kind) {
    case 'usage':
    case 'status':
      return ask
    case 'prompt':
      return { kind: 'prompt', prompt: ask.prompt, forceNew: ask.forceNew, wait: wait && ask.wait, ...job }
    case 'prompted':
      if (prompt !== undefined) return { kind: 'prompt', prompt, forceNew: false, wait, ...job }
      if (jobId !== undefined) return { kind: 'attach', jobId, wait }
      throw new Error('Neither a prompt nor a job-id asks for anything.')
  }
}

function readConversation({ conversation }: Event, issueNumber: number | undefined): Pick<Request, 'conversation'> {
  if (conversation) {
    const { number, kind, comments } = conversation
    return { conversation: { number, kind, ...(comments === undefined ? {} : { comments }) } }
  }
  return issueNumber === undefined ? {} : { conversation: { number: issueNumber } }
}
