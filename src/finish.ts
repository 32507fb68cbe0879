import { bestEffort, postOnce } from './aloud.ts'
import type { Job } from './io/agent.ts'
import type { Marker } from './memory/marker.ts'
import type { Change } from './memory/record.ts'
import { broughtBy, dressPullRequest, linkOf, tellPullRequest } from './pull-request.ts'
import { notification, statusText } from './tell/comment.ts'
import { checkLink, type Link } from './tell/link.ts'
import type { Setting, Telling } from './turn.ts'
import { conclude, type Outcome } from './work/outcome.ts'
import type { Waited } from './work/poll.ts'

/** A job that took longer is worth a notification, seconds. */
const worthAWord = 120

/** From the end of a wait to what is told of it: the docs pull request's comment, the status comment, a notification. */
export async function finish(
  turn: Telling,
  jobId: string,
  waited: Waited,
  { took, pickedUp = false }: { took?: number | undefined; pickedUp?: boolean } = {},
): Promise<Outcome> {
  const { memory } = turn
  const outcome = conclude(waited, jobId, (job) => linkOf(turn, job) !== undefined)
  const told = changeOf(turn, outcome)
  if (waited.kind !== 'settled' && waited.kind !== 'lost') {
    const { before } = memory.marker
    await memory.tell('accept', pickedUp && before ? { ...told, before: { ...before, pickedUp } } : told)
    return outcome
  }
  const link = await broughtBy(turn, outcome)
  const notified = await tellPullRequest(turn, outcome, link)
  await memory.tell('settle', { ...told, took })
  await dressPullRequest(turn, link)
  if (!notified && (took === undefined || took > worthAWord)) await notify(turn, outcome)
  return outcome
}

/** What is said aloud of a job that has ended, beside the status comment: edits notify nobody. `took`: since it was asked, s. */
export async function announce(turn: Telling, outcome: Outcome, took: number): Promise<void> {
  const link = await broughtBy(turn, outcome)
  const notified = await tellPullRequest(turn, outcome, link)
  await dressPullRequest(turn, link)
  if (!notified && took > worthAWord) await notify(turn, outcome)
}

/** What a marker keeps of an outcome. */
export function changeOf(turn: Telling, outcome: Outcome): Change {
  const link = linkOf(turn, outcome.job)
  const notes = noteworthy(turn, outcome.job, link)
  return { outcome: outcome.name, reason: outcome.reason, notes, ...(link ? { prLink: link.url } : {}) }
}

/** How a status comment is written from its marker, secrets taken out. `seen` is the last record of this run, if any. */
export const statusOf =
  (setting: Setting, redact: (text: string) => string, seen: () => Job | undefined) =>
  (marker: Marker): string => {
    const runUrl = `${setting.repository.url}/actions/runs/${marker.run ?? setting.run.id}`
    return redact(statusText(marker, { runUrl, job: seen(), link: checkLink(marker.prLink, setting.linkHosts) }))
  }

/** The status comment's page, written by GitHub or else by us. */
export function commentUrl({ memory, setting }: Pick<Telling, 'memory' | 'setting'>): string | undefined {
  if (memory.commentId === undefined) return undefined
  const ours = `${setting.repository.url}/issues/${memory.marker.thread}#issuecomment-${memory.commentId}`
  return setting.pageOf(memory.url ?? '') ?? ours
}

// Where nothing else would notify the asker: edits do not.
async function notify(turn: Telling, outcome: Outcome): Promise<void> {
  const { marker } = turn.memory
  const { asker, thread } = marker
  const statusUrl = commentUrl(turn)
  if (!asker || !statusUrl) return
  const body = notification(asker, { ...marker, outcome: outcome.name, phase: 'settled' }, statusUrl)
  await bestEffort(turn, 'The person who asked could not be notified.', () =>
    postOnce(turn, thread, body, (comment) => comment.body === body),
  )
}

function noteworthy(turn: Telling, job: Job | undefined, link: Link | undefined): string[] {
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
