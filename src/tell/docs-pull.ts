import type { Environment } from '../environment.ts'
import type { Clients, LocatedConversation } from '../io/clients-by-token.ts'
import { type GitHubError, throwUnlessGitHubError } from '../io/github-error.ts'
import { checkLink, type Link } from '../io/pull-request-link.ts'
import { hasMoreReaders } from '../io/visibility.ts'
import type { Answers, PullState } from '../protocol/view.ts'
import { placeOf } from './shown-pull-text.ts'

interface PullReader {
  environment: Environment
  clients: Pick<Clients, 'log' | 'repositories'>
}

/** Where a pull request can be read and written; undefined if it is not on this server. */
export function docsPull(
  { environment, clients }: PullReader,
  link: Link | undefined,
): LocatedConversation | undefined {
  if (link === undefined) return undefined
  const place = placeOf(environment, link)
  if (place === undefined) return undefined
  return { number: link.number, repository: clients.repositories(place.repository) }
}

/** Of an address that the service gave: it is checked first. The size only if it may be shown. */
export async function readLinked(
  reader: PullReader,
  address: string | undefined,
): Promise<Answers['pull']> {
  const link = checkLink(address, reader.environment.linkHosts)
  if (link === undefined) return undefined
  return { link, is: await readState(reader, docsPull(reader, link)) }
}

async function readState(
  reader: PullReader,
  pull: LocatedConversation | undefined,
): Promise<PullState> {
  if (pull === undefined) return { state: 'unknown', why: 'It is not on this GitHub server.' }
  const { repository, number } = pull
  try {
    const read = await repository.read((github) => github.pull(number))
    const own = reader.environment.repository.visibility
    const isHidden = !repository.isOwn && hasMoreReaders(own, read.repository.visibility)
    return {
      state: read.state,
      head: read.sha || undefined,
      size: isHidden ? undefined : read.size,
      isHidden,
    }
  } catch (error) {
    throwUnlessGitHubError(error)
    reader.clients.log.debug(error.message)
    return { state: 'unknown', why: unreadableText(repository, error) }
  }
}

function unreadableText(repository: LocatedConversation['repository'], error: GitHubError): string {
  const { name, cure } = repository
  if (cure !== undefined) return `github-token may not read it in ${name}. ${cure}`
  // The log says why docs-token is not used.
  if (!repository.mayWrite()) return `No token may read it in ${name}.`
  return error.message
}
