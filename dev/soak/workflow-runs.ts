import type { RepositoryState, WorkflowRun } from '../local/github/state.ts'
import { isTooOld } from '../local/github/workflow-runs.ts'

const dayMs = 86_400_000

/** A workflow run in its latest attempt, as GitHub shows it. */
interface PlayedRun extends WorkflowRun {
  begin(attempt: number): void
  end(conclusion: 'success' | 'failure' | 'cancelled', heldMs: number): void
}

/** A job of a workflow run besides the action's. */
export interface OtherJob {
  conclusion: 'success' | 'failure' | 'skipped'
  /** It begins when the action's job has ended. */
  isDependant: boolean
}

/** The workflow runs of a repository, and who may start one again. `date` is GitHub's clock. `onRerun` is told of each attempt that the API starts. */
export function createWorkflowRuns(
  { runs: known }: Pick<RepositoryState, 'runs'>,
  date: () => Date,
  onRerun: (id: string, attempt: number) => void,
) {
  /** The numbers of the runs that were started again through the API; `beyond`: with jobs that asked for nothing. */
  const [rerun, beyond]: [string[], string[]] = [[], []]
  const played = (id: string) => {
    const run = known.get(Number(id))
    return run === 'deleted' ? undefined : (run as PlayedRun | undefined)
  }
  /** Those that are over: GitHub deletes no run that is still going. */
  const over = (id: string) => {
    const run = played(id)
    return run?.status === 'completed' ? run : undefined
  }

  function created(id: string, event: string, others: OtherJob[]): PlayedRun {
    const run = newRun(event, others, {
      date,
      onRerun() {
        run.begin(run.attempt + 1)
        rerun.push(id)
        if (others.some(isRepeated)) beyond.push(id)
        onRerun(id, run.attempt)
      },
    })
    known.set(Number(id), run)
    return run
  }

  return {
    rerun,
    beyond,
    begin(id: string, { event, attempt }: Pick<WorkflowRun, 'event' | 'attempt'>, others: OtherJob[]): void {
      const run = played(id) ?? created(id, event, others)
      run.begin(attempt)
    },
    /** `heldMs`: so long it waits for an approval, though the action's job has ended. */
    end: (id: string, conclusion: 'success' | 'failure' | 'cancelled', heldMs = 0): void =>
      played(id)?.end(conclusion, heldMs),
    /** Somebody deletes it. */
    remove(id: string): void {
      if (over(id)) known.set(Number(id), 'deleted')
    },
    /** It is older than GitHub starts again. */
    age(id: string): void {
      const run = played(id)
      if (run) run.createdAt = new Date(date().getTime() - 31 * dayMs).toISOString()
    },
    /** Somebody starts it again by hand: the number of the attempt, undefined if GitHub refuses. */
    startByHand(id: string): number | undefined {
      const run = over(id)
      if (run === undefined || isTooOld(run, date().toISOString())) return undefined
      run.begin(run.attempt + 1)
      return run.attempt
    },
  }
}

/** Whether a re-run repeats a job that is not the action's. */
const isRepeated = ({ conclusion, isDependant }: OtherJob): boolean =>
  conclusion === 'failure' || (isDependant && conclusion === 'success')

function newRun(
  event: string,
  others: OtherJob[],
  { date, onRerun }: { date: () => Date; onRerun: () => void },
): PlayedRun {
  let startedAt = date()
  let ended: { at: Date; heldUntil: number; conclusion: 'success' | 'failure' | 'cancelled' } | undefined
  return {
    event,
    attempt: 0,
    createdAt: startedAt.toISOString(),
    onRerun,
    begin(attempt) {
      this.attempt = attempt
      startedAt = date()
      ended = undefined
    },
    end(conclusion, heldMs) {
      ended = { at: date(), heldUntil: date().getTime() + heldMs, conclusion }
    },
    get status() {
      if (ended === undefined) return 'in_progress'
      return date().getTime() < ended.heldUntil ? 'waiting' : 'completed'
    },
    /** A run fails with any of its jobs. */
    get conclusion() {
      if (this.status !== 'completed') return null
      return others.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : (ended?.conclusion ?? null)
    },
    get jobs() {
      const [begun, completedAt] = [startedAt.toISOString(), ended?.at.toISOString() ?? null]
      return [
        { conclusion: ended?.conclusion ?? null, startedAt: begun, completedAt },
        ...others.map(({ isDependant, conclusion }) => {
          const at = (isDependant && completedAt) || this.createdAt
          return { conclusion, startedAt: at, completedAt: at }
        }),
      ]
    },
  }
}
