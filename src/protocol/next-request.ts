import { otherTriggers } from './deciding-marker.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'
import { usualInterval } from './pace.ts'
import { isNewLink, isNewStatus, isSettledStatus, type PollResult } from './poll.ts'
import type { Polling } from './polling.ts'
import type { View } from './view.ts'

// One job, one request after another: whose result a settled job shows, once the next request was sent to it.

const leastPatienceMs = 60_000

/** Two of its status checks, and more: within that time a living run has seen the end. */
export const patienceMs = ({ interval = usualInterval }: Marker): number =>
  Math.max(leastPatienceMs, 1_500 * interval)

/**
 * How the job stood when the next request was sent to it, by the marker of that one. Undefined: there
 * is none, or the service did not show the job then.
 */
export function leftByNext(marked: MarkedComment[], marker: Marker): Marker['handedOver'] {
  const next = nextRequest(marked, marker)
  if (next?.before === undefined) return undefined
  const { status, prLink, head } = next.before
  if (!isSettledStatus(status)) return undefined
  return { status, at: next.startedAt, prLink, head }
}

type Started = Marker & { startedAt: string }

const isStarted = (marker: Marker): marker is Started => marker.startedAt !== undefined

/** The first of the follow-ups that were sent to the job after this request. */
function nextRequest(marked: MarkedComment[], marker: Marker): Started | undefined {
  if (!isStarted(marker)) return undefined
  const others = otherTriggers(marked, marker.trigger).map((other) => other.marker)
  const followUps = others.filter(
    (other) => other.jobId === marker.jobId && other.kind === 'follow-up',
  )
  const later = followUps.filter(isStarted).filter((other) => startOf(other) > startOf(marker))
  return later.sort((one, other) => startOf(one) - startOf(other))[0]
}

const startOf = ({ startedAt }: Started): number => Date.parse(startedAt)

/** Whether a run has looked away for so long that the next request may have been sent meanwhile. */
export const mayHaveNext = (marker: Marker, { seenAt, startedAt }: Polling, now: number): boolean =>
  now - (seenAt ?? startedAt) > patienceMs(marker)

/** How a request ended whose job was handed over to another one since. Undefined: it was not, so the job is checked. */
export function resultWhenHandedOver(
  { jobId = '', kind, before, handedOver }: Marker,
  link: View['link'],
): PollResult | undefined {
  if (handedOver === undefined) return undefined
  const job = { id: jobId, status: handedOver.status, link }
  const isItsOwn = kind === 'create' || hasStarted(before, handedOver)
  return { kind: isItsOwn ? 'settled' : 'unconfirmed', job }
}

/** Whether the job has started on a follow-up, by what it showed before and afterwards. */
export function hasStarted(
  before: Marker['before'] = {},
  shown: NonNullable<Marker['before']>,
): boolean {
  const hasNewHead =
    before.head !== undefined && shown.head !== undefined && before.head !== shown.head
  const hasNewLink = before.prLink !== undefined && isNewLink(shown.prLink, before.prLink)
  return (
    before.pickedUp === true || hasNewHead || hasNewLink || isNewStatus(shown.status, before.status)
  )
}
