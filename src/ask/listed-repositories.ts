import { together } from '../io/clock.ts'
import type { GitHub } from '../io/github.ts'
import { isEmptyRepository } from '../io/github-commits.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { silentLog } from '../io/log.ts'
import { hasMoreReaders, type Visibility } from '../io/visibility.ts'
import {
  followBack,
  type History,
  isNoCommit,
  type Moment,
  momentOf,
  type NoBase,
  newBranch,
  noCommitBefore,
  type Since,
  tooManyCommits,
} from './base-of-changes.ts'
import { type Changes, changeFacts } from './change-facts.ts'
import { spanText } from './changes-text.ts'
import { equalShares } from './equal-shares.ts'
import type { Merge } from './merges-of-changes.ts'
import { count } from './number-text.ts'
import { mostAdded } from './prompt-limits.ts'
import {
  type ChangedRepository,
  type FoundChanges,
  findChanges,
  mostJudged,
  type RepositoryChanges,
  readRepositoryChanges,
  type WhatCounts,
} from './repository-changes.ts'
import { inShares, lines, type Section } from './section.ts'
import { size } from './shortened-text.ts'
import { unreadable } from './unreadable-repository.ts'
import type { NamedRepository } from './value-kinds.ts'

/** One whose changes count, with a client that has the token for it. */
export interface ListedRepository extends NamedRepository, Pick<ChangedRepository, 'judge'> {
  isOwn: boolean
  /** The input that has the token. */
  tokenInput: 'github-token' | 'changes-token'
  github: Pick<GitHub, 'commits' | 'newestCommit' | 'compare' | 'tree' | 'visibility'>
}

export interface ListedQuery extends Pick<History, 'commit' | 'log'>, WhatCounts {
  since: Since
  github: History['github']
  repositories: ListedRepository[]
  /** Who may read the conversation, the job summary and the log. */
  visibility: Visibility | undefined
  /** The prompt is shown in the log, and not sent. */
  isDryRun: boolean
}

/** So many merges are read in all. */
const mostJudgedInAll = 60

/** What changed in each of the repositories. Throws if one cannot be read: none is left out in silence. */
export async function readListedChanges(query: ListedQuery): Promise<Changes> {
  const { repositories, log } = query
  const start = await startOf(query)
  const found = await inEach(repositories, (repository) => findIn(repository, start, query))
  if (start.kind === 'no-base') {
    log.warning(`${start.why} The prompt has no list of changes.`)
    const names = repositories.map(({ name }) => name).join(', ')
    const section = lines(`${start.why} Everything may have changed in ${names}.`)
    return { kind: 'some', section, facts: {} }
  }
  const needs = found.map(({ range }) => Math.min(mostJudged, mergesIn(range).length))
  const shares = equalShares(needs, mostJudgedInAll)
  const changed = await inEach(found, (each, at) => readIn(each, shares[at] ?? 0, query))
  return joined(changed, query)
}

type Start = Moment | NoBase | { kind: 'ref'; ref: string }

async function startOf(query: ListedQuery): Promise<Start> {
  const { since } = query
  if (since.kind !== 'ref') return momentOf(since, query)
  return isNoCommit(since.ref) ? newBranch : since
}

/** Does it for all at once. Throws an error that names each one that cannot be read. */
async function inEach<Named extends ListedRepository, Result>(
  repositories: readonly Named[],
  read: (repository: Named, at: number) => Promise<Result>,
): Promise<Result[]> {
  const problems: string[] = []
  const readOne = async (repository: Named, at: number): Promise<Result[]> => {
    try {
      return [await read(repository, at)]
    } catch (error) {
      throwUnlessGitHubError(error)
      const { says, cure } = unreadable(repository, error)
      problems.push(`${says} ${cure}`)
      return []
    }
  }
  const results = await together(...repositories.map(readOne))
  if (problems.length > 0)
    throw new Error(`changes-repository: ${problems.join(' ')} Nothing was sent.`)
  return results.flat()
}

/** The commits of a repository that are new; `nothing`: there are none. */
type Range =
  | ({ kind: 'found'; head: string; isCut: boolean } & FoundChanges)
  | { kind: 'nothing'; since: string }
  | NoBase

interface Found extends ListedRepository {
  /** Some who read the conversation may not read this repository: nothing of it is written but its name. */
  isHidden: boolean
  range: Range
}

const mergesIn = (range: Range): Merge[] => (range.kind === 'found' ? range.merges : [])

async function findIn(
  repository: ListedRepository,
  start: Start,
  { visibility }: ListedQuery,
): Promise<Found> {
  const { isOwn, github } = repository
  const isHidden = !isOwn && hasMoreReaders(visibility, await github.visibility())
  return { ...repository, isHidden, range: await rangeOf(repository, start) }
}

