import type { GitHub, IssueComment } from '../io/github.ts'
import { checkLink, type Link } from '../io/link.ts'
import { isAnchored } from '../protocol/lookup.ts'
import type { Marker } from '../protocol/marker.ts'
import type { ConversationMarkers, MarkedComment, UnverifiedComment } from '../protocol/view.ts'
import { type Account, createAccount, type Keys } from './keys.ts'
import { verifyMarker } from './signed-marker.ts'

/** What markers are read with. */
export interface MarkerReader {
  keys: Keys
  repository: number
  /** The account that this run writes as in its own repository. */
  account: Account
  /** In another repository: the account that it writes as there, with docs-token. */
  docsAccount?: Account | undefined
}

/** Makes the reader of a repository's markers. */
export const createMarkerReader = (
  { keys, repository }: Pick<MarkerReader, 'keys' | 'repository'>,
  { github }: { github: Pick<GitHub, 'viewer'> },
): MarkerReader => ({ keys, repository, account: createAccount(github) })

// GitHub allows 2,500 comments in one conversation: https://github.com/orgs/community/discussions/51407. 25 pages read them all.
const mostPages = 25

/**
 * Reads a conversation's markers, newest page first, until `isEnough` says so or all is read. Throws if the bound is
 * reached: a conversation that was not read whole never counts as one without state.
 */
export async function readConversation(
  github: Pick<GitHub, 'comments'>,
  reader: MarkerReader,
  {
    number,
    comments,
    newest: ours,
    isEnough = () => false,
  }: {
    number: number
    /** How many there were when the event was made. */
    comments?: number | undefined
    /** The id of a comment that was just posted: nothing is asked for beyond it. */
    newest?: number | undefined
    isEnough?: (found: MarkedComment<IssueComment>[], oldest: IssueComment | undefined) => boolean
  },
): Promise<ConversationMarkers<IssueComment>> {
  const guess = Math.max(1, Math.ceil(((comments ?? 0) + 1) / 100))
  let first = await github.comments(number, guess)
  let newest = guess
  // GitHub names the last page; a server that does not is asked for one more after a full one.
  const isMore = (): boolean => first.mayHaveNext === true && (ours === undefined || first.comments.at(-1)?.id !== ours)
  while (first.last > newest || isMore()) {
    newest = Math.max(first.last, newest + 1)
    const next = await github.comments(number, newest)
    if (isSamePage(first.comments, next.comments)) break
    first = next
  }
  const all: ConversationMarkers<IssueComment> = { marked: [], unverified: [] }
  for (let page = newest, read = 1; page >= 1; page--, read++) {
    if (read > mostPages)
      throw new Error(
        `#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`,
      )
    // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
    const listed = read === 1 ? first : await github.comments(number, page)
    if (read > 1 && isSamePage(first.comments, listed.comments)) break
    const found = await readMarkers(listed.comments, reader, () => number)
    all.marked.push(...found.marked)
    all.unverified.push(...found.unverified)
    if (isEnough(all.marked, listed.comments[0])) break
  }
  // A comment that moved over an edge was read twice: as it was read last.
  const marked = [...new Map(all.marked.map((found) => [found.comment.id, found])).values()]
  all.marked = withoutCopies(marked).sort((a, b) => a.comment.id - b.comment.id)
  return all
}

/** Whether two pages are the same: the server gives the whole list at once, and ignores the number of the page. */
export const isSamePage = (one: IssueComment[], other: IssueComment[]): boolean =>
  one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length

// A nonce is drawn for one comment. A bot of our own account may have posted it again, or a lost answer doubled it.
function withoutCopies(marked: MarkedComment<IssueComment>[]): MarkedComment<IssueComment>[] {
  const known = new Set(marked.filter(isAnchored).map(({ marker }) => marker.nonce))
  // A docs pull request's comment is never edited: the first one with its nonce is the one.
  const isRepeated = ({ comment, marker }: MarkedComment): boolean =>
    marker.kind === 'pull-request' &&
    marked.some((other) => other.marker.nonce === marker.nonce && other.comment.id < comment.id)
  return marked.filter((found) => isAnchored(found) || !(known.has(found.marker.nonce) || isRepeated(found)))
}

/**
 * The markers of some comments. What may be a copy counts on a comment of our own account alone: the marker of a request
 * without its comment's id, as in every first body, which stays public. One under an older key needs both. `foreign` are
 * intents that another bot's account wrote.
 */
export async function readMarkers<C extends IssueComment>(
  comments: C[],
  reader: MarkerReader,
  conversationOf: (comment: C) => number,
): Promise<{
  marked: { comment: C; marker: Marker }[]
  unverified: UnverifiedComment<C>[]
  foreign: { comment: C; marker: Marker }[]
}> {
  const marked: { comment: C; marker: Marker }[] = []
  const unverified: UnverifiedComment<C>[] = []
  const foreign: typeof marked = []
  for (const comment of comments) {
    const place = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id }
    const reading = verifyMarker(comment.body, reader.keys, place)
    if (reading === undefined) continue
    const { marker, isOlderKey, trigger } =
      reading.kind === 'verified'
        ? { ...reading, trigger: reading.marker.trigger }
        : { ...reading, marker: undefined, isOlderKey: false }
    const isPullRequest = marker?.kind === 'pull-request'
    // A copy of a pull request's marker names the same job.
    if (marker && !isOlderKey && (isPullRequest || isAnchored({ marker }))) {
      marked.push({ comment, marker })
      continue
    }
    const isOurs = await isByUs(comment, reader)
    if (marker && isOurs && (!isOlderKey || isAnchored({ marker }))) marked.push({ comment, marker })
    else if (isOurs !== false) {
      unverified.push({ comment, trigger, isOurs: isOurs === true, isOutdated: isPullRequest })
    } else if (marker?.phase === 'intent' && comment.byBot) foreign.push({ comment, marker })
  }
  return { marked, unverified, foreign }
}

// Undefined if it cannot be told.
async function isByUs(comment: IssueComment, { account, docsAccount }: MarkerReader): Promise<boolean | undefined> {
  const answers = [await account.wrote(comment)]
  if (docsAccount && !answers[0]) answers.push(await docsAccount.wrote(comment))
  return answers.includes(true) || (answers.includes(undefined) ? undefined : false)
}

/** The link of a job's pull request that a marker remembers. */
export const rememberedLink = (
  { prLink, before }: Partial<Pick<Marker, 'prLink' | 'before'>>,
  hosts: string[],
): Link | undefined => checkLink(prLink ?? before?.prLink, hosts)
