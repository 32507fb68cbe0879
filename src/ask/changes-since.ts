import type { GitHub } from '../io/github.ts'
import type { ChangedFile, Commit, Comparison } from '../io/github-history.ts'
import type { Marker } from '../protocol/marker.ts'
import { fileLine } from './context.ts'
import {
  commitsThatCount,
  findAuthors,
  findMerges,
  type Judged,
  type Merge,
} from './merges-of-changes.ts'
import { type PathPattern, pathFilter } from './path-filter.ts'
import { count, inDigits, inOrder, lines, listing, type Section, splitRoom } from './section.ts'
import { type Compared, compareSince, type History, type Since } from './since.ts'
import { visibleLine } from './visible-text.ts'

interface ChangesQuery extends History {
  since: Since
  paths: readonly PathPattern[]
  needsAuthors: boolean
  judge: (merge: Merge) => Promise<Judged>
  github: History['github'] & Pick<GitHub, 'tree'>
}
export type ChangeFacts = Pick<Marker, 'authors' | 'covers' | 'coversMore'>

type Changes =
  | { kind: 'some'; section: Section; facts: ChangeFacts }
  | { kind: 'nothing'; reason: string }

const mostPages = 10
const mostPulls = 20
/** GitHub's comparison lists no more files: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostCompared = 300

export async function readChanges(query: ChangesQuery): Promise<Changes> {
  const compared = await compareSince(query.since, query)
  if (compared.kind === 'same') return unchanged(`Nothing changed since ${compared.name}.`)
  if (compared.kind === 'compared') return await selectChanges(compared, query)
  query.log.warning(`${compared.why} The prompt has no list of changes.`)
  return { kind: 'some', section: lines(`${compared.why} Everything may have changed.`), facts: {} }
}

const unchanged = (reason: string): Changes => ({ kind: 'nothing', reason })

async function selectChanges(
  { name, ref, comparison }: Compared & { kind: 'compared' },
  query: ChangesQuery,
): Promise<Changes> {
  const { commits, unread, pulls, left, own, ignored, covered } = await readCommits(
    ref,
    comparison,
    query,
  )
  const total = commits.length + unread
  const leftOut = [
    own.length > 0 ? `this action's own pull requests (${named(own)})` : '',
    ignored.length > 0 ? `pull requests with an ignored label (${named(ignored)})` : '',
  ]
  const rest = leftOut.filter((part) => part !== '').join(' and ')
  if (total === 0) return unchanged(`Nothing changed since ${name} except ${rest}.`)
  const includes = pathFilter(query.paths)
  const isIncluded = ({ path, before }: ChangedFile) =>
    includes(path) || (before !== undefined && includes(before))
  const { files, isWhole } = await readFiles(comparison, query)
  const others = await withoutFilesOf(left, files, query)
  const included = others.filter(isIncluded)
  const excluded = others.length - included.length
  if (included.length === 0 && isWhole) {
    const elsewhere = count(excluded, 'other file')
    if (excluded > 0)
      return unchanged(`Nothing in changes-paths changed since ${name}; ${elsewhere} did.`)
    if (files.length === 0)
      return unchanged(`Nothing changed since ${name}: the new commits change no file.`)
    return unchanged(`Nothing changed since ${name} except files as they were left by ${rest}.`)
  }
  query.log.info(
    `Changes since ${name}: ${count(total, 'commit')}, ${count(included.length, 'file')}.`,
  )
  const { branch, sha } = query.commit
  const head = lines(
    `Changes on ${visibleLine(branch, 300)} since ${visibleLine(name, 500)}, up to ${sha.slice(0, 7)}:`,
    own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : '',
    ignored.length > 0 ? `Left out, because of their labels: ${named(ignored)}.` : '',
    excluded === 0
      ? ''
      : `Left out, because they are not asked about: ${count(excluded, 'other file')}.`,
    isWhole
      ? ''
      : 'The repository is so large that GitHub lists only a part of its files: there may be more.',
  )
  const commitList = listing({
    head: `Commits (${inDigits(total)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pulls.get(commit.sha))),
    noun: 'commit',
    unread,
  })
  const fileHead = `Changed files (${inDigits(included.length)}):`
  const fileList = listing({ head: fileHead, items: included.map(fileLine), noun: 'file' })
  const isPart = query.needsAuthors && excluded > 0
  const authors = findAuthors(isPart ? await commitsThatCount(commits, isIncluded, query) : commits)
  const facts = { ...(authors.length > 0 && { authors }), ...covered }
  return { kind: 'some', section: inOrder(head, splitRoom(commitList, fileList)), facts }
}

const named = (pulls: number[]): string => pulls.map((pull) => `#${pull}`).join(', ')

async function readCommits(
  ref: string,
  { total, commits: first }: Comparison,
  { commit: { sha }, github, judge }: ChangesQuery,
) {
  const commits = [...first]
  for (let page = 2; page <= mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page)
    if (more.commits.length === 0) break
    commits.push(...more.commits)
  }
  const merges = findMerges(commits, sha)
  const pulls = new Map(merges.flatMap(({ pull, commits }) => commits.map((of) => [of, pull])))
  const found: Record<Judged, Merge[]> = { own: [], ignored: [], merged: [], unproved: [] }
  for (const merge of merges.slice(-mostPulls)) found[await judge(merge)].push(merge)
  const { own, ignored, merged } = found
  const coversMore = Math.max(0, merges.length - mostPulls)
  const left = [...own, ...ignored]
  const leftCommits = new Set(left.flatMap(({ commits }) => commits))
  const numbers = (merges: Merge[]) => [...new Set(merges.map(({ pull }) => pull))]
  return {
    commits: commits.filter((commit) => !leftCommits.has(commit.sha)),
    unread: total - commits.length,
    pulls,
    left,
    own: numbers(own),
    ignored: numbers(ignored),
    covered: merged.length > 0 && {
      covers: merged.map(({ pull }) => pull).toReversed(),
      ...(coversMore > 0 && { coversMore }),
    },
  }
}

/** `isWhole`: all files. Beyond the comparison's limit the trees are compared, which knows no renames. */
async function readFiles(comparison: Comparison, { commit: { sha }, github }: ChangesQuery) {
  if (comparison.files.length < mostCompared) return { files: comparison.files, isWhole: true }
  const [before, after] = [await github.tree(comparison.mergeBase), await github.tree(sha)]
  const all = new Map([...before.files, ...after.files])
  const files = [...all].flatMap(([path, sha]): ChangedFile[] => {
    const [earlier, now] = [before.files.get(path), after.files.get(path)]
    const status = now === undefined ? 'removed' : earlier === undefined ? 'added' : 'modified'
    return earlier === now ? [] : [{ path, status, sha }]
  })
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, isWhole: !before.truncated && !after.truncated }
}

