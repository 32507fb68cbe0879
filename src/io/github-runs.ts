import { checkedAt, textAt, valueAt } from '../foreign-json.ts'
import { isSha } from '../formats.ts'
import type { Client } from './github-client.ts'
import { GitHubError, isGitHubError } from './github-error.ts'

type WorkflowRunState = ReturnType<typeof workflowRun>

/** The commit of a successful run, and when the run was made (ISO 8601). */
interface Success {
  sha: string
  createdAt: string
}

const noRunsText =
  'If this server does not list the runs of a workflow, use a duration or a ref in changes-since.'

/** Workflow runs. */
export function runRoutes({ call }: Client) {
  async function readRun(run: string): Promise<WorkflowRunState> {
    const operation = `Reading workflow run ${run}`
    const { data } = await call(operation, 'GET /actions/runs/{run}', { run: Number(run) })
    return workflowRun(data)
  }
  return {
    async lastSuccess({
      workflow,
      branch,
      event,
    }: Record<'workflow' | 'branch' | 'event', string>): Promise<Success | undefined> {
      const operation = `Reading the runs of ${workflow}`
      const query = { workflow, branch, event, status: 'success', per_page: 1 }
      const { data } = await call(operation, 'GET /actions/workflows/{workflow}/runs', query).catch(
        (cause) => {
          if (!isGitHubError(cause, 404)) throw cause
          throw new GitHubError(`${cause.message} ${noRunsText}`, { status: 404, cause })
        },
      )
      const success = newestSuccess(data)
      if (success !== 'unusable') return success
      throw new GitHubError(`${operation}: the answer is no list of successful runs. ${noRunsText}`)
    },
    isRunning: async (run: string): Promise<boolean> => !(await readRun(run)).isCompleted,
    /** Undefined if there is no such run, such as one that was deleted. */
    async workflowRun(run: string): Promise<WorkflowRunState | undefined> {
      try {
        return await readRun(run)
      } catch (error) {
        if (isGitHubError(error, 404)) return undefined
        throw error
      }
    },
  }
}

/**
 * The first of a list of successful workflow runs; `unusable` if the server does not say which runs
 * succeeded.
 */
export function newestSuccess(data: unknown): Success | undefined | 'unusable' {
  const runs = valueAt(data, 'workflow_runs')
  if (!Array.isArray(runs)) return 'unusable'
  if (runs.length === 0) return undefined
  const sha = checkedAt(isSha, runs[0], 'head_sha')
  const conclusion = valueAt(runs[0], 'conclusion')
  // A server that ignores what was asked for may name this very run, and then nothing would seem to
  // have changed.
  const mayHaveFailed = conclusion !== undefined && conclusion !== 'success'
  if (sha === undefined || mayHaveFailed) return 'unusable'
  return { sha, createdAt: textAt(runs[0], 'created_at') }
}

/** A run, in its latest attempt. */
const workflowRun = (data: unknown) => ({
  isCompleted: valueAt(data, 'status') === 'completed',
  /** When its first attempt was made, ISO 8601. */
  createdAt: textAt(data, 'created_at'),
})
