import { GitHubError } from '../io/github.ts'
import { isReportedByRun } from '../memory/live-run.ts'
import { decidingMarker, markerReader, readMarkers } from '../memory/markers.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import { stateInConversation } from '../memory/state.ts'
import { parseTextTrigger, reactionTarget } from '../memory/trigger.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { isTransient } from '../tell/notification.ts'
import { markerUpdate, publishResult } from '../tell/report.ts'
import type { Reporter } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import { conclude } from '../work/outcome.ts'
import type { PollResult } from '../work/poll-state.ts'
import type { KnownJob } from '../work/poll-target.ts'
import type { Sweep, SweptJob } from './sweep.ts'

/** What is to be reported of a job. `open`: the next sweep checks it again. */
export interface Verdict {
  kind: SweptJob['kind']
  outcome: Outcome
}

const minute = 60_000
const hour = 60 * minute
/** An intent that is older was never confirmed; a job that is older and not found is lost. */
const confirmAfterMs = 10 * minute

/** What a check means for the sweep; undefined if there is nothing to report yet. */
export function decide(open: OpenComment, result: PollResult, sweep: Sweep): Verdict | undefined {
  const { marker } = open
  const id = marker.jobId ?? ''
  const age = ageOf(open, sweep)
  const outcome = conclude(result, id)
  if (result.kind === 'settled') return { kind: 'settled', outcome }
  if (result.kind === 'cancelled') return undefined
  const isMissing = result.kind === 'timed-out' && result.isMissing === true
  if (isMissing && age > confirmAfterMs) {
    return { kind: 'lost', outcome: { name: 'error', reason: result.fault ?? '' } }
  }
  const hours = sweep.sinceHours - 1
  if (age > hours * hour) {
    if (result.kind === 'unconfirmed') return { kind: 'settled', outcome }
    const reason = `Job ${id} has been open for more than ${hours} hours. It is not checked any more.`
    return { kind: 'lost', outcome: { name: 'error', reason } }
  }
  const isNews = result.kind === 'unconfirmed' && age > confirmAfterMs && marker.outcome !== 'unconfirmed'
  return isNews ? { kind: 'open', outcome } : undefined
}

const ageOf = ({ comment }: OpenComment, { clients }: Sweep): number =>
  clients.github.date().getTime() - Date.parse(comment.createdAt)

/** Reports a job's result exactly as a waiting run would. `held` or `overtaken`: somebody else reports it. */
export async function publish(
  open: OpenComment,
  { kind, outcome }: Verdict,
  lastRecord: KnownJob | undefined,
  sweep: Sweep,
): Promise<'published' | 'held' | 'overtaken'> {
  const { clients, openComments } = sweep
  const { marker } = open
  if (await isReportedByRun(clients, marker)) return 'held'
  const reporter = createReporter(open, sweep, lastRecord)
  const update = markerUpdate(reporter, outcome)
  const { reads } = openComments
  let end: 'published' | 'held' | 'overtaken' = 'published'
  const settle = async (): Promise<void> => {
    // Between the listing and now a run, or another sweep, may have reported it: nothing of theirs is written over.
    if (openComments.reads === reads) await openComments.read()
    const now = openComments.open.get(open.comment.id)
    if (now !== open) {
      end = now === undefined ? 'overtaken' : 'held'
      return
    }
    if (kind === 'open') return reporter.state.write('accept', update)
    await reactToRequest(open, outcome, sweep)
    await reporter.state.write('settle', update)
    clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`)
  }
  if (kind === 'open') await settle()
  else await publishResult(reporter, outcome, { took: ageOf(open, sweep) / 1_000, settle })
  return end
}

/**
 * Reports an intent that no run confirmed, once: from then on the phase is another. The whole conversation decides which
 * comment speaks for the trigger.
 */
export async function reportUnconfirmed(open: OpenComment, sweep: Sweep): Promise<void> {
  const { clients, environment } = sweep
  const { marker, comment, updatedAt } = open
  const { conversation, trigger } = marker
  // An intent with its comment's id was written by an edit: the comment itself may be much older.
  const since = marker.comment === undefined ? comment.createdAt : updatedAt
  const age = clients.github.date().getTime() - Date.parse(since)
  if (age < confirmAfterMs || (await isReportedByRun(clients, marker))) return
  const read = markerReader(environment.keys, { repository: environment.repository.id, conversation })
  const all = await readMarkers(clients.github, { number: conversation }, read, () => false)
  // The answers to a comment have higher ids than it has.
  const text = parseTextTrigger(trigger)
  const requestId = text?.kind === 'comment' ? text.id : 0
  const answers = all.filter((found) => found.comment.id > requestId)
  const deciding = decidingMarker(answers, trigger, undefined)
  if (deciding?.comment.id !== comment.id || deciding.marker.phase !== 'intent') return
  // If the trigger shows no age, an older comment may be a copy: then nobody can say which one is ours.
  const copies = answers.filter((found) => found.marker.nonce === marker.nonce)
  if (marker.comment === undefined && copies.length > 1 && requestId === 0) {
    clients.log.warning(`#${conversation} has a copy of a status comment. Neither is changed.`)
    return
  }
  const reason =
    'Not confirmed: the run ended before it knew whether the service received the request. It is not sent again.'
  const { state } = createReporter({ ...deciding, updatedAt }, sweep, undefined)
  await state.write('lose', { outcome: 'unknown', reason })
  clients.log.warning(`#${conversation}: ${reason}`)
}

function createReporter(
  open: OpenComment,
  { environment, clients, openComments }: Sweep,
  lastRecord: KnownJob | undefined,
): Reporter {
  const text = statusCommentText(environment, clients.redact, () => lastRecord)
  const conversation = { number: open.marker.conversation }
  const place = { conversation, keys: environment.keys, since: undefined, forceNew: false, text, save() {} }
  const state = stateInConversation(place, open.marker, clients)
  state.adopt(open)
  return { state, environment, clients, mayBeReportedTwice: true, onTransientError: 'throw', openComments }
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
