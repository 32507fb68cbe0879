import { count, inDigits } from './number-text.ts'
import { cutNote, indented, nothing, type Section } from './section.ts'
import { size } from './shortened-text.ts'

const fence = '```'

/** What another tool wrote, for the prompt: its first lines, as far as they fit. */
export function dataSection(text: string | undefined): Section {
  if (!text) return nothing
  const all = text.split('\n')
  /** How long the text is as it is shown, up to the end of each line. */
  const ends: number[] = []
  for (const line of all) ends.push((ends.at(-1) ?? 0) + size(indented(line)) + 1)
  const head = `Data that another tool wrote (${count(all.length, 'line')}):\n`
  const textWith = (kept: number): string => {
    const isCut = kept < all.length
    const cut = isCut ? `${cutNote}only the first ${inDigits(kept)} lines of the data.\n` : ''
    const shown = all.slice(0, kept).map((line) => `${indented(line)}\n`)
    return `${head}${cut}${fence}\n${shown.join('')}${fence}\n\n`
  }
  return (room) => {
    const whole = size(head) + (ends.at(-1) ?? 0) + 2 * size(`${fence}\n`) + 1
    if (whole <= room) return textWith(all.length)
    // The number of lines that are shown has no more digits than that of all.
    const frame = size(textWith(0)) + size(inDigits(all.length))
    if (frame > room) return ''
    return textWith(ends.filter((end) => end <= room - frame).length)
  }
}
