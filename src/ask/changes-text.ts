import type { ChangedFile, Commit } from '../io/github-commits.ts'
import { fileLine } from './changed-file-text.ts'
import { type DescribedPull, inImportance, patchesText, pullsText } from './changes-in-room.ts'
import type { Ignored } from './ignored-pull.ts'
import { count, inDigits } from './number-text.ts'
import { inOrder, inShares, lines, listing, type Section } from './section.ts'
import { visibleLine } from './visible-text.ts'

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

/** `since`: what the changes are compared with, in words. `pulls`: newest first. */
export interface ChangesInWords extends ChangedCommits, ChangedFiles {
  /** `owner/name`, or '' for the run's own repository. */
  place: string
  pulls: DescribedPull[]
  hasPatches: boolean
  since: string
  branch: string
  sha: string
}

/** What the prompt says of the changes. */
export function changesSection(changes: ChangesInWords): Section {
  const { commits, unread, pullOf, included, pulls, hasPatches } = changes
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
  const told = {
    pulls: pullsText(pulls),
    lists: inShares(commitList, fileList),
    patches: patchesText(hasPatches ? included : []),
  }
  return inOrder(headOf(changes), inImportance(told))
}

/** What an input may leave a pull request out by. */
const reasons: { by: Ignored; noun: string }[] = [
  { by: 'label', noun: 'labels' },
  { by: 'author', noun: 'authors' },
  { by: 'title', noun: 'titles' },
]

/** Where and since when, as it follows "changes". */
export const spanText = (place: string, since: string): string =>
  place === '' ? `since ${since}` : `in ${place} since ${since}`

function headOf(changes: ChangesInWords): Section {
  const { place, since, branch, sha, own, ignored, excluded, isWhole } = changes
  const where = [
    place === '' ? '' : ` in ${place}`,
    branch === '' ? '' : ` on ${visibleLine(branch, 300)}`,
  ].join('')
  return lines(
    `Changes${where} since ${visibleLine(since, 500)}, up to ${sha.slice(0, 7)}:`,
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
export const noOtherCommit = (span: string, place: string, commits: ChangedCommits): string =>
  `Nothing changed ${span} except ${leftOut(place, commits)}.`

/** Why nothing is asked if no file changed that counts. `isAnyChanged`: the base and the commit differ in a file. */
export function noOtherFile(
  span: string,
  excluded: number,
  {
    isAnyChanged,
    place,
    commits,
  }: { isAnyChanged: boolean; place: string; commits: ChangedCommits },
): string {
  if (excluded > 0) {
    const elsewhere = count(excluded, 'other file')
    return `Nothing in changes-paths changed ${span}; ${elsewhere} did.`
  }
  if (!isAnyChanged) return `Nothing changed ${span}: the new commits change no file.`
  return `Nothing changed ${span} except files as they were left by ${leftOut(place, commits)}.`
}

function leftOut(place: string, { own, ignored }: ChangedCommits): string {
  const parts: string[] = []
  if (own.length > 0) parts.push(`this action's own pull requests (${named(own, place)})`)
  for (const { by } of reasons)
    if (ignored[by].length > 0)
      parts.push(`pull requests with an ignored ${by} (${named(ignored[by], place)})`)
  return parts.join(' and ')
}

/** How many pull requests an input leaves out, for the log; '' if it is none. */
export function leftOutLine(place: string, { ignored }: ChangedCommits): string {
  const counts = reasons.map(({ by }) => ({ by, number: ignored[by].length }))
  const left = counts.filter(({ number }) => number > 0)
  const total = left.reduce((sum, { number }) => sum + number, 0)
  if (total === 0) return ''
  const verb = total === 1 ? 'is' : 'are'
  const where = place === '' ? '' : ` of ${place}`
  const each = left.map(({ by, number }) => `${number} by ${by}`).join(', ')
  return `${count(total, 'merged pull request')}${where} ${verb} left out: ${each}.`
}

const named = (pulls: number[], place = ''): string =>
  pulls.map((pull) => `${place}#${pull}`).join(', ')
