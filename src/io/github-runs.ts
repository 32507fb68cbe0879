import { checkedAt, isCount, itemsAt, textAt, valueAt } from '../schema.ts'
import type { Client } from './github-client.ts'
import { GitHubError } from './github-error.ts'

export type WorkflowRunState = ReturnType<typeof workflowRun>
export type WorkflowJob = ReturnType<typeof workflowJob>

export interface WorkflowJobs {
  jobs: WorkflowJob[]
  unread: number
}

const mostPages = 5

export function runRoutes({ call }: Client) {
  const read = async (run: string): Promise<WorkflowRunState> =>
    workflowRun((await call(`Reading workflow run ${run}`, 'GET /actions/runs/{run}', { run: Number(run) })).data)

  return {
    isRunning: async (run: string): Promise<boolean> => !(await read(run)).isCompleted,
    workflowRun: (run: string): Promise<WorkflowRunState | undefined> =>
      read(run).catch((error) => {
        if (error instanceof GitHubError && error.status === 404) return undefined
        throw error
      }),

    async workflowJobs(run: string): Promise<WorkflowJobs> {
      const operation = `Reading the jobs of workflow run ${run}`
      const jobs: WorkflowJob[] = []
      let total = 0
      for (let page = 1; page <= mostPages; page++) {
        const query = { run: Number(run), filter: 'latest', per_page: 100, page }
        const { data } = await call(operation, 'GET /actions/runs/{run}/jobs', query)
        const listed = itemsAt(data, 'jobs')
        total = checkedAt(isCount, data, 'total_count') ?? 0
        jobs.push(...listed.map(workflowJob))
        if (total === 0 || jobs.length === 0)
          throw new GitHubError(`${operation}: the answer is no list of jobs.`, { status: 200 })
        if (jobs.length >= total || listed.length === 0) break
      }
      return { jobs, unread: Math.max(0, total - jobs.length) }
    },
    /** The error has no `missingPermission` if GitHub refuses to repeat this run. */
    async rerunFailedJobs(run: string): Promise<void> {
      const operation = `Re-running workflow run ${run}`
      try {
        await call(operation, 'POST /actions/runs/{run}/rerun-failed-jobs', { run: Number(run) })
      } catch (error) {
        if (!(error instanceof GitHubError) || !isRefusalOfRun(error)) throw error
        throw new GitHubError(`${operation}: GitHub refused it.`, { status: error.status, cause: error })
      }
    },
  }
}

// In its latest attempt. Conclusions are GitHub's words, '' before the end; times are ISO 8601.
const workflowRun = (data: unknown) => ({
  isCompleted: valueAt(data, 'status') === 'completed',
  conclusion: textAt(data, 'conclusion'),
  event: textAt(data, 'event'),
  attempt: checkedAt(isCount, data, 'run_attempt') ?? 0,
  createdAt: textAt(data, 'created_at'), // of its first attempt
})

const workflowJob = (item: unknown) => ({
  conclusion: textAt(item, 'conclusion'),
  startedAt: textAt(item, 'started_at'),
  completedAt: textAt(item, 'completed_at'),
})

// For want of a permission the answer is a 403 too: "Resource not accessible by integration". Of a run GitHub says "This
// workflow is already running", "This workflow run cannot be retried", or that it was created over a month ago.
const isRefusalOfRun = ({ status, limited, readOnly, said }: GitHubError): boolean =>
  status === 403 && !limited && readOnly === undefined && /\bworkflow\b/i.test(said) && !/scope|permission/i.test(said)
