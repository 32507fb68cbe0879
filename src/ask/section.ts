import { count, size } from './characters.ts'

export * from './characters.ts'

/** A part of a prompt that fits into so many code points: it says what it leaves out, or is empty if not even that fits. */
export type Section = (room: number) => string

export const nothing: Section = () => ''

/** Each line of a foreign text is indented, so that none looks like one of ours. */
const indent = '  '
export const indented = (text: string): string => text.replace(/^(?=.)/gm, indent)

/** Lines of our own, without those that are empty: all of them, or none. */
export function lines(...parts: string[]): Section {
  const text = parts.filter((part) => part !== '').join('\n')
  return (room) => (text !== '' && size(text) + 2 <= room ? `${text}\n\n` : '')
}

/** A foreign text of several lines. If it is too long, its beginning or its end is kept. */
export function passage(
  head: string,
  text: string,
  keep: 'beginning' | 'end' = 'beginning',
): Section {
  const whole = `${head}\n${indented(text)}\n\n`
  /** From the part that is kept on, and back. */
  const turned = <T>(items: T[]): T[] => (keep === 'end' ? items.toReversed() : items)
  return (room) => {
    if (text === '') return ''
    if (size(whole) <= room) return whole
    const characters = turned(Array.from(text))
    const note = (left: number) => `${indent}… (${count(left, 'more character')})`
    let left = room - size(`${head}\n\n\n\n${note(characters.length)}${indent}`)
    let kept = 0
    for (const character of characters) {
      left -= character === '\n' ? 1 + indent.length : 1
      if (left < 0) break
      kept++
    }
    if (kept === 0) return ''
    const shown = indented(turned(characters.slice(0, kept)).join(''))
    return `${head}\n${turned([shown, note(characters.length - kept)]).join('\n')}\n\n`
  }
}

interface Listing {
  head: string
  items: readonly string[]
  noun: string
  /** How many more items were not read; with `isAtLeast` there may be more. */
  unread?: number
  isAtLeast?: boolean
  /** Every item that fits is shown, not only the first ones. */
  gaps?: boolean
}

export function listing({
  head,
  items,
  noun,
  unread = 0,
  isAtLeast = false,
  gaps = false,
}: Listing): Section {
  const shown = items.map((item) => `${indented(item)}\n`)
  const sizes = shown.map(size)
  const total = sizes.reduce((sum, next) => sum + next, size(head) + 2)
  const note = (left: number) =>
    left === 0 ? '' : `${indent}and ${isAtLeast ? 'at least ' : ''}${count(left, `more ${noun}`)}\n`
  return (room) => {
    if (items.length + unread === 0) return ''
    const isWhole = total + size(note(unread)) <= room
    let left = isWhole ? total : room - size(`${head}\n\n${note(items.length + unread)}`)
    if (left < 0) return ''
    const kept: string[] = []
    for (const [at, item] of shown.entries()) {
      const need = sizes[at] ?? 0
      if (need > left && !gaps) break
      if (need > left) continue
      left -= need
      kept.push(item)
    }
    return `${head}\n${kept.join('')}${note(items.length - kept.length + unread)}\n`
  }
}

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
