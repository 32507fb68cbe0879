// Control and invisible characters are shown, so that what is read is what is there.
const visible = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '\u{FFFD}')

/** A text on one line as inline code, which nothing in it can end. GitHub makes no link and no mention of it. */
export function inlineCode(text: string): string {
  const plain = visible(text)
  const runs = plain.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1)
  const gap = /^`|`$/.test(plain) ? ' ' : ''
  return plain === '' ? '' : `${fence}${gap}${plain}${gap}${fence}`
}

/** A word that means nothing to Markdown or GitHub, whoever wrote it: no mention, no number, no commit, no address. */
const plainWord = /^(?:…|\(?(?:[A-Za-z\d]+(?:['’-][A-Za-z]+)*|\d+(?:[.,:]\d+)+)\)?[.,:;?]?)$/
const commit = /^\(?[\da-f]{7,}\)?[.,:;?]?$/i
const listItem = /^\d+[.)]$/

// What others said is a string of JSON in our sentences, so that its end is known. A text that was cut may have lost it.
const part = /\(?(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|`[^`]+`)[.,:;?)]*|\S+/g
const wholePart = /^(\(?)(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|`([^`]+)`)([.,:;?)]*)$/

/** A sentence of ours as text that wraps. What others said, and each word that could be more than a word, is inline code. */
export const prose = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line)
    .filter((shown) => shown !== '')
    .join('\n')

function line(text: string): string {
  const shown: string[] = []
  let code: string[] = []
  const flush = (): void => {
    if (code.length === 0) return
    const [, inner = '', stop = ''] = /^(.*?)([.,:;?]*)$/su.exec(code.join(' ')) ?? []
    shown.push(`${inlineCode(inner)}${stop}`)
    code = []
  }
  for (const word of visible(text).match(part) ?? []) {
    const [whole, before, said = '', ours, after] = wholePart.exec(word) ?? []
    const isPlain = plainWord.test(word) && !commit.test(word) && !(shown.length === 0 && listItem.test(word))
    if (whole === undefined && !isPlain) {
      code.push(word)
      continue
    }
    flush()
    shown.push(whole === undefined ? word : `${before}${inlineCode(ours ?? said.replace(/\\(.)/g, '$1'))}${after}`)
  }
  flush()
  return shown.join(' ')
}
