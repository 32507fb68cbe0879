import { type Removed, visibleTextUntrimmed } from './visible-text.ts'

/** What a comment asks for. `problem` says what is wrong with it and holds foreign text. */
export type Command =
  | { kind: 'none' }
  | { kind: 'usage'; problem?: string }
  | { kind: 'status' }
  | { kind: 'prompt'; prompt: string; forceNew: boolean; wait: boolean; removed: Removed }

/** What may call the action in a comment. */
export const commandWord = /^\/[a-z0-9][a-z0-9_-]{0,39}$/i

interface Flags {
  /** A new job, whatever the conversation has. */
  forceNew: boolean
  /** Wait for the job, and not leave it running. */
  wait: boolean
}

const flags: Record<string, Partial<Flags>> = { new: { forceNew: true }, 'no-wait': { wait: false } }

/** Reads the command out of a comment: the first word of its first line that is not blank. `word` is a `commandWord`. */
export function parseCommand(body: string, word: string): Command {
  if (body.startsWith('<!-- docs-agent:')) return { kind: 'none' }
  const { text, removed } = visibleTextUntrimmed(body)
  const said = afterWord(text, word)
  if (said === undefined) return { kind: 'none' }

  let rest = said
  const asked: Flags = { forceNew: false, wait: true }
  let flagged = false
  // On the same line only: a line that begins with dashes is the prompt's own.
  for (let flag = nextFlag.exec(rest); flag; flag = nextFlag.exec(rest)) {
    const name = (flag[1] as string).toLowerCase()
    if (!Object.hasOwn(flags, name)) {
      return { kind: 'usage', problem: `There is no flag --${Array.from(name).slice(0, 40).join('')}.` }
    }
    Object.assign(asked, flags[name])
    flagged = true
    rest = rest.slice(flag[0].length)
  }

  const prompt = rest.trim()
  if (!flagged && /^help$/i.test(prompt)) return { kind: 'usage' }
  if (!flagged && /^status$/i.test(prompt)) return { kind: 'status' }
  return prompt === '' ? { kind: 'usage' } : { kind: 'prompt', prompt, ...asked, removed }
}

// A phone writes two hyphens as one dash.
const nextFlag = /^[^\S\n]*(?:--|—)([\p{L}\p{N}]\S*)/u

/** What follows the word, or undefined where the text does not begin with it. */
function afterWord(text: string, word: string): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', text.search(/\S/)) + 1)
  const indentation = line.search(/[^ ]/)
  if (indentation > 3) return undefined
  const called = line.slice(indentation, indentation + word.length)
  const rest = line.slice(indentation + word.length)
  // Compared as ASCII: lower-casing makes a plain k of the Kelvin sign.
  const same = /^[!-~]+$/.test(called) && called.toLowerCase() === word.toLowerCase()
  return same && (rest === '' || /^\s/.test(rest)) ? rest : undefined
}
