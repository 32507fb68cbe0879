import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import type { Kept } from './front.ts'

/** What was put on a pull request: the emulated GitHub takes labels and people on issues only, and any reviewer. */
export interface Dressed {
  labels: Set<string>
  reviewers: Set<string>
  teams: Set<string>
  assignees: Set<string>
}

type Fields = Record<string, unknown>
type Put = (on: { number: number; author: string; slug: string }, exchange: Exchange) => Reply

/** Puts labels, reviewers and assignees on pull requests, and shows them there. */
export function dressing({ people, dressed, teams }: Pick<Kept, 'people' | 'dressed' | 'teams'>): {
  put: Record<'labels' | 'requested_reviewers' | 'assignees', Put>
  shown(number: number): Fields
} {
  const of = (number: number): Dressed => {
    const known = dressed.get(number) ?? {
      labels: new Set(),
      reviewers: new Set(),
      teams: new Set(),
      assignees: new Set(),
    }
    dressed.set(number, known)
    return known
  }
  const isMember = (login: string): boolean => login in people && people[login] !== 'none'

  function shown(number: number): Fields {
    const { labels, reviewers, teams: asked, assignees } = of(number)
    const logins = (set: Set<string>) => [...set].map((login) => ({ login }))
    return {
      labels: [...labels].map((name) => ({ name })),
      requested_reviewers: logins(reviewers),
      requested_teams: [...asked].map((slug) => ({ slug })),
      assignees: logins(assignees),
    }
  }

  return {
    shown,
    put: {
      labels({ number }, { json }) {
        for (const name of (json as { labels: string[] }).labels) of(number).labels.add(name)
        return { status: 200, body: shown(number).labels }
      },
      // All of them or none.
      requested_reviewers({ number, author, slug }, { json }) {
        const { reviewers = [], team_reviewers: asked = [] } = json as Record<string, string[]>
        if (asked.some((team) => !teams.has(team))) return { status: 404, body: { message: 'Not Found' } }
        if (reviewers.includes(author)) return unprocessable('Review cannot be requested from pull request author.')
        if (!reviewers.every(isMember)) {
          return unprocessable(
            `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${slug} repository.`,
          )
        }
        for (const login of reviewers) of(number).reviewers.add(login)
        for (const team of asked) of(number).teams.add(team)
        return { status: 201, body: { number, ...shown(number) } }
      },
      // Whoever cannot be assigned is left out without a word.
      assignees({ number }, { json }) {
        for (const login of (json as Record<string, string[]>).assignees ?? [])
          if (isMember(login)) of(number).assignees.add(login)
        return { status: 201, body: { number, ...shown(number) } }
      },
    },
  }
}

const unprocessable = (message: string): Reply => ({ status: 422, body: { message } })
