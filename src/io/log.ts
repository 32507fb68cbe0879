import * as core from '@actions/core'
import { beginningOf } from '../schema.ts'

/** The one way to standard output. Whatever foreign bytes a text holds, the runner reads no line of it as a command. */
export type Log = ReturnType<typeof createLog>

/** Masks the secrets, and takes them out of the environment, where a child process would get them. */
export function takeSecrets(names: readonly string[]): {
  get: (name: string) => string
  masked: string[]
} {
  const secrets = new Map(names.map((name) => [name, core.getInput(name)]))
  for (const name of names) delete process.env[`INPUT_${name.toUpperCase()}`]
  // A short one would ruin the log, and the runner drops every output that contains a masked text. It is rejected later.
  const masked = [...secrets.values()].filter((secret) => secret.length >= 8)
  for (const secret of masked) core.setSecret(secret)
  return { get: (name) => secrets.get(name) ?? core.getInput(name), masked }
}

const longestLine = 4_000

export function createLog(redact: (text: string) => string) {
  const safe = (text: string): string => withoutCommands(redact(text))
  const warned = new Set<string>()
  return {
    info: (text: string): void => core.info(safe(text)),
    notice: (text: string): void => core.notice(safe(text)),
    /** Said once, however often its cause is met. */
    warning(text: string): void {
      if (warned.size < warned.add(text).size) core.warning(safe(text))
    },
    error: (text: string): void => core.error(safe(text)),
    debug: (text: string): void => core.debug(safe(text)),
  }
}

// Longer than eight characters of a secret in any form, and than most secrets.
const unsure = 1_000

/**
 * The beginning of a foreign text, without its secrets. The rest is not looked at: to redact a megabyte takes half a second.
 * Where the text is cut off, half a secret may stand, which is not known for one: so much of the end is never shown.
 */
export function redactedBeginning(
  text: string,
  redact: (text: string) => string,
  most: number,
): string {
  if (text.length <= most + unsure) return beginningOf(redact(text), most)
  const start = redact(text.slice(0, most + unsure))
  return beginningOf(start, Math.min(most, Math.max(0, start.length - unsure)))
}

/** Foreign text on one short line. */
export function shortLine(text: string, redact: (text: string) => string, most = 200): string {
  // White space is made one blank: more is looked at than is shown.
  const start = redactedBeginning(text, redact, 4 * most)
  return beginningOf(start.replace(/[\s\p{C}]+/gu, ' ').trim(), most)
}

// The runner looks for `::` after any white space at the start of a line, for `##[` anywhere, and takes a lone CR for a
// line's end: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
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

function wrap(line: string): string[] {
  const parts: string[] = []
  let at = 0
  do {
    const split = /[\uD800-\uDBFF]/.test(line[at + longestLine - 1] ?? '')
      ? longestLine - 1
      : longestLine
    parts.push(line.slice(at, at + split))
    at += split
  } while (at < line.length)
  return parts
}

// Eight characters help a guesser, and plain words seldom match eight by chance.
const window = 8

/** Takes any eight characters of a secret out of a text, in every form: the runner masks whole ones, and in logs only. */
export function redactor(secrets: string[]): (text: string) => string {
  let pieces: Map<number, Set<string>> | undefined
  return (text) => {
    // Thousands of them: the first request need not wait for them.
    pieces ??= piecesOf(secrets)
    const covered = new Uint8Array(text.length)
    for (const [length, known] of pieces) {
      for (let at = 0; at + length <= text.length; at++) {
        if (known.has(text.slice(at, at + length))) covered.fill(1, at, at + length)
      }
    }
    return covered.includes(1) ? without(text, covered) : text
  }
}

function piecesOf(secrets: string[]): Map<number, Set<string>> {
  const pieces = new Map<number, Set<string>>()
  for (const secret of secrets) {
    const rest = pastPrefix(secret)
    for (let at = 0; at + window <= rest.length; at++) {
      for (const form of forms(rest.slice(at, at + window))) {
        pieces.set(form.length, (pieces.get(form.length) ?? new Set()).add(form))
      }
    }
  }
  return pieces
}

// A service's keys share a fixed prefix such as `abc_`: it is no secret, and words may begin with it.
function pastPrefix(secret: string): string {
  const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, '')
  return rest.length < window ? secret : rest
}

function forms(piece: string): Set<string> {
  const bytes = Buffer.from(piece)
  const hex = bytes.toString('hex')
  const unicode = piece.replace(
    /[\s\S]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const codes = [hex, hex.replace(/../g, '%$&'), hex.replace(/..(?!$)/g, '$&:'), unicode]
  // A piece may begin or end between the two halves of a character.
  const uri = encodeURIComponent(piece.toWellFormed())
  const base64 = [0, 1, 2].map((shift) => shifted(bytes, shift))
  return new Set([
    piece,
    JSON.stringify(piece).slice(1, -1),
    ...codes,
    ...codes.map((code) => code.replace(/[a-f]/g, (digit) => digit.toUpperCase())),
    uri,
    uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ])
}

// The characters that these bytes alone decide: those at the ends mix with whatever stands around them.
function shifted(bytes: Buffer, shift: number): string {
  const form = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
  return form.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6))
}

function without(text: string, covered: Uint8Array): string {
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    if (!covered[at]) kept += text[at]
    else if (!covered[at - 1]) kept += '***'
  }
  return kept
}
