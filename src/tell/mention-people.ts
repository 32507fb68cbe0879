import type { GitHub } from '../io/github.ts'
import { mayHaveSucceeded } from '../io/github-error.ts'
import { readConversation } from '../memory/conversation.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import { lastTriesMs } from '../memory/status-comment.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { isMentionOurs, isRowKnown } from '../protocol/mention.ts'
import { wordMs } from '../protocol/who-is-told.ts'
import { mentionText } from './mention-text.ts'
import type { Teller } from './reporter.ts'
import { commentUrl, runPage } from './status-text.ts'

/**
 * Mentions the people of the input `mention`, unless somebody has done it. The status comment says
 * so already.
 */
export async function mentionPeople(reporter: Teller): Promise<void> {
  await reporter.clients.clock.sleep(wordMs)
  try {
    if (!(await isStillOurs(reporter))) return
  } catch (error) {
    return takeBack(reporter, error)
  }
  try {
    await postMention(reporter)
  } catch (error) {
    if (!mayHaveSucceeded(error)) return takeBack(reporter, error)
    reporter.clients.log.warning(`It is not known whether anybody was mentioned. ${error.message}`)
  }
}

async function isStillOurs(reporter: Teller): Promise<boolean> {
  const { clients, reader, state } = reporter
  const { marker, comment } = state
  if (comment === undefined) return false
  const own = { id: comment.id, marker }
  const bodies: string[] = []
  const comments: GitHub['comments'] = async (...page) => {
    const read = await clients.github.comments(...page)
    bodies.push(...read.comments.map(({ body }) => body))
    return read
  }
  const isEnough = (found: MarkedComment[]) => isRowKnown(own, found)
  const { marked } = await readConversation({ comments }, reader, {
    number: marker.conversation,
    isEnough,
  })
  const isMade = (remembered: Marker): boolean => {
    const line = mentionLine(reporter, remembered)
    return bodies.some((body) => body.startsWith(line))
  }
  return isMentionOurs({ ...own, marked, isMade })
}

const mentionLine = ({ reader }: Teller, { nonce }: Marker): string =>
  signNote(`mention:${nonce}`, reader.keys)

async function postMention(reporter: Teller): Promise<void> {
  const { environment, state, clients } = reporter
  const { marker } = state
  const names = environment.mention.map(
    (name) => `@${name.replace(/^team:/, `${environment.repository.owner}/`)}`,
  )
  const links = { statusUrl: commentUrl(reporter) ?? '', runUrl: runPage(environment, marker) }
  const text = mentionText(marker, { mention: names.join(' '), ...links })
  const body = commentBody(mentionLine(reporter, marker), text, clients.redact)
  await clients.github.createComment(marker.conversation, body)
}

/**
 * Nobody was mentioned. The status comment says so, and the next failure in the row mentions them.
 */
async function takeBack({ state, clients }: Teller, error: unknown): Promise<void> {
  if (!(error instanceof Error)) throw error
  clients.log.warning(`Nobody could be mentioned. ${error.message}`)
  await state.amendWithin(lastTriesMs, { mentioned: false })
}
