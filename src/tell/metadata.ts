import { type GitHub, GitHubError } from '../io/github.ts'
import type { Link } from '../io/link.ts'
import { docsPull } from './docs-pull.ts'
import { nameOf, type WritablePull } from './pull-request.ts'
import { bestEffort, mentionOf, type Reporter } from './reporter.ts'

/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
export async function applyMetadata({ environment, state, ...reporter }: Reporter, pull: WritablePull): Promise<void> {
  const { repository, isPublicPlace, number, author } = pull
  // What docs-token may not do has had its warning.
  if (!wantsMetadata(environment) || !repository.mayWrite()) return
  const { marker } = state
  // `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
  const requester = mentionOf(marker) && marker.requester
  const people = isPublicPlace ? {} : { requester, authors: marker.authors }
  const wanted = { ...environment.metadata, ...people, number, author }
  await bestEffort(reporter, `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`, () =>
    repository.write((github) => attemptAll(requests(github, wanted))),
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

export const wantsMetadata = ({ metadata }: Reporter['environment']): boolean =>
  metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0

/** The requester and the authors are undefined if nobody is known, or may be named there. */
interface Wanted extends Record<'labels' | 'reviewers' | 'assignees', string[]> {
  number: number
  requester?: string | undefined
  authors?: string[] | undefined
  /** Of the pull request, if that was read. */
  author: string | undefined
}

interface Attempt {
  ask: () => Promise<void>
  /** They are left out if GitHub refuses it. */
  reviewers?: string[]
  hint?: string
}

const team = 'team:'
const keywords = ['requester', 'authors']
const teamHint = " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not."

/**
 * One request each for labels, named reviewers, the requester's review, that of each author, and assignees: GitHub takes
 * all reviewers or none, and refuses those who may not review, and who opened the pull request.
 */
function* requests(github: GitHub, wanted: Wanted): Generator<Attempt> {
  const { number, labels, reviewers, assignees, requester, authors = [] } = wanted
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length))
  const people = reviewers.filter((name) => !name.startsWith(team) && !keywords.includes(name))
  const alone = (login: string): Attempt => ({
    ask: () => github.requestReviewers(number, [login], []),
    reviewers: [`@${login}`],
  })
  if (labels.length > 0) yield { ask: () => github.addLabels(number, labels) }
  if (people.length + teams.length > 0)
    yield {
      ask: () => github.requestReviewers(number, people, teams),
      reviewers: [...people.map((login) => `@${login}`), ...teams.map((slug) => team + slug)],
      hint: teams.length > 0 ? teamHint : '',
    }
  const asked = [...people]
  if (requester !== undefined && reviewers.includes('requester') && !includesLogin(people, requester)) {
    asked.push(requester)
    yield alone(requester)
  }
  const others = reviewers.includes('authors') ? authors.filter((login) => !includesLogin(asked, login)) : []
  let opener = wanted.author
  if (others.length > 0 && opener === undefined)
    yield {
      ask: async () => {
        opener = (await github.pull(number)).author
      },
    }
  for (const login of others) if (opener !== undefined && !includesLogin([opener], login)) yield alone(login)
  const assigned = [...new Set(assignees.flatMap((name) => (name === 'requester' ? (requester ?? []) : name)))]
  if (assigned.length > 0) yield { ask: () => github.addAssignees(number, assigned) }
}

const includesLogin = (logins: string[], login: string): boolean =>
  logins.some((other) => other.toLowerCase() === login.toLowerCase())

/** Throws what GitHub refused for good once all was tried, and at once if a later try may succeed or the token expired. */
async function attemptAll(attempts: Iterable<Attempt>): Promise<void> {
  const problems = new Map<string, string[]>()
  for (const { ask, reviewers = [], hint = '' } of attempts) {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.isTransient) throw error
      const problem = error.message + hint
      problems.set(problem, [...(problems.get(problem) ?? []), ...reviewers])
      if (error.status === 401) break
    }
  }
  const lines = [...problems].map(([problem, left]) =>
    left.length === 0 ? problem : `${problem} Left out: ${left.join(', ')}.`,
  )
  if (lines.length > 0) throw new Error(lines.join('\n'))
}
