import type { KnownComment, Outcome } from '../outcomes.ts'
import { decidingMarker, isAnchored, isOlder, markersOfTrigger } from './deciding-marker.ts'
import { firstSurvey } from './follow-up-or-new.ts'
import { isHeldComment, type RunReading } from './held.ts'
import type { Marker } from './marker.ts'
import { endUnknown, endUnsent, heldElsewhere, unknownOutcome } from './outcome.ts'
import { isSameStep, isStepTrigger } from './trigger.ts'
import type { Action, Go, MarkedComment, RunStep, StepAt, UncountedComment, View } from './view.ts'

// One trigger, several runs: which of them sends. A first attempt posts an intent and looks; a re-run looks first.

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
  earlier:
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

export function begin(view: View): Action | Go {
  const { kind, attempt, remembers } = view.asked
  const isAttach = kind === 'attach'
  const to: RunStep = isAttach ? { at: 'attach' } : { at: 'earlier', began: view.now }
  // A first step with job-id knows its job.
  if (remembers && attempt > 1) return { do: 'read', pause: 0, to }
  return isAttach ? { go: to } : postIntent(view)
}

function postIntent(view: View): Action {
  return {
    do: 'write',
    move: 'send',
    must: true,
    // A re-run most often sends nothing, and reads what the requester saw only if it does.
    ...(view.asked.attempt === 1 ? { readsPrompt: true } : {}),
    change: {},
    to: { at: 'posted' },
  }
}

export const posted = (view: View): Action | Go =>
  view.asked.remembers
    ? { do: 'read', pause: 0, react: true, to: { at: 'look', began: view.now, reading: 'first' } }
    : { go: firstSurvey }

export function decideEarlier(view: View, { began }: { began: number }): Action | Go {
  const { here, marker, asked, now } = view
  const end = (reason: string): Action => ({ do: 'end', outcome: unknownOutcome(view, reason) })
  if (
    markersOfTrigger(here.marked, marker.trigger, asked.since).some((found) =>
      isOfThisAttempt(view, found),
    )
  )
    return { do: 'end', outcome: { name: 'error', reason: sameAttemptText(marker) } }
  const deciding = decidingMarker(here.marked, marker.trigger, asked.since)
  if (deciding?.marker.phase === 'settled' || deciding?.marker.phase === 'created')
    return { go: { at: 'attach' } }
  if (isUnreadable(view)) return end(why.unreadable)
  if (deciding?.marker.phase === 'unknown')
    return { ...end(deciding.marker.reason ?? why.earlier), take: deciding }
  const intents = othersOf(view).filter((found) => found.marker.phase === 'intent')
  const [firstIntent] = intents
  if (firstIntent === undefined)
    return isOtherRequest(view) ? end(why.otherRequest) : postIntent(view)
  if (intents.every((found) => found.marker.run === marker.run))
    return endUnknown(view, why.earlier, firstIntent)
  if (now - began >= rivalWait.most) return end(why.rival)
  return { do: 'read', pause: rivalWait.every, to: { at: 'earlier', began } }
}

/** A marker of this step from an earlier attempt that no step of this attempt holds: it asked something else then. */
const isOtherRequest = (view: View): boolean =>
  othersOf(view).length === 0 &&
  view.here.marked.some(({ marker }) => isOfEarlierStep(view, marker))

const isOfEarlierStep = (
  { marker: { trigger }, asked: { attempt } }: View,
  marker: Marker,
): boolean =>
  isSameStep(marker.trigger, trigger) &&
  (marker.attempt ?? 1) < attempt &&
  marker.phase !== 'waiting'

/** What is seen of the other runs of this trigger. */
interface Seen {
  /** A comment may start several runs. A step is of one run alone. */
  hasRivals: boolean
  /** Our comment has waited, and is an intent once more. */
  isResumed: boolean
  others: MarkedComment[]
  waiting: MarkedComment[]
  intents: MarkedComment[]
  untold: UncountedComment[]
}

function lookAround(view: View): Seen {
  const others = othersOf(view)
  return {
    hasRivals: !isStepTrigger(view.marker.trigger),
    isResumed: isAnchored(view),
    others,
    waiting: waitingOf(view),
    intents: others.filter(({ marker }) => marker.phase === 'intent'),
    untold: untoldOf(view),
  }
}

