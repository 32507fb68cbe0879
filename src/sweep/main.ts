import { readFileSync } from 'node:fs'
import { readSweepEvent } from '../ask/event.ts'
import { readSweepInputs, type SweepInputs, secretInputs, warnOfTeams } from '../ask/inputs.ts'
import { readEnvironment } from '../environment.ts'
import { connect } from '../io/clients-by-token.ts'
import { clock } from '../io/clock.ts'
import type { Http } from '../io/http-client.ts'
import { openOutputs, takesOutputs } from '../io/outputs.ts'
import { keepYoungHeapSmall } from '../io/v8-flags.ts'
import { createKeys } from '../memory/signed-marker.ts'
import { openStep, type Step, writeSummary } from '../workflow-step.ts'
import { sweepUntilDone } from './pass.ts'
import { tellWhatBecame } from './publish.ts'
import { sweepOutputs, sweepReport, sweepSummary } from './summary.ts'
import { createSweep, type Sweep, SweepError } from './sweep-context.ts'

/** GitHub allows 80 writes a minute and 500 an hour to all who write here together; a sweep keeps to fewer. */
const writesPerMinute = 40
const writesPerHour = 400
const hourMs = 3_600_000

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** Finishes the jobs that were left running. Fails only if it could not do its work, not because a job failed. */
export async function sweep(): Promise<void> {
  keepYoungHeapSmall()
  const step = openStep(secretInputs)
  if (!takesOutputs(step.log)) return
  const cancelled = new AbortController()
  const cancel = (): void => cancelled.abort()
  for (const signal of signals) process.once(signal, cancel)
  let given: Sweep | undefined
  let told: string | undefined
  try {
    const inputs = readSweepInputs(step.input)
    warnOfTeams(inputs, step.log)
    given = connectSweep(inputs, step, cancelled.signal)
    if (given.closed) told = await tellWhatBecame(given.closed, given)
    else await sweepUntilDone(given, inputs.maxMinutes, process.env.GITHUB_EVENT_NAME)
  } catch (error) {
    step.log.error(error instanceof Error ? error.message : 'The sweep failed.')
    process.exitCode = 1
  }
  for (const signal of signals) process.off(signal, cancel)
  await step.http.close()
  const swept = [...(given?.swept.values() ?? [])]
  const outputs = sweepOutputs(swept)
  const file = openOutputs(step.log)
  file.write(outputs)
  if (!file.isWritten) process.exitCode = 1
  const { counts, text } = sweepSummary(swept, outputs, told)
  step.log.info(counts)
  writeSummary(given?.repositoryComments.reads ? `${text}\n${sweepReport(given)}` : text, step)
}

function connectSweep(inputs: SweepInputs, step: Step, cancelled: AbortSignal): Sweep {
  const { repository, closed } = readSweepEvent(process.env, readFileSync)
  // Every marker names it: none could be verified, and nothing would be found.
  if (repository.id === 0)
    throw new SweepError(
      "GITHUB_REPOSITORY_ID is empty and the event does not name the repository, so no status comment could be verified. Nothing was done. Update the runner, or set GITHUB_REPOSITORY_ID in the job's env.",
    )
  const environment = readEnvironment(process.env, inputs, repository)
  const outside = {
    ...step,
    clock,
    cancelled,
    graceOver: cancelled,
    githubHttp: limitWrites(step.http),
  }
  const clients = connect(environment, inputs, outside)
  return createSweep({ ...inputs, closed, environment, clients, keys: createKeys(inputs) })
}

/** GitHub's HTTP with the writes spread out. At the hourly limit it answers as GitHub would, and sends nothing. */
export function limitWrites(
  http: Pick<Http, 'exchange'>,
  { now, sleep } = clock,
): Pick<Http, 'exchange'> {
  const writes: number[] = []
  return {
    async exchange(request) {
      if (request.method === 'GET') return http.exchange(request)
      const waitMs = (writes.at(-writesPerHour) ?? Number.NEGATIVE_INFINITY) + hourMs - now()
      if (waitMs > 0) {
        const body = JSON.stringify({
          message: `The sweep keeps itself to ${writesPerHour} writes an hour.`,
        })
        return { status: 429, headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) }, body }
      }
      const at = Math.max(
        now(),
        (writes.at(-1) ?? Number.NEGATIVE_INFINITY) + 60_000 / writesPerMinute,
      )
      writes.push(at)
      await sleep(at - now(), request.signal)
      return http.exchange(request)
    },
  }
}
