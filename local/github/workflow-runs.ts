import type { Reply } from '../http/reply.ts'
import type { Backend, Request, Route } from './backend.ts'
import { paged } from './paging.ts'
import type { PastRun } from './state.ts'

/** Workflow runs: the past runs of a workflow, and whether a run is in progress. */
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
    return { status: 200, body: { id, status: state.running.has(id) ? 'in_progress' : 'completed' } }
  }

  return [
    { method: 'GET', path: 'actions/workflows/:file/runs', answer: pastRuns },
    { method: 'GET', path: 'actions/runs/:id', answer: run },
  ]
}
