import type { Reply } from '../http/reply.ts'
import { type Backend, created, notFound, ok, type Request, type Routes, refusal } from './backend.ts'
import { paged } from './paging.ts'
import type { PastRun, WorkflowRun } from './state.ts'

/** GitHub re-runs no older workflow run. */
const oldestMs = 30 * 86_400_000

const noCommit = '0'.repeat(40)

/** Workflow runs: the past runs of a workflow, one run, its jobs, and its re-run. */
export function workflowRunRoutes({ state, api, now }: Backend): Routes {
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
  function pastRuns({ named, ...asked }: Request): Reply {
    const { query } = asked
    const wanted = { branch: query.get('branch'), event: query.get('event'), conclusion: query.get('status') }
    const runs = state.pastRuns
      .filter((run) => run.workflow === named.file)
      .filter((run) =>
        Object.entries(wanted).every(([field, value]) => value === null || run[field as keyof PastRun] === value),
      )
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const { body } = paged(runs, asked, (run) => ({
      ...resourceOf(run.id, { ...run, attempt: 1, status: 'completed' }),
      head_branch: run.branch,
      head_sha: run.sha,
    }))
    return ok({ total_count: runs.length, workflow_runs: body })
  }

  function list(asked: Request): Reply {
    const runs = [...state.runs].flatMap(([id, run]) => (run === 'deleted' ? [] : resourceOf(id, run)))
    return ok({ total_count: runs.length, workflow_runs: paged(runs, asked).body })
  }

  function run({ named }: Request): Reply {
    const known = found(Number(named.id))
    return known === 'deleted' ? notFound : ok(resourceOf(Number(named.id), known))
  }

  function jobs({ named, ...asked }: Request): Reply {
    const known = found(Number(named.id))
    if (known === 'deleted') return notFound
    const { conclusion, createdAt: startedAt, status } = known
    const all = known.jobs ?? [{ conclusion, startedAt, completedAt: status === 'completed' ? startedAt : null }]
    const { body, ...page } = paged(all, asked, ({ conclusion, startedAt, completedAt }, index) => ({
      ...resourceOf(index + 1, known),
      name: 'docs',
      status: conclusion === null ? 'in_progress' : 'completed',
      conclusion,
      started_at: startedAt,
      completed_at: completedAt,
    }))
    return { ...page, body: { total_count: all.length, jobs: body } }
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
    return created({})
  }

  return {
    'GET actions/runs/:id/jobs': jobs,
    'GET actions/workflows/:file/runs': pastRuns,
    'GET actions/runs': list,
    'GET actions/runs/:id': run,
    'POST actions/runs/:id/rerun-failed-jobs': rerunFailedJobs,
  }
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
