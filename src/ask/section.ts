/**
 * A part of a prompt that fits into the room it is given, code points: it says what it leaves out, or is empty if not even
 * that fits. It ends with an empty line.
 */
export type Section = (room: number) => string

/** How many code points a text has. */
export function size(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Each line of a foreign text is indented, so that none looks like one of ours. */
const indent = '  '
const indented = (text: string): string => text.replace(/^(?=.)/gm, indent)

/** A foreign text in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** At most so many code points of a text, and how many more it has. */
export function shortened(text: string, most: number): string {
  const more = size(text) - most
  return more <= 0 ? text : `${Array.from(text).slice(0, most).join('')}… (${count(more, 'more character')})`
}

/** `1 file`, `3,000 files`. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`

/** Lines of our own: all of them, or none. */
export function lines(text: string): Section {
  const whole = `${text}\n\n`
  return (room) => (text !== '' && size(whole) <= room ? whole : '')
}

/** A foreign text of several lines. If it is too long, its beginning or its end is kept. */
export function passage(head: string, text: string, keep: 'beginning' | 'end' = 'beginning'): Section {
  const whole = `${head}\n${indented(text)}\n\n`
  return (room) => {
    if (text === '') return ''
    if (size(whole) <= room) return whole
    const characters = Array.from(text)
    if (keep === 'end') characters.reverse()
    const note = (left: number) => `${indent}… (${count(left, 'more character')})`
    let left = room - size(`${head}\n\n\n\n${note(characters.length)}${indent}`)
    let kept = 0
    for (const character of characters) {
      left -= character === '\n' ? 1 + indent.length : 1
      if (left < 0) break
      kept++
    }
    if (kept === 0) return ''
    const shown = characters.slice(0, kept)
    const more = note(characters.length - kept)
    return keep === 'end'
      ? `${head}\n${more}\n${indented(shown.reverse().join(''))}\n\n`
      : `${head}\n${indented(shown.join(''))}\n${more}\n\n`
  }
}

/**
 * A list: as many of its first items as there is room for, or with `gaps` every item that fits. There are `unread` more
 * items that were not read, or with `atLeast` at least so many.
 */
export function list(
  head: string,
  items: readonly string[],
  noun: string,
  { gaps = false, unread = 0, atLeast = false }: { gaps?: boolean; unread?: number; atLeast?: boolean } = {},
): Section {
  const shown = items.map(indented)
  const sizes = shown.map((item) => size(item) + 1)
  const total = sizes.reduce((sum, next) => sum + next, size(head) + 2)
  const note = (left: number) =>
    left === 0 ? '' : `${indent}and ${atLeast ? 'at least ' : ''}${count(left, `more ${noun}`)}\n`
  return (room) => {
    if (items.length + unread === 0) return ''
    const all = total + size(note(unread)) <= room
    let left = all ? total : room - size(`${head}\n\n${note(items.length + unread)}`)
    if (left < 0) return ''
    const kept: string[] = []
    for (const [at, item] of shown.entries()) {
      const need = sizes[at] ?? 0
      if (need > left && !gaps) break
      if (need > left) continue
      left -= need
      kept.push(`${item}\n`)
    }
    return `${head}\n${kept.join('')}${note(items.length - kept.length + unread)}\n`
  }
}

/** Two sections: each gets half of the room, and what the other does not need. */
export const splitRoom =
  (first: Section, second: Section): Section =>
  (room) => {
    const half = first(Math.floor(room / 2))
    const rest = second(room - size(half))
    return first(room - size(rest)) + rest
  }

/** Two sections: the second gets the room that the first leaves. */
export const inOrder =
  (first: Section, second: Section): Section =>
  (room) => {
    const text = first(room)
    return text + second(room - size(text))
  }

export const nothing: Section = () => ''
