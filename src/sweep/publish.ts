import { GitHubError } from '../io/github.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { readRun } from '../memory/live-run.ts'
import { readConversation } from '../memory/markers.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import { StatusComment } from '../memory/status-comment.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import type { MarkerChange } from '../protocol/marker.ts'
import type { Move } from '../protocol/phase.ts'
import { resultChange } from '../protocol/result.ts'
import {
  isHeldFor,
  isUnconfirmed,
  type Listed,
  unconfirmedChange,
  unconfirmedIn,
  unsentChange,
  type Verdict,
} from '../protocol/sweep.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import { settleCommitStatus } from '../tell/commit-status.ts'
import { isTransient } from '../tell/notification.ts'
import { publishResult } from '../tell/report.ts'
import type { Reporter } from '../tell/reporter.ts'
import { statusCommentText } from '../tell/status-comment.ts'
import type { Sweep } from './sweep.ts'

/** Reports a job's result exactly as a waiting run would. `held` or `overtaken`: somebody else reports it. */
export async function publish(
  open: OpenComment,
  { kind, outcome, change }: Verdict,
  sweep: Sweep,
): Promise<'published' | 'held' | 'overtaken'> {
  const { clients, openComments } = sweep
  const { marker } = open
  if (await isHeldByRun(open, sweep)) return 'held'
  const reporter = createReporter(open, sweep)
  const update = { ...(outcome ? changeFor(reporter, outcome) : {}), ...change }
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
  else
    await settle(
      await publishResult(reporter, outcome, (listed(open, sweep).now - Date.parse(open.comment.createdAt)) / 1_000),
    )
  return end
}

/** Reports a request that waited in a run that has ended, once: from then on it has an outcome, and a re-run may send it. */
export async function reportUnsent(open: OpenComment, sweep: Sweep): Promise<void> {
  if (await isHeldByRun(open, sweep)) return
  await sweep.openComments.read()
  if (sweep.openComments.waiting.get(open.comment.id) !== open) return
  await report(open, { move: 'hold', change: unsentChange(listed(open, sweep)) }, sweep)
}

/**
 * Reports an intent that no run confirmed, once: from then on the phase is another. The whole conversation decides which
 * comment speaks for the trigger.
 */
export async function reportUnconfirmed(open: OpenComment, sweep: Sweep): Promise<void> {
  const { clients, reader } = sweep
  const { marker, comment, updatedAt } = open
  if (!isUnconfirmed(listed(open, sweep)) || (await isHeldByRun(open, sweep))) return
  const { marked } = await readConversation(clients.github, reader, { number: marker.conversation })
  const deciding = unconfirmedIn(marked, listed(open, sweep))
  if (deciding?.comment.id !== comment.id) return
  const change = unconfirmedChange(listed(open, sweep))
  await report({ ...open, marker: deciding.marker, updatedAt }, { move: 'lose', change }, sweep)
}

async function report(
  open: OpenComment,
  { move, change }: { move: Move; change: MarkerChange & { reason: string } },
  sweep: Sweep,
): Promise<void> {
  const { state } = createReporter(open, sweep)
  await state.write(move, change)
  sweep.openComments.wrote(open, state.marker)
  sweep.clients.log.warning(`#${open.marker.conversation}: ${change.reason}`)
}

/** A listed comment as plain data. */
export const listed = (
  { marker, comment, updatedAt }: OpenComment,
  { clients, reader, sinceHours }: Sweep,
): Listed => ({
  marker,
  postedAt: Date.parse(comment.createdAt),
  changedAt: Date.parse(updatedAt),
  now: clients.github.date().getTime(),
  sinceHours,
  isOfThisService: marker.service === reader.keys.service,
})

/** Whether a comment is for its run alone to write. The run is read where that decides. */
export async function isHeldByRun(open: OpenComment, sweep: Sweep): Promise<boolean> {
  const { run } = open.marker
  if (run === undefined || !isHeldFor(listed(open, sweep), 'in-progress')) return false
  const reading = await readRun(run, sweep.clients)
  return isHeldFor(listed(open, sweep), reading)
}

function changeFor({ state, clients }: Reporter, outcome: Outcome) {
  const { change, log } = resultChange({ marker: state.marker, date: clients.github.date().getTime() }, outcome)
  for (const { level, text } of log) clients.log[level](text)
  return change
}

/** What writes into a listed comment. */
export function createReporter(open: OpenComment, { environment, clients, reader, openComments }: Sweep): Reporter {
  const text = statusCommentText(environment, clients.redact)
  const conversation = { number: open.marker.conversation }
  const place = { conversation, reader, repostsDeleted: false, text }
  const state = new StatusComment(place, clients, open)
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
