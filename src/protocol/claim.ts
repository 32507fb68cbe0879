import type { Outcome } from '../outcomes.ts'
import type { KnownComment } from '../outside-answers.ts'
import type { Action, Go, RunStep, StepAt } from './action.ts'
import { decidingMarker, isAnchored, isOlder, markersOfTrigger } from './deciding-marker.ts'
import { firstSurvey } from './follow-up-or-new.ts'
import { isHeldComment, type RunReading } from './held-comment.ts'
import type { MarkedComment, UncountedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import { isSameStep, isStepTrigger } from './trigger.ts'
import { endUnknown, endUnsent, takenElsewhere, unknownOutcome } from './unsent-request.ts'
import type { View, ViewAt } from './view.ts'

// One trigger, several runs: which of them sends. A first attempt posts an intent and looks; a re-run looks first.

/** What tells the comments of other runs from ours. */
type Around = Pick<View, 'request' | 'marker' | 'own' | 'here'>

const listMs = 1_000
const secondLookMs = 2_000
const recheckMs = 5_000
const rivalWait = { every: 5_000, most: 120_000 }

/** Why it is not known whether a request was sent. None of these says what to do: the comment and the outcome add that. */
const why = {
  unreadable:
    'The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. If previous-key is not the earlier key, set it and re-run.',
  untold:
    'GitHub does not say whether this account wrote a status comment of this request, so it is not known whether the request was sent. Nothing is sent. The log names what was not answered.',
  deleted:
    'The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again.',
  rival:
    'Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent.',
  earlierAttempt:
    'An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.',
  otherRequest:
    "An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect.",
}

const notListedText =
  'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'

const sameAttemptText = ({ trigger }: { trigger: string }): string =>
  isStepTrigger(trigger)
    ? 'Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step.'
    : 'Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).'

export function begin(view: ViewAt<'begin'>): Action | Go {
  const { kind, attempt, remembers } = view.request
  const isAttach = kind === 'attach'
  const to: RunStep = isAttach ? { at: 'attach' } : { at: 'earlier-attempt', began: view.now }
  // A first step with job-id knows its job.
  if (remembers && attempt > 1) return { do: 'read', pause: 0, to }
  return isAttach ? { do: 'go', to: to } : postIntent(view)
}

function postIntent(view: Pick<View, 'request'>): Action {
  return {
    do: 'write',
    move: 'send',
    isRequired: true,
    // A re-run most often sends nothing, and reads what the requester saw only if it does.
    readsPrompt: view.request.attempt === 1,
    change: {},
    to: { at: 'posted' },
  }
}

export const posted = (view: ViewAt<'posted'>): Action | Go =>
  view.request.remembers
    ? { do: 'read', pause: 0, react: true, to: { at: 'look', began: view.now, reading: 'first' } }
    : { do: 'go', to: firstSurvey }

export function decideEarlierAttempt(
  view: ViewAt<'earlier-attempt'>,
  { began }: { began: number },
): Action | Go {
  const { here, marker, request } = view
  const end = (reason: string): Action => ({ do: 'end', outcome: unknownOutcome(view, reason) })

  const sameTrigger = markersOfTrigger(here.marked, marker.trigger, request.since)
  if (sameTrigger.some((comment) => isOfThisAttempt(view, comment)))
    return { do: 'end', outcome: { name: 'error', reason: sameAttemptText(marker) } }

  const deciding = decidingMarker(here.marked, marker.trigger, request.since)
  const phase = deciding?.marker.phase
  if (phase === 'settled' || phase === 'created') return { do: 'go', to: { at: 'attach' } }
  if (isUnreadable(view)) return end(why.unreadable)
  if (phase === 'unknown')
    return { ...end(deciding?.marker.reason ?? why.earlierAttempt), take: deciding }

  const intents = rivalsOf(view).filter((rival) => rival.marker.phase === 'intent')
  if (intents.length > 0) return decideEarlierIntents(view, began, intents)
  return isOtherRequest(view) ? end(why.otherRequest) : postIntent(view)
}

/** An intent of our own run is one of an earlier attempt. That of another run may still become something else. */
function decideEarlierIntents(
  view: ViewAt<'earlier-attempt'>,
  began: number,
  intents: MarkedComment[],
): Action {
  if (intents.every(({ marker }) => marker.run === view.marker.run))
    return endUnknown(view, why.earlierAttempt, intents[0])
  if (view.now - began >= rivalWait.most)
    return { do: 'end', outcome: unknownOutcome(view, why.rival) }
  return { do: 'read', pause: rivalWait.every, to: { at: 'earlier-attempt', began } }
}

/** A marker of this step from an earlier attempt that no step of this attempt holds: it asked something else then. */
const isOtherRequest = (view: Around): boolean =>
  rivalsOf(view).length === 0 &&
  view.here.marked.some(({ marker }) => isOfEarlierStep(view, marker))

const isOfEarlierStep = (
  { marker: { trigger }, request: { attempt } }: Around,
  marker: Marker,
): boolean =>
  isSameStep(marker.trigger, trigger) &&
  (marker.attempt ?? 1) < attempt &&
  marker.phase !== 'waiting'

/** What a look at the conversation shows of the other runs of this trigger. */
interface Seen {
  /** A comment may start several runs. A step is of one run alone. */
  mayHaveRivals: boolean
  /**
   * `fresh`, `rerun`: the first attempt of our run, or a later one, and our comment was just posted.
   * `resumed`: in any attempt, our comment has waited, and is an intent once more.
   */
  we: 'fresh' | 'rerun' | 'resumed'
  isListed: boolean
  waiting: MarkedComment[]
  intents: MarkedComment[]
  untold: UncountedComment[]
  /** Another step of this very attempt asks the same, and may send it or have sent it. */
  hasTwin: boolean
  hasIntentOfEarlierAttempt: boolean
  mayHaveJob: boolean
  isBehind: boolean
  mayBeBehind: boolean
}

function lookAround(view: ViewAt<'look'>): Seen {
  const { here, own } = view
  const rivals = rivalsOf(view)
  const intents = rivals.filter(({ marker }) => marker.phase === 'intent')
  const untold = untoldOf(view)
  return {
    mayHaveRivals: mayHaveRivals(view),
    we: whoWeAre(view),
    isListed: here.marked.some(({ comment }) => comment.id === own?.id),
    waiting: waitingOf(view),
    intents,
    untold,
    hasTwin: twinsOf(view, rivals).some((twin) => isOfThisAttempt(view, twin)),
    hasIntentOfEarlierAttempt: intents.some((intent) => isOfEarlierAttempt(view, intent)),
    mayHaveJob: rivals.some(mayHaveJob),
    isBehind: intents.some((intent) => isLower(view, intent)),
    mayBeBehind: untold.some((comment) => isLower(view, comment)),
  }
}

function whoWeAre(view: ViewAt<'look'>): Seen['we'] {
  if (isAnchored(view)) return 'resumed'
  return view.request.attempt === 1 ? 'fresh' : 'rerun'
}

const mayHaveRivals = ({ marker }: Pick<View, 'marker'>): boolean => !isStepTrigger(marker.trigger)

/** Of two steps that ask the same none sends. Of two that answer one text the lower one does. */
const twinsOf = (view: Around, rivals: MarkedComment[]): MarkedComment[] =>
  rivals.filter((rival) => {
    if (mayHaveJob(rival)) return true
    if (rival.marker.phase !== 'intent') return false
    return !mayHaveRivals(view) || isLower(view, rival)
  })

// What a look decides, and how the run ends with it: the first row that holds.
//
// | what is seen of other runs | fresh | rerun | resumed |
// | --- | --- | --- | --- |
// | our account's comment of this request that no key verifies | unknown | unknown | unknown |
// | another step of this very attempt asks the same | error | error | error |
// | an intent of an earlier attempt of our run | unknown | unknown | unknown |
// | a comment of which nobody tells whose it is | | unknown | |
// | an earlier attempt of our step that asked for something else | | unknown | |
// | a job, a result or a lost answer | skipped | skipped | skipped |
// | a comment that waits | skipped | | |
// | a lower intent | skipped | skipped | steps back |
// | a lower comment of which nobody tells whose it is | unknown | unknown | steps back |
//
// Where none of this is seen it may be looked once more (`lookAgain`). A step that resumed has no rivals, and does not look.

export function decideLook(view: ViewAt<'look'>, step: StepAt<'look'>): Action | Go {
  const seen = lookAround(view)
  if (seen.we === 'resumed' && !seen.mayHaveRivals) return ours(view)
  return (
    takenByRivals(view, seen) ?? giveWay(view, seen) ?? lookAgain(view, step, seen) ?? ours(view)
  )
}

/** Another run has the request, or may have had it. */
function takenByRivals(view: ViewAt<'look'>, seen: Seen): Action | undefined {
  const { we } = seen
  if (isUnreadable(view)) return endUnknown(view, why.unreadable)
  if (seen.hasTwin) return withdraw(view, { name: 'error', reason: sameAttemptText(view.marker) })
  if (seen.hasIntentOfEarlierAttempt) return endUnknown(view, why.earlierAttempt)
  if (we === 'rerun' && seen.untold.length > 0) return endUnknown(view, why.untold)
  // The answer to our comment has told which account ours is: more may be known than before it.
  if (we === 'rerun' && isOtherRequest(view)) return endUnknown(view, why.otherRequest)
  if (seen.mayHaveJob) return withdraw(view, takenElsewhere)
  if (we === 'fresh' && seen.waiting.length > 0) return withdraw(view, takenElsewhere)
  return undefined
}

/** Of two intents the lower comment goes first. */
function giveWay(view: ViewAt<'look'>, { isBehind, mayBeBehind, we }: Seen): Action | undefined {
  if (!isBehind && !mayBeBehind) return undefined
  if (we === 'resumed') return stepBack(view)
  return withdraw(view, isBehind ? takenElsewhere : unknownOutcome(view, why.untold))
}

/** Undefined: what was seen is enough, and our comment speaks for the trigger. */
function lookAgain(view: ViewAt<'look'>, step: StepAt<'look'>, seen: Seen): Action | undefined {
  if (!seen.isListed) return readUntilListed(view, step)
  if (!seen.mayHaveRivals) return undefined
  if (step.reading === 'second') return decideSecondLook(view, step, seen)
  if (view.eyes === 'first') return undefined
  if (wasDeleted(view, seen)) return endUnknown(view, why.deleted)
  return {
    do: 'read',
    pause: secondLookMs,
    react: view.eyes === 'no-answer',
    to: { ...step, reading: 'second' },
  }
}

function readUntilListed(view: ViewAt<'look'>, step: StepAt<'look'>): Action {
  if (step.reading === 'first')
    return { do: 'read', pause: listMs, to: { ...step, reading: 'repeated' } }
  return endUnsent(view, { name: 'error', reason: notListedText })
}

function decideSecondLook(
  view: ViewAt<'look'>,
  step: StepAt<'look'>,
  seen: Seen,
): Action | undefined {
  const mayHaveRival = seen.intents.length > 0 || seen.untold.length > 0
  if (mayHaveRival) return waitForRival(view, step, seen)
  return wasDeleted(view, seen) ? endUnknown(view, why.deleted) : undefined
}

/** Whether our reaction was there before, and no comment shows who reacted. */
const wasDeleted = ({ eyes }: Pick<View, 'eyes'>, { we, intents, waiting }: Seen): boolean =>
  we === 'rerun' && eyes === 'again' && intents.length === 0 && waiting.length === 0

/** A higher intent goes away, or becomes something else. */
function waitForRival(view: ViewAt<'look'>, step: StepAt<'look'>, { intents, we }: Seen): Action {
  if (view.now - step.began < rivalWait.most)
    return { do: 'read', pause: rivalWait.every, to: step }
  if (we === 'resumed') return stepBack(view)
  return withdraw(view, unknownOutcome(view, intents.length > 0 ? why.rival : why.untold))
}

/**
 * Ours speaks for the trigger now: what an earlier attempt left waiting, and what a lost answer
 * doubled, is deleted. `over`: runs that GitHub says are over.
 */
function ours(view: Around & Pick<View, 'past' | 'date'>, over: string[] = []): Action | Go {
  const past = { ...view.past, isOurs: true } as const
  if (isAnchored(view)) return { do: 'go', to: firstSurvey, past }

  const waiting = waitingOf(view)
  const mayLive = waiting.filter(
    (other) => other.marker.run !== view.marker.run && waitsItself(view, other),
  )
  const runs = mayLive.map(({ marker }) => marker.run)
  const run = runs.find((id) => id !== undefined && !over.includes(id))
  if (run !== undefined) return { do: 'query', pause: 0, run, to: { at: 'waiting-run', run, over } }

  const found = [...waiting, ...copiesOf(view)].map(({ comment }) => comment)
  if (found.length === 0) return { do: 'go', to: firstSurvey, past }
  return { do: 'remove', found, to: firstSurvey, past }
}

/** Another run waits. If it is alive it will send: its comment stays, and ours goes. */
export function decideWaitingRun(
  view: ViewAt<'waiting-run'>,
  { run, over }: StepAt<'waiting-run'>,
): Action | Go {
  const reading = view.answers.workflowRun?.is ?? 'unread'
  const theirs = waitingOf(view).filter(({ marker }) => marker.run === run)
  const isAlive = theirs.some((comment) => waitsItself(view, comment, reading))
  return isAlive ? withdraw(view, takenElsewhere) : ours(view, [...over, run])
}

/** Whether a run that waits holds its comment; as long as the run is not read: if it is alive. */
const waitsItself = (
  { date }: Pick<View, 'date'>,
  theirs: MarkedComment,
  run: RunReading = 'in-progress',
): boolean => isHeldComment(theirs, run, date)

const stepBack = ({ now }: Pick<View, 'now'>): Action => ({
  do: 'write',
  move: 'hold',
  isRequired: true,
  change: {},
  to: { at: 'paused', until: now + recheckMs },
})

export const resumed = ({ request, now }: ViewAt<'resumed'>): Action | Go =>
  request.remembers
    ? {
        do: 'read',
        pause: secondLookMs,
        to: { at: 'look', began: now + secondLookMs, reading: 'second' },
      }
    : { do: 'go', to: firstSurvey }

export function deletedWhileWaiting(
  view: ViewAt<'deleted'>,
  { isRead }: { isRead: boolean },
): Action {
  if (!isRead) return { do: 'read', pause: 0, to: { at: 'deleted', isRead: true } }
  const isTakenElsewhere = rivalsOf(view).some(mayHaveJob)
  const outcome = isTakenElsewhere ? takenElsewhere : unknownOutcome(view, why.deleted)
  return { do: 'end', outcome }
}

function withdraw(view: Around, outcome: Outcome): Action {
  const copies = copiesOf(view).map(({ comment }) => comment)
  const found = view.own === undefined ? copies : [view.own, ...copies]
  return { do: 'remove', found, to: { at: 'over', outcome } }
}

/** Whether a comment is ours, or has our marker: then it is a copy of ours. */
const hasOwnMarker = ({ own, marker }: Around, other: MarkedComment): boolean =>
  other.comment.id === own?.id || other.marker.nonce === marker.nonce

const rivalsOf = (view: Around): MarkedComment[] =>
  markersOfTrigger(view.here.marked, view.marker.trigger, view.request.since).filter(
    (comment) => !hasOwnMarker(view, comment),
  )

const waitingOf = (view: Around): MarkedComment[] =>
  rivalsOf(view).filter(({ marker }) => marker.phase === 'waiting')

const mayHaveJob = ({ marker }: MarkedComment): boolean =>
  ['created', 'settled', 'unknown'].includes(marker.phase)

/** What a lost answer doubled. Somebody's older comment that has our words by now is not ours. */
const copiesOf = (view: Around): MarkedComment[] =>
  view.here.marked.filter((other) => {
    const isOwnComment = other.comment.id === view.own?.id
    return hasOwnMarker(view, other) && !isOwnComment && !isOlder(other.comment, view.request.since)
  })

function isOfThisAttempt({ marker: own }: Around, { marker }: MarkedComment): boolean {
  const isOfThisRun = own.run !== undefined && marker.run === own.run
  return isOfThisRun && marker.attempt === own.attempt && marker.nonce !== own.nonce
}

/** Whether a comment was posted before ours, and before each copy of ours. */
function isLower(view: Around, { comment }: { comment: KnownComment }): boolean {
  if (view.own === undefined) return false
  const copies = copiesOf(view).map((copy) => copy.comment.id)
  return comment.id < Math.min(view.own.id, ...copies)
}

const isOfEarlierAttempt = (
  { request: { run, attempt } }: Around,
  { marker }: MarkedComment,
): boolean => marker.run === run && (marker.attempt ?? 1) < attempt

/** Whether our own account has a comment of this trigger that cannot be verified. Others can keep nobody from asking. */
const isUnreadable = (view: Around): boolean =>
  view.here.unverified.some((comment) => comment.isOurs && isOfTrigger(view, comment))

/**
 * Comments of this trigger, or of an earlier attempt of this step, of which nobody tells whether
 * they are ours.
 */
const untoldOf = (view: Around): UncountedComment[] =>
  view.here.unverified.filter((comment) => {
    const { isOurs, marker } = comment
    if (isOurs || marker?.nonce === view.marker.nonce) return false
    return isOfTrigger(view, comment) || (marker !== undefined && isOfEarlierStep(view, marker))
  })

const isOfTrigger = (
  { marker, request }: Around,
  { trigger, comment, isOutdated }: UncountedComment,
): boolean => trigger === marker.trigger && !isOutdated && !isOlder(comment, request.since)
