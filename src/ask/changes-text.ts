import type { ChangedFile, Commit } from '../io/github-commits.ts'
import { fileLine } from './changed-file-text.ts'
import { count, inDigits } from './number-text.ts'
import { inOrder, lines, listing, type Section, splitRoom } from './section.ts'
import { visibleLine } from './visible-text.ts'

/** The commits since a base, without those of the pull requests that are left out. */
export interface ChangedCommits {
  /** Oldest first. */
  commits: Commit[]
  /** How many more there are that were not read. */
  unread: number
  /** The pull request that brought a commit, by the id of the commit. */
  pullOf: Map<string, number>
  /** The left-out pull requests that this action opened, and those with an ignored label. */
  own: number[]
  ignored: number[]
}

/** The files that changed since a base, but for those that are as a left-out pull request left them. */
export interface ChangedFiles {
  included: ChangedFile[]
  /** How many others changed that changes-paths does not include. */
  excluded: number
  /** Whether GitHub listed all files. */
  isWhole: boolean
}

/** `since`: what the changes are compared with, in words. */
export interface ChangesInWords extends ChangedCommits, ChangedFiles {
  since: string
  branch: string
  sha: string
}

/** What the prompt says of the changes. */
export function changesSection(changes: ChangesInWords): Section {
  const { commits, unread, pullOf, included } = changes
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
  return inOrder(headOf(changes), splitRoom(commitList, fileList))
}

function headOf({ since, branch, sha, own, ignored, excluded, isWhole }: ChangesInWords): Section {
  return lines(
    `Changes on ${visibleLine(branch, 300)} since ${visibleLine(since, 500)}, up to ${sha.slice(0, 7)}:`,
    own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : '',
    ignored.length > 0 ? `Left out, because of their labels: ${named(ignored)}.` : '',
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
  if (ignored.length > 0) parts.push(`pull requests with an ignored label (${named(ignored)})`)
  return parts.join(' and ')
}

const named = (pulls: number[]): string => pulls.map((pull) => `#${pull}`).join(', ')
