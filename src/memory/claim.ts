import { GitHubError, type ReactionTarget } from '../io/github.ts'
import type { Outcome } from '../outcomes.ts'
import type { Marker } from './marker.ts'
import { decidingMarker, type MarkedComment, markersOfTrigger } from './markers.ts'
import { copiesOf, isOwn, type OwnComment, remove, reread, withdraw, write, writeOrWarn } from './own-comment.ts'
import { isSameStep, isStepTrigger, reactionTarget } from './trigger.ts'

/** What a run finds when it claims its trigger. The rules keep one trigger from being sent twice by several runs. */
export type Claim =
  /** Nothing was sent for this trigger yet, and this run may. */
  | { kind: 'send' }
  /** An earlier attempt got as far as its marker says. */
  | { kind: 'earlier'; marker: Marker }
  | { kind: 'ended'; outcome: Outcome }
  | { kind: 'cancelled' }

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
const rivalMs = 5_000
const mostRivalMs = 120_000

/** Another run holds the trigger. */
export const heldElsewhere: Outcome = { name: 'skipped', reason: 'Another run already handles this request.' }

/** Claims the trigger: reads what an earlier attempt left, posts the intent, and looks for other runs of it. */
export async function claim(own: OwnComment, attempt: number): Promise<Claim> {
  const earlier = attempt > 1 ? await readEarlier(own, attempt) : undefined
  if (earlier) return earlier
  if (own.clients.cancelled?.aborted) return { kind: 'cancelled' }
  await write(own, 'send', {})
  if (own.clients.cancelled?.aborted) return { kind: 'cancelled' }
  // The reaction is on its way while the conversation is read.
  const reaction = reactWithEyes(own)
  await reread(own).finally(() => reaction)
  const eyes = await reaction
  const end = await lookUntilDecided(own, { attempt, resumes: false }, eyes)
  // Ours speaks for the trigger now: what an earlier attempt left waiting, and what a lost answer doubled, is deleted.
  if (end.kind === 'send') await remove(own, [...waitingOf(own), ...copiesOf(own)])
  return end.kind === 'retry-later' ? { kind: 'ended', outcome: heldElsewhere } : end
}

/** Sends after waiting: the comment becomes an intent again, and the conversation is read once more. */
export async function resume(own: OwnComment, attempt: number): Promise<Resumed> {
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
    } else if (found === 'wait' && clock.now() - began < mostRivalMs) {
      await clock.sleep(rivalMs, cancelled)
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
  const { trigger, run } = own.marker
  const ownId = own.comment?.id ?? 0
  if (isUnreadable(own)) return 'unreadable'
  const others = othersOf(own)
  const isFirst = attempt === 1 && !resumes
  const held = others.filter(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))
  const inFlight = others.filter(({ marker }) => marker.phase === 'intent')
  const isSameAttempt = ({ marker }: MarkedComment): boolean =>
    marker.run === run && marker.attempt === own.marker.attempt
  if ([...held, ...inFlight].some(isSameAttempt) && isStepTrigger(trigger)) return 'same-attempt'
  if (held.length > 0) return 'yield'
  const waiting = others.filter(({ marker }) => marker.phase === 'waiting')
  if (isFirst && waiting.length > 0) return 'yield'
  if (inFlight.some(({ comment }) => comment.id < ownId)) return 'yield'
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

/** Whether our own account has a comment of this trigger that cannot be verified. Others can keep nobody from asking. */
const isUnreadable = ({ conversation, marker }: OwnComment): boolean =>
  conversation.unverified.some(({ isOurs, trigger }) => isOurs && trigger === marker.trigger)

const othersOf = (own: OwnComment): MarkedComment[] =>
  markersOfTrigger(own.conversation.marked, own.marker.trigger, own.place.since).filter((found) => !isOwn(own, found))

const waitingOf = (own: OwnComment): MarkedComment[] => othersOf(own).filter(({ marker }) => marker.phase === 'waiting')

