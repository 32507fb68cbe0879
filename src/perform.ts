import { finish } from './finish.ts'
import type { Job } from './io/agent.ts'
import type { Marker } from './memory/marker.ts'
import { ofJob, ofOthers } from './memory/thread.ts'
import { linkOf, ownPullRequest } from './pull-request.ts'
import { both, leaving, type Turn, until } from './turn.ts'
import { nothingStarted, type Outcome } from './work/outcome.ts'
import { poll } from './work/poll.ts'
import { type Before, type Instruction, start, takenCareOf } from './work/start.ts'

/** Claims the trigger, starts or takes up its job, waits, and tells how it ended. */
export async function perform(turn: Turn): Promise<Outcome> {
  const { memory, request, setting } = turn
  try {
    const claim = await memory.claim(setting.run.attempt)
    if (claim.kind === 'held') return takenCareOf
    if (claim.kind === 'earlier' && claim.marker.phase === 'settled') return await again(turn, claim.marker)
    if (request.work.kind === 'attach') return await attach(turn, request.work.jobId)
    if (claim.kind === 'earlier') return await resume(turn, claim.marker)
    if (request.work.kind !== 'prompt') throw new Error(`A ${request.work.kind} is no work.`)
    return await send(turn, { ...request.work, prompt: turn.prompt ?? both(request.work.prompt) })
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    const outcome: Outcome = turn.io.cancelled.aborted ? nothingStarted : { name: 'error', reason: fault.message }
    // Nothing throws while an instruction is on its way: in these phases nothing was sent yet.
    if (memory.commentId !== undefined && ['waiting', 'intent'].includes(memory.marker.phase)) {
      await memory.tell('hold', { outcome: outcome.name, reason: outcome.reason })
    }
    return outcome
  }
}

async function send(turn: Turn, instruction: Instruction): Promise<Outcome> {
  const { memory, io, deadline } = turn
  const started = await start(
    instruction,
    {
      memory,
      deadline,
      ofJob,
      ofOthers,
      known: (job) => {
        turn.startedAt = io.clock.date()
        known(turn, job)
      },
      stillOpen: (prLink) => stillOpen(turn, prLink),
      settle: (id) => poll({ id, kind: 'attach' }, until(turn), io),
    },
    io,
  )
  if (started.kind === 'ended') return started.outcome
  return wait(turn, { id: started.job.id, kind: started.how, before: started.before })
}

/** Waits for the job and tells how it ended; the time it took is known only where this run started it. */
async function wait(
  turn: Turn,
  job: { id: string; kind: 'create' | 'follow-up' | 'attach'; before?: Before | undefined },
): Promise<Outcome> {
  const { io, wait: waits } = turn
  const startedAt = io.clock.now()
  let pickedUp = false
  const waited = await poll(
    { id: job.id, kind: job.kind, startedAt, ...(job.before ? { before: job.before } : {}) },
    waits ? until(turn) : leaving(turn),
    io,
    (record) => {
      turn.seen = record
      pickedUp = true
    },
  )
  const took = job.kind === 'attach' ? undefined : Math.round((io.clock.now() - startedAt) / 1_000)
  return finish(turn, job.id, waited, { took, pickedUp })
}

async function attach(turn: Turn, jobId: string, before?: Before): Promise<Outcome> {
  const { memory, io } = turn
  if (turn.setting.run.attempt > 1) io.log.info(`Job ${jobId} is taken up again.`)
  known(turn, { id: jobId })
  turn.telling = 'beside others'
  await memory.tell('accept', { jobId, outcome: undefined, reason: undefined })
  return wait(turn, { id: jobId, kind: 'attach', before })
}

/** Goes on where an earlier attempt of this run got to: nothing it may have sent is sent again. */
async function resume(turn: Turn, marker: Marker): Promise<Outcome> {
  if (marker.phase === 'created' && marker.jobId !== undefined) {
    return attach(turn, marker.jobId, marker.kind === 'follow-up' ? marker.before : undefined)
  }
  const reason = `An earlier attempt sent the instruction, or was about to, and it is not known what became of it. It is not sent again: look at the project's dashboard, then \`${turn.inputs.command} --new …\` starts afresh.`
  if (marker.phase === 'intent') await turn.memory.tell('lose', { outcome: 'unknown', reason })
  return { name: 'unknown', reason }
}

/** The same outcome again, with the record as it is now. */
async function again(turn: Turn, marker: Marker): Promise<Outcome> {
  const { io } = turn
  const id = marker.jobId ?? ''
  const look = await io.agent.look(id, io.cancelled)
  // What the job shows by now may be a later follow-up's: the link is the one that was told.
  const job = { ...(look.kind === 'record' ? look.job : { id }), prLink: marker.prLink ?? null }
  known(turn, job)
  return {
    name: marker.outcome ?? 'completed',
    reason: marker.reason ?? `Job ${id} had settled in an earlier attempt.`,
    job,
  }
}

// Told at once and before anything else: a job that is known is never lost again.
function known(turn: Turn, job: Job & { id: string }): void {
  const { keep, request, inputs, io, setting } = turn
  turn.seen = job
  keep.job(job)
  if (!request.thread || inputs.comment === 'none') io.log.notice(`Job ${job.id}`)
  const works = job.source?.repository?.toLowerCase().replace(/\.git$/, '')
  const here = `${setting.repository.owner}/${setting.repository.name}`
  if (works && !works.endsWith(here.toLowerCase())) {
    io.log.warning(`Job ${job.id} works on ${job.source?.repository}, not on ${here}.`)
  }
}

// A pull request that cannot be read counts as open: a new job for nothing would be worse.
async function stillOpen(turn: Turn, prLink: string): Promise<boolean> {
  const number = ownPullRequest(turn, linkOf(turn, { prLink }))
  if (number === undefined) return true
  try {
    return (await turn.io.github.pull(number)).open
  } catch (fault) {
    turn.io.log.debug(fault instanceof Error ? fault.message : '')
    return true
  }
}
