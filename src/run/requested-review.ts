import type { Authorized } from '../ask/authorize.ts'
import type { Work } from '../ask/command.ts'
import { readCommandInMarkdown } from '../ask/command-in-markdown.ts'
import type { Event } from '../ask/event.ts'
import type { Inputs } from '../ask/inputs.ts'
import { roomBeside } from '../ask/prompt-limits.ts'
import { reviewPrompt } from '../ask/review.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { together } from '../io/clock.ts'
import type { ReviewComment } from '../io/github-pulls.ts'
import { readPages } from '../io/list-pages.ts'
import { readConversation } from '../memory/conversation.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import { outdatedText } from '../memory/status-comment.ts'
import { parseTextTrigger } from '../protocol/trigger.ts'

/** Nothing is to be done, and the reason for it. */
export interface NoWork {
  kind: 'nothing'
  reason: string
}

const nothing = (reason: string): NoWork => ({ kind: 'nothing', reason })

const notOurs =
  'This pull request was not opened by a job of this project, so its reviews are no follow-ups.'

interface ReviewSources {
  authorized: Authorized
  inputs: Pick<Inputs, 'command' | 'instructions' | 'wait'>
  reader: MarkerReader
  clients: Pick<Clients, 'github' | 'log'>
}

/** Makes a follow-up of a review: its text is in the event, its line comments are read. Throws if GitHub does not answer. */
export async function readReview(event: Event, sources: ReviewSources): Promise<Work | NoWork> {
  const { inputs, reader, clients } = sources
  const { written, conversation } = event
  if (!written || !conversation) return nothing(notOurs)
  const [{ marked, unverified }, comments] = await together(
    readConversation(clients.github, reader, conversation),
    readLineComments(conversation.number, parseTextTrigger(written.trigger)?.id, sources),
  )
  // Another job that names this pull request comments later.
  const pull = marked.find(({ marker }) => marker.kind === 'pull-request')?.marker
  if (pull === undefined) {
    const isOutdated = unverified.some((comment) => comment.isOurs && comment.isOutdated)
    return nothing(isOutdated ? outdatedText : notOurs)
  }
  const prompt = reviewPrompt(written.body, comments, roomBeside(inputs).longest)
  if (prompt === undefined) return nothing('The review has no visible text and no line comments.')
  return { kind: 'review', prompt, pull, wait: inputs.wait }
}

/** How many pages of a hundred line comments are read: a review that was not read whole is not sent. */
const mostPages = 30

/** The review's own line comments, oldest first: a review's own list lacks the lines. */
async function readLineComments(
  pull: number,
  review: number | undefined,
  { authorized, inputs, clients: { github, log } }: ReviewSources,
): Promise<ReviewComment[]> {
  const all: ReviewComment[] = []
  const readPage = (page: number) => github.reviewComments(pull, page)
  for await (const { comments, last } of readPages(readPage, {
    most: mostPages,
    readsAllNamed: true,
  })) {
    if (last > mostPages) {
      throw new Error(
        `The pull request has more than ${mostPages * 100} line comments, so the review cannot be read whole. Nothing was sent. Write a command instead.`,
      )
    }
    all.push(...comments)
  }
  const ofReview = all.filter(
    (comment) => comment.review === review && comment.author === authorized.requester?.id,
  )
  const toSend = ofReview.filter(
    ({ body }) => readCommandInMarkdown(body, inputs.command) === undefined,
  )
  if (toSend.length < ofReview.length)
    log.info('Line comments that begin with the command are requests of their own.')
  return toSend.sort((a, b) => a.id - b.id)
}
