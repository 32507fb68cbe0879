import { GitHubError } from '../io/github.ts'
import type { Job } from '../io/job-record.ts'
import { checkLink } from '../io/link.ts'
import type { Marker, Snapshot } from '../memory/marker.ts'
import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import { ownPullRequest } from '../tell/pull-request.ts'
import { reportJob } from '../tell/report.ts'
import { poll, pollBriefly, pollUntilDeadline } from '../work/poll.ts'
import type { PollTarget } from '../work/poll-target.ts'
import { heldElsewhere, start } from '../work/start.ts'
import type { JobRequest } from '../work/target.ts'
import { type RunContext, samePrompt } from './run-context.ts'

/** Claims the trigger, starts its job or attaches to it, waits, and reports how it ended. */
export async function runJob(context: RunContext): Promise<Outcome> {
  const { state, request, environment, clients } = context
  try {
    const claim = await state.claim(environment.run.attempt)
    if (claim.kind === 'held') return heldElsewhere
    if (claim.kind === 'earlier' && claim.marker.phase === 'settled') return await repeatResult(context, claim.marker)
    const { work } = request
    if (work.kind === 'attach') return await attach(context, work.jobId)
    if (claim.kind === 'earlier') return await resume(context, claim.marker)
    if (work.kind !== 'prompt') throw new Error(`Cannot start a job for a ${work.kind} request.`)
    return await startJob(context, { ...work, prompt: context.prompt ?? samePrompt(work.prompt) })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const outcome: Outcome = clients.cancelled.aborted
      ? cancelledOutcome('nothing-sent')
      : { name: 'error', reason: error.message }
    // Nothing throws while a request is in flight: in these phases nothing was sent yet.
    if (state.commentId !== undefined && ['waiting', 'intent'].includes(state.marker.phase)) {
      await state.writeOrWarn('hold', { outcome: outcome.name, reason: outcome.reason })
    }
    return outcome
  }
}

async function startJob(context: RunContext, request: JobRequest): Promise<Outcome> {
  const { state, clients, deadline } = context
  const started = await start(
    request,
    {
      state,
      deadline,
      onJob: (job) => {
        context.startedAt = clients.clock.date()
        recordJob(context, job)
      },
      isStillOpen: (prLink) => isStillOpen(context, prLink),
      waitUntilSettled: (id) => poll({ id, kind: 'attach' }, pollOptions(context), clients),
    },
    clients,
  )
  if (started.kind === 'ended') return started.outcome
  return waitForJob(context, { id: started.job.id, kind: started.how, before: started.before })
}

/** Waits for the job and reports how it ended; the time it took is known only if this run started it. */
async function waitForJob(
  context: RunContext,
  { id, kind, before }: Pick<PollTarget, 'id' | 'kind'> & { before?: Snapshot | undefined },
): Promise<Outcome> {
  const { clients, wait, deadline } = context
  const startedAt = clients.clock.now()
  let pickedUp = false
  const options = wait ? pollOptions(context) : pollBriefly(clients.clock, { ...pollOptions(context), deadline })
  const onChange = (record: Job): void => {
    context.lastRecord = record
    pickedUp = true
  }
  const result = await poll({ id, kind, startedAt, onChange, ...(before ? { before } : {}) }, options, clients)
  const took = kind === 'attach' ? undefined : Math.round((clients.clock.now() - startedAt) / 1_000)
  return reportJob(context, result, { jobId: id, took, pickedUp })
}

const pollOptions = ({ deadline, inputs, clients }: RunContext) =>
  pollUntilDeadline({ deadline, intervalSeconds: inputs.pollInterval, signal: clients.cancelled })

async function attach(context: RunContext, jobId: string, before?: Snapshot): Promise<Outcome> {
  const { state, clients, environment } = context
  if (environment.run.attempt > 1) clients.log.info(`This run attaches to job ${jobId} of an earlier attempt.`)
  recordJob(context, { id: jobId })
  context.mayBeReportedTwice = true
  await state.writeOrWarn('accept', { jobId, outcome: undefined, reason: undefined })
  return waitForJob(context, { id: jobId, kind: 'attach', before })
}

/** Continues from an earlier attempt of this run: nothing that it may have sent is sent again. */
async function resume({ state, inputs, ...context }: RunContext, marker: Marker): Promise<Outcome> {
  if (marker.phase === 'created' && marker.jobId !== undefined) {
    const before = marker.kind === 'follow-up' ? marker.before : undefined
    return attach({ state, inputs, ...context }, marker.jobId, before)
  }
  const reason = `An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again. Check the project's dashboard. \`${inputs.command} --new …\` starts a new job.`
  if (marker.phase === 'intent') await state.writeOrWarn('lose', { outcome: 'unknown', reason })
  return { name: 'unknown', reason }
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
  return { name: marker.outcome ?? 'completed', reason, job }
}

// At once and before anything else: a job that is known is never lost again.
function recordJob(context: RunContext, job: Job & { id: string }): void {
  const { writer, request, inputs, clients, environment } = context
  context.lastRecord = job
  writer.saveJob(job)
  if (!request.conversation || inputs.comment === 'none') clients.log.notice(`Job ${job.id}`)
  const repository = job.source?.repository?.toLowerCase().replace(/\.git$/, '')
  const here = `${environment.repository.owner}/${environment.repository.name}`
  if (repository && !repository.endsWith(here.toLowerCase())) {
    clients.log.warning(`Job ${job.id} works on ${job.source?.repository}, not on ${here}.`)
  }
}

// A pull request that cannot be read counts as open: a needless new job would be worse.
async function isStillOpen({ environment, clients }: RunContext, prLink: string): Promise<boolean> {
  const number = ownPullRequest(environment, checkLink(prLink, environment.linkHosts))
  if (number === undefined) return true
  try {
    return (await clients.github.pull(number)).open
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    clients.log.debug(error.message)
    return true
  }
}
