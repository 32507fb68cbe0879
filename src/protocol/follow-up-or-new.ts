import type { StatusCheck } from '../outcomes.ts'
import { currentJob, otherTriggers } from './deciding-marker.ts'
import type { Marker } from './marker.ts'
import { waiting } from './pace.ts'
import { isSettledStatus, isWithoutLink } from './poll.ts'
import { newJobText, reviewReason } from './reasons.ts'
import type {
  Action,
  Answers,
  Ask,
  Go,
  Goal,
  MarkedComment,
  PullState,
  StepAt,
  View,
} from './view.ts'

type Survey = StepAt<'survey' | 'surveyed'>

// Where a request goes: to the conversation's job as a follow-up, or to a new one.

export const firstSurvey: Survey = { at: 'survey', faults: 0, empty: 0, missing: 0 }

const mostFaults = 4
/** After so long without a change an intent or an accepted request is passed by: the job's status alone decides. */
export const untouchedMs = 120_000

export function knownJob({ asked, here: { marked }, past }: View): Partial<Marker> | undefined {
  const { forceNew, jobId, review } = asked
  if (review) return review
  if (forceNew || past?.instead !== undefined) return undefined
  if (jobId === undefined) return currentJob(marked)?.marker
  return marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId }
}

export function survey(view: View, step: Survey): Action | Go {
  const known = knownJob(view)
  const to: Survey = { ...step, at: 'surveyed' }
  if (known?.jobId === undefined) return { go: to }
  return {
    do: 'ask',
    pause: 0,
    check: known.jobId,
    pull: known.prLink ?? known.before?.prLink,
    there: known,
    to,
  }
}

export function goalOf(view: View, step: Survey): Goal | Ask {
  const id = knownJob(view)?.jobId
  if (id === undefined) return startNew(view, view.past?.instead)
  const { asked, answers, here } = view
  const { check, pull } = answers
  if (check === undefined) throw new Error('The job was not checked.')
  const { says } = check
  const again = askAgain(view, says, step)
  if (again) return { ...again, check: id }
  if (says.kind === 'denied' || says.kind === 'fault')
    return { kind: 'none', outcome: 'error', reason: `${says.message} Nothing was sent.` }
  // With job-id the service decides.
  const newIf = (...codes: number[]): number[] => (asked.jobId === undefined ? codes : [])
  if (says.kind === 'missing') return goalWhenNotFound(view, id, newIf(404))
  const { status, link = pull?.link, refusedLink } = says.job
  if (!isSettledStatus(status)) return { kind: 'busy', id }
  const isRead = link?.url === pull?.link?.url
  // A review asks whether the pull request is open that was reviewed, whatever the job shows by now.
  if (link && !isRead && !asked.review) return { do: 'ask', pause: 0, pull: link.url, to: step }
  const is: PullState = ((link || asked.review) && pull?.is) ?? { state: 'unknown' }
  const cause = whyNew(id, status, is)
  // The comment says `closed` beside the earlier pull request, and nothing of one that its readers may not know.
  const omitsWhy = status !== 'failed' && (is.state === 'closed' || is.isHidden)
  if (cause !== undefined && asked.jobId === undefined)
    return startNew(view, cause, { pull, omitsWhy })
  const prLink = says.job.link?.url ?? refusedLink ?? link?.url
  return {
    kind: 'job',
    id,
    before: { status, prLink, head: link && isRead ? pull?.is.head : undefined },
    newIf: status === 'archived' ? newIf(400, 404, 409, 410) : newIf(404),
    isLeftOpen: here.marked.some(({ marker }) => marker.jobId === id && marker.phase === 'created'),
    note: link && is.state === 'unknown' ? takenAsOpen(link.url, is.why) : undefined,
  }
}

