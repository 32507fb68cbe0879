export interface Link {
  url: string
  number: number
  /** Host, owner and name of the repository (`github.com/o/r`), if the address has the form of a GitHub pull request's. */
  repository?: string | undefined
}

// A record's texts are cut at 1,024 characters: one of that length may be half an address.
const longest = 1_023
// GitHub, Gitea and Bitbucket name owner and repository first; GitLab's groups may be nested to any depth.
const path =
  /^(?:\/([^/]+\/[^/]+)\/(pull|pulls|pull-requests)|\/[^/]+(?:\/[^/]+)+\/-\/merge_requests)\/([1-9]\d{0,14})(?=\/|$)/

const wellKnown = ['github.com', 'gitlab.com', 'bitbucket.org']

/** The address of a pull or merge request on an allowed host, written anew up to its number: nothing in it is Markdown. */
export function checkLink(value: unknown, hosts: string[]): Link | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  // The URL parser drops tabs and line breaks and takes a backslash for a slash: what it then reads is not what was written.
  // U+FFFD stands where a control character stood in the record.
  if (/[\s\p{C}\\\u{FFFD}]/u.test(value) || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  if (![...wellKnown, ...hosts].includes(url.host)) return undefined
  const [whole, repository, kind, number] = path.exec(url.pathname) ?? []
  if (whole === undefined) return undefined
  const href = escaped(url.origin + whole)
  if (href.length > longest || hidesSomething(value, href, hosts)) return undefined
  const named =
    kind?.startsWith('pull') &&
    kind !== 'pull-requests' &&
    /^[\w.-]+\/[\w.-]+$/.test(repository ?? '')
  return {
    url: href,
    number: Number(number),
    repository: named ? `${url.host}/${repository}` : undefined,
  }
}

// `a%2Fb` is one name to a parser and two to a reader: an escape must stand for what may stand there as it is.
function hidesSomething(value: string, href: string, hosts: string[]): boolean {
  const [path = ''] = value.split(/[?#]/)
  if (!path.includes('%')) return false
  try {
    const plain = decodeURIComponent(path)
    return plain === path || checkLink(plain, hosts)?.url !== href
  } catch {
    return true
  }
}

/** A page of GitHub itself, written anew; undefined if the address is not on the server of this run. */
export function checkPage(value: string, serverUrl: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const isOurs =
    url.origin === new URL(serverUrl).origin && url.username === '' && url.password === ''
  return isOurs ? escaped(url.href) : undefined
}

const escaped = (href: string): string =>
  href.replace(
    /[()<>|`'"*[\]]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

/** Whether an address is on this machine. URL has already written the host in its one form. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
