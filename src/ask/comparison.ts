import type { RunCommit } from '../environment.ts'
import type { Clock } from '../io/clock.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import type { Comparison } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'

/** Since when changes are asked for. */
export type Since =
  | { kind: 'last-success' }
  /** As it was written, and in ms. `until`: a run that was started again counts from when it was created, ISO 8601. */
  | { kind: 'duration'; text: string; ms: number; until?: string }
  | { kind: 'ref'; ref: string }

/** This run's commit compared with an earlier one. `name` says to people which one that is. */
export type Compared =
  | { kind: 'compared'; ref: string; name: string; comparison: Comparison }
  | { kind: 'same'; name: string }
  /** There is nothing to compare with. */
  | { kind: 'no-base'; why: string }

type Base = { kind: 'base'; ref: string; name: string; createdAt?: string } | Exclude<Compared, { kind: 'compared' }>

/** What the history is read with. */
export interface HistoryClients {
  github: Pick<GitHub, 'lastSuccess' | 'commits' | 'compare'>
  clock: Pick<Clock, 'date'>
  log: Log
}

const mostPages = 10

/** Compares this run's commit with the one that `since` names. Throws if GitHub does not answer. */
export async function compareSince(since: Since, commit: RunCommit, clients: HistoryClients): Promise<Compared> {
  const base = await findBase(since, commit, clients)
  if (base.kind !== 'base') return base
  try {
    return await compare(base, commit, clients)
  } catch (error) {
    const isGone = error instanceof GitHubError && error.status === 404 && base.createdAt !== undefined
    if (!isGone || base.createdAt === undefined) throw error
    clients.log.warning(`GitHub no longer has the commit of ${base.name}. Changes since ${base.createdAt} are used.`)
    const earlier = await lastBefore(base.createdAt, base.name, { commit, clients })
    return earlier.kind === 'base' ? await compare(earlier, commit, clients) : earlier
  }
}

async function compare(
  { ref, name }: Base & { kind: 'base' },
  commit: RunCommit,
  { github, log }: HistoryClients,
): Promise<Compared> {
  const comparison = await github.compare(ref, commit.sha, 1)
  if (comparison.total === 0) return { kind: 'same', name }
  if (comparison.diverged) {
    log.warning(`The history was rewritten since ${name}. Changes since the last common commit are used.`)
  }
  return { kind: 'compared', ref, name, comparison }
}

async function findBase(since: Since, commit: RunCommit, clients: HistoryClients): Promise<Base> {
  switch (since.kind) {
    case 'ref':
      // `github.event.before` of the push that created the branch.
      if (/^0{40}$/.test(since.ref)) return { kind: 'no-base', why: 'The branch is new.' }
      return { kind: 'base', ref: since.ref, name: since.ref }
    case 'duration': {
      const { text, ms, until } = since
      const end = until === undefined ? clients.clock.date().getTime() : Date.parse(until)
      const time = new Date(end - ms).toISOString().replace(/\.\d+/, '')
      const name = until === undefined ? `the last ${text}` : `${text} before this workflow run was created`
      return await lastBefore(time, name, { commit, clients })
    }
    case 'last-success': {
      const run = await clients.github.lastSuccess(commit)
      if (run === undefined) {
        const { event, workflow, branch } = commit
        return { kind: 'no-base', why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.` }
      }
      const name = `the last successful run (${run.sha.slice(0, 7)})`
      if (run.sha === commit.sha) return { kind: 'same', name }
      return { kind: 'base', ref: run.sha, name, createdAt: run.createdAt }
    }
  }
}

/** The branch's own last commit before a time, ISO 8601: merged branches bring older ones, which were not there yet. */
async function lastBefore(
  time: string,
  name: string,
  { commit: { sha }, clients: { github, log } }: { commit: RunCommit; clients: HistoryClients },
): Promise<Base> {
  const parents = new Map<string, string | undefined>()
  let earliest: string | undefined = sha
  let last = 1
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.commits(sha, time, page)
    last = read.last
    for (const commit of read.commits) parents.set(commit.sha, commit.parents[0])
    while (earliest !== undefined && parents.has(earliest)) earliest = parents.get(earliest)
  }
  if (earliest === sha) return { kind: 'same', name }
  if (earliest === undefined) return { kind: 'no-base', why: `The repository has no commit from before ${time}.` }
  if (last > mostPages)
    log.warning(`More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`)
  return { kind: 'base', ref: earliest, name }
}
