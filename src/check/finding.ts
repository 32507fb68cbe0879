import type { Inputs } from '../ask/inputs.ts'

/** In the order of the table: what is never proved says least. */
export const results = ['fault', 'note', 'advice', 'not tried', 'works', 'not proved'] as const

type Result = (typeof results)[number]

export interface Fault {
  result: 'fault'
  says: string
  /** Without it, nobody could mend what the check has found. */
  cure: string
}

interface Remark {
  result: Exclude<Result, 'fault'>
  says: string
  cure?: string
}

/** What was found, in our own words. */
export type Verdict = Fault | Remark

export type Row = { what: string } & Verdict

/** What a part of the setup check found: a row of its table. */
export type Finding = Row & {
  /** The row in a comment, if not all who read that may know what this one names. */
  inComment?: Row
}

export const fault = (says: string, cure: string): Fault => ({ result: 'fault', says, cure })

/** An invalid input was not read, so it has no entry at all. One that is not set has an empty one. */
export const isInvalid = (inputs: Partial<Inputs>, key: keyof Inputs): boolean =>
  !Object.hasOwn(inputs, key)

export const notTried = (what: string): Finding => ({
  what,
  result: 'not tried',
  says: 'An input that it needs is invalid.',
})
