import { checkedAt, isCount, itemsAt, textAt, valueAt } from '../schema.ts'
import type { Client } from './github-client.ts'
import { GitHubError } from './github-error.ts'

/** A workflow run in its latest attempt. */
export interface WorkflowRun {
  isCompleted: boolean
  /** GitHub's word; '' until it has completed. */
  conclusion: string
  event: string
  attempt: number
  /** Of its first attempt, ISO 8601. */
  createdAt: string
}

/** A job of a workflow run, as it ended. */
export interface WorkflowJob {
  /** GitHub's word; '' until it has completed. */
  conclusion: string
  /** ISO 8601. */
  startedAt: string
  completedAt: string
}

export interface WorkflowJobs {
  jobs: WorkflowJob[]
  /** How many more there are. */
  unread: number
}

export interface RunRoutes {
  /** Whether a workflow run has not completed. */
  isRunning(run: string): Promise<boolean>
  /** Undefined if it was deleted. */
  workflowRun(run: string): Promise<WorkflowRun | undefined>
  /** The jobs of its latest attempt. */
  workflowJobs(run: string): Promise<WorkflowJobs>
  /**
   * Starts the failed jobs of a completed workflow run again, and those that depend on them. Throws an error without
   * `missingPermission` if GitHub refuses to repeat this run.
   */
  rerunFailedJobs(run: string): Promise<void>
}

const mostPages = 5

/** The workflow runs of one repository. */
export function runRoutes({ call }: Pick<Client, 'call'>): RunRoutes {
  const path = '/repos/{owner}/{repo}/actions/runs/{run_id}'
  async function read(run: string): Promise<WorkflowRun> {
    const about = { operation: `Reading workflow run ${run}`, permission: 'actions: read', isIdempotent: true }
    const { data } = await call(about, `GET ${path}`, { run_id: Number(run) })
    return {
      isCompleted: valueAt(data, 'status') === 'completed',
      conclusion: textAt(data, 'conclusion'),
      event: textAt(data, 'event'),
      attempt: checkedAt(isCount, data, 'run_attempt') ?? 0,
      createdAt: textAt(data, 'created_at'),
    }
  }
  return {
    isRunning: async (run) => !(await read(run)).isCompleted,
    async workflowRun(run) {
      try {
        return await read(run)
      } catch (error) {
        if (error instanceof GitHubError && error.status === 404) return undefined
        throw error
      }
    },
    async workflowJobs(run) {
      const operation = `Reading the jobs of workflow run ${run}`
      const about = { operation, permission: 'actions: read', isIdempotent: true }
      const jobs: WorkflowJob[] = []
      let total = 0
      for (let page = 1; page <= mostPages; page++) {
        const query = { run_id: Number(run), filter: 'latest', per_page: 100, page }
        const { data } = await call(about, `GET ${path}/jobs`, query)
        const listed = itemsAt(data, 'jobs')
        total = checkedAt(isCount, data, 'total_count') ?? 0
        if (!(total > 0 && jobs.length + listed.length > 0))
          throw new GitHubError(`${operation}: the answer is no list of jobs.`, { status: 200 })
        jobs.push(...listed.map(workflowJob))
        if (jobs.length >= total || listed.length === 0) break
      }
      return { jobs, unread: Math.max(0, total - jobs.length) }
    },
    async rerunFailedJobs(run) {
      const operation = `Re-running workflow run ${run}`
      try {
        const about = { operation, permission: 'actions: write', isIdempotent: false }
        await call(about, `POST ${path}/rerun-failed-jobs`, { run_id: Number(run) })
      } catch (error) {
        if (!(error instanceof GitHubError) || !isRefusalOfRun(error)) throw error
        throw new GitHubError(`${operation}: GitHub refused it.`, { status: error.status, cause: error })
      }
    },
  }
}

const workflowJob = (item: unknown): WorkflowJob => ({
  conclusion: textAt(item, 'conclusion'),
  startedAt: textAt(item, 'started_at'),
  completedAt: textAt(item, 'completed_at'),
})

// For want of a permission the answer is a 403 too: "Resource not accessible by integration". Of a run GitHub says "This
// workflow is already running", "This workflow run cannot be retried", or that it was created over a month ago.
const isRefusalOfRun = ({ status, limited, readOnly, said }: GitHubError): boolean =>
  status === 403 && !limited && readOnly === undefined && /\bworkflow\b/i.test(said) && !/scope|permission/i.test(said)
