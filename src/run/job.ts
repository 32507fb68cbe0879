import type { Job } from '../io/agent.ts'
import type { Marker } from '../memory/marker.ts'
import { currentJob, otherPendingTriggers } from '../memory/markers.ts'
import { linkOf, ownPullRequest } from '../tell/pull-request.ts'
import { reportEnd } from '../tell/report.ts'
import { nothingStarted, type Outcome } from '../work/outcome.ts'
import { poll } from '../work/poll.ts'
import { heldElsewhere, type JobRequest, type Snapshot, start } from '../work/start.ts'
import { pollBriefly, pollUntilDeadline, type RunContext, samePrompt } from './run-context.ts'

/** Claims the trigger, starts or takes up its job, waits, and tells how it ended. */
export async function runJob(turn: RunContext): Promise<Outcome> {
  const { memory, request, environment } = turn
  try {
    const claim = await memory.claim(environment.run.attempt)
    if (claim.kind === 'held') return heldElsewhere
    if (claim.kind === 'earlier' && claim.marker.phase === 'settled') return await repeatResult(turn, claim.marker)
    if (request.work.kind === 'attach') return await attach(turn, request.work.jobId)
    if (claim.kind === 'earlier') return await resume(turn, claim.marker)
    if (request.work.kind !== 'prompt') throw new Error(`A ${request.work.kind} is no work.`)
    return await startJob(turn, { ...request.work, prompt: turn.prompt ?? samePrompt(request.work.prompt) })
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    const outcome: Outcome = turn.io.cancelled.aborted ? nothingStarted : { name: 'error', reason: fault.message }
    // Nothing throws while an instruction is on its way: in these phases nothing was sent yet.
    if (memory.commentId !== undefined && ['waiting', 'intent'].includes(memory.marker.phase)) {
      await memory.writeOrWarn('hold', { outcome: outcome.name, reason: outcome.reason })
    }
    return outcome
  }
}

async function startJob(turn: RunContext, instruction: JobRequest): Promise<Outcome> {
  const { memory, io, deadline } = turn
  const started = await start(
    instruction,
    {
      memory,
      deadline,
      currentJob,
      otherPendingTriggers,
      onJob: (job) => {
        turn.startedAt = io.clock.date()
        recordJob(turn, job)
      },
      stillOpen: (prLink) => isStillOpen(turn, prLink),
      waitUntilSettled: (id) => poll({ id, kind: 'attach' }, pollUntilDeadline(turn), io),
    },
    io,
  )
  if (started.kind === 'ended') return started.outcome
  return waitForJob(turn, { id: started.job.id, kind: started.how, before: started.before })
}

/** Waits for the job and tells how it ended; the time it took is known only where this run started it. */
async function waitForJob(
  turn: RunContext,
  job: { id: string; kind: 'create' | 'follow-up' | 'attach'; before?: Snapshot | undefined },
): Promise<Outcome> {
  const { io, wait: waits } = turn
  const startedAt = io.clock.now()
  let pickedUp = false
  const waited = await poll(
    { id: job.id, kind: job.kind, startedAt, ...(job.before ? { before: job.before } : {}) },
    waits ? pollUntilDeadline(turn) : pollBriefly(turn),
    io,
    (record) => {
      turn.lastRecord = record
      pickedUp = true
    },
  )
  const took = job.kind === 'attach' ? undefined : Math.round((io.clock.now() - startedAt) / 1_000)
  return reportEnd(turn, job.id, waited, { took, pickedUp })
}

async function attach(turn: RunContext, jobId: string, before?: Snapshot): Promise<Outcome> {
  const { memory, io } = turn
  if (turn.environment.run.attempt > 1) io.log.info(`Job ${jobId} is taken up again.`)
  recordJob(turn, { id: jobId })
  turn.telling = 'beside others'
  await memory.writeOrWarn('accept', { jobId, outcome: undefined, reason: undefined })
  return waitForJob(turn, { id: jobId, kind: 'attach', before })
}

/** Goes on where an earlier attempt of this run got to: nothing it may have sent is sent again. */
async function resume(turn: RunContext, marker: Marker): Promise<Outcome> {
  if (marker.phase === 'created' && marker.jobId !== undefined) {
    return attach(turn, marker.jobId, marker.kind === 'follow-up' ? marker.before : undefined)
  }
  const reason = `An earlier attempt sent the instruction, or was about to, and it is not known what became of it. It is not sent again: look at the project's dashboard, then \`${turn.inputs.command} --new …\` starts afresh.`
  if (marker.phase === 'intent') await turn.memory.writeOrWarn('lose', { outcome: 'unknown', reason })
  return { name: 'unknown', reason }
}

/** The same outcome again, with the record as it is now. */
async function repeatResult(turn: RunContext, marker: Marker): Promise<Outcome> {
  const { io } = turn
  const id = marker.jobId ?? ''
  const look = await io.agent.checkStatus(id, io.cancelled)
  // What the job shows by now may be a later follow-up's: the link is the one that was told.
  const job = { ...(look.kind === 'record' ? look.job : { id }), prLink: marker.prLink ?? null }
  recordJob(turn, job)
  return {
    name: marker.outcome ?? 'completed',
    reason: marker.reason ?? `Job ${id} had settled in an earlier attempt.`,
    job,
  }
}

// Told at once and before anything else: a job that is known is never lost again.
function recordJob(turn: RunContext, job: Job & { id: string }): void {
  const { keep, request, inputs, io, environment } = turn
  turn.lastRecord = job
  keep.job(job)
  if (!request.conversation || inputs.comment === 'none') io.log.notice(`Job ${job.id}`)
  const works = job.source?.repository?.toLowerCase().replace(/\.git$/, '')
  const here = `${environment.repository.owner}/${environment.repository.name}`
  if (works && !works.endsWith(here.toLowerCase())) {
    io.log.warning(`Job ${job.id} works on ${job.source?.repository}, not on ${here}.`)
  }
}

// A pull request that cannot be read counts as open: a new job for nothing would be worse.
async function isStillOpen(turn: RunContext, prLink: string): Promise<boolean> {
  const number = ownPullRequest(turn, linkOf(turn, { prLink }))
  if (number === undefined) return true
  try {
    return (await turn.io.github.pull(number)).open
  } catch (fault) {
    turn.io.log.debug(fault instanceof Error ? fault.message : '')
    return true
  }
}
