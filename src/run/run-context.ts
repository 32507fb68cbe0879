import type { ChangeFacts } from '../ask/changes-since.ts'
import type { Event } from '../ask/event.ts'
import type { Asks } from '../ask/event-filter.ts'
import { type Inputs, warnOfTeams } from '../ask/inputs.ts'
import type { Request } from '../ask/request.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { redactedBeginning } from '../io/redact.ts'
import { Account, type MarkerReader } from '../memory/conversation.ts'
import { drawWord } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { knowsJob } from '../protocol/reading.ts'
import type { Asked, View } from '../protocol/view.ts'
import type { Reporter } from '../tell/best-effort.ts'
import { statusCommentText } from '../tell/status-text.ts'
import type { StateWriter } from './run-writer.ts'
export interface Wired {
  event: Event
  asks: Asks
  inputs: Inputs
  environment: Environment
  clients: Clients
  writer: StateWriter
}

export const samePrompt = (prompt: string) => ({ create: prompt, followUp: prompt })

/** What is sent: a job that knows the conversation is told what is new. */
type Prompt = ReturnType<typeof samePrompt>

export interface RunSetup extends Omit<Wired, 'event' | 'asks'> {
  request: Request
  reader: MarkerReader
}

export interface RunContext extends Reporter, RunSetup, Pick<PlannedPrompt, 'readPrompt'> {
  clients: Clients
  /** The account of docs-token, and the ids of other repositories as far as they were read. */
  elsewhere: { account: Account | undefined; ids: Map<string, number> }
  /** What is known of the request so far, and what else drive.ts keeps: the prompt, once it is being read. */
  view: View
  prompt?: Promise<Prompt>
  /** When the service accepted this run's request, by the wall clock: for people. */
  startedAt?: Date | undefined
}

/** `facts`: of the changes in the prompt. */
export interface PlannedPrompt {
  /** Gathers what the requester saw. `comment`: the address of the status comment, once it has one. Never throws. */
  readPrompt: (comment?: string) => Promise<Prompt>
  facts?: ChangeFacts
}

export function createRunContext(
  setup: RunSetup,
  { readPrompt, facts }: PlannedPrompt,
): RunContext {
  const { request, inputs, environment, reader, clients, writer } = setup
  const { work } = request
  const conversation = inputs.comment === 'reply' ? request.conversation : undefined
  if (!conversation && environment.run.attempt > 1 && 'prompt' in work) {
    clients.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.',
    )
  }
  const asked = { ...askedOf(setup), remembers: conversation !== undefined }
  if (asked.mentions && asked.remembers) warnOfTeams(inputs, clients.log)
  const waitMs = inputs.timeoutMinutes * 60_000
  const [now, date] = [clients.clock.now(), clients.github.date().getTime()]
  const marker: Marker = {
    ...firstMarker(setup),
    waitsUntil: asked.waits ? new Date(date + waitMs).toISOString() : undefined,
    ...facts,
  }
  const text = statusCommentText(environment, clients.redact)
  const { since, forceNew } = asked
  const range = conversation && { ...conversation, isEnough: knowsJob(since, forceNew) }
  const store = {
    conversation: range,
    reader,
    repostsDeleted: true,
    text,
    save: writer.saveMarker.bind(writer),
  }
  const state = new StatusComment(store, clients, { marker })
  return {
    ...setup,
    state,
    readPrompt,
    elsewhere: { account: clients.docsGitHub && new Account(clients.docsGitHub), ids: new Map() },
    view: {
      asked,
      marker,
      here: state.conversation,
      eyes: 'impossible',
      answers: {},
      step: { at: 'begin' },
      now,
      deadline: now + waitMs,
      date,
      random: 0,
      cancelled: false,
    },
    mayBeReportedTwice: false,
  }
}

function askedOf({
  request: { work, written, authorized },
  inputs,
  environment,
}: RunSetup): Omit<Asked, 'remembers'> {
  const isFirst = environment.run.attempt === 1
  const isMentioning =
    environment.mention.length > 0 && authorized.requester === undefined && isFirst
  return {
    kind: work.kind === 'attach' ? 'attach' : 'prompt',
    review: work.kind === 'review' ? work.pull : undefined,
    jobId: work.kind === 'prompt' || work.kind === 'attach' ? work.jobId : undefined,
    forceNew: work.kind === 'prompt' && work.forceNew,
    since: written?.createdAt,
    run: environment.run.id,
    attempt: environment.run.attempt,
    waits: 'wait' in work ? work.wait : true,
    interval: inputs.pollInterval,
    mentions: isMentioning ? drawWord() : undefined,
  }
}

const shownPrompt = 2_000

function firstMarker({
  request,
  inputs,
  environment,
  reader: { keys },
  clients,
}: RunSetup): Marker {
  const { work, trigger, authorized, conversation, written, commit: head } = request
  const { requester } = authorized
  const { repository, run, commit, command, githubPage } = environment
  const prompt = 'prompt' in work ? work.prompt : undefined
  const isSinceSuccess =
    work.kind === 'prompt' && work.wait && inputs.changesSince?.kind === 'last-success'
  const asked =
    prompt === undefined ? undefined : redactedBeginning(prompt, clients.redact, shownPrompt)
  return {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: repository.id,
    conversation: conversation?.number ?? 0,
    trigger,
    nonce: drawWord(),
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
    asksAgain: isSinceSuccess || undefined,
    asked,
    askedLength: prompt?.length,
    interval: inputs.pollInterval,
  }
}
