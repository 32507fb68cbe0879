import { parseCommand } from '../ask/command.ts'
import type { Event } from '../ask/event.ts'
import { type Inputs, secretsOf } from '../ask/inputs.ts'
import { promptProblem } from '../ask/prompt-check.ts'
import type { Request } from '../ask/request.ts'
import { reviewPrompt } from '../ask/review.ts'
import { removedText, visibleText } from '../ask/visible-text.ts'
import type { Clients } from '../io/clients.ts'
import type { ReviewComment } from '../io/github-answers.ts'
import { together } from '../io/together.ts'
import { type MarkerReader, readConversation } from '../memory/markers.ts'
import { outdatedText } from '../memory/status-comment.ts'
import { parseTextTrigger } from '../protocol/trigger.ts'

/** How many pages of a hundred line comments are read: a review that was not read whole is not sent. */
const mostPages = 30

/** A request with its prompt, or why there is none. */
type ReadReview = { kind: 'request'; request: Request } | { kind: 'nothing'; reason: string }

/**
 * Makes a follow-up of a review: its text is in the event, its line comments are read. Nothing, if the pull request is not
 * one that a job of this project opened. Any other request stays as it is. Throws if GitHub does not answer.
 */
export async function readReview(
  request: Request,
  { event, inputs, reader, clients }: { event: Event; inputs: Inputs; reader: MarkerReader; clients: Clients },
): Promise<ReadReview> {
  const { written, conversation } = event
  if (request.work.kind !== 'review' || !written || !conversation) return { kind: 'request', request }
  const [{ marked, unverified }, comments] = await together(
    readConversation(clients.github, reader, conversation),
    readComments(conversation.number, request, { ...clients, command: inputs.command }),
  )
  // Another job that names this pull request comments later.
  const review = marked.find(({ marker }) => marker.kind === 'pull-request')?.marker
  if (review === undefined) {
    const isOutdated = unverified.some((found) => found.isOurs && found.isOutdated)
    return { kind: 'nothing', reason: isOutdated ? outdatedText : notOurs }
  }
  const removed = removedText(visibleText(written.body).removed)
  if (removed !== '') clients.log.info(removed)
  const prompt = reviewPrompt(written.body, comments)
  if (prompt === undefined) return { kind: 'nothing', reason: empty }
  const problem = promptProblem(prompt, secretsOf(inputs))
  if (problem !== undefined) throw new Error(`The review ${problem}`)
  const { wait } = request.work
  const work = { kind: 'prompt', prompt, forceNew: false, review, wait } as const
  return { kind: 'request', request: { ...request, work } }
}

const notOurs = 'This pull request was not opened by a job of this project, so its reviews are no follow-ups.'
const empty = 'The review has no visible text and no line comments.'

/** The review's own line comments, oldest first: a review's own list lacks the lines. */
async function readComments(
  pull: number,
  { trigger, authorized }: Request,
  { github, log, command }: Pick<Clients, 'github' | 'log'> & { command: string },
): Promise<ReviewComment[]> {
  const review = parseTextTrigger(trigger)?.id
  const found: ReviewComment[] = []
  let last = 1
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.reviewComments(pull, page)
    last = Math.max(last, read.last)
    if (last > mostPages) {
      throw new Error(
        `The pull request has more than ${mostPages * 100} line comments, so the review cannot be read whole. Nothing was sent. Write a command instead.`,
      )
    }
    found.push(...read.comments)
  }
  const own = found.filter((comment) => comment.review === review && comment.author === authorized.requester?.id)
  const asked = own.filter(({ body }) => parseCommand(body, command).kind === 'none')
  if (asked.length < own.length) log.info('Line comments that begin with the command are requests of their own.')
  return asked.sort((a, b) => a.id - b.id)
}
