import { checkedAt, itemsAt, textAt, valueAt } from '../foreign-json.ts'
import { isPersonLogin, isSha } from '../formats.ts'
import { isCount, isText, text } from '../schema.ts'
import type { Client, Pages } from './github-client.ts'
import { GitHubError, isGitHubError } from './github-error.ts'

export interface ChangedFile {
  path: string
  before?: string | undefined
  status: string
  /** Lines; absent where only the trees were compared. */
  added?: number | undefined
  removed?: number | undefined
  /** Absent for binary and very large files. */
  patch?: string | undefined
  /** The blob's, as the change left it; of a removed file the last one. */
  sha: string
}

export type Commit = ReturnType<typeof commitsOf>[number]
export type Comparison = NonNullable<ReturnType<typeof comparisonOf>>

type WorkflowRunState = ReturnType<typeof workflowRun>

type Success = Pick<Commit, 'sha'> & { createdAt: string }

const noRunsText =
  'If this server does not list the runs of a workflow, use a duration or a ref in changes-since.'

export function historyRoutes({ call, page }: Client) {
  const read = async (run: string): Promise<WorkflowRunState> =>
    workflowRun(
      (await call(`Reading workflow run ${run}`, 'GET /actions/runs/{run}', { run: Number(run) }))
        .data,
    )
  return {
    async lastSuccess(
      runs: Record<'workflow' | 'branch' | 'event', string>,
    ): Promise<Success | undefined> {
      const { workflow, branch, event } = runs
      const operation = `Reading the runs of ${workflow}`
      const query = { workflow, branch, event, status: 'success', per_page: 1 }
      const { data } = await call(operation, 'GET /actions/workflows/{workflow}/runs', query).catch(
        (cause) => {
          if (!isGitHubError(cause, 404)) throw cause
          throw new GitHubError(`${cause.message} ${noRunsText}`, { status: 404, cause })
        },
      )
      const found = newestSuccess(data)
      if (found === 'unusable')
        throw new GitHubError(
          `${operation}: the answer is no list of successful runs. ${noRunsText}`,
        )
      return found
    },
    /** One page of the commits up to `sha` made since then (ISO 8601), newest first. */
    async commits(
      sha: string,
      since: string,
      number: number,
    ): Promise<Pages & { commits: Commit[] }> {
      const query = { sha, since, page: number }
      const { items, ...pages } = await page(
        `Reading the commits since ${since}`,
        'GET /commits',
        query,
      )
      return { commits: commitsOf(items), ...pages }
    },
    async compare(base: string, head: string, number: number): Promise<Comparison> {
      const operation = `Comparing with ${base}`
      const query = { basehead: `${base}...${head}`, per_page: 100, page: number }
      const comparison = comparisonOf(
        (await call(operation, 'GET /compare/{basehead}', query)).data,
      )
      if (comparison === undefined)
        throw new GitHubError(`${operation}: the answer is not a comparison.`)
      return comparison
    },
    async tree(sha: string) {
      const operation = `Reading the files of ${sha}`
      const tree = treeOf(
        (await call(operation, 'GET /git/trees/{sha}', { sha, recursive: '1' })).data,
      )
      if (tree === undefined) throw new GitHubError(`${operation}: the answer is not a tree.`)
      return tree
    },
    isRunning: async (run: string): Promise<boolean> => !(await read(run)).isCompleted,
    workflowRun: (run: string): Promise<WorkflowRunState | undefined> =>
      read(run).catch((error) => {
        if (isGitHubError(error, 404)) return undefined
        throw error
      }),
  }
}

export function changedFiles(items: unknown[]): ChangedFile[] {
  return items.flatMap((item) => {
    const path = checkedAt(isText, item, 'filename')
    if (path === undefined) return []
    return {
      path,
      before: checkedAt(isText, item, 'previous_filename'),
      status: checkedAt(text(/^[a-z]{1,20}$/), item, 'status') ?? 'changed',
      added: checkedAt(isCount, item, 'additions') ?? 0,
      removed: checkedAt(isCount, item, 'deletions') ?? 0,
      patch: checkedAt(isText, item, 'patch'),
      sha: textAt(item, 'sha'),
    }
  })
}

export function commitsOf(items: unknown[]) {
  return items.flatMap((item) => {
    const sha = checkedAt(isSha, item, 'sha')
    if (sha === undefined) return []
    const isPerson = textAt(item, 'author', 'type') === 'User'
    return {
      sha,
      message: textAt(item, 'commit', 'message'),
      // A login where GitHub knows one.
      author: textAt(item, 'author', 'login') || textAt(item, 'commit', 'author', 'name'),
      // GitHub knows it from an e-mail address that anybody can write.
      login: isPerson ? checkedAt(isPersonLogin, item, 'author', 'login') : undefined,
      parents: itemsAt(item, 'parents')
        .map((parent) => valueAt(parent, 'sha'))
        .filter(isSha),
    }
  })
}

/** A page has a hundred commits, oldest first; the first page alone has files, at most 300. */
export function comparisonOf(data: unknown) {
  const total = checkedAt(isCount, data, 'total_commits')
  const mergeBase = checkedAt(isSha, data, 'merge_base_commit', 'sha')
  if (total === undefined || mergeBase === undefined) return undefined
  return {
    total,
    commits: commitsOf(itemsAt(data, 'commits')),
    files: changedFiles(itemsAt(data, 'files')),
    mergeBase,
    diverged: valueAt(data, 'status') === 'diverged',
  }
}
export function treeOf(data: unknown) {
  if (!Array.isArray(valueAt(data, 'tree'))) return undefined
  // A submodule is a commit.
  const entries = itemsAt(data, 'tree').filter((entry) => valueAt(entry, 'type') !== 'tree')
  const files = entries.flatMap((entry): [string, string][] => {
    const path = checkedAt(isText, entry, 'path')
    return path === undefined ? [] : [[path, textAt(entry, 'sha')]]
  })
  return { files: new Map(files), truncated: valueAt(data, 'truncated') !== false }
}

/** The first of a list of successful workflow runs; `unusable` if the server does not say which runs succeeded. */
export function newestSuccess(data: unknown): Success | undefined | 'unusable' {
  const runs = valueAt(data, 'workflow_runs')
  if (!Array.isArray(runs)) return 'unusable'
  if (runs.length === 0) return undefined
  const sha = checkedAt(isSha, runs[0], 'head_sha')
  const conclusion = valueAt(runs[0], 'conclusion')
  // A server that ignores what was asked for may name this very run, and then nothing would seem to have changed.
  if (sha === undefined || (conclusion !== undefined && conclusion !== 'success')) return 'unusable'
  return { sha, createdAt: textAt(runs[0], 'created_at') }
}

// In its latest attempt.
const workflowRun = (data: unknown) => ({
  isCompleted: valueAt(data, 'status') === 'completed',
  createdAt: textAt(data, 'created_at'), // of its first attempt, ISO 8601
})
