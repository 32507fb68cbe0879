import type { Environment } from '../environment.ts'
import type { Clients, LocatedConversation } from '../io/clients-by-token.ts'
import { GitHubError } from '../io/github.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { Answers, PullState } from '../protocol/view.ts'
import { hasMoreReaders } from '../schema.ts'
import type { ShownPull } from './headlines.ts'

interface PullReader {
  environment: Environment
  clients: Pick<Clients, 'log' | 'repositories'>
}

/** The repository of a pull request; undefined if it is on another server, or in no repository of GitHub's form. */
function placeOf({ repository: { url, owner, name } }: Environment, link: Link | undefined) {
  const [host, ...there] = link?.repository?.split('/') ?? []
  if (host !== new URL(url).host) return undefined
  const where = there.join('/')
  return { where, isOwn: where.toLowerCase() === `${owner}/${name}`.toLowerCase() }
}

export function docsPull(
  { environment, clients }: PullReader,
  link: Link | undefined,
): LocatedConversation | undefined {
  const place = placeOf(environment, link)
  return link && place && { number: link.number, repository: clients.repositories(place.where) }
}

/** `isHere`: it is this conversation itself. Another repository may have the same number. */
export const shownPull = (
  environment: Environment,
  link: Link | undefined,
  conversation: number,
): ShownPull | undefined =>
  link && {
    url: link.url,
    isHere: link.number === conversation && placeOf(environment, link)?.isOwn === true,
  }

/** As GitHub names it: it makes a link of a number of this repository. */
export function pullName(environment: Environment, link: Link): string {
  const { where, isOwn } = placeOf(environment, link) ?? {}
  if (where === undefined) return `<${link.url}>`
  return isOwn
    ? `#${link.number}`
    : `[${where.replaceAll('_', '\\_')}#${link.number}](<${link.url}>)`
}

/** Of an address that the service gave: it is checked first. The size only if it may be shown. */
export async function readLinked(
  reader: PullReader,
  address: string | undefined,
): Promise<Answers['pull']> {
  const link = checkLink(address, reader.environment.linkHosts)
  return link && { link, is: await readState(reader, docsPull(reader, link)) }
}

async function readState(
  reader: PullReader,
  pull: LocatedConversation | undefined,
): Promise<PullState> {
  if (pull === undefined) return { state: 'unknown', why: 'It is not on this GitHub server.' }
  const { repository, number } = pull
  try {
    const {
      state,
      sha,
      size,
      repository: there,
    } = await repository.read((github) => github.pull(number))
    const isHidden =
      !repository.isOwn &&
      hasMoreReaders(reader.environment.repository.visibility, there.visibility)
    return { state, head: sha || undefined, size: isHidden ? undefined : size, isHidden }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    reader.clients.log.debug(error.message)
    const { name, cure, mayWrite } = repository
    if (cure !== undefined)
      return { state: 'unknown', why: `github-token may not read it in ${name}. ${cure}` }
    // The log says why docs-token is not used.
    return {
      state: 'unknown',
      why: mayWrite() ? error.message : `No token may read it in ${name}.`,
    }
  }
}
