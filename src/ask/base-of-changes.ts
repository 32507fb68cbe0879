import type { Environment } from '../environment.ts'
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
  | { kind: 'no-base'; why: string }

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
  requireCommit(history.commit, since)
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

function requireCommit({ sha, workflow, branch }: History['commit'], { kind }: Since): void {
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
      // `github.event.before` of the push that created the branch.
      if (/^0{40}$/.test(since.ref)) return { kind: 'no-base', why: 'The branch is new.' }
      return { kind: 'base', ref: since.ref, name: since.ref }
    case 'duration': {
      const { text, ms, until } = since
      // The runner's clock may be days off: then all changes would be skipped, or older ones would count.
      const end = until === undefined ? await github.now() : new Date(until)
      const time = new Date(end.getTime() - ms).toISOString().replace(/\.\d+/, '')
      const name =
        until === undefined ? `the last ${text}` : `${text} before this workflow run was created`
      return await lastBefore(time, name, history)
    }
    case 'last-success': {
      const run = await github.lastSuccess(commit)
      if (run === undefined) {
        const { event, workflow, branch } = commit
        return {
          kind: 'no-base',
          why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.`,
        }
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
  { commit: { sha }, github, log }: History,
): Promise<Base> {
  const parents = new Map<string, string | undefined>()
  let earliest: string | undefined = sha
  let last = 1
  const readPage = (page: number) => github.commits(sha, time, page)
  for await (const page of readPages(readPage, { most: mostPages })) {
    last = page.last
    for (const commit of page.commits) parents.set(commit.sha, commit.parents[0])
    while (earliest !== undefined && parents.has(earliest)) earliest = parents.get(earliest)
  }
  if (earliest === sha) return { kind: 'same', name }
  if (earliest === undefined)
    return { kind: 'no-base', why: `The repository has no commit from before ${time}.` }
  if (last > mostPages)
    log.warning(
      `More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`,
    )
  return { kind: 'base', ref: earliest, name }
}
