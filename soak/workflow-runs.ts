import type { Reply } from '../local/http/reply.ts'

const dayMs = 86_400_000

/** A workflow run in its latest attempt. */
interface WorkflowRun {
  event: string
  attempt: number
  isRunning: boolean
  /** GitHub's word, once it has ended. */
  conclusion: 'success' | 'failure' | 'cancelled'
  createdAt: Date
}

/** The workflow runs of a repository: what GitHub says of them, and who may start one again. */
export interface WorkflowRuns {
  /** False: the token has no `actions: write`. */
  mayRerun: boolean
  /** The numbers of the runs that were started again through the API. */
  rerun: string[]
  begin(id: string, about: Pick<WorkflowRun, 'event' | 'attempt'>): void
  end(id: string, conclusion: WorkflowRun['conclusion']): void
  /** Somebody deletes it. GitHub deletes no run that is still going. */
  remove(id: string): void
  /** It is older than GitHub starts again. */
  age(id: string): void
  /** Somebody starts it again by hand: the number of the attempt, undefined if GitHub refuses. */
  startByHand(id: string): number | undefined
  /** Answers `GET …/actions/runs/{id}`, and below it `GET …/jobs` and `POST …/rerun-failed-jobs`. */
  answer(id: string, below?: string): Reply
}

/** `date` is GitHub's clock. `onRerun` is told of each attempt that the API starts. */
export function createWorkflowRuns(date: () => Date, onRerun: (id: string, attempt: number) => void): WorkflowRuns {
  const runs = new Map<string, WorkflowRun>()
  const isOld = ({ createdAt }: WorkflowRun): boolean => date().getTime() - createdAt.getTime() > 30 * dayMs

  function rerun(id: string, run: WorkflowRun): Reply {
    if (!own.mayRerun) return refused('Resource not accessible by integration')
    if (run.isRunning) return refused('This workflow is already running')
    if (isOld(run)) return refused('Unable to retry this workflow run because it was created over a month ago')
    if (run.conclusion === 'success') return refused('This workflow run cannot be retried')
    Object.assign(run, { isRunning: true, attempt: run.attempt + 1 })
    own.rerun.push(id)
    onRerun(id, run.attempt)
    return { status: 201, body: {} }
  }

  const own: WorkflowRuns = {
    mayRerun: true,
    rerun: [],
    begin(id, about) {
      const known = runs.get(id) ?? { conclusion: 'success', createdAt: date() }
      runs.set(id, { ...known, ...about, isRunning: true })
    },
    end(id, conclusion) {
      Object.assign(runs.get(id) ?? {}, { isRunning: false, conclusion })
    },
    remove(id) {
      if (runs.get(id)?.isRunning === false) runs.delete(id)
    },
    age(id) {
      const run = runs.get(id)
      if (run) run.createdAt = new Date(date().getTime() - 31 * dayMs)
    },
    startByHand(id) {
      const run = runs.get(id)
      if (run === undefined || run.isRunning || isOld(run)) return undefined
      Object.assign(run, { isRunning: true, attempt: run.attempt + 1 })
      return run.attempt
    },
    answer(id, below) {
      const run = runs.get(id)
      if (run === undefined) return { status: 404, body: { message: 'Not Found' } }
      if (below === 'rerun-failed-jobs') return rerun(id, run)
      return { status: 200, body: below === 'jobs' ? jobsOf(run) : resourceOf(id, run) }
    },
  }
  return own
}

const refused = (message: string): Reply => ({ status: 403, body: { message } })

const resourceOf = (id: string, { event, attempt, isRunning, conclusion, createdAt }: WorkflowRun) => ({
  id: Number(id),
  event,
  run_attempt: attempt,
  status: isRunning ? 'in_progress' : 'completed',
  conclusion: isRunning ? null : conclusion,
  created_at: createdAt.toISOString(),
})

/** It has one job. */
const jobsOf = ({ isRunning, conclusion, createdAt }: WorkflowRun) => ({
  total_count: 1,
  jobs: [{ conclusion: isRunning ? null : conclusion, started_at: createdAt.toISOString(), completed_at: null }],
})
