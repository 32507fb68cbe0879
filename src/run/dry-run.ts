import { currentJob, markerReader, readMarkers } from '../memory/markers.ts'
import { type RunContext, type RunResult, samePrompt } from './run-context.ts'

/** Reads and decides everything, and sends and writes nothing. */
export async function dryRun(turn: RunContext): Promise<RunResult> {
  const { request, io, environment, inputs } = turn
  const { work } = request
  if (work.kind !== 'prompt') return { outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } }
  let target = work.jobId
  if (!target && !work.forceNew && request.conversation && inputs.comment === 'reply') {
    const count = markerReader(environment.keys, {
      repository: environment.repository.id,
      conversation: request.conversation.number,
    })
    target = currentJob(await readMarkers(io.github, request.conversation, count, () => false))?.marker.jobId
  }
  const { create, followUp } = turn.prompt ?? samePrompt(work.prompt)
  const prompt = target ? followUp : create
  io.log.info(
    `A dry run. ${target ? `A follow-up to job ${target}` : 'A new job'} would be sent this prompt:\n${prompt}`,
  )
  return {
    outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' },
    prompt,
    requester: request.requester,
  }
}
