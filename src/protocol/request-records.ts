import type { MarkedComment } from './marked-comment.ts'
import type { Marker } from './marker.ts'

/** What the report of a sweep counts of a request: its marker without the texts. Times are ms. */
export interface RequestRecord
  extends Pick<Marker, 'trigger' | 'phase' | 'outcome' | 'jobId' | 'prLink' | 'became'> {
  postedAt: number
  /** When it counted against the hourly limit, or may have. */
  usedAt: number | undefined
  /** When its job had ended. Known of a first attempt alone: its comment is as old as the request. */
  endedAt: number | undefined
}

export function recordOf(found: MarkedComment): RequestRecord {
  const { trigger, phase, outcome, jobId, prLink, became, attempt, settledAt } = found.marker
  const isFirst = attempt === 1
  const endedAt = phase === 'settled' && isFirst ? timeOf(settledAt) : undefined
  const postedAt = Date.parse(found.comment.createdAt)
  const usedAt = timeOf(sentAt(found))
  return { trigger, phase, outcome, jobId, prLink, became, postedAt, usedAt, endedAt }
}

function sentAt({ marker, comment }: MarkedComment): string | undefined {
  if (marker.startedAt !== undefined) return marker.startedAt
  const mayBeSent = marker.phase === 'intent' || marker.phase === 'unknown'
  if (!mayBeSent) return undefined
  // No marker says when: so the comment does, or its edit.
  const isEdited = marker.comment !== undefined
  return isEdited ? comment.updatedAt : comment.createdAt
}

const timeOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Date.parse(date)

/** Whether another request was sent to the same job later: what the job shows may be of that one. */
export function hasNext(
  { requests }: Pick<Requests, 'requests'>,
  { marker }: MarkedComment,
): boolean {
  const { jobId, trigger } = marker
  const startedAt = timeOf(marker.startedAt)
  if (startedAt === undefined) return false
  const ofJob = [...requests.values()].filter((request) => request.jobId === jobId)
  const others = ofJob.filter((request) => request.trigger !== trigger)
  return others.some(({ usedAt }) => usedAt !== undefined && usedAt > startedAt)
}

interface Requests {
  readonly waiting: ReadonlyMap<number, MarkedComment>
  readonly requests: ReadonlyMap<number, RequestRecord>
}

/** Of several comments of one request another one decides if it came further, or is newer. */
export function requestsThatWait({ waiting, requests }: Requests): MarkedComment[] {
  const byTrigger = Map.groupBy(requests, ([, { trigger }]) => trigger)
  return [...waiting.values()].filter(({ comment, marker }) => {
    const same = byTrigger.get(marker.trigger) ?? []
    return same.every(([id, { phase }]) => phase === 'waiting' && id <= comment.id)
  })
}
