import type { StatusCheck } from '../io/agent.ts'
import type { Clients } from '../io/clients.ts'
import type { PullSize } from '../io/github-answers.ts'
import { isSettledStatus } from '../io/job-record.ts'
import type { Link } from '../io/link.ts'
import { together } from '../io/together.ts'
import type { Marker, Snapshot } from '../memory/marker.ts'
import { type Conversation, currentJob } from '../memory/markers.ts'
import { waiting } from './pace.ts'
import { lacksLink } from './poll-state.ts'

/** What is to be sent, and to whom if that is fixed. */
export interface JobRequest {
  /** A job that knows the conversation is told what is new. */
  prompt: { create: string; followUp: string }
  /** This job and no other: the service decides what becomes of it. */
  jobId?: string | undefined
  /** A new job, whatever the conversation has; `why`, if that was not asked for. */
  forceNew: boolean
  why?: string
  /** It is only ever a follow-up to the job that this marker of the reviewed pull request names. */
  review?: Marker | undefined
}

/** Where a request goes. */
export type Target =
  | { kind: 'new'; why?: string }
  /** `newIf`: with these answers to the follow-up a new job is started instead. */
  | { kind: 'job'; id: string; before: Snapshot; newIf: number[]; note?: string }
  /** The job is still active: the request waits for it. */
  | { kind: 'busy'; id: string }
  | { kind: 'none'; outcome: 'error' | 'skipped'; reason: string }

/** A docs pull request: `unknown` if it cannot be read, and why not. */
export interface PullState {
  state: 'open' | 'closed' | 'unknown'
  head?: string
  size?: PullSize
  why?: string
}

export interface TargetDeps {
  /** Monotonic ms at which waiting ends. */
  deadline: number
  readPull: (link: Link) => Promise<PullState>
  /** The checked link of an address that a marker kept. */
  linkOf: (prLink: string | undefined) => Link | undefined
}

/** The job that a request would follow up, as the conversation knows it. */
export function knownJob(
  { forceNew, jobId, review }: JobRequest,
  { marked }: Conversation,
): Partial<Marker> | undefined {
  if (forceNew) return undefined
  if (review) return review
  if (jobId === undefined) return currentJob(marked)?.marker
  return marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId }
}

/** Decides whether the request is a follow-up or a new job: by the job's status and the state of its pull request. */
export async function chooseTarget(
  { jobId, why, review }: JobRequest,
  known: Partial<Marker> | undefined,
  { deps, clients }: { deps: TargetDeps; clients: Clients },
): Promise<Target> {
  const id = known?.jobId
  if (id === undefined) return startNew(why, review)
  const knownLink = deps.linkOf(known?.prLink ?? known?.before?.prLink)
  const [check, knownPull] = await together(
    checkBeforeSending(id, deps.deadline, clients),
    knownLink ? deps.readPull(knownLink) : Promise.resolve(undefined),
  )
  if (check.kind === 'denied' || check.kind === 'fault') {
    return { kind: 'none', outcome: 'error', reason: `${check.message} Nothing was sent.` }
  }
  const isFixed = jobId !== undefined
  if (check.kind === 'missing') {
    // A 404 of the status check decides nothing: the answer to the message does. What the job showed is not known.
    return { kind: 'job', id, before: snapshot({}, knownLink?.url, knownPull), newIf: isFixed ? [] : [404] }
  }
  const { status, link = knownLink, refusedLink } = check.job
  if (!isSettledStatus(status)) return { kind: 'busy', id }
  const isKnownPull = link?.url === knownLink?.url
  const pull: PullState = (isKnownPull ? knownPull : link && (await deps.readPull(link))) ?? { state: 'unknown' }
  // The job may show another pull request by now than the one that was reviewed.
  const cause = isFixed ? undefined : whyNew(id, status, (review ? knownPull : pull) ?? { state: 'unknown' })
  if (cause !== undefined) return startNew(cause, review)
  const before = snapshot({ status }, link?.url ?? refusedLink, pull)
  const newIf = isFixed ? [] : status === 'archived' ? [400, 404, 409, 410] : [404]
  const note = link && pull.state === 'unknown' ? { note: takenAsOpen(link, pull) } : {}
  return { kind: 'job', id, before, newIf, ...note }
}

const snapshot = (
  shown: Pick<Snapshot, 'status'>,
  prLink: string | undefined,
  pull: PullState | undefined,
): Snapshot => ({
  ...shown,
  ...(prLink === undefined ? {} : { prLink }),
  ...(pull?.head ? { head: pull.head } : {}),
})

function startNew(why: string | undefined, review: Marker | undefined): Target {
  if (review) return { kind: 'none', outcome: 'skipped', reason: reviewReason(why ?? 'There is no job any more.') }
  return why === undefined ? { kind: 'new' } : { kind: 'new', why: `${why} ${newJobText}` }
}

export const newJobText = 'A new job was started.'

/** Why a review is not sent. */
export const reviewReason = (why: string): string =>
  `${why} A review is only ever a follow-up, so nothing was sent. A command in a new comment starts a new job.`

const takenAsOpen = ({ url }: Link, { why = '' }: PullState): string =>
  `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim()

function whyNew(id: string, status: string, { state }: PullState): string | undefined {
  if (status === 'failed') return `Job ${id} of this conversation failed.`
  if (state === 'closed') return `The pull request of job ${id} is merged or closed.`
  if (status !== 'archived' || state === 'open') return undefined
  return `Job ${id} of this conversation is archived.`
}

const mostFaults = 5

/**
 * Nothing was sent yet, so nothing is lost but time: transient faults are tried again for a while, and a pull request that
 * comes late is waited for. After the follow-up it would pass for its result.
 */
async function checkBeforeSending(
  id: string,
  deadline: number,
  { agent, clock, cancelled }: Clients,
): Promise<StatusCheck> {
  for (const seen = { faults: 0, empty: 0 }; ; ) {
    const check = await agent.checkStatus(id, cancelled)
    if (check.kind === 'fault') seen.faults++
    if (check.kind === 'record' && lacksLink(check.job)) seen.empty++
    const seconds = againAfter(check, seen, () => clock.random())
    if (seconds === undefined || cancelled.aborted || clock.now() + seconds * 1_000 > deadline) return check
    await clock.sleep(seconds * 1_000, cancelled)
  }
}

/** How long until the next check, seconds; undefined if this one is believed. */
function againAfter(
  check: StatusCheck,
  { faults, empty }: { faults: number; empty: number },
  random: () => number,
): number | undefined {
  if (check.kind === 'record') return lacksLink(check.job) ? waiting.lateLink[empty - 1] : undefined
  if (check.kind !== 'fault' || faults === mostFaults) return undefined
  const { least, most } = waiting.retryAfter
  const asked = check.retryAfterMs
  return asked === undefined ? 2 ** faults * random() : Math.min(most, Math.max(least, asked / 1_000))
}
