import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { LocalJob } from '../local/service/jobs.ts'
import { tokenOf } from './prompts.ts'
import { cameIntoWork, requestOf } from './whose-work.ts'
import type { Trigger, WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

const second = 1_000
/** For so long a job that is not found counts as being at work, and a request that was accepted holds up others. */
export const patience = 120 * second
/** Clocks of whole seconds, and requests that are on their way meanwhile. */
export const margin = 10 * second

/** Follow-ups that were sent into a job at work, although it could be known. */
export function sentIntoWork(world: WorldResult): string[] {
  if (world.removals.length > 0 || world.used > 1) return []
  return [...world.service.jobs.values()].flatMap((job) =>
    job.prompts.flatMap((prompt, index) => {
      const how = cameIntoWork(job, index) ? howItWasKnown(job, index, world) : undefined
      return how === undefined
        ? []
        : [`${tokenOf(prompt.text)} was sent into ${job.record.id}, which was at work: ${how}`]
    }),
  )
}

/** How it could be known that the job was at work when it got this prompt; undefined: it could not. */
function howItWasKnown(job: LocalJob, index: number, world: WorldResult): string | undefined {
  const [before, prompt] = [job.prompts[index - 1], job.prompts[index]]
  if (before === undefined || prompt === undefined || world.service.reused.has(job.record.id))
    return undefined
  const { shown } = world.service
  const { at } = prompt
  const records = shown.since(job, before.at).filter((record) => record.at < at)
  const last = records.at(-1)
  const [missing = at] = shown.missingSince(job, last?.at ?? before.at)
  const wasMissed = at - missing >= patience - margin
  const wasStale = records.some(
    ({ status, at: then }) => isSettledStatus(status) && at - then < patience,
  )
  const isFresh = at - before.at < patience - margin
  const [own, others] = [tokenOf(prompt.text), tokenOf(before.text)]
  // Of two that do not know of each other one may have checked before the other one was accepted.
  const mayHaveRaced = !isTold(others, world) && at - before.at < patience
  const isShown = last !== undefined && !isSettledStatus(last.status)
  if (isShown && !wasMissed && !mayHaveRaced && !(wasStale && !isFresh))
    return `its last record, ${(at - last.at) / second} s before, was ${last.status}`
  const saidBy = saidCreated(others, job, world)
  const couldWait = isTold(own, world) && isTold(others, world)
  // Whoever sends the first follow-up knows the job from that comment.
  const readingTakes = index === 1 ? 0 : margin
  if (!couldWait || !isFresh || saidBy === undefined || at - saidBy < readingTakes) return undefined
  return `the comment of ${others} had said so for ${(at - saidBy) / second} s`
}

/** Whether a request has a comment, and looks at those of others: with job-id it may be asked anywhere. */
function isTold(token: string, { triggers }: WorldResult): boolean {
  const trigger: Trigger | undefined = triggers.find((one) => one.token === token)
  return trigger?.id !== undefined && trigger.jobId === undefined
}

/** Since when the comment of a request names its job. */
export function saidCreated(
  token: string | undefined,
  { record }: LocalJob,
  world: WorldResult,
): number | undefined {
  return world.github.visible.texts.find(({ body }) => {
    const { phase, jobId, trigger } = markerIn(body) ?? {}
    return phase === 'created' && jobId === record.id && requestOf(world, trigger)?.token === token
  })?.at
}
