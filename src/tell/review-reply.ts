import { signNote } from '../memory/signed-marker.ts'
import type { Outcome } from '../outcomes.ts'
import { shownPull } from './docs-pull.ts'
import { headline } from './headlines.ts'
import { bestEffort } from './notification.ts'
import type { Reporter } from './reporter.ts'
import { commentUrl } from './status-comment.ts'

/**
 * Answers a command on a reviewed line with one line in its thread, which links the status comment. Returns whether it is
 * there: it notifies the requester.
 */
export async function replyInThread(reporter: Reporter, { name, job }: Outcome): Promise<boolean> {
  const { state, clients, reader, mayBeReportedTwice } = reporter
  const { thread, conversation } = state.marker
  const url = commentUrl(reporter)
  if (thread === undefined || url === undefined) return false
  const pull = shownPull(reporter.environment, job?.link, conversation)
  const note = signNote(`reply:${state.marker.nonce}`, reader.keys)
  const body = `${note}\n[The docs agent](<${url}>): ${headline(name, 'settled', pull)}.`
  return bestEffort(reporter, 'The reply in the review thread could not be posted.', async () => {
    const { comments } = mayBeReportedTwice ? await clients.github.reviewComments(conversation, 1) : { comments: [] }
    if (!comments.some((comment) => comment.body.startsWith(note)))
      await clients.github.replyInThread(conversation, thread, body)
  })
}
