import type { LocatedConversation } from '../io/clients-by-token.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { readConversation } from '../memory/conversation.ts'
import { rememberedLink } from '../memory/remembered-link.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { docsPull } from '../tell/docs-pull.ts'
import type { RunContext } from './run-context.ts'

/** Where a job is also asked: on its docs pull request, or where that came from. */
interface OtherPlace extends LocatedConversation {
  repositoryId: number | undefined
  isPull: boolean
}

interface OtherConversation {
  marked: MarkedComment[]
  /** Of a docs pull request: whether it has the comment that names the job. */
  isAnnounced?: boolean
}

/** An issue and its docs pull request are one: what is asked in one place waits for the other. Undefined if unreadable. */
export async function readOtherPlace(
  context: RunContext,
  job: Partial<Marker>,
): Promise<OtherConversation | undefined> {
  const place = otherPlace(context, job)
  if (place === undefined) return undefined
  if (place === 'hidden') {
    reportUnread(
      context,
      'The first conversation of this pull request is in a repository that is not named here',
    )
    return undefined
  }
  const marked = await readMarked(context, place)
  if (marked === undefined) {
    reportUnread(context, `${place.repository.name}#${place.number} cannot be read`)
    return undefined
  }
  // A link to another repository may tell of one that the readers here do not know.
  const shown = place.repository.isOwn ? marked : marked.map(withoutUrl)
  if (!place.isPull) return { marked: shown }
  const isAnnounced = marked.some(({ marker }) => isAnnouncement(marker, job))
  return { marked: shown, isAnnounced }
}

/** Undefined if it cannot be read. Throws if a later try may read it in the run's own repository. */
async function readMarked(
  context: RunContext,
  place: OtherPlace,
): Promise<MarkedComment[] | undefined> {
  try {
    return await readVerified(context, place)
  } catch (error) {
    throwUnlessGitHubError(error)
    if (place.repository.isOwn && error.isTransient) throw error
    return undefined
  }
}

/** Undefined if GitHub does not name the repository: without its id no marker there can be verified. */
async function readVerified(
  { reader, elsewhere }: RunContext,
  { repository, number, repositoryId }: OtherPlace,
): Promise<MarkedComment[] | undefined> {
  const knownId = repositoryId ?? elsewhere.ids.get(repository.name)
  const id = knownId ?? (await repository.read((github) => github.pull(number))).repository.id
  if (id === undefined) return undefined
  elsewhere.ids.set(repository.name, id)
  // What was asked there is answered with github-token, which may be of the same account as here.
  const readerThere = repository.isOwn
    ? reader
    : { ...reader, repository: id, docsAccount: elsewhere.account }
  const { marked } = await repository.read((github) =>
    readConversation(github, readerThere, { number }),
  )
  return marked
}

const withoutUrl = (marked: MarkedComment): MarkedComment => ({
  ...marked,
  comment: { ...marked.comment, url: '' },
})

function reportUnread({ environment: { repository }, clients }: RunContext, problem: string): void {
  const isNews = clients
    .repositories(`${repository.owner}/${repository.name}`)
    .isNews('other place')
  if (isNews)
    clients.log.info(`${problem}, so the job's status alone decides when the follow-up is sent.`)
}

const isAnnouncement = ({ kind, jobId }: Marker, job: Partial<Marker>): boolean =>
  kind === 'pull-request' && jobId === job.jobId

/** `hidden`: this is a docs pull request whose readers may not know where it was asked for. */
function otherPlace(context: RunContext, job: Partial<Marker>): OtherPlace | 'hidden' | undefined {
  const { state, environment, clients } = context
  const { id, owner, name } = environment.repository
  const { marked } = state.conversation
  const announcement = marked.find(({ marker }) => isAnnouncement(marker, job))?.marker
  const origin = announcement?.from
  if (origin) {
    const repository = clients.repositories(
      origin.repository === id ? `${owner}/${name}` : origin.name,
    )
    const number = origin.conversation
    return { repository, number, repositoryId: origin.repository, isPull: false }
  }
  // An open follow-up's marker has the pull request only as what was there before.
  const pull = docsPull(context, rememberedLink(job, environment.linkHosts))
  const isHere = pull?.repository.isOwn && pull.number === state.marker.conversation
  if (pull === undefined || isHere) return announcement === undefined ? undefined : 'hidden'
  return { ...pull, repositoryId: pull.repository.isOwn ? id : undefined, isPull: true }
}
