import type { ChangedFile } from '../io/github-commits.ts'
import { firstCharacters } from '../text-beginning.ts'
import { inDigits } from './number-text.ts'
import { cutNote, indented, type Section } from './section.ts'
import { shortened, size } from './shortened-text.ts'
import { visibleCode, visibleLine, visibleText } from './visible-text.ts'

/** A merged pull request in the words of whoever opened it: foreign. */
export interface DescribedPull {
  pull: number
  title: string
  description: string
}

/** A list of foreign texts, each of which can be cut. Lengths are code points. */
interface Cuttable {
  noun: string
  longest: number
  /** The list with at most so much of each text, and how long it is then. */
  sizeWith: (mostOfEach: number) => number
  textWith: (mostOfEach: number) => string
}

/** Merged pull requests: each has its title, however short the description is cut. */
export function pullsText(pulls: DescribedPull[]): Cuttable {
  const told = pulls.map(({ pull, title, description }) => ({
    line: `#${pull} ${visibleLine(title, 300)}`.trimEnd(),
    description: visibleText(description),
  }))
  const textWith = (mostOfEach: number): string => {
    if (told.length === 0) return ''
    const items = told.map(({ line, description }) => {
      const shown = mostOfEach === 0 ? '' : shortened(description, mostOfEach)
      return shown === '' ? `${line}\n` : `${line}\n${indented(shown)}\n`
    })
    return `Merged pull requests (${inDigits(pulls.length)}), newest first:\n${indented(items.join(''))}\n`
  }
  const sizeWith = (mostOfEach: number) => size(textWith(mostOfEach))
  return { noun: 'descriptions', longest: 1_500, sizeWith, textWith }
}

/** As a part of the list, and below its file. */
const twiceIndented = (text: string): string => indented(indented(text))

const longestPatch = 4_000
const restOfPatch = '… (the rest is left out)'

/** The patches of files, each cut at the end of a line. GitHub gives none of binary and very large files. */
export function patchesText(files: readonly ChangedFile[]): Cuttable {
  const patches = files.filter(({ patch }) => patch).map(cuttablePatch)
  const textWith = (mostOfEach: number): string => {
    const shown = patches.map((patch) => patch.textWith(mostOfEach)).join('')
    return shown === '' ? '' : `Patches:\n${indented(shown)}\n`
  }
  const sizeWith = (mostOfEach: number): number => {
    const shown = patches.reduce((sum, patch) => sum + patch.sizeWith(mostOfEach), 0)
    return shown === 0 ? 0 : shown + size('Patches:\n\n')
  }
  return { noun: 'patches', longest: longestPatch, sizeWith, textWith }
}

function cuttablePatch({ path, patch = '' }: ChangedFile) {
  const head = `${visibleLine(path, 1_000)}\n`
  // Nobody sees some of the characters.
  const beginning = firstCharacters(patch, 2 * longestPatch)
  const isWhole = beginning === patch
  const lines = visibleCode(beginning).split('\n')
  /** Up to the end of each line: how long the patch is, and how long it is as it is shown. */
  const ends: number[] = []
  const shownEnds: number[] = []
  for (const line of lines) {
    ends.push((ends.at(-1) ?? 0) + size(line) + 1)
    shownEnds.push((shownEnds.at(-1) ?? 0) + size(twiceIndented(line)) + 1)
  }
  const linesWithin = (most: number) => ends.filter((end) => end <= most + 1).length
  const isCutAt = (kept: number) => kept < lines.length || !isWhole
  const sizeWith = (most: number): number => {
    const kept = linesWithin(most)
    if (kept === 0) return 0
    const rest = isCutAt(kept) ? size(`${twiceIndented(restOfPatch)}\n`) : 0
    return size(indented(head)) + (shownEnds[kept - 1] ?? 0) + rest
  }
  const textWith = (most: number): string => {
    const kept = linesWithin(most)
    if (kept === 0) return ''
    const rest = isCutAt(kept) ? [restOfPatch] : []
    return `${head}${indented([...lines.slice(0, kept), ...rest].join('\n'))}\n`
  }
  return { sizeWith, textWith }
}

const roomForNote = 150

/** Where room is short, patches are cut first, then descriptions, then the lists of commits and files. */
export const inImportance =
  ({ pulls, lists, patches }: { pulls: Cuttable; lists: Section; patches: Cuttable }): Section =>
  (room) => {
    const wholeLists = lists(Number.POSITIVE_INFINITY)
    const wholeSize = wholeSizeOf(pulls) + size(wholeLists) + wholeSizeOf(patches)
    if (wholeSize <= room)
      return pulls.textWith(pulls.longest) + wholeLists + patches.textWith(patches.longest)

    const titles = pulls.sizeWith(0)
    if (titles + roomForNote > room) return lists(room)
    const listed = lists(room - roomForNote - titles)
    const left = room - roomForNote - size(listed)
    const ofEachPull = longestThatFits(pulls, left)
    const pullText = pulls.textWith(ofEachPull)
    const ofEachPatch = longestThatFits(patches, left - size(pullText))
    const cuts = [...cutTexts(pulls, ofEachPull), ...cutTexts(patches, ofEachPatch)]
    const note = cuts.length === 0 ? '' : `${cutNote}${cuts.join(', ')}.\n\n`
    return note + pullText + listed + patches.textWith(ofEachPatch)
  }

const wholeSizeOf = ({ sizeWith, longest }: Cuttable): number => sizeWith(longest)

/** What is said of a list; nothing if each text has all the length that it may have. */
function cutTexts({ noun, longest, sizeWith }: Cuttable, ofEach: number): string[] {
  if (ofEach === longest) return []
  const isAnyShown = sizeWith(ofEach) > sizeWith(0)
  return [isAnyShown ? `${noun} are cut at ${inDigits(ofEach)} characters` : `no ${noun}`]
}

/** How much of each text fits into the room. */
function longestThatFits({ sizeWith, longest }: Cuttable, room: number): number {
  let fits = 0
  let tooLong = longest + 1
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (sizeWith(middle) <= room) fits = middle
    else tooLong = middle
  }
  return fits
}
