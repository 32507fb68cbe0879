import { isHeldByRun } from '../memory/live-run.ts'
import { bestEffort } from '../tell/notification.ts'
import type { RunContext } from './run-context.ts'

/** Whether this run holds its status comment: it posted it, or wrote its id into it. */
export const isOwn = ({ state, environment }: RunContext): boolean =>
  state.commentId === undefined || state.marker.run === environment.run.id

/**
 * Whether a status comment that another run posted may be written now: it is read again. Not if it says how the job ended,
 * nor if a run that is alive holds it.
 */
export async function mayWrite(context: RunContext): Promise<boolean> {
  const { state, environment, clients } = context
  const { commentId } = state
  if (commentId === undefined) return true
  // A run that was cancelled has no time left to read.
  const wasRead =
    !clients.cancelled.aborted &&
    (await bestEffort(context, 'The conversation could not be read again.', () => state.reread()))
  if (!wasRead) return isOwn(context)
  const found = state.conversation.marked.find(({ comment }) => comment.id === commentId)
  // It was deleted: it is posted anew.
  if (found === undefined) return true
  state.adopt(found)
  const { phase, run } = found.marker
  if (phase === 'settled' || phase === 'unknown') return false
  return run === environment.run.id || !(await isHeldByRun(clients, found))
}
