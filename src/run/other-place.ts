import type { Clients, LocatedConversation } from '../io/clients.ts'
import { GitHubError } from '../io/github.ts'
import { createAccount } from '../memory/keys.ts'
import { readConversation, rememberedLink } from '../memory/markers.ts'
import type { Marker } from '../protocol/marker.ts'
import type { ConversationMarkers } from '../protocol/view.ts'
import { docsPull, isConversation } from '../tell/docs-pull.ts'
import type { Reporter } from '../tell/reporter.ts'

/** Where a job is also asked: on its docs pull request, or where that came from. */
interface OtherPlace extends LocatedConversation {
  /** The id of the repository; undefined until it was read. */
  repositoryId: number | undefined
  /** It is the docs pull request. */
  isPull: boolean
}

/**
 * Makes the reader of the other place of this conversation: an issue and its docs pull request are one, so what is asked
 * in one place waits for the other. A place that cannot be read has no markers.
 */
export function otherPlaceReader(
  context: Reporter & { clients: Pick<Clients, 'docsGitHub'> },
): (job: Partial<Marker>) => Promise<ConversationMarkers | undefined> {
  const { reader, clients } = context
  // What was asked there is answered with github-token, which may be of the same account as here.
  const docsAccount = clients.docsGitHub && createAccount(clients.docsGitHub)
  const ids = new Map<string, number>()
  let hasReported = false
  const report = (place: string): undefined => {
    if (!hasReported) clients.log.info(`${place}, so the job's status alone decides when the follow-up is sent.`)
    hasReported = true
  }
  return async (job) => {
    const place = otherPlace(context, job)
    if (place === undefined) return undefined
    if (place === 'hidden')
      return report('The first conversation of this pull request is in a repository that is not named here')
    const { repository, number, isPull } = place
    try {
      const known = place.repositoryId ?? ids.get(repository.name)
      const id = known ?? (await repository.read((github) => github.pull(number))).repository.id
      // Without it no marker there can be verified.
      if (id === undefined) return report(unreadText(place))
      ids.set(repository.name, id)
      const there = repository.isOwn ? reader : { ...reader, repository: id, docsAccount }
      const conversation = await repository.read((github) => readConversation(github, there, { number }))
      if (isPull) context.isAnnounced = conversation.marked.some(({ marker }) => isAnnouncement(marker, job))
      return repository.isOwn ? conversation : withoutLinks(conversation)
    } catch (error) {
      if (!(error instanceof GitHubError) || (repository.isOwn && error.isTransient)) throw error
      return report(unreadText(place))
    }
  }
}

// A link to another repository may tell of one that the readers here do not know.
const withoutLinks = ({ marked, ...more }: ConversationMarkers): ConversationMarkers => ({
  ...more,
  marked: marked.map(({ comment, marker }) => ({ comment: { ...comment, url: '' }, marker })),
})

/** The comment on a docs pull request that names its job. */
const isAnnouncement = ({ kind, jobId }: Marker, job: Partial<Marker>): boolean =>
  kind === 'pull-request' && jobId === job.jobId

const unreadText = ({ repository: { name }, number }: OtherPlace): string => `${name}#${number} cannot be read`

/** `hidden`: this is a docs pull request whose readers may not know where it was asked for. */
function otherPlace(context: Reporter, job: Partial<Marker>): OtherPlace | 'hidden' | undefined {
  const { state, environment, clients } = context
  const { id, url, ...own } = environment.repository
  const { marked } = state.conversation
  const announcement = marked.find(({ marker }) => isAnnouncement(marker, job))?.marker
  const origin = announcement?.from
  if (origin) {
    const isHere = origin.repository === id
    const repository = clients.repositories(isHere ? `${own.owner}/${own.name}` : origin.name)
    return { repository, number: origin.conversation, repositoryId: origin.repository, isPull: false }
  }
  // An open follow-up's marker has the pull request only as what was there before.
  const pull = docsPull(context, rememberedLink(job, environment.linkHosts))
  if (pull === undefined || isConversation(pull, state.marker.conversation)) return announcement && 'hidden'
  return { ...pull, repositoryId: pull.repository.isOwn ? id : undefined, isPull: true }
}
