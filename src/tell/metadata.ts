import { type GitHub, GitHubError } from '../io/github.ts'
import type { Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import { docsPull } from './docs-pull.ts'
import { bestEffort, mentionOf } from './notification.ts'
import { nameOf, type WritablePull } from './pull-request.ts'
import type { Reporter } from './reporter.ts'

/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
export async function applyMetadata(reporter: Reporter, pull: WritablePull): Promise<void> {
  const { environment, state } = reporter
  const { metadata } = environment
  // What docs-token may not do has had its warning.
  if (!wantsMetadata(environment) || !pull.repository.mayWrite()) return
  const requester = pull.isPublicPlace ? undefined : personWhoAsked(state.marker)
  await bestEffort(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () =>
    pull.repository.write((github) => setMetadata(github, { ...metadata, number: pull.number, requester })),
  )
}

/** Warns if labels, reviewers and assignees are wanted for a pull request that no token may write on. */
export function warnWithoutMetadata(reporter: Reporter, link: Link): void {
  if (!wantsMetadata(reporter.environment)) return
  const { log } = reporter.clients
  const what = `Labels, reviewers and assignees were not set on ${link.url}`
  const repository = docsPull(reporter, link)?.repository
  if (repository === undefined) log.warning(`${what}: it is not on this GitHub server.`)
  else if (repository.cure !== undefined && repository.isNews('metadata'))
    log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`)
}

/** Whether the inputs name labels, reviewers or assignees. */
export const wantsMetadata = ({ metadata }: Reporter['environment']): boolean =>
  metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0

type MetadataRoutes = Pick<GitHub, 'addLabels' | 'requestReviewers' | 'addAssignees'>

const team = 'team:'

/**
 * One request each for labels, reviewers, the requester's review, and assignees. Throws what GitHub refused and what to
 * grant once all was tried, and at once if a later try may succeed.
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
  const people = reviewers.filter((name) => !name.startsWith(team) && name !== 'requester')
  const isNamed = people.some((login) => login.toLowerCase() === requester?.toLowerCase())
  const assigned = [...new Set(assignees.flatMap((name) => (name === 'requester' ? (requester ?? []) : name)))]
  const problems = new Set<string>()
  let isExpired = false
  const attempt = async (request: () => Promise<void>, hint = ''): Promise<void> => {
    if (isExpired) return
    try {
      await request()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.isTransient) throw error
      problems.add(error.message + hint)
      isExpired = error.status === 401
    }
  }
  if (labels.length > 0) await attempt(() => github.addLabels(number, labels))
  if (people.length + teams.length > 0) {
    await attempt(() => github.requestReviewers(number, people, teams), teams.length > 0 ? teamHint : '')
  }
  // GitHub takes all reviewers or none: somebody who may not review there keeps nobody else from it.
  if (requester !== undefined && reviewers.includes('requester') && !isNamed) {
    await attempt(() => github.requestReviewers(number, [requester], []))
  }
  if (assigned.length > 0) await attempt(() => github.addAssignees(number, assigned))
  if (problems.size > 0) throw new Error([...problems].join('\n'))
}

const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not."

// `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
const personWhoAsked = (marker: Marker): string | undefined => mentionOf(marker) && marker.requester