/** A 404 of the status check decides nothing: the answer to the message does. What was shown before is not known. */
function goalWhenNotFound(view: View, id: string, newIf: number[]): Goal {
  const { here, answers, marker, date, past } = view
  const others = otherTriggers([...here.marked, ...(answers.there ?? [])], marker.trigger)
  const open = others.filter(
    (other) => other.marker.phase === 'created' && other.marker.jobId === id,
  )
  // A service may show a new job late, and no longer show one that works.
  const isNew = open.some((other) => date - Date.parse(other.marker.startedAt ?? '') < untouchedMs)
  const wasWaitedFor = past?.notFound === id
  if (isNew || (open.length > 0 && !wasWaitedFor)) return { kind: 'busy', id, isMissing: true }
  const unclear = others.filter((other) => ['intent', 'unknown'].includes(other.marker.phase))
  if (open.length + unclear.length > 0)
    return { kind: 'job', id, before: { mayBeAtWork: true }, newIf, note: notFoundNote(id) }
  const { pull } = answers
  return { kind: 'job', id, before: { prLink: pull?.link?.url, head: pull?.is.head }, newIf }
}

const notFoundNote = (id: string): string =>
  `The service did not find job ${id}, so it is not known whether an earlier request is still at work.`

function askAgain(
  { now, deadline, random, answers }: View,
  says: StatusCheck,
  step: Survey,
): Ask | undefined {
  const { faults, empty, missing } = step
  const again = (seconds: number, change: Partial<Survey>): Ask | undefined =>
    now + seconds * 1_000 > deadline
      ? undefined
      : { do: 'ask', pause: seconds * 1_000, to: { ...step, ...change } }
  const missingPause = waiting.missingBefore[missing]
  if (says.kind === 'missing' && missingPause !== undefined)
    return { do: 'ask', pause: missingPause * 1_000, to: { ...step, missing: missing + 1 } }
  if (says.kind === 'fault' && faults < mostFaults) {
    const { least, most } = waiting.retryAfter
    const told = says.retryAfterMs
    const seconds =
      told === undefined
        ? 2 ** (faults + 1) * random
        : Math.min(most, Math.max(least, told / 1_000))
    return again(seconds, { faults: faults + 1 })
  }
  // The first link may come late: then it would be taken for the follow-up's result.
  const pause = waiting.lateLink[empty]
  if (
    says.kind === 'record' &&
    isWithoutLink(says.job) &&
    !answers.pull?.link &&
    pause !== undefined
  )
    return again(pause, { empty: empty + 1 })
  return undefined
}

function startNew(
  { asked: { review }, here }: View,
  why: string | undefined,
  { pull, omitsWhy = false }: Pick<Answers, 'pull'> & { omitsWhy?: boolean | undefined } = {},
): Goal {
  if (review)
    return {
      kind: 'none',
      outcome: 'skipped',
      reason: reviewReason(why ?? 'There is no job any more.'),
    }
  const note = omitsWhy ? newJobText : why && `${why} ${newJobText}`
  return { kind: 'new', note, earlier: earlierPull(pull, here.marked) }
}

/** The conversation's newest docs pull request, as it was read, or else heard of. One that was merged is done. */
export function earlierPull(
  pull: Answers['pull'],
  marked: MarkedComment[] = [],
): Marker['earlier'] {
  const prLink = pull?.link?.url ?? marked.findLast(({ marker }) => marker.prLink)?.marker.prLink
  const heard = marked.findLast(({ marker }) => marker.prLink === prLink && marker.became)?.marker
    .became
  const read =
    pull?.link && !pull.is.isHidden && pull.is.state !== 'unknown' ? pull.is.state : undefined
  const state = read ?? heard
  if (prLink === undefined || state === 'merged') return undefined
  return { prLink, ...(state && { state }) }
}

const takenAsOpen = (url: string, why = ''): string =>
  `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim()

function whyNew(id: string, status: string, { state }: PullState): string | undefined {
  if (status === 'failed') return `Job ${id} of this conversation failed.`
  if (state === 'merged') return `The pull request of job ${id} is merged.`
  if (state === 'closed') return `The pull request of job ${id} is closed.`
  if (status !== 'archived' || state === 'open') return undefined
  return `Job ${id} of this conversation is archived.`
}