export function decideLook(view: View, step: StepAt<'look'>): Action | Go {
  const seen = lookAround(view)
  const { hasRivals, isResumed } = seen
  if (isResumed && !hasRivals) return ours(view)
  return (
    heldByOthers(view, seen) ?? giveWay(view, seen) ?? lookAgain(view, step, seen) ?? ours(view)
  )
}

/** Another run has the request, or may have had it. */
function heldByOthers(view: View, seen: Seen): Action | undefined {
  const { asked, marker } = view
  const { others, waiting, isResumed } = seen
  if (isUnreadable(view)) return endUnknown(view, why.unreadable)
  if (twinsOf(view, seen).some((found) => isOfThisAttempt(view, found)))
    return withdraw(view, { name: 'error', reason: sameAttemptText(marker) })
  if (seen.intents.some((found) => isOfEarlierAttempt(view, found)))
    return endUnknown(view, why.earlier)
  const isRerun = asked.attempt > 1 && !isResumed
  if (isRerun && seen.untold.length > 0) return endUnknown(view, why.untold)
  // The answer to our comment has told which account ours is: more may be known than before it.
  if (isRerun && isOtherRequest(view)) return endUnknown(view, why.otherRequest)
  if (mayHaveJob(others)) return withdraw(view, heldElsewhere)
  const isFirstAttempt = asked.attempt === 1 && !isResumed
  return isFirstAttempt && waiting.length > 0 ? withdraw(view, heldElsewhere) : undefined
}

/** Of two steps that ask the same none sends. Of two that answer one text the lower one does. */
function twinsOf(view: View, { others, intents, hasRivals }: Seen): MarkedComment[] {
  const rivals = hasRivals ? intents.filter((found) => isLower(view, found)) : intents
  return others.filter((found) => mayHaveJob([found]) || rivals.includes(found))
}

/** Of two intents the lower comment goes first. */
function giveWay(view: View, { intents, untold, isResumed }: Seen): Action | undefined {
  const isBehind = intents.some((found) => isLower(view, found))
  const mayBeBehind = untold.some((found) => isLower(view, found))
  if (!isBehind && !mayBeBehind) return undefined
  if (isResumed) return stepBack(view)
  return withdraw(view, isBehind ? heldElsewhere : unknownOutcome(view, why.untold))
}

function lookAgain(view: View, step: StepAt<'look'>, seen: Seen): Action | undefined {
  const { eyes, here, own, asked } = view
  const { hasRivals, isResumed, intents, untold, waiting } = seen
  const isSecond = step.reading === 'second'
  const isListed = here.marked.some(({ comment }) => comment.id === own?.id)
  if (!isListed && step.reading === 'first')
    return { do: 'read', pause: listMs, to: { ...step, reading: 'repeated' } }
  if (!isListed) return endUnsent(view, { name: 'error', reason: notListedText })
  if (!hasRivals || (!isSecond && eyes === 'first')) return undefined
  if (isSecond && intents.length + untold.length > 0) return waitForRival(view, step, seen)
  // Our reaction was there before, and nothing shows who reacted: the comment of an earlier attempt was deleted.
  if (asked.attempt > 1 && !isResumed && eyes === 'again' && intents.length + waiting.length === 0)
    return endUnknown(view, why.deleted)
  if (isSecond) return undefined
  const again = eyes === 'no-answer' ? { react: true } : {}
  return { do: 'read', pause: secondLookMs, ...again, to: { ...step, reading: 'second' } }
}

/** A higher intent goes away, or becomes something else. */
function waitForRival(view: View, step: StepAt<'look'>, { intents, isResumed }: Seen): Action {
  if (view.now - step.began < rivalWait.most)
    return { do: 'read', pause: rivalWait.every, to: step }
  if (isResumed) return stepBack(view)
  return withdraw(view, unknownOutcome(view, intents.length > 0 ? why.rival : why.untold))
}

/**
 * Ours speaks for the trigger now: what an earlier attempt left waiting, and what a lost answer
 * doubled, is deleted. `over`: runs that GitHub says are over.
 */
function ours(view: View, over: string[] = []): Action | Go {
  const past = { ...view.past, isOurs: true } as const
  if (isAnchored(view)) return { go: firstSurvey, past }
  const waiting = waitingOf(view)
  const mayLive = waiting.filter(
    (found) => found.marker.run !== view.marker.run && waitsItself(view, found),
  )
  const run = mayLive
    .map(({ marker }) => marker.run)
    .find((id) => id !== undefined && !over.includes(id))
  if (run !== undefined) return { do: 'ask', pause: 0, run, to: { at: 'waiting-run', run, over } }
  const found = [...waiting, ...copiesOf(view)].map(({ comment }) => comment)
  return found.length === 0
    ? { go: firstSurvey, past }
    : { do: 'remove', found, to: firstSurvey, past }
}

