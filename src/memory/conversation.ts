import type { GitHub, IssueComment } from '../io/github.ts'
import type { Pages } from '../io/github-client.ts'
import type { ConversationMarkers, MarkedComment } from '../protocol/marked-comment.ts'
import { type IsEnough, joinPages } from '../protocol/trusted-comments.ts'
import { type MarkerReader, readMarkers } from './marker-reader.ts'

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
  const pages: ConversationMarkers<IssueComment>[] = []
  const marked: MarkedComment[] = []
  for await (const comments of pagesFromNewest(github, range)) {
    const page = await readMarkers(comments, reader, () => range.number)
    pages.push(page)
    marked.push(...page.marked)
    const [oldest] = comments
    if (range.isEnough?.(marked, oldest)) break
  }
  return joinPages(pages)
}

/** Ends early at a server that gives the whole list for every page. */
async function* pagesFromNewest(
  github: Pick<GitHub, 'comments'>,
  range: ConversationRange,
): AsyncGenerator<IssueComment[]> {
  const { number } = range
  const newest = await newestPage(github, range)
  yield newest.comments
  for (let page = newest.page - 1; page >= 1; page--) {
    const pagesRead = newest.page - page
    if (pagesRead === mostPages)
      throw new Error(
        `#${number} has more than ${mostPages * 100} comments: it cannot be read whole. Ask in a new one.`,
      )
    // A page read before a newer one is read again: a deletion meanwhile may have moved a comment over its edge.
    const { comments } = await github.comments(number, page)
    if (isSamePage(newest.comments, comments)) return
    yield comments
  }
}

async function newestPage(
  github: Pick<GitHub, 'comments'>,
  { number, comments = 0, newest: ours }: ConversationRange,
): Promise<{ page: number; comments: IssueComment[] }> {
  let page = Math.ceil((comments + 1) / 100)
  let listed = await github.comments(number, page)
  for (;;) {
    const later = laterPage(listed, page, ours)
    if (later === undefined) return { page, comments: listed.comments }
    page = later
    const newer = await github.comments(number, page)
    if (isSamePage(listed.comments, newer.comments)) return { page, comments: listed.comments }
    listed = newer
  }
}

/** GitHub names the last page; a server that does not is asked for one more after a full one. */
function laterPage(
  { comments, last, mayHaveNext }: Pages & { comments: IssueComment[] },
  page: number,
  ours: number | undefined,
): number | undefined {
  if (last > page) return last
  const endsWithOurs = ours !== undefined && comments.at(-1)?.id === ours
  return mayHaveNext && !endsWithOurs ? page + 1 : undefined
}

/** Whether a job of ours made this pull request: it has our comment. */
export async function isDocsPull(
  github: Pick<GitHub, 'comments'>,
  reader: MarkerReader,
  number: number,
) {
  const namesJob = (marked: MarkedComment[]): boolean =>
    marked.some(({ marker }) => marker.kind === 'pull-request')
  const { marked } = await readConversation(github, reader, { number, isEnough: namesJob })
  return namesJob(marked)
}

/** Whether the server gave the same page twice: it ignores its number, and gives the whole list at once. */
export const isSamePage = (one: IssueComment[], other: IssueComment[]): boolean =>
  one.length > 0 && one[0]?.id === other[0]?.id && one.length === other.length
