import type { Job, Link, StatusCheck } from '../outside-answers.ts'
import type { Action, Go, Goal, Query, StepAt } from './action.ts'
import { currentJob } from './deciding-marker.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import { checkAgainWhenNotFound, goalWhenNotFound } from './not-found.ts'
import { waiting } from './pace.ts'
import { isSettledStatus, isWithoutLink, type SettledStatus } from './poll.ts'
import { newJobText, reviewReason } from './shared-reasons.ts'
import type { Answers, PullState, View, ViewAt } from './view.ts'

type Survey = StepAt<'survey' | 'surveyed'>

// Where a request goes: to the conversation's job as a follow-up, or to a new one.

export const firstSurvey: Survey = { at: 'survey', faults: 0, withoutLink: 0, missing: 0 }

const mostFaults = 4
export function knownJob({
  request,
  here: { marked },
  past,
}: Pick<View, 'request' | 'here' | 'past'>): Partial<Marker> | undefined {
  const { forceNew, jobId, review } = request
  if (review) return review
  if (forceNew || past?.newJobBecause !== undefined) return undefined
  if (jobId === undefined) return currentJob(marked)?.marker
  return marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId }
}

export function survey(view: ViewAt<'survey'>, step: Survey): Action | Go {
  const known = knownJob(view)
  const to: Survey = { ...step, at: 'surveyed' }
  if (known?.jobId === undefined) return { do: 'go', to: to }
  return {
    do: 'query',
    pause: 0,
    check: known.jobId,
    pull: known.prLink ?? known.before?.prLink,
    there: known,
    to,
  }
}

/** What has to be asked once more before it is known where the request goes. Undefined: nothing. */
export function surveyAgain(view: ViewAt<'surveyed'>, step: Survey): Query | undefined {
  const id = knownJob(view)?.jobId
  if (id === undefined) return undefined
  const says = lastCheck(view)
  switch (says.kind) {
    case 'missing':
      return checkAgainWhenNotFound(id, step)
    case 'fault':
      return checkAgainAfterFault(view, id, says, step)
    case 'record':
      return checkAgainForLink(view, id, says.job, step) ?? readShownPull(view, says.job, step)
    case 'denied':
      return undefined
  }
}

function checkAgainAfterFault(
  view: ViewAt<'surveyed'>,
  id: string,
  { retryAfterMs }: StatusCheck & { kind: 'fault' },
  step: Survey,
): Query | undefined {
  if (step.faults >= mostFaults) return undefined
  const { least, most } = waiting.retryAfter
  const seconds =
    retryAfterMs === undefined
      ? 2 ** (step.faults + 1) * view.random
      : Math.min(most, Math.max(least, retryAfterMs / 1_000))
  return checkWithinTime(view, id, seconds, { ...step, faults: step.faults + 1 })
}

/** The first link may come late: then it would be taken for the follow-up's result. */
function checkAgainForLink(
  view: ViewAt<'surveyed'>,
  id: string,
  job: Job,
  step: Survey,
): Query | undefined {
  const seconds = waiting.lateLink[step.withoutLink]
  const hasNoPull = isWithoutLink(job) && view.answers.pull?.link === undefined
  if (!hasNoPull || seconds === undefined) return undefined
  return checkWithinTime(view, id, seconds, { ...step, withoutLink: step.withoutLink + 1 })
}

function checkWithinTime(
  { now, deadline }: ViewAt<'surveyed'>,
  id: string,
  seconds: number,
  to: Survey,
): Query | undefined {
  const pause = seconds * 1_000
  return now + pause > deadline ? undefined : { do: 'query', pause, check: id, to }
}

/** A settled job may show another pull request than the one that was read. */
function readShownPull(
  { request, answers: { pull } }: ViewAt<'surveyed'>,
  { status, link }: Job,
  step: Survey,
): Query | undefined {
  // A review asks whether the pull request is open that was reviewed, whatever the job shows by now.
  if (request.review !== undefined || !isSettledStatus(status)) return undefined
  const isRead = link === undefined || link.url === pull?.link?.url
  return isRead ? undefined : { do: 'query', pause: 0, pull: link.url, to: step }
}

function lastCheck({ answers: { check } }: ViewAt<'surveyed'>): StatusCheck {
  if (check === undefined) throw new Error('The job was not checked.')
  return check.says
}

