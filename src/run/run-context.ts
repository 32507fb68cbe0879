import { randomBytes } from 'node:crypto'
import type { Inputs } from '../ask/inputs.ts'
import type { Request } from '../ask/request.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import type { Job } from '../io/job-record.ts'
import type { Keys } from '../memory/keys.ts'
import type { Marker } from '../memory/marker.ts'
import type { MarkerReader } from '../memory/markers.ts'
import { stateInConversation, stateless } from '../memory/state.ts'
import type { Outcome } from '../outcomes.ts'
import type { Reporter } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import type { Times } from '../tell/summary.ts'
import type { JobRequest } from '../work/target.ts'

/** What main saves while the run is on its way, so that it survives a kill. */
export interface StateWriter {
  saveJob(job: Job & { id: string }): void
  /** `isWritten`: its comment says the same. */
  saveMarker(marker: Marker, commentId: number | undefined, isWritten: boolean): void
}

/** How the run ended, and what there is to report of it. */
export interface RunResult {
  outcome: Outcome
  commentUrl?: string | undefined
  prompt?: string | undefined
  requester?: string | undefined
  times?: Times | undefined
  /** A status command never fails the step. */
  neverFails?: boolean | undefined
}

/** One request on its way through the stages. */
export interface RunContext extends Reporter {
  request: Request
  inputs: Inputs
  clients: Clients
  writer: StateWriter
  /** What is sent: the instruction, with context and changes. */
  readPrompt?: () => Promise<JobRequest['prompt']>
  /** The authors of the changes in it: a re-run or a sweep may ask them to review. */
  authors?: string[] | undefined
  /** Monotonic ms at which waiting ends. */
  deadline: number
  /** Whether the run waits for its job, or leaves it running. */
  wait: boolean
  /** When a run that waits stops waiting, ISO 8601. */
  waitsUntil: string | undefined
  /** When the service accepted this run's request, by the wall clock: for people. */
  startedAt?: Date | undefined
  /** The last record seen: the status comment shows it. */
  lastRecord?: Job | undefined
  /** The status comment's text below its marker. */
  text: (marker: Marker) => string
}

/** How much of a prompt a comment shows, UTF-16 units. */
const shownPrompt = 2_000

/** A request at its beginning, with the state of its conversation if it has one. */
export function createRunContext(
  request: Request,
  {
    inputs,
    environment,
    reader,
    clients,
    writer,
  }: { inputs: Inputs; environment: Environment; reader: MarkerReader; clients: Clients; writer: StateWriter },
): RunContext {
  const { work } = request
  const conversation = inputs.comment === 'reply' ? request.conversation : undefined
  if (!conversation && environment.run.attempt > 1 && work.kind === 'prompt') {
    clients.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.',
    )
  }
  const wait = 'wait' in work ? work.wait : true
  const waitMs = inputs.timeoutMinutes * 60_000
  const waitsUntil = wait ? new Date(clients.github.date().getTime() + waitMs).toISOString() : undefined
  const first = { ...firstMarker(request, environment, { keys: reader.keys, redact: clients.redact }), waitsUntil }
  const text = statusCommentText(environment, clients.redact, () => context.lastRecord)
  const save = writer.saveMarker
  const place = {
    reader,
    repostsDeleted: true,
    since: request.askedAt?.createdAt,
    forceNew: work.kind === 'prompt' && (work.forceNew || work.jobId !== undefined),
    text,
    save,
  }
  const context: RunContext = {
    request,
    inputs,
    environment,
    reader,
    clients,
    writer,
    state: conversation ? stateInConversation({ ...place, conversation }, first, clients) : stateless(first, save),
    deadline: clients.clock.now() + waitMs,
    wait,
    waitsUntil,
    text,
    mayBeReportedTwice: false,
    onTransientError: 'warn',
  }
  return context
}

function firstMarker(
  { work, trigger, requester, requesterIsBot, conversation, askedAt, thread, commit: head }: Request,
  { repository, run, commit, command, githubPage }: Environment,
  { keys, redact }: { keys: Keys; redact: (text: string) => string },
): Marker {
  const prompt = work.kind === 'prompt' ? work.prompt : undefined
  const shown = prompt === undefined ? undefined : redact(prompt).slice(0, shownPrompt)
  return {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: repository.id,
    conversation: conversation?.number ?? 0,
    trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'waiting',
    kind: 'create',
    run: run.id,
    attempt: run.attempt,
    event: commit.event || undefined,
    command,
    requester,
    requesterIsBot: requesterIsBot || undefined,
    askedAt: githubPage(askedAt?.url ?? ''),
    thread,
    commit: head,
    isReview: (work.kind === 'prompt' && work.review !== undefined) || undefined,
    asked: shown?.replace(/[\uD800-\uDBFF]$/, ''),
    askedLength: prompt?.length,
  }
}

/** The same text for a new job and for one that knows the conversation. */
export const samePrompt = (prompt: string): JobRequest['prompt'] => ({ create: prompt, followUp: prompt })
