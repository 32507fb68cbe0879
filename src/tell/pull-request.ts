import { randomBytes } from 'node:crypto'
import type { Environment } from '../environment.ts'
import { GitHubError } from '../io/github.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import { readMarkers } from '../memory/markers.ts'
import { breakMarkers, signMarker } from '../memory/signed-marker.ts'
import type { Outcome } from '../outcomes.ts'
import type { PullState } from '../work/target.ts'
import { paragraphs } from './markdown.ts'
import { bestEffort, mentionOf, postOnce } from './notification.ts'
import type { Reporter } from './reporter.ts'

/** This repository's number of a pull request, or undefined for one elsewhere. */
export function ownPullRequest({ repository }: Environment, link: Link | undefined): number | undefined {
  const here = repository.url.replace(/^https?:\/\//, '')
  return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined
}

/** A docs pull request of this repository: whether it is open, and its head commit. */
export async function readPull(
  { environment, clients }: Pick<Reporter, 'environment' | 'clients'>,
  link: Link,
): Promise<PullState> {
  const number = ownPullRequest(environment, link)
  if (number === undefined) return { state: 'unknown' }
  try {
    const { open, sha } = await clients.github.pull(number)
    return { state: open ? 'open' : 'closed', ...(/^[0-9a-f]{40,64}$/.test(sha) ? { head: sha } : {}) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    clients.log.debug(error.message)
    return { state: 'unknown' }
  }
}

/** The pull request that an outcome brought: not one that was there before, nor the one on which it was requested. */
export async function newPullRequest(reporter: Reporter, { job }: Outcome): Promise<Link | undefined> {
  const { environment, state } = reporter
  const { before, conversation } = state.marker
  const link = job?.link
  if (link === undefined || ownPullRequest(environment, link) === conversation) return undefined
  const earlier = checkLink(before?.prLink, environment.linkHosts)
  return link.url === earlier?.url && (await wasAnnounced(reporter, link)) ? undefined : link
}

// A pull request from before a follow-up is still news if the first run left the job before the pull request came.
async function wasAnnounced(reporter: Reporter, link: Link): Promise<boolean> {
  const { state } = reporter
  const isMissing = (): boolean => {
    const others = state.conversation.marked
      .map(({ marker }) => marker)
      .filter(({ jobId, nonce }) => jobId === state.marker.jobId && nonce !== state.marker.nonce)
    const isOpen = others.some(({ phase }) => phase === 'created')
    return isOpen && !others.some(({ phase, prLink }) => phase === 'settled' && prLink === link.url)
  }
  // That run may have announced it since the conversation was read.
  const wasRead =
    isMissing() && (await bestEffort(reporter, 'The conversation could not be read again.', () => state.reread()))
  return !(wasRead && isMissing())
}

/**
 * Comments on the docs pull request, which notifies the requester. The comment carries a marker, so that a command there
 * reaches the same job. Returns whether it is there.
 */
export async function commentOnPullRequest(
  reporter: Reporter,
  outcome: Outcome,
  link: Link | undefined,
): Promise<boolean> {
  const { state, environment, reader } = reporter
  const number = ownPullRequest(environment, link)
  if (link === undefined || number === undefined || state.commentId === undefined) return false
  const { conversation: from, trigger, requester, requesterIsBot, jobId, createdAt, project, service } = state.marker
  const command = state.marker.command ?? environment.command
  const marker: Marker = {
    version: 1,
    project,
    service,
    repository: environment.repository.id,
    conversation: number,
    trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    requester,
    requesterIsBot,
    command,
    from,
    jobId,
    prLink: link.url,
    createdAt,
    outcome: outcome.name,
  }
  const url = `${environment.repository.url}/issues/${from}`
  const text = pullRequestText({ number: from, url }, mentionOf(state.marker), command)
  const body = `${signMarker(marker, environment.keys)}\n${breakMarkers(text)}`
  return bestEffort(reporter, `The comment on pull request #${number} could not be posted.`, () =>
    postOnce(reporter, {
      conversation: number,
      body,
      async findSame(comments) {
        const { marked } = await readMarkers(comments, reader, () => number)
        return marked.find((found) => found.marker.kind === 'pull-request' && found.marker.jobId === jobId)?.comment
      },
    }),
  )
}

/** The text of that comment: it names the conversation and mentions the requester. */
export function pullRequestText(
  from: { number: number; url: string },
  mention: string | undefined,
  command: string,
): string {
  const lead = mention === undefined ? 'This pull request' : `${mention}, this pull request`
  return paragraphs(
    `${lead} answers [#${from.number}](<${from.url}>).`,
    `Write \`${command} …\` here to ask for changes. It reaches the same job.`,
  )
}
