import { type GitHub, GitHubError } from '../io/github.ts'
import type { ChangedFile, Commit, Comparison } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'
import { fileLine } from './context.ts'
import type { Counts } from './path-filter.ts'
import { count, inOrder, lines, list, oneLine, type Section, shortened, splitRoom } from './section.ts'
import { visibleText } from './visible-text.ts'

/** Since when changes are asked for. */
export type Since =
  | { kind: 'last-success' }
  /** As it was written, and in ms. */
  | { kind: 'duration'; text: string; ms: number }
  | { kind: 'ref'; ref: string }

/** The commit and the workflow of this run. */
export interface RunRef {
  sha: string
  /** The workflow's file name. */
  workflow: string
  branch: string
  event: string
}

/** What changed, to be told to the agent; or that nothing did that counts, in one sentence. */
export type Changes = { kind: 'some'; section: Section } | { kind: 'nothing'; reason: string }

interface Io {
  github: Pick<GitHub, 'lastSuccess' | 'commits' | 'compare' | 'tree' | 'pullFiles'>
  /** Whether a pull request is the action's own: its merge is no reason to write docs. */
  isOwn: (pull: number) => Promise<boolean>
  now: Date
  log: Log
}

/** Pages of a hundred commits that are read; and so many merged pull requests are looked at, the newest. */
const mostPages = 10
const mostPulls = 20
/** GitHub's comparison lists no more files than this: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostCompared = 300

/**
 * Finds out what changed up to this run's commit. Throws where GitHub does not answer: whether there is anything to do
 * hangs on it.
 */
export async function readChanges(since: Since, counts: Counts, here: RunRef, io: Io): Promise<Changes> {
  const base = await findBase(since, here, io)
  if (base.kind === 'none') {
    io.log.warning(`${base.why} The prompt goes without a list of changes.`)
    return { kind: 'some', section: lines(`${base.why} Everything may have changed.`) }
  }
  if (base.kind === 'same') return { kind: 'nothing', reason: `Nothing changed since ${base.name}.` }
  const first = await compare(base, since, here, io)
  if (first === 'same') return { kind: 'nothing', reason: `Nothing changed since ${base.name}.` }
  return await selectChanges(first.comparison, first.base, counts, here, io)
}

type Base =
  | { kind: 'base'; ref: string; name: string; at?: string }
  /** There is nothing to compare with: everything counts. */
  | { kind: 'none'; why: string }
  | { kind: 'same'; name: string }

async function findBase(since: Since, here: RunRef, io: Io): Promise<Base> {
  switch (since.kind) {
    case 'ref':
      // What a push says came before it, where it made the branch.
      if (/^0{40}$/.test(since.ref)) return { kind: 'none', why: 'The branch is new.' }
      return { kind: 'base', ref: since.ref, name: since.ref }
    case 'duration': {
      const time = new Date(io.now.getTime() - since.ms).toISOString().replace(/\.\d+/, '')
      return await lastBefore(time, `the last ${since.text}`, here, io)
    }
    case 'last-success': {
      const run = await io.github.lastSuccess(here)
      if (run === undefined) {
        return {
          kind: 'none',
          why: `No earlier ${here.event} run of ${here.workflow} on ${here.branch} was successful.`,
        }
      }
      const name = `the last successful run (${run.sha.slice(0, 7)})`
      if (run.sha === here.sha) return { kind: 'same', name }
      return { kind: 'base', ref: run.sha, name, at: run.createdAt }
    }
  }
}

/** The branch's own last commit before a time, ISO 8601: merged branches bring older ones, which were not there yet. */
async function lastBefore(time: string, name: string, { sha }: RunRef, io: Io): Promise<Base> {
  const parents = new Map<string, string | undefined>()
  let at: string | undefined = sha
  let last = 1
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await io.github.commits(sha, time, page)
    last = read.last
    for (const commit of read.commits) parents.set(commit.sha, commit.parents[0])
    while (at !== undefined && parents.has(at)) at = parents.get(at)
  }
  if (at === sha) return { kind: 'same', name }
  if (at === undefined) return { kind: 'none', why: `The repository has no commit from before ${time}.` }
  if (last > mostPages)
    io.log.warning(`More than ${mostPages * 100} commits were made in ${name}: only the newest count.`)
  return { kind: 'base', ref: at, name }
}

