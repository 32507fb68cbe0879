import type { LocatedConversation } from '../io/clients-by-token.ts'
import type { IssueComment } from '../io/github.ts'
import { GitHubError, isGitHubError } from '../io/github-error.ts'
import type { PullRequest } from '../io/github-pulls.ts'
import { checkLink, type Link } from '../io/pull-request-link.ts'
import { hasMoreReaders } from '../io/visibility.ts'
import { readMarkers } from '../memory/marker-reader.ts'
import { commentBody, drawWord, signMarker } from '../memory/signed-marker.ts'
import { isHeldByLiveRun } from '../memory/status-comment.ts'
import type { Outcome } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import { isNamedBy, leftOpenBy } from '../protocol/who-is-told.ts'
import { bestEffort, isRetried } from './best-effort.ts'
import { docsPull } from './docs-pull.ts'
import { pullRequestText } from './docs-pull-comment-text.ts'
import { mentionOf } from './mention-text.ts'
import { type Posting, postOnce } from './post-once.ts'
import type { Reporter } from './reporter.ts'
import { shownPull } from './shown-pull-text.ts'
import { coversText } from './status-text.ts'

/** What an outcome brought: not the pull request where it was asked, nor one from before that has its comment. */
export async function newPullRequest(
  reporter: Reporter,
  { job }: Outcome,
  isAnnounced: boolean | undefined,
): Promise<Link | undefined> {
  const { environment, state } = reporter
  const { before, conversation } = state.marker
  const link = job?.link
  if (link === undefined) return undefined
  if (shownPull(environment, link, conversation)?.isHere) return undefined
  const earlier = checkLink(before?.prLink, environment.linkHosts)
  if (link.url !== earlier?.url) return link
  // It is still news if the first run left the job before the pull request came, and has not announced it since.
  const leftOpen = () => leftOpenBy(state.conversation.marked, state.marker, link.url)
  if (!leftOpen()) return isAnnounced === false ? link : undefined
  const wasRead = await bestEffort(reporter, 'The conversation could not be read again.', () =>
    state.reread(),
  )
  const left = wasRead && leftOpen()
  // A run that still waits for the job announces it itself.
  return left && !(await isHeldByLiveRun(reporter.clients, left)) ? link : undefined
}

export type WritablePull = NonNullable<Awaited<ReturnType<typeof openPull>>>

/** GitHub may show a new pull request late. */
const lateMs = 2_000

/** Undefined if nothing can be written there. */
export async function openPull(reporter: Reporter, link: Link) {
  const place = docsPull(reporter, link)
  if (!place?.repository.mayWrite()) return undefined
  const pull = {
    ...place,
    link,
    repositoryId: reporter.environment.repository.id,
    isPublicPlace: false,
    author: undefined,
    size: undefined,
  }
  if (place.repository.isOwn) return pull
  try {
    const there = await readElsewhere(reporter, place)
    // Reading may have shown that docs-token cannot be used.
    return place.repository.mayWrite() ? { ...pull, ...there } : undefined
  } catch (error) {
    if (!(error instanceof Error) || isRetried(error, reporter)) throw error
    warnOf(error, reporter, place)
    return undefined
  }
}

/** What is to be known of a pull request in another repository before something is written there. */
async function readElsewhere({ clients, environment }: Reporter, place: LocatedConversation) {
  const { size, author, repository } = await readLate(clients.clock, place)
  if (repository.id === undefined) throw new Error('GitHub does not name its repository.')
  // The event of a re-run may be old: whether this repository is public is read anew.
  const own = environment.repository.visibility ?? (await clients.github.visibility())
  return {
    repositoryId: repository.id,
    /** People may read it who may not read this run's repository: nothing of that is written there. */
    isPublicPlace: hasMoreReaders(repository.visibility, own),
    author,
    /** If all who read the conversation may read it. */
    size: hasMoreReaders(own, repository.visibility) ? undefined : size,
  }
}

/** Reads a pull request, and once more if it is not shown yet. */
async function readLate(
  clock: Reporter['clients']['clock'],
  { repository, number }: LocatedConversation,
): Promise<PullRequest> {
  const read = () => repository.read((github) => github.pull(number))
  try {
    return await read()
  } catch (error) {
    if (!isGitHubError(error, 404)) throw error
    await clock.sleep(lateMs)
    return read()
  }
}

