import { randomBytes } from 'node:crypto'
import type { Job } from './io/agent.ts'
import { breakMarkers, type Marker, signMarker } from './memory/marker.ts'
import type { Memory } from './memory/record.ts'
import { counting, readThread } from './memory/thread.ts'
import type { Io, Setting } from './run.ts'
import { notification, pullRequestText } from './tell/comment.ts'
import { checkLink, type Link } from './tell/link.ts'
import { conclude, type Outcome } from './work/outcome.ts'
import type { Waited } from './work/poll.ts'

/** A job that took longer is worth a notification, seconds. */
const worthAWord = 120

/** What telling needs: a run has it, and so has a sweep. */
export interface Telling {
  memory: Memory
  setting: Setting
  io: Pick<Io, 'github' | 'log'>
  /** Whether another run may have told the docs pull request of the same job, or may just be doing so. */
  telling: 'alone' | 'beside others'
}

/** From the end of a wait to what is told of it: the docs pull request's comment, the status comment, a notification. */
export async function finish(turn: Telling, jobId: string, waited: Waited, took: number | undefined): Promise<Outcome> {
  const { memory, io } = turn
  const outcome = conclude(waited, jobId, (job) => linkOf(turn, job) !== undefined)
  const link = linkOf(turn, outcome.job)
  const notes = noteworthy(turn, outcome.job, link)
  const told = { outcome: outcome.name, reason: outcome.reason, notes, ...(link ? { prLink: link.url } : {}) }
  if (waited.kind !== 'settled' && waited.kind !== 'lost') {
    await memory.tell('accept', told)
    return outcome
  }
  const notified = link !== undefined && (await tellPullRequest(turn, outcome, link))
  await memory.tell('settle', { ...told, took })
  const { asker, thread } = memory.marker
  const statusUrl = commentUrl(turn)
  if (!notified && took !== undefined && took > worthAWord && asker && statusUrl) {
    await bestEffort(turn, 'The person who asked could not be notified.', () =>
      io.github.createComment(thread, notification(asker, memory.marker, statusUrl)),
    )
  }
  return outcome
}

/** The pull request's link of a record, where it may be shown. */
export const linkOf = ({ setting }: Pick<Telling, 'setting'>, job: Job | undefined): Link | undefined =>
  checkLink(job?.prLink, setting.linkHosts)

/** The status comment's page, written by GitHub or else by us. */
export function commentUrl({ memory, setting }: Pick<Telling, 'memory' | 'setting'>): string | undefined {
  if (memory.commentId === undefined) return undefined
  const ours = `${setting.repository.url}/issues/${memory.marker.thread}#issuecomment-${memory.commentId}`
  return setting.pageOf(memory.url ?? '') ?? ours
}

/** This repository's number of a pull request, or undefined for one elsewhere. */
export function ownPullRequest({ setting }: Pick<Telling, 'setting'>, link: Link | undefined): number | undefined {
  const here = setting.repository.url.replace(/^https?:\/\//, '')
  return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined
}

// The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies.
async function tellPullRequest(turn: Telling, outcome: Outcome, link: Link): Promise<boolean> {
  const { memory, setting, io } = turn
  const number = ownPullRequest(turn, link)
  const from = memory.marker.thread
  if (number === undefined || memory.commentId === undefined) return false
  if (number === from || link.url === memory.marker.before?.prLink) return false
  const marker: Marker = {
    version: 1,
    repository: setting.repository.id,
    thread: number,
    trigger: memory.marker.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    asker: memory.marker.asker,
    from,
    jobId: memory.marker.jobId,
    prLink: link.url,
    createdAt: memory.marker.createdAt,
    outcome: outcome.name,
  }
  const text = pullRequestText(
    { number: from, url: `${setting.repository.url}/issues/${from}` },
    marker.asker,
    setting.command,
  )
  return bestEffort(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
    const told = await io.github.createComment(number, `${signMarker(marker, setting.keys[0])}\n${breakMarkers(text)}`)
    if (turn.telling === 'alone') return
    const count = counting(setting.keys, { repository: setting.repository.id, thread: number })
    const there = await readThread(io.github, { number }, count, () => false)
    const first = there.find((one) => one.marker.kind === 'pull-request' && one.marker.jobId === marker.jobId)
    if (first && first.comment.id !== told.id) await io.github.deleteComment(told.id)
  })
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

/** Does what changes no outcome: where GitHub refuses, a warning says so. Whether it was done. */
export async function bestEffort(
  { io }: { io: Pick<Io, 'log'> },
  warning: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    io.log.warning(`${warning} ${fault.message}`)
    return false
  }
}