async function compare(
  base: Base & { kind: 'base' },
  since: Since,
  here: RunRef,
  io: Io,
): Promise<'same' | { comparison: Comparison; base: Base & { kind: 'base' } }> {
  try {
    const comparison = await io.github.compare(base.ref, here.sha, 1)
    if (comparison.total === 0) return 'same'
    if (comparison.diverged) {
      io.log.warning(`The history was rewritten since ${base.name}: what changed since the last common commit counts.`)
    }
    return { comparison, base }
  } catch (fault) {
    const missing = fault instanceof GitHubError && fault.status === 404 && since.kind === 'last-success' && base.at
    if (!missing || base.at === undefined) throw fault
    io.log.warning(`GitHub no longer has the commit of ${base.name}: what was committed since ${base.at} counts.`)
    const earlier = await lastBefore(base.at, base.name, here, io)
    if (earlier.kind === 'same') return 'same'
    if (earlier.kind === 'none') throw fault
    return await compare(earlier, since, here, io)
  }
}

async function selectChanges(
  first: Comparison,
  base: Base & { kind: 'base' },
  counts: Counts,
  here: RunRef,
  io: Io,
): Promise<Changes> {
  const nothing = (reason: string): Changes => ({ kind: 'nothing', reason })
  const commits = await allCommits(first, base, here, io)
  const unread = first.total - commits.length
  const merged = mergedBy(commits, here.sha)
  const own = await ownPulls([...new Set(merged.values())], io)
  const counting = commits.filter(({ sha }) => !own.has(merged.get(sha) ?? 0))
  const numbers = [...own].map((number) => `#${number}`).join(', ')
  if (counting.length + unread === 0) {
    return nothing(`Nothing changed since ${base.name} but for this action's own work, which was merged: ${numbers}.`)
  }
  const { files, whole } =
    first.files.length < mostCompared ? { files: first.files, whole: true } : await byTrees(first, here, io)
  const foreign = await withoutOwn(files, own, io)
  const wanted = foreign.filter(({ path, before }) => counts(path) || (before !== undefined && counts(before)))
  if (wanted.length === 0 && whole) {
    if (files.length === 0) return nothing(`Nothing changed since ${base.name}: the new commits change no file.`)
    if (foreign.length === 0)
      return nothing(`Nothing changed since ${base.name} that this action did not write: ${numbers}.`)
    return nothing(
      `Nothing that counts changed since ${base.name}: changes-paths leaves out all of ${count(foreign.length, 'file')}.`,
    )
  }
  io.log.info(
    `Since ${base.name}: ${count(counting.length + unread, 'commit')}, ${count(wanted.length, 'file')} that count.`,
  )
  const left = [
    own.size === 0 ? '' : `Left out, because they are your own earlier work: ${numbers}.`,
    foreign.length === wanted.length
      ? ''
      : `Left out, because they are not asked about: ${count(foreign.length - wanted.length, 'other file')}.`,
    whole ? '' : 'The repository is so large that GitHub lists only a part of its files: there may be more.',
  ]
  const head = [`Changes on ${oneLine(here.branch)} since ${base.name}, up to ${here.sha.slice(0, 7)}:`, ...left]
  const commitList = list(
    `Commits (${(counting.length + unread).toLocaleString('en-US')}):`,
    counting.toReversed().map((commit) => commitLine(commit, merged.get(commit.sha))),
    'commit',
    { unread },
  )
  const fileList = list(`Changed files (${wanted.length.toLocaleString('en-US')}):`, wanted.map(fileLine), 'file')
  return {
    kind: 'some',
    section: inOrder(lines(head.filter((one) => one !== '').join('\n')), splitRoom(commitList, fileList)),
  }
}

