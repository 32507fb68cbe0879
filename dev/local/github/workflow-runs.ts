import type { Reply } from '../http/reply.ts'
import { addressesOf, type Backend, created, notFound, ok, type Request, type Routes, refusal } from './backend.ts'
import { paged } from './paging.ts'
import type { WorkflowRun } from './state.ts'

/** GitHub re-runs no older workflow run. */
const oldestMs = 30 * 86_400_000

/** Workflow runs: those of a workflow, one run, its jobs, and its re-run. */
export function workflowRunRoutes(backend: Backend): Routes {
  const { state, now } = backend
  const found = (id: number): WorkflowRun | 'deleted' =>
    state.runs.get(id) ?? {
      event: 'workflow_dispatch',
      attempt: 1,
      createdAt: now(),
      ...(state.running.has(id)
        ? { status: 'in_progress', conclusion: null }
        : { status: 'completed', conclusion: 'success' }),
    }
  const shown = (id: number, run: WorkflowRun) => workflowRunResource(addressesOf(backend).page, id, run)

  /** Newest first, filtered as GitHub does: `status` may be a conclusion. */
  function list(asked: Request): Reply {
    const { branch, event, status: conclusion } = Object.fromEntries(asked.query)
    const wanted = Object.entries({ workflow: asked.named.file, branch, event, conclusion })
    const runs = [...state.runs]
      .flatMap(([id, run]) => (run === 'deleted' ? [] : [{ ...run, id }]))
      .filter((run) => wanted.every(([field, value]) => value === undefined || run[field as 'branch'] === value))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const { body, ...page } = paged(runs, asked, (run) => shown(run.id, run))
    return { ...page, body: { total_count: runs.length, workflow_runs: body } }
  }

  function run({ named }: Request): Reply {
    const known = found(Number(named.id))
    return known === 'deleted' ? notFound : ok(shown(Number(named.id), known))
  }

  function jobs({ named, ...asked }: Request): Reply {
    const known = found(Number(named.id))
    if (known === 'deleted') return notFound
    const { conclusion, createdAt: startedAt, status } = known
    const all = known.jobs ?? [{ conclusion, startedAt, completedAt: status === 'completed' ? startedAt : null }]
    const { body, ...page } = paged(all, asked, ({ conclusion, startedAt, completedAt }, index) => ({
      ...shown(index + 1, known),
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
    'GET actions/workflows/:file/runs': list,
    'GET actions/runs': list,
    'GET actions/runs/:id': run,
    'POST actions/runs/:id/rerun-failed-jobs': rerunFailedJobs,
  }
}

/** A run that has succeeded, on the main branch. */
export const succeededRun = (run: Pick<WorkflowRun, 'event' | 'createdAt'> & Partial<WorkflowRun>): WorkflowRun => ({
  ...{ branch: 'main', attempt: 1, status: 'completed', conclusion: 'success' },
  ...run,
})

export const isTooOld = ({ createdAt }: Pick<WorkflowRun, 'createdAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) > oldestMs

function workflowRunResource(page: string, id: number, { createdAt, attempt: run_attempt, ...run }: WorkflowRun) {
  const { workflow = 'docs.yml', branch: head_branch = 'main', sha: head_sha = '0'.repeat(40) } = run
  return {
    ...{ id, head_branch, head_sha, run_attempt, event: run.event, status: run.status, conclusion: run.conclusion },
    ...{ path: `.github/workflows/${workflow}`, html_url: `${page}/actions/runs/${id}` },
    ...{ created_at: createdAt, updated_at: createdAt },
  }
}
