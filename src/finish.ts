import { randomBytes } from 'node:crypto'
import { dress } from './dress.ts'
import type { Job } from './io/agent.ts'
import { type Comment, GitHubFault } from './io/github.ts'
import type { Listing } from './memory/listing.ts'
import { breakMarkers, type Marker, signMarker } from './memory/marker.ts'
import type { Change, Memory } from './memory/record.ts'
import { counting } from './memory/thread.ts'
import type { Io, Setting } from './run.ts'
import { notification, pullRequestText, statusText } from './tell/comment.ts'
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
  /** A sweep's, which hears of others from here. What GitHub does not take just now is a fault then: the next sweep tells it. */
  listing?: Pick<Listing, 'aloud' | 'read'>
}

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

/** The pull request that an outcome brought: not one that was there before, nor the one in which it was asked for. */
async function broughtBy(turn: Telling, { job }: Outcome): Promise<Link | undefined> {
  const { before, thread } = turn.memory.marker
  const link = linkOf(turn, job)
  if (link === undefined || ownPullRequest(turn, link) === thread) return undefined
  const earlier = checkLink(before?.prLink, turn.setting.linkHosts)
  return link.url === earlier?.url && (await wasTold(turn, link)) ? undefined : link
}

// One that was there before a follow-up is news all the same where the run that asked first had left before it came.
async function wasTold(turn: Telling, link: Link): Promise<boolean> {
  const { memory } = turn
  const ofOthers = () =>
    memory.thread
      .map(({ marker }) => marker)
      .filter(({ jobId, nonce }) => jobId === memory.marker.jobId && nonce !== memory.marker.nonce)
  const untold = () =>
    ofOthers().some(({ phase }) => phase === 'created') &&
    !ofOthers().some(({ phase, prLink }) => phase === 'settled' && prLink === link.url)
  // That run may have told it since the thread was read.
  const read = untold() && (await bestEffort(turn, 'The conversation could not be read again.', () => memory.reread()))
  return !(read && untold())
}

// The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies.
async function tellPullRequest(turn: Telling, outcome: Outcome, link: Link | undefined): Promise<boolean> {
  const { memory, setting } = turn
  const number = ownPullRequest(turn, link)
  const from = memory.marker.thread
  if (link === undefined || number === undefined || memory.commentId === undefined) return false
  const marker: Marker = {
    version: 1,
    repository: setting.repository.id,
    thread: number,
    trigger: memory.marker.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    asker: memory.marker.asker,
    command: memory.marker.command,
    from,
    jobId: memory.marker.jobId,
    prLink: link.url,
    createdAt: memory.marker.createdAt,
    outcome: outcome.name,
  }
  const text = pullRequestText(
    { number: from, url: `${setting.repository.url}/issues/${from}` },
    marker.asker,
    marker.command ?? setting.command,
  )
  return bestEffort(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
    const body = `${signMarker(marker, setting.keys[0])}\n${breakMarkers(text)}`
    const count = counting(setting.keys, { repository: setting.repository.id, thread: number })
    await postOnce(turn, number, body, (comment) => {
      const there = count(comment)
      return there?.kind === 'pull-request' && there.jobId === marker.jobId
    })
  })
}

async function dressPullRequest(turn: Telling, link: Link | undefined): Promise<void> {
  const { io, setting, memory } = turn
  const { labels, reviewers, assignees } = setting.dressing
  if (link === undefined || labels.length + reviewers.length + assignees.length === 0) return
  const number = ownPullRequest(turn, link)
  if (number === undefined) {
    io.log.warning(
      `Labels, reviewers and assignees were not set: ${link.url} is not in this repository, and the token is for this one alone.`,
    )
    return
  }
  await bestEffort(turn, `Not everything was set on pull request #${number}.`, () =>
    dress(io.github, number, setting.dressing, memory.marker.asker),
  )
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

// Beside others the comment may be there already, or come at the same moment: the first one stays.
async function postOnce(
  { io, telling, listing }: Telling,
  thread: number,
  body: string,
  same: (comment: Comment) => boolean,
): Promise<void> {
  if (listing?.aloud(thread).some(same)) return
  const posted = await io.github.createComment(thread, body)
  if (telling === 'alone') return
  await listing?.read()
  const first = (listing?.aloud(thread) ?? (await outermost(io, thread))).find(same)
  if (first && first.id < posted.id) await io.github.deleteComment(posted.id)
}

async function outermost({ github }: Telling['io'], thread: number): Promise<Comment[]> {
  const { comments, last } = await github.comments(thread, 1)
  return last === 1 ? comments : [...comments, ...(await github.comments(thread, last)).comments]
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
  { io, listing }: { io: Pick<Io, 'log'> } & Pick<Telling, 'listing'>,
  warning: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    if (!(fault instanceof Error) || (listing && mayPass(fault))) throw fault
    io.log.warning(`${warning} ${fault.message}`)
    return false
  }
}

/** Whether GitHub may well do later what it did not do now. */
export const mayPass = (fault: Error): boolean => fault instanceof GitHubFault && fault.passing
