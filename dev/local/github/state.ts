import type { Role } from './people.ts'
import { allGranted } from './permissions.ts'

/** An issue. Every pull request is one too. */
export interface KeptIssue {
  id: number
  number: number
  title: string
  body: string | null
  /** The author, as in all that follows. */
  login: string
  state: 'open' | 'closed'
  locked: boolean
  created_at: string
  updated_at: string
  labels: Set<string>
  assignees: Set<string>
}

export interface KeptPull {
  issue: KeptIssue
  base: string
  /** The branch, in `fork` if that is not undefined: its full name, or null if it was deleted. */
  head: string
  fork: string | null | undefined
  /** Stands for the commit of the branch. */
  sha: string
  merged_at: string | null
  merge_commit_sha: string | null
  reviewers: Set<string>
  teams: Set<string>
}

/** A comment on an issue or a pull request. */
export interface KeptComment {
  id: number
  issue: number
  login: string
  body: string
  created_at: string
  updated_at: string
}

export interface KeptReview {
  id: number
  pull: number
  login: string
  body: string
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED'
  submitted_at: string
  /** The id of the last comment before it: GitHub's times are whole seconds. */
  after: number
}

/** A comment on lines of a pull request, or on a whole file if `line` is null. */
export interface KeptLineComment extends Omit<KeptComment, 'issue'> {
  pull: number
  review: number
  path: string
  line: number | null
  start_line: number | null
  side: 'LEFT' | 'RIGHT'
  diff_hunk: string
  /** The first comment of the thread. */
  in_reply_to_id: number | undefined
}

/** A commit status. */
export interface Status {
  sha: string
  context: string
  state: 'error' | 'failure' | 'pending' | 'success'
  target_url: string | null
  description: string | null
  /** Who set it. */
  login: string
}

/** A workflow run. `conclusion` is null until it has completed. */
export interface WorkflowRun {
  /** Its file's name. */
  workflow?: string
  branch?: string
  sha?: string
  event: string
  attempt: number
  status: 'queued' | 'in_progress' | 'waiting' | 'completed'
  conclusion: 'success' | 'failure' | 'cancelled' | null
  /** Of its first attempt, ISO 8601. */
  createdAt: string
}

/** https://docs.github.com/en/rest/git/trees and https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const limits = { tree: 100_000, compared: 300 }

/** What a repository is when it is created. */
export interface Initial {
  /** Its name is changed by `rename` alone. */
  repository: {
    id: number
    owner: string
    name: string
    fullName: string
    private: boolean
    archived: boolean
  }
  people: Record<string, Role>
}

export type RepositoryState = ReturnType<typeof createState>

/** All that the local GitHub keeps of a repository. May be changed while it runs. */
export const createState = ({ repository, people }: Initial) => ({
  repository: { ...repository },
  people: { ...people },
  /** The permissions of the workflow's token. */
  grants: { ...allGranted },
  /** `on` is as in the request's path: `issues/comments/7`, `issues/1`, `pulls/comments/3`. */
  reactions: [] as { on: string; login: string; content: string }[],
  /** All issues and pull requests, by their number. */
  issues: new Map<number, KeptIssue>(),
  pulls: new Map<number, KeptPull>(),
  /** By id. */
  comments: new Map<number, KeptComment>(),
  reviews: new Map<number, KeptReview>(),
  lineComments: new Map<number, KeptLineComment>(),
  /** The issues that were deleted, or transferred to another repository. */
  gone: new Map<number, 'deleted' | { repository: string; number: number }>(),
  /** The commit statuses, oldest first. */
  statuses: [] as Status[],
  /** The branches, where there is no git. */
  branches: new Set(['main']),
  /**
   * The files of the default branch, by their path: what is in them, or GitHub's whole answer, for what is no file.
   */
  contents: new Map<string, string | Uint8Array | object>(),
  /** The slugs of the teams that the token can see: GITHUB_TOKEN sees none. */
  teams: new Set<string>(),
  /** The ids of the workflow runs in progress; any other that `runs` does not name has completed. */
  running: new Set<number>(),
  /** Workflow runs in their latest attempt, by id. */
  runs: new Map<number, WorkflowRun | 'deleted'>(),
  /** The most entries of a tree, and files of a comparison, in one answer. */
  limits: { ...limits },
})

/** Puts the state back to how it was created, in place. */
export function resetState(state: RepositoryState, initial: Initial): void {
  for (const kept of Object.values(state)) {
    if (kept instanceof Set || kept instanceof Map) kept.clear()
    else if (Array.isArray(kept)) kept.length = 0
    else for (const field of Object.keys(kept)) Reflect.deleteProperty(kept, field)
  }
  const { repository, people, grants, limits } = createState(initial)
  for (const [name, fields] of Object.entries({ repository, people, grants, limits }))
    Object.assign(state[name as 'people'], fields)
  state.branches.add('main')
}
