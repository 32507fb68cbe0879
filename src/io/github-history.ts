import { isPersonLogin, isSha } from '../schema.ts'

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

type Fields = Record<string, unknown>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0)
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads a list of changed files from GitHub's JSON; what is none is left out. */
export function changedFiles(data: unknown): ChangedFile[] {
  return items(data).flatMap((item) => {
    const { filename, previous_filename: before, status, additions, deletions, patch, sha } = fields(item)
    if (typeof filename !== 'string') return []
    return {
      path: filename,
      ...(typeof before === 'string' ? { before } : {}),
      status: /^[a-z]{1,20}$/.test(text(status)) ? text(status) : 'changed',
      added: number(additions),
      removed: number(deletions),
      ...(typeof patch === 'string' ? { patch } : {}),
      sha: text(sha),
    }
  })
}

/** Reads a list of commits from GitHub's JSON; what is none is left out. */
export function commits(data: unknown): Commit[] {
  return items(data).flatMap((item) => {
    const { sha, commit, author, parents } = fields(item)
    if (!isSha(sha)) return []
    const { message, author: named } = fields(commit)
    const { login, type } = fields(author)
    return {
      sha,
      message: text(message),
      author: text(login) || text(fields(named).name),
      ...(type === 'User' && isPersonLogin(login) ? { login } : {}),
      parents: items(parents).flatMap((parent) => {
        const { sha: of } = fields(parent)
        return isSha(of) ? [of] : []
      }),
    }
  })
}

/** Reads a comparison from GitHub's JSON; undefined where it is none. */
export function comparison(data: unknown): Comparison | undefined {
  const { total_commits: total, commits: listed, files, merge_base_commit: base, status } = fields(data)
  const { sha } = fields(base)
  if (!Number.isSafeInteger(total) || !isSha(sha)) return undefined
  return {
    total: number(total),
    commits: commits(listed),
    files: changedFiles(files),
    mergeBase: sha,
    diverged: status === 'diverged',
  }
}

/** Reads a tree with all below it from GitHub's JSON; undefined where it is none. */
export function tree(data: unknown): Tree | undefined {
  const { tree: entries, truncated } = fields(data)
  if (!Array.isArray(entries)) return undefined
  const files = new Map<string, string>()
  for (const entry of entries) {
    const { path, type, sha } = fields(entry)
    // A submodule is a commit.
    if (typeof path === 'string' && type !== 'tree') files.set(path, text(sha))
  }
  return { files, truncated: truncated !== false }
}

/** The newest successful run, if there is one; `unusable` if the server does not say which runs succeeded. */
export type NewestSuccess = { kind: 'list'; run: { sha: string; createdAt: string } | undefined } | { kind: 'unusable' }

/** Reads the first of a list of successful workflow runs from GitHub's JSON. */
export function newestSuccess(data: unknown): NewestSuccess {
  const { workflow_runs: runs } = fields(data)
  if (!Array.isArray(runs)) return { kind: 'unusable' }
  if (runs.length === 0) return { kind: 'list', run: undefined }
  const { head_sha: sha, created_at: createdAt, conclusion } = fields(runs[0])
  // A server that ignores what was asked for may name this very run, and then nothing would seem to have changed.
  if (!isSha(sha) || (conclusion !== undefined && conclusion !== 'success')) return { kind: 'unusable' }
  return { kind: 'list', run: { sha, createdAt: text(createdAt) } }
}
