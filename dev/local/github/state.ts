import type { Role } from './people.ts'
import { allGranted } from './permissions.ts'

/** What was added to a pull request: the emulator accepts labels and people on issues only, and any reviewer. */
export interface Metadata {
  labels: Set<string>
  reviewers: Set<string>
  teams: Set<string>
  assignees: Set<string>
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

/** A completed workflow run; `workflow` is its file's name. */
export interface PastRun {
  id: number
  workflow: string
  branch: string
  event: string
  conclusion: 'success' | 'failure' | 'cancelled'
  sha: string
  /** ISO 8601. */
  createdAt: string
}

/** A workflow run. `conclusion` is null until it has completed. */
export interface WorkflowRun {
  event: string
  attempt: number
  status: 'queued' | 'in_progress' | 'waiting' | 'completed'
  conclusion: 'success' | 'failure' | 'cancelled' | null
  /** Of its first attempt, ISO 8601. */
  createdAt: string
  /** Those of its latest attempt. Without them it has one, which ends as the run does. */
  jobs?: WorkflowJob[]
  /** Re-runs it, where a workflow runs. Without it, its next attempt is queued for ever. */
  onRerun?: () => void
}

/** A job of a workflow run. */
export interface WorkflowJob {
  /** As GitHub has it: `failure`, `timed_out`, `skipped`, …; null until it has completed. */
  conclusion: string | null
  /** ISO 8601. */
  startedAt: string
  completedAt: string | null
}

/** https://docs.github.com/en/rest/git/trees and https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const limits = { tree: 100_000, compared: 300 }

/** What a repository is when it is created. */
export interface Initial {
  /** Its name is changed by `rename` alone. */
  repository: { id: number; owner: string; name: string; fullName: string; private: boolean; archived: boolean }
  people: Record<string, Role>
}

export type RepositoryState = ReturnType<typeof createState>

/** What the local GitHub keeps of a repository itself, because the emulator does not. May be changed while it runs. */
export const createState = ({ repository, people }: Initial) => ({
  repository: { ...repository },
  people: { ...people },
  /** The permissions of the workflow's token. */
  grants: { ...allGranted },
  /** `on` is as in the request's path: `issues/comments/7`, `issues/1`, `pulls/comments/3`. */
  reactions: [] as { on: string; login: string; content: string }[],
  /** The numbers of all issues and pull requests, those of pull requests, and those that are locked. */
  conversations: new Set<number>(),
  pulls: new Set<number>(),
  locked: new Set<number>(),
  /** The issues that were deleted, or transferred to another repository. */
  gone: new Map<number, 'deleted' | { repository: string; number: number }>(),
  /** By the number of the pull request, as the next. */
  metadata: new Map<number, Metadata>(),
  /** The full names of the forks that pull requests come from; null: the fork was deleted. */
  forks: new Map<number, string | null>(),
  /** What the emulator does not keep of comments on lines, by their id. GitHub's `line` of an outdated one is null. */
  lineFields: new Map<number, Record<string, unknown>>(),
  /** By the id of a review, the id of the last comment before it: GitHub's times are whole seconds. */
  lastComments: new Map<number, number>(),
  /** The commit statuses, oldest first. */
  statuses: [] as Status[],
  /** The commits that merged pull requests. */
  mergeCommits: new Map<number, string>(),
  /** The slugs of the teams that the token can see: GITHUB_TOKEN sees none. */
  teams: new Set<string>(),
  pastRuns: [] as PastRun[],
  /** The ids of the workflow runs in progress; any other that `runs` does not name has completed. */
  running: new Set<number>(),
  /** Workflow runs in their latest attempt, by id. */
  runs: new Map<number, WorkflowRun | 'deleted'>(),
  /** The most entries of a tree, and files of a comparison, in one answer. */
  limits: { ...limits },
})

/** Puts the state back to how it was created, in place. */
export function resetState(state: RepositoryState, { repository, people }: Initial): void {
  for (const list of [state.reactions, state.pastRuns, state.statuses]) list.length = 0
  for (const kept of Object.values(state)) if (kept instanceof Set || kept instanceof Map) kept.clear()
  for (const login of Object.keys(state.people)) delete state.people[login]
  Object.assign(state.people, people)
  Object.assign(state.repository, repository)
  Object.assign(state.grants, allGranted)
  Object.assign(state.limits, limits)
}
