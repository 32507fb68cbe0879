import type { ChangeFacts } from '../ask/change-facts.ts'
import { isJobWork } from '../ask/command.ts'
import { type Inputs, warnOfTeams } from '../ask/inputs.ts'
import { type Request, writtenPrompt } from '../ask/request.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { redactedBeginning } from '../io/redact.ts'
import { Account } from '../memory/account.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import { drawWord, type Keys } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { knowsJob } from '../protocol/trusted-comments.ts'
import type { RequestFacts, View } from '../protocol/view.ts'
import type { Reporter, Teller } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-text.ts'
import type { StateWriter } from './outputs-and-state.ts'

/** What is sent: a job that knows the conversation is told what is new. */
export interface Prompts {
  create: string
  followUp: string
}

export const samePrompt = (prompt: string): Prompts => ({ create: prompt, followUp: prompt })

export interface PromptPlan {
  /** Gathers what the requester saw. `comment`: the address of the status comment, once it has one. Never throws. */
  readPrompt: (comment?: string) => Promise<Prompts>
  /** What is known of the changes in the prompt. */
  facts?: ChangeFacts | undefined
}

/** One request, from here to its end: what it is, and what becomes of it. */
export interface RunContext extends Teller {
  request: Request
  clients: Clients
  writer: StateWriter
  /** The account of docs-token, and the ids of other repositories as far as they were read. */
  elsewhere: { account: Account | undefined; ids: Map<string, number> }
  /** What is known of the request so far. */
  view: View
  readPrompt: PromptPlan['readPrompt']
  /** The prompt, once it is being read. */
  prompt?: Promise<Prompts>
  /** Whether the docs pull request has the comment that names its job, if that was read. */
  isAnnounced?: boolean | undefined
  /** When the service accepted this run's request, by the wall clock: for people. */
  startedAt?: Date | undefined
}

type StateInputs = Pick<
  Inputs,
  'comment' | 'timeoutMinutes' | 'pollInterval' | 'changesSince' | 'mention' | 'githubToken'
>

export function createRunContext(
  {
    request,
    inputs,
    environment,
    reader,
    clients,
    writer,
  }: {
    request: Request
    inputs: StateInputs
    environment: Environment
    reader: MarkerReader
    clients: Clients
    writer: StateWriter
  },
  { readPrompt, facts }: PromptPlan,
): RunContext {
  const conversation = inputs.comment === 'reply' ? request.conversation : undefined
  const hasPrompt = writtenPrompt(request.work) !== undefined
  if (!conversation && environment.run.attempt > 1 && hasPrompt) {
    clients.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started. It starts a new job. Set issue-number and comment: reply to keep state.',
    )
  }
  const remembers = conversation !== undefined
  const requestFacts = factsOf(request, inputs.pollInterval, environment, remembers)
  if (requestFacts.mentions && remembers) warnOfTeams(inputs, clients.log)
  const waitMs = inputs.timeoutMinutes * 60_000
  const now = clients.clock.now()
  const date = clients.github.date().getTime()
  const marker: Marker = {
    ...firstMarker(request, { inputs, environment, keys: reader.keys, redact: clients.redact }),
    waitsUntil: requestFacts.waits ? new Date(date + waitMs).toISOString() : undefined,
    ...facts,
  }
  const isEnough = knowsJob(requestFacts.since, requestFacts.forceNew)
  const range = conversation === undefined ? undefined : { ...conversation, isEnough }
  const store = {
    conversation: range,
    reader,
    repostsDeleted: true,
    text: statusCommentText(environment, clients.redact),
    save: writer.saveMarker.bind(writer),
  }
  const state = new StatusComment(store, clients, { marker })
  const view: View = {
    request: requestFacts,
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
  }
  const docsAccount = clients.docsGitHub && new Account(clients.docsGitHub)
  const elsewhere = { account: docsAccount, ids: new Map<string, number>() }
  return { request, environment, reader, clients, writer, state, view, readPrompt, elsewhere }
}

/** What publishes the run's result. */
export const reporterOf = (
  { state, environment, reader, clients }: RunContext,
  mayBeReportedTwice: boolean,
): Reporter => ({ state, environment, reader, clients, mayBeReportedTwice })

/** What the protocol knows of a request, and of the run that handles it. */
function factsOf(
  { work, written, authorized }: Request,
  pollInterval: number,
  { run, mention }: Environment,
  remembers: boolean,
): RequestFacts {
  const isFirst = run.attempt === 1
  const isMentioning = mention.length > 0 && authorized.requester === undefined && isFirst
  return {
    kind: work.kind === 'attach' ? 'attach' : 'prompt',
    review: work.kind === 'review' ? work.pull : undefined,
    jobId: work.kind === 'prompt' || work.kind === 'attach' ? work.jobId : undefined,
    forceNew: work.kind === 'prompt' && work.forceNew,
    since: written?.createdAt,
    run: run.id,
    attempt: run.attempt,
    remembers,
    waits: isJobWork(work) ? work.wait : true,
    interval: pollInterval,
    mentions: isMentioning ? drawWord() : undefined,
  }
}

const shownPrompt = 2_000

/** What the status comment remembers of the request before anything was sent. */
function firstMarker(
  { work, trigger, authorized, conversation, written, commit: head }: Request,
  {
    inputs,
    environment,
    keys,
    redact,
  }: {
    inputs: StateInputs
    environment: Environment
    keys: Keys
    redact: (text: string) => string
  },
): Marker {
  const { requester } = authorized
  const { repository, run, commit, command, githubPage } = environment
  const prompt = writtenPrompt(work)
  const asked = prompt === undefined ? undefined : redactedBeginning(prompt, redact, shownPrompt)
  const countsFromSuccess = inputs.changesSince?.kind === 'last-success'
  const asksAgain = work.kind === 'prompt' && work.wait && countsFromSuccess
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
    asksAgain: asksAgain || undefined,
    asked,
    askedLength: prompt?.length,
    interval: inputs.pollInterval,
  }
}
