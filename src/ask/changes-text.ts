import type { ChangedFile, Commit } from '../io/github-commits.ts'
import { fileLine } from './changed-file-text.ts'
import type { Ignored } from './ignored-pull.ts'
import { count, inDigits } from './number-text.ts'
import { indented, inOrder, lines, listing, type Section, splitRoom } from './section.ts'
import { shortened, size } from './shortened-text.ts'
import { visibleLine, visibleText } from './visible-text.ts'

/** The commits since a base, without those of the pull requests that are left out. */
export interface ChangedCommits {
  /** Oldest first. */
  commits: Commit[]
  /** How many more there are that were not read. */
  unread: number
  /** The pull request that brought a commit, by the id of the commit. */
  pullOf: Map<string, number>
  /** The left-out pull requests that this action opened, and those that an input leaves out. */
  own: number[]
  ignored: Record<Ignored, number[]>
}

/** The files that changed since a base, but for those that are as a left-out pull request left them. */
export interface ChangedFiles {
  included: ChangedFile[]
  /** How many others changed that changes-paths does not include. */
  excluded: number
  /** Whether GitHub listed all files. */
  isWhole: boolean
}

/** A merged pull request in the words of whoever opened it: foreign. */
export interface DescribedPull {
  pull: number
  title: string
  description: string
}

/** `since`: what the changes are compared with, in words. `pulls`: newest first. */
export interface ChangesInWords extends ChangedCommits, ChangedFiles {
  pulls: DescribedPull[]
  since: string
  branch: string
  sha: string
}

/** What the prompt says of the changes. */
export function changesSection(changes: ChangesInWords): Section {
  const { commits, unread, pullOf, included, pulls } = changes
  const commitList = listing({
    head: `Commits (${inDigits(commits.length + unread)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pullOf.get(commit.sha))),
    noun: 'commit',
    unread,
  })
  const fileList = listing({
    head: `Changed files (${inDigits(included.length)}):`,
    items: included.map(fileLine),
    noun: 'file',
  })
  const commitsAndFiles = splitRoom(commitList, fileList)
  return inOrder(headOf(changes), beforeTheRest(pullsIn(pulls), commitsAndFiles))
}

/** What merged pull requests say, with at most so many code points of each description. */
type Described = (mostOfEach: number) => string

const longestDescription = 1_500

function pullsIn(pulls: DescribedPull[]): Described {
  const told = pulls.map(({ pull, title, description }) => ({
    line: `#${pull} ${visibleLine(title, 300)}`.trimEnd(),
    description: visibleText(description),
  }))
  return (mostOfEach) => {
    if (told.length === 0) return ''
    const items = told.map(({ line, description }) => {
      const shown = mostOfEach === 0 ? '' : shortened(description, mostOfEach)
      return shown === '' ? `${line}\n` : `${line}\n${indented(shown)}\n`
    })
    return `Merged pull requests (${inDigits(pulls.length)}), newest first:\n${indented(items.join(''))}\n`
  }
}

/** The titles stand before the rest; the descriptions get the room that the rest leaves, each as much as the others. */
const beforeTheRest =
  (described: Described, rest: Section): Section =>
  (room) => {
    const titles = described(0)
    if (size(titles) > room) return rest(room)
    const restText = rest(room - size(titles))
    return longestThatFits(described, room - size(restText)) + restText
  }

function longestThatFits(described: Described, room: number): string {
  let fits = 0
  let tooLong = longestDescription + 1
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (size(described(middle)) <= room) fits = middle
    else tooLong = middle
  }
  return described(fits)
}

/** What an input may leave a pull request out by. */
const reasons: { by: Ignored; noun: string }[] = [
  { by: 'label', noun: 'labels' },
  { by: 'author', noun: 'authors' },
  { by: 'title', noun: 'titles' },
]

function headOf({ since, branch, sha, own, ignored, excluded, isWhole }: ChangesInWords): Section {
  return lines(
    `Changes on ${visibleLine(branch, 300)} since ${visibleLine(since, 500)}, up to ${sha.slice(0, 7)}:`,
    own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : '',
    ...reasons.map(({ by, noun }) =>
      ignored[by].length > 0 ? `Left out, because of their ${noun}: ${named(ignored[by])}.` : '',
    ),
    excluded > 0
      ? `Left out, because they are not asked about: ${count(excluded, 'other file')}.`
      : '',
    isWhole
      ? ''
      : 'The repository is so large that GitHub lists only a part of its files: there may be more.',
  )
}

function commitLine({ sha, message, author }: Commit, pull: number | undefined): string {
  const title = visibleLine(message.split('\n', 1)[0] ?? '', 200)
  const name = visibleLine(author, 100)
  const parts = [sha.slice(0, 7), pull ? `#${pull}` : '', name ? `${name}:` : '', title]
  return parts.filter((part) => part !== '').join(' ')
}

/** Why nothing is asked if all commits came with pull requests that are left out. */
export const noOtherCommit = (since: string, commits: ChangedCommits): string =>
  `Nothing changed since ${since} except ${leftOut(commits)}.`

/** Why nothing is asked if no file changed that counts. `isAnyChanged`: the base and the commit differ in a file. */
export function noOtherFile(
  since: string,
  excluded: number,
  { isAnyChanged, commits }: { isAnyChanged: boolean; commits: ChangedCommits },
): string {
  if (excluded > 0) {
    const elsewhere = count(excluded, 'other file')
    return `Nothing in changes-paths changed since ${since}; ${elsewhere} did.`
  }
  if (!isAnyChanged) return `Nothing changed since ${since}: the new commits change no file.`
  return `Nothing changed since ${since} except files as they were left by ${leftOut(commits)}.`
}

function leftOut({ own, ignored }: ChangedCommits): string {
  const parts: string[] = []
  if (own.length > 0) parts.push(`this action's own pull requests (${named(own)})`)
  for (const { by } of reasons)
    if (ignored[by].length > 0)
      parts.push(`pull requests with an ignored ${by} (${named(ignored[by])})`)
  return parts.join(' and ')
}

/** How many pull requests an input leaves out, for the log; '' if it is none. */
export function leftOutLine({ ignored }: ChangedCommits): string {
  const counts = reasons.map(({ by }) => ({ by, number: ignored[by].length }))
  const left = counts.filter(({ number }) => number > 0)
  const total = left.reduce((sum, { number }) => sum + number, 0)
  if (total === 0) return ''
  const verb = total === 1 ? 'is' : 'are'
  const each = left.map(({ by, number }) => `${number} by ${by}`).join(', ')
  return `${count(total, 'merged pull request')} ${verb} left out: ${each}.`
}

const named = (pulls: number[]): string => pulls.map((pull) => `#${pull}`).join(', ')
