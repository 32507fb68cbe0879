import type { Outcome } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import type { Times } from '../tell/summary-text.ts'

/** How a run ended, and what else its outputs and its job summary say. */
export interface RunResult {
  outcome: Outcome
  commentUrl?: string | undefined
  /** Where a person can see the job. */
  jobPage?: string | undefined
  prompt?: string | undefined
  requester?: string | undefined
  times?: Times | undefined
  became?: Marker['became']
  /** The whole job summary, if it is not the usual one. */
  summary?: string | undefined
  neverFails?: boolean
  /** Whatever `fail-on` says. */
  mustFail?: boolean
}
