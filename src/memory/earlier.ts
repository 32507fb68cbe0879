import type { Outcome } from '../outcomes.ts'
import { earlierText, otherRequestText, rivalText, sameAttemptText, unreadableText } from './claim-reasons.ts'
import type { Marker } from './marker.ts'
import { decidingMarker, type MarkedComment, markersOfTrigger } from './markers.ts'
import { adopt, isOfThisAttempt, isUnreadable, type OwnComment, othersOf, reread } from './own-comment.ts'
import { isSameStep } from './trigger.ts'
import { writeOrWarn } from './write-later.ts'

/** What an earlier attempt left, or another run of the trigger. */
export type Earlier =
  /** It got as far as its marker says. */
  { kind: 'earlier'; marker: Marker } | { kind: 'ended'; outcome: Outcome } | { kind: 'cancelled' }

/** How often another run's intent is read again, and for how long. */
export const rivalWait = { every: 5_000, most: 120_000 }

/** What a re-run finds before it writes anything; undefined if it may post its own intent. */
export async function readEarlier(own: OwnComment, attempt: number): Promise<Earlier | undefined> {
  const { clock, cancelled } = own.clients
  const unknown = (reason: string): Earlier => ({ kind: 'ended', outcome: { name: 'unknown', reason } })
  const began = clock.now()
  for (;;) {
    await reread(own)
    const { marked } = own.conversation
    const { trigger } = own.marker
    if (markersOfTrigger(marked, trigger, own.place.since).some((found) => isOfThisAttempt(own, found)))
      return { kind: 'ended', outcome: { name: 'error', reason: sameAttemptText(own.marker) } }
    const deciding = decidingMarker(marked, trigger, own.place.since)
    const phase = deciding?.marker.phase
    if (deciding && (phase === 'settled' || phase === 'created')) return continueFrom(own, deciding)
    if (isUnreadable(own)) return unknown(unreadableText(own.marker))
    if (deciding && phase === 'unknown') return continueFrom(own, deciding)
    const intents = othersOf(own).filter(({ marker }) => marker.phase === 'intent')
    const ofOthers = intents.filter(({ marker }) => marker.run !== own.marker.run)
    if (intents.length === 0) return isOtherRequest(own, attempt) ? unknown(otherRequestText(own.marker)) : undefined
    if (ofOthers.length === 0) return recordUnknown(own, intents)
    // Another run of this trigger may be alive: what its intent becomes is followed.
    if (clock.now() - began >= rivalWait.most) return unknown(rivalText(own.marker))
    await clock.sleep(rivalWait.every, cancelled)
    if (cancelled?.aborted) return { kind: 'cancelled' }
  }
}

function continueFrom(own: OwnComment, found: MarkedComment): Earlier {
  adopt(own, found)
  return { kind: 'earlier', marker: found.marker }
}

/** Writes `unknown` into the intent that an earlier attempt of this run left. */
async function recordUnknown(own: OwnComment, intents: MarkedComment[]): Promise<Earlier> {
  const reason = earlierText(own.marker)
  const first = intents.find(({ marker }) => marker.comment !== undefined) ?? intents[0]
  if (first) adopt(own, first)
  await writeOrWarn(own, 'lose', { outcome: 'unknown', reason })
  return { kind: 'ended', outcome: { name: 'unknown', reason } }
}

// A marker of this step from an earlier attempt that no step of this attempt holds: it asked something else then.
function isOtherRequest({ conversation, marker: { trigger } }: OwnComment, attempt: number): boolean {
  if (conversation.marked.some(({ marker }) => marker.trigger === trigger)) return false
  return conversation.marked.some(
    ({ marker }) =>
      isSameStep(marker.trigger, trigger) && (marker.attempt ?? 1) < attempt && marker.phase !== 'waiting',
  )
}
