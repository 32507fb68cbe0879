import { linkOf, ownPullRequest, type Telling } from './finish.ts'
import type { Outcome } from './work/outcome.ts'

/**
 * Puts labels, reviewers and assignees on a pull request that is new, one request each. What GitHub refuses is one
 * warning that says what to grant: the pull request is there all the same.
 */
export async function dress(turn: Telling, outcome: Outcome): Promise<void> {
  const { io, setting, memory } = turn
  const { labels, reviewers, assignees } = setting.dressing
  const link = linkOf(turn, outcome.job)
  if (labels.length + reviewers.length + assignees.length === 0) return
  if (link === undefined || link.url === memory.marker.before?.prLink) return
  const number = ownPullRequest(turn, link)
  if (number === undefined) {
    io.log.warning('Labels, reviewers and assignees were not set: the pull request is in another repository.')
    return
  }
  const team = 'team:'
  const teams = reviewers.filter((name) => name.startsWith(team)).map((name) => name.slice(team.length))
  const people = named(reviewers, memory.marker.asker).filter((name) => !name.startsWith(team))
  const assigned = named(assignees, memory.marker.asker)
  const refused: string[] = []
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (fault) {
      if (!(fault instanceof Error)) throw fault
      refused.push(fault.message)
    }
  }
  if (labels.length > 0) await attempt(() => io.github.addLabels(number, labels))
  if (people.length + teams.length > 0) await attempt(() => io.github.requestReviewers(number, people, teams))
  if (assigned.length > 0) await attempt(() => io.github.addAssignees(number, assigned))
  if (refused.length > 0) io.log.warning(`Not all was set on pull request #${number}. ${refused.join(' ')}`)
}

// `asker` stands for the person who asked; a nightly run has none.
const named = (names: string[], asker: string | undefined): string[] => [
  ...new Set(names.flatMap((name) => (name === 'asker' ? (asker ?? []) : name))),
]
