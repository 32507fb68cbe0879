import type { OpenComment } from '../memory/open-comments.ts'
import type { MarkerChange } from '../memory/own-comment.ts'
import type { Outcome } from '../outcomes.ts'
import { conclude } from '../work/outcome.ts'
import type { PollResult } from '../work/poll-state.ts'
import type { Sweep, SweptJob } from './sweep.ts'

/** What a sweep writes of a job. `open`: the next sweep checks it again; without an outcome it only remembers. */
export interface Verdict {
  kind: SweptJob['kind']
  outcome?: Outcome
  change?: MarkerChange
}

const minute = 60_000
const hour = 60 * minute
/** An intent that is older was never confirmed; a job that every check of so long a time did not find is lost. */
export const confirmAfterMs = 10 * minute

export const isMissing = (result: PollResult): boolean => result.kind === 'timed-out' && result.isMissing === true

/** For how long a job may be open: then it is reported, while its comment is still read. */
export const mostOpenMs = ({ sinceHours }: Pick<Sweep, 'sinceHours'>): number => (sinceHours - 1) * hour

/** Whether a job was created at this address of the service: one of another address is never lost. */
const isOfThisService = ({ marker }: OpenComment, { reader }: Sweep): boolean => marker.service === reader.keys.service

/** Milliseconds since a comment was posted, by GitHub's clock. */
export const ageOf = ({ comment }: OpenComment, { clients }: Sweep): number =>
  clients.github.date().getTime() - Date.parse(comment.createdAt)

/** Whether a sweep will soon not read the comment of an open job any more, although it was not given up. */
export const isLeavingWindow = (open: OpenComment, sweep: Sweep): boolean =>
  !isOfThisService(open, sweep) &&
  sweep.clients.github.date().getTime() - Date.parse(open.updatedAt) > mostOpenMs(sweep)

/** What a check means for the sweep; undefined if there is nothing to write. */
export function decide(open: OpenComment, result: PollResult, sweep: Sweep): Verdict | undefined {
  const { marker } = open
  const id = marker.jobId ?? ''
  if (result.kind === 'settled') return { kind: 'settled', outcome: conclude(result, id) }
  if (result.kind === 'cancelled') return undefined
  const isHere = isOfThisService(open, sweep)
  if (isHere && ageOf(open, sweep) > mostOpenMs(sweep)) {
    if (result.kind === 'unconfirmed') return lost(conclude(result, id))
    const reason = `Job ${id} has been open for more than ${sweep.sinceHours - 1} hours. The sweep does not check it any more.`
    return lost({ name: 'error', reason })
  }
  if (isMissing(result)) return isHere ? missing(open, result, sweep) : undefined
  const isNews =
    result.kind === 'unconfirmed' && ageOf(open, sweep) > confirmAfterMs && marker.outcome !== 'unconfirmed'
  if (isNews) return { kind: 'open', outcome: conclude(result, id), change: { missingSince: undefined } }
  // Only 404s without a gap make a job a lost one.
  return marker.missingSince === undefined ? undefined : { kind: 'open', change: { missingSince: undefined } }
}

function missing({ marker }: OpenComment, result: PollResult, { clients }: Sweep): Verdict | undefined {
  const now = clients.github.date()
  if (marker.missingSince === undefined) return { kind: 'open', change: { missingSince: now.toISOString() } }
  if (now.getTime() - Date.parse(marker.missingSince) < confirmAfterMs) return undefined
  const fault = result.kind === 'timed-out' ? (result.fault ?? '') : ''
  return lost({ name: 'error', reason: `The service answered 404 to every check for ten minutes. ${fault}` })
}

const lost = (outcome: Outcome): Verdict => ({ kind: 'lost', outcome, change: { lost: true } })
