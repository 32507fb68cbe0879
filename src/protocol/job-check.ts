import type { Marker, MarkerChange } from './marker.ts'
import { resultWhenHandedOver } from './next-request.ts'
import { usualInterval } from './pace.ts'
import { decidePoll, once, type Polled, type PollResult, startPolling } from './poll.ts'
import type { Polling } from './polling.ts'
import type { Answers, View } from './view.ts'

// The status of a job for somebody who asks nothing of it: a sweep, or a request for the status.

type CheckView = Pick<View, 'now' | 'date' | 'random' | 'cancelled'> & {
  answers: Pick<Answers, 'check' | 'pull'>
}

/** How often it is checked, in seconds, until it is known. */
const pacing = { interval: usualInterval }

/** The check of the job that a marker names. `now` is monotonic, ms. */
export function startStatusCheck(marker: Marker, link: View['link'], now: number): Polling {
  // What was there before a settled follow-up says nothing any more.
  const isOpenFollowUp = marker.kind === 'follow-up' && marker.phase !== 'settled'
  const before = isOpenFollowUp ? marker.before : undefined
  const target = { id: marker.jobId ?? '', kind: 'watch', startedAt: now, link, before } as const
  return startPolling(target, once(now))
}

/** What is asked next, or what is known of the job: of one that went on to another request, nothing is asked. */
export function decideStatusCheck(view: CheckView, polling: Polling, marker: Marker): Polled {
  const handedOver = resultWhenHandedOver(marker, polling.link)
  if (handedOver) return { kind: 'end', result: handedOver, polling, log: [] }
  return decidePoll({ ...view, request: pacing }, polling)
}

interface StatusCommand {
  marker: Pick<Marker, 'missingSince' | 'lost'>
  /** GitHub's clock, ms. */
  now: number
  isOfThisService: boolean
}

/**
 * What the comment of a job that is still open remembers after `/docs status`. A 404 is one more of
 * those that a sweep counts, whoever asks. A job that was given up is checked again from now on.
 */
export function changeAfterStatus(
  { kind, isMissing }: Pick<PollResult, 'kind' | 'isMissing'>,
  { marker, now, isOfThisService }: StatusCommand,
): MarkerChange {
  const isOpen = kind === 'timed-out' || kind === 'unconfirmed'
  if (!isOpen) return {}
  if (!isMissing) return { missingSince: undefined, lost: undefined }
  const since = marker.lost ? undefined : marker.missingSince
  const first = isOfThisService ? new Date(now).toISOString() : undefined
  return { missingSince: since ?? first, lost: undefined }
}
