// What a reader takes for one sign has at most some forty UTF-16 units: a family, or a region's flag.
const longestSign = 64
let signs: Intl.Segmenter | undefined

/**
 * At most `most` UTF-16 units of a text's beginning. What a reader sees as one sign, such as a joined
 * emoji, stays whole.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const shown = text.slice(0, most)
  // Any two ASCII characters are two signs. To make a segmenter takes 14 ms.
  if (/^[\0-\x7f]{2}$/.test(text.slice(most - 1, most + 1))) return shown
  signs ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // Where a sign ends depends on what stands before, and on the one character after it.
  const start = signs.segment(text.slice(0, most + 2)).containing(most)?.index ?? most
  const isOneSign = most - start <= longestSign
  if (isOneSign) return shown.slice(0, start)
  const withoutHalfCharacter = shown.replace(/[\uD800-\uDBFF]$/, '')
  return withoutHalfCharacter
}

/** At most `most` code points of a text's beginning. Here too, a sign stays whole. */
export function firstCharacters(text: string, most: number): string {
  let passed = 0
  let end = 0
  for (const character of text) {
    if (passed === most) return beginningOf(text, end)
    passed++
    end += character.length
  }
  return text
}
