import { checkedAt, isCount, isPersonLogin, isSha, isText, itemsAt, present, text, textAt, valueAt } from '../schema.ts'

/** A file that a pull request or a comparison changes. */
export interface ChangedFile {
  path: string
  /** Where it was, if it was renamed. */
  before?: string
  /** `added`, `modified`, `removed`, `renamed`, … */
  status: string
  /** Lines; absent where only the trees were compared. */
  added?: number
  removed?: number
  /** Absent for binary and very large files. */
  patch?: string
  /** The blob's, as the change left it; of a removed file the last one. */
  sha: string
}

export interface Commit {
  sha: string
  message: string
  /** A login where GitHub knows one, else the name in the commit. */
  author: string
  /** The author's login, if GitHub knows one and it is a person's. It comes from an e-mail address that anybody can write. */
  login?: string
  parents: string[]
}

/** What one commit has that another has not, by their last common one. */
export interface Comparison {
  /** How many commits there are; a page has a hundred, oldest first. */
  total: number
  commits: Commit[]
  /** At most 300, on the first page only. */
  files: ChangedFile[]
  mergeBase: string
  /** The other one is not an ancestor. */
  diverged: boolean
}

/** A commit's files: each path's blob. */
export interface Tree {
  files: Map<string, string>
  /** GitHub did not give all of them. */
  truncated: boolean
}

/** Reads a list of changed files from GitHub's JSON; what is none is left out. */
export function changedFiles(items: unknown[]): ChangedFile[] {
  return items.flatMap((item) => {
    const path = checkedAt(isText, item, 'filename')
    if (path === undefined) return []
    return present({
      path,
      before: checkedAt(isText, item, 'previous_filename'),
      status: checkedAt(text(/^[a-z]{1,20}$/), item, 'status') ?? 'changed',
      added: checkedAt(isCount, item, 'additions') ?? 0,
      removed: checkedAt(isCount, item, 'deletions') ?? 0,
      patch: checkedAt(isText, item, 'patch'),
      sha: textAt(item, 'sha'),
    })
  })
}

/** Reads a list of commits from GitHub's JSON; what is none is left out. */
export function commits(items: unknown[]): Commit[] {
  return items.flatMap((item) => {
    const sha = checkedAt(isSha, item, 'sha')
    if (sha === undefined) return []
    const isPerson = textAt(item, 'author', 'type') === 'User'
    return present({
      sha,
      message: textAt(item, 'commit', 'message'),
      author: textAt(item, 'author', 'login') || textAt(item, 'commit', 'author', 'name'),
      login: isPerson ? checkedAt(isPersonLogin, item, 'author', 'login') : undefined,
      parents: itemsAt(item, 'parents')
        .map((parent) => valueAt(parent, 'sha'))
        .filter(isSha),
    })
  })
}

/** Reads a comparison from GitHub's JSON; undefined where it is none. */
export function comparison(data: unknown): Comparison | undefined {
  const total = checkedAt(isCount, data, 'total_commits')
  const mergeBase = checkedAt(isSha, data, 'merge_base_commit', 'sha')
  if (total === undefined || mergeBase === undefined) return undefined
  return {
    total,
    commits: commits(itemsAt(data, 'commits')),
    files: changedFiles(itemsAt(data, 'files')),
    mergeBase,
    diverged: valueAt(data, 'status') === 'diverged',
  }
}

/** Reads a tree with all below it from GitHub's JSON; undefined where it is none. */
export function tree(data: unknown): Tree | undefined {
  if (!Array.isArray(valueAt(data, 'tree'))) return undefined
  // A submodule is a commit.
  const entries = itemsAt(data, 'tree').filter((entry) => valueAt(entry, 'type') !== 'tree')
  const files = entries.flatMap((entry): [string, string][] => {
    const path = checkedAt(isText, entry, 'path')
    return path === undefined ? [] : [[path, textAt(entry, 'sha')]]
  })
  return { files: new Map(files), truncated: valueAt(data, 'truncated') !== false }
}

/** The newest successful run, if there is one; `unusable` if the server does not say which runs succeeded. */
export type NewestSuccess = { kind: 'list'; run: { sha: string; createdAt: string } | undefined } | { kind: 'unusable' }

/** Reads the first of a list of successful workflow runs from GitHub's JSON. */
export function newestSuccess(data: unknown): NewestSuccess {
  const runs = valueAt(data, 'workflow_runs')
  if (!Array.isArray(runs)) return { kind: 'unusable' }
  if (runs.length === 0) return { kind: 'list', run: undefined }
  const sha = checkedAt(isSha, runs[0], 'head_sha')
  const conclusion = valueAt(runs[0], 'conclusion')
  // A server that ignores what was asked for may name this very run, and then nothing would seem to have changed.
  if (sha === undefined || (conclusion !== undefined && conclusion !== 'success')) return { kind: 'unusable' }
  return { kind: 'list', run: { sha, createdAt: textAt(runs[0], 'created_at') } }
}
