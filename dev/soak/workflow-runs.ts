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
  /** When the action's job began and ended in this attempt. */
  startedAt: Date
  endedAt: Date | undefined
  /** Until then the run waits for an approval, though the action's job has ended, ms. */
  heldUntil: number
  others: OtherJob[]
}

/** A job of a workflow run besides the action's. */
export interface OtherJob {
  name: string
  conclusion: 'success' | 'failure' | 'skipped'
  /** It begins when the action's job has ended. */
  isDependant: boolean
}

/** The workflow runs of a repository: what GitHub says of them, and who may start one again. */
export interface WorkflowRuns {
  /** False: the token has no `actions: write`. */
  mayRerun: boolean
  /** False: the token has no `actions: read`. */
  mayRead: boolean
  /** The numbers of the runs that were started again through the API; `beyond`: with jobs that asked for nothing. */
  rerun: string[]
  beyond: string[]
  begin(id: string, about: Pick<WorkflowRun, 'event' | 'attempt'>, others: OtherJob[]): void
  end(id: string, conclusion: WorkflowRun['conclusion'], heldMs?: number): void
  /** Somebody deletes it. GitHub deletes no run that is still going. */
  remove(id: string): void
  /** It is older than GitHub starts again. */
  age(id: string): void
  /** Somebody starts it again by hand: the number of the attempt, undefined if GitHub refuses. */
  startByHand(id: string): number | undefined
  /** Answers `GET …/actions/runs/{id}`, and below it `GET …/jobs` and `POST …/rerun-failed-jobs`. */
  answer(id: string, part: string | undefined): Reply
}

/** `date` is GitHub's clock. `onRerun` is told of each attempt that the API starts. */
export function createWorkflowRuns(date: () => Date, onRerun: (id: string, attempt: number) => void): WorkflowRuns {
  const runs = new Map<string, WorkflowRun>()
  const isOld = ({ createdAt }: WorkflowRun): boolean => date().getTime() - createdAt.getTime() > 30 * dayMs
  const isGoing = ({ isRunning, heldUntil }: WorkflowRun): boolean => isRunning || date().getTime() < heldUntil

  function rerun(id: string, run: WorkflowRun): Reply {
    if (!own.mayRerun) return refused('Resource not accessible by integration')
    if (isGoing(run)) return refused('This workflow is already running')
    if (isOld(run)) return refused('Unable to retry this workflow run because it was created over a month ago')
    if (conclusionOf(run) === 'success') return refused('This workflow run cannot be retried')
    Object.assign(run, { isRunning: true, attempt: run.attempt + 1 })
    own.rerun.push(id)
    if (run.others.some(isRepeated)) own.beyond.push(id)
    onRerun(id, run.attempt)
    return { status: 201, body: {} }
  }

  const own: WorkflowRuns = {
    mayRerun: true,
    mayRead: true,
    rerun: [],
    beyond: [],
    begin(id, about, others) {
      const known = runs.get(id) ?? { conclusion: 'success', createdAt: date(), others }
      runs.set(id, { ...known, ...about, isRunning: true, startedAt: date(), endedAt: undefined, heldUntil: 0 })
    },
    end(id, conclusion, heldMs = 0) {
      const end = { isRunning: false, conclusion, endedAt: date(), heldUntil: date().getTime() + heldMs }
      Object.assign(runs.get(id) ?? {}, end)
    },
    remove(id) {
      const run = runs.get(id)
      if (run && !isGoing(run)) runs.delete(id)
    },
    age(id) {
      const run = runs.get(id)
      if (run) run.createdAt = new Date(date().getTime() - 31 * dayMs)
    },
    startByHand(id) {
      const run = runs.get(id)
      if (run === undefined || isGoing(run) || isOld(run)) return undefined
      Object.assign(run, { isRunning: true, attempt: run.attempt + 1 })
      return run.attempt
    },
    answer(id, part) {
      const run = runs.get(id)
      if (run === undefined) return { status: 404, body: { message: 'Not Found' } }
      if (part === 'rerun-failed-jobs') return rerun(id, run)
      if (!own.mayRead) return refused('Resource not accessible by integration')
      return { status: 200, body: part === 'jobs' ? jobsOf(id, run) : resourceOf(id, run, isGoing(run)) }
    },
  }
  return own
}

const refused = (message: string): Reply => ({ status: 403, body: { message } })

/** Whether a re-run repeats a job that is not the action's. */
const isRepeated = ({ conclusion, isDependant }: OtherJob): boolean =>
  conclusion === 'failure' || (isDependant && conclusion === 'success')

/** A run fails with any of its jobs. */
const conclusionOf = ({ conclusion, others }: WorkflowRun) =>
  others.some((job) => job.conclusion === 'failure') ? 'failure' : conclusion

const resourceOf = (id: string, run: WorkflowRun, isGoing: boolean) => ({
  id: Number(id),
  event: run.event,
  run_attempt: run.attempt,
  status: isGoing ? (run.isRunning ? 'in_progress' : 'waiting') : 'completed',
  conclusion: isGoing ? null : conclusionOf(run),
  created_at: run.createdAt.toISOString(),
})

function jobsOf(id: string, { attempt, conclusion, createdAt, startedAt, endedAt, others }: WorkflowRun) {
  const ours = { name: 'docs', conclusion, started_at: startedAt, completed_at: endedAt ?? null }
  const rest = others.map(({ isDependant, ...job }) => {
    const at = (isDependant && endedAt) || createdAt
    return { ...job, started_at: at, completed_at: at }
  })
  const about = { run_id: Number(id), run_attempt: attempt, status: endedAt ? 'completed' : 'in_progress' }
  const jobs = [ours, ...rest].map((job, index) => ({ id: Number(id) * 10 + index, ...about, ...job }))
  return { total_count: jobs.length, jobs }
}
