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
const plainWord = /^(?:…|\(?(?:[A-Za-z\d]+(?:['’-][A-Za-z]+)*|\d{4}-\d\d-\d\d|\d+(?:[.,:]\d+)+)\)?[.,:;?]?)$/
const commit = /^\(?[\da-f]{7,}\)?[.,:;?]?$/i
/** Without the punctuation around it. A parenthesis at the end stays if it closes one of its own. */
const core = /^(\(?)([^(]*?(?=\)?[.,:;?]*$)|.*?(?=[.,:;?]*$))/su
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
  const parts: { isCode: boolean; text: string }[] = []
  for (const word of visible(text).match(part) ?? []) {
    const [whole, before, said = '', ours, after] = wholePart.exec(word) ?? []
    const isList = parts.length === 0 && listItem.test(word)
    const isCode = whole === undefined && (!plainWord.test(word) || commit.test(word) || isList)
    const last = parts.at(-1)
    if (isCode && last?.isCode) last.text += ` ${word}`
    else if (whole === undefined) parts.push({ isCode, text: word })
    else parts.push({ isCode, text: `${before}${inlineCode(ours ?? said.replace(/\\(.)/g, '$1'))}${after}` })
  }
  const coded = (text: string) => text.replace(core, (_, bracket, code) => bracket + inlineCode(code))
  return parts.map(({ isCode, text }) => (isCode ? coded(text) : text)).join(' ')
}
