import type { Work } from '../ask/command.ts'
import { keptPromptsText } from '../ask/kept-prompts.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import { bestEffort } from '../tell/best-effort.ts'
import { cancelText, helpText } from '../tell/command-reply-text.ts'
import type { RunContext } from './run-context.ts'
import type { RunResult } from './run-result.ts'

/** Answers with the usage, or that no job can be cancelled. Never fails. */
export async function replyAtOnce(
  context: RunContext,
  work: Work & { kind: 'usage' | 'cancel' },
): Promise<RunResult> {
  const problem =
    work.kind === 'usage'
      ? work.problem
      : "The service cannot cancel a job. Stop it on the project's dashboard."
  const reason = problem === undefined ? 'The usage was requested.' : `Nothing was sent. ${problem}`
  context.clients.log.info(reason)
  if (context.view.request.remembers) {
    await postReply(
      context,
      work.kind === 'usage' ? await usageText(context, problem) : cancelText(),
    )
  }
  return { outcome: { name: 'skipped', reason } }
}

async function usageText(context: RunContext, problem: string | undefined): Promise<string> {
  const { command, commandsPage } = context.environment
  const prompts = await keptPromptsText(context.clients.github)
  return helpText(command, { problem, commandsPage, prompts })
}

export async function postReply(context: RunContext, text: string): Promise<void> {
  const { request, reader, clients, state } = context
  const { trigger, askedAt } = state.marker
  const number = request.conversation?.number
  if (number === undefined) return
  // A review and its lines have a place of their own.
  const link = trigger.startsWith('review') && askedAt ? `\n[Asked here](<${askedAt}>)\n` : ''
  const body = commentBody(
    signNote(`answer:${trigger}`, reader.keys),
    `${text}${link}`,
    clients.redact,
  )
  await bestEffort(context, 'The answer could not be posted.', () =>
    clients.github.createComment(number, body),
  )
}
