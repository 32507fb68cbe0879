import { beginsWithMarker } from '../protocol/trigger.ts'
import { commandWord, readCommand, type Work } from './command.ts'
import { type Event, texts } from './event.ts'
import { plainText } from './invisible-text.ts'

/** Why an event is ignored. Constants, as they are written to the outputs unchanged. */
export const reasons = {
  action: 'Only a new comment, review, issue or pull request can contain a command.',
  noAuthor: 'The event does not say who wrote the text.',
  otherAuthor: 'The text was not written by the person who triggered the event.',
  bot: 'The event comes from a bot that allowed-bots does not list.',
  command: 'The text does not begin with the command.',
  ownText: 'The event is about a comment of this action.',
  reviewByBot: "A bot's review is never a follow-up.",
  reviewState: 'Only a review that requests changes is a follow-up.',
  reviewOfClosed: 'The reviewed pull request is closed.',
  reviewOfFork: 'The reviewed pull request is from a fork, so the run has no secrets.',
  reviewWithoutKey: 'api-key is empty, so the review is not sent.',
} as const

export type HandledAs = { kind: 'command'; work: Work } | { kind: 'review' | 'inputs' | 'check' }

type Skipped = { kind: 'skip'; reason: (typeof reasons)[keyof typeof reasons] }

interface FilterInputs {
  command: string
  prompted: boolean
  check?: boolean
  allowedBots: string[]
  reviews?: boolean
  /** `api-key` is set: runs from forks have none. */
  hasKey?: boolean
}

type Parse = (body: string, word: string) => Work | { kind: 'check' } | undefined

const parsePlain: Parse = (body, word) =>
  beginsWithMarker(body) ? undefined : readCommand(plainText(body), word)

/**
 * Decides what an event asks for, or why it is ignored. `parse` is `readCommandInMarkdown` for a body in which `mayHide` finds
 * something: it takes more to load than the filter.
 */
export function filterEvent(
  event: Event,
  inputs: FilterInputs,
  parse = parsePlain,
): HandledAs | Skipped {
  if (event.isAboutOwnText) return skip('ownText')
  const source = texts.get(event.name)
  const needsText = source !== undefined && !inputs.prompted && !inputs.check
  if (!needsText) {
    if (isByUnlistedBot(event, inputs.allowedBots)) return skip('bot')
    return { kind: inputs.check ? 'check' : 'inputs' }
  }
  if (event.action !== source.action) return skip('action')
  if (!event.written) return skip('noAuthor')
  if (isByUnlistedBot(event, inputs.allowedBots)) return skip('bot')
  if (event.sender?.id !== event.written.author.id) return skip('otherAuthor')
  return filterText(event, event.written.body, { inputs, parse })
}

const skip = (reason: keyof typeof reasons): Skipped => ({ kind: 'skip', reason: reasons[reason] })

function filterText(
  event: Event,
  body: string,
  { inputs, parse }: { inputs: FilterInputs; parse: Parse },
): HandledAs | Skipped {
  // Reading the inputs reports an invalid command.
  if (!commandWord.test(inputs.command)) return { kind: 'inputs' }
  const work = parse(body, inputs.command)
  if (work?.kind === 'check') return { kind: 'check' }
  if (work) return { kind: 'command', work }
  if (inputs.reviews && event.review) return filterReview(event, event.review, inputs.hasKey)
  return skip('command')
}

function filterReview(
  { sender, written }: Event,
  { requestsChanges, isOpen, isFromFork }: NonNullable<Event['review']>,
  hasKey = false,
): HandledAs | Skipped {
  if (sender?.bot || written?.byApp) return skip('reviewByBot')
  if (!requestsChanges) return skip('reviewState')
  if (!isOpen) return skip('reviewOfClosed')
  if (isFromFork) return skip('reviewOfFork')
  if (!hasKey) return skip('reviewWithoutKey')
  return { kind: 'review' }
}

/** Whether the event was triggered, or its text was written, by a bot or an app that is not listed. */
function isByUnlistedBot({ sender, written }: Event, allowedBots: string[]): boolean {
  if (sender?.bot && !isListed(sender.login, allowedBots)) return true
  if (!written) return false
  const { author, byApp } = written
  return (author.bot || byApp) && !isListed(author.login, allowedBots)
}

/** Whether a login is one of these, in any case. */
export const isListed = (login: string, logins: string[]): boolean =>
  logins.some((listed) => listed.toLowerCase() === login.toLowerCase())