export function goalOf(view: ViewAt<'surveyed'>): Goal {
  const id = knownJob(view)?.jobId
  if (id === undefined) return goalWithoutJob(view)
  const says = lastCheck(view)
  switch (says.kind) {
    case 'denied':
    case 'fault':
      return { kind: 'none', outcome: 'error', reason: `${says.message} Nothing was sent.` }
    case 'missing':
      return goalWhenNotFound(view, id, newJobIf(view, 'not found'))
    case 'record': {
      const { status } = says.job
      return isSettledStatus(status)
        ? goalWhenSettled(view, id, { ...says.job, status })
        : { kind: 'busy', id }
    }
  }
}

function goalWithoutJob(view: ViewAt<'surveyed'>): Goal {
  const cause = view.past?.newJobBecause
  const note = cause === undefined ? undefined : `${cause} ${newJobText}`
  return goalOfNew(view, { cause, note, pull: undefined })
}

function goalWhenSettled(view: ViewAt<'surveyed'>, id: string, job: SettledJob): Goal {
  const { request, answers, here } = view
  const { pull } = answers
  const { status } = job
  const link = job.link ?? pull?.link
  const pullState = stateOfPull(view, link)
  const cause = whyNew(id, status, pullState)
  // With job-id the service decides.
  if (cause !== undefined && request.jobId === undefined) {
    const note = omitsCause(status, pullState) ? newJobText : `${cause} ${newJobText}`
    return goalOfNew(view, { cause, note, pull })
  }
  const isRead = link !== undefined && link.url === pull?.link?.url
  const prLink = job.link?.url ?? job.refusedLink ?? link?.url
  return {
    kind: 'job',
    id,
    before: { status, prLink, head: isRead ? pull?.is.head : undefined },
    newIf: newJobIf(view, status),
    isLeftOpen: here.marked.some(({ marker }) => marker.jobId === id && marker.phase === 'created'),
    note: link && pullState.state === 'unknown' ? takenAsOpen(link.url, pullState.why) : undefined,
  }
}

type SettledJob = Job & { status: SettledStatus }

function stateOfPull(
  { request, answers: { pull } }: ViewAt<'surveyed'>,
  link: Link | undefined,
): PullState {
  // A review names its pull request: whether the job shows one does not matter.
  const hasPull = link !== undefined || request.review !== undefined
  return hasPull && pull !== undefined ? pull.is : { state: 'unknown' }
}

/** The answers to a follow-up with which a new job is started instead. With job-id there are none. */
function newJobIf({ request }: ViewAt<'surveyed'>, status: SettledStatus | 'not found'): number[] {
  if (request.jobId !== undefined) return []
  return status === 'archived' ? [400, 404, 409, 410] : [404]
}

/** The comment says `closed` beside the earlier pull request, and nothing of one that its readers may not know. */
const omitsCause = (status: SettledStatus, { state, isHidden }: PullState): boolean =>
  status !== 'failed' && (state === 'closed' || isHidden === true)

function goalOfNew(
  { request: { review }, here }: ViewAt<'surveyed'>,
  {
    cause,
    note,
    pull,
  }: { cause: string | undefined; note: string | undefined } & Required<Pick<Answers, 'pull'>>,
): Goal {
  if (review) {
    const reason = reviewReason(cause ?? 'There is no job any more.')
    return { kind: 'none', outcome: 'skipped', reason }
  }
  return { kind: 'new', note, earlierPull: earlierPull(pull, here.marked) }
}

/** The conversation's newest docs pull request, as it was read, or else heard of. One that was merged is done. */
export function earlierPull(
  pull: Answers['pull'],
  marked: MarkedComment[] = [],
): Marker['earlier'] {
  const markers = marked.map(({ marker }) => marker)
  const prLink = pull?.link?.url ?? markers.findLast((marker) => marker.prLink)?.prLink
  if (prLink === undefined) return undefined
  const heard = markers.findLast((marker) => marker.prLink === prLink && marker.became)?.became
  const state = stateAsRead(pull) ?? heard
  return state === 'merged' ? undefined : { prLink, state }
}

function stateAsRead(pull: Answers['pull']): 'open' | 'merged' | 'closed' | undefined {
  if (pull?.link === undefined || pull.is.isHidden) return undefined
  return pull.is.state === 'unknown' ? undefined : pull.is.state
}

const takenAsOpen = (url: string, why = ''): string =>
  `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim()

function whyNew(id: string, status: SettledStatus, { state }: PullState): string | undefined {
  if (status === 'failed') return `Job ${id} of this conversation failed.`
  if (state === 'merged') return `The pull request of job ${id} is merged.`
  if (state === 'closed') return `The pull request of job ${id} is closed.`
  if (status !== 'archived' || state === 'open') return undefined
  return `Job ${id} of this conversation is archived.`
}
