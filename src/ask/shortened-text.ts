import { firstCharacters } from '../text-beginning.ts'
import { count } from './number-text.ts'

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
