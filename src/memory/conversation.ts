import { type GitHub, GitHubError, type IssueComment } from '../io/github.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { ConversationMarkers, MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import {
  type Author,
  authorOf,
  countsForAnybody,
  eitherOf,
  type IsEnough,
  joinPages,
  type ReadComment,
  type SortedMarkers,
  sortOut,
} from '../protocol/reading.ts'
import { type Keys, verifyMarker } from './signed-marker.ts'

/** An account that this run writes as. The answer to its own comment says which, or GraphQL. */
export class Account {
  readonly #github: Pick<GitHub, 'viewer'>
  readonly #posted = new Set<number>()
  #asked: Promise<void> | undefined
  #id: number | undefined
  #fault: string | undefined

  constructor(github: Pick<GitHub, 'viewer'>) {
    this.#github = github
  }

  posted({ id, author }: IssueComment): void {
    this.#posted.add(id)
    this.#id = author ?? this.#id
  }

  /** Whose comment it is. Asks GitHub once if need be. */
  async authorOf(comment: IssueComment): Promise<Author> {
    const author = authorOf(comment, { id: this.#id, posted: this.#posted })
    // Without its author nobody's account tells whose it is.
    if (author !== 'untold' || comment.author === undefined) return author
    this.#asked ??= this.#ask()
    await this.#asked
    return authorOf(comment, { id: this.#id, posted: this.#posted })
  }

  /** What was not answered, if it is not known which account this is. */
  get fault(): string | undefined {
    return this.#id === undefined ? this.#fault : undefined
  }

  async #ask(): Promise<void> {
    try {
      this.#id ??= await this.#github.viewer()
      this.#fault = noAccountText
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      this.#fault = error.message
    }
  }
}

const noAccountText = 'GraphQL (viewer) names no account of the token.'

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
  isEnough?: IsEnough
}

/** Reads a conversation's markers, newest page first. Throws if it cannot be read whole: it may have state. */
export async function readConversation(
  github: Pick<GitHub, 'comments'>,
  reader: MarkerReader,
  range: ConversationRange,
): Promise<ConversationMarkers<IssueComment>> {
  const { number, isEnough } = range
  const newest = await newestPage(github, range)
  const pages: ConversationMarkers<IssueComment>[] = []
  const found: MarkedComment[] = []
  for (let page = newest.page; page >= 1; page--) {
    if (pages.length === mostPages)
      throw new Error(
        `#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`,
      )
    const isNewest = page === newest.page
    // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
    const comments = isNewest ? newest.comments : (await github.comments(number, page)).comments
    if (!isNewest && isSamePage(newest.comments, comments)) break
    const read = await readMarkers(comments, reader, () => number)
    pages.push(read)
    found.push(...read.marked)
    if (isEnough?.(found, comments[0])) break
  }
  return joinPages(pages)
}

/** GitHub names the last page; a server that does not is asked for one more after a full one. */
async function newestPage(
  github: Pick<GitHub, 'comments'>,
  { number, comments = 0, newest: ours }: ConversationRange,
): Promise<{ page: number; comments: IssueComment[] }> {
  let page = Math.ceil((comments + 1) / 100)
  for (let listed = await github.comments(number, page); ; ) {
    const endsWithOurs = ours !== undefined && listed.comments.at(-1)?.id === ours
    const mayHaveMore = listed.mayHaveNext === true && !endsWithOurs
    if (listed.last <= page && !mayHaveMore) return { page, comments: listed.comments }
    page = Math.max(listed.last, page + 1)
    const next = await github.comments(number, page)
    if (isSamePage(listed.comments, next.comments)) return { page, comments: listed.comments }
    listed = next
  }
}

/** Whether a job of ours made this pull request: it has our comment. */
export async function isDocsPull(
  github: Pick<GitHub, 'comments'>,
  reader: MarkerReader,
  number: number,
) {
  const isOurs = ({ marker }: MarkedComment) => marker.kind === 'pull-request'
  const isEnough = (found: MarkedComment[]) => found.some(isOurs)
  return (await readConversation(github, reader, { number, isEnough })).marked.some(isOurs)
}

/** The server ignores the number of the page, and gives the whole list at once. */
export const isSamePage = (one: IssueComment[], other: IssueComment[]): boolean =>
  one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length

/** The markers of some comments. Whose a comment is, GitHub is asked only where that decides. */
export async function readMarkers<C extends IssueComment>(
  comments: C[],
  reader: MarkerReader,
  conversationOf: (comment: C) => number,
): Promise<SortedMarkers<C>> {
  const all: ReadComment<C>[] = []
  for (const comment of comments) {
    const address = {
      repository: reader.repository,
      conversation: conversationOf(comment),
      comment: comment.id,
    }
    const reading = verifyMarker(comment.body, reader.keys, address)
    if (reading === undefined) continue
    const author = countsForAnybody(reading) ? 'untold' : await whoWrote(comment, reader)
    all.push({ comment, reading, author })
  }
  return sortOut(all)
}

async function whoWrote(
  comment: IssueComment,
  { account, docsAccount }: MarkerReader,
): Promise<Author> {
  const author = await account.authorOf(comment)
  if (author === 'ours' || docsAccount === undefined) return author
  return eitherOf(author, await docsAccount.authorOf(comment))
}

export const rememberedLink = (
  { handedOver, prLink, before }: Partial<Pick<Marker, 'handedOver' | 'prLink' | 'before'>>,
  hosts: string[],
): Link | undefined => checkLink(handedOver?.prLink ?? prLink ?? before?.prLink, hosts)
