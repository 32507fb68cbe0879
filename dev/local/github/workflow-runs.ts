import type { Reply } from '../http/reply.ts'
import { addressesOf, type Backend, notFound, ok, type Request, type Routes } from './backend.ts'
import { paged } from './paging.ts'
import type { WorkflowRun } from './state.ts'

/** Workflow runs: all, those of a workflow, and one. */
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
  const shown = (id: number, run: WorkflowRun) =>
    workflowRunResource(addressesOf(backend).page, id, run)

  /** Newest first, filtered as GitHub does: `status` may be a conclusion. */
  function list(asked: Request): Reply {
    const { branch, event, status: conclusion } = Object.fromEntries(asked.query)
    const wanted = Object.entries({ workflow: asked.named.file, branch, event, conclusion })
    const runs = [...state.runs]
      .flatMap(([id, run]) => (run === 'deleted' ? [] : [{ ...run, id }]))
      .filter((run) =>
        wanted.every(([field, value]) => value === undefined || run[field as 'branch'] === value),
      )
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    const { body, ...page } = paged(runs, asked, (run) => shown(run.id, run))
    return { ...page, body: { total_count: runs.length, workflow_runs: body } }
  }

  function run({ named }: Request): Reply {
    const known = found(Number(named.id))
    return known === 'deleted' ? notFound : ok(shown(Number(named.id), known))
  }

  return {
    'GET actions/workflows/:file/runs': list,
    'GET actions/runs': list,
    'GET actions/runs/:id': run,
  }
}

/** A run that has succeeded, on the main branch. */
export const succeededRun = (
  run: Pick<WorkflowRun, 'event' | 'createdAt'> & Partial<WorkflowRun>,
): WorkflowRun => ({
  ...{ branch: 'main', attempt: 1, status: 'completed', conclusion: 'success' },
  ...run,
})

function workflowRunResource(
  page: string,
  id: number,
  { createdAt, attempt: run_attempt, ...run }: WorkflowRun,
) {
  const {
    workflow = 'docs.yml',
    branch: head_branch = 'main',
    sha: head_sha = '0'.repeat(40),
  } = run
  return {
    ...{
      id,
      head_branch,
      head_sha,
      run_attempt,
      event: run.event,
      status: run.status,
      conclusion: run.conclusion,
    },
    ...{ path: `.github/workflows/${workflow}`, html_url: `${page}/actions/runs/${id}` },
    ...{ created_at: createdAt, updated_at: createdAt },
  }
}
