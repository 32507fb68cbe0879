import type { Environment } from '../environment.ts'
import type { Link } from '../io/pull-request-link.ts'

/** The pull request that a text names. `isHere`: the text is on it. */
export interface ShownPull {
  url: string
  isHere: boolean
}

interface Place {
  /** `owner/name` */
  repository: string
  isOwn: boolean
}

/** The repository of a pull request; undefined if it is on another server, or in no repository of GitHub's form. */
export function placeOf(
  { repository: { url, owner, name } }: Environment,
  link: Link,
): Place | undefined {
  const [host, ...path] = link.repository?.split('/') ?? []
  if (host !== new URL(url).host) return undefined
  const repository = path.join('/')
  const isOwn = repository.toLowerCase() === `${owner}/${name}`.toLowerCase()
  return { repository, isOwn }
}

/** A pull request for a text in this conversation. Another repository may have the same number. */
export function shownPull(
  environment: Environment,
  link: Link | undefined,
  conversation: number,
): ShownPull | undefined {
  if (link === undefined) return undefined
  const isOwnRepository = placeOf(environment, link)?.isOwn === true
  return { url: link.url, isHere: isOwnRepository && link.number === conversation }
}

/** As GitHub names it: it makes a link of a number of this repository. */
export function pullName(environment: Environment, link: Link): string {
  const place = placeOf(environment, link)
  if (place === undefined) return `<${link.url}>`
  if (place.isOwn) return `#${link.number}`
  return `[${place.repository.replaceAll('_', '\\_')}#${link.number}](<${link.url}>)`
}
