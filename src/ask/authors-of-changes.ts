import type { GitHub } from '../io/github.ts'
import type { ChangedFile, Commit } from '../io/github-commits.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import type { Log } from '../io/log.ts'

const mostAuthors = 3
const mostRead = 20

/** The logins that wrote most of these commits, which are given oldest first. Whoever wrote most stands first. */
export function findAuthors(commits: readonly Commit[]): string[] {
  const countOf = new Map<string, number>()
  // Newest first: among equals, whoever was there last.
  for (const { login } of commits.filter(isWritten).toReversed())
    countOf.set(login, (countOf.get(login) ?? 0) + 1)
  return [...countOf]
    .sort(([, countA], [, countB]) => countB - countA)
    .slice(0, mostAuthors)
    .map(([login]) => login)
}

/** Whether GitHub knows who wrote the commit. Whoever merges did not write what the merge brings. */
const isWritten = (commit: Commit): commit is Commit & { login: string } =>
  commit.login !== undefined && commit.parents.length < 2

/** Those of the newest commits that change a file which counts. One whose files cannot be read counts as well. */
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
      throwUnlessGitHubError(error)
      log.debug(error.message)
      counting.push(commit)
    }
  }
  return counting
}
