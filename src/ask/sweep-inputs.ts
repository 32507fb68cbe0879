import { InputError, type Inputs, readInputs } from './inputs.ts'

/** The inputs that a sweep shares with a run. */
const shared = [
  'api-key',
  'previous-api-key',
  'project-id',
  'base-url',
  'github-token',
  'link-hosts',
  'labels',
  'reviewers',
  'assignees',
] as const
const own = ['since-hours', 'max-minutes', 'concurrency'] as const

export const sweepInputNames = [...shared, ...own] as const

export const sweepDefaults: Record<(typeof own)[number], string> = {
  'since-hours': '72',
  'max-minutes': '0',
  concurrency: '10',
}

/** What a sweep is told. */
export interface SweepInputs {
  /** As a run has them; what a sweep has no input for is at its default. */
  common: Inputs
  /** How far back comments are listed by their last change, hours. */
  sinceHours: number
  /** How long it goes on while jobs are open, minutes; 0: one pass. */
  maxMinutes: number
  /** Jobs looked at at once. */
  concurrency: number
}

/** Reads and checks every input of the sweep; `get` gives '' for one that is not set. Throws InputError with all that is wrong. */
export function readSweepInputs(get: (name: string) => string): SweepInputs {
  const problems: string[] = []
  const number = (name: (typeof own)[number], least: number, most: number, unit: string): number => {
    const value = get(name).trim() || sweepDefaults[name]
    const parsed = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    if (parsed >= least && parsed <= most) return parsed
    problems.push(
      `${name} is ${JSON.stringify(value.slice(0, 100))}: it must be a whole number from ${least} to ${most} (${unit}).`,
    )
    return least
  }
  const sinceHours = number('since-hours', 2, 720, 'hours')
  const maxMinutes = number('max-minutes', 0, 350, 'minutes')
  const concurrency = number('concurrency', 1, 50, 'jobs at once')
  const common = readCommon(get, problems)
  if (common === undefined || problems.length > 0) throw new InputError(problems)
  return { common, sinceHours, maxMinutes, concurrency }
}

function readCommon(get: (name: string) => string, problems: string[]): Inputs | undefined {
  const known = (name: string): string => ((shared as readonly string[]).includes(name) ? get(name) : '')
  try {
    return readInputs(known, { ask: 'command', repositoryPrivate: false })
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault
    problems.unshift(...fault.problems)
    return undefined
  }
}
