import { GitHubError } from '../io/github.ts'
import type { PullSize } from '../io/github-answers.ts'
import { isHeldByRun } from '../memory/live-run.ts'
import { decidingMarker, readConversation } from '../memory/markers.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import { stateInConversation } from '../memory/state.ts'
import { parseTextTrigger, reactionTarget } from '../memory/trigger.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { settleCommitStatus } from '../tell/commit-status.ts'
import { isTransient } from '../tell/notification.ts'
import { markerUpdate, publishResult } from '../tell/report.ts'
import type { Reporter } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import type { KnownJob } from '../work/poll-target.ts'
import { ageOf, confirmAfterMs, mostOpenMs, type Verdict } from './decide.ts'
import type { Sweep } from './sweep.ts'

/** Reports a job's result exactly as a waiting run would. `held` or `overtaken`: somebody else reports it. */
export async function publish(
  open: OpenComment,
  { kind, outcome, change }: Verdict,
  lastRecord: KnownJob | undefined,
  sweep: Sweep,
): Promise<'published' | 'held' | 'overtaken'> {
  const { clients, openComments } = sweep
  const { marker } = open
  if (await isHeldByRun(clients, open, mostOpenMs(sweep))) return 'held'
  const reporter = createReporter(open, sweep, lastRecord)
  const update = { ...(outcome ? markerUpdate(reporter, outcome) : {}), ...change }
  const { reads } = openComments
  let end: 'published' | 'held' | 'overtaken' = 'published'
  const settle = async (size?: PullSize): Promise<void> => {
    // Between the listing and now a run, or another sweep, may have reported it: nothing of theirs is written over.
    if (openComments.reads === reads) await openComments.read()
    const now = openComments.open.get(open.comment.id)
    if (now !== open) {
      end = now === undefined ? 'overtaken' : 'held'
      return
    }
    if (outcome && kind !== 'open') {
      await reactToRequest(open, outcome, sweep)
      clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`)
    }
    // A job that was not found may still be found by a later run: absence is no end.
    await reporter.state.write(kind === 'settled' ? 'settle' : 'accept', { ...update, ...(size ? { size } : {}) })
  }
  if (kind === 'lost' && outcome) await settleCommitStatus(reporter, outcome)
  if (kind !== 'settled' || outcome === undefined) await settle()
  else await publishResult(reporter, outcome, { took: ageOf(open, sweep) / 1_000, settle })
  return end
}

/** Reports a request that waited in a run that has ended, once: from then on it has an outcome, and a re-run may send it. */
export async function reportUnsent(open: OpenComment, sweep: Sweep): Promise<void> {
  const { clients, openComments } = sweep
  const { marker, comment } = open
  if (await isHeldByRun(clients, open, mostOpenMs(sweep))) return
  await openComments.read()
  if (openComments.waiting.get(comment.id) !== open) return
  const reason = 'The run ended while the request waited. Nothing was sent.'
  const outcome = marker.retryAt === undefined ? 'timed-out' : 'rate-limited'
  const { state } = createReporter(open, sweep, undefined)
  await state.write('hold', { outcome, reason, waitsUntil: undefined })
  openComments.wrote(open, state.marker)
  clients.log.warning(`#${marker.conversation}: ${reason}`)
}

/**
 * Reports an intent that no run confirmed, once: from then on the phase is another. The whole conversation decides which
 * comment speaks for the trigger.
 */
export async function reportUnconfirmed(open: OpenComment, sweep: Sweep): Promise<void> {
  const { clients, reader } = sweep
  const { marker, comment, updatedAt } = open
  const { conversation, trigger } = marker
  // An intent with its comment's id was written by an edit: the comment itself may be much older.
  const since = marker.comment === undefined ? comment.createdAt : updatedAt
  const age = clients.github.date().getTime() - Date.parse(since)
  if (age < confirmAfterMs || (await isHeldByRun(clients, open, mostOpenMs(sweep)))) return
  const { marked } = await readConversation(clients.github, reader, { number: conversation })
  // The answers to a comment have higher ids than it has.
  const text = parseTextTrigger(trigger)
  const requestId = text?.kind === 'comment' ? text.id : 0
  const answers = marked.filter((found) => found.comment.id > requestId)
  const deciding = decidingMarker(answers, trigger, undefined)
  if (deciding?.comment.id !== comment.id || deciding.marker.phase !== 'intent') return
  const reason =
    'Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.'
  const { state } = createReporter({ ...deciding, updatedAt }, sweep, undefined)
  await state.write('lose', { outcome: 'unknown', reason, startedAt: since })
  sweep.openComments.wrote(open, state.marker)
  clients.log.warning(`#${conversation}: ${reason}`)
}

/** What writes into a listed comment. */
export function createReporter(
  open: OpenComment,
  { environment, clients, reader, openComments }: Sweep,
  lastRecord: KnownJob | undefined,
): Reporter {
  const text = statusCommentText(environment, clients.redact, () => lastRecord)
  const conversation = { number: open.marker.conversation }
  const place = { conversation, reader, since: undefined, forceNew: false, repostsDeleted: false, text, save() {} }
  const state = stateInConversation(place, open.marker, clients)
  state.adopt(open)
  return { state, environment, clients, reader, mayBeReportedTwice: true, onTransientError: 'throw', openComments }
}

// A courtesy, but one that a waiting run would have done too: after a transient error the next sweep does it.
async function reactToRequest({ marker }: OpenComment, outcome: Outcome, { clients }: Sweep): Promise<void> {
  const [target, content] = [reactionTarget(marker.trigger), outcomeRow(outcome.name).reaction]
  if (target === undefined || content === undefined) return
  try {
    await clients.github.react(target, content)
  } catch (error) {
    if (!(error instanceof GitHubError) || isTransient(error)) throw error
    clients.log.debug(error.message)
  }
}
