import { type Command, commandWord, parseCommand } from './command.ts'
import { type Event, texts } from './event.ts'

/** What this run is asked to do: a command in a comment, or the step's own inputs. */
export type Invocation = Exclude<Command, { kind: 'none' }> | { kind: 'prompted' }

/** Why an event is ignored. Constants, as they are written to the outputs unchanged. */
export const reasons = {
  action: 'Only a new comment, review, issue or pull request can contain a command.',
  noAuthor: 'The event does not say who wrote the text.',
  otherAuthor: 'The text was not written by the person who triggered the event.',
  bot: 'The event comes from a bot that allowed-bots does not list.',
  command: 'The text does not begin with the command.',
} as const

type Filtered =
  | { kind: 'skip'; reason: (typeof reasons)[keyof typeof reasons] }
  | { kind: 'handled'; invocation: Invocation }

/** Decides from the event alone whether the run has anything to do. `prompted`: an input has the prompt. */
export function filterEvent(
  event: Event,
  settings: { command: string; prompted: boolean; allowedBots: string[] },
): Filtered {
  const { written } = event
  const source = Object.hasOwn(texts, event.name) ? texts[event.name] : undefined
  const readsText = source !== undefined && !settings.prompted
  if (readsText && event.action !== source.action) return { kind: 'skip', reason: reasons.action }
  if (readsText && !written) return { kind: 'skip', reason: reasons.noAuthor }
  if (isUnlistedBot(event, settings.allowedBots)) return { kind: 'skip', reason: reasons.bot }
  if (!readsText || !written) return { kind: 'handled', invocation: { kind: 'prompted' } }
  if (event.sender?.id !== written.author.id) return { kind: 'skip', reason: reasons.otherAuthor }
  // Reading the inputs reports an invalid command.
  if (!commandWord.test(settings.command)) return { kind: 'handled', invocation: { kind: 'prompted' } }
  const command = parseCommand(written.body, settings.command)
  if (command.kind === 'none') return { kind: 'skip', reason: reasons.command }
  return { kind: 'handled', invocation: command }
}

function isUnlistedBot({ sender, written }: Event, allowed: string[]): boolean {
  const listed = new Set(allowed.map((login) => login.toLowerCase()))
  const bots = [
    ...(sender?.bot ? [sender] : []),
    ...(written && (written.author.bot || written.byApp) ? [written.author] : []),
  ]
  return bots.some(({ login }) => !listed.has(login.toLowerCase()))
}
