import { escaped } from './escaped-address.ts'

/** The address of a pull or merge request, checked. */
export interface Link {
  url: string
  number: number
  /** Host, owner and name of the repository (`github.com/o/r`), if the address has the form of a GitHub pull request's. */
  repository?: string | undefined
}

// A record's texts are cut at 1,024 characters: one of that length may be half an address.
const longest = 1_023

// GitHub, Gitea and Bitbucket name owner and repository first; GitLab's groups may be nested to any depth.
const pullPath =
  /^\/(?<repository>[^/]+\/[^/]+)\/(?<kind>pull|pulls|pull-requests)\/(?<number>[1-9]\d{0,14})(?=\/|$)/
const mergeRequestPath = /^\/[^/]+(?:\/[^/]+)+\/-\/merge_requests\/(?<number>[1-9]\d{0,14})(?=\/|$)/

const wellKnown = ['github.com', 'gitlab.com', 'bitbucket.org']

/** The address of a pull or merge request on an allowed host, written anew up to its number: nothing in it is Markdown. */
export function checkLink(value: unknown, hosts: string[]): Link | undefined {
  if (typeof value !== 'string') return undefined
  const url = parsedAsWritten(value)
  if (url === undefined || !isAllowed(url, hosts)) return undefined
  const match = pullPath.exec(url.pathname) ?? mergeRequestPath.exec(url.pathname)
  if (match === null) return undefined
  const href = escaped(url.origin + match[0])
  if (href.length > longest || hidesSomething(value, href, hosts)) return undefined
  const { repository = '', kind = '', number } = match.groups ?? {}
  const isLikeGitHub = kind === 'pull' || kind === 'pulls'
  const isNamed = isLikeGitHub && /^[\w.-]+\/[\w.-]+$/.test(repository)
  return {
    url: href,
    number: Number(number),
    repository: isNamed ? `${url.host}/${repository}` : undefined,
  }
}

// The URL parser drops tabs and line breaks and takes a backslash for a slash: what it then reads is
// not what was written. U+FFFD stands where a control character stood in the record.
function parsedAsWritten(value: string): URL | undefined {
  if (value.length > longest) return undefined
  if (/[\s\p{C}\\\u{FFFD}]/u.test(value)) return undefined
  return URL.parse(value) ?? undefined
}

function isAllowed(url: URL, hosts: string[]): boolean {
  if (url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  return [...wellKnown, ...hosts].includes(url.host)
}

// `a%2Fb` is one name to a parser and two to a reader: an escape must stand for what may stand there
// as it is.
function hidesSomething(value: string, href: string, hosts: string[]): boolean {
  const [address = ''] = value.split(/[?#]/)
  if (!address.includes('%')) return false
  try {
    const plain = decodeURIComponent(address)
    if (plain === address) return true
    return checkLink(plain, hosts)?.url !== href
  } catch {
    return true
  }
}