/** What docs-token may not do has its warning, and so has a cause that concerns many pull requests. */
function warnOf(error: Error, { clients }: Reporter, place: LocatedConversation): void {
  const { repository } = place
  const isFinal = error instanceof GitHubError && !error.isTransient
  const isWarnedOf =
    isFinal && !(repository.mayWrite() && repository.isNews(`HTTP ${error.status}`))
  if (isWarnedOf) return
  clients.log.warning(`Nothing can be written on ${nameOf(place)}. ${error.message}`)
}

export const nameOf = ({ repository, number }: LocatedConversation): string =>
  repository.isOwn ? `pull request #${number}` : `pull request ${repository.name}#${number}`

/**
 * Comments on the docs pull request, which notifies the requester. The comment carries a marker, so
 * that a command there reaches the same job; of the request it says what the readers there may
 * know. Returns whether a comment that stands there, or may, mentions the requester. `isTold`: they
 * are told otherwise, and not by this one.
 */
export async function commentOnPullRequest(
  reporter: Reporter,
  pull: WritablePull,
  { outcome, isTold }: { outcome: Outcome; isTold: boolean },
): Promise<boolean> {
  const { state, reader, clients } = reporter
  if (state.comment === undefined) return false
  const { jobId } = state.marker
  const mayMention = !pull.isPublicPlace && !isTold
  const mention = mayMention ? mentionOf(state.marker) : undefined
  const marker = pullRequestMarker(reporter, pull, outcome)
  const text = textFor(reporter, pull, mention)
  const body = commentBody(signMarker(marker, reader.keys), text, clients.redact)
  let isNamed = false
  const findSame = async (comments: IssueComment[]) => {
    const readerThere = { ...reader, repository: pull.repositoryId }
    const { marked } = await readMarkers(comments, readerThere, () => pull.number)
    const same = marked.filter(
      ({ marker }) => marker.kind === 'pull-request' && marker.jobId === jobId,
    )
    // There may be two, if an answer was lost.
    isNamed = same.some(({ marker }) => isNamedBy(marker, state.marker))
    return same[0]?.comment
  }
  let posting: Posting | undefined
  await bestEffort(reporter, `The comment on ${nameOf(pull)} could not be posted.`, async () => {
    posting = await postOnce(reporter, pull, { body, since: 0, findSame })
  })
  if (posting === 'stands') return isNamed
  return posting !== undefined && mention !== undefined
}

/** With it a command on the pull request reaches the same job. In a public place it names nobody, and no conversation. */
function pullRequestMarker(
  { state, environment }: Reporter,
  { number, repositoryId, isPublicPlace, link }: WritablePull,
  outcome: Outcome,
): Marker {
  const { id, owner, name } = environment.repository
  const { trigger, requester, requesterIsBot, conversation } = state.marker
  const { project, service, jobId, createdAt, startedAt } = state.marker
  const from = { repository: id, conversation, name: `${owner}/${name}` }
  const request = isPublicPlace
    ? { trigger: `issue:${number}` }
    : { trigger, from, requester, requesterIsBot }
  return {
    version: 1,
    project,
    service,
    repository: repositoryId,
    conversation: number,
    ...request,
    nonce: drawWord(),
    phase: 'settled',
    kind: 'pull-request',
    command: commandOf({ state, environment }),
    jobId,
    prLink: link.url,
    createdAt,
    startedAt,
    outcome: outcome.name,
  }
}

const commandOf = ({ state, environment }: Pick<Reporter, 'state' | 'environment'>): string =>
  state.marker.command ?? environment.command

function textFor(
  { state, environment }: Reporter,
  { repository, isPublicPlace }: WritablePull,
  mention: string | undefined,
): string {
  const { kind, conversation } = state.marker
  const { owner, name, url } = environment.repository
  const { isOwn } = repository
  const command = commandOf({ state, environment })
  if (isPublicPlace) return pullRequestText({ command, isOwn })
  const named = isOwn ? '' : `${owner}/${name}`
  const shown = { text: `${named}#${conversation}`, url: `${url}/issues/${conversation}` }
  const covers = kind === 'create' ? coversText(state.marker, named) : undefined
  return pullRequestText({ command, isOwn, mention, conversation: shown, covers })
}
