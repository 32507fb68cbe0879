/** How a job goes. `slow` stays active for as long as the service runs. */
export type Scenario = 'completed' | 'no-pull-request' | 'failed' | 'archived' | 'slow'

/** How a service counts its hour: the last 60 minutes, or from one full hour to the next. */
export type ServiceHour = 'sliding' | 'full hours'

/** May be changed while the service runs; each prompt uses the settings of the moment it arrives. */
export interface Settings {
  scenario: Scenario
  /** After each prompt a job is active for this many milliseconds and this many status checks. */
  activeMs: number
  activeChecks: number
  /** For so long status checks do not find a new job. */
  hiddenMs: number
  /** So many status checks after a follow-up still show what the prompts before it came to. */
  staleChecks: number
  /** For so many milliseconds and so many status checks a job that has ended has no link yet. */
  linkAfterMs: number
  linkAfterChecks: number
  /** Creates and follow-ups together, in the window. */
  limit: number
  limitWindowMs: number
  hourOf: ServiceHour
  repository: string
  ref: string
  model: string
  /** Projects that exist and that the key may not use (403); any other is unknown (404). */
  otherProjects: string[]
}

export const defaultSettings: Settings = {
  scenario: 'completed',
  activeMs: 6_000,
  activeChecks: 0,
  hiddenMs: 0,
  staleChecks: 0,
  linkAfterMs: 0,
  linkAfterChecks: 0,
  limit: 100,
  limitWindowMs: 3_600_000,
  hourOf: 'sliding',
  repository: 'octo-org/handbook',
  ref: 'main',
  model: 'stand-in-1',
  otherProjects: ['other-project'],
}
