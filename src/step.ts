import { accessSync, appendFileSync, constants, existsSync, statSync } from 'node:fs'
import { createHttp, type Http } from './io/http.ts'
import { createLog, type Log, takeSecrets } from './io/log.ts'
import { redactor } from './io/redact.ts'

/** What every step of the action works with. */
export interface Step {
  /** Reads any input. */
  input: (name: string) => string
  /** Takes the secrets out of a text. */
  redact: (text: string) => string
  log: Log
  http: Http
}

/** Opens a step: the inputs that are secrets are masked before anything else can log. */
export function openStep(secretInputs: readonly string[]): Step {
  const { get: input, masked } = takeSecrets(secretInputs)
  const redact = redactor(masked)
  return { input, redact, log: createLog(redact), http: createHttp(process.env) }
}

/** Whether the runner takes outputs. If not, the step fails before it starts anything. */
export function takesOutputs({ log }: Step): boolean {
  if (isWritable(process.env.GITHUB_OUTPUT ?? '')) return true
  log.error(
    'GITHUB_OUTPUT names no file that can be written, so no result could be written. Nothing was started. Update the runner.',
  )
  process.exitCode = 1
  return false
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return !statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Writes the job summary, secrets taken out. It is optional: if it cannot be written, a warning says so. */
export function writeSummary(text: string, { log, redact }: Step): void {
  const path = process.env.GITHUB_STEP_SUMMARY ?? ''
  if (!existsSync(path)) return
  try {
    appendFileSync(path, redact(text))
  } catch {
    log.warning('The job summary could not be written. Nothing else is affected.')
  }
}
