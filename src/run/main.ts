import { authorize } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import type { HandledAs } from '../ask/event-filter.ts'
import { type Inputs, readSetup, secretInputs } from '../ask/inputs.ts'
import { allValid, type ReadInputs } from '../ask/read-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { connect, type Outside } from '../io/clients-by-token.ts'
import { clock } from '../io/clock.ts'
import type { Log } from '../io/log.ts'
import { takesOutputs } from '../io/outputs.ts'
import { type OutcomeName, outcomeRow } from '../outcomes.ts'
import { summaryText } from '../tell/summary-text.ts'
import { openStep, type Step, writeSummary } from '../workflow-step.ts'
import { RunWriter } from './outputs-and-state.ts'
import type { RunResult } from './run-result.ts'

/** One step of a workflow, from the inputs to outputs, log, exit code and job summary. */
export async function main(event: Event, handledAs: HandledAs): Promise<void> {
  const began = clock.now()
  const step = openStep(secretInputs)
  if (!takesOutputs(step.log)) return
  const writer = new RunWriter(step)
  const cancellation = watchCancellation(() => writer.cancel())
  let failOn: readonly OutcomeName[] = []
  let result: RunResult
  try {
    const given = readSetup(step.input, {
      handledAs: handledAs.kind,
      visibility: event.repository.visibility,
      workspace: process.env.GITHUB_WORKSPACE,
      event,
    })
    failOn = given.valid.failOn ?? failOn
    const outside = { ...step, clock, ...cancellation }
    result =
      handledAs.kind === 'check'
        ? await startCheck(event, given, outside)
        : await startRun(event, handledAs, allValid(given), { outside, writer })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The run failed.'
    result = { outcome: { name: 'error', reason } }
  }
  result = writer.write(result)
  writer.finish(result)
  cancellation.stop()
  await step.http.close()
  logOutcome(result, failOn, step.log)
  if (!writer.isWritten) process.exitCode = 1
  const seconds = (clock.now() - began) / 1_000
  writeSummary(result.summary ?? summaryText(result.outcome, { ...result, seconds }), step)
}

async function startCheck(
  event: Event,
  given: ReadInputs<Inputs>,
  outside: Step & Outside,
): Promise<RunResult> {
  const { runCheck } = await import('./run.ts')
  return runCheck(event, given, outside)
}

async function startRun(
  event: Event,
  handledAs: HandledAs,
  inputs: Inputs,
  { outside, writer }: { outside: Step & Outside; writer: RunWriter },
): Promise<RunResult> {
  const environment = readEnvironment(process.env, inputs, event.repository)
  const clients = connect(environment, inputs, outside)
  const allowed = authorize(event, inputs, clients.github)
  // All the rest is loaded while GitHub answers the first request.
  await Promise.race([allowed.catch(() => {}), outside.http.firstSent])
  const { run } = await import('./run.ts')
  return run({ event, handledAs, allowed, inputs, environment, clients, writer })
}

const graceMs = 4_000

/**
 * On the first SIGINT (SIGBREAK on Windows) the run is asked to end: `onCancel` writes what is known at once, and the rest
 * has seven seconds: a request in flight ends after four (`graceOver`). A second one, or SIGTERM, ends the process at once.
 */
function watchCancellation(onCancel: () => void) {
  const cancelled = new AbortController()
  const graceOver = new AbortController()
  const stopped = new AbortController()
  const exit = (): void => {
    if (!cancelled.signal.aborted) onCancel()
    process.exit(1)
  }
  const interrupt = (): void => {
    if (cancelled.signal.aborted) exit()
    onCancel()
    cancelled.abort()
    void clock.sleep(graceMs, stopped.signal).then(() => graceOver.abort())
  }
  const watched = { SIGINT: interrupt, SIGBREAK: interrupt, SIGTERM: exit }
  for (const [signal, listener] of Object.entries(watched)) process.on(signal, listener)
  return {
    cancelled: cancelled.signal,
    graceOver: graceOver.signal,
    stop(): void {
      stopped.abort()
      for (const [signal, listener] of Object.entries(watched)) process.off(signal, listener)
    },
  }
}

function logOutcome(
  { outcome, neverFails, mustFail }: RunResult,
  failOn: readonly OutcomeName[],
  log: Log,
): void {
  const { name, reason, job } = outcome
  const { fails, level } = outcomeRow(name)
  const isFailure = mustFail || fails === 'always' || failOn.includes(name)
  const hasFailed = isFailure && !neverFails
  const text = name === 'error' ? reason : `${name}: ${reason}`
  if (job?.link) log.info(`Pull request: ${job.link.url}`)
  log[hasFailed ? 'error' : level](text)
  if (hasFailed) process.exitCode = 1
}
