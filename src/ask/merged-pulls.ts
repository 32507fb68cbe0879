import type { Commit } from '../io/github-history.ts'

/**
 * The pull request that each commit came with, by the commit's SHA: the one named by a merge on the way from `head` to
 * its first parents, for that merge and for all it brought. Rebased pull requests leave no trace in the history.
 */
export function mergedPulls(commits: readonly Commit[], head: string): Map<string, number> {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit]))
  const mainLine: Commit[] = []
  for (let commit = unclaimed.get(head); commit !== undefined; commit = unclaimed.get(commit.parents[0] ?? '')) {
    unclaimed.delete(commit.sha)
    mainLine.push(commit)
  }
  const pulls = new Map<string, number>()
  // Oldest first: a later merge does not bring again what an earlier one brought.
  for (const { sha, message, parents } of mainLine.reverse()) {
    const pull = pullOf(message)
    if (pull !== undefined) pulls.set(sha, pull)
    const brought = parents.slice(1)
    for (let next = brought.pop(); next !== undefined; next = brought.pop()) {
      const commit = unclaimed.get(next)
      if (commit === undefined) continue
      unclaimed.delete(next)
      if (pull !== undefined) pulls.set(next, pull)
      brought.push(...commit.parents)
    }
  }
  return pulls
}

// GitHub's own title of a merge, and what it appends to the title of a squashed pull request.
function pullOf(message: string): number | undefined {
  const title = message.split('\n', 1)[0] ?? ''
  const [, pull] = /^Merge pull request #(\d{1,9}) from /.exec(title) ?? /\(#(\d{1,9})\)$/.exec(title.trimEnd()) ?? []
  return pull === undefined ? undefined : Number(pull)
}
