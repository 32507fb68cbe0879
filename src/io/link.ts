/** A pull request's address that may be shown and followed. `number` where the address has one. */
export interface Link {
  url: string
  number?: number
  /** `owner/name` and host of the repository, where the address is that of a GitHub pull request. */
  repository?: string
}

// A record's texts are cut at 1,024 characters: one of that length may be half an address.
const longest = 1_023
// GitHub's and Bitbucket's stand behind owner and name; GitLab's behind a path of any depth.
const numbered =
  /^\/[^/]+\/[^/]+\/(?:pull|pulls|pull-requests)\/(\d{1,15})(?:\/|$)|\/merge_requests\/(\d{1,15})(?:\/|$)/

/** The hosts a link may always point to, beside GitHub's own. */
const wellKnown = ['github.com', 'gitlab.com', 'bitbucket.org']

/**
 * Checks what the service gave as a pull request: an https URL without user, on an allowed host, written anew so that
 * nothing in it is Markdown. Undefined for everything else.
 */
export function checkLink(value: unknown, hosts: string[]): Link | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  // The URL parser drops tabs and line breaks and takes a backslash for a slash: what it then reads is not what was written.
  // U+FFFD stands where a control character stood in the record.
  if (/[\s\p{C}\\\u{FFFD}]/u.test(value) || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  if (![...wellKnown, ...hosts].includes(url.host)) return undefined
  const href = escaped(url)
  if (href.length > longest) return undefined
  const number = numbered
    .exec(url.pathname)
    ?.slice(1)
    .find((digits) => digits !== undefined)
  const repository = /^\/([\w.-]+\/[\w.-]+)\/pull\/\d+(?:\/|$)/.exec(url.pathname)?.[1]
  return {
    url: href,
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(repository === undefined ? {} : { repository: `${url.host}/${repository}` }),
  }
}

/** A page of GitHub itself, written anew; undefined where the address is not on the server of this run. */
export function checkPage(value: string, serverUrl: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  return url.origin === new URL(serverUrl).origin && url.username === '' && url.password === ''
    ? escaped(url)
    : undefined
}

// Nothing in an address is Markdown, whatever it stands in.
const escaped = (url: URL): string =>
  url.href.replace(/[()<>|`'"*[\]]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
