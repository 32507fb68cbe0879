import type { Outcome } from '../outcomes.ts'
import type { Job, KnownJob } from '../outside-answers.ts'
import { type Action, type Go, info, type RunStep } from './action.ts'
import { decidingMarker } from './deciding-marker.ts'
import { isHeldComment } from './held-comment.ts'
import type { MarkedComment } from './marked-comment.ts'
import type { MarkerChange } from './marker.ts'
import { leftByNext } from './next-request.ts'
import { limitsOf, startPolling } from './poll.ts'
import { isStepTrigger } from './trigger.ts'
import { endOfWaiting } from './unsent-request.ts'
import type { ViewAt } from './view.ts'
import { withoutClaim } from './who-is-told.ts'

// A re-run, or a step with job-id, takes a job that exists, or says again how it ended.

/** The comment with the job to attach to, if there is one, and what the next request says of its end. */
function commentToAttach({ here, marker, request }: ViewAt<'attach'>): MarkedComment | undefined {
  const earlier = decidingMarker(here.marked, marker.trigger, request.since)
  if (earlier === undefined || earlier.marker.phase === 'unknown') return undefined
  return withHandedOver(earlier, here.marked)
}

function withHandedOver(earlier: MarkedComment, marked: MarkedComment[]): MarkedComment {
  const { marker } = earlier
  if (marker.phase !== 'created' || marker.handedOver !== undefined) return earlier
  const handedOver = leftByNext(marked, marker)
  return handedOver ? { ...earlier, marker: { ...marker, handedOver } } : earlier
}

export function attach(view: ViewAt<'attach'>): Action | Go {
  const { request, answers, now, date, cancelled } = view
  const earlier = commentToAttach(view)
  const id = earlier?.marker.jobId ?? request.jobId ?? ''
  if (earlier?.marker.phase === 'settled')
    return { do: 'query', pause: 0, check: id, take: earlier, to: { at: 'repeat' } }

  const holder = earlier?.marker.run
  const isOthers = earlier !== undefined && holder !== undefined && holder !== request.run
  const reading = answers.workflowRun?.id === holder ? answers.workflowRun?.is : undefined
  if (isOthers && reading === undefined && !cancelled)
    return { do: 'query', pause: 0, run: holder, to: { at: 'attach' } }

  const before = earlier?.marker.kind === 'follow-up' ? earlier.marker.before : undefined
  const polling = startPolling({ id, kind: 'watch', startedAt: now, before }, limitsOf(view))
  const attaching = {
    log: request.attempt > 1 ? [info(`This run attaches to job ${id} of an earlier attempt.`)] : [],
    take: earlier,
    job: { id },
    to: { at: 'poll', polling } satisfies RunStep,
  }
  if (isOthers && isHeldComment(earlier, reading ?? 'unread', date))
    return { do: 'sleep', ms: 0, ...attaching, isAnothers: true }
  return {
    do: 'write',
    move: 'accept',
    ...attaching,
    isAnothers: false,
    change: changeOfAttach(view, earlier, id),
    // Its run, or a sweep, may have reported the result since it was read.
    readsFirst: earlier !== undefined,
    setsCommitStatus: request.attempt === 1,
  }
}

const noEnd: MarkerChange = {
  outcome: undefined,
  reason: undefined,
  unseen: undefined,
  missingSince: undefined,
  lost: undefined,
}

/** Our run has the job from now on, and whoever was about to tell of its result leaves it to us. */
const changeOfAttach = (
  view: ViewAt<'attach'>,
  earlier: MarkedComment | undefined,
  jobId: string,
): MarkerChange => ({
  ...noEnd,
  ...withoutClaim(earlier?.marker ?? view.marker),
  jobId,
  run: view.request.run,
  attempt: view.request.attempt,
  waitsUntil: endOfWaiting(view),
})

export function repeat({ marker, answers, link, request }: ViewAt<'repeat'>): Action {
  const id = marker.jobId ?? ''
  const says = answers.check?.says
  const { link: _, ...record }: Job = says?.kind === 'record' ? says.job : {}
  // The job may show a later follow-up's result by now: the link is the one that was reported.
  const job: KnownJob = { ...record, id }
  if (link !== undefined && marker.prLink !== undefined) job.link = link
  const reason = marker.reason ?? `Job ${id} finished in an earlier attempt.`
  const outcome: Outcome = { name: marker.outcome ?? 'completed', reason, job }
  // From now on this attempt holds the marker: the other steps of it are told apart by that.
  if (!isStepTrigger(marker.trigger)) return { do: 'end', outcome, job }
  return {
    do: 'write',
    move: 'settle',
    change: { attempt: request.attempt },
    job,
    to: { at: 'over', outcome },
  }
}
