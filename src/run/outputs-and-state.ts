import type { KnownJob } from '../io/job-record.ts'
import { openOutputs } from '../io/outputs.ts'
import { cancelledOutcome, type Progress } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import type { View } from '../protocol/view.ts'
import { outputs } from '../tell/outputs.ts'
import type { Step } from '../workflow-step.ts'
import type { RunResult } from './run-result.ts'
import { openState } from './saved-state.ts'

/**
 * What the status comment does not say, as far as is known. `comment`: it was sent and no answer
 * came. `edit`: its last edit failed.
 */
type Unwritten = 'comment' | 'edit' | undefined

/** The part of the writer that a run uses on its way. */
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
  #unwritten: Unwritten

  constructor({ log, redact }: Step) {
    this.#outputs = openOutputs(log)
    this.#state = openState(log)
    this.#redact = redact
  }

  get progress(): Progress {
    if (this.job) return { jobId: this.job.id }
    if (this.kind === 'create' || this.kind === 'follow-up') return 'sending'
    const phase = this.#phase
    const mayHaveStarted = phase === 'created' || phase === 'settled' || phase === 'unknown'
    return mayHaveStarted ? 'unclear' : 'nothing-sent'
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
    this.#unwritten = isWritten ? undefined : unwrittenOf(marker, commentId)
  }

  /** From here on a run that has not begun to send sends nothing. */
  cancel(): void {
    this.write({ outcome: cancelledOutcome(this.progress) })
    this.#state.write({ unsent: this.progress === 'nothing-sent' })
  }

  /** Returns what it wrote: a run that failed or was cancelled still knows its job. */
  write(result: RunResult): RunResult {
    const job = result.outcome.job ?? this.job
    const whole = job === undefined ? result : { ...result, outcome: { ...result.outcome, job } }
    this.#outputs.write(outputs({ ...whole, kind: this.kind }, this.#redact))
    return whole
  }

  /** From here on the post step has nothing to do, unless the status comment lacks something. */
  finish({ outcome: { name } }: RunResult): void {
    if (this.#unwritten === 'edit') return
    const hasFailed = name === 'cancelled' || name === 'error'
    if (this.#unwritten === 'comment' && hasFailed) return
    this.#state.write({ finished: true })
  }
}

function unwrittenOf({ phase }: Marker, commentId: number | undefined): Unwritten {
  if (commentId === undefined) return 'comment'
  // A run ends without an edit to `intent` only if somebody deleted the comment meanwhile.
  return phase === 'intent' ? undefined : 'edit'
}
