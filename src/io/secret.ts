// Eight characters help a guesser, and plain words seldom match eight by chance. Encoded forms are longer for the same bytes.
const inText = 8
const inBase64 = 12
const inHex = 16

/**
 * Makes the function that takes secrets out of a text: any eight characters of one past its fixed prefix, and as much in
 * hex, base64 (its three shifts) or URI form. Whatever may hold foreign text passes through it, because the runner masks
 * logs only, not comments, and only a secret that is whole.
 */
export function redactor(secrets: string[]): (text: string) => string {
  const pieces = new Map<number, Set<string>>()
  const hide = (form: string, length: number): void => {
    const known = pieces.get(length) ?? new Set()
    for (let at = 0; at + length <= form.length; at++) known.add(form.slice(at, at + length))
    pieces.set(length, known)
  }
  for (const secret of secrets) {
    if (secret.length < inText) continue
    const bytes = Buffer.from(secret)
    hide(pastPrefix(secret), inText)
    hide(encodeURIComponent(secret), inHex)
    hide(bytes.toString('hex'), inHex)
    hide(bytes.toString('hex').toUpperCase(), inHex)
    for (const shift of [0, 1, 2]) {
      // The first and last characters of a shifted form mix with whatever stands around the secret.
      const form = Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .replaceAll('=', '')
        .slice(shift && shift + 1, -1)
      hide(form, inBase64)
      hide(form.replaceAll('+', '-').replaceAll('/', '_'), inBase64)
    }
  }
  return (text) => {
    const covered = new Uint8Array(text.length)
    for (const [length, known] of pieces) {
      for (let at = 0; at + length <= text.length; at++) {
        if (known.has(text.slice(at, at + length))) covered.fill(1, at, at + length)
      }
    }
    return covered.includes(1) ? without(text, covered) : text
  }
}

// A service's keys share a fixed prefix such as `abc_`: it is no secret, and words may begin with it.
function pastPrefix(secret: string): string {
  const rest = secret.replace(/^[A-Za-z]{1,12}[_-]/, '')
  return rest.length < inText ? secret : rest
}

function without(text: string, covered: Uint8Array): string {
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    if (!covered[at]) kept += text[at]
    else if (!covered[at - 1]) kept += '***'
  }
  return kept
}
