import type { GitHub } from '../io/github.ts'
import type { ChangedFile, Commit, Comparison } from '../io/github-commits.ts'
import type { Marker } from '../protocol/marker.ts'
import { commitsThatCount, findAuthors } from './authors-of-changes.ts'
import { type Compared, compareSince, type History, type Since } from './base-of-changes.ts'
import {
  type ChangedCommits,
  type ChangedFiles,
  changesSection,
  type DescribedPull,
  leftOutLine,
  noOtherCommit,
  noOtherFile,
} from './changes-text.ts'
import type { Ignored } from './ignored-pull.ts'
import { findMerges, type Judged, type Merge } from './merges-of-changes.ts'
import { count } from './number-text.ts'
import { type PathPattern, pathFilter } from './path-filter.ts'
import { lines, type Section } from './section.ts'

interface ChangesQuery extends History {
  since: Since
  paths: readonly PathPattern[]
  needsAuthors: boolean
  /** Whether the prompt has the titles and descriptions of merged pull requests. */
  isDescribed: boolean
  judge: (merge: Merge) => Promise<Judged>
  github: History['github'] & Pick<GitHub, 'tree'>
}

/** What the marker keeps of the changes. */
export type ChangeFacts = Pick<Marker, 'authors' | 'covers' | 'coversMore'>

type Changes =
  | { kind: 'some'; section: Section; facts: ChangeFacts }
  | { kind: 'nothing'; reason: string }

const mostPages = 10
const mostPulls = 20
/** GitHub's comparison lists no more files: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostCompared = 300

/** What changed since a base, for the prompt and the marker, or why nothing is asked. */
export async function readChanges(query: ChangesQuery): Promise<Changes> {
  const compared = await compareSince(query.since, query)
  switch (compared.kind) {
    case 'same':
      return unchanged(`Nothing changed since ${compared.name}.`)
    case 'no-base': {
      const { why } = compared
      query.log.warning(`${why} The prompt has no list of changes.`)
      return { kind: 'some', section: lines(`${why} Everything may have changed.`), facts: {} }
    }
    case 'compared':
      return await readCompared(compared, query)
  }
}

const unchanged = (reason: string): Changes => ({ kind: 'nothing', reason })

async function readCompared(
  { name, ref, comparison }: Compared & { kind: 'compared' },
  query: ChangesQuery,
): Promise<Changes> {
  const all = await readCommits(ref, comparison, query)
  const merges = await judgeMerges(all, query)
  const commits = withoutLeftOut(all, comparison.total, merges)
  const leftOut = leftOutLine(commits)
  if (leftOut !== '') query.log.info(leftOut)
  const total = commits.commits.length + commits.unread
  if (total === 0) return unchanged(noOtherCommit(name, commits))

  const isIncluded = inclusionBy(query.paths)
  const { files: changed, isWhole } = await readFiles(comparison, query)
  const others = await withoutFilesOf(merges.leftOut, changed, query)
  const included = others.filter(isIncluded)
  const files: ChangedFiles = { included, excluded: others.length - included.length, isWhole }
  if (included.length === 0 && isWhole) {
    const isAnyChanged = changed.length > 0
    return unchanged(noOtherFile(name, files.excluded, { isAnyChanged, commits }))
  }

  query.log.info(
    `Changes since ${name}: ${count(total, 'commit')}, ${count(included.length, 'file')}.`,
  )
  const { branch, sha } = query.commit
  const pulls = query.isDescribed ? merges.merged.toReversed() : []
  const section = changesSection({ since: name, branch, sha, pulls, ...commits, ...files })
  const mustLookAtFiles = query.needsAuthors && files.excluded > 0
  const written = mustLookAtFiles
    ? await commitsThatCount(commits.commits, isIncluded, query)
    : commits.commits
  return { kind: 'some', section, facts: factsOf(findAuthors(written), merges) }
}

/** Whether a changed file is asked about: a renamed one by its earlier path, too. */
function inclusionBy(paths: readonly PathPattern[]): (file: ChangedFile) => boolean {
  const includes = pathFilter(paths)
  return ({ path, before }) => includes(path) || (before !== undefined && includes(before))
}

/** All commits since the base, oldest first, as far as so many pages list them. */
async function readCommits(
  ref: string,
  { total, commits: first }: Comparison,
  { commit: { sha }, github }: ChangesQuery,
): Promise<Commit[]> {
  const commits = [...first]
  for (let page = 2; page <= mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page)
    if (more.commits.length === 0) break
    commits.push(...more.commits)
  }
  return commits
}

/** The merged pull requests among the changes. */
interface JudgedMerges {
  all: Merge[]
  own: Merge[]
  ignored: Record<Ignored, Merge[]>
  /** Those that count, with the words of whoever opened them. */
  merged: (Merge & DescribedPull)[]
  /** Those that are no reason to write documentation: `own` and `ignored`. */
  leftOut: Merge[]
  /** How many older ones were not judged. */
  unjudged: number
}

