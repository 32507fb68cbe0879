import { counting, ofJob, readThread } from './memory/thread.ts'
import { both, type Told, type Turn } from './turn.ts'

/** Reads and decides everything, and sends and writes nothing. */
export async function rehearse(turn: Turn): Promise<Told> {
  const { request, io, setting, inputs } = turn
  const { work } = request
  if (work.kind !== 'prompt') return { outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } }
  let target = work.jobId
  if (!target && !work.fresh && request.thread && inputs.comment === 'reply') {
    const count = counting(setting.keys, { repository: setting.repository.id, thread: request.thread.number })
    target = ofJob(await readThread(io.github, request.thread, count, () => false))?.marker.jobId
  }
  const { create, followUp } = turn.prompt ?? both(work.prompt)
  const prompt = target ? followUp : create
  io.log.info(
    `A dry run. ${target ? `A follow-up to job ${target}` : 'A new job'} would be sent this prompt:\n${prompt}`,
  )
  return {
    outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' },
    prompt,
    asker: request.asker,
  }
}
