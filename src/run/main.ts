import { existsSync } from 'node:fs'
import * as core from '@actions/core'
import type { Event } from '../ask/event.ts'
import type { Invocation } from '../ask/event-filter.ts'
import { readInputs } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { createAgent } from '../io/agent.ts'
import { clock } from '../io/clock.ts'
import { createGitHub } from '../io/github.ts'
import { createHttp } from '../io/http.ts'
import { createLog, type Log, takeSecrets } from '../io/log.ts'
import { redactor } from '../io/redact.ts'
import { outputs } from '../tell/outputs.ts'
import { summaryText } from '../tell/summary.ts'
import type { OutcomeName } from '../work/outcome.ts'
import { run } from './run.ts'
import type { RunResult, StateWriter } from './run-context.ts'

/** Wires inputs, clients and clock, runs, and turns the outcome into outputs, summary and exit code. */
export async function main({ event, ask }: { event: Event; ask: Invocation }): Promise<void> {
  const began = clock.now()
  const secrets = takeSecrets()
  const redact = redactor(secrets.masked)
  const log = createLog(redact)
  if (!existsSync(process.env.GITHUB_OUTPUT ?? '')) {
    log.error('GITHUB_OUTPUT names no file, so no result could be told. Nothing was started. Update the runner.')
    process.exitCode = 1
    return
  }
  const http = createHttp(process.env)
  const pen = createOutputWriter(redact)
  const signals = watchSignals(pen)
  let failOn: readonly OutcomeName[] = []
  let told: RunResult
  try {
    const inputs = readInputs(secrets.get, {
      ask: ask.kind === 'prompted' ? 'prompted' : 'command',
      repositoryPrivate: event.repository.private,
      workspace: process.env.GITHUB_WORKSPACE,
    })
    failOn = inputs.failOn
    const environment = readEnvironment(process.env, inputs, event.repository)
    const { cancelled, graceOver } = signals
    const { owner, name: repo } = event.repository
    const github = createGitHub({
      ...environment,
      owner,
      repo,
      token: inputs.githubToken,
      http,
      clock,
      cancelled,
      redact,
    })
    const agent = createAgent({ ...inputs, http, clock, redact })
    told = await run(event, ask, inputs, environment, { agent, github, clock, log, redact, cancelled, graceOver }, pen)
  } catch (fault) {
    told = { outcome: { name: 'error', reason: fault instanceof Error ? fault.message : 'Something failed.' } }
  }
  told = pen.write(told)
  pen.finished(told)
  signals.stop()
  await http.close()
  logOutcome(told, failOn, log)
  await writeSummary(redact(summaryText(told.outcome, { ...told, seconds: (clock.now() - began) / 1_000 })), log)
}

/** Writes outputs and state, at once and in full: what was written survives a kill. */
interface OutputWriter extends StateWriter {
  /** Gives what it wrote: a run that ended in a fault or a cancellation knows its job all the same. */
  write(told: RunResult): RunResult
  /** From here on the post step has nothing to do. */
  finished(told: RunResult): void
  /** The job, once it is known. */
  readonly known: RunResult['outcome']['job']
}

function createOutputWriter(redact: (text: string) => string): OutputWriter {
  let known: RunResult['outcome']['job']
  // The status comment is on its way, and whether it arrived is not known.
  let posting = false
  const save = (name: string, value: unknown): void => {
    if (process.env.GITHUB_STATE) core.saveState(name, value)
  }
  return {
    get known() {
      return known
    },
    job(job) {
      known = job
      core.setOutput('jobId', job.id)
      save('job', job.id)
    },
    marker(marker, commentId) {
      save('marker', marker)
      save('comment', commentId ?? '')
      posting = commentId === undefined && marker.phase === 'intent'
    },
    finished(told) {
      if (told.outcome.name !== 'cancelled' || !posting) save('finished', 'true')
    },
    write(told) {
      const job = told.outcome.job ?? known
      const whole = job === undefined ? told : { ...told, outcome: { ...told.outcome, job } }
      for (const [name, value] of Object.entries(outputs(whole, redact))) core.setOutput(name, value)
      return whole
    },
  }
}

/**
 * On the first SIGINT (SIGBREAK on Windows) the run is asked to end: it is written down at once, and the rest has seven
 * seconds. A second one, or SIGTERM, ends it where it is.
 */
function watchSignals(pen: OutputWriter): { cancelled: AbortSignal; graceOver: AbortSignal; stop: () => void } {
  const cancelled = new AbortController()
  const graceOver = new AbortController()
  const over = new AbortController()
  const tellCancelled = (): RunResult =>
    pen.write({ outcome: { name: 'cancelled', reason: cancelledText(pen.known?.id) } })
  const leave = (): void => {
    if (!cancelled.signal.aborted) tellCancelled()
    process.exit(1)
  }
  const interrupt = (): void => {
    if (cancelled.signal.aborted) leave()
    tellCancelled()
    cancelled.abort()
    void clock.sleep(4_000, over.signal).then(() => graceOver.abort())
  }
  const watched = [
    ['SIGINT', interrupt],
    ['SIGBREAK', interrupt],
    ['SIGTERM', leave],
  ] as const
  for (const [signal, listener] of watched) process.on(signal, listener)
  return {
    cancelled: cancelled.signal,
    graceOver: graceOver.signal,
    stop() {
      over.abort()
      for (const [signal, listener] of watched) process.off(signal, listener)
    },
  }
}

const cancelledText = (jobId: string | undefined): string =>
  jobId === undefined ? 'The run was cancelled.' : `The run was cancelled; job ${jobId} goes on.`

const warned: readonly OutcomeName[] = ['archived', 'unconfirmed', 'timed-out', 'unknown', 'rate-limited', 'failed']

function logOutcome({ outcome, neverFails, link }: RunResult, failOn: readonly OutcomeName[], log: Log): void {
  const { name, reason } = outcome
  const red = !neverFails && (name === 'error' || name === 'cancelled' || failOn.includes(name))
  const words = name === 'error' ? reason : `${name}: ${reason}`
  if (link) log.info(`Pull request: ${link.url}`)
  if (red) log.error(words)
  else if (warned.includes(name)) log.warning(words)
  else log.info(words)
  if (red) process.exitCode = 1
}

async function writeSummary(text: string, log: Log): Promise<void> {
  if (!existsSync(process.env.GITHUB_STEP_SUMMARY ?? '')) return
  try {
    await core.summary.addRaw(text).write()
  } catch {
    log.warning('The job summary could not be written. Nothing else is affected.')
  }
}
