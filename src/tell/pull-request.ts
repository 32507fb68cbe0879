import { randomBytes } from 'node:crypto'
import type { LocatedConversation } from '../io/clients.ts'
import { GitHubError } from '../io/github.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { checkLink, type Link } from '../io/link.ts'
import { breakMarkers } from '../memory/marker-opening.ts'
import { readMarkers } from '../memory/markers.ts'
import { signMarker } from '../memory/signed-marker.ts'
import type { Outcome } from '../outcomes.ts'
import type { Marker, Origin } from '../protocol/marker.ts'
import { hasMoreReaders } from '../schema.ts'
import { docsPull, isConversation } from './docs-pull.ts'
import { paragraphs } from './markdown.ts'
import { bestEffort, mentionOf, postOnce } from './notification.ts'
import type { Reporter } from './reporter.ts'

/**
 * The pull request that an outcome brought: not the one on which it was requested, nor one that was there before and has
 * its comment.
 */
export async function newPullRequest(reporter: Reporter, { job }: Outcome): Promise<Link | undefined> {
  const { environment, state } = reporter
  const { before, conversation } = state.marker
  const link = job?.link
  if (link === undefined || isConversation(docsPull(reporter, link), conversation)) return undefined
  const earlier = checkLink(before?.prLink, environment.linkHosts)
  if (link.url !== earlier?.url || reporter.isAnnounced === false) return link
  return (await wasAnnounced(reporter, link)) ? undefined : link
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

/** A docs pull request that this run may write on. */
export interface WritablePull extends LocatedConversation {
  /** The id of its repository. */
  repositoryId: number
  /** People may read it who may not read this run's repository: nothing of that is written there. */
  isPublicPlace: boolean
  /** The login of whoever opened it, if it was read. */
  author?: string
  /** How much it changes, if it was read and all who read the conversation may read it. */
  size?: PullSize | undefined
}

/** What is known of a docs pull request before something is written there; undefined if nothing can be. */
export async function openPull(reporter: Reporter, link: Link): Promise<WritablePull | undefined> {
  const own = reporter.environment.repository
  const pull = docsPull(reporter, link)
  if (pull === undefined || !pull.repository.mayWrite()) return undefined
  const { repository } = pull
  if (repository.isOwn) return { ...pull, repositoryId: own.id, isPublicPlace: false }
  let found: WritablePull | undefined
  await bestEffort(reporter, `Nothing can be written on ${nameOf(pull)}.`, async () => {
    try {
      found = await readFacts(reporter, pull)
    } catch (error) {
      if (!(error instanceof GitHubError) || error.isTransient) throw error
      // What docs-token may not do has its warning, and so has a cause that concerns many pull requests.
      if (repository.mayWrite() && repository.isNews(`HTTP ${error.status}`)) throw error
    }
  })
  return repository.mayWrite() ? found : undefined
}

/** GitHub may show a new pull request late. */
const lateMs = 2_000

async function readFacts(reporter: Reporter, pull: LocatedConversation): Promise<WritablePull> {
  const { clients, environment } = reporter
  const read = () => pull.repository.read((github) => github.pull(pull.number))
  const { repository, size, author } = await read().catch(async (error) => {
    if (!(error instanceof GitHubError && error.status === 404)) throw error
    await clients.clock.sleep(lateMs)
    return read()
  })
  const { id, visibility } = repository
  if (id === undefined) throw new Error('GitHub does not name its repository.')
  // The event of a re-run may be old: whether this repository is public is read anew.
  const own = environment.repository.visibility ?? (await clients.github.visibility())
  const shown = hasMoreReaders(own, visibility) ? {} : { size }
  return { ...pull, repositoryId: id, isPublicPlace: hasMoreReaders(visibility, own), author, ...shown }
}

/**
 * Comments on the docs pull request, which notifies the requester. The comment carries a marker, so that a command there
 * reaches the same job. Returns whether the requester is notified by it.
 */
export async function commentOnPullRequest(
  reporter: Reporter,
  { outcome, link, pull }: { outcome: Outcome; link: Link; pull: WritablePull },
): Promise<boolean> {
  const { state, environment, reader } = reporter
  if (state.commentId === undefined) return false
  const { number, repository, repositoryId, isPublicPlace } = pull
  const { owner, name, id, url } = environment.repository
  const command = state.marker.command ?? environment.command
  const from: Origin | undefined = isPublicPlace
    ? undefined
    : { repository: id, conversation: state.marker.conversation, name: `${owner}/${name}` }
  const marker = pullRequestMarker(state.marker, { pull, link, from, command, outcome })
  const mention = isPublicPlace ? undefined : mentionOf(state.marker)
  const conversation = from && {
    text: `${repository.isOwn ? '' : from.name}#${from.conversation}`,
    url: `${url}/issues/${from.conversation}`,
  }
  const text = pullRequestText({ mention, conversation, command, isOwn: repository.isOwn })
  const body = `${signMarker(marker, reader.keys)}\n${breakMarkers(text)}`
  const isPosted = await bestEffort(reporter, `The comment on ${nameOf(pull)} could not be posted.`, () =>
    postOnce(reporter, pull, {
      body,
      async findSame(comments) {
        const { marked } = await readMarkers(comments, { ...reader, repository: repositoryId }, () => number)
        const { jobId } = state.marker
        return marked.find((found) => found.marker.kind === 'pull-request' && found.marker.jobId === jobId)?.comment
      },
    }),
  )
  return isPosted && !isPublicPlace
}

/** A docs pull request as a message names it. */
export const nameOf = ({ repository, number }: LocatedConversation): string =>
  repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`

/** The marker of that comment: it names the job, and of the request only what the readers there may know. */
function pullRequestMarker(
  { project, service, trigger, requester, requesterIsBot, jobId, createdAt }: Marker,
  {
    pull: { number, repositoryId },
    link,
    from,
    command,
    outcome,
  }: { pull: WritablePull; link: Link; from: Origin | undefined; command: string; outcome: Outcome },
): Marker {
  const request = from === undefined ? { trigger: `issue:${number}` } : { trigger, from, requester, requesterIsBot }
  return {
    version: 1,
    project,
    service,
    repository: repositoryId,
    conversation: number,
    ...request,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    command,
    jobId,
    prLink: link.url,
    createdAt,
    outcome: outcome.name,
  }
}

/** The text of that comment: it links the conversation and mentions the requester, if the readers there may know them. */
export function pullRequestText({
  mention,
  conversation,
  command,
  isOwn,
}: {
  mention: string | undefined
  conversation: { text: string; url: string } | undefined
  command: string
  /** The pull request is in the repository of the conversation. */
  isOwn: boolean
}): string {
  const lead = mention === undefined ? 'This pull request' : `${mention}, this pull request`
  const answers = conversation ? `[${conversation.text}](<${conversation.url}>)` : 'a request in another repository'
  return paragraphs(
    `${lead} answers ${answers}.`,
    isOwn
      ? `Write \`${command} …\` here to ask for changes. It reaches the same job.`
      : `If this repository runs the docs agent too, write \`${command} …\` here to ask for changes. It reaches the same job.`,
  )
}
