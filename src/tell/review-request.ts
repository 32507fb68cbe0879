import type { Outcome } from '../outcomes.ts'
import { docsPull, isConversation } from './docs-pull.ts'
import { bestEffort } from './notification.ts'
import type { Reporter } from './reporter.ts'

/** Asks the reviewer whose review was answered to review again. Returns whether that was done: it notifies them. */
export async function requestReview(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { isReview, requester, conversation } = reporter.state.marker
  // The changes may be in another pull request.
  const isHere = isConversation(docsPull(reporter, job?.link), conversation)
  if (!isReview || !isHere || requester === undefined || name !== 'completed') return false
  return bestEffort(reporter, `@${requester} could not be asked to review again.`, () =>
    reporter.clients.github.requestReviewers(conversation, [requester], []),
  )
}
