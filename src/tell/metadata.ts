import { type GitHub, GitHubError } from '../io/github.ts'
import type { Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import { bestEffort, mentionOf } from './notification.ts'
import { ownPullRequest } from './pull-request.ts'
import type { Reporter } from './reporter.ts'

/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
export async function applyMetadata(reporter: Reporter, link: Link | undefined): Promise<void> {
  const { clients, environment, state } = reporter
  const { labels, reviewers, assignees } = environment.metadata
  if (link === undefined || labels.length + reviewers.length + assignees.length === 0) return
  const number = ownPullRequest(environment, link)
  if (number === undefined) {
    clients.log.warning(
      `Labels, reviewers and assignees were not set: ${link.url} is in another repository, and the token is for this one.`,
    )
    return
  }
  await bestEffort(reporter, `Not all labels, reviewers and assignees were set on pull request #${number}.`, () =>
    setMetadata(clients.github, { ...environment.metadata, number, requester: personWhoAsked(state.marker) }),
  )
}

type MetadataRoutes = Pick<GitHub, 'addLabels' | 'requestReviewers' | 'addAssignees'>

const team = 'team:'

/**
 * One request each for labels, reviewers and assignees. Throws what GitHub refused and what to grant once all was tried,
 * and at once if a later try may succeed.
 */
async function setMetadata(
  github: MetadataRoutes,
  {
    number,
    labels,
    reviewers,
    assignees,
    requester,
  }: { number: number; labels: string[]; reviewers: string[]; assignees: string[]; requester: string | undefined },
): Promise<void> {
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length))
  const people = logins(
    reviewers.filter((name) => !name.startsWith(team)),
    requester,
  )
  const assigned = logins(assignees, requester)
  const problems: string[] = []
  const attempt = async (request: () => Promise<void>, hint = ''): Promise<void> => {
    try {
      await request()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.isTransient) throw error
      problems.push(error.message + hint)
    }
  }
  if (labels.length > 0) await attempt(() => github.addLabels(number, labels))
  if (people.length + teams.length > 0) {
    await attempt(() => github.requestReviewers(number, people, teams), teams.length > 0 ? teamHint : '')
  }
  if (assigned.length > 0) await attempt(() => github.addAssignees(number, assigned))
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const teamHint = " A team needs a github-token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not."

const personWhoAsked = (marker: Marker): string | undefined => mentionOf(marker) && marker.requester

// `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
function logins(names: string[], requester: string | undefined): string[] {
  const person = requester === undefined ? [] : [requester]
  return [...new Set(names.flatMap((name) => (name === 'requester' ? person : name)))]
}
