import type { RunCommit } from '../environment.ts'
import type { GitHub } from '../io/github.ts'
import type { ChangedFile, Commit, Comparison } from '../io/github-history.ts'
import { commitsThatCount, findAuthors } from './authors.ts'
import { type Compared, compareSince, type HistoryClients, type Since } from './comparison.ts'
import { fileLine } from './context.ts'
import { findMerges, type Merge } from './merged-pulls.ts'
import type { PathFilter } from './path-filter.ts'
import { count, inOrder, lines, list, oneLine, type Section, shortened, splitRoom } from './section.ts'
import { visibleText } from './visible-text.ts'

/** Which changes are asked for: since when, up to this run's commit, in which files. */
export interface ChangesQuery {
  since: Since
  commit: RunCommit
  includes: PathFilter
  /** The authors are asked to review the documentation. */
  needsAuthors: boolean
}

interface ChangesClients extends HistoryClients {
  github: HistoryClients['github'] & Pick<GitHub, 'tree' | 'pullFiles' | 'commitFiles'>
  /** Whether a merge is that of a pull request of this action's own: it is no reason to write documentation. */
  isOwn: (merge: Merge) => Promise<boolean>
}

/** What changed, as a part of the prompt, and the logins of its authors; or why there is nothing to do, in one sentence. */
export type Changes = { kind: 'some'; section: Section; authors: string[] } | { kind: 'nothing'; reason: string }

const mostPages = 10
/** How many merged pull requests are checked for being this action's own, the newest first. */
const mostPulls = 20
/** GitHub's comparison lists no more files: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostCompared = 300

/** Finds out what changed. Throws if GitHub does not answer, as whether there is anything to do depends on it. */
export async function readChanges(query: ChangesQuery, clients: ChangesClients): Promise<Changes> {
  const compared = await compareSince(query.since, query.commit, clients)
  switch (compared.kind) {
    case 'no-base':
      clients.log.warning(`${compared.why} The prompt has no list of changes.`)
      return { kind: 'some', section: lines(`${compared.why} Everything may have changed.`), authors: [] }
    case 'same':
      return { kind: 'nothing', reason: `Nothing changed since ${compared.name}.` }
    case 'compared':
      return await selectChanges(compared, query, clients)
  }
}

async function selectChanges(
  compared: Compared & { kind: 'compared' },
  query: ChangesQuery,
  clients: ChangesClients,
): Promise<Changes> {
  const { name } = compared
  const commits = await readCommits(compared, query.commit, clients)
  const own = [...commits.own].map((pull) => `#${pull}`).join(', ')
  const total = commits.listed.length + commits.unread
  if (total === 0) {
    return { kind: 'nothing', reason: `Nothing changed since ${name} except this action's own pull requests: ${own}.` }
  }
  const files = await readFiles(compared.comparison, { query, clients, own: commits.own })
  if (files.included.length === 0 && files.complete) return { kind: 'nothing', reason: whyNoFile(files, name, own) }
  clients.log.info(`Changes since ${name}: ${count(total, 'commit')}, ${count(files.included.length, 'file')}.`)
  const { branch, sha } = query.commit
  const head = [
    `Changes on ${oneLine(branch)} since ${name}, up to ${sha.slice(0, 7)}:`,
    own === '' ? '' : `Left out, because they are your own earlier work: ${own}.`,
    files.excluded === 0 ? '' : `Left out, because they are not asked about: ${count(files.excluded, 'other file')}.`,
    files.complete ? '' : 'The repository is so large that GitHub lists only a part of its files: there may be more.',
  ]
  const commitList = list(
    `Commits (${total.toLocaleString('en-US')}):`,
    commits.listed.toReversed().map((commit) => commitLine(commit, commits.pulls.get(commit.sha))),
    'commit',
    { unread: commits.unread },
  )
  const fileHead = `Changed files (${files.included.length.toLocaleString('en-US')}):`
  const fileList = list(fileHead, files.included.map(fileLine), 'file')
  const lead = lines(head.filter((line) => line !== '').join('\n'))
  const isPart = query.needsAuthors && files.excluded > 0
  const authored = isPart ? await commitsThatCount(commits.listed, isIncluded(query), clients) : commits.listed
  const section = inOrder(lead, splitRoom(commitList, fileList))
  return { kind: 'some', section, authors: findAuthors(authored) }
}

