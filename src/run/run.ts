import type { Authorized, Decision } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import type { Invocation } from '../ask/event-filter.ts'
import { type Inputs, secretsOf } from '../ask/inputs.ts'
import { promptProblem } from '../ask/prompt-check.ts'
import { type Request, readRequest } from '../ask/request.ts'
import { removedText } from '../ask/visible-text.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import { createKeys } from '../memory/keys.ts'
import { createMarkerReader } from '../memory/markers.ts'
import { cancelledOutcome, type Outcome, outcomeRow } from '../outcomes.ts'
import { readHeadCommit } from '../tell/commit-status.ts'
import { react } from '../tell/reactions.ts'
import { commentUrl } from '../tell/status-comment.ts'
import type { Times } from '../tell/summary.ts'
import { drive } from './drive.ts'
import { dryRun } from './dry-run.ts'
import { planPrompt } from './prompt.ts'
import { readReview } from './review.ts'
import { createRunContext, type RunContext, type RunResult, type StateWriter } from './run-context.ts'
import { answerCancel, answerHelp, answerStatus } from './status-command.ts'

interface Given {
  event: Event
  invocation: Invocation
  /** Whether the requester may ask. */
  allowed: Promise<Decision>
  inputs: Inputs
  environment: Environment
  clients: Clients
  writer: StateWriter
}

/** The whole run: permission, request, prompt, then the job or the answer. Throws only before anything was sent. */
export async function run(given: Given): Promise<RunResult> {
  const { event, inputs, environment, clients } = given
  const allowed = await unlessCancelled(clients, () => given.allowed)
  if (allowed === undefined) return { outcome: cancelledOutcome('nothing-sent') }
  if (allowed.kind === 'refused') {
    if (!inputs.dryRun) await react('-1', event.written?.reactTo, clients)
    return { outcome: { name: 'refused', reason: allowed.reason } }
  }
  const asked = checkedRequest(allowed, given)
  const reader = createMarkerReader({ keys: createKeys(inputs), repository: environment.repository.id }, clients)
  const read = await unlessCancelled(clients, () => readReview(asked, { ...given, reader }))
  if (read === undefined) return { outcome: cancelledOutcome('nothing-sent') }
  if (read.kind === 'nothing') return { outcome: { name: 'skipped', reason: read.reason } }
  const request = await withCommit(read.request, given)
  const context = createRunContext(request, { ...given, reader })
  const { work, reactTo } = request
  if (work.kind === 'prompt') {
    const planned = await unlessCancelled(clients, () => planPrompt(context, event, work.prompt))
    if (planned === undefined) return { outcome: cancelledOutcome('nothing-sent') }
    if (planned.kind === 'nothing') return { outcome: { name: 'skipped', reason: planned.reason } }
    context.readPrompt = planned.read
    const { authors } = planned
    if (authors.length > 0) context.state.marker = { ...context.state.marker, authors }
  }
  if (inputs.dryRun) return dryRun(context)
  if (work.kind === 'usage') return answerHelp(context, work.problem)
  if (work.kind === 'cancel') return answerCancel(context)
  // For a prompt with a status comment drive.ts adds the 👀 after the intent: the answer says if an earlier run was here.
  if (work.kind === 'status' || inputs.comment === 'none') await react('eyes', reactTo, clients)
  const result = work.kind === 'status' ? await answerStatus(context) : resultOf(context, await drive(context))
  await react(outcomeRow(result.outcome.name).reaction, reactTo, clients)
  return result
}

/** With the commit that gets a status, if one is wanted and a job is asked for. */
async function withCommit(request: Request, { inputs, environment, clients }: Given): Promise<Request> {
  const { work, conversation } = request
  if (inputs.dryRun || (work.kind !== 'prompt' && work.kind !== 'attach')) return request
  const isReadAgain = work.kind === 'prompt' && !work.review && inputs.context === 'auto'
  return { ...request, commit: await readHeadCommit(conversation, environment, { ...clients, isReadAgain }) }
}

/** Undefined if the run was cancelled meanwhile: then nothing more is begun, and a failed request is no error. */
async function unlessCancelled<T>({ cancelled }: Clients, attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await attempt()
    return cancelled.aborted ? undefined : result
  } catch (error) {
    if (!cancelled.aborted) throw error
    return undefined
  }
}

// Before anything else happens to the prompt: the log says what is not sent, and a secret is never sent.
function checkedRequest(
  authorized: Authorized,
  { event, invocation, inputs, environment, clients: { log } }: Given,
): Request {
  const request: Request = { ...readRequest(event, { invocation, inputs, run: environment.run }), authorized }
  const { work } = request
  if (work.kind !== 'prompt') return request
  const removed = removedText(invocation.kind === 'prompt' ? invocation.removed : inputs.removed)
  if (removed !== '') log.info(removed)
  const problem = promptProblem(work.prompt, secretsOf(inputs))
  if (problem !== undefined) throw new Error(`The prompt ${problem}`)
  return request
}

function resultOf(context: RunContext, outcome: Outcome): RunResult {
  const { request } = context
  return {
    outcome,
    commentUrl: commentUrl(context),
    times: timesOf(context),
    prompt: request.work.kind === 'prompt' ? request.work.prompt : undefined,
    requester: request.requester,
  }
}

function timesOf({ request, startedAt, clients }: RunContext): Times {
  const asked = new Date(request.askedAt?.createdAt ?? Number.NaN)
  return {
    asked: Number.isNaN(asked.getTime()) ? undefined : asked,
    started: startedAt,
    ended: clients.clock.date(),
  }
}
