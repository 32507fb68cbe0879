import type { Environment } from '../environment.ts'
import { isDate } from '../formats.ts'
import type { GitHub } from '../io/github.ts'
import type { Comparison } from '../io/github-commits.ts'
import { isGitHubError } from '../io/github-error.ts'
import { readPages } from '../io/list-pages.ts'
import type { Log } from '../io/log.ts'

export type Since =
  | { kind: 'last-success' }
  /** As it was written, and in ms. `until`: a run that was started again counts from when it was created, ISO 8601. */
  | { kind: 'duration'; text: string; ms: number; until?: string }
  | { kind: 'ref'; ref: string }

export type Compared =
  | { kind: 'compared'; ref: string; name: string; comparison: Comparison }
  | { kind: 'same'; name: string }
  | NoBase

/** All that is there may be new. */
export interface NoBase {
  kind: 'no-base'
  why: string
}

/** A time, ISO 8601, and what it is in words. */
export interface Moment {
  kind: 'moment'
  time: string
  name: string
}

type Base =
  | { kind: 'base'; ref: string; name: string; createdAt?: string }
  | Exclude<Compared, { kind: 'compared' }>

export interface History {
  commit: Environment['commit']
  github: Pick<GitHub, 'lastSuccess' | 'commits' | 'compare' | 'now'>
  log: Log
}

const mostPages = 10

export async function compareSince(since: Since, history: History): Promise<Compared> {
  requireRun(history.commit, since)
  const base = await findBase(since, history)
  if (base.kind !== 'base') return base
  try {
    return await compare(base, history)
  } catch (error) {
    if (!isGitHubError(error, 404) || base.createdAt === undefined) throw error
    history.log.warning(
      `GitHub no longer has the commit of ${base.name}. Changes since ${base.createdAt} are used.`,
    )
    const earlier = await lastBefore(base.createdAt, base.name, history)
    return earlier.kind === 'base' ? await compare(earlier, history) : earlier
  }
}

/** `sha` is left out where the commit of the run does not matter. */
function requireRun(
  { sha, workflow, branch }: Omit<History['commit'], 'sha'> & { sha?: string },
  { kind }: Since,
): void {
  const readsRuns = kind === 'last-success'
  const missing: string[] = []
  if (sha === '') missing.push('GITHUB_SHA')
  if (readsRuns && workflow === '') missing.push('GITHUB_WORKFLOW_REF')
  if (readsRuns && branch === '') missing.push('GITHUB_REF_NAME')
  if (missing.length === 0) return
  const otherWay = readsRuns ? ', or use a duration or a ref' : ''
  throw new Error(
    `changes-since needs ${missing.join(' and ')}, which the runner does not give. Nothing was sent. Update the runner${otherWay}.`,
  )
}

async function compare(
  { ref, name }: Base & { kind: 'base' },
  { commit, github, log }: History,
): Promise<Compared> {
  const comparison = await github.compare(ref, commit.sha, 1)
  if (comparison.total === 0) return { kind: 'same', name }
  if (comparison.diverged) {
    log.warning(
      `The history was rewritten since ${name}. Changes since the last common commit are used.`,
    )
  }
  return { kind: 'compared', ref, name, comparison }
}

async function findBase(since: Since, history: History): Promise<Base> {
  const { commit, github } = history
  switch (since.kind) {
    case 'ref':
      if (isNoCommit(since.ref)) return newBranch
      return { kind: 'base', ref: since.ref, name: since.ref }
    case 'duration': {
      const { time, name } = await startOf(since, github)
      return await lastBefore(time, name, history)
    }
    case 'last-success': {
      const run = await github.lastSuccess(commit)
      if (run === undefined) return noSuccess(commit)
      const name = `the last successful run (${run.sha.slice(0, 7)})`
      if (run.sha === commit.sha) return { kind: 'same', name }
      return { kind: 'base', ref: run.sha, name, createdAt: run.createdAt }
    }
  }
}

/** Whether a ref is `github.event.before` of the push that created the branch. */
export const isNoCommit = (ref: string): boolean => /^0{40}$/.test(ref)

export const newBranch: NoBase = { kind: 'no-base', why: 'The branch is new.' }

const noSuccess = ({ event, workflow, branch }: History['commit']): NoBase => ({
  kind: 'no-base',
  why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.`,
})

/** When a duration began. */
async function startOf(
  { text, ms, until }: Since & { kind: 'duration' },
  github: Pick<GitHub, 'now'>,
): Promise<Moment> {
  // The runner's clock may be days off: then all changes would be skipped, or older ones would count.
  const end = until === undefined ? await github.now() : new Date(until)
  const time = new Date(end.getTime() - ms).toISOString().replace(/\.\d+/, '')
  const name =
    until === undefined ? `the last ${text}` : `${text} before this workflow run was created`
  return { kind: 'moment', time, name }
}

/** The moment since which changes in any repository count. Throws if the runner or GitHub does not tell it. */
export async function momentOf(
  since: Exclude<Since, { kind: 'ref' }>,
  { commit, github }: Pick<History, 'commit' | 'github'>,
): Promise<Moment | NoBase> {
  const { sha: _, ...workflow } = commit
  requireRun(workflow, since)
  if (since.kind === 'duration') return startOf(since, github)
  const run = await github.lastSuccess(commit)
  if (run === undefined) return noSuccess(commit)
  if (!isDate(run.createdAt))
    throw new Error(
      'GitHub does not say when the last successful run was created. Nothing was sent. Use a duration in changes-since.',
    )
  const name = `the last successful run (${run.createdAt})`
  return { kind: 'moment', time: run.createdAt, name }
}

/** The branch's own last commit before a time, ISO 8601. */
async function lastBefore(
  time: string,
  name: string,
  { commit: { sha }, github, log }: History,
): Promise<Base> {
  const { head, base, isCut } = await followBack(sha, time, github)
  if (head === undefined) return { kind: 'same', name }
  if (base === undefined) return noCommitBefore(time)
  if (isCut) log.warning(tooManyCommits(name))
  return { kind: 'base', ref: base, name }
}

/**
 * Follows a branch back, by first parents, to its own last commit from before a time: merged branches bring older ones,
 * which were not there yet. `start`: a commit, a branch, or '' for the default branch. No `head`: nothing is newer.
 * No `base`: nothing is older. `isCut`: the branch goes back further than is read.
 */
export async function followBack(
  start: string,
  time: string,
  github: Pick<GitHub, 'commits'>,
): Promise<{ head?: string | undefined; base?: string | undefined; isCut: boolean }> {
  const parents = new Map<string, string | undefined>()
  let head: string | undefined
  let earliest: string | undefined
  let last = 1
  const readPage = (page: number) => github.commits(head ?? start, time, page)
  for await (const page of readPages(readPage, { most: mostPages })) {
    last = page.last
    for (const commit of page.commits) parents.set(commit.sha, commit.parents[0])
    head ??= page.commits[0]?.sha
    earliest ??= head
    while (earliest !== undefined && parents.has(earliest)) earliest = parents.get(earliest)
  }
  return { head, base: earliest, isCut: last > mostPages }
}

export const noCommitBefore = (time: string): NoBase => ({
  kind: 'no-base',
  why: `The repository has no commit from before ${time}.`,
})

export const tooManyCommits = (name: string): string =>
  `More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`
