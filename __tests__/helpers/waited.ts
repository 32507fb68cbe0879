import type { StatusCheck } from '../../src/io/agent.ts'
import { decide } from '../../src/protocol/decide.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { startPolling } from '../../src/protocol/poll.ts'
import {
  type Action,
  checked,
  type Differences,
  now,
  type Polling,
  type RunStep,
  viewWith,
} from './view.ts'

export const created: Partial<Marker> = { phase: 'created', jobId: 'job-1', comment: 110 }

export interface Waiting extends Differences {
  polling?: Partial<Polling>
  isOfEarlierRequest?: boolean
  isRead?: true
}

/** A run has waited a minute for the job that it started, and this is the answer to its status check. */
export function waited(
  says: StatusCheck,
  { polling, isOfEarlierRequest = false, isRead, ...view }: Waiting = {},
): Action {
  const deadline = view.deadline ?? now + 3_600_000
  const target = { id: 'job-1', kind: 'create', startedAt: now - 60_000, ...polling } as const
  const begun: Polling = { ...startPolling(target, { deadline }), awaits: 'status', seenAt: now }
  const step: RunStep & { at: 'poll' } = {
    at: 'poll',
    polling: { ...begun, ...polling },
    isOfEarlierRequest,
  }
  if (isRead) step.isRead = isRead
  return decide(viewWith({ mine: created, step, answers: { check: checked(says) }, ...view }))
}
