import type { Commit } from '../io/github-history.ts'

/** A commit on the main line whose title names a pull request, and the commits that came with it. */
export interface Merge {
  pull: number
  sha: string
  brought: string[]
}

/**
 * The merges on the way from `head` to its first parents, oldest first. A title proves nothing: anybody can write `(#12)`
 * into one. Rebased pull requests leave no trace in the history.
 */
export function findMerges(commits: readonly Commit[], head: string): Merge[] {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit]))
  const mainLine: Commit[] = []
  for (let commit = unclaimed.get(head); commit !== undefined; commit = unclaimed.get(commit.parents[0] ?? '')) {
    unclaimed.delete(commit.sha)
    mainLine.push(commit)
  }
  const merges: Merge[] = []
  // Oldest first: a later merge does not bring again what an earlier one brought.
  for (const { sha, message, parents } of mainLine.reverse()) {
    const brought: string[] = []
    const reached = parents.slice(1)
    for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
      const commit = unclaimed.get(next)
      if (commit === undefined) continue
      unclaimed.delete(next)
      brought.push(next)
      reached.push(...commit.parents)
    }
    const pull = pullOf(message)
    if (pull !== undefined) merges.push({ pull, sha, brought })
  }
  return merges
}

// GitHub's own title of a merge, and what it appends to the title of a squashed pull request.
function pullOf(message: string): number | undefined {
  const title = message.split('\n', 1)[0] ?? ''
  const [, pull] = /^Merge pull request #(\d{1,9}) from /.exec(title) ?? /\(#(\d{1,9})\)$/.exec(title.trimEnd()) ?? []
  return pull === undefined ? undefined : Number(pull)
}
