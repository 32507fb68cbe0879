import { readFileSync, statSync } from 'node:fs'
import { appendWhole, openCommandFile, unwrittenText } from './command-file.ts'
import type { Log } from './log.ts'

// src/index.ts loads this for events that are skipped: it stays small, and loads node:fs alone.

export const outputNames = [
  'outcome',
  'status',
  'prLink',
  'jobId',
  'model',
  'sourceRepository',
  'sourceRef',
  'createdAt',
  'archivedAt',
  'prNumber',
  'kind',
  'commentUrl',
  'reason',
  'job',
] as const

export const sweepOutputNames = ['settled', 'failed', 'open', 'lost', 'jobs'] as const

const variable = 'GITHUB_OUTPUT'
const effect = 'Without its outputs the step fails.'

/** Whether the runner takes outputs. If it does not, an error says so, and the step fails. */
export function takesOutputs(log: Log): boolean {
  const problem = appendWhole(process.env[variable] ?? '', '')
  if (problem === undefined) return true
  log.error(
    'GITHUB_OUTPUT names no file that can be written, so no result could be written. Nothing was started. Update the runner.',
  )
  process.exitCode = 1
  return false
}

/** The outputs of a step that has begun: any value may be written, at any time. */
export const openOutputs = (log: Log) => openCommandFile(variable, effect, log)

/**
 * Writes every output of a step that ends before it has begun, or by an internal error. One that has
 * no value here keeps what was written for it already, such as the job's id, else it is empty.
 * Values are one line of our own words. Returns a sentence on why they could not be written.
 */
export function writeAllOutputs(
  names: readonly string[],
  values: Record<string, string>,
): string | undefined {
  const path = process.env[variable]
  if (!path) return undefined
  const linesBefore = writtenLines(path)
  const hasValueBefore = (name: string): boolean =>
    linesBefore.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`))
  const namesToWrite = names.filter((name) => values[name] !== undefined || !hasValueBefore(name))
  const lines = namesToWrite.map((name) => `${name}=${values[name] ?? ''}\n`)
  const problem = appendWhole(path, lines.join(''))
  return problem === undefined ? undefined : unwrittenText(variable, problem, effect)
}

function writtenLines(path: string): string[] {
  try {
    // Reading a device never ends.
    return statSync(path).isFile() ? readFileSync(path, 'utf8').split('\n') : []
  } catch {
    return []
  }
}
