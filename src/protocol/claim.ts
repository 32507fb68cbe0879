import { endUnknown, endUnsent, heldElsewhere, unknown, withdraw } from './end.ts'
import {
  copiesOf,
  decidingMarker,
  isOfThisAttempt,
  isUnreadable,
  markersOfTrigger,
  mayHaveJob,
  mayHaveRivals,
  othersOf,
  rerunsOf,
  waitingOf,
} from './lookup.ts'
import type { Marker } from './marker.ts'
import {
  deletedText,
  earlierText,
  notListedText,
  otherRequestText,
  rivalText,
  sameAttemptText,
  unreadableText,
} from './reasons.ts'
import { isSameStep } from './trigger.ts'
import type { Action, Go, Looking, Past, View } from './view.ts'

// One trigger, several runs: which of them sends. A first attempt posts an intent and looks; a re-run looks first.

/** What one reading of the conversation means. */
type Look =
  | 'send'
  /** Ours is not listed yet: read again. */
  | 'own-not-listed'
  /** Nothing shows that we are alone: read again. */
  | 'second-look'
  /** Another run's intent stands above ours. */
  | 'wait'
  | 'yield'
  | 'same-attempt'
  /** An earlier attempt of this run got as far as an intent. */
  | 'earlier-attempt'
  | 'unreadable'
  | 'deleted'

const listMs = 1_000
const secondLookMs = 2_000
/** How often another run's intent is read again, and for how long. */
const rivalWait = { every: 5_000, most: 120_000 }
const recheckMs = 5_000

const first: Past = { resumed: false, limited: 0 }

/** The first moment of a request. */
export function begin(view: View): Action {
  const { attempt, remembers } = view.asked
  if (attempt === 1 || !remembers) return postIntent(view)
  return { do: 'read', pause: 0, to: { at: 'earlier', began: view.now } }
}

const postIntent = (view: View): Action => ({
  do: 'write',
  move: 'send',
  must: true,
  // A re-run most often sends nothing, and reads what the requester saw only if it does.
  ...(view.asked.attempt === 1 ? { readsPrompt: true } : {}),
  change: { reruns: rerunsOf(waitingOf(view)) },
  to: { at: 'posted' },
})

/** The intent is posted: the reaction is on its way while the conversation is read. */
export function posted(view: View): Action | Go {
  if (!view.asked.remembers) return { go: { at: 'claimed', past: first } }
  const look: Looking = { at: 'look', began: view.now, second: false, missed: false }
  return { do: 'read', pause: 0, react: true, to: look }
}

/** What a re-run finds before it writes anything: what an earlier attempt left, or another run of the trigger. */
export function decideEarlier(view: View, { began }: { began: number }): Action | Go {
  const { here, marker, asked, now } = view
  const end = (why: string): Action => ({ do: 'end', outcome: unknown(view, why) })
  if (markersOfTrigger(here.marked, marker.trigger, asked.since).some((found) => isOfThisAttempt(view, found)))
    return { do: 'end', outcome: { name: 'error', reason: sameAttemptText(marker) } }
  const deciding = decidingMarker(here.marked, marker.trigger, asked.since)
  switch (deciding?.marker.phase) {
    case 'settled':
      return { go: { at: 'repeat', found: deciding, isChecked: false } }
    case 'created':
      return { go: { at: 'attach', jobId: deciding.marker.jobId ?? '', found: deciding, isRead: true } }
  }
  if (isUnreadable(view)) return end(unreadableText)
  if (deciding?.marker.phase === 'unknown') return { ...end(deciding.marker.reason ?? earlierText), take: deciding }
  const intents = othersOf(view).filter((found) => found.marker.phase === 'intent')
  const [firstIntent] = intents
  if (firstIntent === undefined) return isOtherRequest(view) ? end(otherRequestText) : postIntent(view)
  if (intents.every((found) => found.marker.run === marker.run)) return endUnknown(view, earlierText, firstIntent)
  // Another run of this trigger may be alive: what its intent becomes is followed.
  if (now - began >= rivalWait.most) return end(rivalText)
  return { do: 'read', pause: rivalWait.every, to: { at: 'earlier', began } }
}

