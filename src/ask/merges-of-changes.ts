import { type GitHub, GitHubError } from '../io/github.ts'
import type { ChangedFile, Commit } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'

/** A commit on the main line, after `parent`, whose title names a pull request; `commits` came with it, and are it. */
export interface Merge {
  pull: number
  sha: string
  parent: string
  commits: string[]
}

/** `own` and `ignored` ones are no reason to write documentation. `unproved`: only the title says it is a merge. */
export type Judged = 'own' | 'ignored' | 'merged' | 'unproved'

/** Those on the main line to `head`, oldest first. Anybody can write `(#12)` into a title: it proves nothing. */
export function findMerges(commits: readonly Commit[], head: string): Merge[] {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit]))
  const mainLine: Commit[] = []
  for (
    let commit = unclaimed.get(head);
    commit !== undefined;
    commit = unclaimed.get(commit.parents[0] ?? '')
  ) {
    unclaimed.delete(commit.sha)
    mainLine.push(commit)
  }
  const merges: Merge[] = []
  // Oldest first: a later merge does not bring again what an earlier one brought.
  for (const { sha, message, parents } of mainLine.reverse()) {
    const brought = [sha]
    const reached = parents.slice(1)
    for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
      const commit = unclaimed.get(next)
      if (commit === undefined) continue
      unclaimed.delete(next)
      brought.push(next)
      reached.push(...commit.parents)
    }
    const pull = pullIn(message)
    if (pull !== undefined) merges.push({ pull, sha, parent: parents[0] ?? sha, commits: brought })
  }
  return merges
}

// GitHub's own title of a merge, and what it appends to the title of a squashed pull request.
function pullIn(message: string): number | undefined {
  const title = message.split('\n', 1)[0] ?? ''
  const [, pull] =
    /^Merge pull request #(\d{1,9}) from /.exec(title) ??
    /\(#(\d{1,9})\)$/.exec(title.trimEnd()) ??
    []
  return pull === undefined ? undefined : Number(pull)
}

const mostAuthors = 3
const mostRead = 20

export function findAuthors(commits: readonly Commit[]): string[] {
  const counts = new Map<string, number>()
  // Newest first: among equals, whoever was there last.
  for (const { login } of commits.filter(isWritten).toReversed())
    counts.set(login, (counts.get(login) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostAuthors)
    .map(([login]) => login)
}

// Whoever merges did not write what the merge brings.
const isWritten = (commit: Commit): commit is Commit & { login: string } =>
  commit.login !== undefined && commit.parents.length < 2

/** The newest of these commits that change a file which counts: each is read for its files; one that cannot be, counts. */
export async function commitsThatCount(
  commits: readonly Commit[],
  counts: (file: ChangedFile) => boolean,
  { github, log }: { github: Pick<GitHub, 'compare'>; log: Log },
): Promise<Commit[]> {
  const counting: Commit[] = []
  for (const commit of commits.filter(isWritten).slice(-mostRead)) {
    try {
      const { files } = await github.compare(commit.parents[0] ?? '', commit.sha, 1)
      if (files.some(counts)) counting.push(commit)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      log.debug(error.message)
      counting.push(commit)
    }
  }
  return counting
}
