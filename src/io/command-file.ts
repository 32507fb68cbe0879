import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'

export const unwrittenText = (variable: string, why: string, effect: string): string =>
  `${variable} cannot be written (${why}). ${effect}`

export const withoutOutputs = 'Without its outputs the step fails.'

/** Appends all of the text or nothing, for the runner refuses half a value. Never throws: gives back why it failed. */
export function appendWhole(path: string, text: string): string | undefined {
  try {
    const file = openSync(path, constants.O_WRONLY | constants.O_APPEND)
    const { size } = fstatSync(file)
    try {
      writeFileSync(file, text)
    } catch (error) {
      if (fstatSync(file).size > size) ftruncateSync(file, size)
      throw error
    } finally {
      closeSync(file)
    }
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown cause'
  }
}

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
