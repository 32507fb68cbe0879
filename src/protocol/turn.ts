import { isAnchored, otherTriggers } from './deciding-marker.ts'
import { firstSurvey, goalOf, knownJob, untouchedMs } from './follow-up-or-new.ts'
import { hasStarted, silentNote, unreported } from './hand-over.ts'
import type { Marker } from './marker.ts'
import { endUnsent, heldElsewhere, info, pause, unknownOutcome } from './outcome.ts'
import { startPolling } from './poll.ts'
import type { Action, Go, Goal, MarkedComment, RunStep, StepAt, View } from './view.ts'

// One job, several triggers: whose turn it is to send.

const recheckMs = 5_000
/** Nothing is sent under an older intent: others may pass it by before the answer comes. It is written anew first. */
const mostIntentMs = 60_000

/** `step-back`: another request goes first, and ours stands in its way: back to waiting. */
type Turn = 'ours' | 'wait' | 'step-back'

function turnOf(view: View): { turn: Turn; passedBy: MarkedComment[] } {
  const known = knownJob(view)
  const isAlone = view.asked.forceNew || view.past?.instead !== undefined
  const marked = isAlone ? [] : [...view.here.marked, ...((known && view.answers.there) || [])]
  const passedBy: MarkedComment[] = []
  const rivals: Turn[] = []
  for (const found of otherTriggers(marked, view.marker.trigger)) {
    const { marker, comment } = found
    const isSending = marker.phase === 'intent' || isAcceptedFollowUp(marker, known?.jobId)
    // Our first edit gives a marker its comment's id: one without it is as old as the comment, whoever edits that.
    const changedAt = isAnchored(found) ? comment.updatedAt : comment.createdAt
    const isUntouched = view.date - Date.parse(changedAt) >= untouchedMs
    // The job has settled since, and another request was sent to it.
    const isOver = marker.handedOver !== undefined
    if (marker.phase === 'unknown' || (isSending && (isUntouched || isOver))) passedBy.push(found)
    else if (isSending) rivals.push(against(found, view))
  }
  return {
    turn: (['step-back', 'wait'] as const).find((turn) => rivals.includes(turn)) ?? 'ours',
    passedBy,
  }
}

const isAcceptedFollowUp = ({ phase, kind, jobId }: Marker, ownJob: string | undefined): boolean =>
  phase === 'created' && kind === 'follow-up' && (ownJob === undefined || jobId === ownJob)

/** What another trigger's request that is being sent means for ours: of two that resumed, or did not, the lower goes first. */
function against(rival: MarkedComment, view: View): Turn {
  const goesFirst = rival.marker.phase === 'created' || rival.comment.id < (view.own?.id ?? 0)
  // A marker gets its comment's id with its first edit: such an intent has waited and resumed.
  if (isAnchored(view)) return goesFirst || !isAnchored(rival) ? 'step-back' : 'wait'
  return goesFirst || isAnchored(rival) ? 'wait' : 'ours'
}

export function surveyed(view: View, step: StepAt<'survey' | 'surveyed'>): Action | Go {
  const goal = goalOf(view, step)
  if ('do' in goal) return goal
  const next = towards(goal, view, step)
  const { past = view.past } = next
  return isFound(goal) && past?.notFound
    ? { ...next, past: { ...past, notFound: undefined } }
    : next
}

/** Whether the service shows the job. */
function isFound(goal: Goal): boolean {
  if (goal.kind === 'busy') return goal.isMissing !== true
  return goal.kind === 'job' && goal.before.status !== undefined
}

function towards(goal: Goal, view: View, step: StepAt<'survey' | 'surveyed'>): Action | Go {
  const isIntent = view.marker.phase === 'intent'
  const { turn, passedBy } = turnOf(view)
  const later: RunStep = { at: 'paused', until: view.now + recheckMs }
  if (isIntent && turn === 'wait' && !isIntentOld(view)) {
    const log = step.isSaid ? [] : [info(otherFirstText)]
    return { do: 'sleep', ms: recheckMs, log, to: { at: 'wait-for-turn' } }
  }
  if (isIntent && turn !== 'ours') return pause(view, otherFirstText, later)
  if (goal.kind === 'none') return endUnsent(view, { name: goal.outcome, reason: goal.reason })
  if (goal.kind === 'busy') return waitForJob(view, goal)
  // It becomes an intent only if nobody is in the way, so that it does not stand in theirs again and again.
  if (turn !== 'ours') return { go: later }
  if (goal.kind === 'job' && isFound(goal) && unreported(view, goal.id).length > 0)
    return { go: { at: 'unreported', id: goal.id, since: view.now, isLast: false } }
  if (!isIntent) {
    const change = { reason: undefined, outcome: undefined, retryAt: undefined }
    return { do: 'write', move: 'send', must: true, change, to: { at: 'resumed' } }
  }
  const notes = [...notesOn(passedBy, goal), ...notesOnSilent(view)]
  return { go: { at: 'send', goal, notes, tries: 0 }, log: notes.map(info) }
}

const isIntentOld = ({ writtenAt, now }: View): boolean =>
  writtenAt !== undefined && now - writtenAt >= mostIntentMs

export const waitForTurn = (view: View): Action =>
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

export function paused(view: View, step: StepAt<'paused'>): Action {
  const { until } = step
  const { unwritten, marker, now, deadline, isReader } = view
  if (isReader)
    return {
      do: 'end',
      outcome: marker.phase === 'unknown' ? unknownOutcome(view, overtakenText) : heldElsewhere,
    }
  // The comment may say `intent`: nothing is sent as long as it does not say what is.
  if (unwritten) {
    if (unwritten.tryAt <= now) return { do: 'write-again', to: step }
    if (now >= deadline) return endUnsent(view, { name: 'timed-out', reason: noEditTakenText })
    const next = now < until ? Math.min(until, unwritten.tryAt) : unwritten.tryAt
    return { do: 'sleep', ms: Math.min(next, deadline) - now, to: step }
  }
  if (now < until) return { do: 'sleep', ms: until - now, to: step }
  if (now >= deadline) return endUnsent(view, { name: 'timed-out', reason: noTimeLeftText })
  return { do: 'read', pause: 0, to: firstSurvey }
}

export const writtenAnew = (view: View): Action | Go | undefined =>
  isIntentOld(view) ? pause(view, tookLongText, { at: 'paused', until: view.now }) : undefined

function waitForJob(view: View, { id, isMissing }: Goal & { kind: 'busy' }): Action | Go {
  const polling = startPolling(
    { id, kind: 'attach', startedAt: view.now },
    { deadline: view.deadline },
  )
  const reason = isMissing
    ? `The service did not find job ${id} when it was checked. The job may be at work, so the request waits for two minutes at least.`
    : `Job ${id} is still active. The request is sent when it has finished.`
  return pause(view, reason, { at: 'poll', polling, isEarlier: true })
}

function notesOn(passedBy: MarkedComment[], goal: Goal): string[] {
  const notes = passedBy
    .filter(({ marker }) => !hasStarted(marker.before, goal.kind === 'job' ? goal.before : {}))
    .map(({ comment: { url } }) =>
      url === ''
        ? 'It is not known whether an earlier request in the other repository started work.'
        : `It is not known whether an earlier request started work: ${url}`,
    )
  return [...('note' in goal && goal.note ? [goal.note] : []), ...notes]
}

function notesOnSilent({ here, answers, past }: View): string[] {
  if (past?.silent === undefined) return []
  const all = [...here.marked, ...(answers.there ?? [])]
  return all.filter(({ comment }) => past.silent?.includes(comment.id)).map(silentNote)
}
