import type { Authorized } from '../ask/authorize.ts'
import { parseCommand, type Work } from '../ask/command.ts'
import { secretsOf } from '../ask/inputs.ts'
import { promptProblem, roomBeside } from '../ask/prompt.ts'
import { workOf } from '../ask/request.ts'
import { reviewPrompt } from '../ask/review.ts'
import { removedText } from '../ask/visible-text.ts'
import { together } from '../io/clock.ts'
import type { ReviewComment } from '../io/github-pulls.ts'
import { readPages } from '../io/list-pages.ts'
import { type MarkerReader, readConversation } from '../memory/conversation.ts'
import { outdatedText } from '../memory/status-comment.ts'
import { parseTextTrigger } from '../protocol/trigger.ts'
import type { Wired } from './run-context.ts'

/** How many pages of a hundred line comments are read: a review that was not read whole is not sent. */
const mostPages = 30

type WorkSource = Wired & { authorized: Authorized; reader: MarkerReader }

/** What is asked, or why nothing is. Throws if the prompt may not be sent, or GitHub does not answer. */
export async function readWork(asked: WorkSource): Promise<Work | { reason: string }> {
  const { asks, event, inputs, clients } = asked
  const work = asks.kind === 'review' ? await readReview(asked) : workOf(asks, inputs)
  if (!('prompt' in work)) return work
  // Before anything else happens to the prompt: the log says what is not sent, and a secret is never sent.
  const written = asks.kind === 'inputs' ? '' : removedText(event.written?.body ?? '')
  for (const removed of [...inputs.removed, written]) if (removed !== '') clients.log.info(removed)
  const problem = promptProblem(work.prompt, secretsOf(inputs), roomBeside(inputs.instructions))
  if (problem !== undefined) throw new Error(`The ${work.kind} ${problem}`)
  return work
}

/** Makes a follow-up of a review: its text is in the event, its line comments are read. */
async function readReview(asked: WorkSource): Promise<Work | { reason: string }> {
  const { event, inputs, reader, clients } = asked
  const { written, conversation } = event
  if (!written || !conversation) return { reason: notOurs }
  const [{ marked, unverified }, comments] = await together(
    readConversation(clients.github, reader, conversation),
    readComments(conversation.number, parseTextTrigger(written.trigger)?.id, asked),
  )
  // Another job that names this pull request comments later.
  const pull = marked.find(({ marker }) => marker.kind === 'pull-request')?.marker
  if (pull === undefined) {
    const isOutdated = unverified.some((found) => found.isOurs && found.isOutdated)
    return { reason: isOutdated ? outdatedText : notOurs }
  }
  const prompt = reviewPrompt(written.body, comments, roomBeside(inputs.instructions).longest)
  if (prompt === undefined)
    return { reason: 'The review has no visible text and no line comments.' }
  return { kind: 'review', prompt, pull, wait: inputs.wait }
}

const notOurs =
  'This pull request was not opened by a job of this project, so its reviews are no follow-ups.'

/** The review's own line comments, oldest first: a review's own list lacks the lines. */
async function readComments(
  pull: number,
  review: number | undefined,
  { authorized, inputs, clients: { github, log } }: WorkSource,
): Promise<ReviewComment[]> {
  const found: ReviewComment[] = []
  const readPage = (page: number) => github.reviewComments(pull, page)
  for await (const page of readPages(readPage, { most: mostPages, readsAllNamed: true })) {
    if (page.last > mostPages) {
      throw new Error(
        `The pull request has more than ${mostPages * 100} line comments, so the review cannot be read whole. Nothing was sent. Write a command instead.`,
      )
    }
    found.push(...page.comments)
  }
  const own = found.filter(
    (comment) => comment.review === review && comment.author === authorized.requester?.id,
  )
  const asked = own.filter(({ body }) => parseCommand(body, inputs.command) === undefined)
  if (asked.length < own.length)
    log.info('Line comments that begin with the command are requests of their own.')
  return asked.sort((a, b) => a.id - b.id)
}
