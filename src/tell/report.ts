import type { Job } from '../io/agent.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import type { Change } from '../memory/state.ts'
import type { Environment, Reporter } from '../run/run-context.ts'
import { conclude, type Outcome } from '../work/outcome.ts'
import type { PollResult } from '../work/poll.ts'
import { bestEffort, postOnce } from './notification.ts'
import { applyMetadata, commentOnPullRequest, linkOf, newPullRequest } from './pull-request.ts'
import { notification, statusText } from './status-comment.ts'

/** A job that took longer is worth a notification, seconds. */
const notifyAfterSeconds = 120

/** From the end of a wait to what is told of it: the docs pull request's comment, the status comment, a notification. */
export async function reportEnd(
  turn: Reporter,
  jobId: string,
  waited: PollResult,
  { took, pickedUp = false }: { took?: number | undefined; pickedUp?: boolean } = {},
): Promise<Outcome> {
  const { memory } = turn
  const outcome = conclude(waited, jobId, (job) => linkOf(turn, job) !== undefined)
  const told = markerUpdate(turn, outcome)
  if (waited.kind !== 'settled' && waited.kind !== 'lost') {
    const { before } = memory.marker
    await memory.writeOrWarn('accept', pickedUp && before ? { ...told, before: { ...before, pickedUp } } : told)
    return outcome
  }
  const link = await newPullRequest(turn, outcome)
  const notified = await commentOnPullRequest(turn, outcome, link)
  await memory.writeOrWarn('settle', { ...told, took })
  await applyMetadata(turn, link)
  if (!notified && (took === undefined || took > notifyAfterSeconds)) await notify(turn, outcome)
  return outcome
}

/** What is said aloud of a job that has ended, beside the status comment: edits notify nobody. `took`: since it was asked, s. */
export async function publish(turn: Reporter, outcome: Outcome, took: number): Promise<void> {
  const link = await newPullRequest(turn, outcome)
  const notified = await commentOnPullRequest(turn, outcome, link)
  await applyMetadata(turn, link)
  if (!notified && took > notifyAfterSeconds) await notify(turn, outcome)
}

/** What a marker keeps of an outcome. */
export function markerUpdate(turn: Reporter, outcome: Outcome): Change {
  const link = linkOf(turn, outcome.job)
  const notes = notesFor(turn, outcome.job, link)
  return { outcome: outcome.name, reason: outcome.reason, notes, ...(link ? { prLink: link.url } : {}) }
}

/** How a status comment is written from its marker, secrets taken out. `seen` is the last record of this run, if any. */
export const statusCommentText =
  (environment: Environment, redact: (text: string) => string, seen: () => Job | undefined) =>
  (marker: Marker): string => {
    const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`
    return redact(statusText(marker, { runUrl, job: seen(), link: checkLink(marker.prLink, environment.linkHosts) }))
  }

/** The status comment's page, written by GitHub or else by us. */
export function commentUrl({ memory, environment }: Pick<Reporter, 'memory' | 'environment'>): string | undefined {
  if (memory.commentId === undefined) return undefined
  const ours = `${environment.repository.url}/issues/${memory.marker.conversation}#issuecomment-${memory.commentId}`
  return environment.githubPage(memory.url ?? '') ?? ours
}

// Where nothing else would notify the requester: edits do not.
async function notify(turn: Reporter, outcome: Outcome): Promise<void> {
  const { marker } = turn.memory
  const { requester, conversation } = marker
  const statusUrl = commentUrl(turn)
  if (!requester || !statusUrl) return
  const body = notification(requester, { ...marker, outcome: outcome.name, phase: 'settled' }, statusUrl)
  await bestEffort(turn, 'The person who asked could not be notified.', () =>
    postOnce(turn, conversation, body, (comment) => comment.body === body),
  )
}

function notesFor(turn: Reporter, job: Job | undefined, link: Link | undefined): string[] {
  const notes = [...(turn.memory.marker.notes ?? [])]
  if (job?.prLink && !link) {
    const note = `The service gave this as the pull request, and it is not followed: ${job.prLink}`
    turn.io.log.warning(
      `${note}\nA link must be an https address on an allowed host. Add its host to link-hosts if you trust it.`,
    )
    notes.push(note)
  }
  return notes
}
