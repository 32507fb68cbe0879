import { randomBytes } from 'node:crypto'
import type { Job } from '../io/agent.ts'
import { checkLink, type Link } from '../io/link.ts'
import { breakMarkers, type Marker, signMarker } from '../memory/marker.ts'
import { markerReader } from '../memory/markers.ts'
import type { Reporter } from '../run/run-context.ts'
import type { Outcome } from '../work/outcome.ts'
import { setMetadata } from './metadata.ts'
import { bestEffort, postOnce } from './notification.ts'
import { pullRequestText } from './status-comment.ts'

/** The pull request's link of a record, where it may be shown. */
export const linkOf = ({ environment }: Pick<Reporter, 'environment'>, job: Job | undefined): Link | undefined =>
  checkLink(job?.prLink, environment.linkHosts)

/** This repository's number of a pull request, or undefined for one elsewhere. */
export function ownPullRequest(
  { environment }: Pick<Reporter, 'environment'>,
  link: Link | undefined,
): number | undefined {
  const here = environment.repository.url.replace(/^https?:\/\//, '')
  return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined
}

/** The pull request that an outcome brought: not one that was there before, nor the one in which it was asked for. */
export async function newPullRequest(turn: Reporter, { job }: Outcome): Promise<Link | undefined> {
  const { before, conversation } = turn.memory.marker
  const link = linkOf(turn, job)
  if (link === undefined || ownPullRequest(turn, link) === conversation) return undefined
  const earlier = checkLink(before?.prLink, turn.environment.linkHosts)
  return link.url === earlier?.url && (await wasAnnounced(turn, link)) ? undefined : link
}

// One that was there before a follow-up is news all the same where the run that asked first had left before it came.
async function wasAnnounced(turn: Reporter, link: Link): Promise<boolean> {
  const { memory } = turn
  const ofOthers = () =>
    memory.conversation
      .map(({ marker }) => marker)
      .filter(({ jobId, nonce }) => jobId === memory.marker.jobId && nonce !== memory.marker.nonce)
  const untold = () =>
    ofOthers().some(({ phase }) => phase === 'created') &&
    !ofOthers().some(({ phase, prLink }) => phase === 'settled' && prLink === link.url)
  // That run may have told it since the conversation was read.
  const read = untold() && (await bestEffort(turn, 'The conversation could not be read again.', () => memory.reread()))
  return !(read && untold())
}

/** The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies. */
export async function commentOnPullRequest(turn: Reporter, outcome: Outcome, link: Link | undefined): Promise<boolean> {
  const { memory, environment } = turn
  const number = ownPullRequest(turn, link)
  const from = memory.marker.conversation
  if (link === undefined || number === undefined || memory.commentId === undefined) return false
  const marker: Marker = {
    version: 1,
    repository: environment.repository.id,
    conversation: number,
    trigger: memory.marker.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    requester: memory.marker.requester,
    command: memory.marker.command,
    from,
    jobId: memory.marker.jobId,
    prLink: link.url,
    createdAt: memory.marker.createdAt,
    outcome: outcome.name,
  }
  const text = pullRequestText(
    { number: from, url: `${environment.repository.url}/issues/${from}` },
    marker.requester,
    marker.command ?? environment.command,
  )
  return bestEffort(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
    const body = `${signMarker(marker, environment.keys[0])}\n${breakMarkers(text)}`
    const count = markerReader(environment.keys, { repository: environment.repository.id, conversation: number })
    await postOnce(turn, number, body, (comment) => {
      const there = count(comment)
      return there?.kind === 'pull-request' && there.jobId === marker.jobId
    })
  })
}

/** Labels, reviewers and assignees, where they are asked for. */
export async function applyMetadata(turn: Reporter, link: Link | undefined): Promise<void> {
  const { io, environment, memory } = turn
  const { labels, reviewers, assignees } = environment.metadata
  if (link === undefined || labels.length + reviewers.length + assignees.length === 0) return
  const number = ownPullRequest(turn, link)
  if (number === undefined) {
    io.log.warning(
      `Labels, reviewers and assignees were not set: ${link.url} is not in this repository, and the token is for this one alone.`,
    )
    return
  }
  await bestEffort(turn, `Not everything was set on pull request #${number}.`, () =>
    setMetadata(io.github, number, environment.metadata, memory.marker.requester),
  )
}
