import type { LocalRepository } from './repository.ts'
import type { Comment, Review, ReviewComment } from './resources.ts'

/** What was said in a conversation: a comment, or a review with the threads that it opened. */
export type Entry =
  | { kind: 'comment'; comment: Comment }
  | { kind: 'review'; review: Review; threads: Thread[] }

/** The comments on one place of a pull request. */
export interface Thread {
  /** `docs/index.md, line 3`. */
  place: string
  first: ReviewComment
  replies: ReviewComment[]
}

/** All that was said in an issue or pull request, oldest first. */
export async function timeline(github: LocalRepository, number: number): Promise<Entry[]> {
  const comments = (await github.conversation(number)).map(
    (comment): Entry => ({ kind: 'comment', comment }),
  )
  if (!github.pulls.has(number)) return comments
  const lineComments = await github.lineCommentsOf(number)
  const reviews = (await github.reviewsOf(number)).flatMap((review): Entry[] => {
    const threads = lineComments
      .filter(
        (first) => first.pull_request_review_id === review.id && first.in_reply_to_id === undefined,
      )
      .map((first) => ({
        place: placeOf(first),
        first,
        replies: lineComments.filter(({ in_reply_to_id }) => in_reply_to_id === first.id),
      }))
    // GitHub keeps each reply in a review of its own and does not show that.
    return review.body === '' && threads.length === 0 ? [] : [{ kind: 'review', review, threads }]
  })
  const placeOfReview = ({ id }: Review) => (github.reviews.get(id)?.after ?? 0) + 0.5
  const rank = (entry: Entry) =>
    entry.kind === 'comment' ? entry.comment.id : placeOfReview(entry.review)
  return [...comments, ...reviews].toSorted((a, b) => rank(a) - rank(b))
}

function placeOf({ path, line, start_line }: ReviewComment): string {
  if (line === null) return String(path)
  return start_line === null ? `${path}, line ${line}` : `${path}, lines ${start_line} to ${line}`
}

/** What GitHub says of a reviewer. */
export const reviewVerb: Record<Review['state'], string> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'requested changes',
  COMMENTED: 'reviewed',
}
