import type { Commit } from '../io/github-commits.ts'
import type { Ignored } from './ignored-pull.ts'

/** A commit on the main line, after `parent`, whose title names a pull request; `commits` came with it, and are it. */
export interface Merge {
  pull: number
  sha: string
  parent: string
  commits: string[]
}

/**
 * `own` and `ignored` ones are no reason to write documentation. `unproved`: only the title of the commit says that it is
 * a merge. A merged one has the words of whoever opened it: foreign.
 */
export type Judged =
  | { kind: 'own' | 'unproved' }
  | { kind: 'ignored'; by: Ignored }
  | { kind: 'merged'; title: string; description: string }

/** The merges on the main line to `head`, oldest first. Anybody can write `(#12)` into a title: it proves nothing. */
export function findMerges(commits: readonly Commit[], head: string): Merge[] {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit]))
  const mainLine = takeMainLine(unclaimed, head)
  const merges: Merge[] = []
  // Oldest first: a later merge does not bring again what an earlier one brought.
  for (const { sha, message, parents } of mainLine.toReversed()) {
    const brought = takeReachable(unclaimed, parents.slice(1))
    const pull = pullIn(message)
    if (pull === undefined) continue
    merges.push({ pull, sha, parent: parents[0] ?? sha, commits: [sha, ...brought] })
  }
  return merges
}

/** Takes the commits out that the first parents lead to from `head`, newest first. */
function takeMainLine(unclaimed: Map<string, Commit>, head: string): Commit[] {
  const mainLine: Commit[] = []
  let commit = unclaimed.get(head)
  while (commit !== undefined) {
    unclaimed.delete(commit.sha)
    mainLine.push(commit)
    commit = unclaimed.get(commit.parents[0] ?? '')
  }
  return mainLine
}

/** Takes the commits out that any parents lead to from these, and returns their ids. */
function takeReachable(unclaimed: Map<string, Commit>, from: readonly string[]): string[] {
  const taken: string[] = []
  const open = [...from]
  for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
    const commit = unclaimed.get(sha)
    if (commit === undefined) continue
    unclaimed.delete(sha)
    taken.push(sha)
    open.push(...commit.parents)
  }
  return taken
}

/** The pull request that GitHub's own title of a merge names, or that it appends to the title of a squashed one. */
function pullIn(message: string): number | undefined {
  const title = message.split('\n', 1)[0] ?? ''
  const merge = /^Merge pull request #(\d{1,9}) from /.exec(title)
  const squash = /\(#(\d{1,9})\)$/.exec(title.trimEnd())
  const pull = (merge ?? squash)?.[1]
  return pull === undefined ? undefined : Number(pull)
}
