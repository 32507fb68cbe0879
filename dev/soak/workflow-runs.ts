import type { RepositoryState, WorkflowRun } from '../local/github/state.ts'

/** A workflow run in its latest attempt, as GitHub shows it. */
interface PlayedRun extends WorkflowRun {
  begin(attempt: number): void
  end(heldMs: number): void
}

/** The workflow runs of a repository, and who may start one again. `date` is GitHub's clock. */
export function createWorkflowRuns(
  { runs: known }: Pick<RepositoryState, 'runs'>,
  date: () => Date,
) {
  const played = (id: string) => {
    const run = known.get(Number(id))
    return run === 'deleted' ? undefined : (run as PlayedRun | undefined)
  }
  /** Those that are over: GitHub deletes no run that is still going, and starts none again. */
  const over = (id: string) => {
    const run = played(id)
    return run?.status === 'completed' ? run : undefined
  }

  function created(id: string, event: string): PlayedRun {
    const run = newRun(event, date)
    known.set(Number(id), run)
    return run
  }

  return {
    begin(id: string, { event, attempt }: Pick<WorkflowRun, 'event' | 'attempt'>): void {
      const run = played(id) ?? created(id, event)
      run.begin(attempt)
    },
    /** `heldMs`: so long it waits for an approval, though the action's job has ended. */
    end: (id: string, heldMs = 0): void => played(id)?.end(heldMs),
    /** Somebody deletes it. */
    remove(id: string): void {
      if (over(id)) known.set(Number(id), 'deleted')
    },
    /** Somebody starts it again: the number of the attempt, undefined if GitHub refuses. */
    startAgain(id: string): number | undefined {
      const run = over(id)
      if (run === undefined) return undefined
      run.begin(run.attempt + 1)
      return run.attempt
    },
  }
}

function newRun(event: string, date: () => Date): PlayedRun {
  let heldUntil: number | undefined
  return {
    event,
    attempt: 0,
    createdAt: date().toISOString(),
    begin(attempt) {
      this.attempt = attempt
      heldUntil = undefined
    },
    end(heldMs) {
      heldUntil = date().getTime() + heldMs
    },
    get status() {
      if (heldUntil === undefined) return 'in_progress'
      return date().getTime() < heldUntil ? 'waiting' : 'completed'
    },
    /** Nothing that is played here asks how it ended. */
    get conclusion() {
      return this.status === 'completed' ? 'success' : null
    },
  }
}
