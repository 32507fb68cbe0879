import type { Reply } from '../http/reply.ts'
import { type Backend, notFound, type Request, type Route, refusal } from './backend.ts'
import { paged } from './paging.ts'
import type { PastRun, WorkflowRun } from './state.ts'

/** GitHub re-runs no older workflow run. */
const oldestMs = 30 * 86_400_000

const noCommit = '0'.repeat(40)

/** Workflow runs: the past runs of a workflow, one run, its jobs, and its re-run. */
export function workflowRunRoutes({ state, api, now }: Backend): Route[] {
  const found = (id: number): WorkflowRun | 'deleted' =>
    state.runs.get(id) ?? {
      event: 'workflow_dispatch',
      attempt: 1,
      createdAt: now(),
      ...(state.running.has(id)
        ? { status: 'in_progress', conclusion: null }
        : { status: 'completed', conclusion: 'success' }),
    }
  const resourceOf = (id: number, run: WorkflowRun) => ({
    html_url: `${api()}/repos/${state.repository.fullName}/actions/runs/${id}`,
    ...shown(id, run),
  })

  /** Newest first, filtered as GitHub does. */
  function pastRuns({ named, query, address }: Request): Reply {
    const wanted = { branch: query.get('branch'), event: query.get('event'), conclusion: query.get('status') }
    const runs = state.pastRuns
      .filter((run) => run.workflow === named.file)
      .filter((run) =>
        Object.entries(wanted).every(([field, value]) => value === null || run[field as keyof PastRun] === value),
      )
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const workflow_runs = paged(runs, query, { address }).body.map((run) => ({
      ...resourceOf(run.id, { ...run, attempt: 1, status: 'completed' }),
      head_branch: run.branch,
      head_sha: run.sha,
    }))
    return { status: 200, body: { total_count: runs.length, workflow_runs } }
  }

  function run({ named }: Request): Reply {
    const known = found(Number(named.id))
    return known === 'deleted' ? notFound : { status: 200, body: resourceOf(Number(named.id), known) }
  }

  function jobs({ named, query, address }: Request): Reply {
    const known = found(Number(named.id))
    if (known === 'deleted') return notFound
    const { conclusion, createdAt: startedAt, status } = known
    const all = known.jobs ?? [{ conclusion, startedAt, completedAt: status === 'completed' ? startedAt : null }]
    const { body, ...page } = paged(all, query, { address })
    const listed = body.map(({ conclusion, startedAt, completedAt }, index) => ({
      ...resourceOf(index + 1, known),
      name: 'docs',
      status: conclusion === null ? 'in_progress' : 'completed',
      conclusion,
      started_at: startedAt,
      completed_at: completedAt,
    }))
    return { ...page, body: { total_count: all.length, jobs: listed } }
  }

  /** With GitHub's own words for each refusal. */
  function rerunFailedJobs({ named }: Request): Reply {
    const known = found(Number(named.id))
    if (known === 'deleted') return notFound
    if (known.status !== 'completed') return refusal(403, 'This workflow is already running')
    if (known.conclusion === 'success') return refusal(403, 'This workflow run cannot be retried')
    if (isTooOld(known, now()))
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

export const isTooOld = ({ createdAt }: Pick<WorkflowRun, 'createdAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) > oldestMs

const shown = (id: number, { event, attempt, status, conclusion, createdAt }: WorkflowRun) => ({
  id,
  path: '.github/workflows/docs.yml',
  head_sha: noCommit,
  event,
  run_attempt: attempt,
  status,
  conclusion,
  created_at: createdAt,
  updated_at: createdAt,
})
