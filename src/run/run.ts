import { authorize } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import type { Invocation } from '../ask/event-filter.ts'
import { checkPrompt, type Inputs } from '../ask/inputs.ts'
import { type Request, readRequest } from '../ask/request.ts'
import { linkOf } from '../tell/pull-request.ts'
import { react, reactions } from '../tell/reactions.ts'
import { commentUrl } from '../tell/report.ts'
import type { Times } from '../tell/summary.ts'
import { nothingStarted, type Outcome } from '../work/outcome.ts'
import { dryRun } from './dry-run.ts'
import { runJob } from './job.ts'
import { buildPrompt } from './prompt.ts'
import {
  createRunContext,
  type Environment,
  type Io,
  type RunContext,
  type RunResult,
  type StateWriter,
} from './run-context.ts'
import { answerHelp, answerStatus } from './status-command.ts'

/** How many comments GitHub lists at once. */
const onePage = 100

/** The whole run: ask, work, tell. Throws only faults that come before anything was written or sent. */
export async function run(
  event: Event,
  ask: Invocation,
  inputs: Inputs,
  environment: Environment,
  io: Io,
  keep: StateWriter,
): Promise<RunResult> {
  const unlessCancelled = (fault: Error): undefined => {
    if (!io.cancelled.aborted) throw fault
  }
  const allowed = await authorize(event, inputs, io.github).catch(unlessCancelled)
  if (allowed === undefined) return { outcome: nothingStarted }
  if (allowed.kind === 'refused') {
    await react('-1', event.written?.reactTo, io)
    return { outcome: { name: 'refused', reason: allowed.reason } }
  }
  const request: Request = { ...readRequest(event, ask, inputs, environment.run), authorized: allowed }
  checkRequest(request, ask, inputs, io)
  const turn = createRunContext(request, inputs, environment, io, keep)
  if (request.work.kind === 'prompt') {
    const written = await buildPrompt(turn, event, request.work.prompt).catch(unlessCancelled)
    if (written === undefined) return { outcome: nothingStarted }
    if (written.kind === 'nothing') return { outcome: { name: 'skipped', reason: written.reason } }
    turn.prompt = written.prompt
  }
  if (inputs.dryRun) return dryRun(turn)
  if (request.work.kind === 'usage') return answerHelp(turn, request.work.problem)
  // A conversation of two pages costs a request more to read: there the courtesy is left out, for the limit is everybody's.
  if ((request.conversation?.comments ?? 0) < onePage) await react('eyes', request.reactTo, io)
  const told = request.work.kind === 'status' ? await answerStatus(turn) : resultOf(turn, await runJob(turn))
  await react(reactions[told.outcome.name], request.reactTo, io)
  return told
}

// Said before anything else happens to the prompt: what is not sent, and that a secret is never sent.
function checkRequest({ work }: Request, ask: Invocation, inputs: Inputs, { log }: Io): void {
  if (work.kind !== 'prompt') return
  const { comments, invisible } = ask.kind === 'prompt' ? ask.removed : inputs.removed
  const hidden = [counted(comments, 'HTML comment'), counted(invisible, 'invisible character')].filter(
    (one) => one !== '',
  )
  if (hidden.length > 0) log.info(`Not sent, because no reader sees it: ${hidden.join(' and ')}.`)
  const problem = checkPrompt(work.prompt, [inputs.apiKey, inputs.previousApiKey ?? '', inputs.githubToken])
  if (problem !== undefined) throw new Error(problem)
}

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`

function resultOf(turn: RunContext, outcome: Outcome): RunResult {
  const { request } = turn
  return {
    outcome,
    link: linkOf(turn, outcome.job),
    commentUrl: commentUrl(turn),
    times: timesOf(turn),
    prompt: request.work.kind === 'prompt' ? request.work.prompt : undefined,
    requester: request.requester,
  }
}

function timesOf({ request, startedAt, io }: RunContext): Times {
  const asked = new Date(request.askedAt?.createdAt ?? Number.NaN)
  return { asked: Number.isNaN(asked.getTime()) ? undefined : asked, started: startedAt, ended: io.clock.date() }
}
