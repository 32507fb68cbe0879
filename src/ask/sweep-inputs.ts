import { type GetInput, readTable, required, type ValuesOf } from './input-table.ts'
import { trueOrFalse, wholeNumber } from './input-values.ts'
import { inputs, sharedConflicts, sharedInputs } from './inputs.ts'

/** The inputs of sweep/action.yml: those it shares with a run, and its own. */
export const sweepInputs = {
  ...sharedInputs,
  /** How long ago a comment may have changed last, hours. */
  sinceHours: required('since-hours', wholeNumber({ least: 2, most: 720, unit: 'hours' }), '72'),
  /** How long the sweep repeats its pass while jobs are open, minutes; 0: one pass. */
  maxMinutes: required('max-minutes', wholeNumber({ least: 0, most: 350, unit: 'minutes' }), '0'),
  concurrency: required('concurrency', wholeNumber({ least: 1, most: 50, unit: 'jobs at once' }), '10'),
  /** Whether requests that wait for the service's hourly limit are started again. */
  rerunLimited: required('rerun-limited', trueOrFalse, 'false'),
}

/** The inputs, checked, and the defaults of two that a sweep does not have. */
export interface SweepInputs extends ValuesOf<typeof sweepInputs> {
  command: string
  jobIndex: string
}

/** Reads and checks every input of the sweep. Throws InputError with all that is invalid. */
export function readSweepInputs(get: GetInput): SweepInputs {
  const values = readTable(sweepInputs, get, (shared) => sharedConflicts(shared, get))
  return { ...values, command: inputs.command.default, jobIndex: inputs.jobIndex.default }
}