interface Commits {
  /** Those that are not this action's own, oldest first. */
  listed: Commit[]
  /** How many more there are. */
  unread: number
  /** The pull request of a commit, by its SHA. */
  pulls: Map<string, number>
  /** This action's own pull requests among them. */
  own: Set<number>
}

async function readCommits(
  { ref, comparison }: Compared & { kind: 'compared' },
  { sha }: RunCommit,
  { github, isOwn }: ChangesClients,
): Promise<Commits> {
  const { total } = comparison
  const commits = [...comparison.commits]
  for (let page = 2; page <= mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page)
    if (more.commits.length === 0) break
    commits.push(...more.commits)
  }
  const merges = findMerges(commits, sha)
  const pulls = new Map(merges.flatMap((merge) => [merge.sha, ...merge.brought].map((of) => [of, merge.pull])))
  const own = new Set<number>()
  const ownCommits = new Set<string>()
  for (const merge of merges.slice(-mostPulls)) {
    if (!(await isOwn(merge))) continue
    own.add(merge.pull)
    for (const of of [merge.sha, ...merge.brought]) ownCommits.add(of)
  }
  const listed = commits.filter((commit) => !ownCommits.has(commit.sha))
  return { listed, unread: total - commits.length, pulls, own }
}

interface Files {
  /** Those that `changes-paths` includes; this action's own are not among them. */
  included: ChangedFile[]
  /** How many it excludes. */
  excluded: number
  /** How many are as this action's own pull requests left them. */
  own: number
  /** GitHub listed all files. */
  complete: boolean
}

async function readFiles(
  comparison: Comparison,
  { query, clients, own }: { query: ChangesQuery; clients: ChangesClients; own: Set<number> },
): Promise<Files> {
  const { files, complete } =
    comparison.files.length < mostCompared
      ? { files: comparison.files, complete: true }
      : await compareTrees(comparison, query.commit, clients)
  const others = await withoutOwn(files, own, clients)
  const included = others.filter(isIncluded(query))
  return { included, excluded: others.length - included.length, own: files.length - others.length, complete }
}

const isIncluded =
  ({ includes }: ChangesQuery) =>
  ({ path, before }: ChangedFile): boolean =>
    includes(path) || (before !== undefined && includes(before))

function whyNoFile({ excluded, own }: Files, name: string, ownPulls: string): string {
  if (excluded > 0) return `Nothing in changes-paths changed since ${name}; ${count(excluded, 'other file')} did.`
  if (own > 0)
    return `Nothing changed since ${name} except files as this action's own pull requests left them: ${ownPulls}.`
  return `Nothing changed since ${name}: the new commits change no file.`
}

/** The files that are not as one of these pull requests left them. */
async function withoutOwn(files: ChangedFile[], own: Set<number>, { github }: ChangesClients): Promise<ChangedFile[]> {
  const left = new Set<string>()
  for (const pull of own) {
    for (let page = 1, last = 1; page <= last; page++) {
      const read = await github.pullFiles(pull, page)
      last = read.last
      for (const { path, sha } of read.files) left.add(`${sha} ${path}`)
    }
  }
  return files.filter(({ path, sha }) => !left.has(`${sha} ${path}`))
}

/** Compares the files of two commits: this has no limit of 300 files, and knows no renames. */
async function compareTrees(
  { mergeBase }: Comparison,
  { sha }: RunCommit,
  { github }: ChangesClients,
): Promise<{ files: ChangedFile[]; complete: boolean }> {
  const [before, after] = [await github.tree(mergeBase), await github.tree(sha)]
  const files: ChangedFile[] = []
  for (const [path, blob] of after.files) {
    const earlier = before.files.get(path)
    if (earlier !== blob) files.push({ path, status: earlier === undefined ? 'added' : 'modified', sha: blob })
  }
  for (const [path, blob] of before.files) {
    if (!after.files.has(path)) files.push({ path, status: 'removed', sha: blob })
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, complete: !before.truncated && !after.truncated }
}

function commitLine({ sha, message, author }: Commit, pull: number | undefined): string {
  const title = shortened(oneLine(visibleText(message.split('\n', 1)[0] ?? '')), 200)
  const name = shortened(oneLine(visibleText(author)), 100)
  return [sha.slice(0, 7), pull === undefined ? '' : `#${pull}`, name === '' ? '' : `${name}:`, title]
    .filter((part) => part !== '')
    .join(' ')
}