/** Another run waits. If it is alive it will send: its comment stays, and ours goes. */
export function decideWaitingRun(view: View, { run, over }: StepAt<'waiting-run'>): Action | Go {
  const reading = view.answers.run?.is ?? 'unread'
  const theirs = waitingOf(view).filter(({ marker }) => marker.run === run)
  const isAlive = theirs.some((found) => waitsItself(view, found, reading))
  return isAlive ? withdraw(view, heldElsewhere) : ours(view, [...over, run])
}

/** Whether a run that waits holds its comment; as long as the run is not read: if it is alive. */
const waitsItself = (
  { date }: View,
  found: MarkedComment,
  run: RunReading = 'in-progress',
): boolean => isHeldComment(found, run, date)

const stepBack = ({ now }: View): Action => ({
  do: 'write',
  move: 'hold',
  must: true,
  change: {},
  to: { at: 'paused', until: now + recheckMs },
})

export const resumed = ({ asked, now }: View): Action | Go =>
  asked.remembers
    ? {
        do: 'read',
        pause: secondLookMs,
        to: { at: 'look', began: now + secondLookMs, reading: 'second' },
      }
    : { go: firstSurvey }

export function deletedWhileWaiting(view: View, { isRead }: { isRead: boolean }): Action {
  if (!isRead) return { do: 'read', pause: 0, to: { at: 'deleted', isRead: true } }
  return {
    do: 'end',
    outcome: mayHaveJob(othersOf(view)) ? heldElsewhere : unknownOutcome(view, why.deleted),
  }
}

function withdraw(view: View, outcome: Outcome): Action {
  const found = [...(view.own ? [view.own] : []), ...copiesOf(view).map(({ comment }) => comment)]
  return { do: 'remove', found, to: { at: 'over', outcome } }
}

const isOwn = ({ own, marker }: View, found: MarkedComment): boolean =>
  found.comment.id === own?.id || found.marker.nonce === marker.nonce

const othersOf = (view: View): MarkedComment[] =>
  markersOfTrigger(view.here.marked, view.marker.trigger, view.asked.since).filter(
    (found) => !isOwn(view, found),
  )

const waitingOf = (view: View): MarkedComment[] =>
  othersOf(view).filter(({ marker }) => marker.phase === 'waiting')

const mayHaveJob = (others: MarkedComment[]): boolean =>
  others.some(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))

/** What a lost answer doubled. Somebody's older comment that has our words by now is not ours. */
const copiesOf = (view: View): MarkedComment[] =>
  view.here.marked.filter((found) => {
    const isOwnComment = found.comment.id === view.own?.id
    return isOwn(view, found) && !isOwnComment && !isOlder(found.comment, view.asked.since)
  })

const isOfThisAttempt = (
  { marker: { run, attempt, nonce } }: View,
  { marker }: MarkedComment,
): boolean =>
  run !== undefined && marker.run === run && marker.attempt === attempt && marker.nonce !== nonce

function isLower(view: View, { comment }: { comment: KnownComment }): boolean {
  const copies = copiesOf(view).map(({ comment }) => comment.id)
  return comment.id < Math.min(view.own?.id ?? 0, ...copies)
}

const isOfEarlierAttempt = (
  { asked: { run, attempt } }: View,
  { marker }: MarkedComment,
): boolean => marker.run === run && (marker.attempt ?? 1) < attempt

/** Whether our own account has a comment of this trigger that cannot be verified. Others can keep nobody from asking. */
const isUnreadable = (view: View): boolean =>
  view.here.unverified.some((found) => found.isOurs && isOfTrigger(view, found))

/**
 * Comments of this trigger, or of an earlier attempt of this step, of which nobody tells whether
 * they are ours.
 */
const untoldOf = (view: View): UncountedComment[] =>
  view.here.unverified.filter((found) => {
    const { isOurs, marker } = found
    if (isOurs || marker?.nonce === view.marker.nonce) return false
    return isOfTrigger(view, found) || (marker !== undefined && isOfEarlierStep(view, marker))
  })

const isOfTrigger = (
  { marker, asked }: View,
  { trigger, comment, isOutdated }: UncountedComment,
): boolean => trigger === marker.trigger && !isOutdated && !isOlder(comment, asked.since)
