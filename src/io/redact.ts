// Eight characters help a guesser, and plain words seldom match eight by chance.
const window = 8

/**
 * Makes the function that takes secrets out of a text: any eight characters of one past its fixed prefix, as they are or
 * in hex, base64 (its three shifts), URI or JSON form. Whatever may hold foreign text passes through it, because the
 * runner masks logs only, not comments, and only a secret that is whole.
 */
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

/** All forms of all pieces of the secrets, by their length. */
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
  // A piece may begin or end between the two halves of a character.
  const uri = encodeURIComponent(piece.toWellFormed())
  const base64 = [0, 1, 2].map((shift) => shifted(bytes, shift))
  return new Set([
    piece,
    JSON.stringify(piece).slice(1, -1),
    hex,
    hex.toUpperCase(),
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
