import { beginningOf } from '../text-beginning.ts'

// Eight characters of a secret help a guesser, and plain words seldom match eight by chance.
const pieceLength = 8

/**
 * A function that takes any eight characters of a secret out of a text, in every form. The runner
 * masks only whole secrets, and only in logs.
 */
export function redactor(secrets: string[]): (text: string) => string {
  let pieces: Map<number, Set<string>> | undefined
  return (text) => {
    // A secret has thousands of pieces. The first request need not wait until they are made.
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

/** The pieces of the secrets in every form, by their length. */
function piecesOf(secrets: string[]): Map<number, Set<string>> {
  const pieces = new Map<number, Set<string>>()
  for (const secret of secrets) {
    const rest = pastPrefix(secret)
    for (let at = 0; at + pieceLength <= rest.length; at++) {
      for (const form of forms(rest.slice(at, at + pieceLength))) {
        const sameLength = pieces.get(form.length) ?? new Set()
        pieces.set(form.length, sameLength.add(form))
      }
    }
  }
  return pieces
}

// A service's keys share a fixed prefix such as `abc_`. It is no secret, and words may begin with it.
function pastPrefix(secret: string): string {
  const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, '')
  return rest.length < pieceLength ? secret : rest
}

/** A piece as it stands and as it may be encoded: JSON, hexadecimal, percent signs, base64. */
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

/** The text with `***` in place of each run of characters that is covered. */
function without(text: string, covered: Uint8Array): string {
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    if (!covered[at]) kept += text[at]
    else if (!covered[at - 1]) kept += '***'
  }
  return kept
}

// Where a text is cut off, a part of a secret may stand that is too short to be known for one. This
// is longer than eight characters of a secret in any form, and than most secrets.
const unsure = 1_000

/**
 * At most `most` UTF-16 units of a foreign text's beginning, without its secrets. The rest is not
 * looked at, because to redact a megabyte takes half a second.
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

/** At most `most` UTF-16 units of a foreign text, without its secrets, on one line. */
export function shortLine(text: string, redact: (text: string) => string, most = 200): string {
  // Each white space becomes one blank, so more is looked at than is shown.
  const start = redactedBeginning(text, redact, 4 * most)
  return beginningOf(start.replace(/[\s\p{C}]+/gu, ' ').trim(), most)
}
