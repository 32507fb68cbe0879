import type { Decision } from '../ask/authorize.ts'
import { isJobWork } from '../ask/command.ts'
import type { Event } from '../ask/event.ts'
import type { HandledAs } from '../ask/event-filter.ts'
import type { Inputs } from '../ask/inputs.ts'
import { findMerged } from '../ask/merged-pull.ts'
import { readRequest, writtenPrompt } from '../ask/request.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { Account } from '../memory/account.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { cancelledOutcome, type Outcome, outcomeRow } from '../outcomes.ts'
import { isAskedAgain } from '../protocol/job-outcome.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import { react } from '../tell/best-effort.ts'
import { readHeadCommit } from '../tell/commit-status.ts'
import { commentUrl } from '../tell/status-text.ts'
import { replyAtOnce } from './command-replies.ts'
import { drive } from './drive.ts'
import { dryRun } from './dry-run.ts'
import type { StateWriter } from './outputs-and-state.ts'
import { noPrompt, planPrompt } from './prompt-sources.ts'
import { readWork } from './requested-work.ts'
import { createRunContext, type RunContext } from './run-context.ts'
import type { RunResult } from './run-result.ts'
import { replyWithStatus } from './status-reply.ts'

// In the same part of the bundle: another part would have a second copy of what they load.
export { repair } from './repair.ts'
export { runCheck } from './setup-check.ts'

/** What main.ts starts a run with. */
interface RunStart {
  event: Event
  handledAs: HandledAs
  /** Whether the requester may ask. GitHub was asked already. */
  allowed: Promise<Decision>
  inputs: Inputs
  environment: Environment
  clients: Clients
  writer: StateWriter
}

type Prepared = { kind: 'ready'; context: RunContext } | { kind: 'over'; outcome: Outcome }

/** The whole run: permission, request, prompt, then the job or the answer. Throws only before anything was sent. */
export async function run(start: RunStart): Promise<RunResult> {
  const prepared = await prepareUnlessCancelled(start)
  if (prepared.kind === 'over') return { outcome: prepared.outcome }
  const { context } = prepared
  const result = start.inputs.dryRun
    ? await dryRun(context)
    : await handle(context, start.inputs.comment)
  return { ...result, requester: context.request.authorized.requester?.login }
}

/** If the run is cancelled before anything was sent, a failed request is no error. */
async function prepareUnlessCancelled(start: RunStart): Promise<Prepared> {
  try {
    return await prepare(start)
  } catch (error) {
    if (!start.clients.cancelled.aborted) throw error
    return { kind: 'over', outcome: cancelledOutcome('nothing-sent') }
  }
}

/** Reads all that a run needs, in order. Writes nothing. Throws if the run is cancelled meanwhile. */
async function prepare(start: RunStart): Promise<Prepared> {
  const { event, handledAs, inputs, environment, clients, writer } = start
  const { cancelled } = clients

  const authorized = await start.allowed
  cancelled.throwIfAborted()
  if (authorized.kind === 'refused') {
    if (!inputs.dryRun) await react({ clients }, reactionTarget(event.written?.trigger ?? ''), '-1')
    return over('refused', authorized.reason)
  }

  const account = new Account(clients.github)
  const reader = { keys: createKeys(inputs), repository: environment.repository.id, account }
  const work = await readWork({ handledAs, event, authorized, inputs, reader, clients })
  cancelled.throwIfAborted()
  if (work.kind === 'nothing') return over('skipped', work.reason)

  const merged = await mergedFor(start, reader)
  cancelled.throwIfAborted()
  if (merged?.reason !== undefined) return over('skipped', merged.reason)

  const requested = readRequest(event, { handledAs, inputs, environment }, merged)
  const getsCommitStatus = isJobWork(work) && !inputs.dryRun
  const isReadAgain = work.kind === 'prompt' && inputs.context === 'auto'
  const commit = getsCommitStatus
    ? await readHeadCommit(requested.conversation, environment, { ...clients, isReadAgain })
    : undefined
  const request = { ...requested, work, authorized, commit }

  const plan = await planPrompt({ event, request, inputs, environment, reader, clients })
  cancelled.throwIfAborted()
  if (plan.kind === 'nothing') return over('skipped', plan.reason)
  const parts = { inputs, environment, reader, clients, writer }
  if (plan.kind === 'usage') {
    const answered = { ...request, work: plan }
    return { kind: 'ready', context: createRunContext({ request: answered, ...parts }, noPrompt) }
  }
  return { kind: 'ready', context: createRunContext({ request, ...parts }, plan) }
}

const over = (name: 'skipped' | 'refused', reason: string): Prepared => ({
  kind: 'over',
  outcome: { name, reason },
})

/** The pull request that a push brought, if `issue-number: merged` asks for it. */
async function mergedFor({ event, inputs, environment, clients }: RunStart, reader: MarkerReader) {
  if (inputs.issueNumber !== 'merged' || event.conversation !== undefined) return undefined
  return findMerged(event, environment, { ...clients, reader })
}

/** Does what was asked: an answer, or a job. Its reaction comes last. */
async function handle(context: RunContext, comment: Inputs['comment']): Promise<RunResult> {
  const { work, trigger } = context.request
  if (work.kind === 'usage' || work.kind === 'cancel') return replyAtOnce(context, work)
  const target = reactionTarget(trigger)
  // For a prompt with a status comment drive.ts adds the 👀 after the intent: the answer says if an earlier run was here.
  if (work.kind === 'status' || comment === 'none') await react(context, target, 'eyes')
  const result =
    work.kind === 'status'
      ? await replyWithStatus(context)
      : resultOf(context, await drive(context))
  await react(context, target, outcomeRow(result.outcome.name).reaction)
  return result
}

/** What the outputs and the job summary say of a job. */
function resultOf(context: RunContext, outcome: Outcome): RunResult {
  const { request, state, startedAt, clients, environment } = context
  const askedAt = new Date(request.written?.createdAt ?? Number.NaN)
  return {
    outcome,
    commentUrl: commentUrl(context),
    jobPage: environment.jobPage(state.marker.jobId),
    times: {
      asked: Number.isNaN(askedAt.getTime()) ? undefined : askedAt,
      started: startedAt,
      ended: clients.clock.date(),
    },
    became: state.marker.became,
    mustFail: isAskedAgain(state.marker, outcome.name),
    prompt: writtenPrompt(request.work),
  }
}
