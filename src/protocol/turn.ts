import { type Action, type Go, type Goal, info, type RunStep, type StepAt } from './action.ts'
import { isAnchored, otherTriggers, untouchedMs } from './deciding-marker.ts'
import { silentNote, unreported } from './earlier-request.ts'
import { firstSurvey, goalOf, knownJob, surveyAgain } from './follow-up-or-new.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import { hasStarted } from './next-request.ts'
import { startPolling } from './poll.ts'
import { endUnsent, pause, takenElsewhere, unknownOutcome } from './unsent-request.ts'
import type { View, ViewAt } from './view.ts'

// One job, several triggers: whose turn it is to send.

const recheckMs = 5_000
/** Nothing is sent under an older intent: others may pass it by before the answer comes. It is written anew first. */
const mostIntentMs = 60_000

/** `step-back`: another request goes first, and ours stands in its way: back to waiting. */
type Turn = 'ours' | 'wait' | 'step-back'

type Sendable = Goal & { kind: 'new' | 'job' }

function turnOf(view: ViewAt<'surveyed'>, others: MarkedComment[]): Turn {
  const inTheWay = others.filter((other) => isSending(other, view) && !isPassedBy(other, view))
  const turns = inTheWay.map((other) => turnAgainst(other, view))
  if (turns.includes('step-back')) return 'step-back'
  return turns.includes('wait') ? 'wait' : 'ours'
}

/** The requests of other triggers that may go to the same job. A new job is nobody else's. */
function otherRequests(view: ViewAt<'surveyed'>): MarkedComment[] {
  const { here, answers, request, past, marker } = view
  if (request.forceNew || past?.newJobBecause !== undefined) return []
  const there = knownJob(view) === undefined ? [] : (answers.there ?? [])
  return otherTriggers([...here.marked, ...there], marker.trigger)
}

/** Whether nobody waits for this request, although it is not known whether it was sent, or started work. */
function isPassedBy(other: MarkedComment, view: ViewAt<'surveyed'>): boolean {
  const { marker, comment } = other
  if (marker.phase === 'unknown') return true
  if (!isSending(other, view)) return false
  // The job has settled since, and another request was sent to it.
  if (marker.handedOver !== undefined) return true
  // Our first edit gives a marker its comment's id: one without it is as old as the comment, whoever edits that.
  const changedAt = isAnchored(other) ? comment.updatedAt : comment.createdAt
  return view.date - Date.parse(changedAt) >= untouchedMs
}

const isSending = ({ marker }: MarkedComment, view: ViewAt<'surveyed'>): boolean =>
  marker.phase === 'intent' || isAcceptedFollowUp(marker, knownJob(view)?.jobId)

const isAcceptedFollowUp = ({ phase, kind, jobId }: Marker, ownJob: string | undefined): boolean =>
  phase === 'created' && kind === 'follow-up' && (ownJob === undefined || jobId === ownJob)

/** What another trigger's request that is being sent means for ours: of two that resumed, or did not, the lower goes first. */
function turnAgainst(other: MarkedComment, view: ViewAt<'surveyed'>): Turn {
  const isLower = view.own !== undefined && other.comment.id < view.own.id
  const goesFirst = other.marker.phase === 'created' || isLower
  // A marker gets its comment's id with its first edit: such an intent has waited and resumed.
  if (isAnchored(view)) return goesFirst || !isAnchored(other) ? 'step-back' : 'wait'
  return goesFirst || isAnchored(other) ? 'wait' : 'ours'
}

export function surveyed(
  view: ViewAt<'surveyed'>,
  step: StepAt<'survey' | 'surveyed'>,
): Action | Go {
  const query = surveyAgain(view, step)
  if (query) return query
  const goal = goalOf(view)
  const next = towards(goal, view, step)
  const { past = view.past } = next
  if (past?.notFound === undefined || !isFound(goal)) return next
  return { ...next, past: { ...past, notFound: undefined } }
}

/** Whether the service shows the job. */
function isFound(goal: Goal): boolean {
  if (goal.kind === 'busy') return goal.isMissing !== true
  return goal.kind === 'job' && goal.before.status !== undefined
}

function towards(
  goal: Goal,
  view: ViewAt<'surveyed'>,
  step: StepAt<'survey' | 'surveyed'>,
): Action | Go {
  const others = otherRequests(view)
  const turn = turnOf(view, others)
  const isIntent = view.marker.phase === 'intent'
  if (isIntent && turn !== 'ours') return giveWay(turn, view, step)
  if (goal.kind === 'none') return endUnsent(view, { name: goal.outcome, reason: goal.reason })
  if (goal.kind === 'busy') return waitForJob(view, goal)
  // It becomes an intent only if nobody is in the way, so that it does not stand in theirs again and again.
  if (turn !== 'ours') return { do: 'go', to: recheckAt(view) }
  return towardsSending(goal, view, others)
}

const recheckAt = ({ now }: Pick<View, 'now'>): RunStep => ({
  at: 'paused',
  until: now + recheckMs,
})

