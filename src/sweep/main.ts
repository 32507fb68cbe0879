import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { readEventRepository } from '../ask/event.ts'
import { secretInputs } from '../ask/inputs.ts'
import { readSweepInputs, type SweepInputs } from '../ask/sweep-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { createAgent } from '../io/agent.ts'
import { connectGitHub } from '../io/clients.ts'
import { clock } from '../io/clock.ts'
import { createKeys } from '../memory/keys.ts'
import { createMarkerReader } from '../memory/markers.ts'
import { OpenComments } from '../memory/open-comments.ts'
import { openOutputs, openStep, type Step, takesOutputs, writeSummary } from '../step.ts'
import { isNotification } from '../tell/notification.ts'
import { limitWrites } from './limits.ts'
import { sweepUntilDone } from './loop.ts'
import { sweepReport } from './report.ts'
import { sweepOutputs, sweepSummary } from './results.ts'
import { type RerunState, type Sweep, SweepError } from './sweep.ts'

/** A sweep that runs once a day still finds every job that has just become too old, and reports it. */
const marginHours = 25

// Every marker names its repository: without the id none could be verified, and nothing would be found.
const noRepositoryText =
  "GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env."

/** Finishes the jobs that were left running. Fails only if it could not do its work, not because a job failed. */
export async function sweep(): Promise<void> {
  // What a pass leaves behind is garbage within moments: kept small, the space for it costs nothing but a few collections.
  setFlagsFromString('--semi-space-growth-factor=1')
  const step = openStep(secretInputs)
  if (!takesOutputs(step)) return
  const cancelled = new AbortController()
  const cancel = (): void => cancelled.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.once(signal, cancel)
  const swept: Sweep['swept'] = new Map()
  const started: RerunState['started'] = new Set()
  let given: Sweep | undefined
  try {
    const inputs = readSweepInputs(step.input)
    given = createSweep(inputs, { ...step, cancelled: cancelled.signal, swept, started })
    await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME)
  } catch (error) {
    step.log.error(error instanceof Error ? error.message : 'The sweep failed.')
    process.exitCode = 1
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.off(signal, cancel)
  await step.http.close()
  const jobs = [...swept.values()]
  const output = openOutputs(step)
  output.write(sweepOutputs(jobs, started.size))
  if (!output.isWritten) process.exitCode = 1
  const { counts, text } = sweepSummary(jobs, started.size)
  step.log.info(counts)
  writeSummary(given?.openComments.reads ? `${text}\n${reportOf(given)}` : text, step)
}

const reportOf = (given: Sweep): string => sweepReport(given, given.clients.github.date().getTime())

function createSweep(
  inputs: SweepInputs,
  {
    http,
    log,
    redact,
    cancelled,
    swept,
    started,
  }: Step & Pick<Sweep, 'swept'> & Pick<RerunState, 'started'> & { cancelled: AbortSignal },
): Sweep {
  const { sinceHours, concurrency, rerunLimited: isWanted } = inputs
  const repository = readEventRepository(process.env, readFileSync)
  const { id } = repository
  if (id === 0) throw new SweepError(noRepositoryText)
  const environment = readEnvironment(process.env, inputs, repository)
  const { apiUrl, linkHosts } = environment
  const connection = { apiUrl, http: limitWrites(http, clock), clock, cancelled, redact, log }
  const { github, ...others } = connectGitHub(repository, inputs, connection)
  const agent = createAgent({ ...inputs, linkHosts, http, clock, redact })
  const clients = { agent, github, ...others, clock, log, redact, cancelled, graceOver: cancelled }
  const reader = createMarkerReader({ keys: createKeys(inputs), repository: id }, clients)
  const openComments = new OpenComments(github, {
    reader,
    windowMs: (sinceHours + marginHours) * 3_600_000,
    isExtra: isNotification,
  })
  const rerun = { isWanted, missing: new Set<string>(), started }
  return { environment, clients, reader, openComments, sinceHours, concurrency, swept, rerun }
}
