import { firstCharacters } from '../text-beginning.ts'

/** How many code points a text has. */
export function size(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function shortened(text: string, most: number): string {
  const shown = firstCharacters(text, most)
  const more = size(text) - size(shown)
  return more === 0 ? text : `${shown}… (${count(more, 'more character')})`
}

export const inDigits = (number: number): string => number.toLocaleString('en-US')

export const count = (number: number, noun: string): string =>
  `${inDigits(number)} ${noun}${number === 1 ? '' : 's'}`