/** Without the files that still are as one of these merges left them, unless others changed them as well. */
async function withoutFilesOf(
  merges: Merge[],
  files: ChangedFile[],
  { github }: ChangesQuery,
): Promise<ChangedFile[]> {
  const brought = new Map<string, ChangedFile[]>()
  // What came to the branch: the files of a pull request on top of another one may have the changes of both.
  for (const { parent, sha } of merges)
    for (const file of (await github.compare(parent, sha, 1)).files)
      brought.set(file.path, [...(brought.get(file.path) ?? []), file])
  return files.filter((file) => !isWhollyOf(brought.get(file.path) ?? [], file))
}

/** Of one change, whether it is the same. Of several only the lines can be counted, and trees show none. */
function isWhollyOf(changes: ChangedFile[], { sha, status, patch, ...file }: ChangedFile): boolean {
  if (!changes.some((left) => left.sha === sha)) return false
  if (changes.length > 1 || file.added === undefined)
    return changedLines(file) <= changes.reduce((sum, left) => sum + changedLines(left), 0)
  // A binary file shows no difference: others may have changed it before.
  if (patch === undefined && status === 'modified') return false
  return changes.some((left) => left.status === status && left.patch === patch)
}

const changedLines = ({ added = 0, removed = 0 }: Partial<ChangedFile>): number => added + removed

function commitLine({ sha, message, author }: Commit, pull: number | undefined): string {
  const title = visibleLine(message.split('\n', 1)[0] ?? '', 200)
  const name = visibleLine(author, 100)
  return [sha.slice(0, 7), pull && `#${pull}`, name && `${name}:`, title].filter(Boolean).join(' ')
}