async function conclude(own: OwnComment, found: Look, { resumes }: Standing): Promise<Resumed> {
  switch (found) {
    case 'send':
      return { kind: 'send' }
    case 'own-not-listed':
      await writeOrWarn(own, 'hold', { outcome: 'error', reason: notListed })
      return { kind: 'ended', outcome: { name: 'error', reason: notListed } }
    case 'yield':
      if (resumes && !othersOf(own).some(({ marker }) => marker.phase !== 'intent' && marker.phase !== 'waiting')) {
        await write(own, 'hold', {})
        return { kind: 'retry-later' }
      }
      await withdraw(own)
      return { kind: 'ended', outcome: heldElsewhere }
    case 'same-attempt':
      await withdraw(own)
      return { kind: 'ended', outcome: { name: 'error', reason: sameAttempt } }
    case 'unreadable':
    case 'deleted': {
      const reason = found === 'deleted' ? deletedText(own) : unreadableText(own)
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
  return { kind: 'ended', outcome: { name: 'unknown', reason: rivalText(own) } }
}

const notListed =
  'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'
const sameAttempt =
  'Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step.'

const startNew = (own: OwnComment): string =>
  `Check the project's dashboard. \`${own.marker.command ?? '/docs'} --new …\` in a new comment starts a new job.`
const unreadableText = (own: OwnComment): string =>
  `The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run. ${startNew(own)}`
const deletedText = (own: OwnComment): string =>
  `The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again. ${startNew(own)}`
const rivalText = (own: OwnComment): string =>
  `Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent. ${startNew(own)}`
const earlierText = (own: OwnComment): string =>
  `An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again. ${startNew(own)}`
const otherRequestText = (own: OwnComment): string =>
  `An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect. ${startNew(own)}`

/** What a re-run finds before it writes anything; undefined if it may post its own intent. */
async function readEarlier(own: OwnComment, attempt: number): Promise<Claim | undefined> {
  const { clock, cancelled } = own.clients
  const unknown = (reason: string): Claim => ({ kind: 'ended', outcome: { name: 'unknown', reason } })
  const began = clock.now()
  for (;;) {
    await reread(own)
    const deciding = decidingMarker(own.conversation.marked, own.marker.trigger, own.place.since)
    const phase = deciding?.marker.phase
    if (deciding && (phase === 'settled' || phase === 'created')) return takeOver(own, deciding)
    if (isUnreadable(own)) return unknown(unreadableText(own))
    if (deciding && phase === 'unknown') return takeOver(own, deciding)
    const intents = othersOf(own).filter(({ marker }) => marker.phase === 'intent')
    const ofOthers = intents.filter(({ marker }) => marker.run !== own.marker.run)
    if (intents.length === 0) return isOtherRequest(own, attempt) ? unknown(otherRequestText(own)) : undefined
    if (ofOthers.length === 0) return recordUnknown(own, intents)
    // Another run of this trigger may be alive: what its intent becomes is followed.
    if (clock.now() - began >= mostRivalMs) return unknown(rivalText(own))
    await clock.sleep(rivalMs, cancelled)
    if (cancelled?.aborted) return { kind: 'cancelled' }
  }
}

function takeOver(own: OwnComment, { marker, comment }: MarkedComment): Claim {
  own.marker = marker
  own.comment = comment
  return { kind: 'earlier', marker }
}

/** Writes `unknown` into the intent that an earlier attempt of this run left. */
async function recordUnknown(own: OwnComment, intents: MarkedComment[]): Promise<Claim> {
  const reason = earlierText(own)
  const first = intents.find(({ marker }) => marker.comment !== undefined) ?? intents[0]
  // A copy of an intent gets nothing: one without its comment's id is changed only on a comment of our own account.
  if (first && (first.marker.comment !== undefined || first.comment.author === (await own.place.reader.account.id()))) {
    takeOver(own, first)
    await writeOrWarn(own, 'lose', { outcome: 'unknown', reason })
  }
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

async function deletedWhileWaiting(own: OwnComment): Promise<Outcome> {
  own.comment = undefined
  await reread(own)
  const isHeld = othersOf(own).some(({ marker }) => ['created', 'settled', 'unknown'].includes(marker.phase))
  return isHeld ? heldElsewhere : { name: 'unknown', reason: deletedText(own) }
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