/** Another request goes first, and our comment is an intent. */
function giveWay(
  turn: 'wait' | 'step-back',
  view: ViewAt<'surveyed'>,
  step: StepAt<'survey' | 'surveyed'>,
): Action | Go {
  const mayStay = turn === 'wait' && !isIntentOld(view)
  if (!mayStay) return pause(view, otherFirstText, recheckAt(view))
  const log = step.isSaid ? [] : [info(otherFirstText)]
  return { do: 'sleep', ms: recheckMs, log, to: { at: 'wait-for-turn' } }
}

/** It is our turn. Before the request is sent the earlier ones have reported, and our comment is an intent. */
function towardsSending(
  goal: Sendable,
  view: ViewAt<'surveyed'>,
  others: MarkedComment[],
): Action | Go {
  const mustReport = goal.kind === 'job' && isFound(goal) && unreported(view, goal.id).length > 0
  if (mustReport)
    return { do: 'go', to: { at: 'unreported', id: goal.id, since: view.now, isLast: false } }
  if (view.marker.phase !== 'intent') {
    const change = { reason: undefined, outcome: undefined, retryAt: undefined }
    return { do: 'write', move: 'send', isRequired: true, change, to: { at: 'resumed' } }
  }
  const passedBy = others.filter((other) => isPassedBy(other, view))
  const notes = [...notesOn(passedBy, goal), ...notesOnSilent(view)]
  return { do: 'go', to: { at: 'send', goal, notes, tries: 0 }, log: notes.map(info) }
}

const isIntentOld = ({ writtenAt, now }: Pick<View, 'writtenAt' | 'now'>): boolean =>
  writtenAt !== undefined && now - writtenAt >= mostIntentMs

export const waitForTurn = (view: ViewAt<'wait-for-turn'>): Action =>
  view.now >= view.deadline
    ? endUnsent(view, { name: 'timed-out', reason: stillSendingText })
    : { do: 'read', pause: 0, to: { ...firstSurvey, isSaid: true } }

const otherFirstText = 'Another request of this conversation is being sent. This one follows.'
const stillSendingText = 'Another request was still being sent at the timeout. Nothing was sent.'
const noTimeLeftText = 'The time was up before the request could be sent. Nothing was sent.'
const noEditTakenText =
  'GitHub took no edit of the status comment until the timeout. Nothing was sent.'
const overtakenText =
  'GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent.'
const tookLongText =
  'It took more than a minute to prepare the request. It is checked once more, and then sent.'

export function paused(view: ViewAt<'paused'>, step: StepAt<'paused'>): Action {
  const { until } = step
  const { unwritten, marker, now, deadline, isAnothers } = view
  if (isAnothers) {
    const wasLost = marker.phase === 'unknown'
    return { do: 'end', outcome: wasLost ? unknownOutcome(view, overtakenText) : takenElsewhere }
  }
  if (unwritten) return pausedUntilWritten(view, step, unwritten.tryAt)
  if (now < until) return { do: 'sleep', ms: until - now, to: step }
  if (now >= deadline) return endUnsent(view, { name: 'timed-out', reason: noTimeLeftText })
  return { do: 'read', pause: 0, to: firstSurvey }
}

/** The comment may say `intent`: nothing is sent as long as it does not say what is. */
function pausedUntilWritten(view: ViewAt<'paused'>, step: StepAt<'paused'>, tryAt: number): Action {
  const { now, deadline } = view
  if (tryAt <= now) return { do: 'write-again', to: step }
  if (now >= deadline) return endUnsent(view, { name: 'timed-out', reason: noEditTakenText })
  const next = now < step.until ? Math.min(step.until, tryAt) : tryAt
  return { do: 'sleep', ms: Math.min(next, deadline) - now, to: step }
}

export const writtenAnew = (view: ViewAt<'send'>): Action | Go | undefined =>
  isIntentOld(view) ? pause(view, tookLongText, { at: 'paused', until: view.now }) : undefined

function waitForJob(
  view: ViewAt<'surveyed'>,
  { id, isMissing }: Goal & { kind: 'busy' },
): Action | Go {
  const polling = startPolling(
    { id, kind: 'watch', startedAt: view.now },
    { deadline: view.deadline },
  )
  const reason = isMissing
    ? `The service did not find job ${id} when it was checked. The job may be at work, so the request waits for two minutes at least.`
    : `Job ${id} is still active. The request is sent when it has finished.`
  return pause(view, reason, { at: 'poll', polling, isOfEarlierRequest: true })
}

function notesOn(passedBy: MarkedComment[], goal: Sendable): string[] {
  const before = goal.kind === 'job' ? goal.before : {}
  const unclear = passedBy.filter(({ marker }) => !hasStarted(marker.before, before))
  const notes = unclear.map(({ comment }) => unclearNote(comment.url))
  return goal.note === undefined ? notes : [goal.note, ...notes]
}

const unclearNote = (url: string): string =>
  url === ''
    ? 'It is not known whether an earlier request in the other repository started work.'
    : `It is not known whether an earlier request started work: ${url}`

function notesOnSilent({ here, answers, past }: ViewAt<'surveyed'>): string[] {
  if (past?.silent === undefined) return []
  const all = [...here.marked, ...(answers.there ?? [])]
  return all.filter(({ comment }) => past.silent?.includes(comment.id)).map(silentNote)
}
