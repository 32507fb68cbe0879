import { currentJob } from '../protocol/deciding-marker.ts'
import { coversText } from '../tell/status-text.ts'
import type { RunContext } from './run-context.ts'
import type { RunResult } from './run-result.ts'

/** Logs what would be sent, and what the status comment would say of the changes. Writes nothing. */
export async function dryRun(context: RunContext): Promise<RunResult> {
  const { request, clients, state, readPrompt } = context
  const outcome = { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } as const
  if (request.work.kind !== 'prompt' && request.work.kind !== 'review') return { outcome }
  const jobId = await jobForFollowUp(context)
  const { create, followUp } = await readPrompt()
  const prompt = jobId ? followUp : create
  const recipient = jobId ? `Job ${jobId} would get a follow-up` : 'A new job would be created'
  clients.log.info(`This is a dry run. ${recipient} with this prompt:\n${prompt}`)
  const covers = coversText(state.marker)
  if (covers) clients.log.info(`The status comment would say: ${covers}`)
  return { outcome, prompt }
}

async function jobForFollowUp({ state, view }: RunContext): Promise<string | undefined> {
  const { review, jobId, forceNew } = view.request
  const named = review?.jobId ?? jobId
  if (named || forceNew) return named
  await state.reread()
  return currentJob(state.conversation.marked)?.marker.jobId
}
