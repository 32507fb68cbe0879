import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, notFound, type Request, type Route, refusal } from './backend.ts'
import { commentsOf } from './comments.ts'
import { withFork } from './forks.ts'
import { type Branches, filesOf } from './history.ts'
import type { Metadata, RepositoryState } from './state.ts'

type Sent = Request['exchange']

/** Pull requests with their labels, reviewers and assignees, and as issues. */
export function pullRequestRoutes(backend: Backend): Route[] {
  const { state, read, user } = backend
  const { pulls, people, teams, metadata } = state

  const metadataOf = (number: number) => metadata.get(number) ?? emptyMetadata(metadata, number)

  const fieldsOf = (number: number) => asFields(metadataOf(number), user)

  async function pullRequest(number: number): Promise<Reply> {
    const reply = await read(`pulls/${number}`)
    if (reply.status !== 200) return reply
    const merge_commit_sha = state.mergeCommits.get(number) ?? null
    const pull = withFork(reply.body as Fields, state.forks.get(number)) as Fields & Branches
    const size = sizeOf(await filesOf(backend.history, pull))
    return { ...reply, body: { ...pull, merge_commit_sha, ...(await fieldsOf(number)), ...size } }
  }

  async function pullsOfCommit({ named }: Request): Promise<Reply> {
    const numbers = [...state.mergeCommits].flatMap(([number, sha]) => (sha === named.sha ? number : []))
    return { status: 200, body: await Promise.all(numbers.map(async (number) => (await pullRequest(number)).body)) }
  }

  async function asIssue(number: number): Promise<Reply> {
    const fields = (await pullRequest(number)).body as Fields
    const { head: _head, base: _base, _links, issue_url, url, diff_url, patch_url, merged_at, ...issue } = fields
    const pull_request = { url, html_url: fields.html_url, diff_url, patch_url, merged_at }
    const comments = (await commentsOf(number, backend)).length
    return { status: 200, body: { ...issue, url: issue_url, comments, pull_request } }
  }

  async function addLabels(number: number, { json }: Sent): Promise<Reply> {
    for (const name of (json as { labels: string[] }).labels) metadataOf(number).labels.add(name)
    return { status: 200, body: (await fieldsOf(number)).labels }
  }

  const isMember = (login: string): boolean => login in people && people[login] !== 'none'

  /** GitHub adds all of them or none. */
  async function requestReviewers(number: number, { json }: Sent): Promise<Reply> {
    const { user } = (await read(`pulls/${number}`)).body as { user: { login: string } }
    const { reviewers = [], team_reviewers = [] } = json as Record<string, string[]>
    if (team_reviewers.some((team) => !teams.has(team))) return notFound
    if (reviewers.includes(user.login)) return refusal(422, 'Review cannot be requested from pull request author.')
    if (!reviewers.every(isMember)) {
      return refusal(
        422,
        `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${state.repository.fullName} repository.`,
      )
    }
    for (const login of reviewers) metadataOf(number).reviewers.add(login)
    for (const team of team_reviewers) metadataOf(number).teams.add(team)
    return { ...(await pullRequest(number)), status: 201 }
  }

  /** GitHub leaves out whoever cannot be assigned, without an error. */
  async function addAssignees(number: number, { json }: Sent): Promise<Reply> {
    for (const login of (json as Record<string, string[]>).assignees ?? [])
      if (isMember(login)) metadataOf(number).assignees.add(login)
    return { ...(await asIssue(number)), status: 201 }
  }

  const route = (
    method: Route['method'],
    path: string,
    answer: (number: number, exchange: Sent) => Reply | Promise<Reply>,
  ): Route => ({
    method,
    path,
    answer: ({ exchange, named }) =>
      pulls.has(Number(named.number)) ? answer(Number(named.number), exchange) : undefined,
  })
  return [
    { method: 'GET', path: 'commits/:sha/pulls', answer: pullsOfCommit },
    route('GET', 'pulls/:number', pullRequest),
    route('GET', 'issues/:number', asIssue),
    route('POST', 'issues/:number/labels', addLabels),
    route('POST', 'pulls/:number/requested_reviewers', requestReviewers),
    route('POST', 'issues/:number/assignees', addAssignees),
  ]
}

function emptyMetadata(all: RepositoryState['metadata'], number: number): Metadata {
  const empty: Metadata = { labels: new Set(), reviewers: new Set(), teams: new Set(), assignees: new Set() }
  all.set(number, empty)
  return empty
}

/** How much it changes. The emulator knows no files: what it says is left out. */
function sizeOf(files: Fields[] | undefined): Fields {
  const sum = (field: string) => files?.reduce((sum, file) => sum + Number(file[field]), 0)
  return { changed_files: files?.length, additions: sum('additions'), deletions: sum('deletions') }
}

/** The metadata in the fields of a pull request. */
async function asFields({ labels, reviewers, teams, assignees }: Metadata, user: Backend['user']): Promise<Fields> {
  const users = (logins: Set<string>) => Promise.all([...logins].map(async (login) => (await user(login)).body))
  return {
    labels: [...labels].map((name, index) => ({ id: index + 1, name })),
    requested_reviewers: await users(reviewers),
    requested_teams: [...teams].map((slug) => ({ slug })),
    assignees: await users(assignees),
  }
}
