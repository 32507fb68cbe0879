import type { PullSize } from '../io/github-answers.ts'
import type { Job } from '../io/job-record.ts'
import { checkLink } from '../io/link.ts'
import { together } from '../io/together.ts'
import type { Marker, Snapshot } from '../memory/marker.ts'
import { decidingMarker } from '../memory/markers.ts'
import { isStepTrigger } from '../memory/trigger.ts'
import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import { setPending } from '../tell/commit-status.ts'
import { headReader, readPull } from '../tell/docs-pull.ts'
import { reportJob, writeAtLast } from '../tell/report.ts'
import { conclude } from '../work/outcome.ts'
import { poll, pollBriefly, pollUntilDeadline } from '../work/poll.ts'
import { type PollTarget, rememberedLink } from '../work/poll-target.ts'
import { start } from '../work/start.ts'
import type { JobRequest } from '../work/target.ts'
import { isOwn, mayWrite } from './may-write.ts'
import { otherPlaceReader } from './other-place.ts'
import { type RunContext, samePrompt } from './run-context.ts'

/** Claims the trigger, starts its job or attaches to it, waits, and reports how it ended. */
export const runJob = async (context: RunContext): Promise<Outcome> => writeAtLast(context, await work(context))

async function work(context: RunContext): Promise<Outcome> {
  const { state, request, clients } = context
  try {
    const { work } = request
    if (work.kind === 'attach') return await attachOnRequest(context, work.jobId)
    if (work.kind !== 'prompt') throw new Error(`Cannot start a job for a ${work.kind} request.`)
    const { attempt } = context.environment.run
    const readPrompt = context.readPrompt ?? (async () => samePrompt(work.prompt))
    const claiming = state.claim(attempt, { authors: context.authors })
    // What the requester saw is read beside the intent. A re-run most often sends nothing, and reads it if it does.
    const [claim, early] = await together(claiming, attempt === 1 ? readPrompt() : Promise.resolve(undefined))
    switch (claim.kind) {
      case 'send': {
        const prompt = early ?? (await readPrompt())
        return await startJob(context, { ...work, prompt })
      }
      case 'earlier':
        return await continueEarlier(context, claim.marker)
      case 'ended':
        return claim.outcome
      case 'cancelled':
        return await endUnsent(context, cancelledOutcome('nothing-sent'))
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isCancelled = clients.cancelled.aborted
    return await endUnsent(
      context,
      isCancelled ? cancelledOutcome('nothing-sent') : { name: 'error', reason: error.message },
    )
  }
}

// Nothing throws while a request is in flight: in these phases nothing was sent yet.
async function endUnsent({ state }: RunContext, outcome: Outcome): Promise<Outcome> {
  if (state.commentId !== undefined && ['waiting', 'intent'].includes(state.marker.phase)) {
    await state.writeOrWarn('hold', { outcome: outcome.name, reason: outcome.reason })
  }
  return outcome
}

async function startJob(context: RunContext, request: JobRequest): Promise<Outcome> {
  const { state, clients, deadline, environment } = context
  const started = await start(
    request,
    {
      state,
      deadline,
      attempt: environment.run.attempt,
      onJob: (job) => {
        context.startedAt = clients.clock.date()
        recordJob(context, job)
      },
      linkOf: (prLink) => checkLink(prLink, environment.linkHosts),
      readPull: (link) => readPull(context, link),
      readOtherPlace: otherPlaceReader(context),
      waitUntilSettled: (id) => poll({ id, kind: 'attach' }, pollOptions(context), clients),
    },
    clients,
  )
  if (started.kind === 'ended') return started.outcome
  return waitForJob(context, { id: started.job.id, kind: started.how, before: started.before })
}

/** Waits for the job and reports how it ended. The time it took is known if this run started it or saw it end. */
async function waitForJob(
  context: RunContext,
  { id, kind, before }: Pick<PollTarget, 'id' | 'kind'> & { before?: Snapshot | undefined },
): Promise<Outcome> {
  const { clients, wait, deadline } = context
  const startedAt = clients.clock.now()
  // A re-run finds it there.
  if (context.environment.run.attempt === 1 || kind !== 'attach') await setPending(context)
  let pickedUp = false
  let wasActive = false
  let size: PullSize | undefined
  const options = wait ? pollOptions(context) : pollBriefly(clients.clock, { ...pollOptions(context), deadline })
  const onChange = (record: Job): void => {
    context.lastRecord = record
    pickedUp = true
    if (record.status !== 'active') return
    wasActive = true
    size = undefined
  }
  const link = rememberedLink({ ...context.state.marker, before }, context.environment.linkHosts)
  const readHead = headReader(context, before, (pull) => {
    // As long as its head is the old one, its size is that from before the follow-up.
    size = pull.head === before?.head ? undefined : pull.size
  })
  const target = { id, kind, startedAt, onChange, link, readHead, ...(before ? { before } : {}) }
  const result = await poll(target, options, clients)
  // Whoever wrote more into the comment may have reported the job too.
  if (context.state.overtakenBy) context.mayBeReportedTwice = true
  // Another run is alive that waits for the job too, and reports it.
  if (context.mayWrite && !isOwn(context) && !(await context.mayWrite())) return conclude(result, id)
  const isEndSeen = kind !== 'attach' || wasActive
  const seconds = kind === 'attach' ? secondsSinceStart(context) : (clients.clock.now() - startedAt) / 1_000
  const took = isEndSeen && seconds !== undefined ? Math.round(seconds) : undefined
  const isRead = result.kind === 'settled' && result.job.link?.url === before?.prLink
  return reportJob(context, result, { jobId: id, took, pickedUp, size: isRead ? size : undefined })
}

/** How long ago an earlier attempt's request was accepted, by GitHub's clock; undefined if that is not known. */
function secondsSinceStart({ state, clients }: RunContext): number | undefined {
  const ms = clients.github.date().getTime() - Date.parse(state.marker.startedAt ?? '')
  return ms >= 0 ? ms / 1_000 : undefined
}

const pollOptions = ({ state, deadline, inputs, clients }: RunContext) =>
  pollUntilDeadline({
    deadline,
    intervalSeconds: inputs.pollInterval,
    signal: clients.cancelled,
    beforeCheck: state.keepTrying,
  })

/** Attaches to the job that job-id names. Nothing is sent, so there is no intent: an interrupted attach is never `unknown`. */
async function attachOnRequest(context: RunContext, jobId: string): Promise<Outcome> {
  const { state, environment } = context
  const { run } = environment
  if (run.attempt > 1 && context.request.conversation && context.inputs.comment === 'reply') {
    await state.reread()
    const earlier = decidingMarker(state.conversation.marked, state.marker.trigger, undefined)
    if (earlier && earlier.marker.phase !== 'unknown') {
      state.adopt(earlier)
      if (earlier.marker.phase === 'settled') return repeatResult(context, earlier.marker)
    }
  }
  return attach(context, jobId)
}

async function attach(context: RunContext, jobId: string, before?: Snapshot): Promise<Outcome> {
  const { state, clients, environment } = context
  if (environment.run.attempt > 1) clients.log.info(`This run attaches to job ${jobId} of an earlier attempt.`)
  recordJob(context, { id: jobId })
  context.mayBeReportedTwice = true
  context.mayWrite = () => mayWrite(context)
  const change = { outcome: undefined, reason: undefined, missingSince: undefined, lost: undefined }
  const { id: run, attempt } = environment.run
  // The conversation was just read.
  if (isOwn(context) || (await mayWrite(context)))
    await state.writeOrWarn('accept', { ...change, jobId, run, attempt, waitsUntil: context.waitsUntil })
  return waitForJob(context, { id: jobId, kind: 'attach', before })
}

/** Continues from an earlier attempt: nothing that it may have sent is sent again. */
async function continueEarlier(context: RunContext, marker: Marker): Promise<Outcome> {
  if (marker.phase === 'settled') return repeatResult(context, marker)
  if (marker.phase === 'created' && marker.jobId !== undefined) {
    return attach(context, marker.jobId, marker.kind === 'follow-up' ? marker.before : undefined)
  }
  const reason =
    marker.reason ??
    'An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.'
  const startNew = `\`${marker.command ?? context.environment.command} --new …\` in a new comment starts a new job.`
  return { name: 'unknown', reason: reason.includes('--new') ? reason : `${reason} ${startNew}` }
}

/** The same outcome again, with the record as it is now. */
async function repeatResult(context: RunContext, marker: Marker): Promise<Outcome> {
  const { clients, environment } = context
  const id = marker.jobId ?? ''
  const check = await clients.agent.checkStatus(id, clients.cancelled)
  const { link: _, ...record }: Job = check.kind === 'record' ? check.job : {}
  // The job may show a later follow-up's result by now: the link is the one that was reported.
  const link = checkLink(marker.prLink, environment.linkHosts)
  const job = { ...record, id, ...(link ? { link } : {}) }
  recordJob(context, job)
  const reason = marker.reason ?? `Job ${id} settled in an earlier attempt.`
  // From now on this attempt holds the marker: the other steps of it are told apart by that.
  if (isStepTrigger(marker.trigger)) await context.state.writeOrWarn('settle', { attempt: environment.run.attempt })
  return { name: marker.outcome ?? 'completed', reason, job }
}

// At once and before anything else: a job that is known is never lost again.
function recordJob(context: RunContext, job: Job & { id: string }): void {
  const { writer, request, inputs, clients, environment } = context
  context.lastRecord = job
  writer.saveJob(job)
  if (!request.conversation || inputs.comment === 'none') clients.log.notice(`Job ${job.id}`)
  const source = job.source?.repository
  if (source && !namesRepository(source, environment.repository)) clients.log.info(`Job ${job.id} works on ${source}.`)
}

// `owner/name`, or the address of a clone that ends so.
function namesRepository(source: string, { owner, name }: { owner: string; name: string }): boolean {
  const parts = source
    .replace(/\.git$/, '')
    .toLowerCase()
    .split(/[/:]/)
  return parts.slice(-2).join('/') === `${owner}/${name}`.toLowerCase()
}
