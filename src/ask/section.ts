import { equalShares } from './equal-shares.ts'
import { count } from './number-text.ts'
import { size } from './shortened-text.ts'

/** A part of a prompt that fits into so many code points: it says what it leaves out, or is empty if not even that fits. */
export type Section = (room: number) => string

export const nothing: Section = () => ''

/** Each line of a foreign text is indented, so that none looks like one of ours. */
const indent = '  '
export const indented = (text: string): string => text.replace(/^(?=.)/gm, indent)

/** Begins a line of our own that says what was cut. */
export const cutNote = 'For lack of room: '
export const cutsIn = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(cutNote))

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
  const note = (left: number) => `${indent}… (${count(left, 'more character')})`
  return (room) => {
    if (text === '') return ''
    if (size(whole) <= room) return whole
    const characters = Array.from(text)
    const frame = `${head}\n\n\n\n${note(characters.length)}${indent}`
    const roomForText = room - size(frame)
    const fromTheKeptEnd = keep === 'end' ? characters.toReversed() : characters
    const kept = countThatFit(fromTheKeptEnd, roomForText)
    if (kept === 0) return ''
    const leftOut = note(characters.length - kept)
    if (keep === 'end') {
      const shown = indented(characters.slice(-kept).join(''))
      return `${head}\n${leftOut}\n${shown}\n\n`
    }
    const shown = indented(characters.slice(0, kept).join(''))
    return `${head}\n${shown}\n${leftOut}\n\n`
  }
}

/** How many of the first characters fit. Each line is indented. */
function countThatFit(characters: readonly string[], room: number): number {
  let left = room
  let kept = 0
  for (const character of characters) {
    left -= character === '\n' ? 1 + indent.length : 1
    if (left < 0) break
    kept++
  }
  return kept
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

/** A list of foreign texts. It says how many are not shown. */
export function listing({
  head,
  items,
  noun,
  unread = 0,
  isAtLeast = false,
  gaps = false,
}: Listing): Section {
  const all = items.map((item) => sized(`${indented(item)}\n`))
  const totalSize = all.reduce((sum, item) => sum + item.size, size(head) + 2)
  const atLeast = isAtLeast ? 'at least ' : ''
  const note = (left: number) =>
    left === 0 ? '' : `${indent}and ${atLeast}${count(left, `more ${noun}`)}\n`
  const listOf = (shown: Sized[]) => {
    const texts = shown.map(({ text }) => text).join('')
    return `${head}\n${texts}${note(items.length - shown.length + unread)}\n`
  }
  return (room) => {
    if (items.length + unread === 0) return ''
    if (totalSize + size(note(unread)) <= room) return listOf(all)
    const roomForItems = room - size(`${head}\n\n${note(items.length + unread)}`)
    if (roomForItems < 0) return ''
    return listOf(thoseThatFit(all, roomForItems, gaps))
  }
}

interface Sized {
  text: string
  size: number
}

const sized = (text: string): Sized => ({ text, size: size(text) })

/** The first items, up to one that does not fit; with `gaps` each that still fits. */
function thoseThatFit(items: readonly Sized[], room: number, gaps: boolean): Sized[] {
  const kept: Sized[] = []
  let left = room
  for (const item of items) {
    if (item.size <= left) {
      left -= item.size
      kept.push(item)
    } else if (!gaps) break
  }
  return kept
}

/** Each section gets an equal share of the room, and what the others do not need. */
export const inShares =
  (...sections: Section[]): Section =>
  (room) => {
    const needs = sections.map((section) => size(section(room)))
    const shares = equalShares(needs, room)
    return sections.map((section, at) => section(shares[at] ?? 0)).join('')
  }

/** Two sections: the second gets the room that the first leaves. */
export const inOrder =
  (first: Section, second: Section): Section =>
  (room) => {
    const firstText = first(room)
    return firstText + second(room - size(firstText))
  }
