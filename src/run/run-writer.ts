import * as core from '@actions/core'
import { cancelledOutcome, type Outcome, type Progress } from '../outcomes.ts'
import type { KnownJob } from '../outside-answers.ts'
import { isMarker, type Marker } from '../protocol/marker.ts'
import type { View } from '../protocol/view.ts'
import { openOutputs, openState, type Step } from '../step.ts'
import { outputs, type Times } from '../tell/outputs.ts'

export type SavedState = ReturnType<typeof readSavedState>

export function readSavedState() {
  const marker = jsonOf(core.getState('marker'))
  return {
    /** The run has reported all that it knew, and its status comment says it. */
    finished: core.getState('finished') === 'true',
    jobId: core.getState('job') || undefined,
    marker: isMarker(marker) ? marker : undefined,
    commentId: Number(core.getState('comment')) || undefined,
    isUnsent: core.getState('unsent') === 'true',
  }
}

export interface RunResult {
  outcome: Outcome
  commentUrl?: string | undefined
  prompt?: string | undefined
  requester?: string | undefined
  times?: Times | undefined
  became?: Marker['became']
  summary?: string | undefined
  neverFails?: boolean
  /** Whatever `fail-on` says. */
  mustFail?: boolean
}

/** If the run is cancelled before anything was sent, a failed request is no error. */
export const unlessCancelled = <T>(
  cancelled: AbortSignal,
  result: Promise<T>,
): Promise<T | RunResult> =>
  result.catch((error): RunResult => {
    if (!cancelled.aborted) throw error
    return { outcome: cancelledOutcome('nothing-sent') }
  })

export type StateWriter = Pick<RunWriter, 'saveJob' | 'saveMarker'> &
  Partial<Pick<RunWriter, 'kind'>>

/** Writes outputs and state, at once and in full: what was written survives a kill. */
export class RunWriter {
  readonly #outputs
  readonly #state
  readonly #redact
  job: KnownJob | undefined
  kind: View['kind']
  #phase: Marker['phase'] | undefined
  /** What the status comment does not say, as far as is known: it was sent and no answer came, or its last edit failed. */
  #unwritten: 'comment' | 'edit' | undefined

  constructor(step: Step) {
    this.#outputs = openOutputs(step)
    this.#state = openState(step)
    this.#redact = step.redact
  }

  get progress(): Progress {
    if (this.job) return { jobId: this.job.id }
    if (this.kind === 'create' || this.kind === 'follow-up') return 'sending'
    return ['created', 'settled', 'unknown'].includes(this.#phase ?? '')
      ? 'unclear'
      : 'nothing-sent'
  }

  get isWritten(): boolean {
    return this.#outputs.isWritten
  }

  saveJob(job: KnownJob): void {
    this.job = job
    this.#outputs.write({ jobId: job.id })
    this.#outputs.write({ kind: this.kind ?? '' })
    this.#state.write({ job: job.id })
  }

  /** `isWritten`: its comment says the same. */
  saveMarker(marker: Marker, commentId: number | undefined, isWritten: boolean): void {
    this.#phase = marker.phase
    this.#state.write({ marker, comment: commentId ?? '' })
    // A run ends without an edit to `intent` only if somebody deleted the comment meanwhile.
    if (isWritten || (commentId !== undefined && marker.phase === 'intent'))
      this.#unwritten = undefined
    else this.#unwritten = commentId === undefined ? 'comment' : 'edit'
  }

  /** From here on a run that has not begun to send sends nothing. */
  cancel(): void {
    this.write({ outcome: cancelledOutcome(this.progress) })
    this.#state.write({ unsent: this.progress === 'nothing-sent' })
  }

  /** Gives back what it wrote: a run that failed or was cancelled still knows its job. */
  write(result: RunResult): RunResult {
    const job = result.outcome.job ?? this.job
    const whole = job === undefined ? result : { ...result, outcome: { ...result.outcome, job } }
    this.#outputs.write(outputs({ ...whole, kind: this.kind }, this.#redact))
    return whole
  }

  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }: RunResult): void {
    const isLost = this.#unwritten === 'comment' && ['cancelled', 'error'].includes(name)
    if (this.#unwritten !== 'edit' && !isLost) this.#state.write({ finished: true })
  }
}
