import { authorize } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import type { Asks } from '../ask/event-filter.ts'
import { type Inputs, readInputs, secretInputs } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { createAgent } from '../io/agent.ts'
import { connectGitHub } from '../io/clients.ts'
import { clock } from '../io/clock.ts'
import type { Job } from '../io/job-record.ts'
import type { Log } from '../io/log.ts'
import { cancelledOutcome, type OutcomeName, outcomeRow } from '../outcomes.ts'
import { openOutputs, openState, openStep, type Step, takesOutputs, writeSummary } from '../step.ts'
import { outputs } from '../tell/outputs.ts'
import { summaryText } from '../tell/summary.ts'
import { type Cancellation, watchCancellation } from './cancellation.ts'
import type { RunResult, StateWriter } from './run-context.ts'
import { stateValues } from './saved-state.ts'

/** Wires inputs, clients and clock, runs, and turns the outcome into outputs, summary and exit code. */
export async function main(event: Event, asks: Asks): Promise<void> {
  const began = clock.now()
  const step = openStep(secretInputs)
  if (!takesOutputs(step)) return
  const writer = createOutputWriter(step)
  const cancellation = watchCancellation(clock, () => {
    const jobId = writer.job?.id
    writer.write({ outcome: cancelledOutcome(jobId === undefined ? 'unclear' : { jobId }) })
  })
  let failOn: readonly OutcomeName[] = []
  let result: RunResult
  try {
    const inputs = readInputs(step.input, {
      asks: asks.kind,
      visibility: event.repository.visibility,
      workspace: process.env.GITHUB_WORKSPACE,
    })
    failOn = inputs.failOn
    result = await runWith(inputs, { event, asks, step, writer, cancellation })
  } catch (error) {
    result = { outcome: { name: 'error', reason: error instanceof Error ? error.message : 'The run failed.' } }
  }
  result = writer.write(result)
  writer.finish(result)
  cancellation.stop()
  await step.http.close()
  logOutcome(result, failOn, step.log)
  if (!writer.isWritten) process.exitCode = 1
  writeSummary(summaryText(result.outcome, { ...result, seconds: (clock.now() - began) / 1_000 }), step)
}

async function runWith(
  inputs: Inputs,
  {
    event,
    asks,
    step,
    writer,
    cancellation: { cancelled, graceOver },
  }: { event: Event; asks: Asks; step: Step; writer: StateWriter; cancellation: Cancellation },
): Promise<RunResult> {
  const { http, log, redact } = step
  const environment = readEnvironment(process.env, inputs, event.repository)
  const { linkHosts, apiUrl } = environment
  const reach = connectGitHub(environment.repository, inputs, { apiUrl, http, clock, cancelled, redact, log })
  const agent = createAgent({ ...inputs, linkHosts, http, clock, redact })
  const clients = { agent, ...reach, clock, log, redact, cancelled, graceOver }
  const allowed = authorize(event, inputs, clients.github)
  // All the rest is loaded while GitHub answers the first request.
  await Promise.race([allowed.catch(() => {}), http.firstSent])
  const { run } = await import('./run.ts')
  return run({ event, asks, allowed, inputs, environment, clients, writer })
}

/** Writes outputs and state, at once and in full: what was written survives a kill. */
interface OutputWriter extends StateWriter {
  /** Gives back what it wrote: a run that failed or was cancelled still knows its job. */
  write(result: RunResult): RunResult
  /** From here on the post step has nothing to do. */
  finish(result: RunResult): void
  /** The job, once it is known. */
  readonly job: (Job & { id: string }) | undefined
  /** Whether the runner has the outputs. */
  readonly isWritten: boolean
}

function createOutputWriter(step: Step): OutputWriter {
  const output = openOutputs(step)
  const state = openState(step)
  let known: (Job & { id: string }) | undefined
  // What the status comment does not say, as far as is known: it was sent and no answer came, or its last edit failed.
  let unwritten: 'comment' | 'edit' | undefined
  return {
    get job() {
      return known
    },
    get isWritten() {
      return output.isWritten
    },
    saveJob(job) {
      known = job
      output.write({ jobId: job.id })
      state.write(stateValues({ jobId: job.id }))
    },
    saveMarker(marker, commentId, isWritten) {
      state.write(stateValues({ marker, ...(commentId === undefined ? {} : { commentId }) }))
      // A run ends without an edit to `intent` only if somebody deleted the comment meanwhile.
      if (isWritten || (commentId !== undefined && marker.phase === 'intent')) unwritten = undefined
      else unwritten = commentId === undefined ? 'comment' : 'edit'
    },
    finish({ outcome }) {
      const isLeft = unwritten === 'edit' || (unwritten === 'comment' && ['cancelled', 'error'].includes(outcome.name))
      if (!isLeft) state.write(stateValues({ finished: true }))
    },
    write(result) {
      const job = result.outcome.job ?? known
      const whole = job === undefined ? result : { ...result, outcome: { ...result.outcome, job } }
      output.write(outputs(whole, step.redact))
      return whole
    },
  }
}

function logOutcome({ outcome, neverFails }: RunResult, failOn: readonly OutcomeName[], log: Log): void {
  const { name, reason, job } = outcome
  const { fails, level } = outcomeRow(name)
  const hasFailed = !neverFails && (fails === 'always' || failOn.includes(name))
  const text = name === 'error' ? reason : `${name}: ${reason}`
  if (job?.link) log.info(`Pull request: ${job.link.url}`)
  if (hasFailed) log.error(text)
  else log[level](text)
  if (hasFailed) process.exitCode = 1
}