async function judgeMerges(
  commits: Commit[],
  { commit: { sha }, judge }: ChangesQuery,
): Promise<JudgedMerges> {
  const all = findMerges(commits, sha)
  const own: Merge[] = []
  const ignored: Record<Ignored, Merge[]> = { label: [], author: [], title: [] }
  const merged: JudgedMerges['merged'] = []
  for (const merge of all.slice(-mostPulls)) {
    const judged = await judge(merge)
    if (judged.kind === 'own') own.push(merge)
    if (judged.kind === 'ignored') ignored[judged.by].push(merge)
    if (judged.kind === 'merged') merged.push({ ...merge, ...judged })
  }
  const leftOut = [...own, ...ignored.label, ...ignored.author, ...ignored.title]
  const unjudged = Math.max(0, all.length - mostPulls)
  return { all, own, ignored, merged, leftOut, unjudged }
}

function withoutLeftOut(
  commits: Commit[],
  total: number,
  { all, leftOut, own, ignored }: JudgedMerges,
): ChangedCommits {
  const leftOutCommits = new Set(leftOut.flatMap((merge) => merge.commits))
  const pullOf = new Map<string, number>()
  for (const merge of all) for (const sha of merge.commits) pullOf.set(sha, merge.pull)
  return {
    commits: commits.filter(({ sha }) => !leftOutCommits.has(sha)),
    unread: total - commits.length,
    pullOf,
    own: pullsOf(own),
    ignored: {
      label: pullsOf(ignored.label),
      author: pullsOf(ignored.author),
      title: pullsOf(ignored.title),
    },
  }
}

const pullsOf = (merges: Merge[]): number[] => [...new Set(merges.map(({ pull }) => pull))]

function factsOf(authors: string[], { merged, unjudged }: JudgedMerges): ChangeFacts {
  const facts: ChangeFacts = {}
  if (authors.length > 0) facts.authors = authors
  if (merged.length === 0) return facts
  facts.covers = merged.map(({ pull }) => pull).toReversed()
  if (unjudged > 0) facts.coversMore = unjudged
  return facts
}

/** The files that changed since the base. `isWhole`: all of them. */
async function readFiles(comparison: Comparison, { commit: { sha }, github }: ChangesQuery) {
  if (comparison.files.length < mostCompared) return { files: comparison.files, isWhole: true }
  // Beyond the comparison's limit the trees are compared, which know no renames.
  const before = await github.tree(comparison.mergeBase)
  const after = await github.tree(sha)
  return {
    files: differences(before.files, after.files),
    isWhole: !before.truncated && !after.truncated,
  }
}

/** The files that differ, in the order of their paths. Each tree has the id of each file's content by its path. */
function differences(before: Map<string, string>, after: Map<string, string>): ChangedFile[] {
  const files: ChangedFile[] = []
  for (const [path, sha] of after) {
    const earlier = before.get(path)
    if (earlier === undefined) files.push({ path, status: 'added', sha })
    else if (earlier !== sha) files.push({ path, status: 'modified', sha })
  }
  for (const [path, sha] of before)
    if (!after.has(path)) files.push({ path, status: 'removed', sha })
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Without the files that still are as one of these merges left them, unless others changed them as well. */
async function withoutFilesOf(
  merges: Merge[],
  files: ChangedFile[],
  { github }: ChangesQuery,
): Promise<ChangedFile[]> {
  const broughtTo = new Map<string, ChangedFile[]>()
  for (const { parent, sha } of merges) {
    // What came to the branch: the files of a pull request on top of another one may have the changes of both.
    const comparison = await github.compare(parent, sha, 1)
    for (const file of comparison.files)
      broughtTo.set(file.path, [...(broughtTo.get(file.path) ?? []), file])
  }
  return files.filter((file) => !isWhollyBrought(broughtTo.get(file.path) ?? [], file))
}

/** Whether all that changed in a file came with these changes of it. */
function isWhollyBrought(brought: ChangedFile[], file: ChangedFile): boolean {
  const isAsLeft = brought.some(({ sha }) => sha === file.sha)
  if (!isAsLeft) return false
  // The changes of several can only be counted by their lines, and a comparison of trees has none.
  if (brought.length > 1 || file.added === undefined) {
    const broughtLines = brought.reduce((sum, change) => sum + changedLines(change), 0)
    return changedLines(file) <= broughtLines
  }
  // A binary file shows no difference: others may have changed it before.
  if (file.patch === undefined && file.status === 'modified') return false
  return brought.some(({ status, patch }) => status === file.status && patch === file.patch)
}

const changedLines = ({ added = 0, removed = 0 }: ChangedFile): number => added + removed
