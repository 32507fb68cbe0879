import { readConversation } from '../memory/markers.ts'
import { currentJob } from '../protocol/lookup.ts'
import type { RunContext, RunResult } from './run-context.ts'

/** Reads and decides everything, and sends and writes nothing. */
export async function dryRun(context: RunContext): Promise<RunResult> {
  const { request, clients, reader, inputs } = context
  const { work, conversation, requester } = request
  const outcome = { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } as const
  if (work.kind !== 'prompt') return { outcome }
  let target = work.jobId ?? work.review?.jobId
  if (!target && !work.forceNew && conversation && inputs.comment === 'reply') {
    const { marked } = await readConversation(clients.github, reader, conversation)
    target = currentJob(marked)?.marker.jobId
  }
  const { create, followUp } = await context.readPrompt()
  const prompt = target ? followUp : create
  const recipient = target ? `Job ${target} would get a follow-up` : 'A new job would be created'
  clients.log.info(`This is a dry run. ${recipient} with this prompt:\n${prompt}`)
  return { outcome, prompt, requester }
}
