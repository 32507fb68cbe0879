import { GitHubError, type ReactionTarget } from '../io/github.ts'
import { together } from '../io/together.ts'
import type { Outcome } from '../outcomes.ts'
import {
  deletedText,
  notListedText,
  overtakenText,
  rivalText,
  sameAttemptText,
  unreadableText,
} from './claim-reasons.ts'
import { type Earlier, readEarlier, rivalWait } from './earlier.ts'
import type { Reruns } from './marker.ts'
import type { MarkedComment } from './markers.ts'
import {
  copiesOf,
  isOfThisAttempt,
  isUnreadable,
  type MarkerChange,
  type OwnComment,
  othersOf,
  remove,
  reread,
  withdraw,
  write,
} from './own-comment.ts'
import { isStepTrigger, reactionTarget } from './trigger.ts'
import { writeOrWarn } from './write-later.ts'

/** What a run finds when it claims its trigger. The rules keep one trigger from being sent twice by several runs. */
export type Claim =
  /** Nothing was sent for this trigger yet, and this run may. */
  { kind: 'send' } | Earlier

/** What a run that waited finds before it sends. `retry-later`: another run of this trigger is about to send. */
export type Resumed =
  | { kind: 'send' }
  | { kind: 'retry-later' }
  | { kind: 'ended'; outcome: Outcome }
  | { kind: 'cancelled' }

/** The answer to our 👀: `first` shows that no run of this trigger came as far as an intent before. */
type Eyes = 'first' | 'again' | 'no-answer' | 'impossible'

/** How a run stands among those of its trigger. */
interface Standing {
  attempt: number
  /** It has waited, and edited its comment back to an intent. */
  resumes: boolean
}

/** What one reading of the conversation means. */
type Look =
  | 'send'
  /** Read again: `own` is not listed yet, or nothing shows that we are alone. */
  | 'own-not-listed'
  | 'second-look'
  /** Another run's intent stands above ours. */
  | 'wait'
  | 'yield'
  | 'same-attempt'
  | 'unreadable'
  | 'deleted'

const listMs = 1_000
const secondLookMs = 2_000

/** Another run holds the trigger. */
export const heldElsewhere: Outcome = { name: 'skipped', reason: 'Another run already handles this request.' }

/** Claims the trigger: reads what an earlier attempt left, posts the intent, and looks for other runs of it. */
export async function claim(own: OwnComment, attempt: number, change: MarkerChange): Promise<Claim> {
  const earlier = attempt > 1 ? await readEarlier(own, attempt) : undefined
  if (earlier) return earlier
  if (own.clients.cancelled?.aborted) return { kind: 'cancelled' }
  await write(own, 'send', { ...change, reruns: rerunsOf(waitingOf(own)) })
  if (own.clients.cancelled?.aborted) return { kind: 'cancelled' }
  // The reaction is on its way while the conversation is read.
  const [eyes] = await together(reactWithEyes(own), reread(own))
  const end = await lookUntilDecided(own, { attempt, resumes: false }, eyes)
  // Ours speaks for the trigger now: what an earlier attempt left waiting, and what a lost answer doubled, is deleted.
  if (end.kind === 'send') await remove(own, [...waitingOf(own), ...copiesOf(own)])
  return end.kind === 'retry-later' ? { kind: 'ended', outcome: heldElsewhere } : end
}

/** Sends after waiting: the comment becomes an intent again, and the conversation is read once more. */
export async function resume(own: OwnComment, attempt: number): Promise<Resumed> {
  if (own.overtakenBy) return { kind: 'ended', outcome: overtaken(own) }
  try {
    await write(own, 'send', { reason: undefined, outcome: undefined, retryAt: undefined })
  } catch (error) {
    if (!(error instanceof GitHubError && error.status === 404)) throw error
    return { kind: 'ended', outcome: await deletedWhileWaiting(own) }
  }
  await own.clients.clock.sleep(secondLookMs, own.clients.cancelled)
  await reread(own)
  if (isStepTrigger(own.marker.trigger)) return { kind: 'send' }
  return lookUntilDecided(own, { attempt, resumes: true }, 'impossible')
}

async function lookUntilDecided(own: OwnComment, standing: Standing, first: Eyes): Promise<Resumed> {
  const { clock, cancelled } = own.clients
  let eyes = first
  let isSecond = standing.resumes
  let wasMissing = false
  const began = clock.now()
  for (;;) {
    if (cancelled?.aborted) return { kind: 'cancelled' }
    const found = look(own, standing, { eyes, isSecond })
    if (found === 'own-not-listed' && !wasMissing && !isSecond) {
      wasMissing = true
      await clock.sleep(listMs, cancelled)
    } else if (found === 'second-look') {
      isSecond = true
      await clock.sleep(secondLookMs, cancelled)
      if (eyes === 'no-answer') eyes = await reactWithEyes(own)
    } else if (found === 'wait' && clock.now() - began < rivalWait.most) {
      await clock.sleep(rivalWait.every, cancelled)
    } else return conclude(own, found, standing)
    await reread(own)
  }
}

