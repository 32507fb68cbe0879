import type { Decision } from '../ask/authorize.ts'
import { findMerged } from '../ask/merged-pull.ts'
import { readRequest } from '../ask/request.ts'
import { Account } from '../memory/conversation.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { currentJob } from '../protocol/deciding-marker.ts'
import { isAskedAgain } from '../protocol/outcome.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import { react } from '../tell/best-effort.ts'
import { readHeadCommit } from '../tell/commit-status.ts'
import { commentUrl, coversText } from '../tell/status-text.ts'
import { answerAtOnce, answerStatus } from './answers.ts'
import { drive } from './drive.ts'
import { planPrompt } from './prompt-sources.ts'
import { readWork } from './requested-work.ts'
import { createRunContext, type RunContext, type Wired } from './run-context.ts'
import { type RunResult, unlessCancelled } from './run-writer.ts'

// In the same part of the bundle: another part would have a second copy of what both load.
export { runCheck } from './setup-check.ts'

type Allowed = Wired & { allowed: Promise<Decision> }

/** The whole run: permission, request, prompt, then the job or the answer. Throws only before anything was sent. */
export async function run(wired: Allowed): Promise<RunResult> {
  const prepared = await unlessCancelled(wired.clients.cancelled, prepare(wired))
  if ('outcome' in prepared) return prepared
  return { ...(await handle(prepared)), requester: prepared.request.authorized.requester?.login }
}

/** Writes nothing. Throws if the run is cancelled meanwhile. A result: there is nothing to handle. */
async function prepare(wired: Allowed): Promise<RunContext | RunResult> {
  const { event, inputs, environment, clients } = wired
  const { cancelled } = clients
  const authorized = await wired.allowed
  cancelled.throwIfAborted()
  if (authorized.kind === 'refused') {
    if (!inputs.dryRun) await react(wired, reactionTarget(event.written?.trigger ?? ''), '-1')
    return { outcome: { name: 'refused', reason: authorized.reason } }
  }
  const account = new Account(clients.github)
  const reader = { keys: createKeys(inputs), repository: environment.repository.id, account }
  const work = await readWork({ ...wired, reader, authorized })
  cancelled.throwIfAborted()
  if ('reason' in work) return skipped(work)
  const isMerged = inputs.issueNumber === 'merged' && event.conversation === undefined
  const merged = isMerged ? await findMerged(event, environment, { ...clients, reader }) : undefined
  cancelled.throwIfAborted()
  if (merged && 'reason' in merged) return skipped(merged)
  const asked = readRequest(event, wired, merged)
  const isReadAgain = work.kind === 'prompt' && inputs.context === 'auto'
  const getsCommitStatus = 'wait' in work && !inputs.dryRun
  const commit = getsCommitStatus
    ? await readHeadCommit(asked.conversation, environment, { ...clients, isReadAgain })
    : undefined
  const setup = { ...wired, reader, request: { ...asked, work, authorized, commit } }
  const planned = await planPrompt(setup)
  cancelled.throwIfAborted()
  return 'reason' in planned ? skipped(planned) : createRunContext(setup, planned)
}

const skipped = ({ reason }: { reason: string }): RunResult => ({
  outcome: { name: 'skipped', reason },
})

async function handle(context: RunContext): Promise<RunResult> {
  const { request, inputs } = context
  const { work, trigger } = request
  if (inputs.dryRun) return dryRun(context)
  if (work.kind === 'usage' || work.kind === 'cancel') return answerAtOnce(context, work)
  const target = reactionTarget(trigger)
  // For a prompt with a status comment drive.ts adds the 👀 after the intent: the answer says if an earlier run was here.
  if (work.kind === 'status' || inputs.comment === 'none') await react(context, target, 'eyes')
  const result =
    work.kind === 'status' ? await answerStatus(context) : resultOf(context, await drive(context))
  await react(context, target, outcomeRow(result.outcome.name).reaction)
  return result
}

async function dryRun({
  request,
  clients,
  state,
  view: { asked },
  readPrompt,
}: RunContext): Promise<RunResult> {
  const outcome = { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } as const
  if (request.work.kind !== 'prompt' && request.work.kind !== 'review') return { outcome }
  let target = asked.review?.jobId ?? asked.jobId
  if (!target && !asked.forceNew) {
    await state.reread()
    target = currentJob(state.conversation.marked)?.marker.jobId
  }
  const { create, followUp } = await readPrompt()
  const prompt = target ? followUp : create
  const recipient = target ? `Job ${target} would get a follow-up` : 'A new job would be created'
  clients.log.info(`This is a dry run. ${recipient} with this prompt:\n${prompt}`)
  const covers = coversText(state.marker)
  if (covers) clients.log.info(`The status comment would say: ${covers}`)
  return { outcome, prompt }
}

function resultOf(context: RunContext, outcome: Outcome): RunResult {
  const { request, startedAt, clients } = context
  const asked = new Date(request.written?.createdAt ?? Number.NaN)
  return {
    outcome,
    commentUrl: commentUrl(context),
    times: {
      asked: Number.isNaN(asked.getTime()) ? undefined : asked,
      started: startedAt,
      ended: clients.clock.date(),
    },
    became: context.state.marker.became,
    mustFail: isAskedAgain(context.state.marker, outcome.name),
    prompt: 'prompt' in request.work ? request.work.prompt : undefined,
  }
}
