import { appendFileSync, existsSync } from 'node:fs'
import { createHttp } from './io/http-client.ts'
import { createLog, takeSecrets } from './io/log.ts'
import { redactor } from './io/redact.ts'

export type Step = ReturnType<typeof openStep>

/** Opens a step: the inputs that are secrets are masked before anything else can log. */
export function openStep(secretInputs: readonly string[]) {
  const { get: input, masked } = takeSecrets(secretInputs)
  const redact = redactor(masked)
  return { input, redact, log: createLog(redact), http: createHttp(process.env) }
}

export function writeSummary(text: string, { log, redact }: Step): void {
  const path = process.env.GITHUB_STEP_SUMMARY ?? ''
  if (!existsSync(path)) return
  try {
    appendFileSync(path, redact(text))
  } catch {
    log.warning('The job summary could not be written. Nothing else is affected.')
  }
}
