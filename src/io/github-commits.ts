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

export type Commit = NonNullable<ReturnType<typeof readCommit>>
export type Comparison = NonNullable<ReturnType<typeof comparisonOf>>

/** Commits, what changed between two of them, and the files of one. */
export function commitRoutes({ call, page }: Client) {
  return {
    /**
     * One page of the commits made since then (ISO 8601), newest first, up to a commit or a branch; '' is
     * the default branch.
     */
    async commits(
      upTo: string,
      since: string,
      number: number,
    ): Promise<Pages & { commits: Commit[] }> {
      const operation = `Reading the commits since ${since}`
      const { items, ...pages } = await page(operation, 'GET /commits', {
        ...shaOf(upTo),
        since,
        page: number,
      })
      return { commits: allCommitsOf(items, operation), ...pages }
    },
    /** The newest commit of a branch; '' is the default branch. Undefined if the repository is empty. */
    async newestCommit(branch: string): Promise<Commit | undefined> {
      const operation = 'Reading the newest commit'
      try {
        const { data } = await call(operation, 'GET /commits', { ...shaOf(branch), per_page: 1 })
        if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is not a list.`)
        return allCommitsOf(data, operation)[0]
      } catch (error) {
        if (isEmptyRepository(error)) return undefined
        throw error
      }
    },
    async compare(base: string, head: string, number: number): Promise<Comparison> {
      const operation = `Comparing with ${base}`
      const query = { basehead: `${base}...${head}`, per_page: 100, page: number }
      const { data } = await call(operation, 'GET /compare/{basehead}', query)
      const comparison = comparisonOf(data)
      if (comparison === undefined)
        throw new GitHubError(`${operation}: the answer is not a comparison.`)
      return comparison
    },
    async tree(sha: string) {
      const operation = `Reading the files of ${sha}`
      const { data } = await call(operation, 'GET /git/trees/{sha}', { sha, recursive: '1' })
      const tree = treeOf(data)
      if (tree === undefined) throw new GitHubError(`${operation}: the answer is not a tree.`)
      return tree
    },
  }
}

const shaOf = (upTo: string): { sha?: string } => (upTo === '' ? {} : { sha: upTo })

/** GitHub lists no commits of an empty repository, not even none. */
export const isEmptyRepository = (error: unknown): boolean => isGitHubError(error, 409)

/** The items of a list that are changed files. */
export const changedFiles = (items: unknown[]): ChangedFile[] =>
  items.map(readChangedFile).filter((file) => file !== undefined)

function readChangedFile(item: unknown): ChangedFile | undefined {
  const path = checkedAt(isText, item, 'filename')
  if (path === undefined) return undefined
  return {
    path,
    before: checkedAt(isText, item, 'previous_filename'),
    status: checkedAt(text(/^[a-z]{1,20}$/), item, 'status') ?? 'changed',
    added: checkedAt(isCount, item, 'additions') ?? 0,
    removed: checkedAt(isCount, item, 'deletions') ?? 0,
    patch: checkedAt(isText, item, 'patch'),
    sha: textAt(item, 'sha'),
  }
}

/** The items of a list that are commits. */
export const commitsOf = (items: unknown[]): Commit[] =>
  items.map(readCommit).filter((commit) => commit !== undefined)

/** Throws if an item is no commit: fewer commits would seem to be fewer changes. */
function allCommitsOf(items: unknown[], operation: string): Commit[] {
  const commits = commitsOf(items)
  if (commits.length === items.length) return commits
  throw new GitHubError(`${operation}: the answer is not a list of commits.`)
}

function readCommit(item: unknown) {
  const sha = checkedAt(isSha, item, 'sha')
  if (sha === undefined) return undefined
  const isPerson = textAt(item, 'author', 'type') === 'User'
  return {
    sha,
    message: textAt(item, 'commit', 'message'),
    /** A login where GitHub knows one. */
    author: textAt(item, 'author', 'login') || textAt(item, 'commit', 'author', 'name'),
    /** GitHub knows it from an e-mail address that anybody can write. */
    login: isPerson ? checkedAt(isPersonLogin, item, 'author', 'login') : undefined,
    parents: itemsAt(item, 'parents')
      .map((parent) => valueAt(parent, 'sha'))
      .filter(isSha),
  }
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

/** The files of a commit by their paths, each with the id of its content; undefined if it is no tree. */
export function treeOf(data: unknown) {
  if (!Array.isArray(valueAt(data, 'tree'))) return undefined
  const files = new Map<string, string>()
  for (const entry of itemsAt(data, 'tree')) {
    // A submodule is a commit, and counts as a file.
    const isFolder = valueAt(entry, 'type') === 'tree'
    const path = checkedAt(isText, entry, 'path')
    if (!isFolder && path !== undefined) files.set(path, textAt(entry, 'sha'))
  }
  return { files, truncated: valueAt(data, 'truncated') !== false }
}
