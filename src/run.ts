import { authorize } from './ask/authorize.ts'
import type { Ask } from './ask/door.ts'
import type { Event } from './ask/event.ts'
import { checkPrompt, type Inputs } from './ask/inputs.ts'
import { type Request, readRequest } from './ask/request.ts'
import { commentUrl } from './finish.ts'
import { perform } from './perform.ts'
import { writePrompt } from './prompt.ts'
import { linkOf } from './pull-request.ts'
import { react, reactions } from './react.ts'
import { rehearse } from './rehearse.ts'
import { bringUpToDate, explain } from './status.ts'
import type { Times } from './tell/summary.ts'
import { begin, type Io, type Keep, type Setting, type Told, type Turn } from './turn.ts'
import { nothingStarted, type Outcome } from './work/outcome.ts'

/** How many comments GitHub lists at once. */
const onePage = 100

/** The whole run: ask, work, tell. Throws only faults that come before anything was written or sent. */
export async function run(event: Event, ask: Ask, inputs: Inputs, setting: Setting, io: Io, keep: Keep): Promise<Told> {
  const unlessCancelled = (fault: Error): undefined => {
    if (!io.cancelled.aborted) throw fault
  }
  const allowed = await authorize(event, inputs, io.github).catch(unlessCancelled)
  if (allowed === undefined) return { outcome: nothingStarted }
  if (allowed.kind === 'refused') {
    await react('-1', event.written?.reactTo, io)
    return { outcome: { name: 'refused', reason: allowed.reason } }
  }
  const request: Request = { ...readRequest(event, ask, inputs, setting.run), authorized: allowed }
  checkAsked(request, ask, inputs, io)
  const turn = begin(request, inputs, setting, io, keep)
  if (request.work.kind === 'prompt') {
    const written = await writePrompt(turn, event, request.work.prompt).catch(unlessCancelled)
    if (written === undefined) return { outcome: nothingStarted }
    if (written.kind === 'nothing') return { outcome: { name: 'skipped', reason: written.reason } }
    turn.prompt = written.prompt
  }
  if (inputs.dryRun) return rehearse(turn)
  if (request.work.kind === 'usage') return explain(turn, request.work.problem)
  // A thread of two pages costs a request more to read: there the courtesy is left out, for the limit is everybody's.
  if ((request.thread?.comments ?? 0) < onePage) await react('eyes', request.reactTo, io)
  const told = request.work.kind === 'status' ? await bringUpToDate(turn) : tellOf(turn, await perform(turn))
  await react(reactions[told.outcome.name], request.reactTo, io)
  return told
}

// Said before anything else happens to the prompt: what is not sent, and that a secret is never sent.
function checkAsked({ work }: Request, ask: Ask, inputs: Inputs, { log }: Io): void {
  if (work.kind !== 'prompt') return
  const { comments, invisible } = ask.kind === 'prompt' ? ask.removed : inputs.removed
  const hidden = [counted(comments, 'HTML comment'), counted(invisible, 'invisible character')].filter(
    (one) => one !== '',
  )
  if (hidden.length > 0) log.info(`Not sent, because no reader sees it: ${hidden.join(' and ')}.`)
  const problem = checkPrompt(work.prompt, [inputs.apiKey, inputs.previousApiKey ?? '', inputs.githubToken])
  if (problem !== undefined) throw new Error(problem)
}

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`

function tellOf(turn: Turn, outcome: Outcome): Told {
  const { request } = turn
  return {
    outcome,
    link: linkOf(turn, outcome.job),
    commentUrl: commentUrl(turn),
    times: timesOf(turn),
    prompt: request.work.kind === 'prompt' ? request.work.prompt : undefined,
    asker: request.asker,
  }
}

function timesOf({ request, startedAt, io }: Turn): Times {
  const asked = new Date(request.askedAt?.createdAt ?? Number.NaN)
  return { asked: Number.isNaN(asked.getTime()) ? undefined : asked, started: startedAt, ended: io.clock.date() }
}
