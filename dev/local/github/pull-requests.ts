import type { Reply } from '../http/reply.ts'
import {
  type Backend,
  created,
  invalid,
  notFound,
  ok,
  oneOf,
  type Request,
  type Routes,
  refusal,
} from './backend.ts'
import { isText } from './comments.ts'
import { commitNamed, filesOf } from './git-history.ts'
import { addIssue, changeIssue } from './issues.ts'
import { paged } from './paging.ts'
import { isMember } from './people.ts'
import { pullResource } from './resources.ts'
import type { KeptIssue, KeptPull } from './state.ts'

/** Pull requests. */
export function pullRequestRoutes(backend: Backend): Routes {
  const { state, now, history } = backend
  const ofPull = oneOf(state.pulls)
  const shown = (pull: KeptPull) => pullResource(backend, pull)
  const pullsWith = (is: (pull: KeptPull) => boolean) =>
    Promise.all([...state.pulls.values()].filter(is).map(shown))

  /** GitHub adds all of them or none. */
  async function requestReviewers(pull: KeptPull, { sent }: Request): Promise<Reply> {
    const { reviewers = [], team_reviewers = [] } = sent as Record<string, string[]>
    if (team_reviewers.some((team) => !state.teams.has(team))) return notFound
    if (reviewers.includes(pull.issue.login))
      return refusal(422, 'Review cannot be requested from pull request author.')
    if (!reviewers.every((login) => isMember(state.people, login))) {
      return refusal(
        422,
        `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${state.repository.fullName} repository.`,
      )
    }
    for (const login of reviewers) pull.reviewers.add(login)
    for (const team of team_reviewers) pull.teams.add(team)
    return created(await shown(pull))
  }

  return {
    'GET commits/:sha/pulls': async ({ named }) =>
      ok(await pullsWith((pull) => pull.merge_commit_sha === named.sha)),
    async 'GET pulls'(asked) {
      const state = asked.query.get('state') ?? 'open'
      return paged(
        (await pullsWith(({ issue }) => [issue.state, 'all'].includes(state))).reverse(),
        asked,
      )
    },
    async 'POST pulls'({ login, sent: { title, body, head, base } }) {
      if (!isText(title) || !isText(head) || !isText(base)) return invalid
      return created(
        await shown(
          addPull(backend, addIssue(backend, login, { title, body }), { from: head, base }),
        ),
      )
    },
    'GET pulls/:number': ofPull(async (pull) => ok(await shown(pull))),
    'PATCH pulls/:number': ofPull(async (pull, { sent }) => {
      changeIssue(pull.issue, sent, now())
      return ok(await shown(pull))
    }),
    'GET pulls/:number/files': ofPull(async (pull, asked) =>
      paged((await filesOf(history, pull)) ?? [], asked),
    ),
    'POST pulls/:number/requested_reviewers': ofPull(requestReviewers),
  }
}

/** Makes a pull request of an issue. `from` is a branch, or `owner:branch` in a fork. */
export function addPull(
  { state: { repository, pulls } }: Backend,
  issue: KeptIssue,
  { from, base }: { from: string; base: string },
): KeptPull {
  const [head = '', owner = repository.owner] = from.split(':').toReversed()
  const pull: KeptPull = {
    issue,
    base,
    head,
    fork: owner === repository.owner ? undefined : `${owner}/${repository.name}`,
    sha: commitNamed(head),
    merged_at: null,
    merge_commit_sha: null,
    reviewers: new Set(),
    teams: new Set(),
  }
  pulls.set(issue.number, pull)
  return pull
}
