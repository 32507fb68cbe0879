import { type Command, commandWord, parseCommand } from './command.ts'
import { type Event, texts } from './event.ts'

/** What this run is asked to do: a command in a comment, or the step's own inputs. */
export type Invocation = Exclude<Command, { kind: 'none' }> | { kind: 'prompted' }

/** Why a run ends at the door. Constants: they are written to the outputs as they stand. */
export const reasons = {
  action: 'Nothing asks here: only a new comment, review, issue or pull request can hold a command.',
  unreadable: 'Nothing asks here: the event does not say who wrote the text.',
  stranger: 'Nothing asks here: the text was not written by the one who caused the event.',
  bot: 'A bot asks that allowed-bots does not list.',
  command: 'The text does not begin with the command.',
} as const

export type Reason = (typeof reasons)[keyof typeof reasons]

/** Decides from the event alone whether there is anything for us to do. `prompted`: an input holds the instruction. */
export function filterEvent(
  event: Event,
  settings: { command: string; prompted: boolean; allowedBots: string[] },
): { kind: 'skip'; reason: Reason } | { kind: 'open'; ask: Invocation } {
  const { written } = event
  const source = Object.hasOwn(texts, event.name) ? texts[event.name] : undefined
  const reads = source !== undefined && !settings.prompted
  if (reads && event.action !== source.action) return { kind: 'skip', reason: reasons.action }
  if (reads && !written) return { kind: 'skip', reason: reasons.unreadable }
  if (isUnlistedBot(event, settings.allowedBots)) return { kind: 'skip', reason: reasons.bot }
  if (!reads || !written) return { kind: 'open', ask: { kind: 'prompted' } }
  if (event.sender?.id !== written.author.id) return { kind: 'skip', reason: reasons.stranger }
  // The inputs tell what is wrong with the word.
  if (!commandWord.test(settings.command)) return { kind: 'open', ask: { kind: 'prompted' } }
  const command = parseCommand(written.body, settings.command)
  return command.kind === 'none' ? { kind: 'skip', reason: reasons.command } : { kind: 'open', ask: command }
}

function isUnlistedBot({ sender, written }: Event, allowed: string[]): boolean {
  const listed = new Set(allowed.map((login) => login.toLowerCase()))
  const bots = [
    ...(sender?.bot ? [sender] : []),
    ...(written && (written.author.bot || written.byApp) ? [written.author] : []),
  ]
  return bots.some(({ login }) => !listed.has(login.toLowerCase()))
}
