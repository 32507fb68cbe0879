import { randomBytes } from 'node:crypto'
import type { Inputs } from '../ask/inputs.ts'
import type { Request } from '../ask/request.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import type { Job } from '../io/job-record.ts'
import type { Keys } from '../memory/keys.ts'
import type { MarkerReader } from '../memory/markers.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { Outcome } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import type { Asked, ConversationMarkers, View } from '../protocol/view.ts'
import type { Reporter } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import type { Times } from '../tell/summary.ts'
import { otherPlaceReader } from './other-place.ts'

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

/** What is sent: a job that knows the conversation is told what is new. */
export interface Prompt {
  create: string
  followUp: string
}

/** One request on its way through the stages. */
export interface RunContext extends Reporter {
  request: Request
  inputs: Inputs
  clients: Clients
  writer: StateWriter
  /** The instruction, with context and changes. Never throws. */
  readPrompt: () => Promise<Prompt>
  /** Being read, or read. */
  prompt?: Promise<Prompt>
  /** Reads the other place of the conversation of a job: its docs pull request, or the issue of one. */
  readOtherPlace: (job: Partial<Marker>) => Promise<ConversationMarkers | undefined>
  /** What is known of the request so far. */
  view: View
  /** When the service accepted this run's request, by the wall clock: for people. */
  startedAt?: Date | undefined
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
    readPrompt,
    authors,
  }: {
    inputs: Inputs
    environment: Environment
    reader: MarkerReader
    clients: Clients
    writer: StateWriter
    /** Without it, the instruction alone is sent. */
    readPrompt?: RunContext['readPrompt']
    /** Of the changes in the prompt. */
    authors?: string[]
  },
): RunContext {
  const { work } = request
  const conversation = inputs.comment === 'reply' ? request.conversation : undefined
  if (!conversation && environment.run.attempt > 1 && 'prompt' in work) {
    clients.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.',
    )
  }
  const { marker, asked } = firstOf(request, { inputs, environment, reader, clients, authors })
  const text = statusCommentText(environment, clients.redact)
  const { since, forceNew } = asked
  const place = { conversation, reader, repostsDeleted: true, since, forceNew, text, save: writer.saveMarker }
  const state = new StatusComment(place, clients, { marker })
  const context: RunContext = {
    request,
    inputs,
    environment,
    reader,
    clients,
    writer,
    state,
    readPrompt: readPrompt ?? (async () => samePrompt('prompt' in work ? work.prompt : '')),
    readOtherPlace: (job) => readOtherPlace(job),
    view: {
      asked: { ...asked, remembers: conversation !== undefined },
      marker,
      here: state.conversation,
      eyes: 'impossible',
      answers: {},
      step: { at: 'begin' },
      now: clients.clock.now(),
      deadline: clients.clock.now() + inputs.timeoutMinutes * 60_000,
      date: clients.github.date().getTime(),
      random: 0,
      cancelled: false,
    },
    text,
    mayBeReportedTwice: false,
    onTransientError: 'warn',
  }
  const readOtherPlace = otherPlaceReader(context)
  return context
}

/** What is asked, and the marker that says so. */
function firstOf(
  request: Request,
  {
    inputs,
    environment,
    reader,
    clients,
    authors = [],
  }: Pick<RunContext, 'inputs' | 'environment' | 'reader' | 'clients'> & { authors?: string[] | undefined },
): { marker: Marker; asked: Omit<Asked, 'remembers'> } {
  const { work } = request
  const { id: run, attempt } = environment.run
  const waits = 'wait' in work ? work.wait : true
  const waitMs = inputs.timeoutMinutes * 60_000
  const waitsUntil = waits ? new Date(clients.github.date().getTime() + waitMs).toISOString() : undefined
  const asked: Omit<Asked, 'remembers'> = {
    kind: work.kind === 'attach' ? 'attach' : 'prompt',
    review: work.kind === 'review' ? work.pull : undefined,
    jobId: work.kind === 'prompt' || work.kind === 'attach' ? work.jobId : undefined,
    forceNew: work.kind === 'prompt' && work.forceNew,
    since: request.written?.createdAt,
    run,
    attempt,
    waits,
    interval: inputs.pollInterval,
  }
  const marker = firstMarker(request, environment, { keys: reader.keys, redact: clients.redact })
  return { marker: { ...marker, waitsUntil, authors: authors.length > 0 ? authors : undefined }, asked }
}

function firstMarker(
  { work, trigger, authorized: { requester }, conversation, written, commit: head }: Request,
  { repository, run, commit, command, githubPage }: Environment,
  { keys, redact }: { keys: Keys; redact: (text: string) => string },
): Marker {
  const prompt = 'prompt' in work ? work.prompt : undefined
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
    requester: requester?.login,
    requesterIsBot: requester?.bot || undefined,
    askedAt: githubPage(written?.url ?? ''),
    thread: written?.thread,
    commit: head,
    isReview: work.kind === 'review' || undefined,
    asked: shown?.replace(/[\uD800-\uDBFF]$/, ''),
    askedLength: prompt?.length,
  }
}

/** The same text for a new job and for one that knows the conversation. */
export const samePrompt = (prompt: string): Prompt => ({ create: prompt, followUp: prompt })