async function rangeOf(repository: ListedRepository, start: Start): Promise<Range> {
  const ends = await endsOf(repository, start)
  if (ends.kind !== 'ends') return ends
  const { base, head, since, isCut } = ends
  const { github, branch } = repository
  const comparison = await github.compare(base, head, 1)
  if (comparison.total === 0) return { kind: 'nothing', since }
  const compared = { ref: base, name: since, comparison }
  const found = await findChanges(compared, { github, commit: { sha: head, branch } })
  return { kind: 'found', head, isCut, ...found }
}

type Ends =
  | { kind: 'ends'; base: string; head: string; since: string; isCut: boolean }
  | { kind: 'nothing'; since: string }
  | NoBase

/** The commits between which a repository changed. Reads one commit even where there is no base: it must be readable. */
async function endsOf({ github, branch }: ListedRepository, start: Start): Promise<Ends> {
  if (start.kind === 'moment') return endsSince(start, branch, github)
  const newest = await github.newestCommit(branch)
  if (start.kind === 'no-base') return start
  if (newest === undefined) return { kind: 'nothing', since: start.ref }
  return { kind: 'ends', base: start.ref, head: newest.sha, since: start.ref, isCut: false }
}

async function endsSince(
  { time, name: since }: Moment,
  branch: string,
  github: ListedRepository['github'],
): Promise<Ends> {
  try {
    const { head, base, isCut } = await followBack(branch, time, github)
    if (head === undefined) return { kind: 'nothing', since }
    if (base === undefined) return noCommitBefore(time)
    return { kind: 'ends', base, head, since, isCut }
  } catch (error) {
    if (isEmptyRepository(error)) return { kind: 'nothing', since }
    throw error
  }
}

type Changed = Found & { changes: RepositoryChanges }

async function readIn(found: Found, share: number, query: ListedQuery): Promise<Changed> {
  return { ...found, changes: await changesIn(found, share, query) }
}

async function changesIn(
  { range, name, branch, isHidden, judge, github }: Found,
  share: number,
  { paths, needsAuthors, isDescribed, ...query }: ListedQuery,
): Promise<RepositoryChanges> {
  const log = isHidden ? silentLog : query.log
  if (range.kind === 'nothing')
    return { kind: 'nothing', reason: `Nothing changed ${spanText(name, range.since)}.` }
  if (range.kind === 'no-base') {
    log.warning(`${name}: ${range.why} The prompt has no list of its changes.`)
    const section = lines(`${name}: ${range.why} Everything may have changed there.`)
    return { kind: 'some', section, written: [], covers: [], coversMore: 0, commits: 0 }
  }
  const { head, isCut, ...found } = range
  if (isCut) log.warning(`${name}: ${tooManyCommits(range.since)}`)
  const repository = { place: name, commit: { sha: head, branch }, needsPatches: true, judge }
  const counts = { paths, needsAuthors, isDescribed }
  return readRepositoryChanges(found, share, { ...repository, ...counts, github, log })
}

/** One section for each repository in which something changed, in their order. */
function joined(repositories: Changed[], { log, isDryRun }: ListedQuery): Changes {
  for (const { name, isHidden } of repositories)
    if (isHidden)
      log.info(`${name} is less visible than this repository: what changed there is not logged.`)
  const changed = repositories.flatMap(({ changes, ...repository }) =>
    changes.kind === 'some' ? [{ ...repository, ...changes }] : [],
  )
  const reasons = repositories.flatMap(({ name, isHidden, changes }) => {
    if (changes.kind === 'some') return []
    return [isHidden ? `Nothing that counts changed in ${name}.` : changes.reason]
  })
  if (changed.length === 0) return { kind: 'nothing', reason: reasons.join(' ') }
  for (const reason of reasons) log.info(reason)

  const sections = changed.map(({ name, isHidden, section }) =>
    isHidden && isDryRun ? lengthOf(section, name) : section,
  )
  const shown = changed.filter(({ isHidden }) => !isHidden)
  const written = shown.flatMap((repository) => repository.written)
  const covers = shown.flatMap(({ name, isOwn, covers }) =>
    covers.map((pull) => `${isOwn ? '' : name}#${pull}`),
  )
  const coversMore = shown.reduce((sum, repository) => sum + repository.coversMore, 0)
  const commits = shown.reduce((sum, repository) => sum + repository.commits, 0)
  const facts = changeFacts({ written, covers, coversMore, commits })
  return { kind: 'some', section: inShares(...sections), facts }
}

/** Stands in place of a section that not all who read the log may read. */
const lengthOf = (section: Section, name: string): Section =>
  lines(`${name}: at most ${count(size(section(mostAdded)), 'character')}, not shown here.`)
