import type { GitHub, IssueComment } from '../io/github.ts'
import { checkLink, type Link } from '../io/link.ts'
import { isAnchored } from '../protocol/lookup.ts'
import type { Marker } from '../protocol/marker.ts'
import type { ConversationMarkers, MarkedComment } from '../protocol/view.ts'
import { type Keys, verifyMarker } from './signed-marker.ts'

export class Account {
  readonly #github: Pick<GitHub, 'viewer'>
  readonly #own = new Set<number>()
  #asked: Promise<number | undefined> | undefined
  #id: number | undefined

  constructor(github: Pick<GitHub, 'viewer'>) {
    this.#github = github
  }

  posted({ id, author }: IssueComment): void {
    this.#own.add(id)
    this.#id ??= author
  }

  /** Whether the account wrote a comment. Asks GitHub once if need be; undefined if it cannot be told. */
  async wrote({ id, author }: IssueComment): Promise<boolean | undefined> {
    if (this.#own.has(id)) return true
    // Without an author GitHub does not say whose comment it is: then it is nobody's.
    if (author === undefined) return false
    this.#asked ??= this.#id === undefined ? this.#github.viewer().catch(() => undefined) : undefined
    this.#id ??= await this.#asked
    return this.#id === undefined ? undefined : author === this.#id
  }
}

export interface MarkerReader {
  keys: Keys
  repository: number
  /** That of github-token, and in another repository that of docs-token: this run writes as them. */
  account: Account
  docsAccount?: Account | undefined
}

// GitHub allows 2,500 comments in one conversation: https://github.com/orgs/community/discussions/51407
const mostPages = 25

export interface ConversationRange {
  number: number
  /** How many comments there were when the event was made. */
  comments?: number | undefined
  /** The id of a comment that was just posted: nothing is asked for beyond it. */
  newest?: number | undefined
  /** Whether the older pages can be left unread. */
  isEnough?: (found: MarkedComment[], oldest: IssueComment | undefined) => boolean
}

/** Enough: all since the trigger was made (ISO 8601), and the job to continue, if one is wanted. */
export const knowsJob =
  (since = '', forceNew = false): NonNullable<ConversationRange['isEnough']> =>
  (found, oldest) =>
    Date.parse(oldest?.createdAt ?? '') < Date.parse(since) &&
    (forceNew || found.some((one) => one.marker.jobId !== undefined && isAnchored(one)))

/** Reads a conversation's markers, newest page first. Throws if it cannot be read whole: it may have state. */
export async function readConversation(
  github: Pick<GitHub, 'comments'>,
  reader: MarkerReader,
  { number, comments = 0, newest: ours, isEnough }: ConversationRange,
): Promise<ConversationMarkers<IssueComment>> {
  let newest = Math.ceil((comments + 1) / 100)
  let first = await github.comments(number, newest)
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
    if (isEnough?.(all.marked, listed.comments[0])) break
  }
  // A comment that moved over an edge was read twice: as it was read last.
  const marked = [...new Map(all.marked.map((found) => [found.comment.id, found])).values()]
  return { ...all, marked: withoutCopies(marked).sort((a, b) => a.comment.id - b.comment.id) }
}

/** Whether a job of ours made this pull request: it has our comment. */
export async function isDocsPull(github: Pick<GitHub, 'comments'>, reader: MarkerReader, number: number) {
  const isOurs = ({ marker }: MarkedComment) => marker.kind === 'pull-request'
  const isEnough = (found: MarkedComment[]) => found.some(isOurs)
  return (await readConversation(github, reader, { number, isEnough })).marked.some(isOurs)
}

/** The server ignores the number of the page, and gives the whole list at once. */
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
 * The markers of some comments. One without its comment's id may be a copy: every first body stays public. It counts on a
 * comment of our own account alone. One under an older key needs both. `foreign`: intents of another bot's account.
 */
export async function readMarkers<C extends IssueComment>(
  comments: C[],
  reader: MarkerReader,
  conversationOf: (comment: C) => number,
): Promise<ConversationMarkers<C> & { foreign: MarkedComment<C>[] }> {
  const found: ConversationMarkers<C> & { foreign: MarkedComment<C>[] } = { marked: [], unverified: [], foreign: [] }
  for (const comment of comments) {
    const address = { repository: reader.repository, conversation: conversationOf(comment), comment: comment.id }
    const reading = verifyMarker(comment.body, reader.keys, address)
    if (reading === undefined) continue
    const marker = reading.kind === 'verified' ? reading.marker : undefined
    const isAnchoredHere = marker?.comment !== undefined
    const isPullRequest = marker?.kind === 'pull-request'
    const isOlderKey = reading.kind !== 'verified' || reading.isOlderKey
    // A copy of a pull request's marker names the same job.
    const isOurs = (!isOlderKey && (isPullRequest || isAnchoredHere)) || (await isByUs(comment, reader))
    if (marker && isOurs && (!isOlderKey || isAnchoredHere)) found.marked.push({ comment, marker })
    else if (isOurs !== false) {
      const { trigger } = reading.kind === 'verified' ? reading.marker : reading
      found.unverified.push({ comment, trigger, isOurs: isOurs === true, isOutdated: isPullRequest })
    } else if (marker?.phase === 'intent' && comment.byBot) found.foreign.push({ comment, marker })
  }
  return found
}

async function isByUs(comment: IssueComment, { account, docsAccount }: MarkerReader): Promise<boolean | undefined> {
  const here = await account.wrote(comment)
  if (here || docsAccount === undefined) return here
  const there = await docsAccount.wrote(comment)
  return there || here === false ? there : undefined
}

export const rememberedLink = (
  { handedOver, prLink, before }: Partial<Pick<Marker, 'handedOver' | 'prLink' | 'before'>>,
  hosts: string[],
): Link | undefined => checkLink(handedOver?.prLink ?? prLink ?? before?.prLink, hosts)