async function allCommits(
  first: Comparison,
  { ref }: { ref: string },
  { sha }: RunRef,
  { github }: Io,
): Promise<Commit[]> {
  const commits = [...first.commits]
  for (let page = 2; page <= mostPages && commits.length < first.total; page++) {
    const more = await github.compare(ref, sha, page)
    if (more.commits.length === 0) break
    commits.push(...more.commits)
  }
  return commits
}

/**
 * The pull request that each commit came with, by commit: where a merge on the way from parent to first parent names it,
 * it and all that it brought. Rebased pull requests leave no trace in the history, nor do direct pushes.
 */
function mergedBy(commits: readonly Commit[], head: string): Map<string, number> {
  const known = new Map(commits.map((commit) => [commit.sha, commit]))
  const own: Commit[] = []
  for (let at = known.get(head); at !== undefined; at = known.get(at.parents[0] ?? '')) {
    known.delete(at.sha)
    own.push(at)
  }
  const merged = new Map<string, number>()
  // Oldest first: what an earlier merge brought is no longer there for a later one.
  for (const { sha, message, parents } of own.reverse()) {
    const number = pullOf(message)
    if (number !== undefined) merged.set(sha, number)
    const brought = parents.slice(1)
    for (let at = brought.pop(); at !== undefined; at = brought.pop()) {
      const commit = known.get(at)
      if (commit === undefined) continue
      known.delete(at)
      if (number !== undefined) merged.set(at, number)
      brought.push(...commit.parents)
    }
  }
  return merged
}

// GitHub's own words for a merge, and what it puts behind the title of a squashed pull request.
function pullOf(message: string): number | undefined {
  const title = message.split('\n', 1)[0] ?? ''
  const number = /^Merge pull request #(\d{1,9}) from /.exec(title) ?? /\(#(\d{1,9})\)$/.exec(title.trimEnd())
  return number?.[1] === undefined ? undefined : Number(number[1])
}

async function ownPulls(numbers: number[], { isOwn }: Io): Promise<Set<number>> {
  const own = new Set<number>()
  for (const number of numbers.slice(-mostPulls)) if (await isOwn(number)) own.add(number)
  return own
}

/** The files that are not as a pull request of ours left them. */
async function withoutOwn(files: ChangedFile[], own: Set<number>, { github }: Io): Promise<ChangedFile[]> {
  const ours = new Set<string>()
  for (const number of own) {
    for (let page = 1, last = 1; page <= last; page++) {
      const read = await github.pullFiles(number, page)
      last = read.last
      for (const { path, sha } of read.files) ours.add(`${sha} ${path}`)
    }
  }
  return files.filter(({ path, sha }) => !ours.has(`${sha} ${path}`))
}

/** The comparison of the two trees: it has no limit of 300 files, and knows no renames. */
async function byTrees(
  { mergeBase }: Comparison,
  { sha }: RunRef,
  { github }: Io,
): Promise<{ files: ChangedFile[]; whole: boolean }> {
  const [old, now] = [await github.tree(mergeBase), await github.tree(sha)]
  const files: ChangedFile[] = []
  for (const [path, blob] of now.files) {
    const before = old.files.get(path)
    if (before !== blob) files.push({ path, status: before === undefined ? 'added' : 'modified', sha: blob })
  }
  for (const [path, blob] of old.files) if (!now.files.has(path)) files.push({ path, status: 'removed', sha: blob })
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, whole: !old.truncated && !now.truncated }
}

function commitLine({ sha, message, author }: Commit, pull: number | undefined): string {
  const title = shortened(oneLine(visibleText(message.split('\n', 1)[0] ?? '').text), 200)
  const by = shortened(oneLine(visibleText(author).text), 100)
  return [sha.slice(0, 7), pull === undefined ? '' : `#${pull}`, by === '' ? '' : `${by}:`, title]
    .filter((part) => part !== '')
    .join(' ')
}
