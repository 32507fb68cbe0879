import { commandsIn } from './commands.ts'

/**
 * The log as the runner would show it: masked values as `***`, annotations as words, groups by their title. Takes it in
 * pieces, gives out whole lines; the last line of a step ends with it.
 */
export function shownLog(write: (text: string) => void): (piece: string) => void {
  const masked: string[] = []
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [command] = commandsIn(line)
      if (command?.name === 'add-mask') masked.push(command.data)
      const told = command === undefined ? line : words[command.name]?.(command.data)
      if (told === undefined) continue
      write(`${masked.reduce((text, value) => text.replaceAll(value, '***'), told)}\n`)
    }
  }
}

const words: Record<string, (data: string) => string | undefined> = {
  notice: (data) => `Notice: ${data}`,
  warning: (data) => `Warning: ${data}`,
  error: (data) => `Error: ${data}`,
  group: (data) => `▼ ${data}`,
}

/** A comment as people see it: what is hidden in it stays hidden. */
export function shownComment(body: string): string {
  const [first = '', ...rest] = body.split('<!--')
  return (first + rest.map((part) => part.slice(part.indexOf('-->') + 3)).join('')).trim()
}

/** How GitHub shows and names the reactions the action gives. */
export const faces: Record<string, { face: string; name: string }> = {
  eyes: { face: '👀', name: 'eyes' },
  rocket: { face: '🚀', name: 'rocket' },
  confused: { face: '😕', name: 'confused' },
  '-1': { face: '👎', name: 'thumbs down' },
}
