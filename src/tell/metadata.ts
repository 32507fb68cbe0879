import { type GitHub, GitHubError } from '../io/github.ts'
import type { Environment } from '../run/run-context.ts'

const team = 'team:'

/**
 * Puts labels, reviewers and assignees on a pull request of this repository, one request each. Throws what GitHub refused
 * and what to grant once all was tried, and at once where GitHub may well take it later.
 */
export async function setMetadata(
  github: Pick<GitHub, 'addLabels' | 'requestReviewers' | 'addAssignees'>,
  pull: number,
  { labels, reviewers, assignees }: Environment['metadata'],
  requester: string | undefined,
): Promise<void> {
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length))
  const people = logins(
    reviewers.filter((name) => !name.startsWith(team)),
    requester,
  )
  const assigned = logins(assignees, requester)
  const refused: string[] = []
  const attempt = async (act: () => Promise<void>, hint = ''): Promise<void> => {
    try {
      await act()
    } catch (fault) {
      if (!(fault instanceof GitHubError) || fault.isTransient) throw fault
      refused.push(fault.message + hint)
    }
  }
  if (labels.length > 0) await attempt(() => github.addLabels(pull, labels))
  if (people.length + teams.length > 0) {
    await attempt(() => github.requestReviewers(pull, people, teams), teams.length > 0 ? ofTeams : '')
  }
  if (assigned.length > 0) await attempt(() => github.addAssignees(pull, assigned))
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

const ofTeams = " A team needs a github-token that may see it, such as an app's: GITHUB_TOKEN may not."

// `requester` stands for the person who asked: a nightly run has none, and a bot is none.
function logins(names: string[], requester: string | undefined): string[] {
  const person = requester === undefined || requester.endsWith('[bot]') ? [] : [requester]
  return [...new Set(names.flatMap((name) => (name === 'requester' ? person : name)))]
}
