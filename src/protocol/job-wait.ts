import type { Action, Go, Line, RunStep, StepAt } from './action.ts'
import { type Ended, waitOver } from './job-end.ts'
import { leftByNext, mayHaveNext, resultWhenHandedOver } from './next-request.ts'
import { decidePoll, type Polled, resultSoFar } from './poll.ts'
import type { Polling } from './polling.ts'
import { endUnsent, nothingSent } from './unsent-request.ts'
import type { ViewAt } from './view.ts'

// A job that exists is waited for: our own, or that of an earlier request. Nothing is sent from here on.

export const decideWait = (view: ViewAt<'poll'>, step: StepAt<'poll'>): Action | Go =>
  step.isOfEarlierRequest ? waitForEarlierJob(view, step) : waitForOwnJob(view, step)

/** The job has an earlier request: ours is sent when it has settled. */
function waitForEarlierJob(view: ViewAt<'poll'>, { polling }: StepAt<'poll'>): Action | Go {
  if (view.isAnothers) return { do: 'go', to: { at: 'paused', until: view.now } }
  const polled = decidePoll(view, polling)
  if (polled.kind === 'end') return withLog(polled.log, afterEarlierJob(view, polled))
  const { query, log } = polled
  return {
    do: 'query',
    ...query,
    log,
    to: { ...keptPoll(view, polling, polled), isOfEarlierRequest: true },
  }
}

function waitForOwnJob(view: ViewAt<'poll'>, { polling, isRead }: StepAt<'poll'>): Action {
  const { marker, here, request, link } = view
  if (isRead && marker.handedOver === undefined) {
    const handedOver = leftByNext(here.marked, marker)
    const to: RunStep = { at: 'poll', polling }
    if (handedOver) return { do: 'write', move: 'accept', change: { handedOver }, to }
  }
  const result = resultWhenHandedOver(marker, link)
  if (result) return waitOver(view, { result, polling })

  const polled = decidePoll(view, polling)
  const to = keptPoll(view, polling, polled)
  if (polled.kind === 'query') {
    const { query, log } = polled
    return { do: 'query', ...query, log, job: resultSoFar(polled.polling), to }
  }
  const mayBeOfNext = request.remembers && to.polling.wasAway === true && !isRead
  if (mayBeOfNext && polled.result.kind === 'settled')
    return { do: 'read', pause: 0, to: { at: 'poll', polling, isRead: true } }
  return withLog(polled.log, waitOver(view, polled))
}

function keptPoll(
  { marker, now }: ViewAt<'poll'>,
  last: Polling,
  { polling }: Polled,
): StepAt<'poll'> {
  const wasAway = last.wasAway === true || mayHaveNext(marker, last, now)
  return { at: 'poll', polling: { ...polling, wasAway } }
}

const withLog = <Next extends Action | Go>(log: Line[], next: Next): Next => ({
  ...next,
  log: [...log, ...(next.log ?? [])],
})

function afterEarlierJob(view: ViewAt<'poll'>, { result, polling }: Ended): Action | Go {
  const again: Go = { do: 'go', to: { at: 'paused', until: view.now } }
  switch (result.kind) {
    case 'settled':
      return again
    // Whether a job that is not found takes the request, the service says.
    case 'missing':
      return { ...again, past: { ...view.past, notFound: polling.id } }
    case 'cancelled':
      return nothingSent(view)
    case 'denied': {
      const reason = `${result.fault} The follow-up was not sent.`
      return endUnsent(view, { name: 'error', reason })
    }
    default: {
      const why = result.isMissing
        ? result.fault
        : `Job ${polling.id} was still running at the timeout.`
      return endUnsent(view, { name: 'timed-out', reason: `${why} The follow-up was not sent.` })
    }
  }
}
