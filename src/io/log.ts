import * as core from '@actions/core'

/**
 * The one way to standard output. Every text may hold foreign bytes: whatever it is, no line of it is read as a command
 * by the runner. A text of several lines keeps them.
 */
export interface Log {
  info(text: string): void
  /** An annotation on the run, as the two below are. */
  notice(text: string): void
  /** Said once, however often its cause is met. */
  warning(text: string): void
  error(text: string): void
  /** Shown only where step debugging is on. */
  debug(text: string): void
}

/**
 * Takes the inputs that are secrets out of the environment, where a child process would get them, and masks them before
 * anything else can log. `get` reads any input. A short secret is not masked: that would ruin the log, and the runner
 * drops every output that contains a masked text. Reading the inputs rejects it.
 */
export function takeSecrets(names: readonly string[]): { get: (name: string) => string; masked: string[] } {
  const secrets = new Map(names.map((name) => [name, core.getInput(name)]))
  for (const name of names) delete process.env[`INPUT_${name.toUpperCase()}`]
  const masked = [...secrets.values()].filter((secret) => secret.length >= 8)
  for (const secret of masked) core.setSecret(secret)
  return { get: (name) => secrets.get(name) ?? core.getInput(name), masked }
}

const longestLine = 4_000

/** The log of a run. `redact` takes the secrets out of every text. */
export function createLog(redact: (text: string) => string): Log {
  const safe = (text: string): string => withoutCommands(redact(text))
  const warned = new Set<string>()
  return {
    info: (text) => core.info(safe(text)),
    notice: (text) => core.notice(safe(text)),
    warning(text) {
      if (warned.size < warned.add(text).size) core.warning(safe(text))
    },
    error: (text) => core.error(safe(text)),
    debug: (text) => core.debug(safe(text)),
  }
}

/**
 * A text the runner reads as plain lines. It looks for `::` after any white space at the start of a line, for `##[`
 * anywhere in one, and takes a lone CR for a line's end:
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
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

// Never between the two halves of a character.
function wrap(line: string): string[] {
  const parts: string[] = []
  let at = 0
  do {
    const split = /[\uD800-\uDBFF]/.test(line[at + longestLine - 1] ?? '') ? longestLine - 1 : longestLine
    parts.push(line.slice(at, at + split))
    at += split
  } while (at < line.length)
  return parts
}
