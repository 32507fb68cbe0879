import type { Environment } from '../environment.ts'
import type { GitHub } from '../io/github.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import type { PullRequest } from '../io/github-pulls.ts'
import type { Link } from '../io/pull-request-link.ts'
import { bestEffort } from './best-effort.ts'
import { docsPull } from './docs-pull.ts'
import { nameOf, type WritablePull } from './docs-pull-comment.ts'
import { mentionOf } from './mention-text.ts'
import type { Reporter } from './reporter.ts'

/** Puts labels, reviewers and assignees on a docs pull request; what cannot be put there is a warning. */
export async function applyMetadata(
  { environment, state, ...reporter }: Reporter,
  pull: WritablePull,
): Promise<void> {
  const { mayBeReportedTwice: readsAsked } = reporter
  const { repository, isPublicPlace } = pull
  // What docs-token may not do has had its warning.
  if (!wantsMetadata(environment) || !repository.mayWrite()) return
  const { marker } = state
  // `requester` stands for the person who asked: a nightly run has none, and a bot is no person.
  const requester = mentionOf(marker)?.slice(1)
  const people: People = isPublicPlace
    ? { requester: undefined, authors: [] }
    : { requester, authors: marker.authors ?? [] }
  await bestEffort(
    reporter,
    `Not all labels, reviewers and assignees were set on ${nameOf(pull)}.`,
    () =>
      repository.write((github) =>
        attemptAll(requests(github, environment.metadata, { ...pull, ...people, readsAsked })),
      ),
  )
}

export function warnWithoutMetadata(reporter: Reporter, link: Link): void {
  if (!wantsMetadata(reporter.environment)) return
  const { log } = reporter.clients
  const what = `Labels, reviewers and assignees were not set on ${link.url}`
  const repository = docsPull(reporter, link)?.repository
  if (repository === undefined) log.warning(`${what}: it is not on this GitHub server.`)
  else if (repository.cure !== undefined && repository.isNews('metadata'))
    log.warning(`${what}: it is in ${repository.name}. ${repository.cure}`)
}

export const wantsMetadata = ({ metadata }: Environment): boolean =>
  metadata.labels.length + metadata.reviewers.length + metadata.assignees.length > 0

interface Attempt {
  ask: () => Promise<void>
  /** Who is left out if GitHub refuses it. */
  reviewers?: string[]
  hint?: string
}

/** Nobody if nobody is known, or may be named there. */
interface People {
  requester: string | undefined
  authors: string[]
}

const team = 'team:'
const teamHint =
  " A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not."

/**
 * `readsAsked`: somebody may have asked for these reviews. Who is asked already is not asked again.
 */
type Wanted = Pick<WritablePull, 'number' | 'author'> & People & { readsAsked: boolean }

/**
 * One request each for labels, named reviewers, the requester's review, that of each author, and assignees: GitHub takes
 * all reviewers or none, and refuses those who may not review, and who opened the pull request.
 */
function requests(
  github: GitHub,
  { labels, reviewers, assignees }: Environment['metadata'],
  { number, author, requester, authors, readsAsked }: Wanted,
): Attempt[] {
  const isTeam = (name: string): boolean => name.startsWith(team)
  const standsForPeople = (name: string): boolean => name === 'requester' || name === 'authors'
  const teams = reviewers.filter(isTeam).map((name) => name.slice(team.length))
  const people = reviewers.filter((name) => !isTeam(name) && !standsForPeople(name))
  const requesters = requester === undefined ? [] : [requester]
  const asker = reviewers.includes('requester') ? others(requesters, people) : []
  const changers = reviewers.includes('authors') ? others(authors, [...people, ...asker]) : []
  const assigned = assignedPeople(assignees, requester)
  let read: Promise<PullRequest> | undefined
  const pull = (): Promise<PullRequest> => {
    read ??= github.pull(number)
    return read
  }
  const askFor = async (logins: string[], slugs: string[]): Promise<void> => {
    const asked = readsAsked ? (await pull()).reviewers : []
    const newLogins = others(logins, asked)
    const newSlugs = slugs.filter((slug) => others([team + slug], asked).length > 0)
    if (newLogins.length + newSlugs.length > 0)
      await github.requestReviewers(number, newLogins, newSlugs)
  }
  const alone = (login: string): Attempt => ({
    ask: () => askFor([login], []),
    reviewers: [`@${login}`],
  })
  const unlessOpener = (login: string): Attempt => ({
    ...alone(login),
    async ask() {
      const opener = author ?? (await pull()).author
      if (others([login], [opener]).length > 0) await askFor([login], [])
    },
  })
  const named: Attempt = {
    ask: () => askFor(people, teams),
    reviewers: [...people.map((login) => `@${login}`), ...teams.map((slug) => team + slug)],
    hint: teams.length > 0 ? teamHint : '',
  }
  const attempts: Attempt[] = []
  if (labels.length > 0) attempts.push({ ask: () => github.addLabels(number, labels) })
  if (people.length + teams.length > 0) attempts.push(named)
  attempts.push(...asker.map(alone), ...changers.map(unlessOpener))
  if (assigned.length > 0) attempts.push({ ask: () => github.addAssignees(number, assigned) })
  return attempts
}

/** Everybody once, with the requester's login where the word stands for it. */
function assignedPeople(assignees: string[], requester: string | undefined): string[] {
  const logins = assignees
    .map((name) => (name === 'requester' ? requester : name))
    .filter((login) => login !== undefined)
  return [...new Set(logins)]
}

const others = (logins: string[], known: string[]): string[] =>
  logins.filter((login) => !known.some((other) => other.toLowerCase() === login.toLowerCase()))

/** Throws what GitHub refused for good once all was tried, and at once if a later try may succeed or the token expired. */
async function attemptAll(attempts: Attempt[]): Promise<void> {
  const problems = new Map<string, string[]>()
  for (const { ask, reviewers = [], hint = '' } of attempts) {
    try {
      await ask()
    } catch (error) {
      throwUnlessGitHubError(error)
      if (error.isTransient) throw error
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
