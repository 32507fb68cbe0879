import { type GitHub, GitHubError } from '../io/github.ts'
import type { ChangedFile, Commit } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'

/** At most so many authors are asked to review. */
const mostAuthors = 3
/** How many commits are read for their files, the newest first. */
const mostRead = 20

/**
 * The people who made most of these commits (oldest first), at most three. A merge commit counts for nobody: whoever merges
 * did not write what it brings.
 */
export function findAuthors(commits: readonly Commit[]): string[] {
  const counts = new Map<string, number>()
  // Newest first: among equals, whoever was there last.
  for (const { login } of commits.filter(isWritten).toReversed()) counts.set(login, (counts.get(login) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostAuthors)
    .map(([login]) => login)
}

const isWritten = (commit: Commit): commit is Commit & { login: string } =>
  commit.login !== undefined && commit.parents.length < 2

/**
 * The newest of these commits (oldest first) that change a file which counts: a list of commits has no files, so each of
 * them is read. One that cannot be read counts.
 */
export async function commitsThatCount(
  commits: readonly Commit[],
  counts: (file: ChangedFile) => boolean,
  { github, log }: { github: Pick<GitHub, 'commitFiles'>; log: Log },
): Promise<Commit[]> {
  const counting: Commit[] = []
  for (const commit of commits.filter(isWritten).slice(-mostRead)) {
    try {
      if ((await github.commitFiles(commit.sha)).some(counts)) counting.push(commit)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      log.debug(error.message)
      counting.push(commit)
    }
  }
  return counting
}
