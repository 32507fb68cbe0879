import { type GitHub, GitHubError } from '../io/github.ts'
import type { Link } from '../io/link.ts'
import type { Marker } from '../protocol/marker.ts'
import { docsPull } from './docs-pull.ts'
import { bestEffort, mentionOf } from './notification.ts'
import { nameOf, type WritablePull } from './pull-request.ts'
import type { Reporter } from './reporter.ts'

/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
export async function applyMetadata(reporter: Reporter, pull: WritablePull): Promise<void> {
  const { environment, state } = reporter
  // What docs-token may not do has had its warning.
  if (!wantsMetadata(environment) || !pull.repository.mayWrite()) return
  const { isPublicPlace, number, author } = pull
  const people = isPublicPlace ? {} : { requester: personWhoAsked(state.marker), authors: state.marker.authors }
  const wanted = { ...environment.metadata, ...people, number, pullAuthor: author }
  await bestEffort(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () =>
    pull.repository.write((github) => setMetadata(github, wanted)),
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

type MetadataRoutes = Pick<GitHub, 'addLabels' | 'requestReviewers' | 'addAssignees' | 'pull'>

/** What to put on a pull request. The requester and the authors are undefined if nobody is known, or may be named there. */
interface Wanted {
  number: number
  labels: string[]
  reviewers: string[]
  assignees: string[]
  requester?: string | undefined
  authors?: string[] | undefined
  pullAuthor: string | undefined
}

const team = 'team:'
const keywords = ['requester', 'authors']

/**
 * One request each for labels, named reviewers, the requester's review, that of each author, and assignees. Throws what
 * GitHub refused and what to grant once all was tried, and at once if a later try may succeed.
 */
async function setMetadata(github: MetadataRoutes, wanted: Wanted): Promise<void> {
  const { number, labels, reviewers, assignees, requester } = wanted
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length))
  const people = reviewers.filter((name) => !name.startsWith(team) && !keywords.includes(name))
  const assigned = [...new Set(assignees.flatMap((name) => (name === 'requester' ? (requester ?? []) : name)))]
  const { attempt, problems } = createAttempts()
  if (labels.length > 0) await attempt(() => github.addLabels(number, labels))
  if (people.length + teams.length > 0) {
    await attempt(() => github.requestReviewers(number, people, teams), {
      hint: teams.length > 0 ? teamHint : '',
      reviewers: [...people.map(mention), ...teams.map((slug) => team + slug)],
    })
  }
  // GitHub takes all reviewers or none: somebody who may not review there keeps nobody else from it.
  if (requester !== undefined && reviewers.includes('requester') && !includesLogin(people, requester)) {
    people.push(requester)
    await attempt(() => github.requestReviewers(number, [requester], []), { reviewers: [mention(requester)] })
  }
  if (reviewers.includes('authors')) await requestAuthors(github, { ...wanted, asked: people }, attempt)
  if (assigned.length > 0) await attempt(() => github.addAssignees(number, assigned))
  if (problems.size > 0) throw new Error([...problems].map(problemText).join('\n'))
}

/** Asks each author alone who was not asked yet: GitHub refuses those who may not review, and the pull request's own author. */
async function requestAuthors(
  github: MetadataRoutes,
  { number, authors = [], asked, pullAuthor }: Wanted & { asked: string[] },
  attempt: Attempt,
): Promise<void> {
  const others = authors.filter((login) => !includesLogin(asked, login))
  if (others.length === 0) return
  let opener = pullAuthor
  if (opener === undefined)
    await attempt(async () => {
      opener = (await github.pull(number)).author
    })
  if (opener === undefined) return
  const unasked = [opener]
  for (const login of others.filter((other) => !includesLogin(unasked, other)))
    await attempt(() => github.requestReviewers(number, [login], []), { reviewers: [mention(login)] })
}

const includesLogin = (logins: string[], login: string): boolean =>
  logins.some((other) => other.toLowerCase() === login.toLowerCase())

/** Makes a request. What GitHub refuses for good is a problem, and whoever is named is left out. */
type Attempt = (request: () => Promise<void>, about?: { hint?: string; reviewers?: string[] }) => Promise<void>

/** Tries one request after another, until the token has expired. A problem has the reviewers that were left out for it. */
function createAttempts(): { attempt: Attempt; problems: Map<string, string[]> } {
  const problems = new Map<string, string[]>()
  let isExpired = false
  return {
    problems,
    async attempt(request, { hint = '', reviewers = [] } = {}) {
      if (isExpired) return
      try {
        await request()
      } catch (error) {
        if (!(error instanceof GitHubError) || error.isTransient) throw error
        const problem = error.message + hint
        problems.set(problem, [...(problems.get(problem) ?? []), ...reviewers])
        isExpired = error.status === 401
      }
    },
  }
}

const problemText = ([problem, reviewers]: [string, string[]]): string =>
  reviewers.length === 0 ? problem : `${problem} Left out: ${reviewers.join(', ')}.`

const mention = (login: string): string => `@${login}`

const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not."

// `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
const personWhoAsked = (marker: Marker): string | undefined => mentionOf(marker) && marker.requester
