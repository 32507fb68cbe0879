import * as core from '@actions/core'

/** The only way to standard output. The runner reads no line of a text as a command. */
export type Log = ReturnType<typeof createLog>

/**
 * Reads the inputs that are secrets, masks them, and takes them out of the environment, where a
 * child process would get them. `get` reads any input, these too.
 */
export function takeSecrets(names: readonly string[]): {
  get: (name: string) => string
  masked: string[]
} {
  const secrets = new Map(names.map((name) => [name, core.getInput(name)]))
  for (const name of names) delete process.env[`INPUT_${name.toUpperCase()}`]
  // To mask a short secret would ruin the log, and the runner drops each output that contains a
  // masked text. A short one is rejected later, where inputs are checked.
  const masked = [...secrets.values()].filter((secret) => secret.length >= 8)
  for (const secret of masked) core.setSecret(secret)
  return { get: (name) => secrets.get(name) ?? core.getInput(name), masked }
}

/** Writes nothing. */
export const silentLog: Log = { info() {}, notice() {}, warning() {}, error() {}, debug() {} }

const longestLine = 4_000

/** `redact` takes the secrets out of each text before it is written. */
export function createLog(redact: (text: string) => string) {
  const safe = (text: string): string => withoutCommands(redact(text))
  const warned = new Set<string>()
  return {
    info: (text: string): void => core.info(safe(text)),
    notice: (text: string): void => core.notice(safe(text)),
    /** Said once, however often its cause is met. */
    warning(text: string): void {
      if (warned.has(text)) return
      warned.add(text)
      core.warning(safe(text))
    },
    error: (text: string): void => core.error(safe(text)),
    debug: (text: string): void => core.debug(safe(text)),
  }
}

// The runner looks for `::` after any white space at the start of a line, for `##[` anywhere, and takes a lone CR for a
// line's end: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
/** The text, changed where the runner would take a part of it for a command. */
export function withoutCommands(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '\u{FFFD}',
    )
    .replaceAll('##[', '#\u{FFFD}[')
    .split('\n')
    .flatMap(wrap)
    .map((line) => (line.trimStart().startsWith('::') ? `| ${line}` : line))
    .join('\n')
}

// No character is cut between its two halves.
function wrap(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > longestLine) {
    const endsInHalf = /[\uD800-\uDBFF]/.test(rest.charAt(longestLine - 1))
    const length = endsInHalf ? longestLine - 1 : longestLine
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return [...parts, rest]
}
