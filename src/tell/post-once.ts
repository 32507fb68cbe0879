import type { LocatedConversation } from '../io/clients-by-token.ts'
import type { GitHub, IssueComment } from '../io/github.ts'
import { type GitHubError, mayHaveSucceeded } from '../io/github-error.ts'
import { bestEffort, isRetried } from './best-effort.ts'
import type { Reporter, Teller } from './reporter.ts'

/**
 * A comment that is posted at most once. `since` is a comment that is older than all that say the
 * same.
 */
interface ExtraComment {
  body: string
  since: number
  findSame: (comments: IssueComment[]) => Promise<IssueComment | undefined>
}

/** A list may lack a new comment for so long. */
export const listMs = 1_000

/**
 * `stands`: it was there before, and is not posted. `unclear`: it was, or was not: who it mentions
 * may know.
 */
export type Posting = 'posted' | 'stands' | 'unclear'

/** Of two that post at one moment the later deletes its own. */
export async function postOnce(
  reporter: Reporter,
  place: LocatedConversation,
  extra: ExtraComment,
): Promise<Posting> {
  const { mayBeReportedTwice, clients } = reporter
  const { repository, number } = place
  const before = mayBeReportedTwice ? await knownComments(reporter, place, extra.since) : []
  if (await extra.findSame(before)) return 'stands'
  let posted: IssueComment
  try {
    posted = await repository.write((github) => github.createComment(number, extra.body))
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error
    return lostAnswer(reporter, place, { ...extra, error })
  }
  if (!mayBeReportedTwice) return 'posted'
  await bestEffort({ clients }, `A comment on #${number} may be there twice.`, async () => {
    const newest = before.at(-1)?.id ?? extra.since
    const first = await extra.findSame(await commentsOf(reporter, place, newest))
    if (first && first.id < posted.id)
      await repository.write((github) => github.deleteComment(posted.id))
  })
  return 'posted'
}

/**
 * GitHub may have taken the comment all the same, and notified whom it mentions. Throws if it
 * surely did not.
 */
async function lostAnswer(
  reporter: Reporter,
  place: LocatedConversation,
  { since, findSame, error }: ExtraComment & { error: GitHubError },
): Promise<Posting> {
  const { clock, log } = reporter.clients
  await clock.sleep(listMs)
  let comments: IssueComment[]
  try {
    comments = await commentsOf(reporter, place, since)
  } catch (unread) {
    if (!(unread instanceof Error) || isRetried(unread, reporter)) throw unread
    log.warning(
      `It is not known whether a comment on #${place.number} was posted. ${error.message}`,
    )
    return 'unclear'
  }
  if (await findSame(comments)) return 'posted'
  throw error
}

/** What is in a place, as a sweep has read it a moment ago, or as it is now. */
export function knownComments(
  reporter: Teller,
  place: LocatedConversation,
  since: number,
): Promise<IssueComment[]> {
  const listed = listedBy(reporter, place)
  return listed ? Promise.resolve(listed.extraComments(place.number)) : readBackTo(since, place)
}

async function commentsOf(
  reporter: Teller,
  place: LocatedConversation,
  since: number,
): Promise<IssueComment[]> {
  const listed = listedBy(reporter, place)
  if (listed === undefined) return readBackTo(since, place)
  await listed.read()
  return listed.extraComments(place.number)
}

/** A sweep lists the comments of its own repository alone. */
const listedBy = ({ repositoryComments }: Teller, { repository }: LocatedConversation) =>
  repository.isOwn ? repositoryComments : undefined

const readBackTo = (
  since: number,
  { repository, number }: LocatedConversation,
): Promise<IssueComment[]> => repository.read((github) => commentsSince(github, number, since))

/**
 * The comments of a conversation, oldest first: the first page, and from the last one back to a
 * comment that is known.
 */
async function commentsSince(
  github: GitHub,
  number: number,
  since: number,
): Promise<IssueComment[]> {
  const { comments, last } = await github.comments(number, 1)
  const all = [...comments]
  for (let page = last; page > 1; page--) {
    const read = await github.comments(number, page)
    all.push(...read.comments)
    const [oldest] = read.comments
    if (oldest !== undefined && oldest.id <= since) break
  }
  return all.sort((one, other) => one.id - other.id)
}