// A marker of this step from an earlier attempt that no step of this attempt holds: it asked something else then.
const isOtherRequest = ({ here: { marked }, marker: { trigger }, asked: { attempt } }: View): boolean =>
  !marked.some(({ marker }) => marker.trigger === trigger) &&
  marked.some(
    ({ marker }) =>
      isSameStep(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== 'waiting',
  )

/** Our comment is an intent, and the conversation was read: is the request ours to send? */
export function decideLook(view: View, step: Looking): Action | Go {
  const found = look(view, step)
  if (found === 'own-not-listed' && !step.missed && !step.second)
    return { do: 'read', pause: listMs, to: { ...step, missed: true } }
  if (found === 'second-look') {
    // A reaction that was not answered is asked for once more.
    const again = view.eyes === 'no-answer' ? { react: true } : {}
    return { do: 'read', pause: secondLookMs, ...again, to: { ...step, second: true } }
  }
  if (found === 'wait' && view.now - step.began < rivalWait.most)
    return { do: 'read', pause: rivalWait.every, to: step }
  return conclude(view, found, step)
}

/** What the conversation says about this trigger, in the order that decides. */
function look(view: View, { second, past }: Looking): Look {
  const resumes = past !== undefined
  if (resumes && !mayHaveRivals(view)) return 'send'
  const { asked, eyes, own, here } = view
  const ownId = own?.id ?? 0
  if (isUnreadable(view)) return 'unreadable'
  const others = othersOf(view)
  const inFlight = others.filter(({ marker }) => marker.phase === 'intent')
  const lower = inFlight.filter(({ comment }) => comment.id < ownId)
  const held = others.filter((found) => mayHaveJob([found]))
  // Of two steps that ask the same none sends. Of two that answer one text the lower one does.
  if ([...held, ...(mayHaveRivals(view) ? lower : inFlight)].some((found) => isOfThisAttempt(view, found)))
    return 'same-attempt'
  if (inFlight.some(({ marker }) => isOfEarlierAttempt(view, marker))) return 'earlier-attempt'
  if (held.length > 0) return 'yield'
  const waiting = waitingOf(view)
  if (asked.attempt === 1 && !resumes && waiting.length > 0) return 'yield'
  if (lower.length > 0) return 'yield'
  if (!here.marked.some(({ comment }) => comment.id === ownId)) return 'own-not-listed'
  if (!mayHaveRivals(view)) return 'send'
  // Our reaction was there before, and nothing shows who reacted: the comment of an earlier attempt was deleted.
  const isDeleted = asked.attempt > 1 && !resumes && eyes === 'again' && inFlight.length + waiting.length === 0
  if (!second && eyes === 'first') return 'send'
  if (second && inFlight.length > 0) return 'wait'
  if (isDeleted) return 'deleted'
  return second ? 'send' : 'second-look'
}

const isOfEarlierAttempt = ({ asked: { run, attempt } }: View, marker: Marker): boolean =>
  marker.run === run && (marker.attempt ?? 1) < attempt

function conclude(view: View, found: Look, { past }: Looking): Action | Go {
  const { marker } = view
  switch (found) {
    case 'send':
      return past ? { go: { at: 'claimed', past } } : removeReplaced(view)
    case 'own-not-listed':
      return endUnsent(view, { name: 'error', reason: notListedText })
    case 'yield':
      return past && !mayHaveJob(othersOf(view)) ? stepBack(view, past) : withdraw(view, heldElsewhere)
    case 'same-attempt':
      return withdraw(view, { name: 'error', reason: sameAttemptText(marker) })
    case 'unreadable':
      return endUnknown(view, unreadableText)
    case 'deleted':
      return endUnknown(view, deletedText)
    case 'earlier-attempt':
      return endUnknown(view, earlierText)
    default:
      return past ? stepBack(view, past) : withdraw(view, unknown(view, rivalText))
  }
}

// Ours speaks for the trigger now: what an earlier attempt left waiting, and what a lost answer doubled, is deleted.
function removeReplaced(view: View): Action | Go {
  const to = { at: 'claimed', past: first } as const
  const found = [...waitingOf(view), ...copiesOf(view)].map(({ comment }) => comment)
  return found.length === 0 ? { go: to } : { do: 'remove', found, to }
}

/** Another run of this trigger is about to send: we wait, and look again later. */
const stepBack = (view: View, past: Past): Action => ({
  do: 'write',
  move: 'hold',
  must: true,
  change: {},
  to: { at: 'paused', until: view.now + recheckMs, past },
})

/** Our comment is an intent again, after it waited: the conversation is read once more. */
export const resumed = (view: View, { past }: { past: Past }): Action | Go =>
  !view.asked.remembers
    ? { go: { at: 'claimed', past } }
    : {
        do: 'read',
        pause: secondLookMs,
        to: { at: 'look', began: view.now + secondLookMs, second: true, missed: false, past },
      }

/** Our comment was deleted while it waited. */
export function deletedWhileWaiting(view: View, { isRead }: { isRead: boolean }): Action {
  if (!isRead) return { do: 'read', pause: 0, to: { at: 'deleted', isRead: true } }
  const isElsewhere = mayHaveJob(othersOf(view))
  return { do: 'end', outcome: isElsewhere ? heldElsewhere : unknown(view, deletedText) }
}
