import type { Reply } from '../http/reply.ts'
import { type Backend, notFound, type Request, type Route, refusal } from './backend.ts'
import { paged } from './paging.ts'
import type { PastRun } from './state.ts'

/** GitHub re-runs no older workflow run. */
const oldestMs = 30 * 86_400_000

/** Workflow runs: the past runs of a workflow, one run, its jobs, and its re-run. */
export function workflowRunRoutes({ state }: Backend): Route[] {
  /** Newest first, filtered as GitHub does. */
  function pastRuns({ named, query, address }: Request): Reply {
    const wanted = { branch: query.get('branch'), event: query.get('event'), conclusion: query.get('status') }
    const runs = state.pastRuns
      .filter((run) => run.workflow === named.file)
      .filter((run) =>
        Object.entries(wanted).every(([field, value]) => value === null || run[field as keyof PastRun] === value),
      )
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const workflow_runs = paged(runs, query, { address }).items.map(
      ({ id, branch, event, conclusion, sha, createdAt }) => ({
        id,
        head_branch: branch,
        head_sha: sha,
        event,
        status: 'completed',
        conclusion,
        created_at: createdAt,
      }),
    )
    return { status: 200, body: { total_count: runs.length, workflow_runs } }
  }

  function run({ named }: Request): Reply {
    const id = Number(named.id)
    const known = state.runs.get(id)
    if (known === 'deleted') return notFound
    if (known === undefined)
      return { status: 200, body: { id, status: state.running.has(id) ? 'in_progress' : 'completed' } }
    const { event, attempt: run_attempt, status, conclusion, createdAt: created_at } = known
    return { status: 200, body: { id, event, run_attempt, status, conclusion, created_at } }
  }

  function jobs({ named, query, address }: Request): Reply {
    const known = state.runs.get(Number(named.id))
    if (known === undefined || known === 'deleted') return notFound
    const { conclusion, createdAt: startedAt, status } = known
    const all = known.jobs ?? [{ conclusion, startedAt, completedAt: status === 'completed' ? startedAt : null }]
    const { items, headers } = paged(all, query, { address })
    const listed = items.map((job, index) => ({
      id: index + 1,
      status: job.conclusion === null ? 'in_progress' : 'completed',
      conclusion: job.conclusion,
      started_at: job.startedAt,
      completed_at: job.completedAt,
    }))
    return { status: 200, body: { total_count: all.length, jobs: listed }, headers }
  }

  /** With GitHub's own words for each refusal. */
  function rerunFailedJobs({ named }: Request): Reply {
    const known = state.runs.get(Number(named.id))
    if (known === undefined || known === 'deleted') return notFound
    if (known.status !== 'completed') return refusal(403, 'This workflow is already running')
    if (known.conclusion !== 'failure') return refusal(403, 'This workflow run cannot be retried')
    if (Date.now() - Date.parse(known.createdAt) > oldestMs)
      return refusal(403, 'Unable to retry this workflow run because it was created over a month ago')
    if (known.onRerun) known.onRerun()
    else Object.assign(known, { attempt: known.attempt + 1, status: 'queued', conclusion: null })
    return { status: 201, body: {} }
  }

  return [
    { method: 'GET', path: 'actions/runs/:id/jobs', answer: jobs },
    { method: 'GET', path: 'actions/workflows/:file/runs', answer: pastRuns },
    { method: 'GET', path: 'actions/runs/:id', answer: run },
    { method: 'POST', path: 'actions/runs/:id/rerun-failed-jobs', answer: rerunFailedJobs },
  ]
}
