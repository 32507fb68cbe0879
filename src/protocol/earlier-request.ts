import { type Action, type Go, info, type Query, type StepAt } from './action.ts'
import { otherTriggers } from './deciding-marker.ts'
import { firstSurvey, knownJob } from './follow-up-or-new.ts'
import { isHeldComment, type RunReading } from './held-comment.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import { patienceMs } from './next-request.ts'
import { isSettledStatus } from './poll.ts'
import { endUnsent, pause } from './unsent-request.ts'
import type { Showing, ViewAt } from './view.ts'

// A job has settled, and an earlier request does not say its result yet. The run that has it says so first. If nobody has
// it any more, its comment is told, so that nobody takes the next one's end for its own.

type Shown = NonNullable<Marker['handedOver']>

const recheckMs = 5_000

const unreportedText =
  'The run of the earlier request has not reported its result yet. The request is sent when it has.'

const noWordText =
  'The run of the earlier request had not reported its result at the timeout. Nothing was sent.'

/** The earlier requests of a job whose comments do not say yet how they ended. */
export function unreported(
  { here, answers, marker, past }: Showing<'here' | 'there' | 'marker' | 'past'>,
  id: string,
): MarkedComment[] {
  const marked = [...here.marked, ...(answers.there ?? [])]
  return otherTriggers(marked, marker.trigger).filter(({ marker: other, comment }) => {
    const isOpen = other.phase === 'created' && other.jobId === id
    const isSilent = past?.silent?.includes(comment.id) === true
    return isOpen && !isSilent && other.handedOver === undefined
  })
}

/** Waits until the first of them says its result, or says it there where nobody does any more. */
export function letReport(view: ViewAt<'unreported'>, step: StepAt<'unreported'>): Action | Go {
  const [found] = unreported(view, step.id)
  if (found === undefined) return { do: 'go', to: firstSurvey }
  const { now, deadline, date, marker } = view
  const reading = readingOf(found, view, step)
  if (reading === 'not asked') return askWhoHolds(found, step)
  if (!isHeldComment(found, reading, date)) return sayThere(found, view, step)
  if (now - step.since >= patienceMs(found.marker)) {
    // Its run may have ended since it was read.
    if (step.isLast || isElsewhere(found, view)) return goOnWithout(view, found, step)
    return askWhoHolds(found, { ...step, isLast: true })
  }
  if (now >= deadline) return endUnsent(view, { name: 'timed-out', reason: noWordText })
  if (marker.phase === 'intent') return pause(view, unreportedText, step)
  return readAgain(view, found, step)
}

/** Nothing is written in another repository, and its workflow runs are not read. */
const isElsewhere = ({ marker }: MarkedComment, view: ViewAt<'unreported'>): boolean =>
  marker.repository !== view.marker.repository

/** What GitHub says of the workflow run that has a comment. An attempt that began since was not asked for. */
function readingOf(
  found: MarkedComment,
  view: ViewAt<'unreported'>,
  { askedRun }: StepAt<'unreported'>,
): RunReading | 'not asked' {
  const { run, attempt, outcome } = found.marker
  if (run === undefined || outcome !== undefined || isElsewhere(found, view)) return 'unread'
  // Another step of this very run: it is alive, unless it is of an earlier attempt.
  if (run === view.request.run)
    return attempt === view.request.attempt ? 'in-progress' : 'completed'
  if (askedRun !== holderOf(found) || view.answers.workflowRun?.id !== run) return 'not asked'
  return view.answers.workflowRun.is
}

const holderOf = ({ marker }: MarkedComment): string => `${marker.run}/${marker.attempt}`

function askWhoHolds(found: MarkedComment, step: StepAt<'unreported'>): Action {
  const to: StepAt<'unreported'> = { ...step, askedRun: holderOf(found) }
  return { do: 'query', pause: 0, run: found.marker.run, to }
}

function sayThere(
  found: MarkedComment,
  view: ViewAt<'unreported'>,
  step: StepAt<'unreported'>,
): Action | Go {
  const { handedOver } = view.answers
  const wasRefused = handedOver?.comment === found.comment.id && !handedOver.isWritten
  if (isElsewhere(found, view) || wasRefused) return goOnWithout(view, found, step)
  return handOver(view, found, step)
}

function goOnWithout(
  view: ViewAt<'unreported'>,
  { comment }: MarkedComment,
  step: StepAt<'unreported'>,
): Go {
  const silent = [...(view.past?.silent ?? []), comment.id]
  return { do: 'go', to: { ...step, isLast: false }, past: { ...view.past, silent } }
}

function handOver(
  view: ViewAt<'unreported'>,
  found: MarkedComment,
  step: StepAt<'unreported'>,
): Action {
  const shown: Shown = { ...shownNow(view), at: new Date(view.date).toISOString() }
  const log = [
    info(`The earlier request for job ${found.marker.jobId} is told how the job stands.`),
  ]
  return { do: 'hand-over', found, shown, log, to: step }
}

/** What the last status check and the docs pull request showed. */
function shownNow({ answers: { check, pull } }: ViewAt<'unreported'>): Omit<Shown, 'at'> {
  const job = check?.says.kind === 'record' ? check.says.job : undefined
  if (!isSettledStatus(job?.status)) throw new Error('The job was not checked.')
  const { status, link, refusedLink } = job
  const prLink = link?.url ?? refusedLink ?? pull?.link?.url
  const head = prLink === pull?.link?.url ? pull?.is.head : undefined
  return { status, prLink, head }
}

function readAgain(
  view: ViewAt<'unreported'>,
  found: MarkedComment,
  step: StepAt<'unreported'>,
): Action {
  const place = placeOf(view, found)
  if (place === undefined) return { do: 'read', pause: recheckMs, to: step }
  return { do: 'query', pause: recheckMs, ...place, to: step }
}

/** What is asked to read the job's other place, if the comment is there. */
function placeOf(
  view: ViewAt<'unreported'>,
  found: MarkedComment,
): Pick<Query, 'there' | 'pull'> | undefined {
  if (view.here.marked.includes(found)) return undefined
  return { there: knownJob(view), pull: view.answers.pull?.link?.url }
}

export const silentNote = ({ comment: { url } }: MarkedComment): string =>
  url === ''
    ? 'An earlier request in the other repository had not reported its result before this one was sent.'
    : `An earlier request had not reported its result before this one was sent, and may show that of this one: ${url}`
