import type { LocatedConversation } from '../io/clients-by-token.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { readConversation, rememberedLink } from '../memory/conversation.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { docsPull } from '../tell/docs-pull.ts'
import type { RunContext } from './run-context.ts'

/** Where a job is also asked: on its docs pull request, or where that came from. */
interface OtherPlace extends LocatedConversation {
  repositoryId: number | undefined
  isPull: boolean
}

/** An issue and its docs pull request are one: what is asked in one place waits for the other. Undefined if unreadable. */
export async function readOtherPlace(
  context: RunContext,
  job: Partial<Marker>,
): Promise<{ marked: MarkedComment[]; isAnnounced?: boolean } | undefined> {
  const { reader, elsewhere } = context
  const place = otherPlace(context, job)
  if (place === undefined) return undefined
  if (place === 'hidden')
    return report(
      context,
      'The first conversation of this pull request is in a repository that is not named here',
    )
  const { repository, number, isPull } = place
  const unread = `${repository.name}#${number} cannot be read`
  try {
    const known = place.repositoryId ?? elsewhere.ids.get(repository.name)
    const id = known ?? (await repository.read((github) => github.pull(number))).repository.id
    // Without it no marker there can be verified.
    if (id === undefined) return report(context, unread)
    elsewhere.ids.set(repository.name, id)
    // What was asked there is answered with github-token, which may be of the same account as here.
    const there = repository.isOwn
      ? reader
      : { ...reader, repository: id, docsAccount: elsewhere.account }
    const { marked } = await repository.read((github) =>
      readConversation(github, there, { number }),
    )
    return {
      // A link to another repository may tell of one that the readers here do not know.
      marked: repository.isOwn
        ? marked
        : marked.map((found) => ({ ...found, comment: { ...found.comment, url: '' } })),
      ...(isPull ? { isAnnounced: marked.some(({ marker }) => isAnnouncement(marker, job)) } : {}),
    }
  } catch (error) {
    throwUnlessGitHubError(error)
    if (repository.isOwn && error.isTransient) throw error
    return report(context, unread)
  }
}

function report({ environment: { repository }, clients }: RunContext, problem: string): undefined {
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
  const announcement = state.conversation.marked.find(({ marker }) =>
    isAnnouncement(marker, job),
  )?.marker
  const origin = announcement?.from
  if (origin) {
    const repository = clients.repositories(
      origin.repository === id ? `${owner}/${name}` : origin.name,
    )
    return {
      repository,
      number: origin.conversation,
      repositoryId: origin.repository,
      isPull: false,
    }
  }
  // An open follow-up's marker has the pull request only as what was there before.
  const pull = docsPull(context, rememberedLink(job, environment.linkHosts))
  const isOwn = pull?.repository.isOwn
  if (!pull || (isOwn && pull.number === state.marker.conversation)) return announcement && 'hidden'
  return { ...pull, repositoryId: isOwn ? id : undefined, isPull: true }
}
