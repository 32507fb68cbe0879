import type { Authorized } from '../ask/authorize.ts'
import type { Work } from '../ask/command.ts'
import type { Event } from '../ask/event.ts'
import type { HandledAs } from '../ask/event-filter.ts'
import { type Inputs, secretsOf } from '../ask/inputs.ts'
import { promptProblem, roomBeside } from '../ask/prompt-limits.ts'
import { workOf, writtenPrompt } from '../ask/request.ts'
import { removedText } from '../ask/visible-text.ts'
import type { Clients } from '../io/clients-by-token.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import { type NoWork, readReview } from './requested-review.ts'

/** What is asked, or why nothing is. Throws if the prompt may not be sent, or GitHub does not answer. */
export async function readWork({
  handledAs,
  event,
  authorized,
  inputs,
  reader,
  clients,
}: {
  handledAs: HandledAs
  event: Event
  authorized: Authorized
  inputs: Inputs
  reader: MarkerReader
  clients: Pick<Clients, 'github' | 'log'>
}): Promise<Work | NoWork> {
  const work =
    handledAs.kind === 'review'
      ? await readReview(event, { authorized, inputs, reader, clients })
      : workOf(handledAs, inputs)
  if (work.kind === 'nothing') return work
  const prompt = writtenPrompt(work)
  if (prompt === undefined) return work
  // Before anything else happens to the prompt: the log says what is not sent, and a secret is never sent.
  const removedFromText = handledAs.kind === 'inputs' ? '' : removedText(event.written?.body ?? '')
  for (const removed of [...inputs.removed, removedFromText])
    if (removed !== '') clients.log.info(removed)
  const problem = promptProblem(prompt, secretsOf(inputs), roomBeside(inputs))
  if (problem !== undefined) throw new Error(`The ${work.kind} ${problem}`)
  return work
}
