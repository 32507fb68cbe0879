import type { Reply } from '../../src/io/http-client.ts'
import { HttpError } from '../../src/io/http-error.ts'
import { cut, type Fault, reset } from '../local/http/faults.ts'

// A request that meets its deadline ends at once here, as if the deadline had passed: in real time nobody waits for it,
// and how busy the machine is changes nothing.

type Unanswered = 'no answer' | 'half an answer'

/** What the client has of the answer when its deadline passes; undefined: it gets another end before. */
export function unansweredBy(fault: Fault | undefined): Unanswered | undefined {
  const answer = fault?.answer
  if (answer?.kind === 'nothing') return 'no answer'
  if (answer?.kind !== 'drip') return undefined
  return answer.part === 'body' ? 'half an answer' : 'no answer'
}

/** The fault that ends at once in place of one that ends with the deadline. */
export function endingAtOnce(fault: Fault): Fault {
  const unanswered = unansweredBy(fault)
  if (unanswered === undefined) return fault
  const { answer } = unanswered === 'half an answer' ? cut('length') : reset()
  return answer === undefined ? fault : { ...fault, answer }
}

/** What came of a request. */
export interface End {
  reply?: Reply
  error?: unknown
}

/** The end of such a request as the client would have told it. */
export function pastDeadline(
  unanswered: Unanswered,
  { reply }: End,
  { url, timeoutMs }: { url: string; timeoutMs: number },
): End {
  const awaited = unanswered === 'half an answer' ? 'complete answer' : 'answer'
  const message = `no ${awaited} within ${timeoutMs / 1_000} s (${new URL(url).host}, HTTP_DEADLINE)`
  const error = new HttpError(message, { code: 'HTTP_DEADLINE', sent: true })
  return reply === undefined ? { error } : { reply: { ...reply, incomplete: error } }
}