/** What the conversation says about this trigger, in the order that decides. */
function look(
  own: OwnComment,
  { attempt, resumes }: Standing,
  { eyes, isSecond }: { eyes: Eyes; isSecond: boolean },
): Look {
  const { trigger } = own.marker
  const ownId = own.comment?.id ?? 0
  if (isUnreadable(own)) return 'unreadable'
  const others = othersOf(own)
  const isFirst = attempt === 1 && !resumes
  const held = others.filter(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))
  const inFlight = others.filter(({ marker }) => marker.phase === 'intent')
  const lower = inFlight.filter(({ comment }) => comment.id < ownId)
  // Of two steps that ask the same none sends. Of two that answer one text the lower one does.
  const rivals = [...held, ...(isStepTrigger(trigger) ? inFlight : lower)]
  if (rivals.some((found) => isOfThisAttempt(own, found))) return 'same-attempt'
  if (held.length > 0) return 'yield'
  const waiting = others.filter(({ marker }) => marker.phase === 'waiting')
  if (isFirst && waiting.length > 0) return 'yield'
  if (lower.length > 0) return 'yield'
  if (!own.conversation.marked.some(({ comment }) => comment.id === ownId)) return 'own-not-listed'
  if (isStepTrigger(trigger)) return 'send'
  // Our reaction was there before, and nothing shows who reacted: the comment of an earlier attempt was deleted.
  const isDeleted = attempt > 1 && eyes === 'again' && inFlight.length + waiting.length === 0
  if (!isSecond) {
    if (eyes === 'first') return 'send'
    return isDeleted ? 'deleted' : 'second-look'
  }
  if (inFlight.length > 0) return 'wait'
  return isDeleted ? 'deleted' : 'send'
}

const waitingOf = (own: OwnComment): MarkedComment[] => othersOf(own).filter(({ marker }) => marker.phase === 'waiting')

/** What is known of the re-runs of a request whose comment is replaced. */
const rerunsOf = (waiting: MarkedComment[]): Reruns | undefined =>
  waiting.flatMap(({ marker }) => marker.reruns ?? []).toSorted((a, b) => b.count - a.count)[0]

async function conclude(own: OwnComment, found: Look, { resumes }: Standing): Promise<Resumed> {
  switch (found) {
    case 'send':
      return { kind: 'send' }
    case 'own-not-listed':
      await writeOrWarn(own, 'hold', { outcome: 'error', reason: notListedText })
      return { kind: 'ended', outcome: { name: 'error', reason: notListedText } }
    case 'yield':
      if (resumes && !othersOf(own).some(({ marker }) => marker.phase !== 'intent' && marker.phase !== 'waiting')) {
        await write(own, 'hold', {})
        return { kind: 'retry-later' }
      }
      await withdraw(own)
      return { kind: 'ended', outcome: heldElsewhere }
    case 'same-attempt':
      await withdraw(own)
      return { kind: 'ended', outcome: { name: 'error', reason: sameAttemptText(own.marker) } }
    case 'unreadable':
    case 'deleted': {
      const reason = found === 'deleted' ? deletedText(own.marker) : unreadableText(own.marker)
      await writeOrWarn(own, 'lose', { outcome: 'unknown', reason })
      return { kind: 'ended', outcome: { name: 'unknown', reason } }
    }
    default:
      return giveUpOnRival(own, resumes)
  }
}

async function giveUpOnRival(own: OwnComment, resumes: boolean): Promise<Resumed> {
  if (resumes) {
    await write(own, 'hold', {})
    return { kind: 'retry-later' }
  }
  await withdraw(own)
  return { kind: 'ended', outcome: { name: 'unknown', reason: rivalText(own.marker) } }
}

/** Somebody else wrote into our comment while GitHub did not take our edit: what stands there speaks for the trigger. */
const overtaken = ({ marker, overtakenBy }: OwnComment): Outcome =>
  overtakenBy?.phase === 'unknown' ? { name: 'unknown', reason: overtakenText(marker) } : heldElsewhere

async function deletedWhileWaiting(own: OwnComment): Promise<Outcome> {
  own.comment = undefined
  await reread(own)
  const isHeld = othersOf(own).some(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))
  return isHeld ? heldElsewhere : { name: 'unknown', reason: deletedText(own.marker) }
}

async function reactWithEyes(own: OwnComment): Promise<Eyes> {
  const target: ReactionTarget | undefined = reactionTarget(own.marker.trigger)
  if (target === undefined) return 'impossible'
  try {
    return (await own.clients.github.react(target, 'eyes')) === 'added' ? 'first' : 'again'
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    own.clients.log.debug(error.message)
    return error.isTransient ? 'no-answer' : 'impossible'
  }
}
