import type { GitHub } from '../io/github.ts'
import type { ChangedFile, Commit, Comparison } from '../io/github-commits.ts'
import type { Log } from '../io/log.ts'
import { commitsThatCount } from './authors-of-changes.ts'
import type { DescribedPull } from './changes-in-room.ts'
import {
  type ChangedCommits,
  type ChangedFiles,
  changesSection,
  leftOutLine,
  noOtherCommit,
  noOtherFile,
  spanText,
} from './changes-text.ts'
import type { Ignored } from './ignored-pull.ts'
import { findMerges, type Judged, type Merge } from './merges-of-changes.ts'
import { count } from './number-text.ts'
import { type PathPattern, pathFilter } from './path-filter.ts'
import type { Section } from './section.ts'

/** What counts as a change, and what is told of it. */
export interface WhatCounts {
  paths: readonly PathPattern[]
  needsAuthors: boolean
  /** Whether the prompt has what people wrote of their changes. */
  isDescribed: boolean
}

/** One repository, up to one of its commits. */
export interface ChangedRepository extends WhatCounts {
  /** `owner/name`, where it has to be said; '' for the run's own. */
  place: string
  /** `branch`: its name, or '' for the default branch. */
  commit: { sha: string; branch: string }
  /** Whether the agent may be unable to read the code. */
  needsPatches: boolean
  judge: (merge: Merge) => Promise<Judged>
  github: Pick<GitHub, 'compare' | 'tree'>
  log: Log
}

/** A comparison with all its commits, oldest first, and the merges among them. */
export interface FoundChanges {
  /** What is compared with, in words. */
  since: string
  comparison: Comparison
  commits: Commit[]
  merges: Merge[]
}

export type RepositoryChanges =
  | {
      kind: 'some'
      section: Section
      /** Who wrote them counts: oldest first. */
      written: Commit[]
      /** The merged pull requests that count, newest first, and how many more there may be. */
      covers: number[]
      coversMore: number
      commits: number
    }
  | { kind: 'nothing'; reason: string }

/** GitHub's comparison lists no more files: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostCompared = 300
const mostPages = 10

/** At most so many of the newest merges of a repository are read. */
export const mostJudged = 20

/** Reads all commits of a comparison, as far as so many pages list them. */
export async function findChanges(
  { ref, name, comparison }: { ref: string; name: string; comparison: Comparison },
  { commit: { sha }, github }: Pick<ChangedRepository, 'commit' | 'github'>,
): Promise<FoundChanges> {
  const commits = [...comparison.commits]
  for (let page = 2; page <= mostPages && commits.length < comparison.total; page++) {
    const more = await github.compare(ref, sha, page)
    if (more.commits.length === 0) break
    commits.push(...more.commits)
  }
  return { since: name, comparison, commits, merges: findMerges(commits, sha) }
}

/** Reads what counts of the changes that were found. `judged`: how many of the newest merges are read. */
export async function readRepositoryChanges(
  { since, comparison, commits: all, merges: found }: FoundChanges,
  judged: number,
  repository: ChangedRepository,
): Promise<RepositoryChanges> {
  const { place, log } = repository
  const span = spanText(place, since)
  const merges = await judgeMerges(found, judged, repository)
  const commits = withoutLeftOut(all, comparison.total, merges)
  const leftOut = leftOutLine(place, commits)
  if (leftOut !== '') log.info(leftOut)
  const total = commits.commits.length + commits.unread
  if (total === 0) return { kind: 'nothing', reason: noOtherCommit(span, place, commits) }

  const isIncluded = inclusionBy(repository.paths)
  const { files: changed, isWhole } = await readFiles(comparison, repository)
  const others = await withoutFilesOf(merges.leftOut, changed, repository)
  const included = others.filter(isIncluded)
  const files: ChangedFiles = { included, excluded: others.length - included.length, isWhole }
  if (included.length === 0 && isWhole) {
    const isAnyChanged = changed.length > 0
    const reason = noOtherFile(span, files.excluded, { isAnyChanged, place, commits })
    return { kind: 'nothing', reason }
  }

  log.info(`Changes ${span}: ${count(total, 'commit')}, ${count(included.length, 'file')}.`)
  const { branch, sha } = repository.commit
  const pulls = repository.isDescribed ? merges.merged.toReversed() : []
  const hasPatches = repository.isDescribed && repository.needsPatches
  const words = { place, since, branch, sha, pulls, hasPatches, ...commits, ...files }
  const mustLookAtFiles = repository.needsAuthors && files.excluded > 0
  const written = mustLookAtFiles
    ? await commitsThatCount(commits.commits, isIncluded, repository)
    : commits.commits
  const covers = merges.merged.map(({ pull }) => pull).toReversed()
  const coversMore = covers.length === 0 ? 0 : merges.unjudged
  return {
    kind: 'some',
    section: changesSection(words),
    written,
    covers,
    coversMore,
    commits: total,
  }
}

/** Whether a changed file is asked about: a renamed one by its earlier path, too. */
function inclusionBy(paths: readonly PathPattern[]): (file: ChangedFile) => boolean {
  const includes = pathFilter(paths)
  return ({ path, before }) => includes(path) || (before !== undefined && includes(before))
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

/** Judges the newest of them. */
async function judgeMerges(
  all: Merge[],
  most: number,
  { judge }: Pick<ChangedRepository, 'judge'>,
): Promise<JudgedMerges> {
  const unjudged = Math.max(0, all.length - most)
  const own: Merge[] = []
  const ignored: Record<Ignored, Merge[]> = { label: [], author: [], title: [] }
  const merged: JudgedMerges['merged'] = []
  for (const merge of all.slice(unjudged)) {
    const judged = await judge(merge)
    if (judged.kind === 'own') own.push(merge)
    if (judged.kind === 'ignored') ignored[judged.by].push(merge)
    if (judged.kind === 'merged') merged.push({ ...merge, ...judged })
  }
  const leftOut = [...own, ...ignored.label, ...ignored.author, ...ignored.title]
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

/** The files that changed since the base. `isWhole`: all of them. */
async function readFiles(comparison: Comparison, { commit: { sha }, github }: ChangedRepository) {
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
  { github }: ChangedRepository,
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
