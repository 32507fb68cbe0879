import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync } from 'node:fs'
import { appendWhole, unwrittenText, withoutOutputs } from './io/command-file.ts'
import { createHttp } from './io/http.ts'
import { createLog, type Log, takeSecrets } from './io/log.ts'
import { redactor } from './io/redact.ts'

export type Step = ReturnType<typeof openStep>

/** Opens a step: the inputs that are secrets are masked before anything else can log. */
export function openStep(secretInputs: readonly string[]) {
  const { get: input, masked } = takeSecrets(secretInputs)
  const redact = redactor(masked)
  return { input, redact, log: createLog(redact), http: createHttp(process.env) }
}

export function takesOutputs({ log }: Step): boolean {
  if (appendWhole(process.env.GITHUB_OUTPUT ?? '', '') === undefined) return true
  log.error(
    'GITHUB_OUTPUT names no file that can be written, so no result could be written. Nothing was started. Update the runner.',
  )
  process.exitCode = 1
  return false
}

export const openOutputs = ({ log }: Step) => openCommandFile('GITHUB_OUTPUT', withoutOutputs, log)

/** What a step saves for its post step. An old runner has no such file. */
export const openState = ({ log }: Step) =>
  openCommandFile(
    'GITHUB_STATE',
    'If the run is cut off, its post step does not know how far it came.',
    log,
  )

function openCommandFile(variable: string, effect: string, log: Log) {
  let hasWarned = false
  const file = {
    isWritten: true,
    /** Writes at once: what was written survives a kill. Never throws: the first write that fails is a warning. */
    write(values: Record<string, unknown>): void {
      const path = process.env[variable]
      if (!path) return
      const why = appendWhole(path, Object.entries(values).map(block).join(''))
      file.isWritten = why === undefined
      if (why === undefined || hasWarned) return
      hasWarned = true
      log.warning(unwrittenText(variable, why, effect))
    },
  }
  return file
}

// Foreign text cannot end its block: the delimiter is not known before.
function block([name, value]: [string, unknown]): string {
  const delimiter = `value_${randomUUID()}`
  return `${name}<<${delimiter}\n${typeof value === 'string' ? value : JSON.stringify(value)}\n${delimiter}\n`
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
