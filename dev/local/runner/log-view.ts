import { commandsIn } from './commands.ts'

/**
 * Shows the log as the runner does: masked values as `***`, annotations as words, groups by their title. Takes the output
 * in pieces and writes whole lines.
 */
export function logView(write: (text: string) => void): (piece: string) => void {
  const masked: string[] = []
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [command] = commandsIn(line)
      if (command?.name === 'add-mask') masked.push(command.data)
      const text = command === undefined ? line : shown[command.name]?.(command.data)
      if (text === undefined) continue
      write(`${masked.reduce((result, value) => result.replaceAll(value, '***'), text)}\n`)
    }
  }
}

const shown: Record<string, (data: string) => string> = {
  notice: (data) => `Notice: ${data}`,
  warning: (data) => `Warning: ${data}`,
  error: (data) => `Error: ${data}`,
  group: (data) => `▼ ${data}`,
}
