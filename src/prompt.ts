import { readChanges } from './ask/changes.ts'
import { compose } from './ask/compose.ts'
import { readContext } from './ask/context.ts'
import type { Event } from './ask/event.ts'
import { nothing, share } from './ask/piece.ts'
import { counting, ofTrigger, readThread } from './memory/thread.ts'
import type { Turn } from './turn.ts'
import type { Instruction } from './work/start.ts'

/** What is sent for an instruction, or why nothing is. */
export type Written = { kind: 'prompt'; prompt: Instruction['prompt'] } | { kind: 'nothing'; reason: string }

/**
 * Adds to an instruction where it was asked, what the asker saw and what changed. Reads GitHub and writes nothing; throws
 * where GitHub does not say what changed.
 */
export async function writePrompt(turn: Turn, event: Event, instruction: string): Promise<Written> {
  const { inputs, setting, io } = turn
  const { changesSince: since } = inputs
  const isOwn = (pull: number) => madeByUs(turn, pull)
  const changes =
    since === undefined
      ? undefined
      : await readChanges(since, await pathsThatCount(inputs.changesPaths), setting.here, {
          ...io,
          isOwn,
          now: io.clock.date(),
        })
  if (changes?.kind === 'nothing' && !(await begunBefore(turn))) return changes
  const changed = changes?.kind === 'some' ? changes.told : nothing
  const context = inputs.context === 'auto' ? await readContext(event, carries(turn, event), io) : undefined
  const where = context === undefined ? '' : whereAsked(turn, event)
  const added = (seen = nothing) => compose(instruction, where, share(seen, changed), io.redact)
  const [create, followUp] = [added(context?.create), added(context?.followUp)]
  if (!create.complete) {
    io.log.warning('The instruction is so long that nothing could be added to it: no context and no changes.')
  }
  return { kind: 'prompt', prompt: { create: create.prompt, followUp: followUp.prompt } }
}

// Loaded only where changes are asked for: most runs need no globs.
const pathsThatCount = async (globs: readonly string[]) => (await import('./io/paths.ts')).pathsFilter(globs)

/** The command stands in the text of the issue or pull request itself. */
const carries = ({ request }: Turn, { written }: Event): boolean =>
  request.askedAt !== undefined && written?.trigger.startsWith('issue:') === true

function whereAsked({ request, setting }: Turn, { thread }: Event): string {
  if (request.thread === undefined) return ''
  const { number, kind } = request.thread
  const { owner, name, url } = setting.repository
  const page =
    setting.pageOf(request.askedAt?.url ?? '') ?? `${url}/${kind === 'pull-request' ? 'pull' : 'issues'}/${number}`
  const what =
    thread === undefined
      ? `For #${number}`
      : `Asked on ${kind === 'pull-request' ? 'pull request' : 'issue'} #${number}`
  return `${what} of ${owner}/${name}: ${page}`
}

/** Whether an earlier attempt of this run started a job: that one is taken up, whatever changed since. */
async function begunBefore({ request, inputs, setting, io }: Turn): Promise<boolean> {
  const { thread, trigger, askedAt } = request
  if (setting.run.attempt === 1 || thread === undefined || inputs.comment === 'none') return false
  const count = counting(setting.keys, { repository: setting.repository.id, thread: thread.number })
  const found = await readThread(io.github, thread, count, () => false)
  return ofTrigger(found, trigger, askedAt?.createdAt)?.marker.jobId !== undefined
}

/** Whether a pull request has our comment, which says that a job of ours made it. What is no pull request has none. */
async function madeByUs({ setting, io }: Turn, number: number): Promise<boolean> {
  const count = counting(setting.keys, { repository: setting.repository.id, thread: number })
  const ours = ({ marker }: { marker: { kind: string } }) => marker.kind === 'pull-request'
  try {
    return (await readThread(io.github, { number }, count, (found) => found.some(ours))).some(ours)
  } catch (fault) {
    const { status } = fault as { status?: unknown }
    if (status === 404 || status === 410) return false
    throw fault
  }
}
